import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/database';
import { DATABASE_START_MS, openTestDatabase } from '../support/backend/database';
import { buildWithStates, findHandler } from './providerStates';
import { listenLocally } from 'contract-gates/listenLocally';
import { PactBroken, verifyPact } from 'contract-gates/verify';
import config from '../../contract.config';
import { VERIFICATION_MS, reportVerification } from './verification';

let database: Database;
let app: FastifyInstance;
let stateHandlers: Awaited<ReturnType<typeof buildWithStates>>['stateHandlers'];
let address: string;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ app, stateHandlers } = await buildWithStates(database));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}, DATABASE_START_MS);

afterAll(async () => {
  await app.close();
  await database.close();
});

it(
  'the reference backend keeps the pacts and the description [specification §3.1, §3.2, §7.1, §7.9, §7.10]',
  async () => {
    expect(await reportVerification(`${address}/api`, { stateHandlers })).toBe('');
  },
  VERIFICATION_MS,
);

it(
  'a state handler URL sets up the states of a backend in any language @long',
  async () => {
    const received: string[] = [];
    const states = createServer((request, response) => {
      void (async () => {
        const { state, action } = (await json(request)) as { state: string; action: string };
        if (action === 'setup') received.push(state);
        const given = action === 'setup' ? await findHandler(stateHandlers, state)() : {};
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
      })();
    });
    const origin = await listenLocally(states);
    try {
      const report = await reportVerification(`${address}/api`, {
        providerStatesSetupUrl: `${origin}/pact-states`,
      });
      expect(report).toBe('');
      expect(new Set(received)).toEqual(new Set(Object.keys(stateHandlers)));
    } finally {
      states.close();
    }
  },
  VERIFICATION_MS,
);

it.each<[string, (body: Record<string, unknown>) => void]>([
  ['another number of the same sign', (body) => (body['statusLogin'] = isAccepted(body) ? -7 : 5)],
  [
    'a code that is a number',
    (body) => {
      if (typeof body['cd_Dashboard'] === 'string') body['cd_Dashboard'] = 12;
    },
  ],
  [
    'no cd_Dashboard for a user without a dashboard',
    (body) => {
      if (body['cd_Dashboard'] === null) delete body['cd_Dashboard'];
    },
  ],
])(
  'verification succeeds if the backend responds with %s, which the description allows',
  async (_name, change) => {
    const [proxy, origin] = await startProxy(change);
    try {
      expect(await reportVerification(`${origin}/api`, { stateHandlers }, ['getToken'])).toBe('');
    } finally {
      proxy.close();
    }
  },
  VERIFICATION_MS,
);

/** Starts a proxy in front of the backend that changes the responses to sign-ins. */
async function startProxy(change: (body: Record<string, unknown>) => void): Promise<[Server, string]> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
      const headers = { ...request.headers };
      delete headers['transfer-encoding'];
      const received = await fetch(address + String(request.url), {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      if ([204, 304].includes(received.status)) {
        response.writeHead(received.status).end();
        return;
      }
      const type = received.headers.get('content-type') ?? '';
      if (!type.includes('json')) {
        const sent = {
          'content-type': type,
          'content-disposition': received.headers.get('content-disposition') ?? '',
        };
        response.writeHead(received.status, sent).end(Buffer.from(await received.arrayBuffer()));
        return;
      }
      const body = (await received.json()) as Record<string, unknown>;
      if (String(request.url).endsWith('getToken')) change(body);
      response.writeHead(received.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  return [proxy, await listenLocally(proxy)];
}

const isAccepted = (body: Record<string, unknown>) => body['statusLogin'] === 0;

it.each<[string, (body: Record<string, unknown>) => void, RegExp]>([
  [
    'a renamed field',
    (body) => {
      body['token'] = body['ds_Token'];
      delete body['ds_Token'];
    },
    /missing the following keys: ds_Token/,
  ],
  [
    'a status 7 for an accepted login',
    (body) => {
      if (isAccepted(body)) body['statusLogin'] = 7;
    },
    /\$\.statusLogin -> Expected '7' to match/,
  ],
  [
    'a token of another type',
    (body) => {
      if (isAccepted(body)) body['ds_Token'] = 12_345;
    },
    /Expected 12345 \(Integer\) to be the same type/,
  ],
  [
    'an accepted login in place of a refusal',
    (body) => {
      body['statusLogin'] = 0;
    },
    /\$\.statusLogin -> Expected '0' to match/,
  ],
])(
  'verification fails if the backend responds with %s',
  async (_name, change, difference) => {
    const [proxy, origin] = await startProxy(change);
    try {
      const failure = await verifyPact(config.agreements[0], {
        providerBaseUrl: `${origin}/api`,
        stateHandlers,
      }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PactBroken);
      expect(String(failure)).toMatch(difference);
    } finally {
      proxy.close();
    }
  },
  VERIFICATION_MS,
);
