// The call helpers of specification §7. Each builds a Call; `baseQuery` adds content type, bearer and csrf header.
import type { Call } from './baseQuery';
import type { GetPath, PostBody, PostPath } from './wire';

export const getJson = (path: GetPath): Call => ({ method: 'GET', path, reads: 'json' });

export const postJson = <P extends PostPath>(path: P, json: PostBody<P>): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'json',
});

/** A POST without a body. The data is `null` after a 204. */
export const postEmpty = (path: PostPath): Call => ({ method: 'POST', path, reads: 'json' });

/**
 * A POST for a file. The endpoint's data is a `ReceivedFile`, or `null` after a 204. Dispatched untracked
 * (`{ track: false }`), since the store keeps no files.
 */
export const postForFile = (path: string, json: unknown): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'file',
});

/** A form with its files; the browser writes the multipart content type. */
export const postForm = (path: string, form: FormData): Call => ({
  method: 'POST',
  path,
  body: { form },
  reads: 'json',
});

/** A POST for a spreadsheet; data as in `postForFile`. Any other type than a spreadsheet's is an error. */
export const postForSpreadsheet = (path: string, json: unknown): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'spreadsheet',
});

/** A GET for a spreadsheet; data as in `postForFile`. Any other type than a spreadsheet's is an error. */
export const getSpreadsheet = (path: string): Call => ({ method: 'GET', path, reads: 'spreadsheet' });
