// The official client as the subcommands call it, against a fake broker.
import config from '../../../../contract.config';
import { textIn, entry } from '../description/document';
import { makeRepository } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import { startProvider } from '../../test/provider';
import { startFakeBroker } from '../../test/fakeBroker';
import type { Asked, FakeBroker } from '../../test/fakeBroker';
import { needsGit } from '../../test/needsGit';

needsGit();

jest.setTimeout(300_000);

const TOKEN = 'a-token-of-the-test';
const [{ pact: PACT }] = config.agreements;
let here: TestRepository;
let broker: FakeBroker;

beforeEach(async () => {
  here = makeRepository();
  broker = await startFakeBroker({ token: TOKEN });
});
afterEach(() => {
  broker.close();
  here.remove();
});

const reachable = () => ({ PACT_BROKER_BASE_URL: broker.address, PACT_BROKER_TOKEN: TOKEN });
const run = (subcommand: string, words: string[] = [], environment: NodeJS.ProcessEnv = reachable()) =>
  here.run(`broker ${subcommand}`, words, environment);
const publish = (environment: NodeJS.ProcessEnv = reachable(), ...words: string[]) =>
  run('publish', words, environment);
async function verifyFromBroker(version: string) {
  const provider = await startProvider();
  try {
    return await here.run(
      'verify',
      [
        ...['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl],
        ...['--from-broker', '--provider-version', version, '--provider-branch', 'main'],
      ],
      reachable(),
    );
  } finally {
    provider.close();
  }
}

const isPublication = ({ method, path }: Asked) => method === 'POST' && path === '/contracts/publish';
const isSelection = ({ method, path }: Asked) => method === 'POST' && path.endsWith('/for-verification');
const isResult = ({ path }: Asked) => path.endsWith('/verification-results');
const isQuestion = ({ path }: Asked) => path.startsWith('/matrix');

const agreementIn = (pact: string) => ({ ...(JSON.parse(pact) as object), metadata: 'the client’s own' });

describe('broker publish', () => {
  it('sends the committed bytes, called by commit and branch', async () => {
    const { code, stdout, stderr } = await publish();
    expect(stderr + stdout).not.toContain(TOKEN);
    expect(code).toBe(0);
    // The client publishes a pact at a time.
    const sent = broker.asked.filter(isPublication).map(({ body }) => body);
    for (const body of sent) {
      expect(body).toMatchObject({
        pacticipantName: 'portaria',
        pacticipantVersionNumber: here.git('rev-parse', 'HEAD'),
        branch: 'main',
      });
    }
    // It writes its own version into the pact, and the pact on one line: other bytes, the same agreement.
    const contracts = sent.flatMap((body) => entry(body, 'contracts') as unknown[]);
    const contents = contracts.map((one) => Buffer.from(textIn(one, 'content') ?? '', 'base64').toString());
    expect(contents.map(agreementIn)).toEqual(
      expect.arrayContaining(config.agreements.map(({ pact }) => agreementIn(here.read(pact)))),
    );
    expect(contents).toHaveLength(config.agreements.length);
  });

  it('takes the branch that a pipeline names, of a change before that of a push', async () => {
    here.git('checkout', '--quiet', '--detach');
    const push = { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' };
    const change = { GITHUB_HEAD_REF: 'new-field', GITHUB_REF_NAME: '7/merge', GITHUB_REF_TYPE: 'branch' };
    await publish({ ...reachable(), ...push });
    await publish({ ...reachable(), ...change });
    const branches = broker.asked.filter(isPublication).map(({ body }) => textIn(body, 'branch'));
    expect(branches).toEqual(
      config.agreements.map(() => 'main').concat(config.agreements.map(() => 'new-field')),
    );
  });

  it('asks for a branch where there is none', async () => {
    here.git('checkout', '--quiet', '--detach');
    const { code, stderr } = await publish();
    expect(stderr).toContain('give --branch NAME');
    expect(code).toBe(2);
    expect(await publish(reachable(), '--branch', 'release')).toMatchObject({ code: 0 });
  });

  it('refuses a pact that is not the committed one', async () => {
    here.write(PACT, here.read(PACT).replace('vendas', 'compras'));
    const { code, stderr } = await publish();
    expect(stderr).toContain('has changes that are not committed');
    expect(code).toBe(1);
    expect(broker.asked).toEqual([]);
  });

  it('fails when the broker refuses', async () => {
    expect((await publish({ PACT_BROKER_BASE_URL: broker.address })).code).toBe(1);
  });
});

describe('broker can-i-deploy', () => {
  it('waits while the verification is unknown, and then says yes', async () => {
    await publish();
    expect((await verifyFromBroker('1.4.0')).code).toBe(0);
    await run('record-deployment', [
      '--pacticipant',
      'erp-backend',
      '--version',
      '1.4.0',
      '--environment',
      'production',
    ]);
    here.commit('A new version with the same pact');
    await publish();
    const pending = run('can-i-deploy', [
      ...['--to-environment', 'production', '--retry-interval', '1'],
      ...['--ignore', 'erp-backend-extension'],
    ]);
    await broker.whenAsked(isQuestion);
    const version = here.git('rev-parse', 'HEAD');
    await send(`/pacts/provider/erp-backend/consumer/portaria/version/${version}/verification-results`, {
      success: true,
      providerApplicationVersion: '1.4.0',
    });
    const { code, stdout } = await pending;
    expect(stdout).toContain('Computer says yes');
    expect(code).toBe(0);
    expect(broker.asked.filter(isQuestion).length).toBeGreaterThan(1);
    expect(
      new URL(broker.asked.find(isQuestion)?.path ?? '', broker.address).searchParams.get('q[][version]'),
    ).toBe(version);
  });

  it('says no when nothing is known after the last try', async () => {
    await publish();
    const words = ['--to-environment', 'production', '--retry-while-unknown', '1', '--retry-interval', '1'];
    const { code, stdout, stderr } = await run('can-i-deploy', words);
    expect(stdout + stderr).toContain('Computer says no');
    expect(code).toBe(1);
    expect(broker.asked.filter(isQuestion)).toHaveLength(2);
    expect((await run('can-i-deploy', [...words, '--dry-run'])).code).toBe(0);
  });
});

describe('broker can-i-deploy in JSON, where the client ends with 0 whatever the broker says', () => {
  const DEFAULTS = ['--to-environment', 'production', '--retry-while-unknown', '0'];
  const FORMS = ['-o json', '-ojson', '--output json', '--output=json'];

  it.each(FORMS)('ends with 1 where the answer is unknown: %j', async (form) => {
    await publish();
    const { code, stdout } = await run('can-i-deploy', [...DEFAULTS, ...form.split(' ')]);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { deployable: null } });
    expect(code).toBe(1);
  });

  it('ends with 1 where the answer is no, and with 0 where it is yes or a dry run', async () => {
    const no = await run('can-i-deploy', [...DEFAULTS, '-o', 'json']);
    expect(JSON.parse(no.stdout)).toMatchObject({ summary: { deployable: false } });
    expect(no.code).toBe(1);
    expect((await run('can-i-deploy', [...DEFAULTS, '-o', 'json', '--dry-run'])).code).toBe(0);
    await publish();
    await verifyFromBroker('1.4.0');
    for (const provider of config.agreements.map(({ provider }) => provider)) {
      const line = ['--pacticipant', provider, '--version', '1.4.0', '--environment', 'production'];
      await run('record-deployment', line);
    }
    const yes = await run('can-i-deploy', [...DEFAULTS, '-o', 'json']);
    expect(JSON.parse(yes.stdout)).toMatchObject({ summary: { deployable: true } });
    expect(yes.code).toBe(0);
  });
});

describe('broker record-deployment', () => {
  it.each(['main', 'HEAD', 'latest'])('refuses the version %s, which moves on', async (version) => {
    const line = ['--environment', 'production', '--pacticipant', 'erp-backend', '--version', version];
    const { code, stderr } = await run('record-deployment', line);
    expect(stderr).toContain(`${version} is no version, because it names another commit tomorrow`);
    expect(code).toBe(2);
    expect(broker.asked).toEqual([]);
  });

  it('tells which version an environment has', async () => {
    await publish();
    const { code } = await run('record-deployment', ['--environment', 'production']);
    expect(code).toBe(0);
    const version = here.git('rev-parse', 'HEAD');
    expect(broker.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: `/pacticipants/portaria/versions/${version}/deployed-versions/environment/production`,
    });
  });

  it('fails where the broker does not know the environment or the version', async () => {
    expect((await run('record-deployment', ['--environment', 'production'])).code).toBe(1);
    await publish();
    expect((await run('record-deployment', ['--environment', 'prodution'])).code).toBe(1);
  });
});

describe('verify --from-broker', () => {
  it('asks for pending and work-in-progress pacts, verifies, and tells the result with version and branch', async () => {
    await publish();
    const { code, stdout } = await verifyFromBroker('1.4.0');
    expect(stdout).not.toContain('no broker knows');
    expect(code).toBe(0);
    expect(broker.asked.find(isSelection)?.body).toMatchObject({
      includePendingStatus: true,
      includeWipPactsSince: '2026-11-01',
      providerVersionBranch: 'main',
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    });
    expect(broker.asked.find(isResult)?.body).toMatchObject({
      success: true,
      providerApplicationVersion: '1.4.0',
    });
    expect(broker.asked.map(({ path }) => path)).toContain(
      '/pacticipants/erp-backend/branches/main/versions/1.4.0',
    );
  });
});

it('a new pact is pending: that this backend does not keep it is told, and fails nothing', async () => {
  here.write(PACT, here.read(PACT).replaceAll('"status": 200', '"status": 201'));
  here.commit('An expectation that nobody keeps');
  await publish();
  const { code, stdout } = await verifyFromBroker('1.4.0');
  expect(stdout).toContain('keeps every pact with erp-backend of the broker that is not pending');
  expect(code).toBe(0);
  expect(broker.asked.find(isResult)?.body).toMatchObject({ success: false });
});

it.each<[string, string[], string]>([
  ['publish', [], 'npm run contract -- can-i-deploy'],
  ['can-i-deploy', ['--to-environment', 'production'], 'npm run contract -- can-i-deploy'],
  ['record-deployment', ['--environment', 'production'], 'npm run contract -- record-deployment'],
])('without a broker %s is skipped, and says what answers instead', async (script, words, instead) => {
  const { code, stdout } = await run(script, words, {});
  expect(stdout).toContain('skipped: PACT_BROKER_BASE_URL names no broker');
  expect(stdout).toContain(instead);
  expect(code).toBe(77);
});

it.each<[string, string[]]>([
  ['publish', ['--version', '1']],
  ['can-i-deploy', []],
  ['can-i-deploy', ['--to-environment', 'production', '--pacticipant', 'erp-backend']],
  ['can-i-deploy', ['--to-environment', 'production', '--ignore', 'erp-backend']],
  ['can-i-deploy', ['--to-environment', 'production', '-o', 'yaml']],
  ['record-deployment', []],
])('a wrong command line is exit code 2: %s %j', async (script, words) => {
  const { code, stderr } = await run(script, words);
  expect(stderr).toContain('npm run contract -- broker ');
  expect(code).toBe(2);
});

const send = (path: string, body: unknown) =>
  fetch(broker.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
