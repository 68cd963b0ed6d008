import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import { categories } from '../database/tables';
import { makeCalendar } from '../../api-spec/calendar';
import { changeHolidays, type HolidayChanges } from './holidays';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { listEntries } from '../entries/listEntries';
import { readFiguresVersion } from '../database/figuresVersion';

// 2024-03-22 is a Friday.
const BOLETO: NewEntry = {
  kind: 'receivable',
  counterparty: 'Padaria Ipê',
  category: 'Vendas',
  form: 'boleto',
  document: 'open',
  issuedOn: '2024-03-01',
  dueOn: '2024-03-22',
  amountCents: 10_000,
};
const ROWS: NewEntry[] = [
  BOLETO,
  { ...BOLETO, document: 'paid', paidOn: '2024-03-25', paidCents: 10_000 },
  { ...BOLETO, document: 'thursday', dueOn: '2024-03-21' },
  { ...BOLETO, document: 'saturday', dueOn: '2024-03-23' },
  { ...BOLETO, document: 'tuesday', dueOn: '2024-03-26' },
  { ...BOLETO, document: 'pix', form: 'pix' },
  { ...BOLETO, document: 'tax', kind: 'payable', category: 'Impostos' },
];
const NO_HOLIDAY = {
  open: '2024-03-22',
  paid: '2024-03-22',
  thursday: '2024-03-21',
  saturday: '2024-03-25',
  tuesday: '2024-03-26',
  pix: '2024-03-22',
  tax: '2024-03-22',
};

describeOnBothDatabases(
  'a municipal holiday',
  async ({ queries }) => {
    await queries.insert(categories).values([
      { name: 'Vendas', incomeStatementGroup: 'revenue' },
      { name: 'Impostos', incomeStatementGroup: 'deductions', isTax: true },
    ]);
    await insertEntries(queries, makeCalendar([]), ROWS);
  },
  (database) => {
    const change = (changes: HolidayChanges) =>
      database().inTransaction('write', (queries) => changeHolidays(queries, changes));
    const readDays = async () =>
      Object.fromEntries(
        (await readStoredEntries(database())).map(({ document, effectiveDueOn }) => [
          document,
          effectiveDueOn,
        ]),
      );
    const listOverdue = async (now: string) => {
      const { entries } = await listEntries(database(), {
        filter: { status: 'overdue', form: 'boleto', kind: 'receivable' },
        sort: 'dueOn',
        limit: 10,
        now: new Date(now),
      });
      return entries.map(({ document }) => document);
    };
    const friday = { day: '2024-03-22', name: 'Aniversário da cidade' };
    const monday = { day: '2024-03-25', name: 'Padroeiro' };

    it('moves the effective due day of open and paid boletos, and moves it back when it is removed', async () => {
      expect(await readDays()).toEqual(NO_HOLIDAY);
      expect(await listOverdue('2024-03-25T15:00:00Z')).toEqual(['thursday', 'open']);

      await change({ added: [friday] });
      expect(await readDays()).toEqual({ ...NO_HOLIDAY, open: '2024-03-25', paid: '2024-03-25' });
      expect(await listOverdue('2024-03-25T15:00:00Z')).toEqual(['thursday']);

      await change({ added: [monday] });
      const movedDays = { open: '2024-03-26', paid: '2024-03-26', saturday: '2024-03-26' };
      expect(await readDays()).toEqual({ ...NO_HOLIDAY, ...movedDays });

      await change({ removed: [friday.day] });
      expect(await readDays()).toEqual({ ...NO_HOLIDAY, saturday: '2024-03-26' });
      await change({ removed: [monday.day] });
      expect(await readDays()).toEqual(NO_HOLIDAY);
    });

    it('and a second one in the same change move a boleto past both [specification §7.43]', async () => {
      await change({ added: [monday, friday] });
      const movedDays = { open: '2024-03-26', paid: '2024-03-26', saturday: '2024-03-26' };
      expect(await readDays()).toEqual({ ...NO_HOLIDAY, ...movedDays });
      await change({ removed: [monday.day, friday.day] });
      expect(await readDays()).toEqual(NO_HOLIDAY);
    });

    it('changes the version of the figures, and nothing at all if the transaction fails', async () => {
      const versionBefore = await readFiguresVersion(database());
      await change({ added: [friday] });
      const versionAfter = await readFiguresVersion(database());
      expect(versionAfter).toBeGreaterThan(versionBefore);
      const failingChange = database().inTransaction('write', async (queries) => {
        await changeHolidays(queries, { removed: [friday.day] });
        throw new Error('no');
      });
      await expect(failingChange).rejects.toThrow('no');
      expect(await readFiguresVersion(database())).toBe(versionAfter);
      expect(await readDays()).toMatchObject({ open: '2024-03-25' });
      await change({ removed: [friday.day] });
    });
  },
);
