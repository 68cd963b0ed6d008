// The calls of operations that read `Idempotency-Key` (specification §7.62). The login does not load this code.
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { api } from './api';
import { isApiExtra } from './baseQuery';
import type { baseQuery, ResponseMeta } from './baseQuery';
import { IN_PROGRESS, isNotOffered, markLost } from './callError';
import type { CallError } from './callError';
import type { Call, Send } from './calls';
import { checkResponse } from './responseSchema';
import type { Guard } from './dropInvalidParts';
import { fieldOf } from './fieldOf';
import { fillPath } from './fillPath';
import type { PostBody, PutBody, SubmissionPath } from './operationTypes';
import { sessionApi } from './session';
import type { Session } from './session';
import { findKey, forgetKey, takeKey } from './submissionKeys';

/** A call that is done once, however often it is sent. `content` tells two submissions of one operation apart. */
type Submission = Call & { content: unknown };

type PathParameters = Readonly<Record<string, string>>;

export const submitJson = <P extends SubmissionPath<'post'>>(
  path: P,
  json: PostBody<P>,
  parameters: PathParameters = {},
): Submission => ({
  method: 'POST',
  path: fillPath(path, parameters),
  body: { json },
  reads: 'json',
  content: json,
});

/** A submission with passwords. They are no part of its content, because a hash of the content is stored. */
export const submitSecret = <P extends SubmissionPath<'post'>>(path: P, json: PostBody<P>): Submission => ({
  ...submitJson(path, json),
  content: null,
});

/** A PUT replaces the values at its path. */
export const submitChange = <P extends SubmissionPath<'put'>>(
  path: P,
  json: PutBody<P>,
  parameters: PathParameters = {},
): Submission => ({
  method: 'PUT',
  path: fillPath(path, parameters),
  body: { json },
  reads: 'json',
  content: json,
});

export const submitEmpty = (path: SubmissionPath<'post'>, parameters: PathParameters): Submission => ({
  method: 'POST',
  path: fillPath(path, parameters),
  reads: 'json',
  content: null,
});

/** A form with a file. The name, size and time of the file stand for its bytes. `send` may report the progress. */
export const submitForm = (path: SubmissionPath<'post'>, form: FormData, send?: Send): Submission => ({
  method: 'POST',
  path,
  body: { form },
  reads: 'json',
  ...(send && { send }),
  content: [...form].map(([name, part]) => [
    name,
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  ]),
});

type SendCall = (call: Call) => ReturnType<typeof baseQuery>;
type Result<T> = ({ data: T } | { error: CallError }) & { meta?: ResponseMeta };
/** Returns the data of a successful response, or what is wrong with it. */
type Check<T> = (response: unknown) => { value: T } | { message: string };

/** Expects a body that a generated type guard accepts. */
export const expectBody =
  <T>(guard: Guard<T>): Check<T> =>
  (response) =>
    checkResponse(guard, response);

/** Expects no data. */
export const expectNothing: Check<null> = () => ({ value: null });

/**
 * Returns the `queryFn` of an endpoint. It sends a key if the backend declares it, and the same key again until the response
 * is known. An error says whether the change may be stored.
 */
export const submit =
  <Arg, T>(makeCall: (arg: Arg) => Submission, check: Check<T>) =>
  async (arg: Arg, queryApi: BaseQueryApi, _options: object, sendCall: SendCall): Promise<Result<T>> => {
    const { endpoint, extra } = queryApi;
    if (!isApiExtra(extra)) throw new TypeError('the store was made without the API’s dependencies');
    const { content, ...call } = makeCall(arg);
    const facts = await waitForFacts(queryApi);
    const owner = { content: JSON.stringify([endpoint, call.path, content]), person: facts?.id ?? null };
    // If the facts cannot be loaded, a backend that read the earlier key reads it again.
    const isKeyed = facts ? facts.idempotencyKey === true : findKey(extra.storage, owner) !== null;
    const isSent = isOnline();
    const key = isKeyed ? takeKey(extra.storage, owner) : null;
    const { data, error, meta } = await sendCall(key === null ? call : withKey(call, key));
    const result = error ? { error } : readData(endpoint, check, data);
    if (key !== null && isSettled(result)) forgetKey(extra.storage, owner);
    const metaPart = meta && { meta };
    if ('data' in result) return { ...result, ...metaPart };
    const lost = key === null ? 'unknown' : 'repeatable';
    const mayBeLost = isSent || result.error.kind !== 'network';
    return { error: mayBeLost ? markLost(result.error, lost) : result.error, ...metaPart };
  };

/** Time to wait for the facts of the session, in milliseconds. A slow response must not hold up a change. */
const MAX_WAIT_MS = 2_000;

/** Returns the session's facts. It waits for them, because a request without a key cannot be repeated. */
async function waitForFacts({ dispatch, getState }: BaseQueryApi): Promise<Session | undefined> {
  const running = dispatch(sessionApi.util.getRunningQueryThunk('getSession', undefined));
  if (running) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  const state = getState();
  return hasApi(state) ? sessionApi.endpoints.getSession.select(undefined)(state).data : undefined;
}

const hasApi = (state: unknown): state is { api: ReturnType<typeof api.reducer> } =>
  fieldOf(state, 'api') !== undefined;

/** Whether the browser has a connection. The contract's tests run without a browser. */
const isOnline = (): boolean => !(typeof navigator === 'object' && 'onLine' in navigator) || navigator.onLine;

/** Adds the key as a quoted string of RFC 9651. It has no character that needs an escape. */
const withKey = (call: Call, key: string): Call => ({
  ...call,
  send: (target, init, stopLimit) => {
    init.headers.set('Idempotency-Key', `"${key}"`);
    return (call.send ?? fetch)(target, init, stopLimit);
  },
});

function readData<T>(endpoint: string, check: Check<T>, data: unknown): { data: T } | { error: CallError } {
  const checked = check(data);
  return 'value' in checked
    ? { data: checked.value }
    : { error: { kind: 'unreadable', text: `${endpoint}: ${checked.message}` } };
}

/** Statuses after which the same request may succeed. They say nothing about an earlier request. */
const UNDECIDED = [401, 403, 408, 425, 429];

/** Whether the backend says that the change is stored, or that it is not. */
function isSettled(result: { data: unknown } | { error: CallError }): boolean {
  if ('data' in result) return true;
  const { error } = result;
  if (error.kind !== 'http' || error.reason === IN_PROGRESS) return false;
  return isNotOffered(error) || (error.status < 500 && !UNDECIDED.includes(error.status));
}
