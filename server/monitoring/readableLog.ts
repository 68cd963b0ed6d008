import type { LogStream } from './log';

/**
 * Returns a stream that formats the log for a terminal, or `undefined` if the development dependencies are not
 * installed. The lines are JSON then.
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
