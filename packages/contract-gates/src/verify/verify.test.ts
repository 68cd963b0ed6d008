import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Agreement } from '../config';
import { verificationsFolder } from '../records/records';
import { hashText } from '../description/document';
import type { VerificationRecord } from '../records/records';
import { shorten } from '../../test/records';
import { prepareRepositories } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import { identityOf } from '../../test/club';
import config from '../../test/club/contract.config';
import { startProvider } from '../../test/club/provider';
import type { StateResponse } from '../../test/club/provider';
import { needsGit } from '../../test/needsGit';

needsGit();

jest.setTimeout(300_000);

const [BACKEND, EXTENSION] = config.agreements;
const { pact: PACT } = BACKEND;

const makeHere = prepareRepositories();
let here: TestRepository;
beforeEach(() => {
  here = makeHere();
});
afterEach(() => {
  here.remove();
});

const verify = (...words: string[]) => here.run('verify', words);
/** For a command line that ends before the verifier starts. Only a separate process captures the verifier's output. */
const runInProcess = (...words: string[]) => here.call('verify', words);

const identity = (agreement: Agreement = BACKEND) => identityOf(agreement, here.read);
const recordFile = (agreement: Agreement = BACKEND) =>
  `${verificationsFolder(config)}/${identity(agreement).slice(0, 12)}-${hashText(here.read(config.description)).slice(0, 12)}.json`;
const recorded = (agreement?: Agreement) =>
  JSON.parse(here.read(recordFile(agreement))) as VerificationRecord;

async function verifyProvider(change?: (response: unknown) => unknown, ...words: string[]) {
  const provider = await startProvider(change);
  try {
    return await verify(
      ...['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl],
      ...words,
    );
  } finally {
    provider.close();
  }
}

const RECORD = ['--record', '--provider-version', '1.4.0', '--by', 'Bruno'];

it('verifies a backend against each committed pact also beside a broker, and mentions it @long', async () => {
  const provider = await startProvider();
  const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
  const { code, stdout } = await here.run('verify', addresses, {
    PACT_BROKER_BASE_URL: 'http://127.0.0.1:1',
  });
  provider.close();
  for (const { provider } of config.agreements) {
    expect(stdout).toContain(`/club/v1 keeps the pact with ${provider}.`);
  }
  expect(stdout).toContain('The committed pacts were verified. --from-broker');
  expect(code).toBe(0);
  expect(here.git('status', '--porcelain')).toBe('');
});

it('records the hashes, the version, the person, and the fields of the responses', async () => {
  const { code, stdout } = await verifyProvider(undefined, ...RECORD);
  expect(stdout).toContain(`Recorded in ${recordFile()}`);
  expect(code).toBe(0);
  const { verifications, ...pair } = recorded();
  expect(pair).toEqual({
    consumer: 'club-app',
    provider: 'club-server',
    identity: identity(),
    pact: hashText(here.read(PACT)),
    description: hashText(here.read(config.description)),
  });
  expect(verifications).toEqual([
    {
      success: true,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      by: 'Bruno',
      providerVersion: '1.4.0',
      returned: expect.objectContaining({
        'signIn 200': ['court', 'notice', 'token', 'verdict'],
      }) as Record<string, string[]>,
    },
  ]);
  expect(verifications[0]?.returned['listCourts 200']).toBeUndefined();
  expect(recorded(EXTENSION)).toMatchObject({
    provider: 'club-server-extension',
    pact: hashText(here.read(EXTENSION.pact)),
  });
  expect(recorded(EXTENSION).verifications[0]?.returned['listCourts 200']).toContain('courts[].code');
});

it('appends a failed verification, which then counts @long', async () => {
  await verifyProvider(undefined, ...RECORD);
  const renamed = (response: unknown) => ({ ...(response as object), token: undefined, key: 'x' });
  const { code, stderr } = await verifyProvider(renamed, ...RECORD);
  expect(stderr).toContain('missing the following keys: token');
  expect(code).toBe(1);
  expect(recorded().verifications.map(({ success }) => success)).toEqual([true, false]);
  expect(recorded().verifications[1]?.returned['signIn 200']).toEqual([
    ...['court', 'key', 'notice', 'verdict'],
  ]);
});

it('lists fields that the description does not declare, and --strict-fields refuses them @long', async () => {
  const EXTENSION_ONLY = ['--provider', 'club-server-extension'];
  const withMore = (response: unknown) => ({ ...(response as object), passwordHash: 'x', nick: 'y' });
  const listed = await verifyProvider(withMore, ...EXTENSION_ONLY);
  expect(listed.stdout).toContain('The API description does not declare: getSession 200: passwordHash\n');
  expect(listed.stdout).toContain('The API description does not declare: getSession 401: nick\n');
  expect(listed.stdout).toContain('These fields pass. With --strict-fields they fail.');
  expect(listed.code).toBe(0);

  // A field that the provider's own description declares is declared.
  const text = here.read(config.description);
  here.write(
    'their.yaml',
    text.replace('        name: {', '        nick: { type: string }\n        name: {'),
  );
  const own = ['--provider-description', 'their.yaml', '--strict-fields'];
  const { code, stderr } = await verifyProvider(withMore, ...EXTENSION_ONLY, ...own);
  expect(stderr).toContain(
    'The API description does not allow: getSession 200: passwordHash is not declared',
  );
  expect(stderr).not.toContain('getSession 200: nick');
  expect(code).toBe(1);
});

it('uses the provider’s own description, if given @long', async () => {
  here.write('their.yaml', here.read(config.description).replace('version: 1.0.0', 'version: 1.1.0'));
  await verifyProvider(undefined, ...RECORD, '--provider-description', 'their.yaml');
  const name = `${identity().slice(0, 12)}-${hashText(here.read('their.yaml')).slice(0, 12)}`;
  expect(here.read(`${verificationsFolder(config)}/${name}.json`)).toContain(
    hashText(here.read('their.yaml')),
  );
});

it('checks responses against the agreed description, also if the provider’s own one differs @long', async () => {
  here.write('their.yaml', 'openapi: 3.1.0\ninfo: { title: theirs, version: 1.0.0 }\npaths: {}\n');
  const emptied = (response: unknown) =>
    typeof response === 'object' && response !== null && 'token' in response && response.token !== null
      ? { ...response, token: 'null' }
      : response;
  const own = ['--provider-description', 'their.yaml'];
  const { code, stdout, stderr } = await verifyProvider(emptied, ...RECORD, ...own);
  expect(stdout).toContain(
    'their.yaml does not describe POST /sign-in, GET /session, GET /courts, so only the agreed description checks',
  );
  expect(stderr).toContain('The API description does not allow: signIn 200: /token must NOT be valid');
  expect(code).toBe(1);
});

it('fails if the provider’s own description has none of the operations, and records nothing @long', async () => {
  here.write('their.yaml', here.read(config.description).replace(/^ {2}\//gm, '  /api/'));
  const { code, stderr } = await verifyProvider(undefined, ...RECORD, '--provider-description', 'their.yaml');
  expect(stderr).toContain('their.yaml describes none of these operations, so it checked nothing');
  expect(code).toBe(1);
  expect(here.git('status', '--porcelain', '--', 'pacts/records')).toBe('');
});

/** The club's description as a framework writes it: OpenAPI 3.0, in JSON, with other ids of the operations. */
const describe30 = (refused: object) => {
  const field = (type: string, more: object = {}) => ({ type, nullable: true, ...more });
  const variant = (verdict: object) => ({
    type: 'object',
    required: ['verdict', 'password'],
    properties: {
      verdict: { type: 'number', example: 0, ...verdict },
      notice: field('string', { example: 'Login ou senha inválidos.' }),
      token: field('string'),
      password: { type: 'string', writeOnly: true },
      ...refused,
    },
  });
  const oneOf = [
    variant({ maximum: 0, exclusiveMaximum: false }),
    variant({ minimum: 0, exclusiveMinimum: true }),
  ];
  const content = { 'application/json': { schema: { oneOf } } };
  const responses = {
    200: { description: 'The result.', content },
    default: { description: 'An error.', content: { 'application/json': {} } },
  };
  const paths = { '/sign-in': { post: { operationId: 'Members_SignIn', responses } } };
  return JSON.stringify({ openapi: '3.0.4', info: { title: 'theirs', version: '1' }, paths }, null, 2);
};

it('accepts the provider’s own description in OpenAPI 3.0, and names what it does not describe @long', async () => {
  const get = '{ "get": { "responses": {} } }';
  const session = `"/{any}": ${get}, "/api/session": ${get}, "/sign-in"`;
  const described = describe30({ court: { type: 'string', nullable: true } });
  here.write('their.json', described.replace('"/sign-in"', session));
  const { code, stdout } = await verifyProvider(undefined, ...RECORD, '--provider-description', 'their.json');
  expect(stdout).toContain('their.json does not describe GET /session, GET /courts, so only');
  expect(stdout).toContain('It describes GET /api/session: a prefix belongs in `servers`.');
  expect(stdout).toContain('/club/v1 keeps the pact with club-server.');
  expect(code).toBe(0);
  const name = `${identity().slice(0, 12)}-${hashText(here.read('their.json')).slice(0, 12)}`;
  const record = JSON.parse(here.read(`${verificationsFolder(config)}/${name}.json`)) as VerificationRecord;
  expect(Object.keys(record.verifications[0]?.returned ?? {})).not.toContain('Members_SignIn 200');
});

it('names a `nullable` of OpenAPI 3.0 that has no effect, if the provider fails @long', async () => {
  here.write('their.json', describe30({ court: { nullable: true, allOf: [{ type: 'string' }] } }));
  const { code, stderr } = await verifyProvider(undefined, '--provider-description', 'their.json');
  expect(stderr).toContain('does not allow: Members_SignIn 200: /court must be string');
  const lines = here.read('their.json').split('\n');
  const reported = [
    ...stderr.matchAll(/^their\.json:(\d+) .*court › nullable: `nullable` has no effect here/gm),
  ];
  expect(reported).toHaveLength(2);
  for (const [, line] of reported) expect(lines[Number(line) - 1]).toContain('"nullable": true');
  expect(code).toBe(1);
});

it('refuses a file that is not a description @long', async () => {
  here.write('their.json', '{ "name": "theirs" }');
  const own = ['--provider-description', 'their.json'];
  const { code, stderr } = await runInProcess('--provider-base-url', 'http://127.0.0.1:1', ...RECORD, ...own);
  expect(stderr).toContain('their.json:1 the document: This is not an API description');
  expect(code).toBe(1);
  expect(here.git('status', '--porcelain', '--', verificationsFolder(config))).toBe('');
});

it('reports that no provider state was set up @long', async () => {
  const { baseUrl, close } = await startProvider();
  const { code, stderr } = await verify('--provider-base-url', baseUrl);
  close();
  expect(stderr).toContain('No provider state was set up. --state-handler-url');
  expect(code).toBe(1);
});

it('records nothing if the backend is unreachable', async () => {
  // Another process may take a port that is closed, so this server closes each connection.
  const silent = createServer((caller) => caller.destroy()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  try {
    const { code, stderr } = await verify(
      '--provider-base-url',
      `http://127.0.0.1:${port}/club/v1`,
      ...RECORD,
    );
    expect(stderr).toContain('/club/v1 did not respond');
    expect(stderr).toContain('Nothing was recorded');
    expect(code).toBe(1);
  } finally {
    silent.close();
  }
  expect(here.git('status', '--porcelain')).toBe('');
});

it.each(['http://127.0.0.1:1/api', 'http://localhost:1/api'])(
  'says once, and last, that nothing listens at the address: %s',
  async (address) => {
    const { code, stdout, stderr } = await runInProcess('--provider-base-url', address);
    expect(stdout + stderr).toBe(`connection refused at ${address}. Start it, or correct the address.\n`);
    expect(code).toBe(1);
  },
);

it('names the states that returned no value for their requests @long', async () => {
  const provider = await startProvider(undefined, () => ({ status: 200, body: {} }));
  const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
  const { code, stderr } = await verify(...addresses, '--provider', 'club-server-extension');
  provider.close();
  expect(stderr).toContain(
    ' returned no token for the state "an administrator is signed in", so the backend',
  );
  expect(stderr).not.toContain('"no session with this token exists"');
  expect(code).toBe(0);
});

it('refuses a state without a token, and a 401 to a token that the backend does not know @long', async () => {
  const pact = JSON.parse(here.read(EXTENSION.pact)) as {
    interactions: { description: string; request: object }[];
  };
  for (const interaction of pact.interactions.filter((one) => one.description === 'getSession: rejected')) {
    const Authorization = { type: 'ProviderState', expression: 'Bearer ${token}other' };
    interaction.request = { ...interaction.request, generators: { header: { Authorization } } };
  }
  here.write(EXTENSION.pact, JSON.stringify(pact));
  const provider = await startProvider(undefined, (scenario) => ({
    status: 200,
    body: { token: scenario === 'getSession: editor' ? '' : 'any' },
  }));
  const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
  const { code, stderr } = await verify(...addresses, ...RECORD, '--provider', 'club-server-extension');
  provider.close();
  const [setUp, refused] = ['an editor is signed in', 'no session with this token exists'];
  expect(stderr).toContain(`/states returned an empty token for the state "${setUp}"`);
  expect(stderr).toContain(
    `/states returned a token for the state "${refused}" that the backend refuses: GET /session responded with 401`,
  );
  expect(stderr).toContain('Nothing was recorded.');
  expect(code).toBe(1);
});

describe('a fault outside the backend is not recorded as its fault', () => {
  it('an unreachable state handler', async () => {
    const provider = await startProvider();
    const addresses = ['--provider-base-url', provider.baseUrl];
    const states = ['--state-handler-url', 'http://127.0.0.1:1/pact-states'];
    const { code, stderr } = await runInProcess(...addresses, ...states, ...RECORD);
    provider.close();
    expect(stderr).toBe(
      'connection refused at http://127.0.0.1:1/pact-states. Start it, or correct the address. Nothing was recorded.\n',
    );
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain')).toBe('');
  });

  // The verifier repeats such a request for a second.
  it.each<[string, StateResponse, string]>([
    ['a redirect @long', { status: 302 }, 'responded with 302, a redirect,'],
    ['a redirect that keeps the method @long', { status: 307 }, 'responded with 307, a redirect,'],
    ['an error @long', { status: 500 }, 'responded with 500'],
    ['a refusal @long', { status: 403 }, 'responded with 403'],
    ['a page', { status: 200, contentType: 'text/html; charset=utf-8' }, 'responded with an HTML page'],
  ])('a state handler that responds with %s @long', async (_what, response, words) => {
    const provider = await startProvider(undefined, (scenario) =>
      scenario === 'signIn: blocked' ? response : { status: 200 },
    );
    const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
    try {
      const { code, stdout, stderr } = await verify(...addresses, ...RECORD, '--provider', 'club-server');
      expect(stderr).toContain(
        `The state handler ${provider.statesUrl} ${words} to the state "a blocked user exists"`,
      );
      expect(stderr).toContain('Nothing was recorded.');
      expect(stdout).not.toContain('keeps the pact');
      expect(stderr).not.toContain('keep the pact');
      expect(code).toBe(1);
    } finally {
      provider.close();
    }
    expect(here.git('status', '--porcelain', '--', verificationsFolder(config))).toBe('');
  });

  it('a schema of the description that cannot be compiled @long', async () => {
    here.edit(config.description, 'verdict: { type: number, maximum: 0 }', "verdict: { pattern: '[' }");
    const { code, stderr } = await verifyProvider(undefined, ...RECORD);
    expect(stderr).toContain('The API description cannot check signIn 200: ');
    expect(stderr).toMatch(
      /^openapi\.yaml:\d+ .* › verdict › pattern: JavaScript does not know this pattern/m,
    );
    expect(stderr).toContain('Nothing was recorded.');
    expect(stderr).not.toContain('did not respond');
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain', '--', verificationsFolder(config))).toBe('');
  });

  it('an unreadable pact @long', async () => {
    here.write(PACT, 'no pact');
    const { code, stderr } = await verifyProvider(undefined, ...RECORD);
    expect(stderr).toContain('Nothing was recorded.');
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain', '--', verificationsFolder(config))).toBe('');
  });

  it('a missing validator @long', async () => {
    const validator = config.validators.file('Accepted');
    rmSync(join(here.folder, validator));
    const { code, stderr } = await verifyProvider(undefined, ...RECORD);
    expect(stderr).toContain(`There is no ${validator}. Write the validators again.`);
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain', '--', verificationsFolder(config))).toBe('');
  });

  it('a difference beside such a fault is recorded @long', async () => {
    const provider = await startProvider(
      (response) => ({ ...(response as object), token: undefined }),
      (scenario) => ({ status: scenario === 'signIn: blocked' ? 500 : 200 }),
    );
    try {
      const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
      const { code, stderr } = await verify(...addresses, ...RECORD, '--provider', 'club-server');
      expect(stderr).toContain('/states responded with 500 to the state "a blocked user exists"');
      expect(stderr).toContain('missing the following keys: token');
      expect(code).toBe(1);
      expect(recorded().verifications.map(({ success }) => success)).toEqual([false]);
    } finally {
      provider.close();
    }
  });
});

it('verifies and records the reference backend in one command, by its commit and git’s name', async () => {
  const { code } = await verify('--reference', '--record');
  expect(code).toBe(0);
  expect(recorded().verifications).toMatchObject([
    { success: true, by: 'Ana', providerVersion: here.git('rev-parse', 'HEAD') },
  ]);
});

it('records the full commit of the reference backend for a short form @long', async () => {
  const commit = here.git('rev-parse', 'HEAD');
  const line = ['--reference', '--record', '--provider', 'club-server'];
  expect((await verify(...line, '--provider-version', shorten(commit))).code).toBe(0);
  expect(recorded().verifications.map(({ providerVersion }) => providerVersion)).toEqual([commit]);
});

it('does not record a work tree with changes that are in no commit', async () => {
  here.write('changed.ts', '');
  const { code, stderr } = await runInProcess('--reference', '--record');
  expect([code, stderr]).toEqual([
    1,
    'The work tree has changes that are in no commit: commit them first. Nothing was recorded.\n',
  ]);
  expect(here.git('status', '--porcelain')).toBe('?? changed.ts');
});

it.each([
  'HEAD',
  'HEAD~1',
  '@',
  '@{0}',
  'ORIG_HEAD',
  'main',
  'main~1',
  'heads/main',
  'refs/heads/main',
  'topic',
  'latest',
  'refs/tags/v1',
])('refuses the name %s for a version, since it moves on', async (name) => {
  here.git('update-ref', 'refs/remotes/origin/topic', 'HEAD');
  const line = ['--provider-base-url', 'http://127.0.0.1:1', '--record', '--provider-version', name];
  const { code, stderr } = await runInProcess(...line);
  expect(stderr).toContain(`${name} is not a fixed version, because it can name another build later`);
  expect(code).toBe(2);
});

it('refuses another version than the commit for the reference backend', async () => {
  const { code, stderr } = await runInProcess('--reference', '--record', '--provider-version', '1.4.0');
  expect(stderr).toContain('The version of the reference backend is its commit');
  expect(code).toBe(2);
});

it('can-i-deploy reads the recorded verification', async () => {
  await verifyProvider(undefined, ...RECORD);
  const deployed = await here.call('record-deployment', [
    ...['--pacticipant', 'club-server', '--version', '1.4.0', '--environment', 'test'],
  ]);
  expect(deployed.code).toBe(0);
  const { code, stdout } = await here.call('can-i-deploy', [
    ...['--pacticipant', 'club-app', '--version', 'HEAD', '--to-environment', 'test'],
  ]);
  expect(stdout).toContain('on club-server 1.4.0');
  expect(code).toBe(0);
});

it.each<[string, string[]]>([
  ['Which backend?', []],
  ['Which backend?', ['--reference', '--provider-base-url', 'http://127.0.0.1:1']],
  ['does not begin with http', ['--provider-base-url', '127.0.0.1:3000']],
  ['Give --provider-version', ['--provider-base-url', 'http://127.0.0.1:1', '--record', '--by', 'Ana']],
  ['--provider-version is empty', ['--reference', '--record', '--provider-version', '']],
  ['Either --record or --from-broker', ['--reference', '--record', '--from-broker']],
  ['Give --provider-branch', ['--reference', '--from-broker']],
  ['There is no nothing.yaml', ['--reference', '--provider-description', 'nothing.yaml']],
])('a wrong command line is exit code 2: %s %j', async (words, line) => {
  const { code, stderr } = await runInProcess(...line);
  expect(stderr).toContain(words);
  expect(code).toBe(2);
});

describe('a backend without the extension', () => {
  const signInAlone = (response: unknown) => (isSignIn(response) ? response : { message: 'Not here.' });
  const isSignIn = (response: unknown) =>
    typeof response === 'object' && response !== null && 'verdict' in response;

  it('is verified against the first pact only, and recorded @long', async () => {
    const { code, stdout } = await verifyProvider(signInAlone, '--provider', 'club-server', ...RECORD);
    expect(stdout).toContain('keeps the pact with club-server.');
    expect(stdout).toContain('signIn: blocked');
    expect(stdout).not.toContain('getSession');
    expect(code).toBe(0);
    expect(recorded().verifications).toMatchObject([{ success: true, providerVersion: '1.4.0' }]);
    expect(here.git('status', '--porcelain', '-uall')).toBe(`?? ${recordFile()}`);
  });

  it('has one result for each selected pact, and each is recorded @long', async () => {
    const { code, stdout, stderr } = await verifyProvider(signInAlone, ...RECORD);
    expect(stdout).toContain('keeps the pact with club-server.');
    expect(stderr).toContain('does not keep the pact with club-server-extension.');
    expect(code).toBe(1);
    expect(recorded().verifications).toMatchObject([{ success: true }]);
    expect(recorded(EXTENSION).verifications).toMatchObject([{ success: false }]);
  });

  it('an unknown provider is refused', async () => {
    const { code, stderr } = await runInProcess('--reference', '--provider', 'club');
    expect(stderr).toContain('There is no provider club, only club-server and club-server-extension');
    expect(code).toBe(2);
  });
});

describe('a part of the pact', () => {
  it.each<[string, string[]]>([
    ['PACT_DESCRIPTION', ['--record']],
    ['PACT_PROVIDER_STATE', ['--from-broker', '--provider-branch', 'main']],
    ['PACT_PROVIDER_NO_STATE', ['--record']],
  ])('that %s would choose is refused beside %j', async (name, line) => {
    const { code, stderr } = await here.call('verify', ['--reference', ...line], {
      [name]: 'signIn: refused',
    });
    expect(stderr).toContain(`${name} would skip a part of the pact`);
    expect(code).toBe(2);
    expect(here.git('status', '--porcelain')).toBe('');
  });

  it('selected by an environment variable is named in the result @long', async () => {
    const { code, stdout } = await here.run('verify', ['--reference', '--provider', 'club-server'], {
      PACT_DESCRIPTION: '^signIn: refused',
    });
    expect(stdout).toContain('keeps the part that PACT_DESCRIPTION left of the pact with club-server.');
    expect(code).toBe(0);
  });
});

it('requires a name for the record if git has none', async () => {
  here.git('config', '--unset', 'user.name');
  const nowhere = { GIT_CONFIG_GLOBAL: join(here.folder, 'no.config'), GIT_CONFIG_NOSYSTEM: '1' };
  const { code, stderr } = await here.call('verify', ['--reference', '--record'], nowhere);
  expect(stderr).toContain('Give --by NAME');
  expect(code).toBe(2);
});
