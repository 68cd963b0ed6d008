// A fake Pact Broker for tests: the part of its HTTP interface that the official client and the verifier call.
// It follows the documentation and was never compared with a real broker.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parsedJson } from '../src/description/document';
import { listenLocally } from '../src/listenLocally';
import {
  ENVIRONMENTS,
  keepResult,
  matrix,
  ok,
  pactWithLinks,
  pactsForVerification,
  pathOf,
  publish,
  refused,
  versionExists,
} from './fakeBrokerResponses';
import type { Answer, Kept } from './fakeBrokerResponses';

export type Asked = { method: string; path: string; body: unknown };

export type FakeBroker = {
  address: string;
  /** All requests in order, also the refused ones. */
  asked: Asked[];
  /** Resolves with the first request that fits, also an earlier one. */
  whenAsked: (fits: (one: Asked) => boolean) => Promise<Asked>;
  close: () => void;
};

/** Listens on 127.0.0.1. With `token`, it refuses requests without this bearer token. */
export async function startFakeBroker({ token }: { token?: string } = {}): Promise<FakeBroker> {
  const kept: Kept = { pacts: [], results: [], deployed: [] };
  const asked: Asked[] = [];
  const waiting: { fits: (one: Asked) => boolean; resolve: (one: Asked) => void }[] = [];
  let address = '';

  function answer(request: IncomingMessage, url: URL, body: unknown): Answer {
    const [first, ...parts] = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const at = `${request.method} ${url.pathname}`;
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { error: { message: 'Authentication failed' } } };
    }
    if (at === 'GET /') return ok({ _links: linksOf(address) });
    if (at === 'POST /contracts/publish') return publish(kept, address, body);
    if (at === 'GET /matrix') return matrix(kept, url.searchParams);
    if (at === 'GET /environments') return ok(environmentsOf(address));
    if (first === 'pacticipants' && parts.length === 1 && request.method === 'GET') {
      const versions = `${address}${url.pathname}/versions/{version}`;
      const branchVersion = `${address}${url.pathname}/branches/{branch}/versions/{version}`;
      return ok({
        name: parts[0],
        _links: {
          self: { href: address + url.pathname },
          'pb:version': { href: versions, templated: true },
          'pb:branch-version': { href: branchVersion, templated: true },
        },
      });
    }
    if (first === 'pacticipants' && parts.length === 3 && request.method === 'GET') {
      const [name = '', , version = ''] = parts;
      if (!versionExists(kept, name, version)) return refused(404, 'No such version');
      const href = `${address}/pacticipants/${name}/versions/${version}/deployed-versions/environment`;
      const links = ENVIRONMENTS.map((environment) => ({
        name: environment,
        href: `${href}/${environment}`,
      }));
      return ok({ number: version, _links: { 'pb:record-deployment': links } });
    }
    if (first === 'pacticipants' && parts[3] === 'deployed-versions' && request.method === 'POST') {
      const [name = '', , version = '', , , environment = ''] = parts;
      if (!ENVIRONMENTS.includes(environment)) return refused(404, 'No such environment');
      kept.deployed.push({ name, version, environment });
      return { status: 201, body: { currentlyDeployed: true, _links: {} } };
    }
    if (first === 'pacticipants' && parts[1] === 'branches' && request.method === 'PUT')
      return ok({ _links: {} });
    if (first === 'pacts' && parts[2] === 'for-verification') {
      // The verifier looks at the resource first, and follows its link to itself with the selectors.
      return request.method === 'POST'
        ? pactsForVerification(kept, address, parts[1] ?? '', body)
        : ok({ _links: { self: { href: address + url.pathname } } });
    }
    const pact = kept.pacts.find(
      (one) => url.pathname.startsWith(`${pathOf(one)}/`) || url.pathname === pathOf(one),
    );
    if (pact !== undefined && request.method === 'GET') return pactWithLinks(address, pact);
    if (pact !== undefined && url.pathname.endsWith('/verification-results'))
      return keepResult(kept, pact, body);
    return refused(404, 'Not found');
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parsedJson(await text(request));
    const url = new URL(request.url ?? '/', address);
    const one = { method: request.method ?? '', path: `${url.pathname}${url.search}`, body };
    const { status, body: said } = answer(request, url, body);
    response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' });
    response.end(JSON.stringify(said));
    asked.push(one);
    for (const { fits, resolve } of waiting) if (fits(one)) resolve(one);
  }

  const server = createServer((request, response) => void take(request, response));
  address = await listenLocally(server);

  return {
    address,
    asked,
    whenAsked: (fits) =>
      new Promise((resolve) => {
        const before = asked.find(fits);
        if (before === undefined) waiting.push({ fits, resolve });
        else resolve(before);
      }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const linksOf = (address: string) => ({
  'pb:publish-contracts': { href: `${address}/contracts/publish` },
  'pb:environments': { href: `${address}/environments` },
  'pb:pacticipant-version': {
    href: `${address}/pacticipants/{pacticipant}/versions/{version}`,
    templated: true,
  },
  'pb:provider-pacts-for-verification': {
    href: `${address}/pacts/provider/{provider}/for-verification`,
    templated: true,
  },
});

const environmentsOf = (address: string) => ({
  _embedded: {
    environments: ENVIRONMENTS.map((name) => ({
      uuid: name,
      name,
      _links: { self: { name, href: `${address}/environments/${name}` } },
    })),
  },
  _links: {
    'pb:environments': ENVIRONMENTS.map((name) => ({ name, href: `${address}/environments/${name}` })),
  },
});
