import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/open';

/** What the process knows of itself. Whoever starts and stops it changes the fields. */
export type Readiness = {
  /** The tables are those of this release. */
  isMigrated: boolean;
  /** A stop has begun, so that no new request should be sent here. */
  isStopping: boolean;
};

type State = 'ok' | 'stopping' | 'database' | 'migrations';

/** How long a probe waits for the database, in ms. */
const PROBE_MS = 2_000;

/**
 * Adds `GET /healthz`, which says that the process responds, and `GET /readyz`, which says whether it can serve: 200, or
 * 503 with the word `stopping`, `database` or `migrations`.
 * @param database `null`: the API is elsewhere, and listening is enough.
 */
export function addHealth(
  app: FastifyInstance,
  {
    database,
    readiness,
    probeMs = PROBE_MS,
  }: { database: Database | null; readiness: Readiness; probeMs?: number | undefined },
): void {
  const isResponding = database && makeProbe(database, probeMs);
  let last: State = 'ok';

  const judge = async (): Promise<State> => {
    if (readiness.isStopping) return 'stopping';
    if (isResponding === null) return 'ok';
    if (!(await isResponding())) return 'database';
    return readiness.isMigrated ? 'ok' : 'migrations';
  };

  app.get('/healthz', (_request, reply) => sendState(reply, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const state = await judge();
    // Probes come every few seconds, so only a change is logged.
    if (state !== last) {
      app.log[state === 'ok' ? 'info' : 'warn']({ event: 'readiness', state }, 'the readiness changed');
      last = state;
    }
    return sendState(reply, state);
  });
}

const sendState = (reply: FastifyReply, state: State): FastifyReply =>
  reply
    .code(state === 'ok' ? 200 : 503)
    .type('text/plain; charset=utf-8')
    .send(`${state}\n`);

/** Asks the database whether it responds. Callers at the same time share one query, however long it takes. */
function makeProbe(database: Database, probeMs: number): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  const ask = () =>
    database
      .probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = null;
      });
  return () => {
    const asked = (underWay ??= ask());
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, probeMs, false);
    });
    return Promise.race([asked, tooLate]).finally(() => {
      clearTimeout(timer);
    });
  };
}
