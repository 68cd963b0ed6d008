// The call helpers of specification §7 that load a file. The login does not load this code.
import type { Call } from './calls';
import { ANY_FILE, SPREADSHEET } from './files';

/**
 * A POST for a file. The endpoint's data is a `ReceivedFile`, or `null` after a 204 or an empty file. Dispatch
 * it with `{ track: false }`, because the store keeps no files.
 */
export const postForFile = (path: string, json: unknown): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: ANY_FILE,
});

/** A POST for a spreadsheet, with data as in `postForFile`. Any other content type is an error. */
export const postForSpreadsheet = (path: string, json: unknown): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: SPREADSHEET,
});

/** A GET for a spreadsheet, with data as in `postForFile`. Any other content type is an error. */
export const getSpreadsheet = (path: string): Call => ({ method: 'GET', path, reads: SPREADSHEET });

/** A GET for any file, with data as in `postForFile`. */
export const getFile = (path: string): Call => ({ method: 'GET', path, reads: ANY_FILE });
