import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

/** A tag that is not closed, or is very long, takes the library minutes. */
const BROKEN_TAG = /<[^<>]*(?:<|$)|<[^<>]{50000}/;

/** A cell of Excel has 32,767 characters, and an entity at most 10 signs. A longer text takes the library minutes. */
const MAX_TEXT = 32_767 * 10;
/** The tags of all cells of the largest table, with a reserve. Each one is an object of the library. */
const MAX_TAGS = FILE_LIMITS.rows * FILE_LIMITS.columns * 10;

/** Each different text of the cells is an object of the library, also an empty one. */
const MAX_STRINGS = (FILE_LIMITS.rows * FILE_LIMITS.columns) / 2;

const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/** In these encodings, the signs of XML are the same bytes. A library may also declare UTF-16 wrongly. */
const ENCODINGS = /^(?:utf-?(?:8|16)|(?:us-)?ascii|iso-8859-1|windows-1252)$/i;

/** Checks a part of a spreadsheet before a library reads it. @throws RefusedFile */
export function checkXml(bytes: Buffer): void {
  const xml = decode(bytes);
  // XML has no NUL, so this is UTF-16 without a mark, or UTF-32.
  if (xml.includes('\0') || !ENCODINGS.test(readEncoding(xml))) throw new RefusedFile('broken');
  // Spreadsheets declare no entities.
  if (BROKEN_TAG.test(xml) || xml.includes('<!DOCTYPE')) throw new RefusedFile('broken');
  checkSize(xml);
}

/** Counts without a list of all finds, which would take more memory than the file. @throws RefusedFile */
function checkSize(xml: string): void {
  let tags = 0;
  for (let at = xml.indexOf('<'); at >= 0; tags += 1) {
    const next = xml.indexOf('<', at + 1);
    if ((next < 0 ? xml.length : next) - at > MAX_TEXT || tags > MAX_TAGS) throw new RefusedFile('inflated');
    at = next;
  }
  let strings = 0;
  // The workbook decides which part has the strings.
  for (const pattern = /<(?:\w+:)?si\b/g; pattern.test(xml); strings += 1)
    if (strings > MAX_STRINGS) throw new RefusedFile('inflated');
}

/** Decodes a part so that its tags can be checked. Other letters than ASCII may be wrong. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  return mark === 'fffe' || mark === 'feff'
    ? new TextDecoder(UTF_16[mark]).decode(bytes)
    : bytes.toString('latin1');
}

const readEncoding = (xml: string): string =>
  /^[^<]{0,100}<\?xml\s[^<>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(xml.slice(0, 1_000))?.[1] ?? 'utf-8';
