import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { company } from '../database/tables';

type Summary = components['schemas']['EntrySummary'];

/** A Wednesday. The week of the company begins on a Sunday. */
const NOW = new Date('2026-11-25T15:00:00Z');
const BASICS = { category: 'Outras despesas', form: 'pix', document: '', installment: 1, installments: 1 };
const PAYABLE = { ...BASICS, kind: 'payable', category: 'Aluguel' };
const RECEIVABLE = { ...BASICS, kind: 'receivable', category: 'Venda de mercadorias' };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('the views of the list', fill, (database) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    for (const [basics, counterparty, dueOn, amountCents, paidOn, paidCents] of [
      [PAYABLE, 'Imobiliária Central', '2026-11-24', 100_00, null, null],
      [PAYABLE, 'CPFL', '2026-11-25', 200_00, null, null],
      [RECEIVABLE, 'Padaria São João', '2026-11-26', 50_00, null, null],
      [RECEIVABLE, 'Padaria São João', '2026-11-28', 60_00, null, null],
      [RECEIVABLE, 'Mercado Central', '2026-11-29', 70_00, null, null],
      [PAYABLE, 'Imobiliária Central', '2026-12-24', 100_00, null, null],
      [PAYABLE, 'Imobiliária Central', '2026-10-24', 100_00, '2026-11-03', 103_00],
      [RECEIVABLE, 'Padaria São João', '2026-10-20', 90_00, '2026-10-20', 90_00],
    ] as const)
      await app.inject({
        ...{ method: 'POST', url: '/api/entries', headers },
        payload: { ...basics, counterparty, issuedOn: '2026-10-01', dueOn, amountCents, paidOn, paidCents },
      });
  });
  afterAll(() => app.close());

  const summarize = async (query = '') =>
    (await app.inject({ url: `/api/entries/summary${query}`, headers })).json<Summary>();

  it('are counted, and their groups summed, without adding receivables and payables [specification §7.144]', async () => {
    expect(await summarize()).toEqual({
      ...{ asOf: '2026-11-25', weekStartsOn: 7 },
      counts: { payable: 3, receivable: 3, overdue: 1, paid: 2, all: 8 },
      open: { receivableCents: 180_00, payableCents: 400_00 },
      overdue: { receivableCents: 0, payableCents: 100_00 },
      paid: { from: '2026-11-01', to: '2026-11-30', receivableCents: 0, payableCents: 103_00 },
      groups: [
        group('overdue', [0, 0], [1, 100_00]),
        group('today', [0, 0], [1, 200_00]),
        group('tomorrow', [1, 50_00], [0, 0]),
        group('week', [1, 60_00], [0, 0]),
        group('2026-11', [1, 70_00], [0, 0]),
        group('2026-12', [0, 0], [1, 100_00]),
      ],
    });
  });

  it('follow a filter and a part that was paid [specification §7.144]', async () => {
    const list = await app.inject({ url: '/api/entries?search=cpfl', headers });
    const [entry] = list.json<{ entries: { id: string; version: number }[] }>().entries;
    await app.inject({
      ...{ method: 'POST', url: `/api/entries/${entry?.id ?? ''}/payments`, headers },
      payload: {
        ...{ version: entry?.version, paidOn: '2026-11-25', principalCents: 50_00, form: 'pix' },
        ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
      },
    });
    expect(await summarize('?search=cpfl')).toMatchObject({
      counts: { payable: 1, receivable: 0, overdue: 0, paid: 0, all: 1 },
      open: { receivableCents: 0, payableCents: 150_00 },
      paid: { payableCents: 50_00 },
      groups: [group('today', [0, 0], [1, 150_00])],
    });
  });

  it('are refused with a filter that they do not have [specification §7.144]', async () => {
    expect((await app.inject({ url: '/api/entries/summary?status=paid', headers })).statusCode).toBe(400);
  });
});

type Sum = [count: number, openCents: number];
const toSum = ([count, openCents]: Sum) => ({ count, openCents });
const group = (name: string, receivable: Sum, payable: Sum) => ({
  ...{ group: name, receivable: toSum(receivable), payable: toSum(payable) },
});
