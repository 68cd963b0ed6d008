// The call helpers of specification §7. Each returns a Call. `baseQuery` adds content type, bearer and csrf header.
// Those that load a file are in `fileCalls.ts`, and the one for form data is in `upload.ts`. The login needs neither.
import type { Call } from './baseQuery';
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
