import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../errors/errorCode';
import type { LogLevel } from '../settings/settings';

/** Receives the lines of the log. Each one is a JSON text. */
export type LogStream = {
  write(line: string): void;
};

/**
 * Options of Fastify's logger: one JSON line per event, time in UTC. Addresses and headers of requests are not logged,
 * because they can contain secrets.
 */
export function logOptions(level: LogLevel, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    // The logger inserts this text into its JSON.
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    ...(stream && { stream }),
  };
}

/** Returns type, code and stack of an error, without the statement, parameters and rows of a database error. */
function describeError(error: unknown) {
  const source = error instanceof DrizzleQueryError ? (error.cause ?? new Error('query failed')) : error;
  if (!(source instanceof Error)) return { type: typeof source, message: '', stack: '' };
  return {
    type: source.constructor.name,
    message: source.message,
    ...(errorCode(source) !== '' && { code: errorCode(source) }),
    stack: source.stack ?? '',
  };
}
