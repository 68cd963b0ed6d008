// The balances of statements beside those of the books.
import type { FastifyInstance } from 'fastify';
import { addDays } from '../../api-spec/days';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { encodeForm } from '../../test/support/backend/forms';
import { moneyAccounts, statementBalances, statementImports, transfers } from '../database/bankTables';
import { categories, company, entries, payments } from '../database/tables';
import { makeRandom, type Random } from '../demonstration/random';

const NOW = new Date('2026-11-27T15:00:00Z');
const FIRST_DAY = '2026-09-01';
const DAYS = 60;
const OPENING = 100_000;

const database = useTestDatabase(async (empty) => {
  await addUser(empty, { login: '1', role: 'admin', name: 'Ana' });
  await empty.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: OPENING, openingOn: FIRST_DAY },
  });
  await empty.queries
    .insert(moneyAccounts)
    .values({ id: 2, name: 'Caixa', kind: 'cash', openingOn: FIRST_DAY });
  app = await buildTestApp(empty, { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '1')}`;
});
let app: FastifyInstance;
let authorization = '';
afterEach(() => app.close());

type Balance = { day: string; bankCents: number; bookCents: number };
type Counted = { count: number; cents: number };
type Comparison = {
  latest?: Balance;
  firstDifference?: Balance & { from: string; unexplainedLines: Counted; unmatchedMovements: Counted };
};
async function compare(accountId = '1'): Promise<Comparison> {
  const url = `/api/money-accounts/${accountId}/bank-balance`;
  const response = await app.inject({ method: 'GET', url, headers: { authorization } });
  expect(response.statusCode).toBe(200);
  return response.json<Comparison>();
}

async function send(url: string, payload: object) {
  const response = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { authorization },
  });
  expect(response.statusCode).toBeLessThan(300);
  return response.json<{ id: string; payments: { id: string }[] }>();
}
async function importFile(content: string, accountId = '1') {
  const choices = { accounts: [{ key: '', accountId }] };
  const { headers, payload } = await encodeForm(content, choices, 'extrato.csv');
  const url = '/api/statements';
  const response = await app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
}
const csv = (...rows: string[]) => `Data;Histórico;Valor;Saldo\r\n${rows.join('\r\n')}\r\n`;
const addPaid = (paidOn: string, cents: number) =>
  send('/entries', {
    ...{ kind: cents > 0 ? 'receivable' : 'payable', counterparty: 'Padaria', form: 'pix', issuedOn: paidOn },
    category: cents > 0 ? 'Venda de mercadorias' : 'Aluguel',
    ...{ dueOn: paidOn, amountCents: Math.abs(cents), paidOn, paidCents: Math.abs(cents) },
  });

it(
  'the balances of a csv are compared by the day, and the first other day says what explains it [specification §7.240]',
  async () => {
    expect(await compare()).toEqual({});
    await addPaid('2026-11-10', 5_000);
    await addPaid('2026-11-13', -700);
    await importFile(
      csv(
        '10/11/2026;PIX A;20,00;1.020,00',
        '10/11/2026;PIX B;30,00;1.050,00',
        '12/11/2026;TARIFA;-9,90;1.040,10',
        '14/11/2026;PIX C;10,00;1.050,10',
      ),
    );
    expect(await compare()).toEqual({
      latest: { day: '2026-11-14', bankCents: 105_010, bookCents: 104_300 },
      firstDifference: {
        ...{ day: '2026-11-12', bankCents: 104_010, bookCents: 105_000, from: '2026-11-11' },
        unexplainedLines: { count: 1, cents: -990 },
        unmatchedMovements: { count: 0, cents: 0 },
      },
    });
  },
  DATABASE_START_MS,
);

it('the newest import decides about a day until it is undone [specification §7.241]', async () => {
  await importFile(csv('10/11/2026;PIX A;20,00;1.020,00', '11/11/2026;PIX B;30,00;1.050,00'));
  await addPaid('2026-11-10', 2_000);
  await addPaid('2026-11-11', 3_000);
  expect(await compare()).toEqual({ latest: { day: '2026-11-11', bankCents: 105_000, bookCents: 105_000 } });
  const id = await importFile(csv('10/11/2026;PIX A;20,00;1.020,00', '11/11/2026;PIX C;31,00;1.051,00'));
  expect(await compare()).toMatchObject({ firstDifference: { day: '2026-11-11', bankCents: 105_100 } });
  await send(`/statements/${id}/undo`, {});
  expect(await compare()).not.toHaveProperty('firstDifference');
});

it('a day before the opening balance, and a company without one, are not compared @long [specification §7.241]', async () => {
  await importFile(csv('10/08/2026;PIX A;20,00;1,00', '11/08/2026;PIX B;30,00;31,00'));
  expect(await compare()).toEqual({});
  await database().queries.update(company).set({ openingOn: '2026-08-01', openingCents: 99_100 });
  expect(await compare()).toMatchObject({ firstDifference: { day: '2026-08-10', from: '2026-08-10' } });
  await database().queries.delete(company);
  expect(await compare()).toEqual({});
});

/** What is wrong in the books, and on how many days from its own their balance is another one. */
type Fault = 'missing' | 'unknown-to-the-bank' | 'other-amount' | 'later' | 'none';
const FAULTS: readonly Fault[] = ['missing', 'unknown-to-the-bank', 'other-amount', 'later', 'none'];
type Movement = { day: string; cents: number; isTransfer: boolean };

/** A history whose books are those of the bank but for one fault. Returns the days that differ. */
function generate(random: Random) {
  const movements = Array.from({ length: 25 }, (): Movement => ({
    day: addDays(FIRST_DAY, random.within(0, DAYS)),
    cents: random.within(1, 50_000) * (random.chance(0.5) ? 1 : -1),
    isTransfer: random.chance(0.2),
  }));
  const fault = random.frequent(FAULTS);
  const at = random.within(0, movements.length - 1);
  const lateDays = random.within(1, 9);
  const wrong = movements[at] ?? { day: FIRST_DAY, cents: 1, isTransfer: false };
  const books = movements.flatMap((movement, index): Movement[] => {
    if (index !== at || fault === 'none') return [movement];
    if (fault === 'missing') return [];
    if (fault === 'later') return [{ ...movement, day: addDays(movement.day, lateDays) }];
    return fault === 'other-amount'
      ? [{ ...movement, cents: movement.cents * 2 }]
      : [movement, { ...movement, isTransfer: false }];
  });
  const end = fault === 'later' ? addDays(wrong.day, lateDays) : '9999-12-31';
  const differsOn = (day: string) => fault !== 'none' && day >= wrong.day && day < end;
  const balanceOn = (day: string) =>
    movements.reduce((sum, movement) => sum + (movement.day <= day ? movement.cents : 0), OPENING);
  const days = [...new Set(Array.from({ length: 12 }, () => addDays(FIRST_DAY, random.within(0, DAYS))))];
  return { books, differsOn, reported: days.sort().map((day) => ({ day, cents: balanceOn(day) })) };
}

/** Stores books and balances directly, because a history has many. */
async function store({ books, reported }: ReturnType<typeof generate>) {
  const { queries } = database();
  const [category] = await queries.select().from(categories).limit(1);
  const [file] = await queries
    .insert(statementImports)
    .values({
      importedAt: NOW,
      userId: crypto.randomUUID(),
      userName: 'Ana',
      fileName: 'a.ofx',
      fileHash: '0',
    })
    .returning();
  const owner = { accountId: 1, importId: file?.id ?? 0 };
  await queries.insert(statementBalances).values(reported.map((balance) => ({ ...owner, ...balance })));
  for (const { day, cents, isTransfer } of books) {
    const amountCents = Math.abs(cents);
    if (isTransfer) {
      const [fromAccountId, toAccountId] = cents > 0 ? [2, 1] : [1, 2];
      await queries
        .insert(transfers)
        .values({ fromAccountId, toAccountId, movedOn: day, cents: amountCents });
      continue;
    }
    const [entry] = await queries
      .insert(entries)
      .values({
        ...{ kind: cents > 0 ? 'receivable' : 'payable', counterparty: 'Padaria', document: '', form: 'pix' },
        ...{ categoryId: category?.id ?? 0, issuedOn: day, dueOn: day, effectiveDueOn: day, amountCents },
      })
      .returning();
    await queries
      .insert(payments)
      .values({ entryId: entry?.id ?? 0, paidOn: day, principalCents: amountCents, form: 'pix' });
  }
}

const findsTheFirstDay = async (seed: number) => {
  await database().queries.delete(entries);
  await emptyBank(database());
  await database()
    .queries.insert(moneyAccounts)
    .values({ id: 2, name: 'Caixa', kind: 'cash', openingOn: FIRST_DAY })
    .onConflictDoNothing();
  const history = generate(makeRandom(seed));
  await store(history);
  const { firstDifference } = await compare();
  expect({ seed, day: firstDifference?.day }).toEqual({
    seed,
    day: history.reported.find(({ day }) => history.differsOn(day))?.day,
  });
};

it('the first day with another balance is found in generated histories @long [specification §7.240]', async () => {
  for (let seed = 1; seed <= 8; seed += 1) await findsTheFirstDay(seed);
});
it('the first day is found in many generated histories @long [specification §7.240]', async () => {
  for (let seed = 100; seed <= 250; seed += 1) await findsTheFirstDay(seed);
}, 300_000);
