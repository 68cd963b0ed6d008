import { openCsv } from './openCsv';
import { openXlsx } from './openXlsx';
import { RefusedFile } from './refusedFile';
import type { OpenFile } from './sheet';

const ZIPS = ['PK\x03\x04', 'PK\x05\x06'].map((text) => Buffer.from(text));
/** The format of old Office files, and of encrypted new ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a file by its content. Its name and its declared type do not count. @throws RefusedFile */
export function openFile(bytes: Buffer): OpenFile {
  if (bytes.length === 0) throw new RefusedFile('no-table');
  if (startsWith(bytes, OLE)) throw new RefusedFile(bytes.includes(ENCRYPTED) ? 'encrypted' : 'old-format');
  if (ZIPS.some((start) => startsWith(bytes, start))) return openXlsx(bytes);
  const start = bytes
    .toString('latin1', 0, START_BYTES)
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (WEB_PAGE.test(start)) throw new RefusedFile('web-page');
  if (OTHERS.test(start)) throw new RefusedFile('not-a-table-file');
  if (/^[[{]/.test(start) && isJson(bytes)) throw new RefusedFile('json');
  return openCsv(bytes);
}

const START_BYTES = 4_096;
const WEB_PAGE =
  /^<(?!\?xml)(?:[^]*<)?(?:!doctype html|html|head|body|table|meta|style|div)\b|^<\?xml[^]*<html\b/i;
/** The starts of formats that are texts, or nearly. */
const OTHERS = /^(?:%PDF-|<|\{\\rtf)/;

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);
