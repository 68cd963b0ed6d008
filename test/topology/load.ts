import { setTimeout as pause } from 'node:timers/promises';
import { makeAuthorization, makeClient, readField, signIn, type Received, type Send } from './request';

/** What people do: `sign-in` and `write` are a POST, `read` is a GET of the API, `file` is a file of the portal. */
export type Kind = 'sign-in' | 'write' | 'read' | 'file';

type Outcome = {
  kind: Kind;
  /** 0: the connection broke. */
  status: number;
  isExpected: boolean;
  endedAt: number;
  wasResent: boolean;
};

/** The requests that ended in a span of time. */
export type Measurement = {
  sent: number;
  failed: Record<Kind, number>;
  /** The statuses of failed requests, 0 for a broken connection. */
  statuses: number[];
  resent: number;
  /** The longest time without an expected response, in ms. */
  longestGapMs: number;
};

/** Records the requests of a load. */
export type Recorder = {
  /** Waits for a response. Returns null if the connection broke. */
  record: (
    kind: Kind,
    call: () => Promise<Received>,
    isExpected?: (received: Received) => boolean,
  ) => Promise<Received | null>;
  /** Runs work, and returns the requests that ended meanwhile. */
  measure: (work: () => Promise<void>) => Promise<Measurement>;
};

export type Load = {
  measure: Recorder['measure'];
  /** Returns how many of all sessions that were ever issued are not valid any more. */
  countLost(): Promise<number>;
  countIssued(): number;
  stop(): Promise<void>;
};

/** The pause of a person between two requests. */
const THINKING_MS = 60;
const READS = [
  '/api/session',
  '/api/dashboards/default',
  '/api/dashboards/vendas?period=30d',
  '/api/entries?status=open&limit=50',
  '/api/dashboards',
];

export function makeRecorder(): Recorder {
  const outcomes: Outcome[] = [];
  return {
    async record(kind, call, isExpected = ({ status }) => status === 200) {
      const received = await call().catch(() => null);
      outcomes.push({
        kind,
        status: received?.status ?? 0,
        isExpected: received !== null && isExpected(received),
        endedAt: performance.now(),
        wasResent: received?.wasResent ?? false,
      });
      return received;
    },
    async measure(work) {
      const firstOutcome = outcomes.length;
      const startedAt = performance.now();
      await work();
      return summarize(outcomes.slice(firstOutcome), startedAt, performance.now());
    },
  };
}

const isSignedIn = (received: Received): boolean =>
  received.status === 200 && readField(received, 'statusLogin') === 0;

/** Lets some people sign in and read dashboards, again and again, until the load is stopped. */
export function startLoad(address: string, logins: readonly string[], files: () => readonly string[]): Load {
  const { record, measure } = makeRecorder();
  const tokens: string[] = [];
  let hasEnded = false;
  // A function, because the compiler would take the variable in the loops for a constant.
  const isOver = () => hasEnded;

  async function live(login: string, send: Send): Promise<void> {
    while (!isOver()) {
      const signedIn = await record('sign-in', () => signIn(send, login), isSignedIn);
      const token = signedIn === null ? undefined : readField(signedIn, 'ds_Token');
      await pause(THINKING_MS);
      if (typeof token !== 'string') continue;
      tokens.push(token);
      for (const path of READS) {
        if (isOver()) return;
        await record('read', () => send({ path, headers: makeAuthorization(token) }));
        for (const file of files()) await record('file', () => send({ path: file }));
        await pause(THINKING_MS);
      }
    }
  }

  const clients = logins.map((_login, index) => makeClient(address, `127.0.0.${index + 2}`));
  const lives = Promise.all(clients.map(({ send }, index) => live(logins[index] ?? '', send)));
  return {
    measure,
    async countLost() {
      const { send, close } = makeClient(address, '127.0.0.200');
      const uncheckedTokens = [...tokens];
      let lost = 0;
      const check = async () => {
        for (let token = uncheckedTokens.pop(); token !== undefined; token = uncheckedTokens.pop()) {
          const { status } = await send({ path: '/api/session', headers: makeAuthorization(token) });
          if (status !== 200) lost += 1;
        }
      };
      await Promise.all(Array.from({ length: 6 }, check));
      close();
      return lost;
    },
    countIssued: () => tokens.length,
    async stop() {
      hasEnded = true;
      await lives;
      for (const { close } of clients) close();
    },
  };
}

function summarize(outcomes: Outcome[], startedAt: number, endedAt: number): Measurement {
  const failures = outcomes.filter(({ isExpected }) => !isExpected);
  const count = (kind: Kind) => failures.filter((outcome) => outcome.kind === kind).length;
  const times = [
    startedAt,
    ...outcomes.filter(({ isExpected }) => isExpected).map((outcome) => outcome.endedAt),
    endedAt,
  ];
  return {
    sent: outcomes.length,
    failed: {
      'sign-in': count('sign-in'),
      write: count('write'),
      read: count('read'),
      file: count('file'),
    },
    statuses: [...new Set(failures.map(({ status }) => status))].sort((a, b) => a - b),
    resent: outcomes.filter(({ wasResent }) => wasResent).length,
    longestGapMs: times.reduce(
      (longest, time, index) => Math.max(longest, time - (times[index - 1] ?? time)),
      0,
    ),
  };
}
