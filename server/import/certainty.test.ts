// What a word beside a known one can change: it is certain, asked or refused, and never guessed.
import { writeXlsx } from 'hucre/xlsx';
import { openFile } from '../files/openFile';
import { askAboutPayments } from './askAboutPayments';
import { analyse } from './analyse';
import type { Choices } from './analysis';

const CONTEXT = {
  categories: [
    { name: 'Vendas', kind: 'receivable' },
    { name: 'Aluguel', kind: 'payable' },
  ],
  today: '2026-11-28',
};
const BILLS = 'contas a pagar.csv';
const SALES = 'contas a receber.csv';
const DEFAULTS = { payableCategory: 'Aluguel', receivableCategory: 'Vendas', form: 'pix' };

const analyseBytes = async (bytes: Uint8Array, fileName: string, choices: Choices) =>
  askAboutPayments(
    await analyse(openFile(Buffer.from(bytes)), { defaults: DEFAULTS, ...choices }, { ...CONTEXT, fileName }),
    new Map(),
  );
const read = (lines: readonly string[], fileName = BILLS, choices: Choices = {}) =>
  analyseBytes(Buffer.from(lines.join('\r\n')), fileName, choices);
const listFields = ({ columns }: Awaited<ReturnType<typeof read>>) => columns.map(({ field }) => field);
const listStates = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ state, skipReason = '', problems }) =>
    [state, skipReason, ...problems.map(({ field, reason }) => `${field} ${reason}`)]
      .filter((text) => text !== '')
      .join(' '),
  );

describe('a title of payments with another word [specification §7.150]', () => {
  it.each([
    'Data para pagamento',
    'Data p/ pagamento',
    'Próximo pagamento',
    'Data sugerida de pagamento',
    'Data da autorização de pagamento',
    'Data de pagamento negociada',
    'Next payment date',
    'Anticipated payment date',
    'Fecha tentativa de pago',
    'Data do recebimento da mercadoria',
  ])('%s is asked, and none of its days is a payment', async (title) => {
    const file = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/11/2026;10,00;20/11/2026'];
    const open = await read(file);
    expect(open.questions).toEqual(['status']);
    expect(open.rows[0]?.entry.paidOn).toBeUndefined();
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount', 'paidOn'];
    const asPaid = await read(file, BILLS, { columns });
    expect(asPaid).toMatchObject({ questions: [], rows: [{ entry: { paidOn: '2026-11-20' } }] });
  });

  it.each(['Condição de pagamento', 'Conta de pagamento', 'Responsável pelo pagamento', 'Payment reference'])(
    '%s with texts is no question',
    async (title) => {
      const file = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/12/2026;10,00;Itaú'];
      expect((await read(file)).questions).toEqual([]);
    },
  );

  it('is the payment day or the paid amount if the person says that it tells what is paid', async () => {
    const file = ['Fornecedor;Vencimento;Valor;Data sugerida de pagamento', 'A;10/11/2026;10,00;20/11/2026'];
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount', 'status'];
    const { questions, rows } = await read(file, BILLS, { columns });
    expect([questions, rows[0]?.entry.paidOn]).toEqual([[], '2026-11-20']);
  });

  it('zeros and ones below Pago are no paid amounts', async () => {
    const file = ['Fornecedor;Vencimento;Valor;Pago', 'A;10/10/2026;100,00;1', 'B;10/12/2026;100,00;0'];
    expect((await read(file)).questions).toEqual(['status']);
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount', 'status'];
    const asked = await read(file, BILLS, { columns });
    expect(listStates(asked)).toEqual(['invalid status unknown', 'invalid status unknown']);
  });

  it('two paid amounts with other values are asked, also beside a payment day', async () => {
    const file = [
      'Fornecedor;Vencimento;Valor;Data de pagamento;Valor pago;Valor total pago',
      'A;10/11/2026;10,00;20/11/2026;9,00;10,00',
    ];
    expect((await read(file)).questions).toEqual(['status']);
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount', 'paidOn', null, 'status'];
    const { questions, rows } = await read(file, BILLS, { columns });
    expect([questions, rows[0]?.entry.paidOn, rows[0]?.entry.paidCents]).toEqual([[], '2026-11-20', 1_000]);
  });

  it('is no payment as an amount either', async () => {
    const file = ['Fornecedor;Vencimento;Valor;Valor do pagamento mínimo', 'A;10/11/2026;100,00;15,00'];
    expect((await read(file)).questions).toEqual(['status']);
  });

  it.each([
    ['Data de pagamento;Data da baixa', '11/11/2026;12/11/2026'],
    ['Data pagamento cliente;Data pagamento banco', '11/11/2026;12/11/2026'],
  ])('two payment days with other values are asked: %s', async (titles, days) => {
    const file = [`Cliente;Vencimento;Valor;${titles}`, `A;10/11/2026;10,00;${days}`];
    expect((await read(file)).questions).toEqual(['status', 'kind']);
  });

  it.each(['Recebido em', 'Data do recebimento', 'Received on'])(
    '%s in a list of bills may be the day of the goods, and is asked',
    async (title) => {
      const file = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/12/2026;10,00;12/11/2026'];
      expect((await read(file)).questions).toContain('status');
      const sales = ['Cliente', ...file.join('\n').split('Fornecedor').slice(1)].join('').split('\n');
      expect(listFields(await read(sales, SALES))).toEqual(['counterparty', 'dueOn', 'amount', 'paidOn']);
    },
  );
});

describe('an uncertain amount or day beside another one [specification §7.151]', () => {
  it.each([
    ['amount', 'Quantidade;Valor unitário;Total', '3;100,00;300,00'],
    ['amount', 'Total da nota;Valor do frete', '1.300,00;100,00'],
    ['amount', 'Original amount;Open amount', '100,00;40,00'],
    ['amount', 'Valor principal;Valor com juros', '100,00;140,00'],
    ['amount', 'Custo;Venda', '60,00;100,00'],
    ['amount', 'Qtde;Valor unit.', '3;100,00'],
    ['amount', 'Quantity;Price', '3;100,00'],
    ['amount', 'Valor em moeda estrangeira;Valor em reais', '100,00;540,00'],
    ['dueOn', 'Data;Data de entrega', '10/10/2026;10/12/2026'],
    ['dueOn', 'Vencimento do contrato;Data da parcela', '10/10/2027;10/12/2026'],
  ])('%s is asked: %s', async (field, titles, values) => {
    const other = field === 'amount' ? ['Vencimento', '10/12/2026'] : ['Valor', '10,00'];
    const file = [`Fornecedor;${other[0]};${titles}`, `A;${other[1]};${values}`];
    expect((await read(file)).questions).toEqual([field]);
  });

  it.each(['Valor a pagar', 'A receber', 'Valor pendente (R$)', 'Valor devido', 'Resta'])(
    'what remains of an amount is asked, unless a paid amount explains it: %s [specification §7.162]',
    async (title) => {
      const file = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/12/2026;100,00;60,00'];
      expect((await read(file)).questions).toEqual(['amount']);
      const equal = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/12/2026;100,00;100,00'];
      expect((await read(equal)).questions).toEqual([]);
      const paid = [
        `Fornecedor;Vencimento;Valor;Pago em;Valor pago;${title}`,
        'A;10/11/2026;100,00;10/11/2026;40,00;60,00',
      ];
      expect((await read(paid)).questions).toEqual(['underpaid']);
    },
  );

  it('a net amount beside the amount is asked, also if it was credited [specification §7.162]', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Taxa;Líquido;Data do crédito',
      'A;10/11/2026;100,00;3,50;96,50;10/11/2026',
    ];
    expect((await read(file)).questions).toContain('amount');
  });

  it.each([
    ['Valor;Valor do frete', '100,00;10,00'],
    ['Valor total;Quantidade', '100,00;3'],
    ['Total;Quantidade', '100,00;3'],
  ])('a certain amount is not: %s', async (titles, values) => {
    const file = [`Fornecedor;Vencimento;${titles}`, `A;10/12/2026;${values}`];
    expect(await read(file)).toMatchObject({ questions: [], rows: [{ entry: { amountCents: 10_000 } }] });
  });

  it('a planned day is the due day, and not the day beside it', async () => {
    const file = ['Data;Fornecedor;Previsão;Valor', '10/10/2026;A;10/12/2026;10,00'];
    expect(listFields(await read(file))).toEqual(['issuedOn', 'counterparty', 'dueOn', 'amount']);
    const instalments = ['Data;Fornecedor;Data da parcela;Valor', '10/10/2026;A;10/12/2026;10,00'];
    expect(listFields(await read(instalments))).toEqual(['issuedOn', 'counterparty', 'dueOn', 'amount']);
  });

  it.each(['Emitida em', 'Data da nota', 'Faturado em', 'Bill date'])(
    '%s is the day of issue',
    async (title) => {
      const file = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/12/2026;10,00;25/10/2026'];
      expect((await read(file)).rows[0]?.entry.issuedOn).toBe('2026-10-25');
    },
  );

  it('a day that only some rows have is no day of issue', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Pago;Data',
      'A;10/11/2026;10,00;Sim;12/11/2026',
      'B;10/12/2026;10,00;Não;',
    ];
    expect((await read(file, SALES)).rows[0]?.entry.issuedOn).toBe('2026-11-10');
  });
});

describe('the kind [specification §7.152]', () => {
  const list = ['Nome;Vencimento;Valor', 'A;10/12/2026;10,00'];

  it.each([
    'pagamentos recebidos.csv',
    'contas a pagar e receber.csv',
    'pagamentos.csv',
    'comissões de vendas.csv',
    'reembolsos a clientes.csv',
    'income tax.csv',
  ])('is asked for %s', async (fileName) => {
    expect((await read(list, fileName)).questions).toContain('kind');
  });

  it.each(['despesas.csv', 'contas a pagar.csv', 'vendas.csv', 'clientes.csv', 'impostos a pagar.csv'])(
    'is certain for %s',
    async (fileName) => {
      expect((await read(list, fileName)).questions).toEqual([]);
    },
  );

  it.each(['Cliente;Fornecedor', 'Pagador;Beneficiário', 'Sacado;Cedente'])(
    'is asked beside %s',
    async (titles) => {
      const file = [`${titles};Vencimento;Valor`, 'A;Gráfica;10/12/2026;10,00'];
      expect((await read(file, 'lista.csv')).questions).toEqual(['kind']);
    },
  );

  it.each(['Função', 'Produto', 'Operação do cartão'])(
    'is not given by credits and debits below %s',
    async (title) => {
      const file = [
        `Nome;Vencimento;Valor;${title}`,
        'A;10/12/2026;10,00;Crédito',
        'B;10/12/2026;20,00;Débito',
      ];
      expect((await read(file, 'lista.csv')).questions).toEqual(['kind']);
    },
  );

  it('is not given by credits and debits beside other forms of payment', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Tipo',
      'A;10/12/2026;10,00;Crédito',
      'B;10/12/2026;20,00;Débito',
      'C;10/12/2026;30,00;Pix',
    ];
    const { rows } = await read(file, 'lista.csv');
    expect(rows.map(({ entry }) => entry.kind)).toEqual(['receivable', 'receivable', 'receivable']);
  });

  it('of a reimbursement in a list of receivables is asked', async () => {
    const file = ['Nome;Vencimento;Valor', 'A;10/12/2026;10,00', 'Reembolso B;10/12/2026;20,00'];
    expect((await read(file, SALES)).questions).toEqual(['oppositeSign']);
    expect((await read(file, BILLS)).questions).toEqual([]);
  });

  it.each([
    ['a debit that increases the balance', ['100,00;;1.100,00', ';30,00;1.070,00', '50,00;;1.120,00']],
    ['the same from new to old', ['50,00;;1.120,00', ';30,00;1.070,00', '100,00;;1.100,00']],
  ])('of a ledger is asked with %s', async (_name, values) => {
    const file = ['Data;Histórico;Débito;Crédito;Saldo', ...values.map((one) => `10/11/2026;A;${one}`)];
    expect((await read(file, 'razao.csv')).questions).toEqual(['statement', 'kind', 'amount']);
  });
});

describe('the currency and the scale of a whole file [specification §7.153]', () => {
  const list = ['Fornecedor;Vencimento;Valor', 'A;10/12/2026;10,00'];
  const reasons = async (lines: readonly string[], fileName = BILLS) =>
    listStates(await read(lines, fileName));

  it.each([
    ['scale', ['Accounts payable (figures in thousands);;', ...list]],
    ['scale', ['Em milhares;;', ...list]],
    ['scale', [list[0] ?? '', ';;(R$ mil)', list[1] ?? '']],
    ['scale', [...list, '* valores em milhares de reais;;']],
    ['scale', ['Fornecedor;Vencimento;Valor em centavos', 'A;10/12/2026;12345']],
    ['scale', ['vendor;dueDate;amountCents', 'A;2026-12-10;12345']],
    ['scale', ['Fornecedor;Vencimento;Valor (x1000)', 'A;10/12/2026;10,00']],
    ['scale', ['Fornecedor;Vencimento;Valor (R$ mi)', 'A;10/12/2026;10,00']],
    ['currency', ['Currency: EUR;;', ...list]],
    ['currency', ['Moeda: Dólar;;', ...list]],
    ['currency', ['Fornecedor;Vencimento;Valor (CHF)', 'A;10/12/2026;10,00']],
    ['currency', ['Fornecedor;Vencimento;Valor (₹)', 'A;10/12/2026;10,00']],
    ['currency', ['Fornecedor;Vencimento;Valor;Nota', 'A;10/12/2026;10,00;JPY 40']],
    ['currency', ['Fornecedor;Vencimento;Valor;Moeda do documento', 'A;10/12/2026;10,00;USD']],
    ['currency', ['Fornecedor;Vencimento;Valor;Cotação', 'A;10/12/2026;10,00;5,40']],
  ])('%s: %j', async (reason, lines) => {
    expect((await reasons(lines)).filter((state) => !state.startsWith('skipped'))).toEqual([
      `invalid amount ${reason}`,
    ]);
  });

  it.each(['US$', '€', '$'])('the sign %s alone in a cell counts for its row', async (sign) => {
    const file = [
      'Fornecedor;Vencimento;Valor;R$ ou outra',
      `A;10/12/2026;10,00;${sign}`,
      'B;10/12/2026;10,00;R$',
    ];
    expect(await reasons(file)).toEqual(['invalid amount currency', 'ready']);
  });

  it('in the format of a cell counts, unless the format divides the number', async () => {
    const format = (numFmt: string) => ({ value: 1.5, style: { numFmt } });
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Lista',
          rows: [
            ['Fornecedor', 'Vencimento', 'Valor'],
            ['A', '10/12/2026', 1.5],
            ['B', '10/12/2026', 1.5],
            ['C', '10/12/2026', 1.5],
          ],
          cells: new Map([
            ['1,2', format('#,##0.0" mil"')],
            ['2,2', format('#,##0.0,"k"')],
            ['3,2', format('#,##0.00" reais"')],
          ]),
        },
      ],
    });
    expect(listStates(await analyseBytes(bytes, BILLS, {}))).toEqual([
      'invalid amount scale',
      'ready',
      'ready',
    ]);
  });

  it('in the name of the file counts', async () => {
    expect(await reasons(list, 'despesas_usd.csv')).toEqual(['invalid amount currency']);
  });

  it.each<readonly string[]>([
    ['Padaria Mil Flores;;', ...list],
    ['Moeda: Real (R$);;', ...list],
    ['Fornecedor;Vencimento;Valor (R$);Cotação', 'A;10/12/2026;10,00;5,40'],
    ['Fornecedor;Vencimento;Valor;Cotação', 'A;10/12/2026;10,00;1,00'],
  ])('is none in %s', async (...lines) => {
    expect((await reasons(lines)).at(-1)).toBe('ready');
  });
});

describe('words around a table that say that it is paid [specification §7.154]', () => {
  const list = ['Fornecedor;Vencimento;Valor', 'A;10/10/2026;10,00'];

  it.each([
    ['the name of the file', list, 'contas pagas.csv'],
    ['a title above', ['Títulos liquidados;;', ...list], BILLS],
  ])('are asked for their day: %s', async (_name, lines, fileName) => {
    const name = fileName === BILLS ? 'fornecedores.csv' : fileName;
    expect((await read(lines, name)).questions).toEqual(['paidDay']);
    const { rows } = await read(lines, name, { paidDay: 'due-day' });
    expect(rows.at(-1)?.entry).toMatchObject({ paidOn: '2026-10-10', paidCents: 1_000 });
  });

  it.each([
    ['Contas pagas;;', BILLS, ['paidDay']],
    ['Contas a pagar - Pagas;;', 'lista.csv', ['paidDay']],
    ['Títulos a pagar liquidados;;', 'lista.csv', ['paidDay']],
    ['Contas a pagar e pagas;;', 'lista.csv', []],
    ['Contas pagas e contas a pagar;;', 'lista.csv', []],
  ])(
    'count more above the table than in its file, and beside the name of a list: %s in %s [specification §7.161]',
    async (title, fileName, questions) => {
      expect((await read([title, ...list], fileName)).questions).toEqual(questions);
    },
  );

  it('count for their section', async () => {
    const file = [
      'Fornecedor;Vencimento;Valor',
      'Contas pagas;;',
      'A;10/10/2026;10,00',
      'Contas em aberto;;',
      'B;10/11/2026;20,00',
    ];
    const { rows } = await read(file, 'lista.csv', { paidDay: 'due-day' });
    expect(rows.map(({ entry }) => entry.paidOn)).toEqual([undefined, '2026-10-10', undefined, undefined]);
  });

  it.each([
    ['the name of the file', [], 'titulos em aberto.csv'],
    ['a title above', ['Contas em aberto;;;'], 'lista.csv'],
  ])('that say that it is open contradict a payment: %s', async (_name, above, fileName) => {
    const file = [...above, 'Cliente;Vencimento;Valor;Pagamento', 'A;10/10/2026;10,00;11/10/2026'];
    expect((await read(file, fileName)).questions).toEqual(['statusConflict']);
    expect((await read(file, 'contas a receber.csv')).questions).toEqual(
      above.length > 0 ? ['statusConflict'] : [],
    );
  });

  it('do not count beside a column that says it, nor beside words for what is open', async () => {
    const titles = 'Fornecedor;Vencimento;Valor;Data de pagamento';
    const file = [titles, 'A;10/10/2026;10,00;11/10/2026', 'B;10/12/2026;10,00;'];
    const { questions, rows } = await read(file, 'contas pagas.csv');
    expect([questions, rows.map(({ entry }) => entry.paidOn)]).toEqual([[], ['2026-10-11', undefined]]);
    expect((await read(list, 'contas a pagar e pagas.csv')).questions).toEqual([]);
  });
});

describe('rows that only look like entries [specification §7.155]', () => {
  it.each([
    ['A;10/12/2026;10,00;CANCELADO'],
    ['A;10/12/2026;10,00;Estornado'],
    ['A (CANCELADO);10/12/2026;10,00;'],
    ['CANCELADA - A;10/12/2026;10,00;'],
  ])('a word for a cancelled entry is a problem of its row: %s', async (row) => {
    const file = ['Fornecedor;Vencimento;Valor;Observação', row, 'B;10/12/2026;10,00;sem cancelamento'];
    expect(listStates(await read(file))).toEqual(['invalid status unknown', 'ready']);
  });

  it('totals with a due day are no entries', async () => {
    const file = [
      'Vencimento;Fornecedor;Valor',
      '10/12/2026;A;10,00',
      '10/12/2026;B;20,00',
      '10/12/2026;Total do dia;30,00',
      '11/12/2026;C;5,00',
      '11/12/2026;Total do dia;5,00',
      '12/12/2026;D;1,00',
      '12/12/2026;D;2,00',
      '12/12/2026;Total D;3,00',
      '12/12/2026;Total geral;38,00',
      '12/12/2026;Total Energia;38,00',
    ];
    expect(listStates(await read(file))).toEqual([
      ...['ready', 'ready', 'skipped total', 'ready', 'skipped total', 'ready', 'ready'],
      ...['skipped total', 'skipped total', 'ready'],
    ]);
  });

  it('hidden rows of a table beside another one are left out', async () => {
    const rows = [
      ['Fornecedor', 'Vencimento', 'Valor', '', 'Cliente', 'Vencimento', 'Valor'],
      ['A', '10/12/2026', '10,00', '', 'X', '10/12/2026', '1,00'],
      ['B', '11/12/2026', '20,00', '', 'Y', '11/12/2026', '2,00'],
    ];
    const file = await writeXlsx({
      sheets: [{ name: 'Lista', rows, rowDefs: new Map([[2, { hidden: true }]]) }],
    });
    const analysis = await analyseBytes(file, BILLS, {});
    expect(listStates(analysis)).toEqual(['ready', 'skipped hidden']);
  });
});

describe('a decimal comma between commas [specification §7.156]', () => {
  it.each([
    ['an empty field at the end', ['Cliente,Vencimento,Valor,Obs', 'A,10/12/2026,234,56,']],
    ['the last field absent', ['Cliente,Vencimento,Valor,Obs', 'A,10/12/2026,234,56', 'B,10/12/2026,10,50']],
  ])('is refused with %s', async (_name, lines) => {
    await expect(read(lines)).rejects.toMatchObject({ problem: 'fields', row: 2 });
  });

  it.each([
    ['instalments', ['Cliente,Vencimento,Valor,Parcela', 'A,10/12/2026,234,10']],
    ['amounts with cents', ['Cliente,Vencimento,Valor,Obs', 'A,10/12/2026,234.50,56,,']],
    ['texts', ['Cliente,Vencimento,Valor,Obs', 'A,10/12/2026,234,56', 'B,10/12/2026,10,ligar']],
  ])('is none beside %s', async (_name, lines) => {
    expect((await read(lines, SALES)).rows[0]?.state).toBe('ready');
  });
});

describe('the order of days [specification §7.157]', () => {
  it.each(['Deadline', 'Posted', 'Due'])('is asked below the English title %s', async (title) => {
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount'];
    const file = [`Vendor,${title},Amount`, 'A,03/04/2026,10.50'];
    expect((await read(file, BILLS, { columns })).questions).toContain('dateOrder');
  });

  it.each([
    ['2026-11-11T00:00:00.000Z', 'ready'],
    ['2026-11-11T03:00:00.000Z', 'ready'],
    ['2026-11-11T01:30:00Z', 'invalid paidOn not-a-day'],
    ['2026-11-11T00:00:01+00:00', 'invalid paidOn not-a-day'],
    ['2026-11-11 01:30', 'ready'],
  ])('a time of UTC that is the evening before in Brazil is refused: %s', async (text, state) => {
    const file = [
      'Fornecedor;Vencimento;Valor;Data de pagamento',
      `A;10/11/2026;10,00;${text}`,
      'B;10/11/2026;10,00;2026-11-11T12:00:00Z',
      'C;10/11/2026;10,00;2026-11-11T12:00:00Z',
    ];
    expect(listStates(await read(file))).toEqual([state, 'ready', 'ready']);
  });
});

describe('a short year [specification §7.164]', () => {
  const list = (...days: readonly string[]) => [
    'Fornecedor;Vencimento;Valor',
    ...days.map((day, index) => `F${index};${day};10,00`),
  ];
  const listDays = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ entry }) => entry.dueOn);

  it.each([
    [['26/12/10']],
    [['26/12/10', '26/12/11']],
    [['26-12-10', '27-01-05']],
    [['26.12.10']],
    [['25/12/26']],
  ])('that may be the first number is asked, with its text: %j', async (days) => {
    const { questions, dateOrders, dayExamples } = await read(list(...days));
    expect([questions, dateOrders]).toEqual([['dateOrder'], ['day-first', 'year-first']]);
    expect(dayExamples).toContainEqual({ row: 2, text: days[0] });
  });

  it('is read as the answer says', async () => {
    const file = list('26/12/10', '26/12/11', '05/10/2026');
    expect(listDays(await read(file, BILLS, { isYearFirst: true }))).toEqual([
      '2026-12-10',
      '2026-12-11',
      '2026-10-05',
    ]);
    expect(listDays(await read(file, BILLS, { dateOrder: 'day-first' }))[0]).toBe('2010-12-26');
  });

  it.each([
    [['10/12/26']],
    [['26/11/26', '26/12/26']],
    [['26/12/10', '05/11/26']],
    [['25/12/26', '15/12/26']],
  ])('is last without a question if it cannot be first, or is the same day: %j', async (days) => {
    expect((await read(list(...days))).questions).toEqual([]);
  });
});

describe('a payment among debts [specification §7.163]', () => {
  const list = (title: string, ...types: readonly string[]) => [
    `Cliente;Vencimento;Valor;${title}`,
    ...types.map((type, index) => `C${index};10/12/2026;${index + 1}0,00;${type}`),
  ];

  it.each([
    ['Type', 'Invoice', 'Payment'],
    ['Tipo', 'Fatura', 'Pagamento'],
    ['Tipo', 'Fatura', 'Recebimento'],
    ['Tipo', 'Fatura', 'Pagamento recebido'],
    ['Tipo', 'Factura', 'Pago'],
    ['Tipo', 'Fatura', 'Crédito'],
    ['Tipo', 'Fatura', 'Despesa'],
    ['Tipo de documento', 'Nota fiscal', 'Recibo'],
    ['Transaction type', 'Invoice', 'Customer payment'],
    ['Detalhe', 'Fatura', 'Pagamento'],
    ['Descrição', 'Fatura 12', 'Pagamento ref. fatura 11'],
    ['Doc type', 'INV', 'PMT'],
    ['Tipo', 'NF', 'NC'],
    ['Type', 'Invoice', 'Bank transfer'],
    ['Tipo', 'Fatura', 'Crédito do cliente'],
    ['Tipo', 'Venda', 'Recebimento'],
    ['Tipo', 'Venda', 'Pagamento'],
  ])('is asked below %s: %s and %s', async (title, debt, payment) => {
    const file = list(title, debt, debt, payment);
    const { questions, questionRows } = await read(file, SALES);
    expect(questions).toEqual(['oppositeSign']);
    expect(questionRows).toMatchObject([
      { question: 'oppositeSign', count: 1, cents: 3_000, rows: [{ row: 4 }] },
    ]);
    const leftOut = await read(file, SALES, { oppositeSign: { rows: 'leave-out', cents: 3_000 } });
    expect(listStates(leftOut)).toEqual(['ready', 'ready', 'skipped choice']);
  });

  it.each([
    ['Tipo', 'Fatura', 'Boleto'],
    ['Detalhe', 'Fatura', 'Pagamento até o dia 10'],
    ['Forma de pagamento', 'Pix', 'Boleto'],
  ])('is none below %s: %s and %s', async (title, debt, other) => {
    expect((await read(list(title, debt, debt, other), SALES)).questions).toEqual([]);
  });

  it('is none where receipts and payments are the two kinds', async () => {
    const file = list('Tipo', 'Recebimento', 'Recebimento', 'Pagamento');
    expect((await read(file, 'lista.csv')).questions).toEqual([]);
  });
});

describe('a status beside a paid amount [specification §7.166]', () => {
  const file = [
    'Fornecedor;Vencimento;Valor;Valor pago;Situação',
    'A;10/10/2026;10,00;0,00;Pago',
    'B;10/10/2026;20,00;20,00;Em aberto',
    'C;10/10/2026;30,00;30,00;Pago',
    'D;10/12/2026;40,00;0,00;Em aberto',
    'E;10/10/2026;50,00;;Pago',
  ];
  const listPaid = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ entry }) => entry.paidCents);

  it.each<[string, Choices]>([
    ['no answer', {}],
    ['the payment day', { paidDay: 'due-day' }],
    ['the columns', { columns: ['counterparty', 'dueOn', 'amount', 'paid', 'status'] }],
  ])('that contradicts it is asked after %s', async (_name, choices) => {
    const { questions, questionRows } = await read(file, BILLS, choices);
    expect(questions).toContain('statusConflict');
    expect(questionRows).toMatchObject([{ question: 'statusConflict', rows: [{ row: 2 }, { row: 3 }] }]);
  });

  it('is imported as the answer says', async () => {
    const open = await read(file, BILLS, { paidDay: 'due-day', statusConflict: 'open' });
    expect(listPaid(open)).toEqual([undefined, undefined, 3_000, undefined, 5_000]);
    const paid = await read(file, BILLS, { paidDay: 'due-day', statusConflict: 'paid' });
    expect(listPaid(paid)).toEqual([1_000, 2_000, 3_000, undefined, 5_000]);
  });

  it.each(['Situação', 'Status do pagamento'])('below %s is asked if no word is known', async (title) => {
    const unknown = [`Fornecedor;Vencimento;Valor;${title}`, 'A;10/10/2026;10,00;Concluído'];
    expect((await read(unknown, BILLS)).questions).toEqual(['status']);
    const columns: Choices['columns'] = ['counterparty', 'dueOn', 'amount', 'status'];
    expect(listStates(await read(unknown, BILLS, { columns }))).toEqual(['invalid status unknown']);
  });

  it('of 0 is no contradiction if a discount is the whole debt', async () => {
    const settled = [
      'Fornecedor;Vencimento;Valor;Desconto;Valor pago;Situação',
      'A;10/10/2026;10,00;10,00;0,00;Pago',
    ];
    expect((await read(settled, BILLS)).questions).toEqual(['paidDay']);
  });
});

describe('rows that are told without a question [specification §7.165]', () => {
  const list = (...rows: readonly string[]) => [
    'Fornecedor;Emissão;Vencimento;Valor;Data de pagamento;Observações',
    ...rows,
  ];
  const listNotices = async (...rows: readonly string[]) => {
    const { questions, questionRows = [] } = await read(list(...rows));
    expect(questions).toEqual([]);
    return questionRows.map(({ question, rows: about }) => [question, ...about.map(({ row }) => row)]);
  };

  it('have days many years apart, or an open due day many years away', async () => {
    expect(
      await listNotices(
        'A;10/10/2010;10/12/2010;10,00;;',
        'B;10/10/2026;10/12/2062;10,00;;',
        'C;10/10/2010;10/12/2010;10,00;10/12/2010;',
        'D;10/10/2026;10/11/2026;10,00;10/11/2016;',
        'E;10/10/2022;10/12/2022;10,00;;',
      ),
    ).toEqual([['farDays', 2, 3, 5]]);
  });

  it('are open, and a note says that they are paid', async () => {
    expect(
      await listNotices(
        'A;10/10/2026;10/11/2026;10,00;;pago em 05/11',
        'B (PAGO);10/10/2026;10/11/2026;10,00;;',
        'C;10/10/2026;10/11/2026;10,00;05/11/2026;pago em 05/11',
        'D;10/10/2026;10/11/2026;10,00;;não foi pago',
        'E;10/10/2026;10/11/2026;10,00;;será pago na segunda',
        'Baixada Santista;10/10/2026;10/11/2026;10,00;;ligar',
        'F;10/10/2026;10/11/2026;10,00;;PG 05/11',
        'G;10/10/2026;10/11/2026;10,00;;pagamento efetuado',
      ),
    ).toEqual([['paidNotes', 2, 3, 8, 9]]);
  });
});

describe('columns that leave a choice [specification §7.150, §7.151, §7.167]', () => {
  it.each<[string, string, string, string[]]>([
    [
      'two due days beside a payment',
      SALES,
      'Cliente;Vencimento original;Novo vencimento;Valor;Valor pago',
      ['dueOn'],
    ],
    ['another day of a debt', SALES, 'Cliente;Vencimento;Prorrogado para;Valor', ['dueOn']],
    ['two payment days', SALES, 'Cliente;Vencimento;Data pagamento;Data baixa;Valor;Valor pago', ['paidDay']],
    ['the last payment', BILLS, 'Fornecedor;Vencimento;Data último pagamento;Valor', ['status']],
    ['money beside what remains', BILLS, 'Credor;Vencimento;Mensalidade;Saldo devedor', ['amount']],
    ['money beside a later amount', SALES, 'Cliente;Vencimento;Honorários;Valor atualizado', ['amount']],
    ['credits in a list of bills', BILLS, 'Fornecedor;Vencimento;Débito;Crédito', ['amount']],
    ['debits in a list of sales', SALES, 'Cliente;Vencimento;Débito;Crédito', ['amount']],
  ])('%s (%s: %s) are asked: %j', async (what, fileName, titles, questions) => {
    const values: Record<string, string> = {
      ...{ Cliente: 'Ana', Fornecedor: 'Ana', Credor: 'Ana', Vencimento: '05/12/2026' },
      ...{ 'Vencimento original': '05/11/2026', 'Novo vencimento': '05/12/2026' },
      ...{
        'Data pagamento': '05/11/2026',
        'Data baixa': '20/11/2026',
        'Data último pagamento': '05/11/2026',
      },
      ...{ Valor: '100,00', 'Valor pago': '40,00', Mensalidade: '1.000,00', 'Saldo devedor': '9.200,00' },
      ...{ Honorários: '900,00', 'Valor atualizado': '950,00' },
      'Prorrogado para': '20/12/2026',
      Débito: what.startsWith('debits') ? '100,00' : '',
      Crédito: what.startsWith('credits') ? '100,00' : '',
    };
    const row = titles.split(';').map((title) => values[title] ?? '');
    expect((await read([titles, row.join(';')], fileName)).questions).toEqual(
      expect.arrayContaining(questions),
    );
  });

  it('marks of debits in a list of sales are asked', async () => {
    const { questions } = await read(['Cliente;Vencimento;Valor', 'Ana;05/12/2026;101,00 D'], SALES);
    expect(questions).toContain('amount');
  });

  it('credits in a list of sales, and debits in one of bills, are certain', async () => {
    const sales = await read(['Cliente;Vencimento;Débito;Crédito', 'Ana;05/12/2026;;100,00'], SALES);
    expect(sales.rows[0]?.entry).toMatchObject({ kind: 'receivable', amountCents: 10_000 });
    const bills = await read(['Fornecedor;Vencimento;Valor', 'Ana;05/12/2026;101,00 D'], BILLS);
    expect(bills.rows[0]?.entry).toMatchObject({ kind: 'payable', amountCents: 10_100 });
  });

  it.each(['NCC', 'NDF', 'RA', 'PA'])('a row %s among documents is asked', async (type) => {
    const { questions } = await read(
      ['Cliente;Tipo;Vencimento;Valor', 'Ana;NF;05/12/2026;100,00', `Ana;${type};05/12/2026;20,00`],
      SALES,
    );
    expect(questions).toContain('oppositeSign');
  });

  it('the day below "Paid Date" is that of the payment', async () => {
    const { rows } = await read(
      ['Client;Due date;Amount;Paid Date', 'Ana;2026-11-05;100.00;2026-11-20'],
      SALES,
    );
    expect(rows[0]?.entry).toMatchObject({ paidOn: '2026-11-20' });
  });
});
