// Random acts out of lines of two accounts, beside a model of what is in the books.
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { addLine } from '../../test/support/backend/statementLines';
import { moneyAccounts } from '../database/bankTables';
import { company } from '../database/tables';
import { makeRandom, type Random } from '../demonstration/random';

const NOW = new Date('2026-11-27T15:00:00Z');
const ACCOUNTS = ['1', '2'];

let app: FastifyInstance;
let authorization = '';
const database = useTestDatabase(async (empty) => {
  await addUser(empty, { login: '1', role: 'admin', name: 'Ana' });
  await empty.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
  await empty.queries
    .insert(moneyAccounts)
    .values({ id: 2, name: 'Poupança', kind: 'bank', openingOn: '2026-01-01' });
  app = await buildTestApp(empty, { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '1')}`;
});
afterEach(() => app.close());

async function send<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<T> {
  const response = await app.inject({
    ...{ method, url: `/api${path}`, headers: { authorization } },
    ...(payload && { payload }),
  });
  expect({ path, status: response.statusCode }).toEqual({ path, status: response.body === '' ? 204 : 200 });
  return (response.body === '' ? null : response.json()) as T;
}

/** What a line is in the model. A transfer that was made for it alone has no other line. */
type Line = {
  id: string;
  account: string;
  cents: number;
  state: 'new' | 'entry' | 'ignored' | 'transfer';
  /** Whether a person has changed its entry. */
  isTouched: boolean;
  other: Line | null;
};
type StoredLine = { id: string; version: number; state: string };
type Entry = { id: string; note?: string; openCents: number; counterparty: string };

const readLines = async (): Promise<StoredLine[]> => {
  const lists = await Promise.all(
    ACCOUNTS.map((id) => send<{ lines: StoredLine[] }>('GET', `/money-accounts/${id}/lines`)),
  );
  return lists.flatMap(({ lines }) => lines);
};
const readEntries = async () => (await send<{ entries: Entry[] }>('GET', '/entries?limit=100')).entries;

/** What the books have: the balances, the states of the lines, and what is open. */
async function readBooks() {
  const { accounts } = await send<{ accounts: { balanceCents: number }[] }>('GET', '/money-accounts');
  const open = (await readEntries()).map(({ openCents }) => openCents);
  return {
    balances: accounts.map(({ balanceCents }) => balanceCents),
    states: Object.fromEntries((await readLines()).map(({ id, state }) => [id, state])),
    openCents: open.reduce((sum, cents) => sum + cents, 0),
    entries: open.length,
  };
}

function expectBooks(lines: readonly Line[], left: readonly number[]) {
  const balanceOf = (account: string) =>
    lines.reduce((sum, line) => {
      if (line.account === account)
        return line.state === 'entry' || line.state === 'transfer' ? sum + line.cents : sum;
      // The other side of a transfer that no line shows there.
      return line.state === 'transfer' && line.other === null ? sum - line.cents : sum;
    }, 0);
  const isMatched = ({ state }: Line) => state === 'entry' || state === 'transfer';
  return {
    balances: ACCOUNTS.map(balanceOf),
    states: Object.fromEntries(lines.map((line) => [line.id, isMatched(line) ? 'matched' : line.state])),
    openCents: left.reduce((sum, cents) => sum + cents, 0),
    entries: left.length + lines.filter(({ state }) => state === 'entry').length,
  };
}

async function act(random: Random, lines: readonly Line[], left: number[]): Promise<void> {
  const line = random.frequent([...lines].sort(() => (random.chance(0.5) ? 1 : -1)));
  const stored = await readLines();
  const versionOf = ({ id }: Line) => stored.find((one) => one.id === id)?.version ?? 0;
  const post = (what: string, body: object = {}) =>
    send('POST', `/statements/lines/${line.id}/${what}`, { version: versionOf(line), ...body });
  if (line.state === 'ignored') {
    await post('restore');
    line.state = 'new';
  } else if (line.state === 'new') {
    const other = lines.find(
      (one) => one.state === 'new' && one.account !== line.account && one.cents === -line.cents,
    );
    const what = random.weighted([
      ['entry', 4],
      ['transfer', 3],
      ['ignored', 1],
    ] as const);
    if (what === 'ignored') await post('ignore', { reason: 'Teste' });
    else if (what === 'entry')
      await post('record', {
        entry: {
          ...{ counterparty: `Linha ${line.id}`, form: 'pix' },
          category: line.cents > 0 ? 'Venda de mercadorias' : 'Aluguel',
        },
      });
    else {
      const otherLine = other && { id: other.id, version: versionOf(other) };
      const otherAccountId = line.account === '1' ? '2' : '1';
      await post('record', { transfer: { otherAccountId, ...(otherLine && { otherLine }) } });
      line.other = other ?? null;
      if (other) Object.assign(other, { state: 'transfer', other: line });
    }
    line.state = what;
  } else if (line.state === 'entry' && !line.isTouched && random.chance(0.3)) {
    const entry = (await readEntries()).find(
      ({ counterparty, openCents }) => counterparty === `Linha ${line.id}` && openCents === 0,
    );
    await send('PUT', `/entries/${entry?.id ?? ''}`, { ...entry, document: 'Conferido' });
    line.isTouched = true;
  } else {
    await post('unmatch');
    if (line.state === 'entry' && line.isTouched) left.push(Math.abs(line.cents));
    for (const one of [line, line.other])
      if (one) Object.assign(one, { state: 'new', isTouched: false, other: null });
  }
}

async function play(seed: number, acts: number): Promise<void> {
  const random = makeRandom(seed);
  const lines: Line[] = [];
  const left: number[] = [];
  for (const account of ACCOUNTS)
    for (let number = 0; number < 6; number += 1) {
      // Few amounts, so that many lines have another side.
      const cents = random.within(1, 3) * 1_000 * (random.chance(0.5) ? 1 : -1);
      const day = `2026-11-${String(random.within(10, 20))}`;
      const id = await addLine(database(), { accountId: Number(account), cents, day });
      lines.push({ id, account, cents, state: 'new', isTouched: false, other: null });
    }
  for (let number = 0; number < acts; number += 1) {
    await act(random, lines, left);
    expect({ seed, number, ...(await readBooks()) }).toEqual({ seed, number, ...expectBooks(lines, left) });
  }
}

it(
  'random acts and undos leave what a model says [specification §7.242, §7.243, §7.244]',
  () => play(1, 25),
  DATABASE_START_MS,
);
it.each([2, 3, 4, 5, 6, 7, 8, 9])(
  'random acts and undos leave what a model says, seed %i [specification §7.244]',
  (seed) => play(seed, 80),
  DATABASE_START_MS,
);
