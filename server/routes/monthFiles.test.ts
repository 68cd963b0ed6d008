// The files of a month for the accountant.
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { convertWithLibreOffice, findLibreOffice } from '../../test/support/libreOffice';
import { readPdf } from '../../test/support/readPdf';
import { accessEvents } from '../database/accessEvents';
import { company } from '../database/tables';

type Json = { id: string; version: number };

/** After the month, whose books have no later payment but one. */
const NOW = new Date('2026-11-03T15:00:00Z');
const ENTRY = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-10-20', amountCents: 100_000 },
};
const PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, form: 'pix' };
const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;

const send = async (path: string, payload: object): Promise<Json> => {
  const response = await app.inject({
    ...{ method: 'POST', url: `/api${path}`, headers: { authorization }, payload },
  });
  expect(response.statusCode).toBeLessThan(300);
  return response.json<Json>();
};
const take = (format: string, language = 'pt-BR', month = '2026-10') =>
  app.inject({
    url: `/api/months/${month}/export?format=${format}`,
    headers: { authorization, 'accept-language': language },
  });
const toDay = (day: string) => new Date(`${day}T00:00:00Z`);
const readSheets = async () =>
  new Map(
    (await readXlsx((await take('xlsx')).rawPayload)).sheets.map(({ name, rows }) => [name, rows.slice(1)]),
  );

beforeAll(async () => {
  await addUser(database(), { login: '1', name: 'Ana Souza', role: 'admin' });
  await database()
    .queries.insert(company)
    .values({
      ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 200_000, openingOn: '2026-01-01' },
      ...{ weekStartsOn: 7, address: 'Rua A, 1', taxNumber: '11222333000181' },
    });
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '1')}`;
  const cash = { name: 'Caixa', kind: 'cash', openingCents: 5_000, openingOn: '2026-10-05' };
  const { id: accountId } = await send('/money-accounts', cash);
  const moved = { fromAccountId: '1', toAccountId: accountId, cents: 30_000 };
  await send('/transfers', { ...moved, movedOn: '2026-10-12' });
  // A part in September and one in October. The rest is paid after the month.
  const { id } = await send('/entries', { ...ENTRY, issuedOn: '2026-09-10' });
  const pay = (version: number, paidOn: string, principalCents: number) =>
    send(`/entries/${id}/payments`, { version, paidOn, principalCents, ...PARTS });
  await pay(1, '2026-09-30', 10_000);
  await pay(2, '2026-10-31', 40_000);
  await pay(3, '2026-11-01', 50_000);
  const rent = { ...ENTRY, kind: 'payable', category: 'Aluguel', counterparty: '=1+1', amountCents: 70_000 };
  const { id: rentId } = await send('/entries', rent);
  await send(`/entries/${rentId}/payments`, {
    ...{ version: 1, paidOn: '2026-10-15', principalCents: 70_000, ...PARTS, interestCents: 700 },
    accountId,
  });
  // Agreed for a Saturday, so the bank takes it on Monday.
  const saturday = { dueOn: '2026-10-24', form: 'boleto', amountCents: 12_345 };
  await send('/entries', { ...ENTRY, counterparty: 'Mercado Lua', ...saturday });
  // Issued after the month.
  await send('/entries', { ...ENTRY, issuedOn: '2026-11-02', dueOn: '2026-11-30' });
}, DATABASE_START_MS);
afterAll(() => app.close());

it('the spreadsheet has the statement of the dashboard, the cash of each account, payments and open items [specification §7.237, §7.238]', async () => {
  const sheets = await readSheets();
  const dashboard = await app.inject({
    url: '/api/dashboards/financeiro?period=own&from=2026-10-01&to=2026-10-31',
    headers: { authorization },
  });
  const { widgets } = dashboard.json<{ widgets: components['schemas']['TableWidget'][] }>();
  const cells = widgets.find(({ id }) => id === 'statement')?.rows.map((row) => row.cells.slice(0, 2)) ?? [];
  const statement = sheets.get('Resultado por competência');
  expect(statement?.map(([group, category, amount]) => [group ?? category, amount])).toEqual(
    cells.map(([name, cents]) => [name, Number(cents) / 100]),
  );
  expect(cells.at(-1)).toEqual(['Resultado do período', -57_655]);
  expect(sheets.get('Caixa por conta')).toEqual([
    ['Conta principal', 2_100, 400, 0, -300, 2_200],
    ['Caixa', 50, 0, -707, 300, -357],
    ['Total', 2_150, 400, -707, 0, 1_843],
  ]);
  // The balance of the company on the next day has one payment more.
  const accounts = await app.inject({ url: '/api/money-accounts', headers: { authorization } });
  const balances = accounts.json<{ accounts: { balanceCents: number }[] }>().accounts;
  expect(balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(184_300 + 50_000);
  const names = (sheet: string, column: number) => sheets.get(sheet)?.map((row) => row[column]);
  expect(names('Pagamentos do mês', 1)).toEqual(['=1+1', 'Padaria São João', null]);
  expect(names('Pagamentos do mês', 6)).toEqual([-707, 400, -307]);
  expect(JSON.stringify([...sheets.values()])).not.toContain('NaN');
  expect(names('Pagamentos do mês', 0)).toEqual([toDay('2026-10-15'), toDay('2026-10-31'), 'Total']);
  expect(sheets.get('Em aberto no fim do mês')?.map((row) => [row[0], row[2], row[6]])).toEqual([
    [toDay('2026-10-20'), 'Padaria São João', 500],
    [toDay('2026-10-24'), 'Mercado Lua', 123.45],
    ['Saldo: a receber menos a pagar', null, 623.45],
  ]);
  expect(sheets.get('Sobre')?.flat()).toEqual([
    ...['Aurora', 'CNPJ 11.222.333/0001-81', 'Rua A, 1', 'Fechamento de outubro de 2026'],
    ...['Não fechado: os valores ainda podem mudar', 'Feito em 03/11/2026 por Ana Souza'],
  ]);
});

it('the report is a tagged PDF that says by whom the month is closed, and each file is an event [specification §7.237, §7.239, §7.262, §2.317]', async () => {
  await send('/months/close', { month: '2026-10', version: 1 });
  const response = await take('pdf', 'en-US');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="month-end-close-2026-10.pdf"') as unknown,
  });
  const { source, pages } = readPdf(response.rawPayload);
  expect(source).toContain('/MarkInfo');
  expect(pages.flat().map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Month-end close of October 2026',
      'Cash by account',
      '1,843.00',
      expect.stringMatching(/^Closed on .* by Ana Souza/),
    ]),
  );
  const events = await database().queries.select().from(accessEvents);
  expect(events.at(-1)).toMatchObject({
    action: 'exported',
    changes: [
      ['content', null, 'month'],
      ['format', null, 'pdf'],
      ['month', null, '2026-10'],
      ['rows', null, expect.any(Number)],
    ],
  });
  // An entry of the closed month is added later.
  await send('/entries', ENTRY);
  const about = [...(await readSheets()).values()][0] ?? [];
  expect(about.flat()).toContainEqual(expect.stringMatching(/mudou depois do fechamento$/));
  expect((await take('pdf', 'es-ES', '2026-11')).statusCode).toBe(404);
  expect((await take('csv')).statusCode).toBe(400);
});

const office = findLibreOffice();
const withOffice = 'reason' in office ? it.skip : it;
withOffice(
  `LibreOffice opens the spreadsheet of a month, with numbers as numbers and no formula @long [specification §7.238]${'reason' in office ? ` (${office.reason})` : ''}`,
  async () => {
    const sheet = await convertWithLibreOffice((await take('xlsx')).rawPayload, 'xlsx');
    expect(sheet).toContain('table:name="Caixa por conta"');
    expect(sheet).toMatch(/office:value-type="currency" office:currency="BRL" office:value="1843"/);
    expect(sheet).toMatch(/office:value-type="date" office:date-value="2026-10-31"/);
    expect(sheet).not.toContain('table:formula');
    expect(sheet).toContain('=1+1');
  },
);
