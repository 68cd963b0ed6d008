import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  content: string | Buffer;
  /** The size in the headers, if it is not the true one. */
  declaredSize?: number;
  isEncrypted?: boolean;
};

/** Makes a zip, also one that is not valid. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const deflated = deflateRawSync(content, { level: 9 });
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(part.isEncrypted === true ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(part.declaredSize ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, deflated]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Makes a spreadsheet with one sheet, whose XML is given. */
export function makeXlsx(
  sheet: string,
  {
    strings = '',
    stringsName = 'sharedStrings',
    workbook = 'workbook',
    more = [],
  }: { strings?: string; stringsName?: string; workbook?: string; more?: readonly ZipPart[] } = {},
): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'officeDocument', `xl/${workbook}.xml`)}</Relationships>`,
    },
    {
      name: `xl/${workbook}.xml`,
      content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Contas" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: `xl/_rels/${workbook}.xml.rels`,
      content: `<Relationships xmlns="${PACKAGE}/relationships">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', `${stringsName}.xml`)}</Relationships>`,
    },
    { name: `xl/${stringsName}.xml`, content: `<sst xmlns="${MAIN}">${strings}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheet.startsWith('<?xml')
        ? sheet
        : `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
    ...more,
  ]);
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the XML of a row. A text that begins with `<` is the inner XML of its cell. */
export function makeRow(row: number, cells: readonly (string | number)[]): string {
  const made = cells.map((cell, index) => {
    const at = `${String.fromCharCode(65 + index)}${row}`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (cell.startsWith('<')) return `<c r="${at}">${cell}</c>`;
    return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${made.join('')}</row>`;
}
