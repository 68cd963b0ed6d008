import { loadavg, cpus } from 'node:os';
import { makeAuthorization, makeClient, readField, signIn, type Received, type Send } from './request';
import { LOGINS, type Site } from './site';

export type Work = {
  name: string;
  clients: number;
  run: (send: Send, login: string, token: string) => Promise<Received>;
};

const makeGet =
  (path: string): Work['run'] =>
  (send, _login, token) =>
    send({ path, headers: makeAuthorization(token) });

export const WORKS: Work[] = [
  { name: 'sign-ins', clients: 6, run: (send, login) => signIn(send, login) },
  { name: 'sessions (GET session)', clients: 12, run: makeGet('/api/session') },
  { name: 'dashboards (default, month)', clients: 12, run: makeGet('/api/dashboards/default?period=month') },
  { name: 'pages of entries', clients: 12, run: makeGet('/api/entries?status=open&limit=50') },
  { name: 'the page (index.html)', clients: 12, run: (send) => send({ path: '/user/login' }) },
];

/** Measures each kind of work with one replica and with two. Returns the rows of a table. */
export async function measureCapacity(site: Site, seconds: number): Promise<string[][]> {
  const { nginx, replicas } = site;
  const rows: string[][] = [];
  for (const count of [1, 2]) {
    nginx.useReplicas(replicas.slice(0, count).map(({ host }) => host));
    await nginx.reload();
    for (const work of WORKS)
      rows.push([work.name, String(count), ...(await measureWork([nginx.address], work, seconds))]);
  }
  const findOrder = ([name]: string[]) => WORKS.findIndex((work) => work.name === name);
  return [
    ['work', 'replicas', 'clients', 'per second', 'median', '95 %', 'failed', 'load', 'client CPU'],
    // The rows of one kind of work follow each other, to compare one replica with two.
    ...rows.sort((a, b) => findOrder(a) - findOrder(b)),
  ];
}

/**
 * Measures one kind of work, whose clients are spread over the addresses. Returns clients, requests per second, median
 * and 95 % of their times, failures, load average, and the clients' share of the machine.
 */
export async function measureWork(
  addresses: readonly string[],
  { clients, run }: Work,
  seconds: number,
): Promise<string[]> {
  const times: number[] = [];
  let failed = 0;
  const people = Array.from({ length: clients }, (_one, index) => ({
    ...makeClient(addresses[index % addresses.length] ?? '', `127.0.0.${index + 2}`),
    login: LOGINS[index % LOGINS.length] ?? '',
  }));
  const tokens = await Promise.all(
    people.map(async ({ send, login }) => String(readField(await signIn(send, login), 'ds_Token'))),
  );
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const endAt = startedAt + seconds * 1000;
  await Promise.all(
    people.map(async ({ send, login }, index) => {
      while (performance.now() < endAt) {
        const sentAt = performance.now();
        const { status } = await run(send, login, tokens[index] ?? '');
        if (status === 200) times.push(performance.now() - sentAt);
        else failed += 1;
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const perSecond = times.length / elapsed;
  for (const { close } of people) close();
  times.sort((a, b) => a - b);
  const formatPercentile = (share: number) =>
    `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  return [
    String(clients),
    perSecond.toFixed(perSecond < 100 ? 1 : 0),
    formatPercentile(0.5),
    formatPercentile(0.95),
    String(failed),
    (loadavg()[0] ?? 0).toFixed(1),
    `${Math.round(((user + system) / 1e6 / elapsed / cpus().length) * 100)} %`,
  ];
}
