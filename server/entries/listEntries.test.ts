import { DAY_MS } from '../../api-spec/days';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { readStoredEntries, type StoredEntry } from '../../test/support/backend/storedEntries';
import { sql } from 'drizzle-orm';
import { eachRow } from '../../test/support/eachRow';
import { Refusal } from '../errors/refusal';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { readCalendar } from '../company/company';
import { insertEntries } from './insertEntries';
import { listEntries, type ListOptions } from './listEntries';
import { readFiguresVersion } from '../database/figuresVersion';

const NOW = new Date('2026-11-20T15:00:00Z');
const TODAY = '2026-11-20';
/** Its characters have a meaning in a pattern. */
const ODD_NAME = String.raw`Loja 50%_C:\Norte`;
const LONG_MS = 120_000;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describeOnBothDatabases(
  'entries',
  async (database) => {
    await seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now: NOW, count: 1_500 });
    const entry = { kind: 'payable', category: 'Frete e entregas', form: 'pix', document: 'D 1' } as const;
    const days = { issuedOn: '2026-11-01', dueOn: '2026-11-10' };
    const odd = { ...entry, ...days, counterparty: ODD_NAME, amountCents: 1_00 };
    await insertEntries(database.queries, await readCalendar(database.queries), [odd]);
  },
  (database) => {
    let rows: StoredEntry[];
    beforeAll(async () => {
      rows = await readStoredEntries(database());
    }, LONG_MS);
    const list = (changes: Partial<ListOptions>) =>
      listEntries(database(), { filter: {}, sort: 'dueOn', limit: 100, now: NOW, ...changes });
    /** Reads all pages. */
    const listAll = async (changes: Partial<ListOptions>) => {
      const found = [];
      let after: string | undefined;
      do {
        const page = await list({ ...changes, after });
        found.push(...page.entries);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return found;
    };

    /** Returns all pages from the last one to the first one. */
    const listBackwards = async (changes: Partial<ListOptions>, last: string) => {
      const pages = [];
      let after: string | undefined = last;
      while (after !== undefined) {
        const page: Awaited<ReturnType<typeof list>> = await list({ ...changes, after });
        pages.push(page);
        after = page.previous ?? undefined;
      }
      return pages.reverse();
    };

    const SORT_KEYS: [ListOptions['sort'], (row: StoredEntry) => string | number, 1 | -1][] = [
      ['dueOn', (row) => row.effectiveDueOn, 1],
      ['-dueOn', (row) => row.effectiveDueOn, -1],
      ['issuedOn', (row) => row.issuedOn, 1],
      ['-issuedOn', (row) => row.issuedOn, -1],
      ['amount', (row) => row.amountCents, 1],
      ['-amount', (row) => row.amountCents, -1],
      ['counterparty', (row) => fold(`${row.counterparty}\n${row.document}`), 1],
      ['-counterparty', (row) => fold(`${row.counterparty}\n${row.document}`), -1],
    ];
    eachRow(SORT_KEYS, 2)('sorted by %s have each entry on one page', async (sort, keyOf, direction) => {
      const expected = rows
        .filter(({ kind }) => kind === 'payable')
        .sort((a, b) => {
          const [one, other] = [keyOf(a), keyOf(b)];
          return direction * (one === other ? a.id - b.id : one < other ? -1 : 1);
        });
      const found = await listAll({ sort, filter: { kind: 'payable' }, limit: 47 });
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => String(id)));
    });

    eachRow(SORT_KEYS, 2)('sorted by %s have each page before, with its position', async (sort) => {
      const options: Partial<ListOptions> = { sort, filter: { kind: 'payable' }, limit: 47 };
      const pages = [];
      let after: string | undefined;
      do {
        pages.push(await list({ ...options, after }));
        after = pages.at(-1)?.next ?? undefined;
      } while (after !== undefined);
      expect(pages.length).toBeGreaterThan(4);
      expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_page, index) => index * 47));
      expect(pages[0]?.previous).toBeNull();
      const last = pages.at(-1)?.previous;
      expect(await listBackwards(options, last ?? '')).toEqual(pages.slice(0, -1));
    });

    it('the page before the second one is full, although entries were added before it', async () => {
      const options: Partial<ListOptions> = { sort: '-amount', filter: { kind: 'payable' } };
      const { next, entries } = await list({ ...options, limit: 10 });
      const second = await list({ ...options, limit: 20, after: next ?? '' });
      const first = await list({ ...options, limit: 20, after: second.previous ?? '' });
      expect(first.entries.slice(0, 10)).toEqual(entries);
      expect(first).toMatchObject({ previous: null, offset: 0, asOf: TODAY, weekStartsOn: 7 });
      expect(first.entries).toHaveLength(20);
    });

    it.each<[string, (row: StoredEntry) => boolean]>([
      ['são  PADARIA', (row) => row.counterparty === 'Padaria São João'],
      ['adari joa', (row) => row.counterparty === 'Padaria São João'],
      ['Pádàrîã', (row) => fold(row.counterparty).includes('padaria')],
      ['nf 10007 1/2', (row) => row.document.startsWith('NF 10007')],
      ['nf 10007', (row) => row.document.startsWith('NF 10007')],
      ['0007 são', (row) => row.document.includes('0007') && fold(row.counterparty).includes('sao')],
      ['   ', () => true],
      ['50%', (row) => row.counterparty === ODD_NAME],
      ['%_c', (row) => row.counterparty === ODD_NAME],
      [String.raw`:\nor`, (row) => row.counterparty === ODD_NAME],
    ])('are found by the words %j', async (search, matches) => {
      const expected = rows.filter(matches);
      expect(expected.length).toBeGreaterThan(0);
      const found = await listAll({ filter: { search } });
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => String(id)).sort());
    });

    it.each(['5%0', 'c_', String.raw`l\oja`, 'padaria zzz'])('are not found by %j', async (search) => {
      expect((await list({ filter: { search } })).total.count).toBe(0);
    });

    it.each<[ListOptions['filter'], (row: StoredEntry) => boolean]>([
      [{ status: 'paid' }, (row) => row.paidOn !== null],
      [{ status: 'unpaid' }, (row) => row.paidOn === null],
      [{ status: 'open' }, (row) => row.paidOn === null && row.effectiveDueOn > TODAY],
      [{ status: 'today' }, (row) => row.paidOn === null && row.effectiveDueOn === TODAY],
      [{ status: 'overdue' }, (row) => row.paidOn === null && row.effectiveDueOn < TODAY],
      [
        { dueFrom: '2026-02-28', dueTo: '2026-03-01' },
        ({ effectiveDueOn: due }) => due >= '2026-02-28' && due <= '2026-03-01',
      ],
      [
        { paidFrom: '2026-11-18', paidTo: '2026-11-19' },
        ({ paidOn }) => paidOn === '2026-11-18' || paidOn === '2026-11-19',
      ],
      [{ issuedFrom: '2026-11-19', issuedTo: '2026-11-19' }, (row) => row.issuedOn === '2026-11-19'],
      [
        { lateFrom: 1, lateTo: 30 },
        ({ paidOn, effectiveDueOn: due }) => paidOn === null && due <= '2026-11-19' && due >= '2026-10-21',
      ],
      [{ counterparty: 'Padaria São João' }, (row) => row.counterparty === 'Padaria São João'],
      [{ category: 'Frete e entregas' }, (row) => row.category === 'Frete e entregas'],
      [{ group: 'revenue', form: 'pix' }, (row) => row.group === 'revenue' && row.form === 'pix'],
      [{ document: 'NF 10007' }, (row) => row.document === 'NF 10007'],
      [{ form: 'cheque' }, () => false],
    ])('match the filter %j, with totals of all pages', async (filter, matches) => {
      const expected = rows.filter(matches);
      expect(expected.length > 0).toBe(filter.form !== 'cheque');
      const found = await listAll({ filter, limit: 100 });
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => String(id)).sort());
      expect((await list({ filter, limit: 1 })).total).toEqual({
        count: expected.length,
        amountCents: expected.reduce((sum, row) => sum + row.amountCents, 0),
        openCents: expected.reduce((sum, row) => sum + (row.paidOn === null ? row.amountCents : 0), 0),
        paidCents: expected.reduce((sum, row) => sum + (row.paidCents ?? 0), 0),
        receivableCents: expected
          .filter(({ kind }) => kind === 'receivable')
          .reduce((sum, row) => sum + row.amountCents, 0),
        receivablePaidCents: expected
          .filter(({ kind }) => kind === 'receivable')
          .reduce((sum, row) => sum + (row.paidCents ?? 0), 0),
      });
    });

    // More statements than are kept, each with two sets of values.
    it('match each combination of filters, also again with other values', async () => {
      const parts: [one: ListOptions['filter'], other: ListOptions['filter']][] = [
        [{ kind: 'receivable' }, { kind: 'payable' }],
        [{ dueFrom: '2026-03-01' }, { dueFrom: '2026-08-01' }],
        [{ dueTo: '2026-11-20' }, { dueTo: '2026-12-31' }],
        [{ issuedFrom: '2026-02-01' }, { issuedFrom: '2026-09-01' }],
        [{ issuedTo: '2026-10-31' }, { issuedTo: '2026-11-15' }],
        [{ form: 'boleto' }, { form: 'pix' }],
        [{ group: 'revenue' }, { group: 'costs' }],
      ];
      const isMatch = (row: StoredEntry, { kind, form, group, ...days }: ListOptions['filter']) =>
        (kind ?? row.kind) === row.kind &&
        (form ?? row.form) === row.form &&
        (group ?? row.group) === row.group &&
        (days.dueFrom ?? row.effectiveDueOn) <= row.effectiveDueOn &&
        (days.dueTo ?? row.effectiveDueOn) >= row.effectiveDueOn &&
        (days.issuedFrom ?? row.issuedOn) <= row.issuedOn &&
        (days.issuedTo ?? row.issuedOn) >= row.issuedOn;
      for (let choice = 0; choice < 2 ** parts.length; choice += 1)
        for (const set of [0, 1] as const) {
          const chosen = parts.filter((_part, at) => choice & (1 << at));
          const filter = chosen.reduce<ListOptions['filter']>((all, part) => ({ ...all, ...part[set] }), {});
          const { total } = await list({ filter, limit: 1 });
          expect([filter, total.count]).toEqual([filter, rows.filter((row) => isMatch(row, filter)).length]);
        }
    });

    it('have numbers and days of the same form on both databases', async () => {
      const { entries } = await list({ filter: { status: 'overdue', kind: 'receivable' }, limit: 1 });
      const [stored] = rows
        .filter((row) => row.kind === 'receivable' && row.paidOn === null && row.effectiveDueOn < TODAY)
        .sort((a, b) => (`${a.effectiveDueOn} ${a.id + 1e6}` < `${b.effectiveDueOn} ${b.id + 1e6}` ? -1 : 1));
      if (stored === undefined) throw new Error('nothing is overdue');
      const { id, ...fields } = stored;
      const lateDays = (Date.parse(TODAY) - Date.parse(stored.effectiveDueOn)) / DAY_MS;
      expect([{ group: fields.group, ...entries[0] }]).toEqual([
        {
          ...fields,
          id: String(id),
          status: 'overdue',
          openCents: fields.amountCents,
          lateDays,
          note: '',
          version: 1,
        },
      ]);
    });

    it.each([
      '',
      'x',
      'bm8',
      Buffer.from('["after","2026-02-30",1]').toString('base64url'),
      Buffer.from('["before","0000-01-01",1]').toString('base64url'),
      Buffer.from('["after",5,1]').toString('base64url'),
      Buffer.from('["beside","2026-02-20",1]').toString('base64url'),
      Buffer.from('["after","2026-02-20",1.5]').toString('base64url'),
    ])('refuse the cursor %j', async (after) => {
      await expect(list({ after })).rejects.toThrow(new Refusal('invalid-request'));
    });

    it('change their version with each write, and only then', async () => {
      const before = await readFiguresVersion(database());
      await list({});
      expect(await readFiguresVersion(database())).toBe(before);
      await database().queries.execute(sql`update entries set paid_cents = paid_cents where id = 1`);
      const after = await readFiguresVersion(database());
      expect(after).toBeGreaterThan(before);
      const rolledBack = database().inTransaction('write', async (queries) => {
        await queries.execute(sql`delete from entries`);
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      expect(await readFiguresVersion(database())).toBe(after);
    });

    it('cannot be written while they are read for a figure', async () => {
      const write = database().inTransaction('read', (queries) => queries.execute(sql`delete from entries`));
      await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
    });
  },
);
