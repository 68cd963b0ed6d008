import { fieldOf } from './fieldOf';

/**
 * Why a call failed. `text` is the specified error text (specification §8): status, status text and body, or the error's
 * own text. The `message` of a JSON body replaces its JSON.
 */
export type CallError =
  | {
      kind: 'http';
      status: number;
      text: string;
      /** The response is a 401 to the token of the current session. */ endsSession: boolean;
      /** Whole seconds until the server accepts a call again. */ waitSeconds?: number;
      /** The `reason` of the body. */ reason?: string;
      /** The JSON body of a 409 or 422, which names the refused fields or entries. */ body?: unknown;
      /** Language tag of the body, if the server names it. */ language?: string;
      /** Id of the request in the server's log. */ requestId?: string;
      lost?: Lost;
    }
  | { kind: 'network'; text: string; lost?: Lost }
  | { kind: 'timeout'; text: string; lost?: Lost }
  /** The response does not match the API description. */
  | { kind: 'unreadable'; text: string; language?: string; requestId?: string; lost?: Lost }
  /** The address has another origin than the API, so nothing was sent. */
  | { kind: 'foreign'; text: string }
  /** The session of the call has ended, so its response is ignored. */
  | { kind: 'stale'; text: string };

/**
 * Set if the backend may have stored a change whose response did not arrive. `repeatable`: the same request may be sent
 * again, because its `Idempotency-Key` prevents a second change.
 */
export type Lost = 'repeatable' | 'unknown';

/** Whether the error of a query is a failed call. An aborted query has another error, and the next session repeats it. */
export const isCallError = (error: object): error is CallError => 'kind' in error;

/** Returns the failed call of a mutation. An aborted one counts as a lost connection. */
export const toCallError = (error: object): CallError =>
  isCallError(error) ? error : { kind: 'network', text: '' };

/** Whether the backend does not have this operation. The portal then shows less, but no error. */
export const isNotOffered = (error: CallError): boolean =>
  error.kind === 'http' && [404, 405, 501].includes(error.status);

/**
 * Whether the same call may succeed later. False for a 4xx. A 429 names the time of the next try. True for an unreadable
 * response, because a hotel network sends its own page until the user has signed in there.
 */
export const isTemporary = (error: CallError): boolean =>
  ['network', 'timeout', 'unreadable'].includes(error.kind) ||
  (error.kind === 'http' && error.status >= 500 && !isNotOffered(error));

/** Whether polling may send the same call again. A 429 ends by itself, and other refusals do not. */
export const isRepeatable = (error: CallError): boolean =>
  isTemporary(error) || (error.kind === 'http' && error.status === 429);

/** Whether the backend refuses the call to this user. */
export const isRefused = (error: CallError | null): boolean => error?.kind === 'http' && error.status === 403;

/** Whether the role of the user does not permit the call. It may have changed since the sign-in. */
export const isNotPermitted = (error: unknown): boolean =>
  fieldOf(error, 'status') === 403 && fieldOf(error, 'reason') === 'not-permitted';

/** The reasons of a refused `Idempotency-Key`. The first request still runs, or it was done with other content. */
export const IN_PROGRESS = 'in-progress';
export const OTHER_CONTENT = 'other-content';

/** Whether the change is about the money of a closed month. The server's sentence names its last day. */
export const isOfClosedMonth = (error: CallError): boolean =>
  error.kind === 'http' && error.status === 409 && error.reason === 'month-closed';

/** Whether the record was changed meanwhile. A request that still runs and a closed month are no conflict. */
export const isConflict = (error: CallError | null): boolean =>
  error?.kind === 'http' && error.status === 409 && error.reason !== IN_PROGRESS && !isOfClosedMonth(error);

/** Marks the error of a change that may be stored. A 503 refuses a request before it is done. */
export function markLost(error: CallError, lost: Lost): CallError {
  switch (error.kind) {
    case 'foreign':
    case 'stale':
      return error;
    case 'http': {
      const { status } = error;
      const isLost = status === 408 || (status >= 500 && status !== 503 && !isNotOffered(error));
      return isLost ? { ...error, lost } : error;
    }
    default:
      return { ...error, lost };
  }
}
