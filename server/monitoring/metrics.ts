import fastify from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listen, type Endpoint } from '../http/listen';

/** Metrics of the process. Labels have few values and no personal data: no path, address, login or user. */
export type Metrics = ReturnType<typeof makeMetrics>;

/** Returns new metrics for one app. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const verificationSeconds = new Histogram({
    name: 'portaria_password_verification_seconds',
    help: 'Time to compare a password with its hash, without the wait in the queue.',
    registers,
  });
  return {
    registry,
    signIns: new Counter({
      name: 'portaria_sign_ins_total',
      help: 'Sign-ins by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    passwordChanges: new Counter({
      name: 'portaria_password_changes_total',
      help: 'Changes of the own password by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    observeVerification: (seconds: number): void => {
      verificationSeconds.observe(seconds);
    },
    responses: new Counter({
      name: 'portaria_responses_total',
      help: 'Responses by operation of the API, or by area of the portal, and by status. `cut`: the response was not sent completely.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    responseSeconds: new Histogram({
      name: 'portaria_response_seconds',
      help: 'Time from a request to the end of its response.',
      labelNames: ['operation'],
      registers,
    }),
    evictedConnections: new Counter({
      name: 'portaria_connections_evicted_total',
      help: 'Idle connections that were closed to make room for others.',
      registers,
    }),
    refusedConnections: new Counter({
      name: 'portaria_connections_refused_total',
      help: 'New connections that were closed because all others were busy.',
      registers,
    }),
    /** Adds a gauge whose value is read at each request for the metrics. */
    watch: (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}

/**
 * Serves these metrics and the default metrics of Node at `GET /metrics`, for Prometheus.
 * @throws CannotStart
 */
export async function serveMetrics(
  { registry }: Metrics,
  endpoint: Endpoint,
): Promise<{ address: string; close: () => Promise<void> }> {
  collectDefaultMetrics({ register: registry });
  const app = fastify({ forceCloseConnections: true, requestTimeout: 10_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  const address = await listen(app, endpoint, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  return { address, close: () => app.close() };
}
