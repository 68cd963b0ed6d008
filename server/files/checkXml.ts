import { FILE_LIMITS } from './limits';
import { RefusedFile } from './refusedFile';

/** A tag that is not closed, or is very long, takes the library minutes. */
const BROKEN_TAG = /<[^<>]*(?:<|$)|<[^<>]{50000}/;

/** Each string is an object of the library, also the empty ones. */
const MOST_STRINGS = FILE_LIMITS.rows * FILE_LIMITS.columns;

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
  // The workbook decides which part has the strings.
  if (countStrings(xml) > MOST_STRINGS) throw new RefusedFile('inflated');
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

const countStrings = (xml: string): number => xml.match(/<(?:\w+:)?si\b/g)?.length ?? 0;
