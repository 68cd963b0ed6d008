import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeNow, listenLocally } from '../listenLocally';
import { nameHandler, startStateProxy } from './stateProxy';
import { makeStateValues } from './stateValues';

const NEEDED = new Map([['a user exists', ['token']]]);
const CHANGE = { state: 'a user exists', action: 'setup', params: { login: '1' } };

/** Status and body that the verifier gets of a state handler, and the reported faults of the handler. */
async function asked(respond: RequestListener, needed?: typeof NEEDED) {
  const server = createServer(respond);
  const stateHandler = `${await listenLocally(server)}/states`;
  const values = makeStateValues(nameHandler(stateHandler), needed);
  const proxy = await startStateProxy(stateHandler, values);
  try {
    const response = await fetch(proxy.address, { method: 'POST', body: JSON.stringify(CHANGE) });
    const [faults = [], missing = []] = [proxy.faults(), values.missing()].map((lines) =>
      lines.map((line) => line.replace(stateHandler, 'URL')),
    );
    return { status: response.status, body: await response.text(), faults, missing };
  } finally {
    proxy.close();
    closeNow(server);
  }
}

it('forwards the state and the token', async () => {
  const got = await asked((request, response) => {
    void json(request).then((change) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ token: 'any', url: request.url, change }));
    });
  }, NEEDED);
  expect(got).toMatchObject({ status: 200, faults: [], missing: [] });
  expect(JSON.parse(got.body)).toEqual({ token: 'any', url: '/states', change: CHANGE });
});

it('accepts a success without a body', async () => {
  const got = await asked((_request, response) => response.writeHead(204).end());
  expect(got).toEqual({ status: 200, body: '', faults: [], missing: [] });
});

it('names the state that returned no value for its request', async () => {
  const { missing } = await asked((_request, response) => response.writeHead(204).end(), NEEDED);
  expect(missing).toEqual([
    'The state handler URL returned no token for the state "a user exists", so the backend received the example of the pact.',
  ]);
});

it('names the state that had no response', async () => {
  const got = await asked((request) => void request.socket.destroy());
  expect(got.status).toBe(500);
  expect(got.faults.join()).toMatch(
    /^The state handler URL did not respond \(.+\) to the state "a user exists"\. It has to respond with 200\.$/,
  );
});

it.each(['', ' ', null])('refuses the token %j of a state', async (token) => {
  const got = await asked((_request, response) => response.end(JSON.stringify({ token })), NEEDED);
  expect(got.status).toBe(500);
  expect(got.faults).toEqual([
    'The state handler URL returned an empty token for the state "a user exists", so its request proves nothing. It has to return the token that the backend knows.',
  ]);
});

it('calls a function of a state, and names the state whose function failed', async () => {
  const handlers = {
    'a user exists': (params: unknown) => Promise.resolve({ token: 'any', params }),
    'no user exists': { setup: () => Promise.reject(new Error('no database')) },
  };
  const proxy = await startStateProxy(handlers, makeStateValues(nameHandler(handlers), NEEDED));
  try {
    const set = (state: string) =>
      fetch(proxy.address, { method: 'POST', body: JSON.stringify({ ...CHANGE, state }) });
    expect(await (await set('a user exists')).json()).toEqual({ token: 'any', params: { login: '1' } });
    expect(await (await set('a court exists')).json()).toEqual({});
    expect((await set('no user exists')).status).toBe(500);
    expect(proxy.faults()).toEqual(['The state handler failed for the state "no user exists": no database']);
  } finally {
    proxy.close();
  }
});
