import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/database';

/** State of the process. Start and stop change the fields. */
export type Readiness = {
  /** Whether the tables have been migrated. */
  isMigrated: boolean;
  /** Whether a stop has begun. Load balancers should send no further requests. */
  isStopping: boolean;
};

type State = 'ok' | 'stopping' | 'database' | 'migrations';

/** Time limit for the database to respond, in ms. */
const PROBE_MS = 2_000;

/**
 * Adds `GET /healthz`, which always responds with 200, and `GET /readyz`. The latter responds with 200, or with 503 and
 * the word `stopping`, `database` or `migrations`.
 * @param database `null` if the API is elsewhere. The process is then ready as soon as it listens.
 */
export function addHealth(
  app: FastifyInstance,
  {
    database,
    readiness,
    probeMs = PROBE_MS,
  }: { database: Database | null; readiness: Readiness; probeMs?: number | undefined },
): void {
  const probe = database && makeProbe(database, probeMs);
  let loggedState: State = 'ok';

  const findState = async (): Promise<State> => {
    if (readiness.isStopping) return 'stopping';
    if (probe === null) return 'ok';
    if (!(await probe())) return 'database';
    return readiness.isMigrated ? 'ok' : 'migrations';
  };

  app.get('/healthz', (_request, reply) => sendState(reply, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const state = await findState();
    // Only a change is logged, because probes arrive every few seconds.
    if (state !== loggedState) {
      app.log[state === 'ok' ? 'info' : 'warn']({ event: 'readiness', state }, 'the readiness changed');
      loggedState = state;
    }
    return sendState(reply, state);
  });
}

const sendState = (reply: FastifyReply, state: State): FastifyReply =>
  reply
    .code(state === 'ok' ? 200 : 503)
    .type('text/plain; charset=utf-8')
    .send(`${state}\n`);

/** Returns a function that checks whether the database responds. Concurrent calls share one query. */
function makeProbe(database: Database, probeMs: number): () => Promise<boolean> {
  let runningProbe: Promise<boolean> | null = null;
  const ask = () =>
    database
      .probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        runningProbe = null;
      });
  return () => {
    runningProbe ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, probeMs, false);
    });
    return Promise.race([runningProbe, timeout]).finally(() => {
      clearTimeout(timer);
    });
  };
}
