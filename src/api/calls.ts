// The call helpers of specification §7. Each builds a Call; `baseQuery` adds content type, bearer and forgery header.
import type { Call } from './baseQuery';
import type { GetPath, PostBody, PostPath } from './wire';

export const getJson = (path: GetPath): Call => ({ method: 'GET', path, reads: 'json' });

export const postJson = <P extends PostPath>(path: P, json: PostBody<P>): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'json',
});

/**
 * A POST that is answered with a file; the data of the endpoint is a `ReceivedFile`. Dispatched untracked
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

/** A POST that is answered with an xlsx file; anything else in its place is an error. */
export const postForSpreadsheet = (path: string, json: unknown): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'spreadsheet',
});

/** A GET that is answered with an xlsx file; anything else in its place is an error. */
export const getSpreadsheet = (path: string): Call => ({ method: 'GET', path, reads: 'spreadsheet' });
