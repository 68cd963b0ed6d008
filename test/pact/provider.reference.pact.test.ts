import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/open';
import { buildTestApp } from '../support/backend/app';
import { DATABASE_START_MS, openTestDatabase } from '../support/backend/database';
import { handlerOf, stateHandlers } from './providerStates';
import { listenLocally } from 'contract-gates/listenLocally';
import { PactBroken, verifyPact } from 'contract-gates/verify';
import config from '../../contract.config';
import { VERIFICATION_MS, verificationReport } from './verification';

let database: Database;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}, DATABASE_START_MS);

afterAll(async () => {
  await app.close();
  await database.close();
});

it(
  'the reference backend keeps the pacts and the description (specification §3.1, §3.2, §7.1, §7.9, §7.10)',
  async () => {
    const states = { stateHandlers: stateHandlers(app, database) };
    expect(await verificationReport(`${address}/api`, states)).toBe('');
  },
  VERIFICATION_MS,
);

it(
  'a backend in any language is brought into its states by an address of its own',
  async () => {
    const handlers = stateHandlers(app, database);
    const asked: string[] = [];
    const states = createServer((request, response) => {
      void (async () => {
        const { state, action } = (await json(request)) as { state: string; action: string };
        if (action === 'setup') asked.push(state);
        const given = action === 'setup' ? await handlerOf(handlers, state)() : {};
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
      })();
    });
    const origin = await listenLocally(states);
    try {
      const report = await verificationReport(`${address}/api`, {
        providerStatesSetupUrl: `${origin}/pact-states`,
      });
      expect(report).toBe('');
      expect(new Set(asked)).toEqual(new Set(Object.keys(handlers)));
    } finally {
      states.close();
    }
  },
  VERIFICATION_MS,
);

it.each<[string, (answer: Record<string, unknown>) => void]>([
  ['another number of the same sign', (answer) => (answer['statusLogin'] = isAccepted(answer) ? -7 : 5)],
  [
    'a code that is a number',
    (answer) => {
      if (typeof answer['cd_Dashboard'] === 'string') answer['cd_Dashboard'] = 12;
    },
  ],
  [
    'no cd_Dashboard where there is none',
    (answer) => {
      if (answer['cd_Dashboard'] === null) delete answer['cd_Dashboard'];
    },
  ],
])(
  'verification succeeds when the backend responds with %s, which the description allows',
  async (_name, change) => {
    const [hop, origin] = await backendThat(change);
    try {
      const states = { stateHandlers: stateHandlers(app, database) };
      expect(await verificationReport(`${origin}/api`, states)).toBe('');
    } finally {
      hop.close();
    }
  },
  VERIFICATION_MS,
);

/** The backend behind a hop that changes the answers to sign-ins. */
async function backendThat(change: (answer: Record<string, unknown>) => void): Promise<[Server, string]> {
  const hop = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
      const headers = { ...request.headers };
      delete headers['transfer-encoding'];
      const answer = await fetch(address + String(request.url), {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      if (answer.status === 204) {
        response.writeHead(204).end();
        return;
      }
      const body = (await answer.json()) as Record<string, unknown>;
      if (String(request.url).endsWith('getToken')) change(body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  return [hop, await listenLocally(hop)];
}

const isAccepted = (answer: Record<string, unknown>) => answer['statusLogin'] === 0;

it.each<[string, (answer: Record<string, unknown>) => void, RegExp]>([
  [
    'a renamed field',
    (answer) => {
      answer['token'] = answer['ds_Token'];
      delete answer['ds_Token'];
    },
    /missing the following keys: ds_Token/,
  ],
  [
    'a status 7 for an accepted login',
    (answer) => {
      if (isAccepted(answer)) answer['statusLogin'] = 7;
    },
    /\$\.statusLogin -> Expected '7' to match/,
  ],
  [
    'a token of another type',
    (answer) => {
      if (isAccepted(answer)) answer['ds_Token'] = 12_345;
    },
    /Expected 12345 \(Integer\) to be the same type/,
  ],
  [
    'an accepted login where a refusal is agreed',
    (answer) => {
      answer['statusLogin'] = 0;
    },
    /\$\.statusLogin -> Expected '0' to match/,
  ],
])(
  'verification fails when the backend answers with %s',
  async (_name, change, difference) => {
    const [hop, origin] = await backendThat(change);
    try {
      const failure = await verifyPact(config.agreements[0], {
        providerBaseUrl: `${origin}/api`,
        stateHandlers: stateHandlers(app, database),
      }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PactBroken);
      expect(String(failure)).toMatch(difference);
    } finally {
      hop.close();
    }
  },
  VERIFICATION_MS,
);
