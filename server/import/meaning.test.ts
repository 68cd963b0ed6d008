// Cases of each kind that a guess could get wrong in silence. The files of `inputs.test.ts` have one case of each.
import { openFile } from '../files/openFile';
import { analyse } from './analyse';
import type { AnalysedRow, Choices } from './analysis';

const CONTEXT = {
  categories: [
    { name: 'Vendas', kind: 'receivable' },
    { name: 'Aluguel', kind: 'payable' },
    { name: 'Juros', kind: null },
  ],
  today: '2026-11-28',
};
const read = async (lines: readonly string[], choices: Choices = {}, fileName = 'lista.csv') =>
  analyse(openFile(Buffer.from(lines.join('\r\n'))), choices, { ...CONTEXT, fileName });
const fieldOf = async (title: string, ...values: string[]) => {
  const rows = values.map((value, index) => `Loja ${index};10/1${index}/2026;10,0${index};${value}`);
  const { columns } = await read([`Cliente;Vencimento;Valor;${title}`, ...rows]);
  return columns.at(-1)?.field;
};
const listKinds = (rows: readonly AnalysedRow[]) => rows.map(({ entry }) => entry.kind);

describe('a plan is not a payment [specification §7.51]', () => {
  it.each([
    'Previsão de pagamento',
    'Data programada pagamento',
    'Data limite para pagamento',
    'Pagamento até',
    'Expected payment date',
    'Fecha prevista de cobro',
    'Dt. Prev. Receb.',
    'pagamentoPrevisto',
    'Data estimada da baixa',
    'Recebimento agendado',
    'Scheduled payment date',
    'Data combinada para pagamento',
    'To be paid on',
    'Agenda pgto',
  ])('%s is no payment day', async (title) => {
    expect(await fieldOf(title, '12/10/2026', '20/10/2026')).toBeNull();
    const { columns } = await read([`Cliente;Valor;${title}`, 'Loja A;10,00;12/10/2026']);
    expect([null, 'dueOn']).toContain(columns[2]?.field);
  });

  it.each([
    'Data realizada',
    'Pagou em',
    'Data do crédito',
    'Data de pagamento',
    'Pago em',
    'Dt. Pagto',
    'dataRecebimento',
    'Payment date',
    'Fecha de pago',
  ])('%s is a payment day', async (title) => {
    expect(await fieldOf(title, '12/10/2026', '20/10/2026')).toBe('paidOn');
  });

  it.each(['Já paguei?', 'Ja recebi', 'Foi pago', 'Cliente pagou?', 'Pagamento', 'Efetivado'])(
    '%s is a status',
    async (title) => {
      expect(await fieldOf(title, 'ok', '')).toBe('status');
    },
  );

  it.each([
    ['Obs.', 'pago', true],
    ['OK?', 'x', true],
    ['Recorrente', 'Sim', true],
    ['Pago por', 'João', true],
    ['Recebido no caixa', 'Loja 2', true],
    ['Falta pagar para', 'João', false],
    ['Pago por', '', false],
    ['Obs.', 'ligar', false],
    ['Obs.', 'Não', false],
  ])(
    'words for paid below %s (%s) are asked, unless a column has a payment',
    async (title, word, isAsked) => {
      const file = [`Cliente;Vencimento;Valor;${title}`, `A;10/10/2026;10,00;${word}`, 'B;10/12/2026;10,00;'];
      const { questions, choices } = await read(file);
      expect(questions.includes('status')).toBe(isAsked);
      expect((await read(file, { columns: choices.columns ?? [] })).questions).toEqual(['category', 'form']);
      const paid = file.map((line, index) => `${line};${index === 0 ? 'Data pagamento' : '10/10/2026'}`);
      expect((await read(paid)).questions).not.toContain('status');
    },
  );

  it('a payment of an open row is a question, with its rows', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Situação;Data de pagamento;Valor pago',
      'A;10/10/2026;10,00;Em aberto;12/10/2026;',
      'B;10/10/2026;10,00;Em aberto;;5,00',
      'C;10/10/2026;10,00;Pago;12/10/2026;',
      'D;10/10/2026;10,00;A vencer;;0,00',
    ];
    const { questions, questionRows } = await read(file);
    expect(questions).toContain('statusConflict');
    expect(questionRows?.[0]?.rows.map(({ row }) => row)).toEqual([2, 3]);
    const asOpen = await read(file, { statusConflict: 'open' });
    expect(asOpen.rows.map(({ entry }) => entry.paidOn)).toEqual([
      undefined,
      undefined,
      '2026-10-12',
      undefined,
    ]);
    const asPaid = await read(file, { statusConflict: 'paid', paidDay: 'due-day' });
    expect(asPaid.rows.map(({ entry }) => entry.paidOn)).toEqual([
      '2026-10-12',
      '2026-10-10',
      '2026-10-12',
      undefined,
    ]);
  });
});

describe('words beat signs [specification §7.51, §7.52]', () => {
  const bills = [
    'Fornecedor;Vencimento;Valor',
    'A;10/12/2026;10,00',
    'B;10/12/2026;20,00',
    'C;10/12/2026;-5,00',
  ];

  it.each<[string, Choices, (string | undefined)[], string[]]>([
    [
      'of the opposite kind',
      { oppositeSign: { rows: 'opposite', cents: 500 } },
      ['payable', 'payable', 'receivable'],
      [],
    ],
    ['left out', { oppositeSign: { rows: 'leave-out', cents: 500 } }, ['payable', 'payable', undefined], []],
    [
      'like the others',
      { oppositeSign: { rows: 'ignore', cents: 500 } },
      ['payable', 'payable', 'payable'],
      [],
    ],
    [
      'asked again for another sum',
      { oppositeSign: { rows: 'ignore', cents: 501 } },
      ['payable', 'payable', 'payable'],
      ['oppositeSign'],
    ],
  ])('a credit note is %s', async (_name, choices, kinds, open) => {
    const defaults = { payableCategory: 'Aluguel', receivableCategory: 'Vendas', form: 'pix' };
    const { questions, rows } = await read(bills, { ...choices, defaults });
    expect([questions, listKinds(rows)]).toEqual([open, kinds]);
  });

  it('a row of the opposite kind asks for its category, also if the file has one', async () => {
    const file = [
      'Fornecedor;Vencimento;Valor;Categoria;Forma',
      'A;10/12/2026;10,00;Aluguel;PIX',
      'B;10/12/2026;-5,00;Aluguel;PIX',
    ];
    const choices: Choices = { oppositeSign: { rows: 'opposite', cents: 500 } };
    expect((await read(file, choices)).questions).toEqual(['category']);
    const { questions, rows } = await read(file, { ...choices, defaults: { receivableCategory: 'Vendas' } });
    expect(questions).toEqual([]);
    expect(rows.map(({ state, entry }) => `${state} ${entry.kind} ${entry.category}`)).toEqual([
      'ready payable Aluguel',
      'ready receivable Vendas',
    ]);
  });

  it.each([
    [
      'a column of kinds',
      [
        'Cliente;Vencimento;Valor;Tipo',
        'A;10/12/2026;10,00;Despesa',
        'B;10/12/2026;-5,00;Despesa',
        'C;10/12/2026;9,00;Receita',
      ],
    ],
    ['a section', ['Nome;Vencimento;Valor', 'Contas a pagar;;', 'A;10/12/2026;10,00', 'B;10/12/2026;-5,00']],
    [
      'two columns of amounts',
      [
        'Data;Histórico;Entrada;Saída',
        '10/11/2026;A;;10,00',
        '10/11/2026;B;;-5,00',
        '10/11/2026;C;;8,00',
        '11/11/2026;D;9,00;',
      ],
    ],
    [
      'a title above the table',
      [
        'Relatório de contas a receber;;',
        'Nome;Vencimento;Valor',
        'A;10/12/2026;10,00',
        'B;10/12/2026;-5,00',
      ],
    ],
  ])('a rarer sign is asked below %s', async (_name, file) => {
    const { questions, questionRows } = await read(file);
    expect(questions).toContain('oppositeSign');
    expect(questionRows?.[0]).toMatchObject({ question: 'oppositeSign', count: 1, cents: 500 });
  });

  describe('a word for the opposite kind', () => {
    const list = (...rows: string[]) => ['Nome;Documento;Observação;Vencimento;Valor;Tipo', ...rows];
    const isAsked = async (file: string[], fileName = 'contas a pagar.csv') => {
      const { questionRows = [] } = await read(file, {}, fileName);
      return (
        questionRows.find(({ question }) => question === 'oppositeSign')?.rows.map(({ row }) => row) ?? []
      );
    };

    it.each([
      ['A', 'NC 3', ''],
      ['A', 'nc-0003', ''],
      ['A', 'Nota de crédito 3', ''],
      ['A', '3', 'Ref. nota crédito do fornecedor'],
      ['A', '3', 'DEVOLUÇÃO DE COMPRA'],
      ['Estorno tarifa', '3', ''],
      ['A', 'Credit memo 3', ''],
      ['A', '3', 'Abatimento'],
    ])('is asked: %s, %s, %s', async (...texts) => {
      const rows = [`${texts.join(';')};10/12/2026;5,00;`, 'B;NF 1;crédito rural;10/12/2026;20,00;'];
      expect(await isAsked(list(...rows))).toEqual([2]);
      expect(await isAsked(list(...rows), 'contas a receber.csv')).toEqual([2]);
    });

    it('is asked below a section, and beside a column with one kind', async () => {
      const sections = list(
        'Contas a pagar',
        'A;NC 3;;10/12/2026;5,00;',
        'Contas a receber',
        'B;1;;10/12/2026;5,00;',
      );
      expect(await isAsked(sections, 'lista.csv')).toEqual([3]);
      expect(await isAsked(list('A;NC 3;;10/12/2026;5,00;Pagar', 'B;1;;10/12/2026;9,00;Pagar'))).toEqual([2]);
    });

    it('is no question in a file whose column has both kinds, nor as a category', async () => {
      expect(await isAsked(list('A;NC 3;;10/12/2026;5,00;Receber', 'B;1;;10/12/2026;9,00;Pagar'))).toEqual(
        [],
      );
      const categories = ['Fornecedor;Vencimento;Valor;Categoria', 'A;10/12/2026;5,00;Devoluções'];
      expect(await isAsked(categories)).toEqual([]);
    });
  });

  it('amounts to pay that are all negative are no question', async () => {
    const { questions, rows } = await read([bills[0] ?? '', 'A;10/12/2026;-10,00', 'B;10/12/2026;-20,00']);
    expect(questions).toEqual(['category', 'form']);
    expect(listKinds(rows)).toEqual(['payable', 'payable']);
  });

  it('signs without a word are asked, and one answer turns the file', async () => {
    const file = ['Data;Descrição;Valor', '01/11/2026;Mercado;10,00', '02/11/2026;Pagamento;-30,00'];
    expect((await read(file)).questions).toContain('expenseSign');
    expect((await read(file, { expenseSign: 'positive' })).rows[0]?.entry.kind).toBe('payable');
    expect(listKinds((await read(file, { expenseSign: 'negative' })).rows)).toEqual([
      'receivable',
      'payable',
    ]);
  });

  describe('what is not to pay in the bill of a card', () => {
    const bill = (sign: '' | '-', other: '' | '-') => [
      'Data;Estabelecimento;Valor',
      `01/11/2026;Mercado;${sign}10,00`,
      `05/11/2026;Pagamento recebido;${other}80,00`,
      `06/11/2026;Loja, devolução;${other}20,00`,
    ];
    const positive: Choices = { expenseSign: 'positive' };
    const negative: Choices = { expenseSign: 'negative' };

    it.each([
      ['positive purchases', bill('', '-'), positive, 'lista.csv'],
      ['negative purchases, by the name of the file', bill('-', ''), negative, 'fatura-2026-11.csv'],
      ['negative purchases, by a title', ['Cartão final 1234;;', ...bill('-', '')], negative, 'lista.csv'],
    ])('is asked: %s', async (_name, file, choices, fileName) => {
      const open = await read(file, choices, fileName);
      expect(open.questions).toContain('oppositeSign');
      expect(open.questionRows?.[0]).toMatchObject({ count: 2, cents: 10_000 });
      const kindsBy = async (rows: 'opposite' | 'leave-out' | 'ignore') => {
        const answer = { ...choices, oppositeSign: { rows, cents: 10_000 } };
        return listKinds((await read(file, answer, fileName)).rows).slice(-3);
      };
      expect(await kindsBy('opposite')).toEqual(['payable', 'receivable', 'receivable']);
      expect(await kindsBy('leave-out')).toEqual(['payable', undefined, undefined]);
      expect(await kindsBy('ignore')).toEqual(['payable', 'payable', 'payable']);
    });

    it('is no question in a bank statement', async () => {
      expect((await read(bill('-', ''), negative)).questions).not.toContain('oppositeSign');
    });
  });

  it.each([
    ['marks', ['Data;Histórico;Valor', '01/11/2026;A;10,00 D', '02/11/2026;B;30,00 C']],
    ['a balance', ['Data;Histórico;Valor;Saldo', '01/11/2026;A;-10,00;90,00', '02/11/2026;B;30,00;120,00']],
    [
      'a balance from new to old',
      ['Data;Histórico;Valor;Saldo', '02/11/2026;B;30,00;120,00', '01/11/2026;A;-10,00;90,00'],
    ],
    ['categories', ['Data;Nome;Valor;Categoria', '01/11/2026;A;-10,00;Aluguel', '02/11/2026;B;30,00;Vendas']],
  ])('signs are certain by %s', async (_name, file) => {
    expect((await read(file)).questions).not.toContain('expenseSign');
  });

  it('a balance that contradicts the signs proves nothing', async () => {
    const file = ['Data;Histórico;Valor;Saldo', '01/11/2026;A;-10,00;90,00', '02/11/2026;B;30,00;60,00'];
    expect((await read(file)).questions).toContain('expenseSign');
  });
});

describe('codes of a kind [specification §7.51, §7.52]', () => {
  it.each([
    ['Tipo de documento', null],
    ['Espécie', null],
    ['Tipo', null],
    ['Tp. Doc.', null],
    ['Natureza', 'kind'],
    ['D/C', 'kind'],
  ])('DP below %s', async (title, field) => {
    expect(await fieldOf(title, 'DP', 'DP')).toBe(field);
  });

  it('C and D below a possible title are kinds', async () => {
    expect(await fieldOf('Tipo', 'C', 'D')).toBe('kind');
  });

  it('a column that contradicts the name of the file is a question', async () => {
    const file = ['Nome;Vencimento;Valor;Natureza', 'A;10/12/2026;10,00;D', 'B;10/12/2026;20,00;D'];
    const open = await read(file, {}, 'titulos a receber.csv');
    expect([open.questions.includes('kindSource'), open.kindHint]).toEqual([true, 'receivable']);
    const byWords = await read(file, { kindSource: 'words' }, 'titulos a receber.csv');
    expect(listKinds(byWords.rows)).toEqual(['receivable', 'receivable']);
    const byColumn = await read(file, { kindSource: 'column' }, 'titulos a receber.csv');
    expect(listKinds(byColumn.rows)).toEqual(['payable', 'payable']);
    expect([...byWords.questions, ...byColumn.questions]).not.toContain('kindSource');
  });

  it.each([
    ['Tipo', 'Débito', 'Crédito', true],
    ['Produto', 'D', 'C', false],
    ['Natureza', 'Débito', 'Crédito', true],
    ['Tipo', 'CR', 'DP', true],
    ['Tipo', 'Despesa', 'Receita', false],
  ])('debits below %s (%s, %s) may be cards in a list of one kind', async (title, one, other, isAsked) => {
    const file = [
      `Cliente;Vencimento;Valor;${title}`,
      `A;10/12/2026;10,00;${one}`,
      `B;10/12/2026;20,00;${other}`,
    ];
    const { questions } = await read(file, {}, 'vendas.csv');
    expect(questions.includes('kindSource')).toBe(isAsked);
  });

  it.each([
    ['Visa', 'Master', true],
    ['Visa', 'PIX', false],
  ])('debits beside the cards %s and %s are no kind', async (one, other, isAsked) => {
    const file = [
      'Nome;Data;Valor;Tipo;Bandeira',
      `A;10/12/2026;10,00;Débito;${one}`,
      `B;10/12/2026;20,00;Crédito;${other}`,
    ];
    expect((await read(file)).questions.includes('kind')).toBe(isAsked);
  });

  it('a column with words of both kinds is no question', async () => {
    const file = ['Nome;Vencimento;Valor;Natureza', 'A;10/12/2026;10,00;Pagar', 'B;10/12/2026;20,00;Receber'];
    expect((await read(file, {}, 'clientes.csv')).questions).not.toContain('kindSource');
  });
});

describe('numbers as days [specification §7.51]', () => {
  const dueOf = async (...lines: string[]) => {
    const { rows, questions } = await read(lines);
    return questions.includes('dueOn') ? 'asked' : rows.map(({ entry }) => entry.dueOn ?? 'refused');
  };

  it.each([
    ['below its title', ['Cliente;Vencimento;Valor', 'A;46000;10,00'], ['2025-12-09']],
    ['as 8 digits below its title', ['Cliente;Vencimento;Valor', 'A;20261201;10,00'], ['2026-12-01']],
    [
      'beside a text',
      ['Cliente;Vencimento;Valor', 'A;46000;10,00', 'B;10/12/2026;10,00'],
      ['refused', '2026-12-10'],
    ],
    ['below another title', ['Cliente;Contrato;Valor', 'A;46000;10,00'], 'asked'],
    ['with 8 digits below another title', ['Cliente;Pedido;Valor', 'A;20261201;10,00'], 'asked'],
    ['without titles', ['A;46000;10,00', 'B;46001;11,50'], ['2025-12-09', '2025-12-10']],
    [
      'without titles beside a day',
      ['A;46000;10,00;10/12/2026', 'B;46001;11,50;11/12/2026'],
      ['2026-12-10', '2026-12-11'],
    ],
  ])('a number %s', async (_name, lines, expected) => {
    expect(await dueOf(...lines)).toEqual(expected);
  });
});

describe('two titles of one thing [specification §7.51]', () => {
  it.each([
    ['amount', 'Valor;Valor total', '10,00;12,00'],
    ['amount', 'Valor original;Valor da parcela', '10,00;5,00'],
    ['amount', 'Valor;Total', '10,00;12,00'],
    ['amount', 'Valor bruto;Valor líquido', '10,00;9,00'],
    ['amount', 'Valor;Líquido', '10,00;9,00'],
    ['amount', 'Amount;Net', '10,00;9,00'],
    ['amount', 'Valor;Em aberto', '10,00;4,00'],
    ['amount', 'Valor;Falta pagar', '10,00;4,00'],
    ['amount', 'Valor;Saldo devedor', '10,00;4,00'],
    ['amount', 'Valor original;Saldo', '10,00;4,00'],
    ['amount', 'Total;Outstanding', '10,00;4,00'],
    ['amount', 'Amount;Amount due', '10,00;4,00'],
    ['dueOn', 'Vencimento;Data de vencimento', '10/12/2026;11/12/2026'],
    ['dueOn', 'Vencimento original;Vencimento prorrogado', '10/12/2026;11/12/2026'],
    ['dueOn', 'Data;Data', '10/12/2026;11/12/2026'],
  ])('%s of %s is asked', async (field, titles, values) => {
    const others = field === 'amount' ? ['Vencimento', '10/12/2026'] : ['Valor', '10,00'];
    const file = [`Cliente;${others[0]};${titles}`, `A;${others[1]};${values}`];
    expect((await read(file)).questions).toContain(field);
  });

  it('what is left after the payments is no second amount', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Recebido;Em aberto',
      'A;10/10/2026;10,00;6,00;4,00',
      'B;10/10/2026;20,00;;20,00',
    ];
    const { columns, questions } = await read(file);
    expect(columns.map(({ field }) => field)).toEqual(['counterparty', 'dueOn', 'amount', 'paid', 'open']);
    expect(questions).not.toContain('amount');
  });

  it('what is left after payments and discounts is no second amount', async () => {
    const file = [
      'Cliente;Vencimento;Valor original da parcela;Valor recebido da parcela;Desconto;Valor em aberto da parcela',
      'A;10/10/2026;10,00;6,00;;4,00',
      'B;10/10/2026;20,00;19,00;1,00;0,00',
      'C;10/10/2026;20,00;21,00;;0,00',
    ];
    const { columns, questions } = await read(file);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['counterparty', 'dueOn', 'amount', 'paid', 'discount', 'open'],
    ]);
    expect(questions).not.toContain('amount');
    const other = [...file, 'D;10/10/2026;20,00;1,00;1,00;5,00'];
    expect((await read(other)).questions).toContain('amount');
  });

  it.each(['Valor da parcela atual', 'Valor da nota do fornecedor', 'Valor original do documento'])(
    '%s is an amount, and not what it is the amount of',
    async (title) => {
      const { columns } = await read([`Cliente;Vencimento;${title}`, 'A;10/10/2026;10,00']);
      expect(columns[2]?.field).toBe('amount');
      expect([null, 'amount']).toContain(await fieldOf(title, '10', '12'));
    },
  );

  it.each([
    'Vl baixa',
    'Valor realizado',
    'Pago ou recebido',
    'Valor crédito',
    'Valor liquidado',
    'Vl. recebido',
    'Recebido parcial',
  ])('%s is what was paid', async (title) => {
    expect(await fieldOf(title, '10,00', '')).toBe('paid');
  });

  it('equal values are no question', async () => {
    const file = ['Cliente;Vencimento;Valor;Valor total', 'A;10/12/2026;10,00;10,00'];
    expect((await read(file)).questions).toEqual(['category', 'form']);
  });

  it('a sure title is not overruled by its values', async () => {
    const file = [
      'Cliente;Vencimento;Data;Valor',
      'A;a combinar;01/11/2026;10,00',
      'B;à vista;02/11/2026;10,00',
    ];
    const { columns, rows } = await read(file);
    expect(columns[1]?.field).toBe('dueOn');
    expect(rows.map(({ state }) => state)).toEqual(['invalid', 'invalid']);
  });

  it.each(['Cadastro', 'Nascimento', 'Entrega'])(
    'days below the unknown title %s are asked',
    async (title) => {
      expect((await read([`Cliente;${title};Valor`, 'A;10/12/2026;10,00'])).questions).toContain('dueOn');
    },
  );

  it.each(['Peso', 'CEP', 'Quantidade'])('numbers below the unknown title %s are asked', async (title) => {
    expect((await read([`Cliente;Vencimento;${title}`, 'A;10/12/2026;10,00'])).questions).toContain('amount');
  });

  it('numbers below Conta are no category', async () => {
    expect(await fieldOf('Conta', '10101', '10102')).toBeNull();
    expect(await fieldOf('Conta', '1234-5', '0001/98765-X')).toBeNull();
  });
});

describe('amounts that are not in reais [specification §7.53]', () => {
  it.each([
    ['currency', 'Cliente;Vencimento;Valor (US$)', 'A;10/12/2026;10,00'],
    ['currency', 'Cliente;Vencimento;Valor EUR', 'A;10/12/2026;10,00'],
    ['currency', 'Cliente;Vencimento;Valor;Currency', 'A;10/12/2026;10,00;EUR'],
    ['currency', 'Cliente;Vencimento;Valor;Moeda', 'A;10/12/2026;10,00;Dólar'],
    ['scale', 'Cliente;Vencimento;Valor (R$ mil)', 'A;10/12/2026;10,00'],
    ['scale', 'Cliente;Vencimento;Valor em milhares', 'A;10/12/2026;10,00'],
    ['percent', 'Cliente;Vencimento;Valor (%)', 'A;10/12/2026;10,00'],
  ])('%s: %s', async (reason, ...lines) => {
    const { rows } = await read(lines);
    expect(rows.flatMap(({ problems }) => problems.map((one) => `${one.field} ${one.reason}`))).toEqual([
      `amount ${reason}`,
    ]);
  });

  it('a note about thousands above the table counts', async () => {
    const { rows } = await read(['Valores em R$ mil;;', 'Cliente;Vencimento;Valor', 'A;10/12/2026;10,00']);
    expect(rows[0]?.problems).toMatchObject([{ reason: 'scale' }]);
  });

  it.each([
    'em dólar',
    'Pago em Dólares (cartão)',
    'paid in euros',
    'USD 120',
    'US$120,00',
    '€ 30',
    '30 €',
    '120,00 USD',
    'EUR',
    'Dólar',
    'valor em moeda estrangeira',
  ])('the note %j is a problem of its row', async (note) => {
    const { rows } = await read([
      'Cliente;Vencimento;Valor;Obs',
      `A;10/12/2026;10,00;${note}`,
      'B;10/12/2026;10,00;',
    ]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [{ field: 'amount', reason: 'currency', value: note }],
      [],
    ]);
  });

  it('the text of a document or a name is a note too', async () => {
    const { rows } = await read([
      'Descrição;Vencimento;Valor;Documento',
      'Assinatura em dólar;10/12/2026;10,00;1',
      'B;10/12/2026;10,00;USD 40',
    ]);
    expect(rows.map(({ problems }) => problems[0]?.reason)).toEqual(['currency', 'currency']);
  });

  it.each(['R$ 120,00', 'Curso em Libras', 'Posto Euro', 'Padaria Eurico', '30 dias', 'peso 12 kg'])(
    'the note %j is none about a currency',
    async (note) => {
      const { rows } = await read(['Cliente;Vencimento;Valor;Obs', `${note};10/12/2026;10,00;${note}`]);
      expect(rows[0]?.problems).toEqual([]);
    },
  );

  it.each(['R$', 'BRL', 'Real', 'reais', ''])('the currency %j is in reais', async (currency) => {
    const { rows } = await read(['Cliente;Vencimento;Valor (R$);Moeda', `A;10/12/2026;10,00;${currency}`]);
    expect(rows[0]?.problems).toEqual([]);
  });
});

describe('the order of days [specification §7.52]', () => {
  it.each([
    ['English titles', ['Vendor,Due date,Amount', 'A,02/01/2026,10.00'], true],
    ['English titles and a decimal comma', ['Vendor;Due date;Amount', 'A;02/01/2026;10,00'], false],
    [
      'English titles and a day over 12',
      ['Vendor,Due date,Amount', 'A,02/01/2026,10.00', 'B,25/01/2026,10.00'],
      false,
    ],
    ['no titles', ['A,02/01/2026,10.00', 'B,03/01/2026,11.00'], true],
    ['Portuguese titles', ['Cliente,Vencimento,Valor', 'A,02/01/2026,10.00'], false],
  ])('%s', async (_name, lines, isAsked) => {
    expect((await read(lines)).questions.includes('dateOrder')).toBe(isAsked);
  });
});

describe('layouts that are no list of entries [specification §7.53]', () => {
  it.each([
    ['months', ['Fornecedor;Jan;Fev;Mar;Abr', 'A;10,00;10,00;10,00;10,00']],
    ['months', ['Conta;jan/26;fev/26;mar/26', 'Aluguel;10,00;10,00;10,00']],
    ['months', ['Categoria;Janeiro;Fevereiro;Março;Total', 'Aluguel;10,00;10,00;10,00;30,00']],
    ['journal', ['Data;Conta débito;Conta crédito;Histórico;Valor', '01/11/2026;1.1.01;2.1.01;Compra;10,00']],
    ['journal', ['Data;Cta. Devedora;Cta. Credora;Valor', '01/11/2026;1.1.01;2.1.01;10,00']],
    ['fields', ['Loja A,10/12/2026,234,56', 'Loja B,11/12/2026,10,50']],
    ['fields', ['Cliente,Vencimento,Valor', 'Loja, X,10/12/2026,234,56']],
    ['fields', ['Cliente,Vencimento,Parcela,Valor', 'A,10/12/2026,1,23,45,67']],
  ])('%s', async (problem, lines) => {
    await expect(read(lines)).rejects.toMatchObject({ problem });
  });

  it('a column of months beside an amount is a list', async () => {
    const { questions } = await read(['Cliente;Vencimento;Valor;Mês', 'A;10/12/2026;10,00;dez']);
    expect(questions).toEqual(['category', 'form']);
  });
});

describe('quotation marks of a csv [specification §7.53]', () => {
  const nameOf = async (field: string) =>
    (await read(['Cliente;Vencimento;Valor', `${field};10/12/2026;10,00`])).rows[0]?.entry.counterparty;

  it.each([
    ['Loja "Sol" Ltda', 'Loja "Sol" Ltda'],
    ['"Loja ""Sol"" Ltda"', 'Loja "Sol" Ltda'],
    ['"Loja "Sol" Ltda"', 'Loja "Sol" Ltda'],
    ['"Loja; Sol"', 'Loja; Sol'],
    ['"Loja\nSol"', 'Loja\nSol'],
  ])('%j is kept', async (field, name) => {
    expect(await nameOf(field)).toBe(name);
  });

  it.each([
    ['to the end of the file', ['"A;10/12/2026;10,00', 'B;10/12/2026;10,00']],
    ['to a mark of another row', ['"A;10/12/2026;10,00', 'B;"x";10,00', 'C;10/12/2026;10,00']],
  ])('one that is open %s is refused with its row', async (_name, lines) => {
    await expect(read(['Cliente;Vencimento;Valor', ...lines])).rejects.toMatchObject({
      problem: 'quotes',
      row: 2,
    });
  });
});

describe('rows that are no entries [specification §7.53]', () => {
  it('have a reason, and are counted by it', async () => {
    const file = [
      'Cliente;Vencimento;Valor;Situação',
      'Filial Centro;;;',
      'A;10/12/2026;10,00;Em aberto',
      'Cliente;Vencimento;Valor;Situação',
      'B;11/12/2026;20,00;Cancelado',
      'C;12/12/2026;-5,00;Em aberto',
      'D;13/12/2026;30,00;Em aberto',
      'Total;;60,00;',
    ];
    const { rows } = await read(file, { oppositeSign: { rows: 'leave-out', cents: 500 } });
    expect(rows.map(({ state, skipReason = '' }) => `${state} ${skipReason}`.trim())).toEqual([
      'skipped note',
      'ready',
      'skipped titles',
      'skipped status',
      'skipped choice',
      'ready',
      'skipped total',
    ]);
  });
});

describe('a column that says which rows were cancelled [specification §7.53]', () => {
  const statesBelow = async (title: string, ...marks: string[]) => {
    const lines = marks.map((mark, index) => `Loja ${index};10/12/2026;10,00;${mark}`);
    const { questions, rows } = await read([`Cliente;Vencimento;Valor;${title}`, ...lines]);
    expect(questions).toEqual(['category', 'form']);
    return rows.map(({ state, skipReason = '' }) => `${state} ${skipReason}`.trim());
  };

  it.each([
    ['Cancelado', 'Sim', 'Não'],
    ['Cancelada?', 'x', ''],
    ['Estornado', 'true', 'false'],
    ['Título cancelado', '1', '0'],
    ['Data do cancelamento', '05/11/2026', '-'],
    ['dataEstorno', '2026-11-05', ''],
    ['Cancelamento', 'Cancelado', 'Ativo'],
    ['Voided', 'Yes', 'No'],
    ['Anulada', 'Sí', 'No'],
  ])('%s: %j leaves its row out, and %j does not', async (title, yes, no) => {
    expect(await statesBelow(title, yes, no)).toEqual(['skipped status', 'ready']);
  });

  it('with another text is a problem of its row', async () => {
    expect(await statesBelow('Motivo do cancelamento', 'Cliente desistiu', '')).toEqual(['invalid', 'ready']);
    const { rows } = await read(['Cliente;Vencimento;Valor;Cancelado', 'A;10/12/2026;10,00;talvez']);
    expect(rows[0]?.problems).toEqual([{ field: 'status', reason: 'unknown', value: 'talvez' }]);
  });

  it('counts beside a status, and a reversed amount is no such column', async () => {
    const { rows } = await read([
      'Cliente;Vencimento;Valor;Situação;Cancelado;Valor estornado',
      'A;10/12/2026;10,00;Em aberto;S;10,00',
      'B;10/12/2026;10,00;Em aberto;N;5,00',
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['skipped', 'ready']);
  });
});

describe('values for the rows of one name [specification §7.55]', () => {
  const file = [
    'Fornecedor;Vencimento;Valor',
    'Sol;10/12/2026;10,00',
    'Lua;11/12/2026;20,00',
    'SOL;12/12/2026;30,00',
    'Sol;13/12/2026;-5,00',
  ];
  const turned: Choices = { oppositeSign: { rows: 'opposite', cents: 500 } };

  it('are offered by name and kind, those with most rows first', async () => {
    const { groups } = await read(file, turned);
    expect(groups).toEqual([
      { counterparty: 'Sol', kind: 'payable', rows: 2, cents: 4_000 },
      { counterparty: 'Lua', kind: 'payable', rows: 1, cents: 2_000 },
      { counterparty: 'Sol', kind: 'receivable', rows: 1, cents: 500 },
    ]);
  });

  it('are no question if each name has them, and override those of all rows', async () => {
    const groups: Choices['groups'] = [
      { counterparty: 'sol', category: 'Aluguel', form: 'boleto' },
      { counterparty: 'Sol', category: 'Vendas' },
    ];
    const some = await read(file, { ...turned, groups });
    expect(some.questions).toEqual(['category', 'form']);
    const all = await read(file, { ...turned, groups, defaults: { category: 'Juros', form: 'pix' } });
    expect(all.questions).toEqual([]);
    expect(all.rows.map(({ state, entry }) => [state, entry.category, entry.form].join(' '))).toEqual([
      'ready Aluguel boleto',
      'ready Juros pix',
      'ready Aluguel boleto',
      'ready Vendas boleto',
    ]);
    const each = [...groups, { counterparty: 'Lua', category: 'Juros', form: 'pix' }];
    expect((await read(file, { ...turned, groups: each })).questions).toEqual([]);
  });

  it('that do not exist are refused', async () => {
    for (const group of [{ category: 'Outra' }, { form: 'cheque' }])
      await expect(read(file, { groups: [{ counterparty: 'Sol', ...group }] })).rejects.toMatchObject({
        problem: 'choices',
      });
  });

  describe('are asked for rows whose column is empty', () => {
    const mixed = [
      'Fornecedor;Vencimento;Valor;Categoria;Forma',
      'Sol;10/12/2026;10,00;Aluguel;pix',
      'Lua;11/12/2026;20,00;;pix',
      'Mar;11/12/2026;30,00;Aluguel;-',
      'Rio;;;;',
      'Céu;;40,00;;',
    ];

    it('by name, and answered by name or for all of them', async () => {
      const open = await read(mixed);
      expect(open.questions).toEqual(['category', 'form']);
      expect(open.groups?.map(({ counterparty }) => counterparty)).toEqual(['Lua', 'Mar']);
      expect(open.rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'skipped', 'invalid']);
      const groups = [
        { counterparty: 'Lua', category: 'Juros' },
        { counterparty: 'Mar', form: 'boleto' },
      ];
      for (const choices of [{ groups }, { defaults: { payableCategory: 'Juros', form: 'boleto' } }]) {
        const { questions, rows } = await read(mixed, choices);
        expect(questions).toEqual([]);
        expect(
          rows.slice(0, 3).map(({ state, entry }) => `${state} ${entry.category} ${entry.form}`),
        ).toEqual(['ready Aluguel pix', 'ready Juros pix', 'ready Aluguel boleto']);
      }
    });

    it('and not for rows that are a problem anyway', async () => {
      expect((await read(mixed.toSpliced(2, 2))).questions).toEqual([]);
    });
  });

  it('are not offered if the file has them', async () => {
    const whole = ['Fornecedor;Vencimento;Valor;Categoria;Forma', 'A;10/12/2026;10,00;Aluguel;pix'];
    expect(await read(whole)).not.toHaveProperty('groups');
  });
});

describe('the decimal separator [specification §7.51]', () => {
  it.each([
    ['100,00', '1.234', 123_400],
    ['100.00', '1,234', 123_400],
    ['100.00', '1.234', null],
    ['100,00', '1,234', null],
    ['50', '1.234', null],
  ])('with %s, %s is certain or asked', async (sure, text, cents) => {
    const { questions, rows } = await read([
      'Cliente;Vencimento;Valor',
      `A;10/12/2026;${sure}`,
      `B;10/12/2026;${text}`,
    ]);
    expect(questions.includes('decimal')).toBe(cents === null);
    if (cents !== null) expect(rows[1]?.entry.amountCents).toBe(cents);
  });

  it('both proven beside a text with two readings are asked', async () => {
    const file = ['Cliente;Vencimento;Valor', 'A;10/12/2026;1,50', 'B;10/12/2026;1.50', 'C;10/12/2026;1.500'];
    expect((await read(file)).questions).toContain('decimal');
  });
});

it.each(['10/2026', '2026-10', '10/26'])(
  'a month (%s) is no day of issue [specification §7.51]',
  async (month) => {
    expect(await fieldOf('Competência', month, month)).toBeNull();
  },
);

describe('the kind of a list [specification §7.51]', () => {
  it.each([
    [
      'a title above it and the title of its names',
      ['Contas a receber;;', 'Fornecedor;Vencimento;Valor'],
      'lista.csv',
    ],
    ['the name of its file and the title of its names', ['Cliente;Vencimento;Valor'], 'contas a pagar.csv'],
    ['the name of its file with both kinds', ['Cliente;Vencimento;Valor'], 'a pagar e a receber.csv'],
  ])('is asked if %s contradict each other', async (_name, head, fileName) => {
    const { questions, kindHint } = await read([...head, 'A;10/12/2026;10,00'], {}, fileName);
    expect([questions.includes('kind'), kindHint]).toEqual([true, undefined]);
  });

  it('is certain if they agree', async () => {
    const { questions, kindHint } = await read(
      ['Contas a pagar;;', 'Fornecedor;Vencimento;Valor', 'A;10/12/2026;10,00'],
      {},
      'contas a pagar.csv',
    );
    expect([questions.includes('kind'), kindHint]).toEqual([false, 'payable']);
  });
});

it.each([
  ['Tipo', 'Débito', 'Crédito', true],
  ['D/C', 'D', 'C', true],
  ['Tipo', 'A pagar', 'A receber', false],
])(
  'a column %s with %s and %s makes a statement: %s [specification §7.42]',
  async (title, one, other, isStatement) => {
    const { questions } = await read([
      `Data;${title};Descrição;Valor`,
      `13/11/2026;${one};Mercado;10,00`,
      `14/11/2026;${other};Loja;20,00`,
    ]);
    expect(questions.includes('statement')).toBe(isStatement);
  },
);
