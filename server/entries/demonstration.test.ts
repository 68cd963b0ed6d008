import { weekdayOf } from './days';
import { removeDemonstrationCompany, seedDemonstrationCompany } from './demonstration';
import { openTestDatabase } from '../../test/support/backend/database';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import type { Database } from '../database/open';
import { company } from '../database/tables';

const NOW = new Date('2026-11-20T15:00:00Z');
const TODAY = '2026-11-20';
const LONG_MS = 120_000;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
}, LONG_MS);
afterEach(() => database.close());

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
    const isTax = ['Simples Nacional', 'INSS e FGTS', 'IRPJ e CSLL'].includes(row.category);
    if (row.form === 'boleto' && !isTax) expect(weekdayOf(row.effectiveDueOn)).toBeLessThan(6);
    else expect(row.effectiveDueOn).toBe(row.dueOn);
  }
});

it('is the same on each machine, and moves with the day of the start', async () => {
  await seed();
  const first = await readStoredEntries(database);
  await removeDemonstrationCompany(database);
  await seed();
  const withoutIds = (rows: typeof first) => rows.map((row) => JSON.stringify({ ...row, id: 0 })).sort();
  expect(withoutIds(await readStoredEntries(database))).toEqual(withoutIds(first));
  await removeDemonstrationCompany(database);
  await seed({ now: new Date('2027-01-05T12:00:00Z') });
  const [later = ''] = (await readStoredEntries(database))
    .map(({ issuedOn }) => issuedOn)
    .sort()
    .reverse();
  expect(later > '2027-01-01' && later <= '2027-01-05').toBe(true);
});

it('is added once, and never to another company', async () => {
  expect(await seed()).toBeGreaterThan(0);
  const before = await count('entries');
  expect(await seed()).toBe(0);
  expect(await count('entries')).toBe(before);

  await removeDemonstrationCompany(database);
  for (const table of ['company', 'entries', 'categories', 'holidays', 'activity'])
    expect([table, await count(table)]).toEqual([table, 0]);

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
