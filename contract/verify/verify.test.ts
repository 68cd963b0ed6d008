import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { DESCRIPTION, sha256 } from '../../api-spec/document';
import { PACT, VERIFICATIONS } from '../places';
import type { VerificationRecord } from '../records/records';
import { makeRepository } from '../testRepository';
import type { TestRepository } from '../testRepository';
import { startProvider } from './testProvider';

jest.setTimeout(300_000);

let here: TestRepository;
beforeEach(() => {
  here = makeRepository();
});
afterEach(() => {
  here.remove();
});

const verify = (...words: string[]) => here.run('contract/verify/verify.ts', words);
const verifyWith = (environment: NodeJS.ProcessEnv, ...words: string[]) =>
  here.run('contract/verify/verify.ts', words, environment);

const recordFile = () =>
  `${VERIFICATIONS}/${sha256(here.read(PACT)).slice(0, 12)}-${sha256(here.read(DESCRIPTION)).slice(0, 12)}.json`;
const recorded = () => JSON.parse(here.read(recordFile())) as VerificationRecord;

async function verifyProvider(change?: (answer: unknown) => unknown, ...words: string[]) {
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

it('holds a backend against the pact, and says what a broker does not know', async () => {
  const { code, stdout } = await verifyProvider();
  expect(stdout).toContain('/erp/v1 keeps the pact.');
  expect(stdout).toContain('no broker knows of this verification');
  expect(code).toBe(0);
  expect(here.git('status', '--porcelain')).toBe('');
});

it('records the bytes, the version, the person, and the fields of the answers', async () => {
  const { code, stdout } = await verifyProvider(undefined, ...RECORD);
  expect(stdout).toContain(`Recorded in ${recordFile()}`);
  expect(code).toBe(0);
  const { verifications, ...pair } = recorded();
  expect(pair).toEqual({
    consumer: 'portaria',
    provider: 'erp-backend',
    pact: sha256(here.read(PACT)),
    description: sha256(here.read(DESCRIPTION)),
  });
  expect(verifications).toEqual([
    {
      success: true,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      by: 'Bruno',
      providerVersion: '1.4.0',
      returned: expect.objectContaining({
        'getToken 200': ['cd_Dashboard', 'ds_Mensagem', 'ds_Token', 'statusLogin'],
      }) as Record<string, string[]>,
    },
  ]);
  expect(verifications[0]?.returned['listDashboards 200']).toContain('dashboards[].code');
});

it('appends: a failed verification is recorded too, and then counts', async () => {
  await verifyProvider(undefined, ...RECORD);
  const renamed = (answer: unknown) => ({ ...(answer as object), ds_Token: undefined, token: 'x' });
  const { code, stderr } = await verifyProvider(renamed, ...RECORD);
  expect(stderr).toContain('missing the following keys: ds_Token');
  expect(code).toBe(1);
  expect(recorded().verifications.map(({ success }) => success)).toEqual([true, false]);
  expect(recorded().verifications[1]?.returned['getToken 200']).toEqual([
    ...['cd_Dashboard', 'ds_Mensagem', 'statusLogin', 'token'],
  ]);
});

it('takes the provider’s own description, where it has one', async () => {
  here.write('their.yaml', here.read(DESCRIPTION).replace('version: 1.0.0', 'version: 1.1.0'));
  await verifyProvider(undefined, ...RECORD, '--provider-description', 'their.yaml');
  const name = `${sha256(here.read(PACT)).slice(0, 12)}-${sha256(here.read('their.yaml')).slice(0, 12)}`;
  expect(here.read(`${VERIFICATIONS}/${name}.json`)).toContain(sha256(here.read('their.yaml')));
});

it('takes no other file for a description', async () => {
  here.write('their.json', '{ "name": "theirs" }');
  const { code, stderr } = await verifyProvider(undefined, ...RECORD, '--provider-description', 'their.json');
  expect(stderr).toContain('their.json:1 the document: This is no API description');
  expect(code).toBe(1);
  expect(here.git('status', '--porcelain', '--', VERIFICATIONS)).toBe('');
});

it('says so where the backend was told no state', async () => {
  const { baseUrl, close } = await startProvider();
  const { code, stderr } = await verify('--provider-base-url', baseUrl);
  close();
  expect(stderr).toContain('The backend was told no state: --state-handler-url');
  expect(code).toBe(1);
});

it('records nothing of a backend that is not there', async () => {
  // A port that was let go may be somebody else's by then: this one hangs up on whoever calls.
  const nobody = createServer((caller) => caller.destroy()).listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  try {
    const { code, stderr } = await verify(
      '--provider-base-url',
      `http://127.0.0.1:${port}/erp/v1`,
      ...RECORD,
    );
    expect(stderr).toContain('/erp/v1 could not be asked');
    expect(stderr).toContain('Nothing was recorded');
    expect(code).toBe(1);
  } finally {
    nobody.close();
  }
  expect(here.git('status', '--porcelain')).toBe('');
});

describe('what is no fault of the backend is not recorded as one', () => {
  it('a state handler that is not there', async () => {
    await verifyProvider(undefined, ...RECORD);
    // Of two addresses the last one counts.
    const { code, stderr } = await verifyProvider(
      undefined,
      ...RECORD,
      ...['--state-handler-url', 'http://127.0.0.1:1/pact-states'],
    );
    expect(stderr).toContain('No answer of the backend was found wrong');
    expect(stderr).toContain('Nothing was recorded.');
    expect(code).toBe(1);
    expect(recorded().verifications.map(({ success }) => success)).toEqual([true]);
  });

  it('a pact that cannot be read', async () => {
    here.write(PACT, 'no pact');
    const { code, stderr } = await verifyProvider(undefined, ...RECORD);
    expect(stderr).toContain('Nothing was recorded.');
    expect(code).toBe(1);
    expect(here.git('status', '--porcelain', '--', VERIFICATIONS)).toBe('');
  });

  it('but a difference beside such a fault is', async () => {
    const provider = await startProvider(
      (answer) => ({ ...(answer as object), ds_Token: undefined }),
      'getToken: blocked',
    );
    try {
      const addresses = ['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl];
      const { code, stderr } = await verify(...addresses, ...RECORD);
      expect(stderr).toContain('state change handlers has failed');
      expect(stderr).toContain('missing the following keys: ds_Token');
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

it('what it recorded is what can-i-deploy answers from', async () => {
  await verifyProvider(undefined, ...RECORD);
  const deployed = await here.run('contract/records/recordDeployment.ts', [
    ...['--pacticipant', 'erp-backend', '--version', '1.4.0', '--environment', 'test'],
  ]);
  expect(deployed.code).toBe(0);
  const { code, stdout } = await here.run('contract/records/canIDeploy.ts', [
    ...['--pacticipant', 'portaria', '--version', 'HEAD', '--to-environment', 'test'],
  ]);
  expect(stdout).toContain('on erp-backend 1.4.0');
  expect(code).toBe(0);
});

it.each<[string, string[]]>([
  ['Which backend?', []],
  ['Which backend?', ['--reference', '--provider-base-url', 'http://127.0.0.1:1']],
  ['no address that begins with http', ['--provider-base-url', '127.0.0.1:3000']],
  ['Give --provider-version', ['--provider-base-url', 'http://127.0.0.1:1', '--record', '--by', 'Ana']],
  ['--provider-version is empty', ['--reference', '--record', '--provider-version', '']],
  ['Either --record or --from-broker', ['--reference', '--record', '--from-broker']],
  ['Give --provider-branch', ['--reference', '--from-broker']],
  ['There is no nothing.yaml', ['--reference', '--provider-description', 'nothing.yaml']],
])('a wrong command line is exit code 2: %s %j', async (words, line) => {
  const { code, stderr } = await verify(...line);
  expect(stderr).toContain(words);
  expect(code).toBe(2);
});

describe('a part of the pact', () => {
  /** A backend without the optional operations. */
  const signInAlone = (answer: unknown) => (isSignIn(answer) ? answer : { message: 'Not here.' });
  const isSignIn = (answer: unknown) =>
    typeof answer === 'object' && answer !== null && 'statusLogin' in answer;

  it('is verified by a tag, and is not called the pact', async () => {
    expect((await verifyProvider(signInAlone)).code).toBe(1);
    const { code, stdout } = await verifyProvider(signInAlone, '--only', 'authorization');
    expect(stdout).toContain('keeps the part of the pact that is tagged authorization.');
    expect(stdout).toContain('getToken: blocked');
    expect(stdout).not.toContain('getSession');
    expect(code).toBe(0);
    expect((await verifyProvider(signInAlone, '--only', 'portal')).code).toBe(1);
  });

  it.each<[string, string[]]>([
    ['A part is not the pact', ['--only', 'authorization', '--record']],
    ['A part is not the pact', ['--only', 'authorization', '--from-broker', '--provider-branch', 'main']],
    ['has no tag nothing, but authorization, portal', ['--only', 'nothing']],
  ])('is not recorded, and has a name that there is: %s %j', async (words, line) => {
    const { code, stderr } = await verify('--reference', ...line);
    expect(stderr).toContain(words);
    expect(code).toBe(2);
  });

  it.each<[string, string[]]>([
    ['PACT_DESCRIPTION', ['--record']],
    ['PACT_PROVIDER_STATE', ['--from-broker', '--provider-branch', 'main']],
    ['PACT_PROVIDER_NO_STATE', ['--only', 'authorization']],
  ])('that %s would choose is refused beside %j', async (name, line) => {
    const { code, stderr } = await verifyWith({ [name]: 'getToken: refused' }, '--reference', ...line);
    expect(stderr).toContain(`${name} would leave out a part of the pact`);
    expect(code).toBe(2);
    expect(here.git('status', '--porcelain')).toBe('');
  });

  it('that a variable chooses is not called the pact either', async () => {
    const { code, stdout } = await verifyWith({ PACT_DESCRIPTION: '^getToken: refused' }, '--reference');
    expect(stdout).toContain('keeps the part of the pact that PACT_DESCRIPTION left.');
    expect(code).toBe(0);
  });
});

it('asks who records, where git does not know either', async () => {
  here.git('config', '--unset', 'user.name');
  const nowhere = { GIT_CONFIG_GLOBAL: here.folder, GIT_CONFIG_NOSYSTEM: '1' };
  const { code, stderr } = await here.run('contract/verify/verify.ts', ['--reference', '--record'], nowhere);
  expect(stderr).toContain('Give --by NAME');
  expect(code).toBe(2);
});
