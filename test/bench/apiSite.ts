// The portal with the reference backend and the demonstration company, and responses that are replayed without a network.
import { resolve } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { buildPortal, isBuilt } from '../../scripts/portalBuild';
import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS } from '../../server/auth/seed';
import type { Database } from '../../server/database/database';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { addDemonstrationUsers, buildTestApp, closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';

/** An administrator with the dashboard `vendas`. */
export const LOGIN = '52998224725';
export const PASSWORD = 'portaria-demo';

const ENTRIES = 12_000;

export type ApiSite = { origin: string; close: () => Promise<void> };

/**
 * Starts the portal and its backend with the demonstration company.
 * @param givenDatabase is migrated and empty. By default it is embedded. The site closes it.
 */
export async function openApiSite(givenDatabase?: Database): Promise<ApiSite> {
  if (!isBuilt()) buildPortal();
  const database = givenDatabase ?? (await openTestDatabase());
  await addDemonstrationUsers(database);
  await seedDemonstrationCompany(database, {
    name: DEMONSTRATION_COMPANY,
    people: DEMONSTRATION_USERS.slice(0, 3).map(({ name }) => name),
    now: new Date(),
    count: ENTRIES,
  });
  const app = await buildTestApp(database, { settings: { portalFolder: resolve('dist') } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    close: async () => {
      await closeServingApp(app);
      await database.close();
    },
  };
}

/** Returns the JSON body of an address of the API. */
export type Read = (path: string) => Promise<unknown>;

/** Signs in, to read. */
export async function openReader(origin: string): Promise<Read> {
  const signedIn: unknown = await fetch(`${origin}/api/authorization/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ds_Login: LOGIN, ds_Senha: PASSWORD }),
  }).then((response) => response.json());
  const authorization = `Bearer ${String(readProperty(signedIn, 'ds_Token'))}`;
  return (path) => fetch(origin + path, { headers: { authorization } }).then((response) => response.json());
}

export const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

type Response = { responseCode: number; responseHeaders: { name: string; value: string }[]; body: string };

/** A request as a handler sees it. */
export type ApiRequest = { method: string; path: string; body: string };

/** Returns a JSON body, or null for the recorded response. */
export type Answer = (request: ApiRequest) => unknown;

const REPLAYED = '*/api/*';

/** Records each response of the API once. Then all pages get it at once, without a network and a backend. */
export function makeReplay() {
  const responses = new Map<string, Response>();

  /** Replays to one page. Other requests, and the cache of the browser, stay as they are. */
  async function attach(devtools: CDPSession, answer: Answer = () => null): Promise<void> {
    devtools.on('Fetch.requestPaused', (event) => {
      const { requestId, request, responseStatusCode, responseHeaders = [] } = event;
      const { pathname, search } = new URL(request.url);
      const key = [request.method, pathname + search, request.headers['Accept-Language']].join(' ');
      const respond = async () => {
        if (responseStatusCode !== undefined) {
          const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
          const response = {
            responseCode: responseStatusCode,
            // The body is not encoded any more.
            responseHeaders: responseHeaders.filter(
              ({ name }) => !/^(content-encoding|content-length|etag)$/i.test(name),
            ),
            body: base64Encoded ? body : Buffer.from(body).toString('base64'),
          };
          if (responseStatusCode < 300) responses.set(key, response);
          await devtools.send('Fetch.fulfillRequest', { requestId, ...response });
          return;
        }
        const content = answer({ method: request.method, path: pathname, body: request.postData ?? '' });
        const replayed = content === null ? responses.get(key) : toResponse(content);
        if (replayed) await devtools.send('Fetch.fulfillRequest', { requestId, ...replayed });
        else await devtools.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      };
      // The page may have been closed meanwhile.
      respond().catch(() => undefined);
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: REPLAYED }] });
  }
  return { attach };
}

function toResponse(content: unknown): Response {
  return {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'application/json; charset=utf-8' }],
    body: Buffer.from(JSON.stringify(content)).toString('base64'),
  };
}
