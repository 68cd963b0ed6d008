import { once } from 'node:events';
import { createServer } from 'node:http';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, passthrough } from 'msw';
import { defer } from '../../test/support/defer';
import { network, ORIGIN, server } from '../../test/support/network';
import { postScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { importsApi } from './imports';
import { sessionApi } from './session';

const PATH = '/entries/imports/preview';
const file = new File(['a;b'], 'a.csv', { type: 'text/csv' });

type Upload = Parameters<typeof importsApi.endpoints.previewImport.initiate>[0];

const startUploads = () => startStore({ readCookies: () => 'XSRF-TOKEN=a' }, 'token');
type Store = Awaited<ReturnType<typeof startUploads>>;

const preview = (store: Store, arg: Upload) =>
  store.dispatch(importsApi.endpoints.previewImport.initiate(arg, { track: false }));
const importFile = (store: Store, arg: Upload) =>
  store.dispatch(importsApi.endpoints.importEntries.initiate(arg, { track: false }));

/** Starts the upload of a preview. `prepare` runs before it, in a store that has started. */
async function upload(prepare: () => unknown = () => undefined) {
  const store = await startUploads();
  prepare();
  return { call: preview(store, { file, choices: {}, onProgress: () => undefined }) };
}

it.each([
  ['a preview', PATH, postScenario(PATH, 'understood').response, preview],
  ['an import', '/entries/imports', postScenario('/entries/imports', 'imported').response, importFile],
] as const)(
  'the upload of %s with progress has the token, the csrf header and the type of a form [specification §7.3, §7.4, §7.5]',
  async (_what, path, response, send) => {
    network.any('post', path, response);
    const shares: number[] = [];
    const store = await startUploads();
    const onProgress = (share: number) => shares.push(share);
    expect((await send(store, { file, choices: {}, onProgress })).data).toEqual(response);
    const [sent] = network.sent();
    expect(sent?.headers.get('authorization')).toBe('Bearer token');
    expect(sent?.headers.get('x-xsrf-token')).toBe('a');
    expect(sent?.headers.get('accept')).toBe('application/json');
    expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
    expect(sent?.body).toMatch(/name="file"; filename="a\.csv"[^]*a;b/);
    expect(shares.at(-1)).toBe(1);
  },
);

it('an error of an upload has its status, its text and its reason [specification §8.3]', async () => {
  network.any('post', PATH, () =>
    HttpResponse.json(
      { message: 'O arquivo não tem uma tabela.', reason: 'no-table' },
      { status: 422, headers: { 'x-request-id': 'r-1' } },
    ),
  );
  const { error } = await (await upload()).call;
  expect(error).toMatchObject({
    kind: 'http',
    status: 422,
    reason: 'no-table',
    requestId: 'r-1',
    text: expect.stringContaining('O arquivo não tem uma tabela.') as unknown,
  });
});

it('a lost connection and a cancelled upload are no responses [specification §8.3]', async () => {
  network.any('post', PATH, () => HttpResponse.error());
  expect((await (await upload()).call).error).toMatchObject({ kind: 'network' });
  network.any('post', PATH, () => new Promise<Response>(() => undefined));
  const { call } = await upload();
  call.abort();
  expect((await call).error).toMatchObject({ name: 'AbortError' });
});

/** Watches aborted requests. They end as in browsers, because the stubbed network does not end them. */
const watchAborts = () =>
  jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function abort(this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });

describe('an upload without an end', () => {
  beforeEach(() => {
    network.any('post', PATH, () => new Promise<Response>(() => undefined));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is a lost connection after a minute without progress [specification §8.3]', async () => {
    const aborts = watchAborts();
    const { call } = await upload(() => jest.useFakeTimers({ advanceTimers: true }));
    await jest.advanceTimersByTimeAsync(50_000);
    expect(aborts).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(aborts).toHaveBeenCalledTimes(1);
    expect((await call).error).toMatchObject({ kind: 'network' });
  });

  it('sends no more of its file after it was cancelled [specification §2.150]', async () => {
    const aborts = watchAborts();
    const { call } = await upload();
    await waitFor(() => expect(network.sentTo(PATH)).toHaveLength(1));
    expect(aborts).not.toHaveBeenCalled();
    call.abort();
    await call;
    expect(aborts).toHaveBeenCalledTimes(1);
  });
});

it('an import that was cancelled before its upload is not sent [specification §2.150]', async () => {
  const { promise, release } = defer<Response>();
  const store = await startUploads();
  network.any('get', '/session', () => promise);
  network.any('post', '/entries/imports', () => new Promise<Response>(() => undefined));
  void store.dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
  const call = importFile(store, { file, choices: {}, onProgress: () => undefined });
  await waitFor(() => expect(network.sentTo('/session')).toHaveLength(1));
  call.abort();
  release(HttpResponse.json({}, { status: 404 }));
  await call;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.sentTo('/entries/imports')).toEqual([]);
});

it('an upload that the API redirects is an error, whatever the other address responds [specification §7.8]', async () => {
  const { response: understood } = postScenario(PATH, 'understood');
  const backend = createServer(({ method, url, headers }, response) => {
    response.setHeader('access-control-allow-origin', ORIGIN);
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
    if (method === 'OPTIONS') response.end();
    else if (url === `/api${PATH}`) response.writeHead(303, { location: '/moved' }).end();
    else response.end(JSON.stringify(understood));
  });
  await once(backend.listen(0), 'listening');
  const address = backend.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? String(address.port) : ''}`;
  server.use(http.all(`${origin}/*`, () => passthrough()));
  const store = await startStore({ apiBaseUrl: `${origin}/api/` });
  const { data, error } = await preview(store, { file, choices: {}, onProgress: () => undefined });
  backend.closeAllConnections();
  backend.close();
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: 'network' });
});
