import { checkXml } from './checkXml';
import { RefusedFile } from './refusedFile';

const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const;
/** In these encodings, the signs of XML are the same bytes. A library may also declare UTF-16 wrongly. */
const ENCODING = /^(?:utf-?(?:8|16)|(?:us-)?ascii|iso-8859-1|windows-1252)$/i;
const WESTERN = /^(?:iso-8859-1|windows-1252)$/i;

/**
 * Returns a part of a spreadsheet as UTF-8 without comments and CDATA, after a check of its tags and sizes.
 * @throws RefusedFile
 */
export function cleanXml(bytes: Buffer): Buffer {
  const xml = removeSections(decode(bytes));
  checkXml(xml);
  return Buffer.from(xml, 'latin1');
}

/** Returns the bytes of a part in UTF-8, as one character each. This is faster than decoding, and loses nothing. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return toUtf8(new TextDecoder(UTF_16[mark]).decode(bytes));
  const xml = bytes.toString('latin1');
  const encoding = readEncoding(xml);
  // XML has no NUL, so this is UTF-16 without a mark, or UTF-32.
  if (xml.includes('\0') || !ENCODING.test(encoding)) throw new RefusedFile('broken');
  return WESTERN.test(encoding)
    ? toUtf8(new TextDecoder('windows-1252').decode(bytes, { stream: true }))
    : xml;
}

const toUtf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const readEncoding = (xml: string): string =>
  /^[^<]{0,100}<\?xml\s[^<>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(xml.slice(0, 1_000))?.[1] ?? 'utf-8';

const COMMENT = ['<!--', '-->'] as const;
const CDATA = ['<![CDATA[', ']]>'] as const;

/** Removes comments, and writes CDATA as text. */
function removeSections(xml: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = xml.indexOf('<!'); start >= 0; start = xml.indexOf('<!', at)) {
    const section = [COMMENT, CDATA].find(([open]) => xml.startsWith(open, start));
    const end = section === undefined ? -1 : xml.indexOf(section[1], start + section[0].length);
    // Spreadsheets declare no entities.
    if (section === undefined || end < 0) throw new RefusedFile('broken');
    parts.push(xml.slice(at, start));
    if (section === CDATA) parts.push(escape(xml.slice(start + CDATA[0].length, end)));
    at = end + section[1].length;
  }
  return parts.length === 0 ? xml : `${parts.join('')}${xml.slice(at)}`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
