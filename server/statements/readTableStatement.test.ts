import { writeXlsx } from 'hucre/xlsx';
import { eachRow } from '../../test/support/eachRow';
import type { TableChoices } from './readTableStatement';
import { readStatement } from './readStatement';
import type { StatementPart } from './statement';

const TODAY = '2026-11-27';

async function read(content: string | Buffer, choices: TableChoices = {}) {
  const { parts, questions } = await readStatement(Buffer.from(content), choices, TODAY);
  const [part] = parts;
  if (part === undefined) throw new Error('The file has no account.');
  return { part, questions };
}
const show = ({ lines, leftOut, problems }: StatementPart) => [
  ...lines.map(({ row, day, cents, text, document, bankId }) =>
    [row, day.slice(5), cents, text, document, bankId].filter((value) => value !== '').join(' | '),
  ),
  ...leftOut.map(({ row, reason }) => `${row} left out: ${reason}`),
  ...problems.map(({ row, reason }) => `${row} problem: ${reason}`),
];
const rows = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

type Layout = { file: string | Buffer; expected: string[]; balance?: number | null; isSignOpen?: true };

// The layouts of banks as public readers expect them, with invented people.
eachRow<[string, Layout]>(
  [
    [
      'more text below a movement, balances in other words, and planned movements at its end',
      {
        file: rows(
          'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
          '31/10/2026;SDO ANTERIOR;;;;1.000,00',
          '03/11/2026 às 23:59;TRANSF PIX;123;;-250,00;750,00',
          ';DES: ANA PRADO 03/11;;;;',
          '03/11/2026;SALDO APLIC AUT MAIS;;;;5.000,00',
          '04/11/2026;PIX RECEBIDO;124;100,00;;850,00',
          '04/11/2026;SALDO EM C/CORRENTE;;;;850,00',
          'Lançamentos futuros;;;;;',
          '27/11/2026;TARIFA;125;;-30,00;',
          'Os dados acima são de 27/11/2026;;;;;',
        ),
        expected: [
          '3 | 11-03 | -25000 | TRANSF PIX DES: ANA PRADO 03/11 | 123',
          '6 | 11-04 | 10000 | PIX RECEBIDO | 124',
          '2 left out: balance',
          '5 left out: balance',
          '7 left out: balance',
          '8 left out: note',
          '9 left out: not-booked',
          '10 left out: note',
        ],
        balance: 85_000,
      },
    ],
    [
      'days without a year and one row, below lines with other separators',
      {
        file: rows(
          'Banco Sol, S.A.',
          'Cliente: Oficina Boa Vista, Ltda',
          'Rua A, 10, Centro',
          'Período: 01/12/2025 a 31/01/2026',
          'Valores em reais, sujeitos a alteração',
          'Data;Favorecido;Valor em R$',
          '31/12;Ana Prado;-10,00',
        ),
        expected: ['7 | 12-31 | -1000 | Ana Prado'],
      },
    ],
    [
      'amounts in another currency beside those in reais',
      {
        file: rows(
          'Data,Descrição,Valor (em US$),Cotação,Valor (em R$)',
          '03/11/2026,Nuvem,-10.00,5.50,-55.00',
          '04/11/2026,Posto,,,-20.00',
        ),
        expected: ['2 | 11-03 | -5500 | Nuvem', '3 | 11-04 | -2000 | Posto'],
      },
    ],
    [
      'marks in a column without a title',
      {
        file: rows('Data;Histórico;Valor;', '03/11/2026;PIX ANA;10,00;D', '04/11/2026;PIX BIA;20,00;C'),
        expected: ['2 | 11-03 | -1000 | PIX ANA', '3 | 11-04 | 2000 | PIX BIA'],
      },
    ],
    [
      'a column with one word, and a mark at the amount',
      {
        file: Buffer.from(
          rows(
            '"Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",',
            '"00/00/0000","","Saldo Anterior","","","1000.00 C",',
            '"03/11/2026","1234-5","Pix - Enviado João","","100.123","120.00 D",',
            '"25/11/2026","","Pix - Recebido Padaria Açaí","","0","350.50 C",',
            '"30/11/2026","","Tarifa Agendada","","77","9.90 D",',
          ),
          'latin1',
        ),
        expected: [
          '3 | 11-03 | -12000 | Pix - Enviado João | 100.123',
          '4 | 11-25 | 35050 | Pix - Recebido Padaria Açaí | 0',
          '2 left out: balance',
          '5 left out: not-booked',
        ],
        balance: null,
      },
    ],
    [
      'the same word in each row beside amounts with signs',
      {
        file: rows(
          '"Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"',
          '"03/11/2026","Pix - Enviado","03/11 11:20 Ana Prado","55","-120,00","Entrada"',
          '"25/11/2026","Pix - Recebido","25/11 Padaria","56","350,50","Entrada"',
        ),
        expected: [
          '2 | 11-03 | -12000 | Pix - Enviado 03/11 11:20 Ana Prado | 55',
          '3 | 11-25 | 35050 | Pix - Recebido 25/11 Padaria | 56',
        ],
      },
    ],
    [
      'balances between its rows, below a preamble',
      {
        file: rows(
          'Extrato de conta corrente;;;;',
          'Nome: Oficina Boa Vista;;;;',
          'Período: 01/11/2026 até 27/11/2026;;;;',
          'data;lançamento;ag./origem;valor (R$);saldos (R$)',
          '01/11/2026;SALDO ANTERIOR;;;1.000,00',
          '03/11/2026;PIX TRANSF MARIA;1234;-200,00;',
          '03/11/2026;BOLETO PAGO LUZ;1234;-50,00;',
          '03/11/2026;SALDO TOTAL DISPONÍVEL DIA;;;750,00',
          '25/11/2026;TED RECEBIDA LOJA;1234;400,00;',
          '25/11/2026;SALDO TOTAL DISPONÍVEL DIA;;;1.150,00',
        ),
        expected: [
          '6 | 11-03 | -20000 | PIX TRANSF MARIA',
          '7 | 11-03 | -5000 | BOLETO PAGO LUZ',
          '9 | 11-25 | 40000 | TED RECEBIDA LOJA',
          '5 left out: balance',
          '8 left out: balance',
          '10 left out: balance',
        ],
        balance: 115_000,
      },
    ],
    [
      'three columns without titles',
      {
        file: rows('03/11/2026;PIX MARIA;-200,00', '25/11/2026;TED LOJA;400,00'),
        expected: ['1 | 11-03 | -20000 | PIX MARIA', '2 | 11-25 | 40000 | TED LOJA'],
      },
    ],
    [
      'two columns, a total and a second block',
      {
        file: `\uFEFF${rows(
          'Extrato de: Ag: 1234 | Conta: 56789-0;;;;;',
          'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
          '31/10/2026;SALDO ANTERIOR; ; ; ;100,00',
          '03/11/2026;PIX RECEBIDO ANA;0001234;500,00; ;600,00',
          '25/11/2026;CONTA DE LUZ;77; ;-80,50;519,50',
          ';;Total;500,00;80,50;519,50',
          'Últimos Lançamentos;;;;;',
          'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
          '27/11/2026;PIX ENVIADO;78; ;-10,00;509,50',
        )}`,
        expected: [
          '4 | 11-03 | 50000 | PIX RECEBIDO ANA | 0001234',
          '5 | 11-25 | -8050 | CONTA DE LUZ | 77',
          '3 left out: balance',
          '6 left out: total',
          '7 left out: note',
          '8 left out: titles',
          '9 left out: other-table',
        ],
        balance: 51_950,
      },
    ],
    [
      'a column of marks',
      {
        file: rows(
          'Data Mov.;Nr. Doc.;Histórico;Valor;Deb/Cred;Saldo',
          '03/11/2026;000123;PAG BOLETO;120,00;D;880,00',
          '25/11/2026;000124;CRED PIX;350,50;C;1.230,50',
        ),
        expected: ['2 | 11-03 | -12000 | PAG BOLETO | 000123', '3 | 11-25 | 35050 | CRED PIX | 000124'],
        balance: 123_050,
      },
    ],
    [
      'a mark at the amount',
      {
        file: rows(
          'Data Mov.;Nr. Doc.;Histórico;Valor',
          '03/11/2026;1;PAG BOLETO;12,50 D',
          '25/11/2026;2;CRED PIX;7,00 C',
        ),
        expected: ['2 | 11-03 | -1250 | PAG BOLETO | 1', '3 | 11-25 | 700 | CRED PIX | 2'],
      },
    ],
    [
      'an id in each row and a decimal point',
      {
        file: rows(
          'Data,Valor,Identificador,Descrição',
          '03/11/2026,-15.90,6720aaaa-0000-4000-8000-000000000001,Compra no débito - Mercado',
          '25/11/2026,200.00,6720aaaa-0000-4000-8000-000000000002,Transferência recebida',
        ),
        expected: [
          '2 | 11-03 | -1590 | Compra no débito - Mercado | 6720aaaa-0000-4000-8000-000000000001',
          '3 | 11-25 | 20000 | Transferência recebida | 6720aaaa-0000-4000-8000-000000000002',
        ],
      },
    ],
    [
      'the purchases of a card as positive amounts',
      {
        file: rows('date,title,amount', '2026-11-03,Mercado Bom,35.90', '2026-11-05,Posto Azul,120.00'),
        expected: ['2 | 11-03 | 3590 | Mercado Bom', '3 | 11-05 | 12000 | Posto Azul'],
        isSignOpen: true,
      },
    ],
    [
      'balances that prove each row, the newest first',
      {
        file: rows(
          ' Extrato Conta Corrente ',
          'Conta ;123456',
          'Período ;01/11/2026 a 27/11/2026',
          'Saldo ;1.080,00',
          '',
          'Data Lançamento;Histórico;Descrição;Valor;Saldo',
          '25/11/2026;Pix recebido;Loja Sol;50,00;1.080,00',
          '25/11/2026;Pix recebido;Loja Sol;50,00;1.030,00',
          '03/11/2026;Pix enviado;Ana Prado;-20,00;980,00',
        ),
        expected: [
          '7 | 11-25 | 5000 | Pix recebido Loja Sol',
          '8 | 11-25 | 5000 | Pix recebido Loja Sol',
          '9 | 11-03 | -2000 | Pix enviado Ana Prado',
        ],
        balance: 108_000,
      },
    ],
    [
      'two columns and the balance of the day',
      {
        file: rows(
          'EXTRATO DE CONTA CORRENTE',
          'Agência: 1 / Conta: 234567',
          '',
          'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)',
          '03/11/2026,03/11/2026,Pix enviado,Ana Prado,0.00,20.00,980.00',
          '25/11/2026,25/11/2026,Pix recebido,Loja Sol,50.00,0.00,1070.00',
          '25/11/2026,25/11/2026,Pix recebido,Loja Mar,40.00,0.00,1070.00',
        ),
        expected: [
          '5 | 11-03 | -2000 | Pix enviado Ana Prado',
          '6 | 11-25 | 5000 | Pix recebido Loja Sol',
          '7 | 11-25 | 4000 | Pix recebido Loja Mar',
        ],
        balance: 107_000,
      },
    ],
    [
      'the currency in each amount of a card',
      {
        file: `\uFEFF${rows(
          '"Data","Lançamento","Categoria","Tipo","Valor"',
          '"03/11/2026","MERCADO BOM","SUPERMERCADO","Compra à vista","R$ 35,90"',
          '"25/11/2026","POSTO AZUL","TRANSPORTE","Parcela 1/2","R$ 60,00"',
        )}`,
        expected: ['2 | 11-03 | 3590 | MERCADO BOM', '3 | 11-25 | 6000 | POSTO AZUL'],
        isSignOpen: true,
      },
    ],
    [
      'an id of the transaction and its kind',
      {
        file: rows(
          'CODIGO DA TRANSACAO;DATA;TIPO;DESCRICAO;VALOR',
          'AB12;03/11/2026;Pix enviado;Ana Prado;-20,00',
          'AB13;25/11/2026;Venda;Loja Sol;50,00',
        ),
        expected: ['2 | 11-03 | -2000 | Ana Prado | AB12', '3 | 11-25 | 5000 | Loja Sol | AB13'],
      },
    ],
  ],
  3,
)('reads a table with %s, without a list of banks [specification §2.298]', async (_what, layout) => {
  const { part, questions } = await read(layout.file);
  expect(show(part)).toEqual(layout.expected);
  expect(part.balances.at(-1)?.cents ?? null).toBe(layout.balance ?? null);
  expect({ questions, isSignOpen: part.isSignOpen }).toEqual({
    questions: [],
    isSignOpen: layout.isSignOpen ?? false,
  });
});

it('reads the cells of a spreadsheet as those of a csv [specification §2.298]', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Extrato',
        rows: [
          ['Data', 'Descrição', 'Documento', 'Valor (R$)', 'Saldo (R$)'],
          [new Date('2026-11-03T00:00:00Z'), 'PIX ANA', '10', -20, 980],
          [new Date('2026-11-25T00:00:00Z'), 'PIX LOJA', '11', 50.5, 1030.5],
        ],
      },
    ],
  });
  const { part } = await read(Buffer.from(file));
  expect(show(part)).toEqual(['2 | 11-03 | -2000 | PIX ANA | 10', '3 | 11-25 | 5050 | PIX LOJA | 11']);
  expect(part.balances.at(-1)).toEqual({ day: '2026-11-25', cents: 103_050 });
});

it('leaves out a row that a balance contradicts, and says which [specification §2.298]', async () => {
  const { part } = await read(
    rows(
      'Data;Histórico;Valor;Saldo',
      '20/11/2026;PIX A;-10,00;90,00',
      '21/11/2026;PIX B;-20,00;75,00',
      '25/11/2026;PIX C;5,00;80,00',
    ),
  );
  expect(show(part)).toEqual(['2 | 11-20 | -1000 | PIX A', '4 | 11-25 | 500 | PIX C', '3 problem: balance']);
  expect(part.balances).toEqual([]);
});

it('takes the sign of an amount from the balances [specification §2.297]', async () => {
  const file = (first: string, second: string) =>
    rows(
      'Data;Histórico;Valor;Saldo',
      '20/11/2026;A;10,00;90,00',
      `21/11/2026;B;20,00;${first}`,
      `25/11/2026;C;5,00;${second}`,
    );
  const [out, incoming] = [await read(file('70,00', '65,00')), await read(file('110,00', '115,00'))];
  expect(out.part.lines.map(({ cents }) => cents)).toEqual([-1_000, -2_000, -500]);
  expect(incoming.part.lines.map(({ cents }) => cents)).toEqual([1_000, 2_000, 500]);
  expect([out.part.isSignOpen, incoming.part.isSignOpen]).toEqual([false, false]);
});

it('asks for the order of days and for the decimals if the file proves none [specification §2.298]', async () => {
  const days = rows('Date,Description,Amount', '05/11/2026,Pix,-10.00', '06/11/2026,Pix,20.00');
  expect((await read(days)).questions).toEqual(['dateOrder']);
  const { part, questions } = await read(days, { dateOrder: 'month-first' });
  expect([questions, part.lines[0]?.day]).toEqual([[], '2026-05-11']);
  const amounts = rows('Data;Histórico;Valor', '25/11/2026;Pix;-1.234', '25/11/2026;Pix;2.345');
  expect((await read(amounts)).questions).toEqual(['decimal']);
  expect((await read(amounts, { decimal: 'comma' })).part.lines.map(({ cents }) => cents)).toEqual([
    -123_400, 234_500,
  ]);
});

it('reports rows whose day, amount or sign cannot be read [specification §2.298]', async () => {
  const { part } = await read(
    rows(
      'Data;Histórico;Docto;Entrada;Saída',
      '25/11/2026;Certa;1;10,00;',
      'amanhã;Sem dia;2;10,00;',
      '25/11/2026;Sem valor;3;;',
      '25/11/2026;Dois valores;4;10,00;5,00',
      '25/11/2026;Não é valor;5;dez;',
      '25/11/2026;Entrada negativa;6;-10,00;',
      '25/11/2026;Tarifa;7;;10,00',
      '26/11/2026;Estorno de tarifa;8;;-10,00',
    ),
  );
  expect(show(part)).toEqual([
    '2 | 11-25 | 1000 | Certa | 1',
    '8 | 11-25 | -1000 | Tarifa | 7',
    '3 problem: day',
    '4 problem: amount',
    '5 problem: two-amounts',
    '6 problem: amount',
    '7 problem: sign',
    '9 problem: sign',
  ]);
});

it('refuses a table without the columns of a statement [specification §2.298]', async () => {
  await expect(read(rows('Nome;Idade;Cidade', 'Ana;30;Natal', 'Bia;31;Recife'))).rejects.toMatchObject({
    problem: 'no-statement',
  });
});
