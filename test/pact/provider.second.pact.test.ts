// Another house's backend, held against the pact with the command that its team would use.
import type { Server } from 'node:http';
import type { Hono } from 'hono';
import { PROVIDERS } from '../../contract/places';
import { run } from '../../contract/process';
import type { Ended } from '../../contract/process';
import { listen, secondProvider } from '../providers/second';

const VERIFICATION_MS = 180_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function verify(app: Hono): Promise<Ended> {
  const listening = await listen(app);
  server = listening.server;
  const addresses = [
    ['--provider-base-url', `${listening.address}/api`],
    ['--state-handler-url', `${listening.address}/pact-states`],
  ];
  return run('npm', ['run', '--silent', 'pact:verify', '--', ...addresses.flat()]);
}

/** The second provider behind something that changes its answers at an address. */
function providerThat(address: string, change: (answer: Record<string, unknown>) => void): Hono {
  const app = secondProvider();
  const { fetch: ask } = app;
  app.fetch = async (request, ...rest) => {
    const answer = await ask(request, ...rest);
    if (!new URL(request.url).pathname.endsWith(address)) return answer;
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null) throw new Error('no object to change');
    const changed = { ...body };
    change(changed);
    return Response.json(changed, { status: answer.status });
  };
  return app;
}

it(
  'a second provider keeps the pacts, brought into its states by what they say',
  async () => {
    const { code, output } = await verify(secondProvider());
    for (const provider of PROVIDERS) expect(output).toContain(`keeps the pact with ${provider}.`);
    expect(code).toBe(0);
  },
  VERIFICATION_MS,
);

it.each<[string, string, (answer: Record<string, unknown>) => void, RegExp]>([
  [
    'drops the role from the session',
    '/session',
    (answer) => {
      delete answer['role'];
    },
    /missing the following keys: role/,
  ],
  [
    'accepts a blocked user',
    '/getToken',
    (answer) => {
      if (answer['statusLogin'] === 2) answer['statusLogin'] = 0;
    },
    /Expected 0 \(Integer\) to be equal to 2/,
  ],
])(
  'the command ends with 1 and the difference when it %s',
  async (_name, address, change, difference) => {
    const { code, output } = await verify(providerThat(address, change));
    expect(output).toMatch(difference);
    expect(code).toBe(1);
  },
  VERIFICATION_MS,
);
