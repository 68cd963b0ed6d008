import type { LogStream } from './log';

/**
 * Returns what shows the log to a person at a terminal; `undefined`, so that the lines stay JSON, where the development
 * dependencies are not installed.
 */
export async function readableLog(): Promise<LogStream | undefined> {
  const pretty = await import('pino-pretty').catch(() => null);
  return pretty?.default({
    sync: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    colorize: process.stdout.isTTY,
  });
}
