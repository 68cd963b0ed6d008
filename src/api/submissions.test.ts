import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../test/support/defer';
import { network } from '../../test/support/network';
import { getScenario, postScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { SUBMISSIONS_KEY } from '../config/stored';
import type { Dependencies } from '../store/reducer';
import { accountApi } from './account';
import { entryApi } from './entry';
import { importsApi } from './imports';
import type { ImportChoices } from './imports';
import { sessionApi } from './session';

const PATH = '/entries';
const DAY_MS = 24 * 60 * 60 * 1000;
const { response: session } = getScenario('/session', 'admin');
const { body: input, response: entry } = postScenario(PATH, 'added');
type Store = Awaited<ReturnType<typeof startStore>>;

afterEach(() => jest.restoreAllMocks());

/** Starts the store with a user whose backend reads `Idempotency-Key`. */
async function startKeyed(changes: Partial<Dependencies> = {}, facts: object = {}): Promise<Store> {
  const store = await startStore(changes);
  await signIn(store, facts);
  return store;
}

async function signIn(store: Store, facts: object): Promise<void> {
  network.get('/session', { ...session, id: 'p-1', idempotencyKey: true, ...facts });
  await store.dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
}

const add = (store: Store, changes: Partial<typeof input> = {}) =>
  store.dispatch(entryApi.endpoints.addEntry.initiate({ ...input, ...changes }, { track: false }));

/** Returns the keys of all sent entries, in order. */
const sentKeys = () => network.sentTo(PATH).map(({ headers }) => headers.get('idempotency-key'));

/** Whether the key of a second submission with the same content is the first one. */
const isSameKey = () => {
  const [first, second] = sentKeys();
  expect([first, second]).toEqual([
    expect.stringMatching(/^"[\w-]{1,64}"$/),
    expect.stringMatching(/^"[\w-]{1,64}"$/),
  ]);
  return first === second;
};

it.each([
  ['does not declare keys', { idempotencyKey: false }],
  ['has no field for it', { idempotencyKey: undefined }],
])('a backend that %s gets no key [specification §7.62]', async (_what, facts) => {
  const store = await startKeyed({}, facts);
  network.any('post', PATH, () => HttpResponse.error());
  expect((await add(store)).error).toMatchObject({ kind: 'network', lost: 'unknown' });
  expect(sentKeys()).toEqual([null]);
  expect(localStorage.getItem(SUBMISSIONS_KEY)).toBeNull();
});

it.each<[string, () => Response, boolean, 'repeatable' | undefined]>([
  ['no response', () => HttpResponse.error(), true, 'repeatable'],
  ['a success', () => HttpResponse.json(entry, { status: 201 }), false, undefined],
  ['a page in its place', () => new HttpResponse('<html>', { status: 200 }), true, 'repeatable'],
  ['other data', () => HttpResponse.json({ id: 1 }), true, 'repeatable'],
  ['403', () => HttpResponse.json({}, { status: 403 }), true, undefined],
  ['404', () => HttpResponse.json({}, { status: 404 }), false, undefined],
  ['405', () => HttpResponse.json({}, { status: 405 }), false, undefined],
  ['408', () => HttpResponse.json({}, { status: 408 }), true, 'repeatable'],
  ['409', () => HttpResponse.json({}, { status: 409 }), false, undefined],
  ['409, in progress', () => HttpResponse.json({ reason: 'in-progress' }, { status: 409 }), true, undefined],
  ['422', () => HttpResponse.json({}, { status: 422 }), false, undefined],
  ['425', () => HttpResponse.json({}, { status: 425 }), true, undefined],
  ['429', () => HttpResponse.json({}, { status: 429 }), true, undefined],
  ['500', () => HttpResponse.json({}, { status: 500 }), true, 'repeatable'],
  ['501', () => HttpResponse.json({}, { status: 501 }), false, undefined],
  ['503', () => HttpResponse.json({}, { status: 503 }), true, undefined],
])(
  'the same submission keeps its key until it is known whether it is stored: %s [specification §7.62]',
  async (_what, reply, keepsKey, lost) => {
    const store = await startKeyed();
    network.any('post', PATH, reply);
    const { error } = await add(store);
    expect(error && 'lost' in error ? error.lost : undefined).toBe(lost);
    await add(store);
    expect(isSameKey()).toBe(keepsKey);
  },
);

it('a change whose response has other data says where it is wrong [specification §7.17]', async () => {
  const store = await startKeyed();
  network.any('post', PATH, () => HttpResponse.json({ ...entry, id: 1 }));
  expect((await add(store)).error).toMatchObject({
    kind: 'unreadable',
    text: 'addEntry: not what the API description says at /id',
  });
});

describe('after a lost response [specification §7.62]', () => {
  beforeEach(() => {
    network.any('post', PATH, () => HttpResponse.error());
  });

  it('other values have another key, and the first ones keep theirs', async () => {
    const store = await startKeyed();
    for (const amountCents of [100, 200, 100]) await add(store, { amountCents });
    const [first, second, third] = sentKeys();
    expect(first).toBe(third);
    expect(first).not.toBe(second);
  });

  it('another person has another key', async () => {
    const store = await startKeyed();
    await add(store);
    await signIn(store, { id: 'p-2' });
    await add(store);
    expect(isSameKey()).toBe(false);
  });

  it('the key is sent also while the facts of the session cannot be loaded', async () => {
    await add(await startKeyed());
    const [first] = sentKeys();
    await add(await startStore());
    expect(first).toMatch(/^"/);
    expect(sentKeys()).toEqual([first]);
  });

  it('other values have no key while the facts of the session cannot be loaded', async () => {
    await add(await startKeyed());
    network.forget();
    await add(await startStore(), { amountCents: 200 });
    expect(sentKeys()).toEqual([null]);
  });

  it('the key ends after a day', async () => {
    const store = await startKeyed();
    await add(store);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
    await add(store);
    expect(isSameKey()).toBe(false);
  });

  it('a storage that refuses keeps the key in memory', async () => {
    const refuse = (key: string) => {
      if (key === SUBMISSIONS_KEY) throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = { ...emptyStorage, setItem: refuse };
    const store = await startKeyed({ storage });
    await add(store);
    await add(store);
    expect(isSameKey()).toBe(true);
  });

  it('neither values nor person are in the storage', async () => {
    await add(await startKeyed(), { counterparty: 'Ana Souza' });
    expect(localStorage.getItem(SUBMISSIONS_KEY)).not.toMatch(/Ana|p-1/);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a text', '"x"'],
  ])('stored keys that are %s are ignored', async (_what, stored) => {
    localStorage.setItem(SUBMISSIONS_KEY, stored);
    const store = await startKeyed();
    await add(store);
    await add(store);
    expect(isSameKey()).toBe(true);
  });

  it.each([
    ['a key that is no header text', { key: 'a"b' }],
    ['an empty key', { key: '' }],
    ['a long key', { key: 'a'.repeat(65) }],
    ['a number as key', { key: 1 }],
    ['no time', { at: undefined }],
  ])('%s is not sent', async (_what, change) => {
    const store = await startKeyed();
    await add(store);
    const [[id] = []] = Object.entries(JSON.parse(localStorage.getItem(SUBMISSIONS_KEY) ?? '') as object);
    const stored = { key: 'planted', at: Date.now(), ...change };
    localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify({ [String(id)]: stored }));
    await add(store);
    expect(sentKeys()[1]).toMatch(/^"[\w-]{21}"$/);
  });
});

it('a submission without a connection is not lost [specification §7.62]', async () => {
  const store = await startKeyed();
  network.any('post', PATH, () => HttpResponse.error());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await add(store)).error).toEqual({ kind: 'network', text: expect.any(String) as unknown });
});

it('a lost response is reported also by a browser that knows of no connection [specification §7.63]', async () => {
  const store = await startKeyed();
  network.any('post', PATH, () => HttpResponse.json({}, { status: 500 }));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await add(store)).error).toMatchObject({ status: 500, lost: 'repeatable' });
});

describe('a change while the session is loading [specification §7.62]', () => {
  afterEach(() => jest.useRealTimers());

  /** Starts to load the session. Returns the function that sends its facts. */
  function loadSession(store: Store): () => void {
    const { promise, release } = defer<Response>();
    network.any('get', '/session', () => promise);
    network.post(PATH, entry);
    void store.dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
    return () => {
      release(HttpResponse.json({ ...session, id: 'p-1', idempotencyKey: true }));
    };
  }

  it('waits for the facts, so that it has a key', async () => {
    const store = await startStore();
    const sendFacts = loadSession(store);
    const adding = add(store);
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(1));
    expect(sentKeys()).toEqual([]);
    sendFacts();
    await adding;
    expect(sentKeys()).toEqual([expect.stringMatching(/^"/)]);
  });

  it('is not sent if it was cancelled meanwhile [specification §2.150]', async () => {
    const store = await startStore();
    const sendFacts = loadSession(store);
    const adding = add(store);
    await waitFor(() => expect(network.sentTo('/session')).toHaveLength(1));
    adding.abort();
    sendFacts();
    await adding;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sentKeys()).toEqual([]);
  });

  it('waits for two seconds at most', async () => {
    const store = await startStore();
    jest.useFakeTimers({ advanceTimers: true });
    loadSession(store);
    const adding = add(store);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(sentKeys()).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    await adding;
    expect(sentKeys()).toEqual([null]);
  });
});

it('a success removes only its own key [specification §7.62]', async () => {
  const store = await startKeyed();
  network.any('post', PATH, () => HttpResponse.error());
  await add(store, { amountCents: 100 });
  network.post(PATH, entry);
  await add(store, { amountCents: 200 });
  await add(store, { amountCents: 100 });
  const [first, , third] = sentKeys();
  expect(first).toBe(third);
  expect(localStorage.getItem(SUBMISSIONS_KEY)).toBeNull();
});

it('a change of the password has one key, whatever the passwords are [specification §7.62]', async () => {
  const path = '/account/password';
  const store = await startKeyed();
  network.any('post', path, () => HttpResponse.error());
  for (const newPassword of ['a new password', 'another password'])
    await store.dispatch(
      accountApi.endpoints.changePassword.initiate({ currentPassword: 'old', newPassword }, { track: false }),
    );
  const keys = network.sentTo(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).not.toBeNull();
  expect(keys[0]).toBe(keys[1]);
});

it('an import of the same file has one key, and another file or choice has another [specification §7.62]', async () => {
  const path = '/entries/imports';
  const store = await startKeyed();
  network.any('post', path, () => HttpResponse.error());
  const importFile = (text: string, name: string, lastModified: number, choices: ImportChoices = {}) => {
    const file = new File([text], name, { lastModified });
    return store.dispatch(importsApi.endpoints.importEntries.initiate({ file, choices }, { track: false }));
  };
  await importFile('a;b', 'a.csv', 1);
  await importFile('a;b', 'a.csv', 1);
  await importFile('a;bc', 'a.csv', 1);
  await importFile('a;b', 'b.csv', 1);
  await importFile('a;b', 'a.csv', 2);
  await importFile('a;b', 'a.csv', 1, { decimal: 'point' });
  const keys = network.sentTo(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3, 4, 5]);
});

const emptyStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
