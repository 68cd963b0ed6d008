// Reads responses with a file. The login does not load this code, because it receives no files.
import { replaceRefused } from '../../api-spec/texts';

/** A received file, with the name that the backend proposes. */
export type ReceivedFile = { blob: Blob; name: string | null };

/** How a call receives a file. */
export type FileReading = {
  /** The value of the header `Accept`. */
  accept: string;
  /** Returns null if the response has another content. Its body is not read then. */
  read: (response: Response) => Promise<ReceivedFile | null>;
};

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Content types that servers use for a spreadsheet (specification §7.2). */
const SPREADSHEETS = [
  ...[XLSX, 'application/vnd.ms-excel', 'application/octet-stream'],
  ...['text/csv', 'application/csv'],
];
/** Content types of pages and errors that servers send in place of a file. */
const NOT_FILES = ['text/html', 'application/json'];

/** Any file. A page or JSON is none, unless the backend declares it as an attachment. */
export const ANY_FILE: FileReading = {
  accept: '*/*',
  read: (response) =>
    readFile(
      response,
      (type, disposition) => type !== '' && (!NOT_FILES.includes(type) || /^attachment\b/i.test(disposition)),
    ),
};

/** A spreadsheet. */
export const SPREADSHEET: FileReading = {
  accept: `${XLSX}, */*;q=0.1`,
  read: (response) => readFile(response, (type) => SPREADSHEETS.includes(type)),
};

async function readFile(
  response: Response,
  isFile: (type: string, disposition: string) => boolean,
): Promise<ReceivedFile | null> {
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();
  const disposition = response.headers.get('content-disposition') ?? '';
  if (!isFile(type, disposition)) return null;
  return { blob: await response.blob(), name: readFileName(disposition) };
}

const MAX_NAME_LENGTH = 120;

/** Returns the last path segment of the proposed name, without characters that are unsafe in a file name. */
function readFileName(disposition: string): string | null {
  const encoded = /(?:^|[;\s])filename\*=UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const [, quoted, plain] = /(?:^|[;\s])filename=(?:"((?:[^"\\]|\\.)*)"|([^";]+))/i.exec(disposition) ?? [];
  // Browsers and servers write a quotation mark as `%22`, or with a backslash.
  let name = (quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? '').replaceAll('%22', '"');
  try {
    if (encoded !== undefined) name = decodeURIComponent(encoded);
  } catch {
    // The escape is broken, so the plain name is used.
  }
  const clean = replaceRefused(name.replace(/.*[/\\]/s, ''), () => '')
    .replace(/[\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim();
  // A part of a character is no name.
  const end = Array.from(clean).slice(-MAX_NAME_LENGTH).join('');
  return end === '' ? null : end;
}
