import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { readCalendar } from '../company/company';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { addUser, buildTestApp, closeServingApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { convertWithLibreOffice, findLibreOffice } from '../../test/support/libreOffice';
import { readPdf } from '../../test/support/readPdf';

type EntryList = components['schemas']['EntryList'];

const NOW = new Date('2026-11-23T02:00:00Z');
/** In the company's time zone. */
const TODAY = '2026-11-22';
const SALE: NewEntry = {
  kind: 'receivable',
  counterparty: 'Padaria São João',
  category: 'Venda de mercadorias',
  form: 'boleto',
  document: 'NF 4711',
  installment: 1,
  installments: 3,
  issuedOn: '2030-01-02',
  dueOn: '2030-01-05',
  amountCents: 123_456_789,
};
const LATER: NewEntry = {
  ...SALE,
  counterparty: 'Mercado Łódź 漢字 \u202e😀',
  dueOn: '2030-01-09',
  amountCents: 1,
};
const PURCHASE: NewEntry = {
  ...SALE,
  kind: 'payable',
  counterparty: `Distribuidora ${'de alimentos e bebidas '.repeat(8)}`.trim(),
  dueOn: '2030-01-08',
  paidOn: '2030-01-08',
  paidCents: 5,
  amountCents: 7_00,
};

const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;
let address: string;
/** The ids of SALE, PURCHASE and LATER, in the order of their days. */
let ids: string[];

beforeAll(async () => {
  await addUser(database(), { login: '2', role: 'editor', name: 'Bruno Lima' });
  await seedDemonstrationCompany(database(), {
    name: 'Aurora Ltda',
    people: ['Ana'],
    now: NOW,
    count: 2_000,
  });
  const entries = [SALE, PURCHASE, LATER];
  await insertEntries(database().queries, await readCalendar(database().queries), entries);
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '2')}`;
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = '/api/entries?dueFrom=2030-01-01&dueTo=2030-01-31';
  const list = (await app.inject({ url, headers: { authorization } })).json<EntryList>();
  ids = list.entries.map(({ id }) => id);
  expect(ids).toHaveLength(3);
}, DATABASE_START_MS);
afterAll(() => closeServingApp(app));

type Body = { ids?: string[]; format?: string; sort?: string };

const post = (path: string, payload: Body, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/entries/${path}`,
    payload,
    headers: { authorization, ...headers },
  });
const exportAs = (payload: Body) => post('export', payload);
const report = (payload: Body, query = '', language = 'pt-BR') =>
  post(`report${query}`, payload, { 'accept-language': language });

describe('a file of a selection', () => {
  it('has only its entries, in the given order [specification §7.32]', async () => {
    const response = await exportAs({ ids: ids.slice(0, 2), sort: 'amount' });
    expect(response.headers['content-disposition']).toContain(`filename="lancamentos-${TODAY}.xlsx"`);
    const { sheets } = await readXlsx(response.rawPayload);
    // The last three rows are the totals, below an empty one.
    const rows = (sheets[0]?.rows ?? []).slice(1, -3);
    expect(rows.map((row) => [row[1], row[10]])).toEqual([
      [PURCHASE.counterparty, 7],
      [SALE.counterparty, 1_234_567.89],
    ]);
  });

  it('leaves out what does not exist [specification §7.32]', async () => {
    const response = await exportAs({ ids: [ids[0] ?? '', '999999999', 'x', '0'], format: 'csv' });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = response.body.trimEnd().split('\r\n').slice(1);
    expect(lines).toEqual([expect.stringContaining('"A receber";"Padaria São João";') as unknown]);
  });

  it('may have 10,000 entries [specification §7.32]', async () => {
    const unknownIds = Array.from({ length: 10_000 }, (_, index) => String(900_000_000_000_000 + index));
    const response = await exportAs({ ids: [ids[0] ?? '', ...unknownIds.slice(1)], format: 'csv' });
    expect([response.statusCode, response.body.trimEnd().split('\r\n').length]).toEqual([200, 2]);
    expect((await exportAs({ ids: [...unknownIds, '1'] })).statusCode).toBe(400);
  });

  const office = findLibreOffice();
  const withOffice = 'reason' in office ? it.skip : it;
  withOffice(
    `opens in LibreOffice with dates and amounts @long [specification §7.32]${'reason' in office ? ` (${office.reason})` : ''}`,
    async () => {
      const sheet = await convertWithLibreOffice(
        (await exportAs({ ids: ids.slice(0, 1) })).rawPayload,
        'xlsx',
      );
      expect(sheet).toMatch('office:value-type="date" office:date-value="2030-01-05"');
      expect(sheet).toMatch('office:value-type="currency" office:currency="BRL" office:value="1234567.89"');
    },
  );
});

const listTexts = (response: LightMyRequestResponse) => readPdf(response.rawPayload).pages.flat();
const listTagged = (response: LightMyRequestResponse, ...tags: string[]) =>
  listTexts(response)
    .filter(({ tag }) => tags.includes(tag))
    .map(({ text }) => text);

describe('a report', () => {
  it('is a tagged PDF with a head, sums of each kind and a balance [specification §7.33, §7.115]', async () => {
    const response = await report({ ids });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="relatorio-${TODAY}.pdf"; filename*=UTF-8''relatorio-${TODAY}.pdf`,
      'content-language': 'pt-BR',
    });
    const { source } = readPdf(response.rawPayload);
    expect(source.slice(0, 8)).toBe('%PDF-1.7');
    for (const part of [
      '/MarkInfo',
      '/StructTreeRoot',
      '/Lang (pt-BR)',
      '/DisplayDocTitle true',
      'pdfuaid:part',
    ])
      expect(source).toContain(part);
    expect(listTagged(response, 'P', 'H1', 'H2')).toEqual([
      'Aurora Ltda',
      'Relatório de lançamentos',
      'Feito em 22/11/2026 por Bruno Lima',
      'A receber: 2 lançamentos',
      'A pagar: 1 lançamento',
      'Resumo',
    ]);
    expect(listTagged(response, 'TD').slice(0, 9)).toEqual([
      ...['Padaria São João', 'NF 4711 1/3', 'Venda de mercadorias', 'Boleto', '05/01/2030', 'A vencer'],
      ...['1.234.567,89', '1.234.567,89', 'Mercado Łódź \uFFFD\uFFFD \uFFFD'],
    ]);
    const summary = listTagged(response, 'TD', 'TH').slice(-15);
    expect(summary).toEqual([
      ...['A receber', '2', '1.234.567,90', '0,00', '1.234.567,90', 'A pagar', '1', '7,00', '0,05', '0,00'],
      ...['Saldo: a receber menos a pagar', '3', '1.234.560,90', '-0,05', '1.234.567,90'],
    ]);
  });

  it('cuts a long name after two lines @long [specification §7.33]', async () => {
    const [name = ''] = listTagged(await report({ ids: ids.slice(1, 2) }), 'TD');
    expect(name).toMatch(/^Distribuidora de alimentos .+…$/);
    expect(name.length).toBeLessThan(PURCHASE.counterparty.length);
  });

  it('of one kind has one total, in the language of the person [specification §7.33]', async () => {
    const response = await report({ ids: ids.slice(0, 1) }, '', 'en-US');
    expect(response.headers['content-disposition']).toContain(`filename="report-${TODAY}.pdf"`);
    expect(listTagged(response, 'H1', 'H2')).toEqual(['Report of entries', 'Receivable: 1 entry']);
    expect(listTagged(response, 'TD')).toContain('01/05/2030');
    expect(listTagged(response, 'TH', 'TD').slice(-2)).toEqual(['Total', '1,234,567.89']);
  });

  it('has columns for payments only if there is a payment @long [specification §7.33, §7.115]', async () => {
    const titles = async (chosen: string[]) => listTagged(await report({ ids: chosen }), 'TH');
    expect(await titles(ids)).toEqual(
      expect.arrayContaining(['Pagamento', 'Valor pago (R$)', 'Em aberto (R$)']),
    );
    const withoutPayment = await titles(ids.slice(0, 1));
    expect(withoutPayment.filter((title) => title.toLowerCase().includes('pag'))).toEqual([]);
  });

  it('of a filter has all its entries, with a repeated head and page numbers @long [specification §7.33]', async () => {
    const response = await report({}, '?kind=payable&status=paid&sort=-amount');
    const url = '/api/entries?kind=payable&status=paid';
    const { total } = (await app.inject({ url, headers: { authorization } })).json<EntryList>();
    const { pages } = readPdf(response.rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, texts] of pages.entries()) {
      const artifacts = texts.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text);
      expect(artifacts.at(-1)).toMatch(`Página ${String(index + 1)} de ${String(pages.length)}`);
      // On the first page the head is a part of the table.
      expect(artifacts.some((text) => text.startsWith('Cliente ou fornecedor'))).toBe(index > 0);
    }
    expect(listTagged(response, 'H2')).toEqual([
      `A pagar: ${total.count.toLocaleString('pt-BR')} lançamentos`,
    ]);
    expect(listTagged(response, 'TD').filter((text) => text === 'Pago')).toHaveLength(total.count);
  });

  it('of too many entries is refused with the limit [specification §7.33]', async () => {
    const response = await report({}, '?sort=dueOn');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'São lançamentos demais para um relatório.',
      reason: 'too-many-entries',
      most: 2_000,
    });
    expect(response.headers).not.toHaveProperty('content-disposition');
  });

  it('waits for another one of the user [specification §7.34, §7.72]', async () => {
    const responses = await Promise.all([1, 2].map(() => report({ ids })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('that its client does not wait for does not keep its turn @long [specification §7.34]', async () => {
    const path = 'report?kind=receivable';
    for (let count = 0; count < 2; count += 1) {
      const headers = { authorization, 'content-type': 'application/json' };
      const cut = request(`${address}/api/entries/${path}`, { method: 'POST', headers });
      cut.on('error', () => undefined).end('{}');
      // By then the report is being made. A request that ends earlier can be without a turn.
      await pause(200);
      cut.destroy();
    }
    let response = await report({ ids });
    while (response.statusCode === 503) response = await report({ ids });
    expect(response.statusCode).toBe(200);
  });
});

describe.each(['export', 'report'])('POST entries/%s', (path) => {
  it.each<[string, object]>([
    ['no entries', { ids: [] }],
    ['an entry twice', { ids: ['1', '1'] }],
    ['a number', { ids: [1] }],
    ['a list', []],
  ])('refuses %s', async (_name, body) => {
    expect((await post(path, body)).statusCode).toBe(400);
  });

  it('refuses an unknown order or filter', async () => {
    const response =
      path === 'export' ? post(path, { ids, sort: 'name' }) : post(`${path}?status=late`, { ids });
    expect((await response).statusCode).toBe(400);
  });

  it('refuses a caller without a token', async () => {
    expect((await post(path, { ids }, { authorization: '' })).statusCode).toBe(401);
  });

  it('refuses another origin', async () => {
    expect((await post(path, { ids }, { cookie: 'XSRF-TOKEN=a' })).statusCode).toBe(403);
  });

  it('refuses a body that is too large or no JSON', async () => {
    const large = await post(path, {
      ids: Array.from({ length: 3_000 }, (_, one) => `${one}`.padStart(99, '0')),
    });
    expect(large.statusCode).toBe(413);
    const form = await app.inject({
      method: 'POST',
      url: `/api/entries/${path}`,
      payload: 'ids=1',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
  });
});
