// The parts of a workbook beside its sheets (ECMA-376 part 1, 18.2 and 18.8).
import { makeContentTypes, makeRelations, nameColumn, NAMESPACES, toXmlText } from './workbookXml';
import type { ZipPart } from './writeZip';

/** The indexes of the formats of cells. */
export const STYLES = { text: 0, count: 0, money: 1, day: 2, bold: 3, boldMoney: 4 } as const;
export type StyleName = keyof typeof STYLES;

const MONEY = 164;
const DAY = 165;

/** In the order of `STYLES`. */
const CELL_FORMATS = [
  { format: 0, font: 0 },
  { format: MONEY, font: 0 },
  { format: DAY, font: 0 },
  { format: 0, font: 1 },
  { format: MONEY, font: 1 },
];

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

const STYLES_XML =
  `<styleSheet ${NAMESPACES}>` +
  `<numFmts count="2"><numFmt numFmtId="${MONEY}" formatCode="[$R$-416] #,##0.00"/><numFmt numFmtId="${DAY}" formatCode="dd/mm/yyyy"/></numFmts>` +
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
  // Excel expects these two fills.
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${CELL_FORMATS.length}">${CELL_FORMATS.map(
    ({ format, font }) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ).join('')}</cellXfs></styleSheet>`;

/** A sheet that was written. */
export type WrittenSheet = {
  /** The name of its table. */
  table: string;
  /** Its number among the sheets of the table, from 1. */
  part: number;
  columns: number;
  lastRow: number;
};

/** The longest name of a sheet. */
const MAX_NAME = 31;

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the parts of a workbook beside its sheets, which are `xl/worksheets/sheet1.xml` and so on. */
export function listWorkbookParts(written: readonly WrittenSheet[]): ZipPart[] {
  const sheets = written.map((sheet, index) => {
    const suffix = sheet.part === 1 ? '' : ` ${sheet.part}`;
    return { ...sheet, index, name: `${sheet.table.slice(0, MAX_NAME - suffix.length)}${suffix}` };
  });
  const parts = {
    'xl/workbook.xml':
      `<workbook ${NAMESPACES}><sheets>` +
      sheets
        .map(
          (sheet) =>
            `<sheet name="${toXmlText(sheet.name)}" sheetId="${sheet.index + 1}" r:id="rId${sheet.index + 1}"/>`,
        )
        .join('') +
      `</sheets><definedNames>${sheets.map(defineNames).join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': makeRelations([
      ...sheets.map(({ index }) => ({
        type: 'worksheet' as const,
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': STYLES_XML,
    '_rels/.rels': makeRelations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    '[Content_Types].xml': makeContentTypes([
      { part: '/xl/workbook.xml', type: `${MAIN_TYPE}.sheet.main+xml` },
      { part: '/xl/styles.xml', type: `${MAIN_TYPE}.styles+xml` },
      ...sheets.map(({ index }) => ({
        part: `/xl/worksheets/sheet${index + 1}.xml`,
        type: `${MAIN_TYPE}.worksheet+xml`,
      })),
    ]),
  };
  return Object.entries(parts).map(([part, text]) => ({ name: part, texts: [text] }));
}

/** Excel keeps the range of a filter, and the titles of each printed page, as names. */
function defineNames({
  name,
  index,
  columns,
  lastRow,
}: WrittenSheet & { name: string; index: number }): string {
  const sheet = toXmlText(`'${name.replaceAll("'", "''")}'`);
  return (
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!$A$1:$${nameColumn(columns - 1)}$${lastRow}</definedName>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`
  );
}
