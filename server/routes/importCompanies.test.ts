import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { company, entries } from '../database/tables';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, replaceCategories, useTestDatabase } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';

type Schemas = components['schemas'];
type Preview = Schemas['ImportPreview'];
type Choices = Schemas['ImportChoices'];

const NOW = new Date('2026-11-20T15:00:00Z');

const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;

beforeAll(async () => {
  const { queries } = database();
  await addUser(database(), { login: '2', role: 'editor' });
  await queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database(), [
    { name: 'Vendas', incomeStatementGroup: 'revenue' },
    { name: 'Aluguel', incomeStatementGroup: 'expenses' },
    { name: 'Energia elétrica', incomeStatementGroup: 'expenses' },
    { name: 'Juros', incomeStatementGroup: 'financial' },
  ]);
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '2')}`;
}, DATABASE_START_MS);
afterAll(() => app.close());

const send = async (file: string, choices?: Choices, path = '/preview') => {
  const { payload, headers } = await encodeForm(file, choices);
  return app.inject({
    method: 'POST',
    url: `/api/entries/imports${path}`,
    headers: { ...headers, authorization },
    payload,
  });
};
const preview = async (file: string, choices?: Choices): Promise<Preview> => {
  const response = await send(file, choices);
  expect(response.json()).not.toHaveProperty('message');
  return response.json<Preview>();
};
const lines = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('');
const fieldsOf = ({ columns }: Preview) => columns.map(({ field }) => field ?? '-').join(' ');
type Row = Preview['rows'][number];
/** Shows a row as its state and the values that most tests are about. */
const show = ({ state, text, entry, problems }: Row): string =>
  [
    state,
    text ?? [entry.kind, entry.counterparty, entry.dueOn, entry.amountCents].join(' '),
    ...(entry.paidOn === undefined ? [] : [`paid ${entry.paidCents} on ${entry.paidOn}`]),
    ...problems.map(({ field, reason }) => `${field} ${reason}`),
  ].join(' | ');
const showRows = ({ rows }: Preview) => rows.map(show);

describe('files of companies are understood with few questions [specification §7.36]', () => {
  it.each<[string, string, { fields: string; questions: string[]; rows: string[] }]>([
    [
      'a bank statement with an amount that has a sign',
      lines(
        'Extrato de conta corrente',
        'Data;Histórico;Valor;Saldo',
        '31/10/2026;SALDO ANTERIOR;;1.000,00',
        '03/11/2026;PIX RECEBIDO PADARIA;500,00;1.500,00',
        '04/11/2026;PAGTO BOLETO;-200,00;1.300,00',
        '04/11/2026;SALDO DO DIA;1.300,00;',
      ),
      {
        fields: 'dueOn counterparty signedAmount -',
        questions: ['statement', 'category', 'form'],
        rows: [
          'skipped | 31/10/2026 · SALDO ANTERIOR · 1.000,00',
          'ready | receivable PIX RECEBIDO PADARIA 2026-11-03 50000',
          'ready | payable PAGTO BOLETO 2026-11-04 20000',
          'skipped | 04/11/2026 · SALDO DO DIA · 1.300,00',
        ],
      },
    ],
    [
      'a bank statement with two columns of amounts',
      lines(
        'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
        '03/11/2026;PIX RECEBIDO;123;500,00;;1.500,00',
        '04/11/2026;TARIFA;124;-;-12,50;1.487,50',
        '05/11/2026;LUZ;125;0,00;1.087,50;400,00',
        'Total;;;500,00;-1.100,00;400,00',
      ),
      {
        fields: 'dueOn counterparty document amountIn amountOut -',
        questions: ['statement', 'oppositeSign', 'category', 'form'],
        rows: [
          'ready | receivable PIX RECEBIDO 2026-11-03 50000',
          'ready | payable TARIFA 2026-11-04 1250',
          'ready | payable LUZ 2026-11-05 108750',
          'skipped | Total · 500,00 · -1.100,00 · 400,00',
        ],
      },
    ],
    [
      'a cash book in English',
      lines(
        'Date,Description,Money in,Money out,Balance',
        '11/13/2026,Acme,500.00,,1500.00',
        '11/14/2026,Rent,,200.00,1300.00',
      ),
      {
        fields: 'dueOn counterparty amountIn amountOut -',
        questions: ['statement', 'category', 'form'],
        rows: ['ready | receivable Acme 2026-11-13 50000', 'ready | payable Rent 2026-11-14 20000'],
      },
    ],
    [
      'bills to pay of a clinic, with their status',
      lines(
        'Contas a pagar',
        'Fornecedor;N° NF;Cond. pagto.;Vcto;Valor;Plano de contas;Forma;Situação',
        'CPFL;81;30/60;07/11/2026;345,67;Energia;boleto;Quitado',
        'Imobiliária Sol;;à vista;05/12/2026;1.200,00;Aluguel;PIX;Em aberto',
        'Imobiliária Sol;;à vista;05/11/2026;1.300,00;Aluguel;PIX;CANCELADO',
        'Imobiliária Lua;;à vista;06/12/2026;1.100,00;Aluguel;PIX;',
      ),
      {
        fields: 'counterparty document - dueOn amount category form status',
        questions: ['paidDay'],
        rows: [
          'ready | payable CPFL 2026-11-07 34567',
          'ready | payable Imobiliária Sol 2026-12-05 120000',
          'skipped | Imobiliária Sol · à vista · 05/11/2026 · 1.300,00 · Aluguel · PIX · CANCELADO',
          'ready | payable Imobiliária Lua 2026-12-06 110000',
        ],
      },
    ],
    [
      'a list without titles, and its status',
      lines('13/11/2026;Acme;Vendas;PIX;500,00;Pago', '14/11/2026;Sol;Aluguel;PIX;-200,00;Aberto'),
      {
        fields: 'dueOn counterparty category form signedAmount status',
        questions: ['paidDay'],
        rows: ['ready | receivable Acme 2026-11-13 50000', 'ready | payable Sol 2026-11-14 20000'],
      },
    ],
    [
      'a list with two columns about the status, of which one says what is paid',
      lines(
        'Devedor;Vencimento;Valor;Situação;Pago',
        'Ana;07/11/2026;10,00;Vencido;X',
        'Bia;07/12/2026;20,00;A vencer;',
      ),
      {
        fields: 'counterparty dueOn amount - status',
        questions: ['paidDay', 'category', 'form'],
        rows: ['ready | receivable Ana 2026-11-07 1000', 'ready | receivable Bia 2026-12-07 2000'],
      },
    ],
    [
      'a list with remarks about a balance',
      lines(
        'Cliente;Observação;Vencimento;Valor;Categoria;Forma',
        'Maria;Saldo;10/12/2026;2.500,00;Vendas;PIX',
        'SALDO DIA;;11/12/2026;3.000,00;;',
      ),
      {
        fields: 'counterparty - dueOn amount category form',
        questions: [],
        rows: ['ready | receivable Maria 2026-12-10 250000', 'skipped | SALDO DIA · 11/12/2026 · 3.000,00'],
      },
    ],
    [
      'entries of an accountant, with accounts to debit and to credit',
      lines(
        'Data;Débito;Crédito;Valor;Histórico',
        '03/11/2026;112;311;500,00;Venda à vista',
        '04/11/2026;411;111;20,00;Conta de luz',
      ),
      {
        fields: 'dueOn - - amount counterparty',
        questions: ['kind', 'category', 'form'],
        rows: ['ready |  Venda à vista 2026-11-03 50000', 'ready |  Conta de luz 2026-11-04 2000'],
      },
    ],
    [
      'sales of a shop, with the cards in two columns',
      lines(
        'Data;Cliente;Cartão de crédito;Cartão de débito;Valor',
        '03/11/2026;Ana;10,00;;10,00',
        '04/11/2026;Bia;;20,00;20,00',
      ),
      {
        fields: 'dueOn counterparty - - amount',
        questions: ['category', 'form'],
        rows: ['ready | receivable Ana 2026-11-03 1000', 'ready | receivable Bia 2026-11-04 2000'],
      },
    ],
  ])('%s', async (_name, file, { fields, questions, rows }) => {
    const result = await preview(file);
    expect([fieldsOf(result), result.questions, showRows(result)]).toEqual([fields, questions, rows]);
  });
});

describe('a paid row without a payment day', () => {
  const file = lines(
    'Cliente;Vencimento;Valor;Pago;Categoria;Forma',
    'Ana;07/11/2026;10,00;X;Vendas;PIX',
    'Bia;07/12/2026;20,00;x;Vendas;PIX',
    'Caio;07/12/2026;30,00;;Vendas;PIX',
  );
  const [ana, bia, caio] = [
    'ready | receivable Ana 2026-11-07 1000',
    'ready | receivable Bia 2026-12-07 2000',
    'ready | receivable Caio 2026-12-07 3000',
  ];

  it('is a question before an import [specification §7.42]', async () => {
    const { questions, choices, values, ...open } = await preview(file);
    expect(questions).toEqual(['paidDay']);
    expect(choices).not.toHaveProperty('paidDay');
    expect(values).toEqual([{ field: 'status', value: 'X', rows: 2, becomes: 'paid' }]);
    expect(open.rows.map(show)).toEqual([ana, bia, caio]);
    const refused = await send(file, {}, '');
    expect([refused.statusCode, refused.json<Schemas['ImportProblem']>().reason]).toEqual([
      422,
      'open-questions',
    ]);
  });

  it('is paid on its due day, at latest on the day of the company, or stays open [specification §7.42]', async () => {
    const paidPreview = await preview(file, { paidDay: 'due-day' });
    expect([paidPreview.questions, paidPreview.choices.paidDay]).toEqual([[], 'due-day']);
    expect(showRows(paidPreview)).toEqual([
      `${ana} | paid 1000 on 2026-11-07`,
      `${bia} | paid 2000 on 2026-11-20`,
      caio,
    ]);
    const unpaidPreview = await preview(file, { paidDay: 'none' });
    expect([unpaidPreview.questions, unpaidPreview.choices.paidDay]).toEqual([[], 'none']);
    expect(showRows(unpaidPreview)).toEqual([ana, bia, caio]);
    expect((await send(file, { paidDay: 'due-day' }, '')).json()).toMatchObject({ added: 3 });
  });

  it('is also one with a paid amount alone, but not against its status [specification §7.42]', async () => {
    const { questions, rows } = await preview(
      lines(
        'Cliente;Vencimento;Valor;Valor pago;Pagamento;Situação',
        'Ana;07/11/2026;10,00;9,50;;',
        'Bia;07/11/2026;10,00;0,00;00/00/0000;',
        'Caio;07/11/2026;10,00;5,00;-;Em aberto',
        'Duda;07/11/2026;10,00;;08/11/2026;Em aberto',
        'Eva;07/11/2026;10,00;R$ -;-;PAGO',
      ),
      { paidDay: 'due-day' },
    );
    expect(questions).not.toContain('paidDay');
    expect(rows.map(({ entry: { paidOn, paidCents } }) => [paidOn, paidCents])).toEqual([
      ['2026-11-07', 950],
      [undefined, undefined],
      [undefined, undefined],
      ['2026-11-08', 1000],
      ['2026-11-07', 1000],
    ]);
  });

  it('is no question in an export, whose status is known in each language [specification §7.41]', async () => {
    for (const language of ['pt-BR', 'en-US', 'es-ES', 'en-EN']) {
      const exported = await app.inject({
        url: '/api/entries/export?format=csv',
        headers: { authorization, 'accept-language': language },
      });
      const { columns, questions, values, counts } = await preview(exported.body);
      expect(columns.map(({ field }) => field)).toEqual([
        ...['kind', 'counterparty', 'category', 'form', 'document', 'installment', 'installments'],
        ...['issuedOn', 'dueOn', 'paidOn', 'amount', 'paid', 'status', null],
        ...['discount', 'interest', 'fine', 'fee', 'open', null],
      ]);
      expect([questions, values]).toEqual([[], []]);
      expect(counts).toMatchObject({ rows: 3, duplicates: 3, invalid: 0 });
    }
  });
});

describe('words of a file', () => {
  it('that differ in case and accents alone are one word, and have one meaning [specification §7.37]', async () => {
    const file = lines(
      'Fornecedor;Vencimento;Valor;Categoria;Forma',
      'CPFL;07/11/2026;10,00;Combustível;pix',
      'CPFL;08/11/2026;10,00;COMBUSTIVEL;pix',
      'CPFL;09/11/2026;10,00;COMBUSTIVEL;pix',
    );
    const openPreview = await preview(file);
    expect(openPreview.values).toEqual([{ field: 'category', value: 'COMBUSTIVEL', rows: 3, becomes: null }]);
    const values: Choices['values'] = [
      { field: 'category', value: 'combustível', becomes: 'Energia elétrica' },
    ];
    const { counts, choices } = await preview(file, { values });
    expect(counts).toMatchObject({ ready: 3, invalid: 0 });
    expect(choices.values).toEqual([
      { field: 'category', value: 'COMBUSTIVEL', becomes: 'Energia elétrica' },
    ]);
  });

  it('of the status mean paid, open or left out, and unknown ones get a meaning [specification §7.42]', async () => {
    const file = lines(
      'Cliente;Vencimento;Valor;Situação',
      'Eva;07/11/2026;10,00;Pago',
      'Bia;07/11/2026;20,00;Em análise',
      'Caio;07/11/2026;30,00;Estornado',
    );
    const openPreview = await preview(file);
    expect(openPreview.values).toEqual([
      { field: 'status', value: 'Em análise', rows: 1, becomes: null },
      { field: 'status', value: 'Estornado', rows: 1, becomes: 'left-out' },
    ]);
    expect(openPreview.rows.map(({ state, problems }) => [state, ...problems])).toEqual([
      ['ready'],
      ['invalid', { field: 'status', reason: 'unknown', value: 'Em análise' }],
      ['skipped'],
    ]);
    const values: Choices['values'] = [
      { field: 'status', value: 'em analise', becomes: 'left-out' },
      { field: 'status', value: 'Estornado', becomes: 'open' },
    ];
    const { rows, counts } = await preview(file, { values });
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'skipped', 'ready']);
    expect(counts).toEqual({ rows: 3, ready: 2, duplicates: 0, invalid: 0, skipped: 1 });
    const wrong = await send(file, { values: [{ field: 'status', value: 'Pago', becomes: 'maybe' }] });
    expect(wrong.statusCode).toBe(422);
  });
});

describe('two columns of amounts', () => {
  // An entry with the same amount would leave a row out.
  beforeAll(() => database().queries.delete(entries));
  const titles = 'Data;Cliente;Entrada;Saída';
  const validRows = ['02/11/2026;Ana;10,00;', '02/11/2026;Bia;;20,00'];

  it.each([
    ['10,00;5,00', 'amountOut range'],
    [';', 'amountIn missing'],
    ['0,00;-', 'amountIn missing'],
    ['grátis;', 'amountIn not-an-amount'],
    [';grátis', 'amountOut not-an-amount'],
  ])('%s in a row is a problem: %s [specification §7.36]', async (amounts, problem) => {
    const { rows } = await preview(lines(titles, ...validRows, `03/11/2026;Caio;${amounts}`));
    expect(rows.slice(0, 2).map(show)).toEqual([
      'ready | receivable Ana 2026-11-02 1000',
      'ready | payable Bia 2026-11-02 2000',
    ]);
    expect(rows[2]?.problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([problem]);
  });

  it('are chosen together, and not with another column of amounts', async () => {
    const file = lines(titles, ...validRows);
    const withoutOut = await preview(file, { columns: ['dueOn', 'counterparty', 'amountIn', null] });
    expect(withoutOut.questions).toEqual(['category', 'form', 'amount']);
    const refused = await send(file, { columns: ['dueOn', 'counterparty', 'amountIn', 'amount'] });
    expect(refused.json<Schemas['ImportProblem']>().reason).toBe('choices');
  });
});

describe('a category for each kind', () => {
  const file = lines('Data;Histórico;Valor', '03/11/2026;PIX;500,00', '04/11/2026;LUZ;-200,00');

  it('answers the question of the category if each kind of the file has one [specification §7.37]', async () => {
    const withOneCategory = await preview(file, { defaults: { form: 'pix', receivableCategory: 'Vendas' } });
    expect([withOneCategory.questions, withOneCategory.counts.ready]).toEqual([
      ['expenseSign', 'statement', 'category'],
      2,
    ]);
    const { questions, rows, choices } = await preview(file, {
      statement: 'open',
      expenseSign: 'negative',
      defaults: { form: 'pix', receivableCategory: 'Vendas', category: 'Juros', payableCategory: 'Aluguel' },
    });
    expect(questions).toEqual([]);
    expect(rows.map(({ entry }) => entry.category)).toEqual(['Vendas', 'Aluguel']);
    expect(choices.defaults).toMatchObject({ receivableCategory: 'Vendas', payableCategory: 'Aluguel' });
    const withDefault = await preview(file, {
      expenseSign: 'negative',
      defaults: { category: 'Juros', payableCategory: 'Aluguel' },
    });
    expect(withDefault.rows.map(({ entry }) => entry.category)).toEqual(['Juros', 'Aluguel']);
    const incomeFile = lines('Data;Histórico;Valor;Tipo', '03/11/2026;PIX;500,00;Receita');
    const incomePreview = await preview(incomeFile, {
      defaults: { form: 'pix', receivableCategory: 'Vendas' },
    });
    expect(incomePreview.questions).toEqual([]);
  });

  it.each<NonNullable<Choices['defaults']>>([
    { receivableCategory: 'Aluguel' },
    { payableCategory: 'Vendas' },
    { payableCategory: 'Outra' },
  ])('%j does not fit', async (defaults) => {
    const response = await send(file, { defaults });
    expect([response.statusCode, response.json<Schemas['ImportProblem']>().reason]).toEqual([422, 'choices']);
    const interest = await send(file, {
      defaults: { receivableCategory: 'Juros', payableCategory: 'Juros' },
    });
    expect(interest.statusCode).toBe(200);
  });
});
