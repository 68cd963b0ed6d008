/**
 * Why a call brought no answer. `text` is the specified error text (specification §8): status, status text and body,
 * or the error's own text. The `message` of a JSON body takes the place of its JSON.
 */
export type CallError =
  | {
      kind: 'http';
      status: number;
      text: string;
      /** A 401 to the token that is stored now. */ endsSession: boolean;
      /** Whole seconds after which the server takes a call again. */ waitSeconds?: number;
      /** The backend says that many people are signing in at once. */ isBusy?: true;
      /** Language tag of the body, where the server names it. */ language?: string;
      /** Names the request in the server's log. */ requestId?: string;
    }
  | { kind: 'network'; text: string }
  | { kind: 'timeout'; text: string }
  /** An answer came, and it is not what the API description says. */
  | { kind: 'unreadable'; text: string; language?: string; requestId?: string }
  /** The address lies outside the API's origin, so nothing was sent. */
  | { kind: 'foreign'; text: string }
  /** The session that asked is over; its answer changes nothing. */
  | { kind: 'stale'; text: string };

/** Whether a backend without this operation answered; the portal then shows less, no error. */
export const isNotOffered = (error: CallError): boolean =>
  error.kind === 'http' && [404, 405, 501].includes(error.status);

/**
 * Whether the same call may succeed later. A refusal (4xx) stays one, and a 429 names its own time. A page in place of
 * the response counts: a hotel's network sends one until the person has signed in there.
 */
export const mayPass = (error: CallError): boolean =>
  ['network', 'timeout', 'unreadable'].includes(error.kind) ||
  (error.kind === 'http' && error.status >= 500 && !isNotOffered(error));
