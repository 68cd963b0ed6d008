// The call helpers of specification §7. Each returns a Call. `baseQuery` adds content type, bearer and csrf header.
// The one for form data is in `upload.ts`, because the login does not need it.
import type { Call } from './baseQuery';
import { ANY_FILE, SPREADSHEET } from './files';
import type { GetPath, PostBody, PostPath, PutBody, PutPath } from './operationTypes';

export const getJson = (path: GetPath): Call => ({ method: 'GET', path, reads: 'json' });

export const postJson = <P extends PostPath>(path: P, json: PostBody<P>): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'json',
});

/** A PUT replaces the values at its path. The caller fills the parameters of the path. */
export const putJson = <P extends PutPath>(path: P, json: PutBody<P>): Call => ({
  method: 'PUT',
  path,
  body: { json },
  reads: 'json',
});

/** A POST without a body. The data is `null` after a 204. */
export const postEmpty = (path: PostPath): Call => ({ method: 'POST', path, reads: 'json' });

/**
 * A POST for a file. The endpoint's data is a `ReceivedFile`, or `null` after a 204. Dispatch it with `{ track: false }`,
 * because the store keeps no files.
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
