import { deepStrictEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entry } from 'contract-gates/description';
import { areaHeaders, pagePolicy } from '../../server/http/headers';
import { errorBody } from '../../server/http/httpError';
import { ASSET_CACHING, readInlineHashes } from '../../server/http/portalFiles';
import { sendRaw } from '../support/backend/socket';
import {
  makeAuthorization,
  makeClient,
  readField,
  signIn,
  type Call,
  type Received,
  type Send,
} from './request';
import { CONFIGS, GUESSED_LOGIN, LOGINS, type Site } from './site';

/** A promise of the documents, checked through nginx. */
export type Check = { name: string; run: (site: Site, send: Send) => Promise<void> };

/** Fails unless the response has each header once, with this value. */
function expectHeaders(received: Received, expected: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(expected)) {
    // Each value follows its name.
    const values = received.rawHeaders.filter(
      (_value, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === name,
    );
    deepStrictEqual([name, ...values], [name, value]);
  }
}

const API_HEADERS = areaHeaders('api', { isHttps: false, policy: null, isSharedAcrossOrigins: false });

async function makePageHeaders(folder: string, hasCloudIdentity: boolean): Promise<Record<string, string>> {
  const hashes = await readInlineHashes(folder);
  const policy = pagePolicy({ ...hashes, apiBaseUrl: '/api/', hasCloudIdentity });
  return areaHeaders('page', { isHttps: false, policy, isSharedAcrossOrigins: false });
}

async function requestToken(send: Send): Promise<string> {
  const token = readField(await signIn(send, LOGINS[0] ?? ''), 'ds_Token');
  ok(typeof token === 'string');
  return token;
}

function readRequestId({ headers }: Received): string {
  const id = headers['x-request-id'];
  ok(typeof id === 'string');
  return id;
}

function makeUpload(name: string, content: Buffer): Call {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  return {
    method: 'POST',
    path: '/api/entries/imports/preview',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
  };
}

/** These run on the first release of the portal. */
export const FIRST_RELEASE_CHECKS: Check[] = [
  {
    name: 'the page has the documented headers at every address',
    run: async ({ portals }, send) => {
      const expected = await makePageHeaders(portals.previous, false);
      // The last two addresses look like files.
      for (const path of ['/', '/user/login', '/app/dashboards/2.5', '/app/dashboards/report.js?x=1']) {
        const received = await send({ path });
        equal(received.status, 200, path);
        match(received.body.toString(), /<!doctype html>/i);
        expectHeaders(received, { ...expected, 'content-type': 'text/html; charset=utf-8' });
      }
    },
  },
  {
    name: 'scripts, hidden files and lost assets never get the page',
    run: async (_site, send) => {
      for (const path of ['/assets/gone.js', '/.env', '/service-worker.js']) {
        const received = await send({ path });
        equal(received.status, 404, path);
        equal(received.headers['cache-control'], 'no-cache', path);
      }
    },
  },
  {
    name: 'hashed files are immutable and compressed',
    run: async ({ portals }, send) => {
      const path = `/assets/${portals.next.scriptBefore}`;
      for (const accepted of ['identity', 'gzip']) {
        const received = await send({ path, headers: { 'accept-encoding': accepted } });
        equal(received.status, 200);
        equal(received.headers['content-encoding'] ?? 'identity', accepted);
        expectHeaders(received, { 'cache-control': ASSET_CACHING, 'x-content-type-options': 'nosniff' });
      }
    },
  },
  {
    name: 'config.json is the file of the environment',
    run: async (_site, send) => {
      const received = await send({ path: '/config.json' });
      deepStrictEqual(JSON.parse(received.body.toString()), CONFIGS.previous);
      expectHeaders(received, { 'cache-control': 'no-cache' });
    },
  },
  {
    name: 'the API sends its own headers once, and the request id of nginx',
    run: async ({ nginx }, send) => {
      const received = await send({ path: '/api/session' });
      equal(received.status, 401);
      expectHeaders(received, { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' });
      const [line] = await nginx.readLog([readRequestId(received)]);
      equal(line?.status, '401');
    },
  },
  {
    name: 'probes respond',
    run: async (_site, send) => {
      for (const path of ['/healthz', '/readyz']) {
        const { status, body } = await send({ path });
        deepStrictEqual([path, status, body.toString()], [path, 200, 'ok\n']);
      }
    },
  },
  {
    name: 'a request that is no HTTP has the headers too',
    run: async ({ nginx }) => {
      const text = await sendRaw(Number(new URL(nginx.address).port), 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n');
      match(text, /^HTTP\/1.1 400/);
      match(text, /x-content-type-options: nosniff/i);
      match(text, /frame-ancestors 'none'/);
    },
  },
  {
    name: 'an export arrives whole',
    run: async (_site, send) => {
      const headers = makeAuthorization(await requestToken(send));
      const list = await send({ path: '/api/entries?limit=1', headers });
      const received = await send({ path: '/api/entries/export?format=csv', headers });
      equal(received.status, 200);
      const lines = received.body.toString().trimEnd().split('\r\n').length;
      // The first line contains the titles of the columns.
      equal(lines - 1, entry(readField(list, 'total'), 'count'));
    },
  },
  {
    name: 'a file of 5 MB reaches the backend, and a larger one is refused in words',
    run: async (_site, send) => {
      const token = await requestToken(send);
      // The head and the end of the form need the rest of the 5 MB.
      const large = makeUpload('a.csv', Buffer.alloc(5 * 1024 * 1024 - 2_000, 'x'));
      const accepted = await send({ ...large, headers: { ...large.headers, ...makeAuthorization(token) } });
      // The backend has read the file, and understands nothing of it.
      equal(accepted.status, 422);
      const huge = makeUpload('a.csv', Buffer.alloc(7 * 1024 * 1024, 'x'));
      const headers = { ...huge.headers, ...makeAuthorization(token), 'accept-language': 'es-ES' };
      const refused = await send({ ...huge, headers }).catch(() => null);
      // nginx may close the connection before the client has sent everything.
      if (refused === null) return;
      equal(refused.status, 413);
      equal(readField(refused, 'message'), errorBody('es', 413).message);
      expectHeaders(refused, API_HEADERS);
    },
  },
];

/** These run on the second release of the portal. */
export const NEXT_RELEASE_CHECKS: Check[] = [
  {
    name: 'the next release has its own page, policy and config.json',
    run: async ({ portals: { next } }, send) => {
      const page = await send({ path: '/user/login' });
      ok(page.body.includes(next.script));
      expectHeaders(page, await makePageHeaders(next.folder, true));
      const config = await send({ path: '/config.json' });
      deepStrictEqual(JSON.parse(config.body.toString()), CONFIGS.next);
    },
  },
  {
    name: 'files of both releases are served',
    run: async ({ portals: { previous, next } }, send) => {
      for (const name of [next.scriptBefore, next.script]) {
        const received = await send({ path: `/assets/${name}` });
        equal(received.status, 200);
        ok(received.body.equals(readFileSync(join(previous, 'assets', next.scriptBefore))));
      }
    },
  },
];

/** These run without load. */
export const QUIET_CHECKS: Check[] = [
  {
    name: 'both replicas count the failed sign-ins of a login together',
    run: async ({ nginx, replicas }) => {
      const { send, close } = makeClient(nginx.address, '127.0.0.77');
      const ids: string[] = [];
      // After five failures of a login, the next sign-in has to wait.
      for (let failure = 0; failure < 5; failure += 1) {
        const received = await signIn(send, GUESSED_LOGIN, 'wrong');
        equal(received.status, 200);
        ids.push(readRequestId(received));
      }
      const refused = await signIn(send, GUESSED_LOGIN, 'wrong');
      close();
      equal(refused.status, 429);
      ok(Number(refused.headers['retry-after']) > 0);
      const logLines = await nginx.readLog(ids);
      deepStrictEqual(
        [...new Set(logLines.map(({ backend }) => backend))].sort(),
        replicas.map(({ host }) => host).sort(),
      );
      for (const { host } of replicas) {
        const client = makeClient(`http://${host}`);
        const headers = { 'x-forwarded-for': '127.0.0.77' };
        const { status } = await client.send({
          method: 'POST',
          path: '/api/authorization/getToken',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ds_Login: GUESSED_LOGIN, ds_Senha: 'wrong' }),
        });
        client.close();
        equal(status, 429);
      }
    },
  },
  {
    name: 'without a replica the API says so in words, and the page still opens',
    run: async ({ replicas, backends }, send) => {
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
      const refused = await send({ path: '/api/session', headers: { 'accept-language': 'en-US' } });
      equal(refused.status, 503);
      equal(readField(refused, 'message'), errorBody('en', 503).message);
      expectHeaders(refused, { ...API_HEADERS, 'retry-after': '5', 'content-language': 'en' });
      equal((await send({ path: '/user/login' })).status, 200);
      equal((await send({ path: '/healthz' })).status, 200);
      equal((await send({ path: '/readyz' })).status, 503);
      await Promise.all(replicas.map((replica) => replica.start(backends.next)));
    },
  },
];

/** Runs checks one after the other. Returns the reasons of those that failed. */
export async function runChecks(checks: readonly Check[], site: Site): Promise<string[]> {
  const problems: string[] = [];
  const { send, close } = makeClient(site.nginx.address, '127.0.0.201');
  for (const { name, run } of checks) {
    const problem = await run(site, send).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    console.log(`${problem === null ? '✓' : '✗'} ${name}${problem === null ? '' : `: ${problem}`}`);
    if (problem !== null) problems.push(name);
  }
  close();
  return problems;
}
