import { cleanXml } from './cleanXml';
import { openZip, type Zip } from './openZip';
import { isTrue, readTags } from './readTags';
import { RefusedFile } from './refusedFile';

/** A workbook with more is no list of entries, and its list alone takes long. */
const MAX_SHEETS = 1_000;

/** A sheet of cells that is not hidden. Its name is the text of an XML attribute. */
export type WorkbookSheet = { name: string; path: string };

/** The parts of a spreadsheet that are read. The others, such as comments and queries, do not count. */
export type Workbook = {
  sheets: readonly WorkbookSheet[];
  /** Whether its days are counted from 1904. */
  is1904: boolean;
  /** `null` if the workbook has none. */
  strings: Buffer | null;
  styles: Buffer | null;
  /** @throws RefusedFile */
  readSheet(path: string): Buffer;
};

/** @throws RefusedFile also if it is another kind of document. */
export function readWorkbook(bytes: Buffer): Workbook {
  const zip = openZip(bytes);
  const root = listRelations(zip, '_rels/.rels', '');
  const path = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '';
  const workbook = zip.has(path) ? readPart(zip, path).toString('latin1') : '';
  // Documents and programs are zip files too.
  if (!/<(?:\w+:)?workbook\b/.test(workbook)) throw new RefusedFile('not-a-table-file');
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const relations = listRelations(zip, `${folder}_rels/${name}.rels`, folder);
  const readOther = (type: string) => {
    const relation = relations.find((one) => one.type.endsWith(`/${type}`));
    return relation === undefined ? null : readPart(zip, relation.target);
  };
  const sheetParts = new Map<string, Buffer>();
  return {
    sheets: listSheets(workbook, relations),
    is1904: [...readTags(workbook, ['workbookPr'])].some(({ attributes }) =>
      isTrue(attributes.get('date1904')),
    ),
    strings: readOther('sharedStrings'),
    styles: readOther('styles'),
    readSheet: (sheetPath) => {
      const part = sheetParts.get(sheetPath) ?? readPart(zip, sheetPath);
      sheetParts.set(sheetPath, part);
      return part;
    },
  };
}

function readPart(zip: Zip, path: string): Buffer {
  const part = zip.read(path);
  if (part === null) throw new RefusedFile('broken');
  return cleanXml(part);
}

type Relation = { id: string; type: string; target: string };

function listRelations(zip: Zip, path: string, folder: string): Relation[] {
  if (!zip.has(path)) return [];
  return [...readTags(readPart(zip, path).toString('latin1'), ['Relationship'])].map(({ attributes }) => {
    const target = attributes.get('Target') ?? '';
    return {
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type') ?? '',
      target: /^[/\\]/.test(target) ? target.slice(1) : `${folder}${target}`,
    };
  });
}

/** Lists the sheets that are shown and have cells, in the order of the workbook. */
function listSheets(workbook: string, relations: readonly Relation[]): WorkbookSheet[] {
  const tags = [...readTags(workbook, ['sheet'])].filter(({ type }) => type !== 'end');
  if (tags.length > MAX_SHEETS) throw new RefusedFile('broken');
  return tags.flatMap(({ attributes }) => {
    const [, id = ''] = [...attributes].find(([attribute]) => attribute.endsWith(':id')) ?? [];
    const relation = relations.find((one) => one.id === id);
    if (relation === undefined) throw new RefusedFile('broken');
    const isShown = !['hidden', 'veryHidden'].includes(attributes.get('state') ?? '');
    // A chart has no cells.
    if (!isShown || !relation.type.endsWith('/worksheet')) return [];
    return [{ name: attributes.get('name') ?? '', path: relation.target }];
  });
}
