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
  const localEntries: Buffer[] = [];
  const centralEntries: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const deflated = deflateRawSync(content, { level: 9 });
    const name = Buffer.from(part.name);
    // The fields that the local and the central header share, by their offsets (APPNOTE.TXT 4.3.7 and 4.3.12).
    // Version 20 is 2.0, flag 1 is encryption, and method 8 is deflate.
    const sharedHeader = Buffer.alloc(26);
    sharedHeader.writeUInt16LE(20, 0);
    sharedHeader.writeUInt16LE(part.isEncrypted === true ? 1 : 0, 2);
    sharedHeader.writeUInt16LE(8, 4);
    sharedHeader.writeUInt32LE(crc32(content), 10);
    sharedHeader.writeUInt32LE(deflated.length, 14);
    sharedHeader.writeUInt32LE(part.declaredSize ?? content.length, 18);
    sharedHeader.writeUInt16LE(name.length, 22);
    const localEntry = Buffer.concat([Buffer.from('PK\x03\x04'), sharedHeader, name, deflated]);
    const centralHeader = Buffer.alloc(14);
    centralHeader.writeUInt32LE(offset, 10);
    centralEntries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), sharedHeader, centralHeader, name]),
    );
    localEntries.push(localEntry);
    offset += localEntry.length;
  }
  const centralDirectory = Buffer.concat(centralEntries);
  const endRecord = Buffer.alloc(22);
  endRecord.write('PK\x05\x06', 'latin1');
  endRecord.writeUInt16LE(parts.length, 8);
  endRecord.writeUInt16LE(parts.length, 10);
  endRecord.writeUInt32LE(centralDirectory.length, 12);
  endRecord.writeUInt32LE(offset, 16);
  return Buffer.concat([...localEntries, centralDirectory, endRecord]);
}

/** Rewrites the directory of a zip as that of a zip64, with all sizes and positions in extra fields (APPNOTE.TXT 4.3.14). */
export function toZip64(zip: Buffer): Buffer {
  const end = zip.length - 22;
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  const entries: Buffer[] = [];
  for (let at = start; at < end;) {
    const nameLength = zip.readUInt16LE(at + 28);
    const header = Buffer.from(zip.subarray(at, at + 46 + nameLength));
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    // The size, the compressed size and the position, in this order.
    for (const [index, field] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(header.readUInt32LE(field)), 4 + index * 8);
      header.writeUInt32LE(0xffffffff, field);
    }
    header.writeUInt16LE(extra.length, 30);
    entries.push(header, extra);
    at += 46 + nameLength;
  }
  const directory = Buffer.concat(entries);
  const end64 = Buffer.alloc(56);
  end64.write('PK\x06\x06', 'latin1');
  end64.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) end64.writeBigUInt64LE(BigInt(count), at);
  end64.writeBigUInt64LE(BigInt(directory.length), 40);
  end64.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const lastRecord = Buffer.alloc(22, 0xff);
  lastRecord.write('PK\x05\x06', 'latin1');
  for (const at of [4, 6, 20]) lastRecord.writeUInt16LE(0, at);
  return Buffer.concat([zip.subarray(0, start), directory, end64, locator, lastRecord]);
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
    stringsPart = {},
    workbook = 'workbook',
    more = [],
  }: {
    strings?: string;
    stringsName?: string;
    /** Replaces the part with the strings. */
    stringsPart?: Partial<ZipPart>;
    workbook?: string;
    more?: readonly ZipPart[];
  } = {},
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
    { name: `xl/${stringsName}.xml`, content: `<sst xmlns="${MAIN}">${strings}</sst>`, ...stringsPart },
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
  const cellXml = cells.map((cell, index) => {
    const reference = `${String.fromCharCode(65 + index)}${row}`;
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (cell.startsWith('<')) return `<c r="${reference}">${cell}</c>`;
    return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${cellXml.join('')}</row>`;
}
