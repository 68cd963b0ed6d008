import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../errorCode';
import type { LogLevel } from '../settings';

/** Takes the log's lines, one JSON text each. */
export type LogStream = {
  write(line: string): void;
};

/**
 * One JSON line per event, UTC. Requests are not logged as such (their addresses and headers can hold secrets): the
 * events are, by who (a user's id), what and when.
 */
export function logOptions(level: LogLevel, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    ...(stream && { stream }),
  };
}

/** Type, code and stack of an error, without what a database error quotes: statement, parameters, rows. */
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
