// The mock over HTTP, and its command.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isObject, readString } from '../description/document';
import type { JsonObject } from '../description/document';
import { CLUB, SCENARIOS, readClub } from '../../test/club';
import config from '../../test/club/contract.config';
import { buildMock } from './mock';
import type { MockParts } from './mock';

/** Time limit for starting another process on a busy machine. */
const STARTS_MS = 120_000;
const SIGN_IN = '/api/sign-in';
/** The response of a scenario. */
function readExample(id: string): JsonObject {
  const example = SCENARIOS.find((one) => one.id === id)?.response;
  if (!isObject(example)) throw new Error(`no scenario ${id}`);
  return example;
}
const REQUESTS = SCENARIOS.filter(({ body }) => body !== undefined);

/** Matches any time in the future. */
const inAnHour: unknown = {
  asymmetricMatch: (given: unknown) => typeof given === 'string' && Date.parse(given) > Date.now(),
  toString: () => 'a time in the future',
};

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a mock and returns functions that call it. */
async function mock(parts: Partial<MockParts> = {}) {
  const lines: string[] = [];
  const app = await buildMock({
    file: join(CLUB, config.description),
    logStream: { write: (line) => void lines.push(line) },
    ...parts,
  });
  closers.push(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  return {
    origin,
    lines,
    ask,
    signIn: (login: unknown, headers: Record<string, string> = {}) =>
      ask(SIGN_IN, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ member: login, password: 'any' }),
      }),
    read: (path: string, headers: Record<string, string> = {}) =>
      ask(path, { headers: { authorization: 'Bearer any', ...headers } }),
    set: (operation: string, setting: Record<string, string | number>) =>
      ask(`/controls/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(setting),
      }),
  };
}

/** Calls with another `Host` header, which `fetch` sets itself. */
async function statusFor(origin: string, host: string, path: string) {
  const asked = request(origin + path, { headers: { host, authorization: 'Bearer any' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json();
  if (typeof value !== 'object' || value === null) throw new Error('no object');
  return { ...value };
}

/** Writes a description with one change to a separate file. */
function descriptionWith(from: string, to: string): string {
  const text = readClub(config.description);
  if (!text.includes(from)) throw new Error(`the description does not contain ${from}`);
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  closers.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, text.replace(from, to));
  return file;
}

/** Operations that the club does not have. */
const INVENTED = `paths:
  /orders/{id}:
    put:
      operationId: changeOrder
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              open: { value: { colour: red, state: o } }
              closed: { value: { colour: red, state: c } }
      responses:
        '201':
          description: Changed.
          content:
            application/json:
              schema: { type: object, required: [state] }
              examples:
                open: { value: { state: is open } }
                closed: { value: { state: is closed } }
    delete:
      operationId: dropOrder
      responses:
        '204': { description: Gone. }
`;

/** An operation whose scenarios differ in path, query and headers. */
const BY_PARAMETERS = `paths:
  /courts/{code}/hours:
    parameters:
      - { name: code, in: path, required: true, schema: { type: string }, example: saibro }
    get:
      operationId: listHours
      parameters:
        - { name: day, in: query, schema: { type: string } }
        - { name: If-None-Match, in: header, schema: { type: string } }
      responses:
        '200':
          description: Free hours.
          headers:
            ETag: { schema: { type: string }, example: '"1"' }
          content:
            application/json:
              schema: { type: object }
              examples:
                usual: { value: { hours: usual } }
                sunday: { x-parameters: { day: sunday }, value: { hours: none } }
                clay: { x-parameters: { code: 'grama 2' }, value: { hours: clay } }
        '304':
          description: Unchanged.
          x-examples:
            unchanged: { x-parameters: { If-None-Match: '"1"' } }
`;

/** An operation that returns a file. */
const WITH_FILE = `paths:
  /courts.csv:
    get:
      operationId: exportCourts
      responses:
        '200':
          description: The courts.
          headers:
            Content-Disposition: { schema: { type: string }, example: 'attachment; filename="courts.csv"' }
          content:
            text/csv:
              schema: { type: string }
              examples:
                courts: { value: "name;surface" }
`;

/** An operation that takes a form with a file. */
const WITH_FORM = `paths:
  /members/imports:
    post:
      operationId: importMembers
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string }, note: { type: string } } }
            examples:
              imported: { value: { file: "name", note: new } }
              known: { value: { file: "name;Ana", note: new } }
      responses:
        '200':
          description: Imported.
          content:
            application/json:
              schema: { type: object }
              examples:
                imported: { value: { added: 1 } }
                known: { value: { added: 0 } }
`;

const REDIRECT = `        '307':
          description: Moved.
          content:
            application/json: { schema: { type: object }, examples: { moved: { value: {} } } }
`;

describe('scenario selection', () => {
  it.each(REQUESTS)('$name, by its request', async ({ name, body, status, response: example }) => {
    const { ask } = await mock();
    const response = await ask(SIGN_IN, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    const isAccepted = readString(example, 'token') !== undefined;
    const given = isAccepted ? { token: expect.stringMatching(/^mock\./) as unknown } : {};
    expect(await jsonOf(response)).toEqual({ ...(example as object), ...given });
    expect(response.headers.get('x-mock-scenario')).toBe(name);
  });

  it('a login with any password gets its first example', async () => {
    const { signIn } = await mock();
    expect(await jsonOf(await signIn('52998224725'))).toMatchObject({
      verdict: 0,
      court: 'saibro',
    });
    expect(await jsonOf(await signIn('50505'))).toMatchObject({ verdict: 2 });
    expect(await jsonOf(await signIn('00123'))).toMatchObject({ court: 'grama' });
  });

  it('a login without an example is refused', async () => {
    const { signIn } = await mock();
    expect(await jsonOf(await signIn('777'))).toMatchObject({ verdict: 1 });
  });

  it.each(['admin', 'editor'])('by the token of the sign-in of an %s', async (name) => {
    const { signIn, ask } = await mock();
    const response = readExample(`getSession: ${name}`);
    const { token } = await jsonOf(await signIn(response['login']));
    const session = await ask('/api/session', { headers: { authorization: `Bearer ${String(token)}` } });
    expect(await jsonOf(session)).toEqual({ ...response, expiresAt: inAnHour });
  });

  it('an unknown person or token gets the first example', async () => {
    const { signIn, ask, read } = await mock();
    const response = readExample('getSession: admin');
    const { token } = await jsonOf(await signIn('40404'));
    const session = await ask('/api/session', { headers: { authorization: `Bearer ${String(token)}` } });
    expect(await jsonOf(session)).toEqual({ ...response, expiresAt: inAnHour });
    expect(await jsonOf(await read('/api/session'))).toEqual({ ...response, expiresAt: inAnHour });
  });

  it('a token stays valid after a restart of the mock', async () => {
    const { token } = await jsonOf(await (await mock()).signIn('00123'));
    const { read } = await mock();
    const session = await read('/api/session', { authorization: `Bearer ${String(token)}` });
    expect(await jsonOf(session)).toMatchObject({ login: '00123' });
  });

  it.each(['example=blocked', 'wait=5, Example="blocked"; why=not', 'example=blocked, example=refused'])(
    'by the header Prefer: %s',
    async (prefer) => {
      const { signIn } = await mock();
      expect(await jsonOf(await signIn('52998224725', { prefer }))).toMatchObject({ verdict: 2 });
    },
  );

  it('an unknown example name is an error that lists the valid names', async () => {
    const { read } = await mock();
    const response = await read('/api/session', { prefer: 'example=boss' });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toEqual({
      message: 'getSession has no example "boss". Valid are: admin, editor, rejected.',
    });
  });

  it('HEAD has the same response as GET, also if it is described', async () => {
    const head = '    head: { operationId: probe, responses: { 200: { description: Here. } } }\n';
    const { ask } = await mock({ file: descriptionWith('  /session:\n', `  /session:\n${head}`) });
    const response = await ask('/api/session', { method: 'HEAD', headers: { authorization: 'Bearer any' } });
    expect(response.status).toBe(200);
  });

  it.each([
    ['/api/courts/saibro/hours', {}, 200, 'usual'],
    ['/api/courts/saibro/hours?day=monday', {}, 200, 'usual'],
    ['/api/courts/saibro/hours?page=2&day=sunday', {}, 200, 'sunday'],
    ['/api/courts/grama%202/hours?day=sunday', {}, 200, 'clay'],
    ['/api/courts/saibro/hours?day=monday', { 'if-none-match': '"1"' }, 304, 'unchanged'],
    ['/api/courts/saibro/hours', { 'if-none-match': '"2"' }, 200, 'usual'],
    ['/api/courts/unknown/hours', {}, 200, 'usual'],
  ])('by path, query and headers: %s %j', async (path, headers, status, scenario) => {
    const { read } = await mock({ file: descriptionWith('paths:\n', BY_PARAMETERS) });
    const response = await read(path, headers);
    expect([response.status, response.headers.get('x-mock-scenario')]).toEqual([status, scenario]);
    expect(response.headers.get('etag')).toBe(status === 200 ? '"1"' : null);
  });

  it('a file has the media type and the name of the description', async () => {
    const { read } = await mock({ file: descriptionWith('paths:\n', WITH_FILE) });
    const response = await read('/api/courts.csv');
    expect(await response.text()).toBe('name;surface');
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="courts.csv"');
  });

  it('a form selects an example by the texts of its parts', async () => {
    const { ask } = await mock({ file: descriptionWith('paths:\n', WITH_FORM) });
    const form = new FormData();
    form.append('file', new File(['name;Ana'], 'members.csv', { type: 'text/csv' }));
    form.append('note', 'new');
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      ask('/api/members/imports', {
        method: 'POST',
        headers: { authorization: 'Bearer any', ...headers },
        body,
      });
    expect(await jsonOf(await send(form))).toEqual({ added: 0 });
    form.delete('file');
    expect((await send(form)).status).toBe(400);
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send('--x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
  });

  it('by the description only, also for other operations', async () => {
    const { ask, set } = await mock({ file: descriptionWith('paths:\n', INVENTED) });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer any' };
    const put = (state: string) =>
      ask('/api/orders/7', { method: 'PUT', headers, body: JSON.stringify({ colour: 'red', state }) });
    const response = await put('c');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ state: 'is closed' });
    await set('changeOrder', { scenario: 'open' });
    expect(await (await put('c')).json()).toEqual({ state: 'is open' });
    const dropped = await ask('/api/orders/7', {
      method: 'DELETE',
      headers: { authorization: 'Bearer any' },
    });
    expect(dropped.status).toBe(204);
  });
});

it.each([
  ['an unknown field', { scenaro: 'blocked' }, /no field "scenaro".*scenario, delay, fault, times/],
  ['an unknown fault', { fault: 'boom' }, /no fault "boom"/],
])('%s is reported and sets nothing', async (_fault, fields, message) => {
  const { set, signIn } = await mock();
  await set('signIn', { scenario: 'blocked' });
  const response = await set('signIn', fields);
  expect(response.status).toBe(400);
  expect((await jsonOf(response))['message']).toMatch(message);
  expect(await jsonOf(await signIn('52998224725'))).toMatchObject({ verdict: 2 });
});

it.each([
  [415, 'text/plain', '{"scenario":"blocked"}'],
  [415, 'application/x-www-form-urlencoded', 'scenario=blocked'],
  [400, 'text/plain', ''],
])('responds %i to a setting that a foreign page can send as %s: "%s"', async (status, type, body) => {
  const { ask, signIn } = await mock();
  const headers = { 'content-type': type };
  expect((await ask('/controls/signIn', { method: 'POST', headers, body })).status).toBe(status);
  expect(await jsonOf(await signIn('52998224725'))).toMatchObject({ verdict: 0 });
});

it.each([
  ['/controls', 'DELETE'],
  ['/controls/signIn', 'POST'],
])('allows no page of another origin to call %s by %s', async (path, method) => {
  const { ask } = await mock();
  const headers = {
    origin: 'http://evil.example',
    'access-control-request-method': method,
    'access-control-request-headers': 'content-type',
  };
  const preflight = await ask(path, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
});

it('an invalid address gets an ordinary error response', async () => {
  const { read } = await mock();
  const response = await read('/api/%zz');
  expect(response.status).toBe(400);
  expect(Object.keys(await jsonOf(response))).toEqual(['message']);
});

describe('requested faults', () => {
  it.each(['status=503', 'code=503'])('a described status, by Prefer: %s', async (prefer) => {
    const { read } = await mock();
    const response = await read('/api/session', { prefer });
    expect(response.status).toBe(503);
    expect(await jsonOf(response)).toEqual({ message: expect.stringMatching(/./) as unknown });
  });

  it('a status has its described headers', async () => {
    const { signIn } = await mock();
    const response = await signIn('52998224725', { prefer: 'status=429' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('1');
  });

  it('an undescribed status is an error that lists the valid ones', async () => {
    const { read } = await mock();
    const response = await read('/api/session', { prefer: 'status=418' });
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toEqual({
      message: 'getSession has no status "418". Valid are: 200, 401, 429, 500, 503.',
    });
  });

  it('the connection is cut', async () => {
    const { read } = await mock();
    await expect(read('/api/session', { 'x-mock-fault': 'cut' })).rejects.toThrow('fetch failed');
  });

  it('the body is not JSON', async () => {
    const { read } = await mock();
    const response = await read('/api/session', { 'x-mock-fault': 'unparsable' });
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(/JSON/);
  });

  it('the response breaks the description: a required field is missing', async () => {
    const { signIn } = await mock();
    const response = await jsonOf(await signIn('52998224725', { 'x-mock-fault': 'breaks-description' }));
    expect(response).toHaveProperty('token');
    expect(response).not.toHaveProperty('verdict');
  });

  it('an unknown fault is an error that lists the valid ones', async () => {
    const { read } = await mock();
    const response = await read('/api/session', { 'x-mock-fault': 'fire' });
    expect(response.status).toBe(400);
    expect(String((await jsonOf(response))['message'])).toMatch(/cut, unparsable, breaks-description, 429/);
  });

  it('only the delayed response waits', async () => {
    const waits: number[] = [];
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const wait = (ms: number) => {
      waits.push(ms);
      return over;
    };
    const { read } = await mock({ wait });
    const arrived: string[] = [];
    const delayed = read('/api/session', { 'x-mock-delay': '800' }).then(() => arrived.push('delayed'));
    const other = read('/api/session').then(() => arrived.push('other'));
    await other;
    end();
    await delayed;
    expect(arrived).toEqual(['other', 'delayed']);
    expect(waits).toEqual([800]);
  });

  it.each(['soon', '-1', '60001'])('a delay of "%s" is an error', async (delay) => {
    const { read } = await mock();
    expect((await read('/api/session', { 'x-mock-delay': delay })).status).toBe(400);
  });
});

describe('the controls', () => {
  it('fix a scenario until they are reset', async () => {
    const { ask, set, signIn } = await mock();
    const applied = await set('signIn', { scenario: 'blocked' });
    expect(applied.status).toBe(204);
    expect(await jsonOf(await signIn('52998224725'))).toMatchObject({ verdict: 2 });
    expect((await ask('/controls', { method: 'DELETE' })).status).toBe(204);
    expect(await jsonOf(await signIn('52998224725'))).toMatchObject({ verdict: 0 });
  });

  it('send a fault the given number of times', async () => {
    const { set, read } = await mock();
    await set('getSession', { fault: 503, times: 2 });
    const statuses = [];
    for (let call = 0; call < 2; call += 1) statuses.push((await read('/api/session')).status);
    expect(statuses).toEqual([503, 503]);
    expect((await read('/api/session')).status).toBe(200);
  });

  it('send a fault every time without a number, to this operation only', async () => {
    const { set, read } = await mock();
    await set('getSession', { fault: '500' });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await read('/api/session')).status);
    expect(statuses).toEqual([500, 500, 500]);
    expect((await read('/api/courts')).status).toBe(200);
  });

  it('do not count a call with its own headers, which override them', async () => {
    const { set, read } = await mock();
    await set('getSession', { scenario: 'editor', fault: 503, times: 1 });
    const response = await read('/api/session', { prefer: 'example=admin' });
    expect(await jsonOf(response)).toMatchObject({ role: 'admin' });
    expect((await read('/api/session')).status).toBe(503);
    expect(await jsonOf(await read('/api/session'))).toMatchObject({ role: 'editor' });
  });

  it('delay a response', async () => {
    const waits: number[] = [];
    const { set, read } = await mock({ wait: (ms) => Promise.resolve(waits.push(ms)) });
    await set('getSession', { delay: 250 });
    await read('/api/session');
    expect(waits).toEqual([250]);
  });

  it('report an invalid number', async () => {
    const { set } = await mock();
    const response = await set('getSession', { fault: 503, times: 0 });
    expect(response.status).toBe(400);
    expect(String((await jsonOf(response))['message'])).toMatch(/from 1 to 9999/);
  });
});

describe('a response is checked against the description before it is sent', () => {
  it('an invalid example gives a 500 with the location, and a log line', async () => {
    const { read, lines } = await mock({ file: descriptionWith('role: admin', 'role: boss') });
    const response = await read('/api/session');
    expect(response.status).toBe(500);
    const message =
      'The API description is broken by getSession 200: /role must be equal to one of the allowed values';
    expect(await jsonOf(response)).toEqual({ message });
    expect(lines.some((line) => line.includes('"level":50') && line.includes(message))).toBe(true);
  });

  it('a redirect gives a 500, because the consumer never follows it', async () => {
    const session = "        '200':\n          description: The session of the token.\n";
    const { read } = await mock({ file: descriptionWith(session, REDIRECT + session) });
    const response = await read('/api/session', { prefer: 'example=moved' });
    expect(response.status).toBe(500);
    expect(String((await jsonOf(response))['message'])).toContain('getSession 307: a redirect');
  });

  it('an operation without an example gives a 500', async () => {
    const nameless = INVENTED.replace(/ +examples:\n +open: .*state: is.*\n +closed: .*\n/, '');
    const { ask } = await mock({ file: descriptionWith('paths:\n', nameless) });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer any' };
    const response = await ask('/api/orders/7', { method: 'PUT', headers, body: '{"state":"o"}' });
    expect(response.status).toBe(500);
    expect(String((await jsonOf(response))['message'])).toMatch(/changeOrder has no named example/);
  });
});

describe('invalid calls', () => {
  it.each<[number, string, RequestInit]>([
    [401, '/api/session', {}],
    [404, '/api/nothing', {}],
    [404, '/nothing', {}],
    [405, '/api/session', { method: 'DELETE' }],
    [400, SIGN_IN, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"member":1}' }],
    [400, SIGN_IN, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
    [415, SIGN_IN, { method: 'POST', body: 'member=1' }],
    [415, SIGN_IN, { method: 'POST', body: new FormData() }],
  ])('%s: %s', async (status, path, init) => {
    const { ask } = await mock();
    const response = await ask(path, init);
    expect(response.status).toBe(status);
    expect(await jsonOf(response)).toEqual({ message: expect.stringMatching(/./) as unknown });
    if (status === 405) expect(response.headers.get('allow')).toBe('GET');
  });

  it.each(['attacker.example', 'attacker.example:4010', '127.0.0.1.attacker.example', 'localhost.example'])(
    'a call under the foreign name "%s" is refused, for operations and controls',
    async (host) => {
      const { origin } = await mock();
      for (const path of ['/', '/api/session', '/controls/signIn', '/nowhere'])
        expect(await statusFor(origin, host, path)).toBe(421);
    },
  );

  it.each(['127.0.0.1:4010', 'localhost:4010', 'LOCALHOST', '[::1]:4010', '127.0.0.1'])(
    'a call under the name %s is accepted',
    async (host) => {
      const { origin } = await mock();
      expect(await statusFor(origin, host, '/api/session')).toBe(200);
    },
  );

  it('a page of another origin may call the operations, but not the controls', async () => {
    const { ask, read } = await mock();
    const origin = 'http://127.0.0.1:8080';
    const preflight = {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    };
    const preflightResponse = await ask(SIGN_IN, preflight);
    expect(preflightResponse.status).toBe(204);
    expect(preflightResponse.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflightResponse.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(preflightResponse.headers.get('access-control-allow-methods')).toContain('POST');
    const response = await read('/api/session', { origin, prefer: 'status=429' });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    const controls = await ask('/controls', { method: 'DELETE', headers: { origin } });
    expect(controls.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the command', () => {
  /** Runs the command until it prints its address or ends. */
  const start = (...args: string[]) => startWith({}, ...args);

  /** The same, with further variables of the environment. */
  async function startWith(environment: NodeJS.ProcessEnv, ...args: string[]) {
    const child = spawn(
      process.execPath,
      [resolve('packages/contract-gates/bin/contract-gates.js'), 'mock', ...args],
      { cwd: CLUB, env: { ...process.env, ...environment } },
    );
    let output = '';
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    closers.push(() => {
      child.kill();
      return ended;
    });
    const address = new Promise<string | null>((resolve) => {
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        const printed = /The mock: (http\S+)\/api\/\n[^]*\n\n$/.exec(output)?.[1];
        if (printed !== undefined) resolve(printed);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => {
        resolve(null);
      });
    });
    return { address: await address, output: () => output, ended, stop: () => child.kill('SIGTERM') };
  }

  it(
    'prints its address and who gets which response, and ends on a signal',
    async () => {
      const { address, output, ended, stop } = await start('--port', '0');
      expect(output()).toContain(`The mock: ${String(address)}/api/`);
      const lines = output().split('\n');
      expect(lines).toContain('  50505        signIn: blocked');
      const first = lines.indexOf('  52998224725  signIn: accepted');
      expect(lines[first + 1]).toBe(
        '               signIn: wrong-password, with password "uma senha errada"',
      );
      // Each login once, and each scenario of a sign-in once.
      const logins = lines.flatMap((line) => /^ {2}(\d+) /.exec(line)?.[1] ?? []);
      expect(logins).toEqual([...new Set(logins)]);
      expect(lines.filter((line) => line.includes('signIn: '))).toHaveLength(REQUESTS.length);
      expect((await fetch(`${String(address)}/api/session`)).status).toBe(401);
      stop();
      expect(await ended).toBe(0);
    },
    STARTS_MS,
  );

  it.each([
    ['127.1', 421],
    ['0.0.0.0', 200],
  ])(
    'with --host %s, a call under another name gets %d',
    async (host, status) => {
      const { address } = await start('--port', '0', '--host', host);
      const port = new URL(String(address)).port;
      expect(await statusFor(`http://127.0.0.1:${port}`, 'desk-7.example:4010', '/api/session')).toBe(status);
    },
    STARTS_MS,
  );

  it(
    'a port in use gives one sentence and exit code 1',
    async () => {
      const { origin } = await mock();
      const { output, ended } = await start('--port', new URL(origin).port);
      expect(await ended).toBe(1);
      expect(output()).toMatch(/^Port \d+ is in use. Give another one with --port.$/m);
    },
    STARTS_MS,
  );

  it(
    'listens on the port of the variable PORT, unless --port names another @long',
    async () => {
      const { origin } = await mock();
      const taken = await startWith({ PORT: new URL(origin).port });
      expect(await taken.ended).toBe(1);
      expect(taken.output()).toContain(`Port ${new URL(origin).port} is in use`);
      const { address } = await startWith({ PORT: new URL(origin).port }, '--port', '0');
      expect(address).toMatch(/^http:/);
    },
    STARTS_MS,
  );

  it.each([
    ['--port', 'x'],
    ['--prot', '1'],
  ])(
    'exits with 2 for a wrong command line: %s %s',
    async (...args) => {
      const { output, ended } = await start(...args);
      expect(await ended).toBe(2);
      expect(output()).toContain('npm run contract -- mock [--port 4010]');
    },
    STARTS_MS,
  );
});
