// A fake Pact Broker. It records the requests of the official client and of the verifier, and returns fixed responses.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isObject, parseJson, readList, readString } from '../src/description/document';
import { closeNow, listenLocally } from '../src/listenLocally';

export type ReceivedRequest = { method: string; path: string; body: unknown };

export type FakeBroker = {
  address: string;
  /** All requests in order, also the refused ones. */
  received: ReceivedRequest[];
  /** The results of `can-i-deploy`, in order. The last one is repeated. `null`: unknown. */
  decisions: (boolean | null)[];
  close: () => void;
};

const ENVIRONMENT = 'production';
const CREATED = /\/(verification-results|deployed-versions\/.*)$/;
const PACT = /^\/pacts\/provider\/([^/]+)\/consumer\/[^/]+$/;

/** Listens on 127.0.0.1. Refuses requests without this bearer token. */
export async function startFakeBroker(token: string): Promise<FakeBroker> {
  /** By provider: consumer and content of the published pact. */
  const pacts = new Map<string, { consumer: string; content: unknown }>();
  const broker: FakeBroker = {
    address: '',
    received: [],
    decisions: [null],
    close: () => {
      closeNow(server);
    },
  };
  const link = (path: string) => ({ href: broker.address + path, templated: path.includes('{') });

  function publish(body: unknown): unknown {
    const consumer = readString(body, 'pacticipantName') ?? '';
    for (const one of readList(body, 'contracts')) {
      const content = parseJson(Buffer.from(readString(one, 'content') ?? '', 'base64').toString());
      pacts.set(readString(one, 'providerName') ?? '', { consumer, content });
    }
    return {
      notices: [],
      _embedded: { pacticipant: { name: consumer }, version: { number: '1' } },
      _links: { 'pb:pacticipant-version': link('/'), 'pb:contracts': [] },
    };
  }

  function decide(): unknown {
    const { decisions } = broker;
    const deployable = decisions.length > 1 ? decisions.shift() : decisions[0];
    return { summary: { deployable, reason: 'the reason' }, notices: [], matrix: [] };
  }

  /** `undefined`: not found. */
  function respond(method: string, path: string, body: unknown): unknown {
    const at = `${method} ${path}`;
    if (at === 'GET /') return { _links: rootLinks(link) };
    if (at === 'POST /contracts/publish') return publish(body);
    if (at === 'GET /matrix') return decide();
    if (at === 'GET /environments') {
      const name = { name: ENVIRONMENT, ...link('/environments/1') };
      return {
        _embedded: { environments: [{ uuid: '1', name: ENVIRONMENT, _links: { self: name } }] },
        _links: { 'pb:environments': [name] },
      };
    }
    const selection = /^\/pacts\/provider\/([^/]+)\/for-verification$/.exec(path)?.[1];
    // The verifier first reads the link, and then sends the selectors.
    if (selection !== undefined && method === 'GET') return { _links: { self: link(path) } };
    if (selection !== undefined) {
      const consumer = pacts.get(selection)?.consumer;
      const self = { ...link(`/pacts/provider/${selection}/consumer/${consumer ?? ''}`), name: 'pact' };
      const verificationProperties = { pending: true, notices: [] };
      const pact = { shortDescription: 'latest from main', verificationProperties, _links: { self } };
      return { _embedded: { pacts: consumer === undefined ? [] : [pact] }, _links: {} };
    }
    const pact = pacts.get(PACT.exec(path)?.[1] ?? '')?.content;
    if (isObject(pact)) {
      const links = {
        'pb:provider': link(`/pacticipants/${PACT.exec(path)?.[1] ?? ''}`),
        'pb:publish-verification-results': link(`${path}/verification-results`),
      };
      return { ...pact, _links: { self: link(path), ...links } };
    }
    if (/^\/pacticipants\/[^/]+$/.test(path))
      return { _links: { self: link(path), ...versionLinks(link, path) } };
    if (/^\/pacticipants\/[^/]+\/versions\/[^/]+$/.test(path) && pacts.size > 0) {
      const href = `${broker.address}${path}/deployed-versions/environment/${ENVIRONMENT}`;
      return { _links: { 'pb:record-deployment': [{ name: ENVIRONMENT, href }] } };
    }
    return method === 'GET' ? undefined : { currentlyDeployed: true, _links: {} };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = parseJson(await text(request));
      const { method = '', url = '/' } = request;
      const isAllowed = request.headers.authorization === `Bearer ${token}`;
      broker.received.push({ method, path: url, body });
      const content = isAllowed ? respond(method, new URL(url, broker.address).pathname, body) : undefined;
      const status = isAllowed ? (content === undefined ? 404 : CREATED.test(url) ? 201 : 200) : 401;
      response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' });
      response.end(JSON.stringify(content ?? { error: { message: 'Refused' } }));
    })();
  });
  broker.address = await listenLocally(server);
  return broker;
}

type Link = (path: string) => object;

const rootLinks = (link: Link) => ({
  'pb:publish-contracts': link('/contracts/publish'),
  'pb:environments': link('/environments'),
  'pb:pacticipant-version': link('/pacticipants/{pacticipant}/versions/{version}'),
  'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification'),
});

const versionLinks = (link: Link, path: string) => ({
  'pb:version': link(`${path}/versions/{version}`),
  'pb:branch-version': link(`${path}/branches/{branch}/versions/{version}`),
});
