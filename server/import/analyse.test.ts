import { openFile } from '../files/openFile';
import { analyse } from './analyse';
import type { AnalysedRow, Choices } from './analysis';

const CONTEXT = {
  categories: [
    { name: 'Venda de mercadorias', kind: 'receivable' },
    { name: 'Aluguel', kind: 'payable' },
    { name: 'Juros', kind: null },
  ],
  today: '2026-11-20',
};
const TITLES = ['Tipo', 'Cliente ou fornecedor', 'Categoria', 'Forma', 'Vencimento', 'Valor'];
const ENTRY = ['A pagar', 'Imobiliária São José', 'Aluguel', 'PIX', '07/11/2026', '10,00'];

const read = async (file: string | Buffer, choices: Choices = {}, fileName = 'contas.csv') =>
  analyse(await openFile(Buffer.from(file)), choices, { ...CONTEXT, fileName });
const csv = (...rows: string[][]) => rows.map((row) => `${row.join(';')}\r\n`).join('');
const listProblems = ({ problems }: AnalysedRow) => problems.map(({ field, reason }) => `${field} ${reason}`);

describe('a value that cannot be stored is a problem of its row [specification §7.36]', () => {
  it.each([
    ['0/3', 'installment range'],
    ['1/1000', 'installment not-a-count'],
    ['4/3', 'installment order'],
  ])('the instalment %s', async (text, problem) => {
    const { rows } = await read(csv([...TITLES, 'Parcela'], [...ENTRY, text], [...ENTRY, '1/3']));
    expect(rows.map(({ state }) => state)).toEqual(['invalid', 'ready']);
    expect(rows.flatMap(listProblems)).toEqual([problem]);
  });

  it.each([
    ['Vencimento', '31/12/1989', 'dueOn range'],
    ['Vencimento', '01/01/2101', 'dueOn range'],
    ['Valor', '0,00', 'amount range'],
    ['Valor', '1.000.000.000.000,00', 'amount range'],
    ['Emissão', '31/12/1989', 'issuedOn range'],
    ['Emissão', '01/01/2101', 'issuedOn range'],
    ['Pago em', '31/12/1989', 'paidOn range'],
    ['Pago em', '21/11/2026', 'paidOn future'],
    ['Valor pago', '1.000.000.000.000,00', 'paid range'],
    ['Total de parcelas', '1000', 'installments range'],
    ['Documento', 'a'.repeat(101), 'document too-long'],
    ['Documento', 'a\u0007', 'document characters'],
    ['Cliente ou fornecedor', 'a'.repeat(201), 'counterparty too-long'],
    ['Cliente ou fornecedor', 'a\u0007', 'counterparty characters'],
  ])('%s (%#)', async (title, text, problem) => {
    const titles = [...TITLES, 'Emissão', 'Pago em', 'Valor pago', 'Total de parcelas', 'Documento'];
    const entry = [...ENTRY, '07/11/2026', '08/11/2026', '10,00', '3', '1'];
    const { rows } = await read(csv(titles, entry, entry.with(titles.indexOf(title), text)));
    expect(rows.map(listProblems)).toEqual([[], [problem]]);
  });
});
