import type { FastifyInstance } from 'fastify';
import type { Passwords } from '../auth/passwords';
import type { RateLimiter } from '../auth/rateLimiter';
import type { Database } from '../database/database';
import { findArea } from '../http/address';
import { readOperationId } from '../http/description';
import type { Metrics } from './metrics';

/** Counts and times every response. */
export function measureResponses(app: FastifyInstance, { responses, responseSeconds }: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    const measure = (status: string) => {
      const area = findArea(request.url);
      const operation = area === 'api' ? (readOperationId(request) ?? 'unknown') : area;
      responses.inc({ operation, status });
      responseSeconds.observe({ operation }, reply.elapsedTime / 1000);
    };
    // Fastify's `onResponse` is not called if the client disconnects first.
    let isSent = false;
    reply.raw.once('finish', () => {
      isSent = true;
      measure(String(reply.statusCode));
    });
    reply.raw.once('close', () => {
      if (!isSent) measure('cut');
    });
    done();
  });
}

/** Adds the metrics of waiting sign-ins and of connections to a database server. */
export function watchLoad(
  { watch }: Metrics,
  {
    passwords,
    rateLimiter,
    database,
  }: { passwords: Passwords; rateLimiter: RateLimiter; database: Database },
): void {
  const { countWaiting, countRunning } = passwords.load;
  watch(
    'portaria_sign_ins_waiting',
    'Sign-ins that wait for another one on the same login.',
    rateLimiter.countWaiting,
  );
  watch('portaria_password_turns_waiting', 'Passwords that wait to be hashed or compared.', countWaiting);
  watch('portaria_password_turns_running', 'Passwords that are hashed or compared now.', countRunning);
  const { pool } = database;
  if (pool === null) return;
  watch('portaria_database_connections_open', 'Connections to the database.', () => pool.totalCount);
  watch(
    'portaria_database_connections_idle',
    'Connections to the database without a query.',
    () => pool.idleCount,
  );
  watch('portaria_database_queries_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
}
