import { eq, sql } from 'drizzle-orm';
import { weekdayOf } from '../../api-spec/days';
import { SATURDAY } from '../company/days';
import { removeDemonstrationCompany, seedDemonstrationCompany } from './demonstration';
import { useTestDatabase } from '../../test/support/backend/database';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import type { Database } from '../database/database';
import { activity, company, entries } from '../database/tables';
import { computeDashboard } from '../dashboards/computeDashboard';
import { changeHolidays } from '../company/holidays';
import { readFiguresVersion } from '../database/figuresVersion';

const NOW = new Date('2026-11-20T15:00:00Z');
const TODAY = '2026-11-20';
const LONG_MS = 120_000;

const openDatabase = useTestDatabase(() => Promise.resolve());
let database: Database;
beforeEach(() => {
  database = openDatabase();
});

/** Describes an entry without its id, which differs after each start. */
const describeEntry = (row: Awaited<ReturnType<typeof readStoredEntries>>[number]) =>
  JSON.stringify({ ...row, id: 0 });

const seed = (changes: Partial<Parameters<typeof seedDemonstrationCompany>[1]> = {}) =>
  seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now: NOW, count: 1_000, ...changes });

async function count(table: string): Promise<unknown> {
  const [row] = await database.inMigration((run) => run(`select count(*) as count from ${table}`));
  return row?.['count'];
}

it(
  'the demonstration company has about 12,000 entries of 24 months, some late and some of the future',
  async () => {
    const added = await seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now: NOW });
    expect(added).toBeGreaterThan(11_000);
    expect(added).toBeLessThan(13_000);
    const rows = await readStoredEntries(database);
    const issued = rows.map(({ issuedOn }) => issuedOn).sort();
    // The last day is a holiday without sales.
    expect([issued[0], issued.at(-1)]).toEqual(['2024-11-21', '2026-11-19']);
    const unpaid = rows.filter(({ paidOn }) => paidOn === null);
    for (const kind of ['receivable', 'payable'])
      for (const isLate of [true, false])
        expect(unpaid.some((row) => row.kind === kind && row.effectiveDueOn < TODAY === isLate)).toBe(true);
    // Deleted entries are stored too.
    expect(await count('entries')).toBeGreaterThan(rows.length);
    expect(await count('activity')).toBeGreaterThan(10);
  },
  LONG_MS,
);

it('entries are consistent: payments after the issue, no boleto due on a weekend, equal documents for installments', async () => {
  await seed();
  for (const row of await readStoredEntries(database)) {
    expect(row.effectiveDueOn >= row.dueOn && row.dueOn >= row.issuedOn).toBe(true);
    if (row.paidOn !== null) expect(row.paidOn >= row.issuedOn && row.paidOn <= TODAY).toBe(true);
    const isTax = ['Impostos sobre vendas', 'INSS e FGTS', 'IRPJ e CSLL'].includes(row.category);
    if (row.form === 'boleto' && !isTax) expect(weekdayOf(row.effectiveDueOn)).toBeLessThan(SATURDAY);
    else expect(row.effectiveDueOn).toBe(row.dueOn);
  }
});

it('is the same on each machine, and moves with the day of the start', async () => {
  await seed();
  const firstEntries = (await readStoredEntries(database)).map(describeEntry).sort();
  await removeDemonstrationCompany(database);
  await seed();
  expect((await readStoredEntries(database)).map(describeEntry).sort()).toEqual(firstEntries);
  await removeDemonstrationCompany(database);
  await seed({ now: new Date('2027-01-05T12:00:00Z') });
  const [lastIssuedOn = ''] = (await readStoredEntries(database))
    .map(({ issuedOn }) => issuedOn)
    .sort()
    .reverse();
  expect(lastIssuedOn > '2027-01-01' && lastIssuedOn <= '2027-01-05').toBe(true);
});

it('is added once, and never to another company', async () => {
  const startingChart = await count('categories');
  expect(await seed()).toBeGreaterThan(0);
  const entryCount = await count('entries');
  expect(await seed()).toBe(0);
  expect(await count('entries')).toBe(entryCount);

  await removeDemonstrationCompany(database);
  for (const table of ['company', 'entries', 'holidays'])
    expect([table, await count(table)]).toEqual([table, 0]);
  // Without categories, the next company could store no entry.
  expect(await count('categories')).toBe(startingChart);

  await database.queries.insert(company).values({
    name: 'Minha empresa',
    timeZone: 'America/Manaus',
    openingCents: 0,
    openingOn: '2026-01-01',
  });
  expect(await seed()).toBe(0);
  await removeDemonstrationCompany(database);
  expect([await count('company'), await count('entries')]).toEqual([1, 0]);
});

const readLastActivity = async () => {
  const [row] = await database.queries
    .select({ at: sql<string>`max(happened_at at time zone 'America/Sao_Paulo')::text` })
    .from(activity);
  return row?.at;
};

it.each([['00:01'], ['03:20'], ['23:50']])(
  'at %s the last activity is of this day, each on the day of its entry',
  async (time) => {
    await seed({ now: new Date(`2026-11-24T${time}:00-03:00`), count: 3_000 });
    const lastActivity = (await readLastActivity()) ?? '';
    expect(lastActivity >= '2026-11-24 00:00:00' && lastActivity <= `2026-11-24 ${time}:00`).toBe(true);
    const isOnAnotherDay = `(happened_at at time zone 'America/Sao_Paulo')::date
    <> case action when 'paid' then paid_on else issued_on end`;
    expect(await count(`activity a join entries e on e.id = a.entry_id where ${isOnAnotherDay}`)).toBe(0);
  },
);

describe('at a later start', () => {
  const LATER = new Date('2026-12-22T15:00:00Z');
  const LATER_DAY = '2026-12-22';

  it('has the entries and payments of the days between, whatever starts were between', async () => {
    await seed();
    const entriesBefore = await readStoredEntries(database);
    expect(await seed({ now: LATER })).toBeGreaterThan(20);
    const entriesAfter = await readStoredEntries(database);

    const newEntries = entriesAfter.filter(({ issuedOn }) => issuedOn > TODAY);
    expect(entriesAfter.length - entriesBefore.length).toBe(newEntries.length);
    expect(newEntries.some(({ issuedOn }) => issuedOn > '2026-12-20')).toBe(true);
    expect(
      entriesAfter.every(({ issuedOn, paidOn }) => issuedOn <= LATER_DAY && (paidOn ?? '') <= LATER_DAY),
    ).toBe(true);
    const laterById = new Map(entriesAfter.map((row) => [row.id, row]));
    for (const row of entriesBefore) {
      const { paidOn, paidCents, ...otherFields } = laterById.get(row.id) ?? row;
      expect(otherFields).toEqual({ ...row, paidOn: undefined, paidCents: undefined });
      if (row.paidOn === null) expect(paidOn === null || paidOn >= TODAY).toBe(true);
      else expect([paidOn, paidCents]).toEqual([row.paidOn, row.paidCents]);
    }
    const paidSince = entriesAfter.filter((row) => row.issuedOn <= TODAY && (row.paidOn ?? '') >= TODAY);
    expect(paidSince.length).toBeGreaterThan(20);
    // No more is overdue than before, although a month has passed.
    const overdue = (rows: typeof entriesAfter, day: string) =>
      rows.filter((row) => row.paidOn === null && row.effectiveDueOn < day).length;
    expect(overdue(entriesAfter, LATER_DAY)).toBeLessThan(2 * overdue(entriesBefore, TODAY));
    expect((await readLastActivity())?.slice(0, 10)).toBe(LATER_DAY);

    await removeDemonstrationCompany(database);
    for (const now of ['2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z', '2026-12-07T02:00:00Z'])
      await seed({ now: new Date(now) });
    await seed({ now: LATER });
    expect((await readStoredEntries(database)).map(describeEntry).sort()).toEqual(
      entriesAfter.map(describeEntry).sort(),
    );
  });

  it('of the same day, nothing changes', async () => {
    await seed();
    const version = await readFiguresVersion(database);
    expect(await seed({ now: new Date('2026-11-20T23:00:00Z') })).toBe(0);
    expect(await seed({ now: new Date('2026-11-02T23:00:00Z') })).toBe(0);
    expect(await readFiguresVersion(database)).toBe(version);
  });

  it('leaves alone what a person changed', async () => {
    await seed();
    const openEntries = (await readStoredEntries(database))
      .filter(({ paidOn, effectiveDueOn }) => paidOn === null && effectiveDueOn > TODAY)
      .sort((a, b) => (a.effectiveDueOn < b.effectiveDueOn ? -1 : 1));
    const [amount, due, paid, deleted, untouched] = openEntries;
    if (!amount || !due || !paid || !deleted || !untouched) throw new Error('Too few entries are open.');
    const change = (id: number, values: Partial<typeof entries.$inferInsert>) =>
      database.queries.update(entries).set(values).where(eq(entries.id, id));
    await change(amount.id, { amountCents: 123 });
    await change(due.id, { dueOn: '2026-11-23', effectiveDueOn: '2026-11-24' });
    await change(paid.id, { paidOn: '2026-11-19', paidCents: 5 });
    await change(deleted.id, { deletedAt: NOW });
    await changeHolidays(database.queries, { removed: ['2026-01-25'] });
    const touched = [amount, due, paid, deleted].map(({ id }) => id);
    const readTouched = () =>
      database.queries
        .select()
        .from(entries)
        .where(sql`id = any(${sql.param(touched)})`)
        .orderBy(entries.id);
    const touchedBefore = await readTouched();

    await seed({ now: LATER });
    expect(await readTouched()).toEqual(touchedBefore);
    const untouchedLater = (await readStoredEntries(database)).find(({ id }) => id === untouched.id);
    expect(untouchedLater?.paidOn).not.toBeNull();
    expect(await count(`holidays where day = '2026-01-25'`)).toBe(0);
  });

  it('is made again if an earlier release made it', async () => {
    await seed();
    await database.queries.update(company).set({ generatedUntil: null });
    expect(await seed({ now: LATER })).toBeGreaterThan(500);
    const [{ openingOn } = { openingOn: '' }] = await database.queries.select().from(company);
    expect(openingOn).toBe('2024-12-22');
  });
});

it.each([['2026-03-10'], ['2026-08-01'], ['2026-11-20'], ['2027-02-02']])(
  'on %s it has a believable balance and result',
  async (day) => {
    const now = new Date(`${day}T15:00:00Z`);
    await seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now });
    const period = { key: 'own', from: `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`, to: day } as const;
    const { widgets } = await computeDashboard(database, {
      code: 'financeiro',
      period,
      language: 'pt-BR',
      now,
    });
    const cash = widgets.find(({ id }) => id === 'forecast');
    const projected = cash && 'series' in cash ? (cash.series[2]?.values ?? []) : [];
    for (const cents of projected) {
      expect(cents).toBeGreaterThan(15_000_000);
      expect(cents).toBeLessThan(66_000_000);
    }
    const [balanceToday = 0, ...laterBalances] = projected;
    expect(Math.min(...laterBalances.map(Number))).toBeLessThan(Number(balanceToday));

    const statement = widgets.find(({ id }) => id === 'statement');
    const lines = statement && 'rows' in statement ? statement.rows.map(({ cells }) => cells) : [];
    const readCents = (title: string) => Number(lines.find(([name]) => name === title)?.[1]);
    const margin = readCents('Resultado do período') / readCents('Receita bruta');
    expect(margin).toBeGreaterThan(0.045);
    expect(margin).toBeLessThan(0.12);
  },
  LONG_MS,
);
