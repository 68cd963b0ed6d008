import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { company } from '../database/tables';

type SearchResult = components['schemas']['SearchResult'];

const NOW = new Date('2026-11-25T15:00:00Z');
const BASICS = { form: 'pix', installment: 1, installments: 1 };
const PAYABLE = { ...BASICS, kind: 'payable', category: 'Aluguel' };
const RECEIVABLE = { ...BASICS, kind: 'receivable', category: 'Venda de mercadorias' };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Bruno', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('a search', fill, (database) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    for (const [basics, counterparty, document, dueOn, amountCents, paidOn] of [
      [RECEIVABLE, 'Padaria São João', 'NF 4711', '2026-11-24', 100_00, null],
      [RECEIVABLE, 'Padaria São João', 'NF 4712', '2026-12-24', 842_37, null],
      [RECEIVABLE, 'Padaria São João', 'NF 4700', '2026-11-25', 70_00, '2026-11-25'],
      [PAYABLE, 'Padaria São João', '', '2026-11-28', 30_00, null],
      [PAYABLE, 'Sul Padaria', '', '2026-11-26', 842_37, null],
      [PAYABLE, 'Auto Peças 100%', '4711', '2026-11-27', 50_00, null],
      [PAYABLE, 'Moinho da Padaria Real', '', '2026-12-27', 60_00, null],
    ] as const) {
      const paid = { paidOn, paidCents: paidOn && amountCents };
      const { statusCode } = await app.inject({
        ...{ method: 'POST', url: '/api/entries', headers },
        payload: {
          ...{ ...basics, ...paid, counterparty, document, issuedOn: '2026-10-01', dueOn, amountCents },
        },
      });
      expect(statusCode).toBe(201);
    }
  });
  afterAll(() => app.close());

  const call = (query: Record<string, string>) => app.inject({ url: '/api/search', query, headers });
  const search = async (query: Record<string, string>) => (await call(query)).json<SearchResult>();
  const readNames = ({ names }: SearchResult) => names.map(({ counterparty }) => counterparty);
  const readEntries = ({ entries }: SearchResult) =>
    entries.map(({ counterparty, document = '', dueOn }) => `${counterparty} ${document} ${dueOn}`);

  it('finds a document with the number of its instalment, as the list writes it [specification §7.272]', async () => {
    expect(readEntries(await search({ q: 'nf 4711 1/2' }))).toEqual(['Padaria São João NF 4711 2026-11-24']);
  });

  it('finds names by words in any order, with what is open of each kind [specification §7.145]', async () => {
    const result = await search({ q: 'joao PADARIA' });
    expect(result.names).toEqual([
      {
        ...{ counterparty: 'Padaria São João', count: 4 },
        open: { receivableCents: 942_37, payableCents: 30_00 },
      },
    ]);
    expect(readNames(await search({ q: 'padaria' }))).toEqual([
      'Padaria São João',
      'Moinho da Padaria Real',
      'Sul Padaria',
    ]);
  });

  it('finds entries that are not paid and due around today first [specification §7.145]', async () => {
    expect(readEntries(await search({ q: 'padaria sao' }))).toEqual([
      'Padaria São João NF 4711 2026-11-24',
      'Padaria São João  2026-11-28',
      'Padaria São João NF 4712 2026-12-24',
      'Padaria São João NF 4700 2026-11-25',
    ]);
  });

  it('finds a document, the one with exactly this number first, and names no one for it [specification §7.145]', async () => {
    const result = await search({ q: '4711' });
    expect(readEntries(result)).toEqual([
      'Auto Peças 100% 4711 2026-11-27',
      'Padaria São João NF 4711 2026-11-24',
    ]);
    expect(result.names).toEqual([]);
  });

  it('finds the entries of an amount beside those of the text [specification §7.145]', async () => {
    expect(readEntries(await search({ q: '842,37', amountCents: '84237' }))).toEqual([
      'Sul Padaria  2026-11-26',
      'Padaria São João NF 4712 2026-12-24',
    ]);
    expect(readEntries(await search({ q: '842,37' }))).toEqual([]);
    expect(readEntries(await search({ q: '4711', amountCents: '3000' }))).toHaveLength(3);
    const [first] = readEntries(await search({ q: 'nf 4712', amountCents: '84237' }));
    expect(first).toBe('Padaria São João NF 4712 2026-12-24');
  });

  it.each([
    ['su', ['Sul Padaria']],
    ['pa', ['Padaria São João']],
    ['au to', []],
    ['0%', []],
    ['100%', ['Auto Peças 100%']],
    ['10_', []],
    ['---', []],
    [' ', []],
    ['\u200B\u0301', []],
    ['pada%', []],
  ])(
    'a short text "%s" begins a name, and no sign stands for others [specification §7.145]',
    async (q, names) => {
      expect(readNames(await search({ q }))).toEqual(names);
    },
  );

  it('gives the first results alone, and says that there are more [specification §7.145]', async () => {
    for (let number = 1; number <= 9; number += 1)
      await app.inject({
        ...{ method: 'POST', url: '/api/entries', headers },
        payload: {
          ...{ ...PAYABLE, counterparty: `Muitos ${number}`, document: '', issuedOn: '2026-10-01' },
          ...{ dueOn: '2026-12-01', amountCents: 1, paidOn: null, paidCents: null },
        },
      });
    const result = await search({ q: 'muitos' });
    expect([result.names.length, result.hasMoreNames]).toEqual([5, true]);
    expect([result.entries.length, result.hasMoreEntries]).toEqual([8, true]);
    expect(await search({ q: 'muitos 3' })).toMatchObject({ hasMoreNames: false, hasMoreEntries: false });
  });

  it('finds no deleted entry [specification §7.145]', async () => {
    const { entries } = await search({ q: 'moinho' });
    const ids = entries.map(({ id }) => id);
    const deletion = { method: 'POST' as const, url: '/api/entries/deletions', headers, payload: { ids } };
    expect((await app.inject(deletion)).statusCode).toBe(204);
    expect(await search({ q: 'moinho' })).toMatchObject({ names: [], entries: [] });
  });

  it.each<[string, Record<string, string>]>([
    ['no text', {}],
    ['an empty text', { q: '' }],
    ['a text of 101 characters', { q: 'a'.repeat(101) }],
    ['an amount with decimals', { q: '1', amountCents: '1.5' }],
    ['a negative amount', { q: '1', amountCents: '-1' }],
    ['an amount beyond all entries', { q: '1', amountCents: '100000000000000' }],
    ['an unknown parameter', { q: 'a', limit: '9' }],
    ['a control character', { q: 'pa\u0000daria' }],
  ])('%s is refused [specification §7.145]', async (_what, query) => {
    expect((await call(query)).statusCode).toBe(400);
  });

  it('needs a session [specification §7.145]', async () => {
    expect((await app.inject({ url: '/api/search?q=padaria' })).statusCode).toBe(401);
  });
});
