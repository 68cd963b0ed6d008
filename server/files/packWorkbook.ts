import { zipSync, type Zippable } from 'fflate';
import type { Workbook } from './readWorkbook';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Makes a spreadsheet for the library with one sheet of a workbook. The library sees only parts that were checked, with
 * usual names and references.
 */
export function packWorkbook({ strings, styles, is1904 }: Workbook, sheet: Buffer): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...ones: string[]) =>
    Buffer.from(`<Relationships xmlns="${PACKAGE}/relationships">${ones.join('')}</Relationships>`);
  const parts: Zippable = {
    '[Content_Types].xml': Buffer.from(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      ...(strings ? [relation('rId2', 'sharedStrings', 'sharedStrings.xml')] : []),
      ...(styles ? [relation('rId3', 'styles', 'styles.xml')] : []),
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  };
  return zipSync(parts, { level: 0 });
}
