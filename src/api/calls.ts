// The call helpers of specification §7. Each returns a Call. `baseQuery` adds content type, bearer and csrf header.
// Those that load a file are in `fileCalls.ts`, the one for form data is in `upload.ts`, and those with an `Idempotency-Key`
// are in `submissions.ts`. The login needs none of them.
import type { FileReading } from './files';
import type { GetPath, PostBody, PostPath, SubmissionPath } from './operationTypes';

/** A call, which `baseQuery` sends. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  /** Relative to the API's base address. An absolute address must have the API's origin. */
  path: string;
  body?: { json: unknown } | { form: FormData };
  reads: 'json' | FileReading;
  /** The `ETag` of an earlier response. If the content is still the same, the call fails with status 304. */
  ifNoneMatch?: string | undefined;
  /** The operation needs no security. The call sends no token of the session, and its response never ends the session. */
  isPublic?: true;
  /** Replaces the token of the session. The response never ends the session. */
  token?: string;
  /** The browser completes the call even if the page is closed. Only for calls below 64 KiB. */
  outlivesPage?: true;
  /** Sends the call in place of `fetch`, for example to report the progress of an upload. */
  send?: Send;
};

/** Sends a request like `fetch`. `stopLimit` ends the time limit of the call, so that a slow upload has its own. */
export type Send = (
  target: URL,
  init: RequestInit & { method: string; headers: Headers; signal: AbortSignal },
  stopLimit: () => void,
) => Promise<Response>;

export const getJson = (path: GetPath): Call => ({ method: 'GET', path, reads: 'json' });

/** The paths of a POST without `Idempotency-Key`. */
type PlainPostPath = Exclude<PostPath, SubmissionPath<'post'>>;

export const postJson = <P extends PlainPostPath>(path: P, json: PostBody<P>): Call => ({
  method: 'POST',
  path,
  body: { json },
  reads: 'json',
});

/** A POST without a body. The data is `null` after a 204. */
export const postEmpty = (path: PlainPostPath): Call => ({ method: 'POST', path, reads: 'json' });
