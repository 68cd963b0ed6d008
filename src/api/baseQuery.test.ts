import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { API, network } from '../../test/support/network';
import { startStore } from '../../test/support/testStore';
import { languageChosen, selectLanguage } from '../store/language';
import type { Dependencies } from '../store/reducer';
import { signedIn } from '../store/session';
import { api } from './api';
import type { Call } from './calls';
import type { CallError } from './callError';
import { findMessage } from './callError.messages';
import type { ReceivedFile } from './files';
import { getJson, postJson } from './calls';
import { getSpreadsheet, postForFile, postForSpreadsheet } from './fileCalls';
import { postForm } from './upload';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TOKEN = 'a.token-of~this+session/1=';

const probes = api.injectEndpoints({
  endpoints: (build) => ({ send: build.mutation<unknown, Call>({ query: (call) => call }) }),
});

async function portal(changes: Partial<Dependencies> = {}, token: string | null = TOKEN) {
  const store = await startStore(
    { readCookies: () => 'MY-XSRF-TOKEN=no; XSRF-TOKEN=a=b; XSRF-TOKEN-2=no', ...changes },
    token,
  );
  const send = async (call: Call): Promise<{ data?: unknown; error?: CallError }> => {
    const { data, error } = await store.dispatch(probes.endpoints.send.initiate(call, { track: false }));
    return { data, ...(error && 'kind' in error && { error }) };
  };
  return { store, send };
}

const getOnlyRequest = () => {
  expect(network.sent()).toHaveLength(1);
  const [sent] = network.sent();
  if (!sent) throw new Error('nothing was sent');
  return sent;
};

const form = new FormData();
form.set('file', new Blob(['a;b'], { type: 'text/csv' }), 'a.csv');

const HELPERS: [string, Call, string][] = [
  ['JSON GET', getJson('/session'), 'application/json'],
  ['JSON POST', postJson('/authorization/getToken', { ds_Login: '1', ds_Senha: 'x' }), 'application/json'],
  ['POST for a file', postForFile('/file', { a: 1 }), '*/*'],
  ['form POST', postForm('/form', form), 'application/json'],
  ['POST for a spreadsheet', postForSpreadsheet('/sheet', { a: 1 }), `${XLSX}, */*;q=0.1`],
  ['GET of a spreadsheet', getSpreadsheet('/sheet'), `${XLSX}, */*;q=0.1`],
];

it.each(HELPERS)(
  'a %s has its body type, its token and its csrf header [specification §7.2, §7.3, §7.4, §7.5]',
  async (_name, call, accept) => {
    network.any(call.method === 'GET' ? 'get' : 'post', call.path, { ok: true });
    const { send } = await portal();
    await send(call);
    const { headers, method } = getOnlyRequest();
    const type = headers.get('content-type') ?? '';
    if (call.body && 'form' in call.body) expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    else expect(type).toBe('application/json');
    expect(headers.get('accept')).toBe(accept);
    expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(headers.get('x-xsrf-token')).toBe(method === 'GET' ? null : 'a=b');
    expect(headers.get('accept-language')).toBe('pt-BR');
  },
);

it.each<[string, () => Call, string | RegExp]>([
  [
    'JSON',
    () => postJson('/authorization/getToken', { ds_Login: '1', ds_Senha: 'x' }),
    '{"ds_Login":"1","ds_Senha":"x"}',
  ],
  ['a query for a file', () => postForFile('/file', { a: 1 }), '{"a":1}'],
  ['a query for a spreadsheet', () => postForSpreadsheet('/sheet', { a: 1 }), '{"a":1}'],
  ['a form with a file', () => postForm('/form', form), /name="file"; filename="a\.csv"[^]*a;b/],
])('a POST sends %s as its body [specification §7.2]', async (_name, makeCall, body) => {
  const call = makeCall();
  network.any('post', call.path, { ok: true });
  const { send } = await portal();
  await send(call);
  if (typeof body === 'string') expect(getOnlyRequest().body).toBe(body);
  else expect(getOnlyRequest().body).toMatch(body);
});

it.each([
  ['en-US', 'en-US'],
  ['es-ES', 'es-ES'],
  ['en-EN', 'en'],
] as const)(
  'a page in %s sends Accept-Language: %s, also at the sign-in [specification §7.16]',
  async (code, tag) => {
    network.any('post', '/authorization/getToken', { statusLogin: 1 });
    const { store, send } = await portal({}, null);
    store.dispatch(languageChosen('en-US'));
    // Another direction needs a reload. This store has none, so the page changes its direction in place.
    store.dispatch(languageChosen(code));
    await waitFor(() => expect(selectLanguage(store.getState())).toBe(code));
    network.forget();
    await send({ ...postJson('/authorization/getToken', { ds_Login: '1', ds_Senha: 'x' }), isPublic: true });
    expect(getOnlyRequest().headers.get('accept-language')).toBe(tag);
  },
);

it.each([
  ['en', 'en'],
  [' pt-BR ', 'pt-BR'],
  ['es-419', 'es-419'],
  ['en, es', undefined],
  ['nonsense!', undefined],
  [null, undefined],
])('an error whose Content-Language is %j carries the tag %s [specification §8.15]', async (header, tag) => {
  network.any('post', '/file', () =>
    HttpResponse.text('x', { status: 500, headers: header === null ? {} : { 'Content-Language': header } }),
  );
  const { send } = await portal();
  const { error } = await send(postForFile('/file', {}));
  expect(error && 'language' in error ? error.language : undefined).toBe(tag);
});

it('only a call that outlives the page is completed after the page is closed', async () => {
  network.any('post', '/file', {});
  const { send } = await portal();
  await send(postForFile('/file', {}));
  await send({ ...postForFile('/file', {}), outlivesPage: true });
  expect(network.sent().map(({ keepalive }) => keepalive)).toEqual([false, true]);
});

it('a store without the dependencies of the API cannot send', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const { error } = await store.dispatch(probes.endpoints.send.initiate(getJson('/session')));
  expect(error).toMatchObject({ message: 'the store was made without the API’s dependencies' });
});

it('sends no bearer header without a token [specification §7.4]', async () => {
  network.any('post', '/file', {});
  const { send } = await portal({}, null);
  await send(postForFile('/file', {}));
  expect(getOnlyRequest().headers.has('authorization')).toBe(false);
});

it.each([
  ['a%2Fb%3D%3D', 'a/b=='],
  ['a', 'a'],
  ['a+b', 'a+b'],
  ['100%', '100%'],
])('sends the csrf cookie %s percent-decoded, as %s [specification §7.5]', async (value, header) => {
  network.any('post', '/file', {});
  const { send } = await portal({ readCookies: () => `XSRF-TOKEN=${value}` });
  await send(postForFile('/file', {}));
  expect(getOnlyRequest().headers.get('x-xsrf-token')).toBe(header);
});

const WITHOUT_CSRF = ['accept', 'accept-language', 'authorization', 'content-type'];

it.each([
  ['no cookie', ''],
  ['one with an encoded line break', 'XSRF-TOKEN=a%0Ab'],
  ['only a similar one', 'X-XSRF-TOKEN=1; xsrf-token=2; XSRF-TOKENS=3'],
  ['an empty one', 'XSRF-TOKEN='],
  ['one with a line break', 'XSRF-TOKEN=a\nb'],
])('sends no csrf header if there is %s [specification §7.5]', async (_name, cookies) => {
  network.any('post', '/file', {});
  const { send } = await portal({ readCookies: () => cookies });
  await send(postForFile('/file', {}));
  expect([...getOnlyRequest().headers.keys()].sort()).toEqual(WITHOUT_CSRF);
});

it('an API of another origin gets the bearer header, but no csrf header [specification §7.4, §7.5]', async () => {
  network.any('post', 'http://api.invalid/v1/file', {});
  network.any('get', 'http://api.invalid/v1/session', () => HttpResponse.json({}, { status: 404 }));
  const { send } = await portal({ apiBaseUrl: 'http://api.invalid/v1/' });
  network.forget();
  await send(postForFile('file', {}));
  const { headers, url } = getOnlyRequest();
  expect(url).toBe('http://api.invalid/v1/file');
  expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect([...headers.keys()].sort()).toEqual(WITHOUT_CSRF);
});

it.each([
  'http://other.invalid/x',
  '//other.invalid/x',
  '\\\\other.invalid/x',
  '/\\other.invalid/x',
  '\t//other.invalid/x',
  'HTTP://OTHER.INVALID/x',
  'http://localhost@other.invalid/x',
  'javascript:alert(1)',
  'http://[broken',
])('refuses %j before anything is sent [specification §7.4]', async (path) => {
  const { send } = await portal();
  expect((await send(postForFile(path, {}))).error?.kind).toBe('foreign');
  expect(network.sent()).toEqual([]);
});

it.each([
  ['/file', `${API}file`],
  ['file', `${API}file`],
  [`${API}file`, `${API}file`],
  ['//LOCALHOST/api/file', `${API}file`],
])('accepts %s as an address of the API [specification §7.4]', async (path, url) => {
  network.any('post', `${API}file`, {});
  const { send } = await portal();
  await send(postForFile(path, {}));
  expect(getOnlyRequest().url).toBe(url);
});

it.each([
  ['JSON', () => HttpResponse.json({ message: 'não' }, { status: 422, statusText: 'No' }), '422 No não'],
  [
    'a problem (RFC 9457)',
    () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'Não', detail: 'Não deu.' },
        { status: 422, statusText: 'No' },
      ),
    '422 No Não deu.',
  ],
  [
    'a message behind a long trace',
    () => HttpResponse.json({ trace: 'x'.repeat(9_000), message: 'não' }, { status: 500, statusText: 'No' }),
    '500 No não',
  ],
  [
    'a problem with a title alone',
    () => HttpResponse.json({ title: 'Não' }, { status: 422, statusText: 'No' }),
    '422 No Não',
  ],
  [
    'a blank message beside a detail',
    () => HttpResponse.json({ message: ' ', detail: 'Não deu.' }, { status: 422, statusText: 'No' }),
    '422 No Não deu.',
  ],
  [
    'a very long message',
    () => HttpResponse.json({ message: 'x'.repeat(9_000) }, { status: 422, statusText: 'No' }),
    `422 No ${'x'.repeat(2_000)}`,
  ],
  [
    'a message that is not text',
    () => HttpResponse.json({ message: ['não'] }, { status: 422, statusText: 'No' }),
    '422 No {"message":["não"]}',
  ],
  [
    'a page',
    () => HttpResponse.html('<h1>502</h1>', { status: 502, statusText: 'Bad Gateway' }),
    '502 Bad Gateway <h1>502</h1>',
  ],
  ['nothing', () => new HttpResponse(null, { status: 500, statusText: 'Broken' }), '500 Broken'],
  ['no status text', () => HttpResponse.text('x', { status: 404, statusText: '' }), /^404( Not Found)? x$/],
])('an error with %s keeps its text [specification §8.3]', async (_name, reply, text) => {
  network.any('post', '/file', reply);
  const { send } = await portal();
  const { error } = await send(postForFile('/file', {}));
  expect(error?.kind).toBe('http');
  if (typeof text === 'string') expect(error?.text).toBe(text);
  else expect(error?.text).toMatch(text);
});

const encoder = new TextEncoder();

it('reads only the beginning of an endless error [specification §8.3]', async () => {
  const { send } = await portal({}, null);
  // msw reads a copy of each body, so it would hide that the portal cancels this one.
  const onCancel = jest.fn();
  let left = 64;
  const endless = new ReadableStream({
    pull: (stream) => {
      left -= 1;
      if (left > 0) stream.enqueue(encoder.encode('x'.repeat(1_024)));
      else stream.error(new Error('too much was read'));
    },
    cancel: onCancel,
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless, { status: 500, statusText: 'No' }));
  const { error } = await send(postForFile('/file', {}));
  jest.mocked(fetch).mockRestore();
  expect(error?.text).toBe(`500 No ${'x'.repeat(2_000)}`);
  expect(onCancel).toHaveBeenCalled();
});

it('decodes a character that arrives in two parts', async () => {
  network.any('post', '/form', () => {
    const [first, ...rest] = encoder.encode('"ã"').slice(1);
    const parts = [[0x22, first ?? 0], rest].map((part) => Uint8Array.from(part));
    const body = new ReadableStream({
      pull: (stream) => {
        const part = parts.shift();
        if (part) stream.enqueue(part);
        else stream.close();
      },
    });
    return new HttpResponse(body);
  });
  const { send } = await portal();
  expect((await send(postForm('/form', form))).data).toBe('ã');
});

it('reads JSON of 10 MiB, but no longer one', async () => {
  const longest = 10 * 1024 * 1024;
  const { send } = await portal();
  network.any('post', '/form', () => HttpResponse.text(`"${'x'.repeat(longest - 2)}"`));
  expect((await send(postForm('/form', form))).data).toHaveLength(longest - 2);
  network.any('post', '/form', () => HttpResponse.text(`"${'x'.repeat(longest - 1)}"`));
  expect((await send(postForm('/form', form))).error?.kind).toBe('unreadable');
});

it('a page in place of JSON is an error that keeps its text [specification §8.3]', async () => {
  network.any('post', '/form', () =>
    HttpResponse.html('<p>wifi</p>', { headers: { 'Content-Language': 'en' } }),
  );
  const { send } = await portal();
  expect((await send(postForm('/form', form))).error).toEqual({
    kind: 'unreadable',
    text: '200 OK <p>wifi</p>',
    language: 'en',
  });
});

it.each([
  ['of seconds', '90', '', 90],
  [
    'of a date, by the clock of the server',
    'Fri, 20 Nov 2026 20:02:00 GMT',
    'Fri, 20 Nov 2026 20:00:00 GMT',
    120,
  ],
  ['that cannot be read', 'soon', '', undefined],
])('an error contains the wait %s [specification §8.3]', async (_name, wait, date, seconds) => {
  network.any('post', '/file', () =>
    HttpResponse.text('x', { status: 429, statusText: 'No', headers: { 'Retry-After': wait, date } }),
  );
  const { send } = await portal();
  const error = { kind: 'http', status: 429, text: '429 No x', endsSession: false };
  expect((await send(postForFile('/file', {}))).error).toStrictEqual({
    ...error,
    ...(seconds !== undefined && { waitSeconds: seconds }),
  });
});

it.each([
  ['an id', '0b7c9f3e-1d52_4a7b', '0b7c9f3e-1d52_4a7b'],
  ['an id of 64 characters', 'x'.repeat(64), 'x'.repeat(64)],
  ['a longer one', 'x'.repeat(65), undefined],
  ['markup before an id', '<b>1', undefined],
  ['markup behind an id', '1<b>', undefined],
  ['no id', '', undefined],
])('an error whose X-Request-Id is %s carries the id %s [specification §8.20]', async (_name, id, named) => {
  network.any('post', '/file', () =>
    HttpResponse.text('x', { status: 500, headers: { 'X-Request-Id': id } }),
  );
  const { send } = await portal();
  const { error } = await send(postForFile('/file', {}));
  expect(error && 'requestId' in error ? error.requestId : undefined).toBe(named);
});

it.each([
  ['a 503 with the reason "busy"', 503, { reason: 'busy' }, 'call.busy', 'busy'],
  ['a 503 with another reason', 503, { reason: 'maintenance' }, 'call.server', 'maintenance'],
  ['a 500 with that reason', 500, { reason: 'busy' }, 'call.server', 'busy'],
  ['a 503 with an empty reason', 503, { reason: ' ' }, 'call.server', undefined],
  ['a 503 with a reason that is no text', 503, { reason: 1 }, 'call.server', undefined],
  ['a 503 without a reason', 503, {}, 'call.server', undefined],
])('%s has its sentence and its reason [specification §8.19]', async (_name, status, body, id, reason) => {
  network.any('post', '/file', () => HttpResponse.json(body, { status }));
  const { send } = await portal();
  const { error } = await send(postForFile('/file', {}));
  expect(error && findMessage(error).id).toBe(id);
  expect(error && 'reason' in error ? error.reason : undefined).toBe(reason);
});

it.each([
  [409, true],
  [422, true],
  [400, false],
  [404, false],
  [500, false],
])(
  'the body of a %i is for the form that was refused: %s [specification §7.27, §8.26]',
  async (status, isKept) => {
    const body = { changedBy: 'Ana Souza', problems: [{ field: 'dueOn', reason: 'missing' }] };
    network.any('post', '/file', () => HttpResponse.json(body, { status }));
    const { send } = await portal();
    const { error } = await send(postForFile('/file', {}));
    expect(error && 'body' in error ? error.body : undefined).toEqual(isKept ? body : undefined);
  },
);

it('a redirect is an error and is not followed [specification §7.8]', async () => {
  // Each target would respond with success, so only the portal itself makes these an error.
  const targets = [new URL('elsewhere', API).href, 'http://other.invalid/'];
  for (const target of targets) network.any('post', target, () => HttpResponse.json({}));
  for (const target of targets) network.any('get', target, () => HttpResponse.json({}));
  const { send } = await portal();
  for (const status of [301, 302, 303, 307, 308] as const) {
    for (const target of targets) {
      network.any('post', '/file', () => HttpResponse.redirect(target, status));
      network.forget();
      expect((await send(postForFile('/file', { ds_Senha: 'x' }))).error?.kind).toBe('network');
      expect(network.sent().map(({ url }) => url)).toEqual([new URL('file', API).href]);
    }
  }
});

describe('a slow call [specification §7.7]', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  // Behaves like the platform's fetch when it is aborted. msw has its own timers, which would wait too.
  const onAbort = (signal: AbortSignal | null | undefined, end: (reason: DOMException) => void) =>
    signal?.addEventListener('abort', () => end(new DOMException('aborted', 'AbortError')));
  const silent: typeof fetch = (_target, init) => new Promise((_, reject) => onAbort(init?.signal, reject));
  const dripping: typeof fetch = (_target, init) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(encoder.encode('{'));
            onAbort(init?.signal, (reason) => stream.error(reason));
          },
        }),
      ),
    );

  it.each([
    ['a call without a response', silent],
    ['a body that never ends', dripping],
  ])('%s is aborted after 30 seconds', async (_name, fake) => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(fake);
    const started = portal({}, null);
    await jest.advanceTimersByTimeAsync(100);
    const { send } = await started;
    let ended: unknown = 'not yet';
    void send(postForm('/form', form)).then(({ error }) => (ended = error));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).toBe('not yet');
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual({ kind: 'timeout', text: '30 s' });
    expect(fetchSpy).toHaveBeenCalledTimes(1);
  });

  it('a file that begins to arrive in time may take longer', async () => {
    const slow: typeof fetch = (_target, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (stream) => {
              stream.enqueue(encoder.encode('PK'));
              onAbort(init?.signal, (reason) => stream.error(reason));
              setTimeout(() => stream.close(), 40_000);
            },
          }),
          { headers: { 'content-type': 'application/pdf' } },
        ),
      );
    const { send } = await portal({}, null);
    jest.spyOn(globalThis, 'fetch').mockImplementation(slow);
    const loading = send(postForFile('/file', {}));
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await loading).toMatchObject({ data: { blob: { size: 2 } } });
  });

  it('a call that the page aborts is aborted in the network', async () => {
    const { store } = await portal({}, null);
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(silent);
    const pending = store.dispatch(probes.endpoints.send.initiate(postForm('/form', form), { track: false }));
    pending.abort();
    await pending;
    expect(fetchSpy.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true]);
  });

  it('a call that ended in time is not aborted later', async () => {
    const { send } = await portal({}, null);
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    await send(postForm('/form', form));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(fetchSpy.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false]);
  });
});

it('an empty file is no data [specification §7.13]', async () => {
  network.any(
    'post',
    '/file',
    () => new HttpResponse('', { headers: { 'content-type': 'application/pdf' } }),
  );
  const { send } = await portal();
  expect(await send(postForFile('/file', {}))).toEqual({ data: null });
});

it.each([
  ['JSON', postForm('/form', form)],
  ['a file', postForFile('/form', {})],
  ['a spreadsheet', postForSpreadsheet('/form', {})],
])('a 204 in place of %s is a success without data [specification §7.13]', async (_what, call) => {
  network.any('post', '/form', () => new HttpResponse(null, { status: 204 }));
  const { send } = await portal();
  expect(await send(call)).toEqual({ data: null });
});

it.each(['', ' \n'])('an empty 200 (%j) is a success without data [specification §7.13]', async (body) => {
  network.any(
    'post',
    '/form',
    () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } }),
  );
  const { send } = await portal();
  expect(await send(postForm('/form', form))).toEqual({ data: null });
});

it.each([
  ['a byte order mark before it', '\uFEFF{"a":1}', { data: { a: 1 } }],
  ['two of them', '\uFEFF\uFEFF{"a":1}', { error: { kind: 'unreadable' } }],
  ['one after a space', ' \uFEFF{"a":1}', { error: { kind: 'unreadable' } }],
])('reads JSON with %s like the verification of a backend', async (_what, body, read) => {
  network.any('get', '/dashboards', () => HttpResponse.text(body));
  const { send } = await portal();
  expect(await send(getJson('/dashboards'))).toMatchObject(read);
});

describe('files', () => {
  const file = (type: string, disposition?: string) => () =>
    new HttpResponse('PK', {
      headers: { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) },
    });
  const isFile = (data: unknown): data is ReceivedFile =>
    typeof data === 'object' && data !== null && 'blob' in data;

  it.each([
    ['attachment; filename="relatorio.pdf"', 'relatorio.pdf'],
    ['attachment; filename="x"; filename*=UTF-8\'\'relat%C3%B3rio.pdf', 'relatório.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\a\\\\b.pdf"', 'b.pdf'],
    ['attachment; filename="..hidden"', 'hidden'],
    ["attachment; filename*=UTF-8''%20.hidden", 'hidden'],
    ["attachment; filename*=UTF-8''a%E2%80%AEfdp.exe", 'afdp.exe'],
    ["attachment; filename*=UTF-8''a%EF%BF%BEb%EF%B7%90%C2%85.pdf", 'ab.pdf'],
    [`attachment; filename*=UTF-8''${'%F0%9F%94%91'.repeat(120)}`, '🔑'.repeat(120)],
    ["attachment; filename*=UTF-8''%E0%A4%A", null],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'x.pdf'],
    ["attachment; filename*=UTF-8''a%0Ab%2Fc.pdf", 'c.pdf'],
    ['attachment; filename=" x .pdf "', 'x .pdf'],
    [`attachment; filename="${'a'.repeat(200)}.pdf"`, `${'a'.repeat(116)}.pdf`],
    ['attachment; filename="a\\"b\\".pdf"', 'ab.pdf'],
    ['attachment; filename="a%22b%22.pdf"', 'ab.pdf'],
    ['attachment; filename="a;b.pdf"; size=3', 'a;b.pdf'],
    ["attachment; filename*=utf-8'pt'relat%C3%B3rio.pdf", 'relatório.pdf'],
    ['inline', null],
  ])('a file is named by %s [specification §7.2]', async (disposition, name) => {
    network.any('post', '/file', file('application/pdf', disposition));
    const { send } = await portal();
    const { data } = await send(postForFile('/file', {}));
    if (!isFile(data)) throw new Error('no file');
    expect(data.name).toBe(name);
    expect(await data.blob.text()).toBe('PK');
  });

  it.each([
    ['application/json', 'attachment; filename="dados.json"', 'dados.json'],
    ['text/html', 'ATTACHMENT; filename=relatorio.html', 'relatorio.html'],
  ])(
    '%s is a file if the backend declares it as an attachment [specification §7.11]',
    async (type, disposition, name) => {
      network.any('post', '/file', file(type, disposition));
      const { send } = await portal();
      expect((await send(postForFile('/file', {}))).data).toMatchObject({ name });
      expect((await send(postForSpreadsheet('/file', {}))).error?.kind).toBe('unreadable');
    },
  );

  it.each([
    XLSX,
    'application/vnd.ms-excel',
    'application/octet-stream',
    'text/csv; charset=utf-8',
    'TEXT/CSV ;charset=utf-8',
    'application/csv',
  ])('%s is accepted as a spreadsheet [specification §7.2]', async (type) => {
    network.any('get', '/file', file(type));
    const { send } = await portal();
    expect(isFile((await send(getSpreadsheet('/file'))).data)).toBe(true);
  });

  it('a sequence of JSON texts is accepted as a file [specification §7.11]', async () => {
    network.any('post', '/file', file('application/json-seq'));
    const { send } = await portal();
    expect(isFile((await send(postForFile('/file', {}))).data)).toBe(true);
  });

  it.each([
    ['a page in place of a file', postForFile('/file', {}), file('text/html; charset=utf-8')],
    [
      'a page with only the name of an attachment',
      postForFile('/file', {}),
      file('text/html', 'inline; filename="attachment"'),
    ],
    ['JSON in place of a file', postForFile('/file', {}), file('application/json')],
    ['a PDF in place of a spreadsheet', postForSpreadsheet('/file', {}), file('application/pdf')],
    ['an empty type', postForFile('/file', {}), file('')],
    ['no type at all', postForFile('/file', {}), () => new HttpResponse(encoder.encode('PK'))],
  ])('%s is an error [specification §7.11]', async (_name, call, reply) => {
    network.any('post', '/file', reply);
    const { send } = await portal();
    expect((await send(call)).error?.kind).toBe('unreadable');
  });
});

describe('a 401', () => {
  const reject = () => HttpResponse.json({ message: 'não' }, { status: 401 });

  it('ends the session once if several calls fail together [specification §4.8]', async () => {
    const navigate = jest.fn();
    network.any('post', '/file', reject);
    const { send, store } = await portal({ navigate, address: () => '/app/dashboards/x?y#z' });
    await Promise.all(Array.from({ length: 5 }, () => send(postForFile('/file', {}))));
    expect(store.getState().session.token).toBeNull();
    expect(navigate.mock.calls).toEqual([
      ['/user/login', { replace: true, state: { from: '/app/dashboards/x?y#z' } }],
    ]);
    expect(store.getState().toasts.showing).toHaveLength(1);
  });

  it('does not end the session if the call has another token [specification §4.9]', async () => {
    network.any('post', '/file', reject);
    const { send, store } = await portal();
    expect((await send({ ...postForFile('/file', {}), token: 'another' })).error).toMatchObject({
      kind: 'http',
      endsSession: false,
    });
    expect(getOnlyRequest().headers.get('authorization')).toBe('Bearer another');
    expect(store.getState().session.token).toBe(TOKEN);
  });

  it('does not end the session if the call has no token [specification §4.9]', async () => {
    const navigate = jest.fn();
    network.any('post', '/file', reject);
    const { send } = await portal({ navigate }, null);
    expect((await send(postForFile('/file', {}))).error).toMatchObject({ kind: 'http', endsSession: false });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['a 401', reject, { error: { kind: 'http', endsSession: false } }],
    ['a success', () => HttpResponse.json({}), { data: {} }],
  ])(
    '%s to a call without a token counts after a sign-in, and does not end it [specification §4.9]',
    async (_name, reply, read) => {
      let respond: (response: Response) => void = () => undefined;
      network.any('post', '/file', () => new Promise<Response>((resolve) => (respond = resolve)));
      const { send, store } = await portal({}, null);
      const pending = send(postForFile('/file', {}));
      await waitFor(() => expect(network.sent()).toHaveLength(1));
      store.dispatch(signedIn({ token: TOKEN, user: { statusLogin: 0, ds_Token: TOKEN } }));
      respond(reply());
      expect(await pending).toMatchObject(read);
      expect(store.getState().session.token).toBe(TOKEN);
    },
  );

  it.each([
    ['a 401', reject],
    ['a success', () => HttpResponse.json({})],
  ])('%s to a call of an earlier session changes nothing [specification §4.9]', async (_name, reply) => {
    const navigate = jest.fn();
    let respond: (response: Response) => void = () => undefined;
    network.any('post', '/file', () => new Promise<Response>((resolve) => (respond = resolve)));
    const { send, store } = await portal({ navigate });
    const pending = send(postForFile('/file', {}));
    await waitFor(() => expect(network.sent()).toHaveLength(1));
    store.dispatch(signedIn({ token: 'another', user: { statusLogin: 0, ds_Token: 'another' } }));
    respond(reply());
    expect(await pending).toEqual({ error: { kind: 'stale', text: '' } });
    expect(store.getState().session.token).toBe('another');
    expect(navigate).not.toHaveBeenCalled();
  });
});
