// What one signed-in editor sends to stop the others. Each attack runs in a process of its own.
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeEntry } from './entry';
import { makeFile, makeForm } from './files';

/** The address of the backend, and the headers of the attacker's session. */
export type Target = { address: string; headers: Record<string, string> };

type Attack = {
  name: string;
  /** Starts the attack, which goes on until its process ends. */
  start: (target: Target) => void;
};

/** The time after which a refused attacker tries again, in ms. */
const RETRY_MS = 100;
const LARGE_ROWS = 10_000;
const SEARCHES = ['a', 'silva', 'nf 1', 'comercial', '2026'];

/** Repeats a call from several connections, without a pause. */
function repeat(connections: number, call: (agent: Agent, index: number) => Promise<unknown>): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  for (let index = 0; index < connections; index += 1)
    void (async () => {
      for (;;) await call(agent, index).catch(() => pause(RETRY_MS));
    })();
}

type Sent = Pick<RequestOptions, 'agent' | 'method'> & {
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
};

/** Sends a request and reads its response. Rejects if the connection breaks. */
function send(target: Target, { path, body, headers, ...options }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(`${target.address}${path}`, {
      ...options,
      headers: { ...target.headers, ...length, ...headers },
    });
    sent.on('error', reject).on('response', (response: IncomingMessage) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode ?? 0))
        .resume();
    });
    sent.end(body);
  });
}

const sendJson = (target: Target, sent: Sent & { content: object }): Promise<number> => {
  const { content, ...options } = sent;
  const headers = { 'content-type': 'application/json' };
  return send(target, { method: 'POST', ...options, headers, body: JSON.stringify(content) });
};

/** Sends all of a large file except its end, and then a byte at a time. */
function uploadSlowly(target: Target, { body, headers }: ReturnType<typeof makeForm>): void {
  const sent = request(`${target.address}/api/entries/imports/preview`, {
    method: 'POST',
    headers: { ...target.headers, ...headers, 'content-length': body.length },
    agent: false,
  });
  let next = body.length - 1_000;
  const timer = setInterval(() => {
    sent.write(body.subarray(next, next + 1));
    next += 1;
  }, 1_000);
  const again = () => {
    clearInterval(timer);
    sent.destroy();
    setTimeout(() => uploadSlowly(target, { body, headers }), RETRY_MS);
  };
  sent.once('response', again).once('error', () => undefined);
  sent.once('close', () => clearInterval(timer));
  sent.write(body.subarray(0, next));
}

/** Asks for a file, and never reads its content. */
function readSlowly(target: Target): void {
  const sent = request(`${target.address}/api/entries/export?format=csv`, {
    headers: target.headers,
    agent: false,
  });
  const again = () => setTimeout(() => readSlowly(target), RETRY_MS);
  sent.once('response', (response: IncomingMessage) => {
    if (response.statusCode === 200) response.pause().once('close', again);
    else response.resume().once('end', again);
  });
  sent.once('error', again).end();
}

const ENTRY = makeEntry({ counterparty: 'Ataque', document: 'A 1', amountCents: 100 });

/** Makes the content of instalments of one cent each. */
function makeInstallments(count: number): object {
  const { dueOn } = ENTRY;
  const installments = Array.from({ length: count }, () => ({ dueOn, amountCents: 1 }));
  return { ...ENTRY, totalCents: count, installments };
}

export const ATTACKS: readonly Attack[] = [
  { name: 'none', start: () => setInterval(() => undefined, 1_000) },
  {
    name: '420 slow uploads',
    start: (target) => {
      const form = makeForm(makeFile({ bytes: 5_000_000 }));
      for (let count = 0; count < 420; count += 1) uploadSlowly(target, form);
    },
  },
  {
    name: 'three loops of exports',
    start: (target) => repeat(3, (agent) => send(target, { agent, path: '/api/entries/export?format=xlsx' })),
  },
  {
    name: 'two loops of reports',
    start: (target) =>
      repeat(2, (agent) =>
        sendJson(target, { agent, path: '/api/entries/report?status=overdue&sort=amount', content: {} }),
      ),
  },
  {
    name: 'eight slow readers of exports',
    start: (target) => {
      for (let count = 0; count < 8; count += 1) readSlowly(target);
    },
  },
  {
    name: 'two large imports at once',
    start: (target) => {
      let count = 0;
      repeat(2, (agent) => {
        count += 1;
        const { body, headers } = makeForm(makeFile({ rows: LARGE_ROWS, mark: `${process.pid} ${count}` }));
        return send(target, { agent, method: 'POST', path: '/api/entries/imports', headers, body });
      });
    },
  },
  {
    name: 'six loops of previews',
    start: (target) => {
      const { body, headers } = makeForm(makeFile({ rows: LARGE_ROWS }));
      const path = '/api/entries/imports/preview';
      repeat(6, (agent) => send(target, { agent, method: 'POST', path, headers, body }));
    },
  },
  {
    name: '60 loops of searches',
    start: (target) =>
      repeat(60, (agent, index) =>
        send(target, {
          agent,
          path: `/api/entries?sort=-amount&limit=100&search=${encodeURIComponent(SEARCHES[index % SEARCHES.length] ?? '')}`,
        }),
      ),
  },
  {
    name: '60 loops of dashboards',
    start: (target) =>
      repeat(60, (agent, index) =>
        send(target, { agent, path: `/api/dashboards/default?period=${index % 2 === 0 ? 'year' : '90d'}` }),
      ),
  },
  {
    name: '60 loops of new entries',
    start: (target) =>
      repeat(60, (agent) => sendJson(target, { agent, path: '/api/entries', content: ENTRY })),
  },
  {
    name: '60 loops of 999 instalments',
    start: (target) =>
      repeat(60, (agent) =>
        sendJson(target, { agent, path: '/api/entries/installments', content: makeInstallments(999) }),
      ),
  },
  {
    name: '60 loops of weekly series',
    start: (target) =>
      repeat(60, (agent) =>
        sendJson(target, { agent, path: '/api/series', content: { ...ENTRY, rhythm: 'week' } }),
      ),
  },
];
