import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeEntry } from '../attacks/entry';
import { makeRecorder, type Recorder } from '../topology/load';
import { makeAuthorization, makeClient, readField, signIn, type Send } from '../topology/request';

/** The pause between two entries of a person, and before the same request is sent again. */
const PAUSE_MS = 50;
const COUNTERPARTY = 'Standby';

/** People who add entries, each with a key, until the response says that the entry is stored. */
export type Writers = {
  measure: Recorder['measure'];
  /**
   * Compares the acknowledged entries with those of a database.
   * @param moment `lostBefore` are the lost entries that were acknowledged before this time.
   */
  count(
    url: string,
    moment: number,
  ): Promise<Record<'acknowledged' | 'lost' | 'lostBefore' | 'doubled', number>>;
  stop(): Promise<void>;
};

/**
 * Resolves when all people are signed in.
 * @param name part of the documents of the entries.
 */
export async function startWriters(
  address: string,
  logins: readonly string[],
  name: string,
): Promise<Writers> {
  const { record, measure } = makeRecorder();
  /** When each entry was acknowledged, by its document. */
  const acknowledged = new Map<string, number>();
  let hasEnded = false;
  // A function, because the compiler would take the variable in the loops for a constant.
  const isOver = () => hasEnded;
  let next = 1;

  async function fetchToken(send: Send, login: string): Promise<string> {
    while (!isOver()) {
      const received = await signIn(send, login).catch(() => null);
      const token = received === null ? undefined : readField(received, 'ds_Token');
      if (typeof token === 'string') return token;
      await pause(PAUSE_MS);
    }
    return '';
  }

  async function add(send: Send, token: string, document: string): Promise<number> {
    const received = await record(
      'write',
      () =>
        send({
          method: 'POST',
          path: '/api/entries',
          headers: {
            ...makeAuthorization(token),
            'content-type': 'application/json',
            'idempotency-key': `"${document}"`,
          },
          body: JSON.stringify(makeEntry({ counterparty: COUNTERPARTY, document, amountCents: 100 })),
        }),
      ({ status }) => status === 201,
    );
    return received?.status ?? 0;
  }

  async function write(login: string, send: Send, firstToken: string): Promise<void> {
    let token = firstToken;
    while (!isOver()) {
      const document = `${name} ${next}`;
      next += 1;
      let status = 0;
      while (status !== 201 && !isOver()) {
        await pause(PAUSE_MS);
        status = await add(send, token, document);
        // A failover without synchronous commit may lose the session.
        if (status === 401) token = await fetchToken(send, login);
      }
      if (status === 201) acknowledged.set(document, Date.now());
    }
  }

  const clients = logins.map((_login, index) => makeClient(address, `127.0.1.${index + 2}`));
  const tokens = await Promise.all(clients.map(({ send }, index) => fetchToken(send, logins[index] ?? '')));
  const people = Promise.all(
    clients.map(({ send }, index) => write(logins[index] ?? '', send, tokens[index] ?? '')),
  );
  return {
    measure,
    async count(url, moment) {
      const stored = await countStored(url);
      const lost = [...acknowledged].filter(([document]) => !stored.has(document));
      return {
        acknowledged: acknowledged.size,
        lost: lost.length,
        lostBefore: lost.filter(([, time]) => time < moment).length,
        doubled: [...stored.values()].filter((count) => count > 1).length,
      };
    },
    async stop() {
      hasEnded = true;
      await people;
      for (const { close } of clients) close();
    },
  };
}

/** Returns how often each document is stored. */
async function countStored(url: string): Promise<Map<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ document: string; count: number }>(
    'select document, count(*)::integer as count from entries where counterparty = $1 group by 1',
    [COUNTERPARTY],
  );
  await client.end();
  return new Map(rows.map(({ document, count }) => [document, count]));
}
