// What one request costs: its time, and the time and the pages of its statements on PostgreSQL.
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Request } from './rowRequests';

export type Cost = {
  /** Of the whole request, without the network. */
  ms: number;
  databaseMs: number;
  statements: number;
  /** Pages of 8 kB that the statements read, from memory or not. */
  buffers: number;
  /** Why the request was refused, for example because a statement took too long. */
  refusal: string | null;
};

/** Sends a request and waits for its whole body. */
export async function send(
  app: FastifyInstance,
  request: Request,
): Promise<{ refusal: string | null; text: string }> {
  const { statusCode, body } = await app.inject({ method: 'GET', ...request });
  if (statusCode < 300) return { refusal: null, text: body };
  const refusal = readText(body, 'reason');
  if (refusal === '') throw new Error(`${request.url}: ${statusCode} ${body}`);
  return { refusal, text: body };
}

/** Returns a property of a JSON body, or an empty text. */
export function readText(body: string, name: string): string {
  const content: unknown = JSON.parse(body);
  const value: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, name) : null;
  return typeof value === 'string' ? value : '';
}

/**
 * Measures a request.
 * @param statistics a connection to a server with pg_stat_statements.
 */
export async function measureCost(
  app: FastifyInstance,
  statistics: pg.Client,
  request: Request,
): Promise<{ cost: Cost; text: string }> {
  await statistics.query('select pg_stat_statements_reset()');
  const start = performance.now();
  const { refusal, text } = await send(app, request);
  const ms = performance.now() - start;
  const { rows } = await statistics.query<{ ms: number; statements: number; buffers: number }>(`
    select sum(total_exec_time)::float8 as ms, sum(calls)::float8 as statements,
      sum(shared_blks_hit + shared_blks_read)::float8 as buffers
    from pg_stat_statements where query not like '%pg_stat_statements%'`);
  const [{ ms: databaseMs, statements, buffers } = { ms: 0, statements: 0, buffers: 0 }] = rows;
  return { cost: { ms, databaseMs, statements, buffers, refusal }, text };
}

export const findFastest = <One extends Cost>(costs: readonly One[]): One =>
  costs.reduce((fastest, cost) => (cost.ms < fastest.ms ? cost : fastest));
