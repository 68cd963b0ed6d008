// The reference backend over HTTP, beside a bare argon2 loop and a bare Fastify that runs the same queries.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { SERVER_BUNDLE } from '../../scripts/serverBundle';
import { buildPortal, isBuilt } from '../../scripts/portalBuild';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { format, formatSamples, median, ratios, type Bench, type Table, type Target } from './measurement';
import { makeRequest, sendRepeatedly } from './rawLoad';
import { LOGINS, PASSWORD, PATHS, type Order, type Reply, type Started } from './serverOrders';

const SECONDS = 0.7;
/** A sign-in takes tens of milliseconds, so its rate needs a longer time. */
const SIGN_IN_SECONDS = 1.5;

/** Requests per second and server CPU of one request in ms, of the backend and of its reference, round by round. */
type Pair = {
  backend: number[];
  reference: number[];
  backendCpu: number[];
  referenceCpu: number[];
  failed: number;
};

const GETS = ['session', 'entries', 'dashboard', 'page'] as const;
const NAMES: Record<(typeof GETS)[number] | 'signIn', string> = {
  signIn: 'sign-in',
  session: 'GET session',
  entries: 'GET entries',
  dashboard: 'GET dashboard',
  page: 'GET /',
};

type Results = Record<keyof typeof NAMES, Pair>;

export const measureServer: Bench = async ({ rounds, log }) => {
  if (!isBuilt()) buildPortal();
  const byDatabase: Record<string, Results> = {
    'embedded database': await measureOn('embedded', rounds, log),
  };
  const postgres = findPostgres();
  if ('reason' in postgres) log(`PostgreSQL: skipped, because ${postgres.reason}`);
  else {
    const server = await makeTestServer(postgres);
    try {
      await server.start();
      byDatabase['PostgreSQL'] = await measureOn(server.url, rounds, log);
    } finally {
      await server.remove();
    }
  }
  return summarize(byDatabase);
};

async function measureOn(address: string, rounds: number, log: (line: string) => void): Promise<Results> {
  const server = await startServer(address);
  const { started, order } = server;
  const makePair = (): Pair => ({ backend: [], reference: [], backendCpu: [], referenceCpu: [], failed: 0 });
  const results: Results = {
    signIn: makePair(),
    session: makePair(),
    entries: makePair(),
    dashboard: makePair(),
    page: makePair(),
  };
  const measure = async (origin: string, requests: readonly string[], seconds: number) => {
    const before = await order({ kind: 'cpu' });
    const { answered, perSecond, failed } = await sendRepeatedly(origin, requests, seconds);
    const cpu = ((await order({ kind: 'cpu' })) - before) / answered;
    return { perSecond, failed, cpu };
  };
  const measureBackend = async (pair: Pair, requests: readonly string[], seconds: number) => {
    const { perSecond, failed, cpu } = await measure(started.backend, requests, seconds);
    pair.backend.push(perSecond);
    pair.backendCpu.push(cpu);
    pair.failed += failed;
  };
  const runInTurn = async (round: number, works: (() => Promise<void>)[]) => {
    for (const work of round % 2 === 0 ? works : works.reverse()) await work();
  };
  try {
    // The first requests compile the code.
    for (const get of GETS)
      for (const origin of [started.backend, started.reference])
        await measure(origin, makeGet(origin, get, started.token), SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      log(`${address === 'embedded' ? 'embedded database' : 'PostgreSQL'}, round ${round + 1} of ${rounds}`);
      await runInTurn(round, [
        async () => {
          const { signIn } = results;
          signIn.reference.push(await order({ kind: 'hash', seconds: SIGN_IN_SECONDS }));
          signIn.referenceCpu.push(Number.NaN);
        },
        () => measureBackend(results.signIn, makeSignIn(started.backend), SIGN_IN_SECONDS),
      ]);
      for (const get of GETS) {
        const pair = results[get];
        await runInTurn(round, [
          async () => {
            const { perSecond, failed, cpu } = await measure(
              started.reference,
              makeGet(started.reference, get, started.token),
              SECONDS,
            );
            pair.reference.push(perSecond);
            pair.referenceCpu.push(cpu);
            pair.failed += failed;
          },
          () => measureBackend(pair, makeGet(started.backend, get, started.token), SECONDS),
        ]);
      }
    }
    return results;
  } finally {
    await server.stop();
  }
}

/** Returns the request of each connection. */
const makeGet = (origin: string, get: (typeof GETS)[number], token: string): string[] =>
  LOGINS.map(() => makeRequest(origin, { path: PATHS[get], headers: { authorization: `Bearer ${token}` } }));

const makeSignIn = (origin: string): string[] =>
  LOGINS.map((login) =>
    makeRequest(origin, {
      method: 'POST',
      path: '/api/authorization/getToken',
      body: JSON.stringify({ ds_Login: login, ds_Senha: PASSWORD }),
    }),
  );

/** Bundles the process like the shipped server, because tsx adds code to each function. Returns the file. */
function bundleProcess(): string {
  const outdir = join('.cache', 'bench', 'server');
  buildSync({ ...SERVER_BUNDLE, entryPoints: [join(import.meta.dirname, 'serverProcess.ts')], outdir });
  return join(outdir, 'serverProcess.mjs');
}

/** Starts the process with both servers. `BENCH_PROFILE=folder` writes a CPU profile of it. */
async function startServer(address: string) {
  const profile = process.env['BENCH_PROFILE'];
  const child = fork(bundleProcess(), [address], {
    execArgv: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = await readMessage<Started>(child);
  let lastId = 0;
  const resolvers = new Map<number, (value: number) => void>();
  child.on('message', ({ id, value }: Reply) => {
    resolvers.get(id)?.(value);
    resolvers.delete(id);
  });
  return {
    started,
    order: (parts: { kind: 'cpu' } | { kind: 'hash'; seconds: number }) =>
      new Promise<number>((resolve) => {
        lastId += 1;
        resolvers.set(lastId, resolve);
        child.send({ id: lastId, ...parts } satisfies Order);
      }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.send({ id: 0, kind: 'stop' } satisfies Order);
      await ended;
    },
  };
}

async function readMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: T) => resolve(message));
    child.once('exit', (code) => reject(new Error(`The server process ended with code ${code ?? 'null'}.`)));
  });
}

function summarize(byDatabase: Record<string, Results>) {
  const tables = Object.entries(byDatabase).map(([database, results]): Table => ({
    title: `Requests per second, ${database}`,
    head: ['', 'backend', 'reference', 'ratio (range)', 'CPU', 'CPU of the reference', 'failed'],
    rows: listMeasured(results).map((key) => {
      const { backend, reference, backendCpu, referenceCpu, failed } = results[key];
      return [
        NAMES[key],
        median(backend).toFixed(median(backend) < 100 ? 1 : 0),
        median(reference).toFixed(median(reference) < 100 ? 1 : 0),
        formatSamples(ratios(backend, reference), '×'),
        `${median(backendCpu).toFixed(2)} ms`,
        Number.isFinite(median(referenceCpu))
          ? `${median(referenceCpu).toFixed(2)} ms`
          : format(Number.NaN, 'ms'),
        String(failed),
      ];
    }),
  }));
  const targets = Object.entries(byDatabase).flatMap(([database, results]) =>
    listMeasured(results).flatMap((key): Target[] => {
      if (key === 'page') return [];
      const { backend, reference } = results[key];
      const isSignIn = key === 'signIn';
      return [
        {
          what: isSignIn
            ? `sign-ins against a bare argon2 loop, ${database}`
            : `${NAMES[key]} against a bare route with the same queries, ${database}`,
          unit: '×',
          line: isSignIn ? 0.8 : 0.5,
          isAtLeast: true,
          samples: ratios(backend, reference),
        },
      ];
    }),
  );
  return { raw: byDatabase, tables, targets };
}

const listMeasured = (results: Results) =>
  ['signIn' as const, ...GETS].filter((key) => results[key].backend.length > 0);
