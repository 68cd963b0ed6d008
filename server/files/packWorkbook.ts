import { zipSync, type Zippable } from 'fflate';
import type { Workbook } from './readWorkbook';
import { makeContentTypes, makeRelations, NAMESPACES } from './workbookXml';

/**
 * Makes a spreadsheet for the library with one sheet of a workbook. The library sees only parts that were checked, with
 * usual names and references.
 */
export function packWorkbook({ strings, styles, is1904 }: Workbook, sheet: Buffer): Uint8Array {
  const relations = makeRelations([
    { type: 'worksheet', target: 'worksheets/sheet1.xml' },
    ...(strings ? [{ type: 'sharedStrings', target: 'sharedStrings.xml' } as const] : []),
    ...(styles ? [{ type: 'styles', target: 'styles.xml' } as const] : []),
  ]);
  const parts = {
    '[Content_Types].xml': makeContentTypes(),
    '_rels/.rels': makeRelations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook ${NAMESPACES}><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  };
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) files[name] = Buffer.from(content);
  return zipSync(files, { level: 0 });
}
