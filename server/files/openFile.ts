import { openCsv } from './openCsv';
import { openXlsx } from './openXlsx';
import { RefusedFile } from './refusedFile';
import type { OpenFile } from './sheet';

const ZIPS = ['PK\x03\x04', 'PK\x05\x06'].map((text) => Buffer.from(text));
/** The format of old Office files, and of encrypted new ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a file by its content. Its name and its declared type do not count. @throws RefusedFile */
export async function openFile(bytes: Buffer): Promise<OpenFile> {
  if (bytes.length === 0) throw new RefusedFile('no-table');
  if (startsWith(bytes, OLE)) throw new RefusedFile(bytes.includes(ENCRYPTED) ? 'encrypted' : 'old-format');
  if (ZIPS.some((start) => startsWith(bytes, start))) return openXlsx(bytes);
  if (OTHERS.some((start) => startsWith(bytes, start))) throw new RefusedFile('not-a-table-file');
  return openCsv(bytes);
}

/** The starts of formats that are texts, or nearly. */
const OTHERS = ['%PDF-', '<', '{\\rtf', '\uFEFF<'].map((text) => Buffer.from(text));

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);
