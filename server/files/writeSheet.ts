// The XML of a sheet with a table (ECMA-376 part 1, 18.3).
import type { Cell, Column, Table, Total } from './table';
import { nameColumn, NAMESPACES, toXmlText } from './workbookXml';
import { STYLES, type StyleName } from './writeWorkbook';

/** The titles stay in sight, each column has a filter, and the pages are as wide as A4. */
export async function* writeSheet({ columns, rows, totals = [] }: Table): AsyncGenerator<string> {
  yield (
    `<worksheet ${NAMESPACES}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
    '<sheetData>'
  );
  yield writeRow(1, (reference) => columns.map(({ title }, at) => writeText(reference(at), title, 'bold')));
  const sums = totals.map((total) => ({ ...total, rows: 0, cents: columns.map(() => 0) }));
  let last = 1;
  for await (const row of rows) {
    last += 1;
    yield writeRow(last, (reference) => row.map((cell, at) => writeCell(reference(at), columns[at], cell)));
    for (const sum of sums) addRow(sum, row);
  }
  const filled = sums.filter((sum) => sum.rows > 0);
  for (const [index, sum] of filled.entries()) yield writeTotal(last, last + 2 + index, columns, sum);
  yield (
    `</sheetData><autoFilter ref="A1:${nameColumn(columns.length - 1)}${last}"/>` +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>'
  );
}

/** A total with what its rows add up to, column by column. */
type Sum = Total & { rows: number; cents: number[] };

function addRow(sum: Sum, row: readonly Cell[]): void {
  if (row[0] !== sum.of) return;
  sum.rows += 1;
  for (const [at, cell] of row.entries())
    if (typeof cell === 'number') sum.cents[at] = (sum.cents[at] ?? 0) + cell;
}

/** The formulas follow later changes of the rows. A reader without formulas has their values. */
function writeTotal(last: number, row: number, columns: readonly Column[], sum: Sum): string {
  const criterion = toXmlText(`"${sum.of.replaceAll('"', '""')}"`);
  return writeRow(row, (reference) =>
    columns.map(({ type }, at) => {
      if (at === 0) return writeText(reference(at), sum.title, 'bold');
      if (type !== 'money') return '';
      const column = nameColumn(at);
      const formula = `SUMIF($A$2:$A$${last},${criterion},${column}$2:${column}$${last})`;
      const value = (sum.cents[at] ?? 0) / 100;
      return `<c r="${reference(at)}" s="${STYLES.boldMoney}"><f>${formula}</f><v>${value}</v></c>`;
    }),
  );
}

/** `write` gets a function that returns the reference of a column. */
const writeRow = (row: number, write: (reference: (at: number) => string) => readonly string[]): string =>
  `<row r="${row}">${write((at) => `${nameColumn(at)}${row}`).join('')}</row>`;

/** A column of days also has the title of its total. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The calendar of a spreadsheet is wrong before this day. */
const FIRST_DAY = '1900-03-01';
/** Day 0 of the days after it. */
const DAY_0 = Date.parse('1899-12-30');
const DAY_MS = 86_400_000;

function writeCell(reference: string, column: Column | undefined, cell: Cell): string {
  if (cell === null) return '';
  const type = column?.type ?? 'text';
  if (typeof cell === 'number') return writeNumber(reference, type === 'money' ? cell / 100 : cell, type);
  return type === 'day' && DAY.test(cell) && cell >= FIRST_DAY
    ? writeNumber(reference, (Date.parse(cell) - DAY_0) / DAY_MS, type)
    : writeText(reference, cell, 'text');
}

const writeNumber = (reference: string, value: number, style: StyleName): string =>
  `<c r="${reference}" s="${STYLES[style]}"><v>${value}</v></c>`;

/** The text is inside of its cell, because a table of all texts would grow in memory. */
const writeText = (reference: string, text: string, style: StyleName): string =>
  `<c r="${reference}" s="${STYLES[style]}" t="inlineStr"><is><t xml:space="preserve">${toXmlText(text)}</t></is></c>`;
