// Checks how the subcommands call the official client, with a fake broker.
import { DEFAULTS } from '../config';
import { readList, readString } from '../description/document';
import { prepareRepositories } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import config from '../../test/club/contract.config';
import { startProvider } from '../../test/club/provider';
import { startFakeBroker } from '../../test/fakeBroker';
import type { FakeBroker, ReceivedRequest } from '../../test/fakeBroker';
import { needsGit } from '../../test/needsGit';
import { canIDeployByBroker } from './canIDeploy';

needsGit();

jest.setTimeout(300_000);

const TOKEN = 'a-token-of-the-test';
const [{ pact: PACT }] = config.agreements;
const makeHere = prepareRepositories();
let here: TestRepository;
let broker: FakeBroker;

beforeEach(async () => {
  here = makeHere();
  broker = await startFakeBroker(TOKEN);
});
afterEach(() => {
  broker.close();
  here.remove();
});

const brokerVariables = () => ({ PACT_BROKER_BASE_URL: broker.address, PACT_BROKER_TOKEN: TOKEN });
const run = (
  subcommand: string,
  options: string[] = [],
  environment: NodeJS.ProcessEnv = brokerVariables(),
) => here.run(`broker ${subcommand}`, options, environment);
/** For a command that ends before it starts the client. Only a separate process captures the client's output. */
const runInProcess = (
  subcommand: string,
  options: string[] = [],
  environment: NodeJS.ProcessEnv = brokerVariables(),
) => here.call(`broker ${subcommand}`, options, environment);
const publish = (environment: NodeJS.ProcessEnv = brokerVariables(), ...options: string[]) =>
  run('publish', options, environment);
async function verifyFromBroker(version: string, change?: (response: unknown) => unknown) {
  const provider = await startProvider(change);
  try {
    return await here.run(
      'verify',
      [
        ...['--provider-base-url', provider.baseUrl, '--state-handler-url', provider.statesUrl],
        ...['--from-broker', '--provider-version', version, '--provider-branch', 'main'],
      ],
      brokerVariables(),
    );
  } finally {
    provider.close();
  }
}

const isPublication = ({ method, path }: ReceivedRequest) =>
  method === 'POST' && path === '/contracts/publish';
const isSelection = ({ method, path }: ReceivedRequest) =>
  method === 'POST' && path.endsWith('/for-verification');
const isResult = ({ path }: ReceivedRequest) => path.endsWith('/verification-results');
const isQuestion = ({ path }: ReceivedRequest) => path.startsWith('/matrix');

const withoutMetadata = (pact: string) => ({ ...(JSON.parse(pact) as object), metadata: 'the client’s own' });

describe('broker publish', () => {
  it('sends the committed pacts with commit and branch', async () => {
    const { code, stdout, stderr } = await publish();
    expect(stderr + stdout).not.toContain(TOKEN);
    expect(code).toBe(0);
    // The client publishes one pact at a time.
    const sent = broker.received.filter(isPublication).map(({ body }) => body);
    for (const body of sent) {
      expect(body).toMatchObject({
        pacticipantName: 'club-app',
        pacticipantVersionNumber: here.git('rev-parse', 'HEAD'),
        branch: 'main',
      });
    }
    // The client writes its own version into the pact and formats it on one line.
    const contracts = sent.flatMap((body) => readList(body, 'contracts'));
    const contents = contracts.map((one) =>
      Buffer.from(readString(one, 'content') ?? '', 'base64').toString(),
    );
    expect(contents.map(withoutMetadata)).toEqual(
      expect.arrayContaining(config.agreements.map(({ pact }) => withoutMetadata(here.read(pact)))),
    );
    expect(contents).toHaveLength(config.agreements.length);
  });

  it.each([
    ['the pipeline', '', { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' }, 'main'],
    [
      'a pull request',
      ' @long',
      { GITHUB_HEAD_REF: 'new-field', GITHUB_REF_NAME: '7/merge', GITHUB_REF_TYPE: 'branch' },
      'new-field',
    ],
  ])('uses the branch that %s names%s', async (_by, _tag, variables, branch) => {
    here.git('checkout', '--quiet', '--detach');
    await publish({ ...brokerVariables(), ...variables });
    const branches = broker.received.filter(isPublication).map(({ body }) => readString(body, 'branch'));
    expect(branches).toEqual(config.agreements.map(() => branch));
  });

  it('requires a branch if HEAD has none @long', async () => {
    here.git('checkout', '--quiet', '--detach');
    const { code, stderr } = await runInProcess('publish');
    expect(stderr).toContain('give --branch NAME');
    expect(code).toBe(2);
    expect(await publish(brokerVariables(), '--branch', 'release')).toMatchObject({ code: 0 });
  });

  it('refuses a pact with uncommitted changes', async () => {
    here.write(PACT, here.read(PACT).replace('saibro', 'areia'));
    const { code, stderr } = await runInProcess('publish');
    expect(stderr).toContain('has changes that are not committed');
    expect(code).toBe(1);
    expect(broker.received).toEqual([]);
  });

  it('fails if the broker refuses @long', async () => {
    expect((await publish({ PACT_BROKER_BASE_URL: broker.address })).code).toBe(1);
  });
});

describe('broker can-i-deploy', () => {
  it('repeats the question while the result is unknown, until the broker agrees @long', async () => {
    broker.decisions = [null, true];
    const { code, stdout, stderr } = await run('can-i-deploy', [
      ...['--to-environment', 'production', '--retry-interval', '1'],
      ...['--ignore', 'club-server-extension'],
    ]);
    expect(stdout).toContain('Computer says yes');
    expect(stderr).toContain('and not its generated validators');
    expect(code).toBe(0);
    const questions = broker.received.filter(isQuestion);
    expect(questions).toHaveLength(2);
    const { searchParams } = new URL(questions[0]?.path ?? '', broker.address);
    expect(searchParams.get('q[][pacticipant]')).toBe('club-app');
    expect(searchParams.get('q[][version]')).toBe(here.git('rev-parse', 'HEAD'));
    expect(searchParams.get('environment')).toBe('production');
    expect(searchParams.get('ignore[][pacticipant]')).toBe('club-server-extension');
  });

  it('fails if the result is unknown after the last try @long', async () => {
    const options = ['--to-environment', 'production', '--retry-while-unknown', '1', '--retry-interval', '1'];
    const { code, stdout, stderr } = await run('can-i-deploy', options);
    expect(stdout + stderr).toContain('Computer says no');
    expect(code).toBe(1);
    expect(broker.received.filter(isQuestion)).toHaveLength(2);
  });

  it('always ends with 0 for a dry run @long', async () => {
    const options = ['--to-environment', 'production', '--retry-while-unknown', '0', '--dry-run'];
    expect((await run('can-i-deploy', options)).code).toBe(0);
  });

  it('has the option --ignore only if a provider is optional', () => {
    const [required] = config.agreements;
    const usage = canIDeployByBroker.usage({ ...DEFAULTS, ...config });
    expect(usage).toContain('[--ignore club-server-extension]');
    expect(canIDeployByBroker.usage({ ...DEFAULTS, ...config, agreements: [required] })).toBe(
      usage.replace(' [--ignore club-server-extension]', ''),
    );
  });
});

describe('broker can-i-deploy with JSON output, where the client always exits with 0', () => {
  const ONE_QUESTION = ['--to-environment', 'production', '--retry-while-unknown', '0'];
  const FORMS = [
    ['-o json', ''],
    ['-ojson', ' @long'],
    ['--output json', ' @long'],
    ['--output=json', ' @long'],
  ];

  it.each(FORMS)('exits with 1 if the result is unknown: %j%s', async (form) => {
    const { code, stdout } = await run('can-i-deploy', [...ONE_QUESTION, ...form.split(' ')]);
    expect(JSON.parse(stdout)).toMatchObject({ summary: { deployable: null } });
    expect(code).toBe(1);
  });

  it('exits with 1 if the broker refuses, and with 0 if it agrees or for a dry run @long', async () => {
    broker.decisions = [false, false, true];
    const no = await run('can-i-deploy', [...ONE_QUESTION, '-o', 'json']);
    expect(JSON.parse(no.stdout)).toMatchObject({ summary: { deployable: false } });
    expect(no.code).toBe(1);
    expect((await run('can-i-deploy', [...ONE_QUESTION, '-o', 'json', '--dry-run'])).code).toBe(0);
    const yes = await run('can-i-deploy', [...ONE_QUESTION, '-o', 'json']);
    expect(JSON.parse(yes.stdout)).toMatchObject({ summary: { deployable: true } });
    expect(yes.code).toBe(0);
  });
});

describe('broker record-deployment', () => {
  it.each(['main', 'HEAD', 'latest'])('refuses the version %s, which can move', async (version) => {
    const line = ['--environment', 'production', '--pacticipant', 'club-server', '--version', version];
    const { code, stderr } = await runInProcess('record-deployment', line);
    expect(stderr).toContain(`${version} is not a fixed version, because it can name another build later`);
    expect(code).toBe(2);
    expect(broker.received).toEqual([]);
  });

  it('records the version at the broker @long', async () => {
    await publish();
    const { code } = await run('record-deployment', ['--environment', 'production']);
    expect(code).toBe(0);
    const version = here.git('rev-parse', 'HEAD');
    expect(broker.received.at(-1)).toMatchObject({
      method: 'POST',
      path: `/pacticipants/club-app/versions/${version}/deployed-versions/environment/production`,
    });
  });

  it('fails if the broker does not know the environment or the version @long', async () => {
    expect((await run('record-deployment', ['--environment', 'production'])).code).toBe(1);
    await publish();
    expect((await run('record-deployment', ['--environment', 'prodution'])).code).toBe(1);
  });
});

describe('verify --from-broker', () => {
  it('selects pending and work-in-progress pacts, verifies them, and publishes the result with version and branch', async () => {
    await publish();
    const { code, stdout } = await verifyFromBroker('1.4.0');
    expect(stdout).not.toContain('The committed pacts were verified');
    expect(code).toBe(0);
    expect(broker.received.find(isSelection)?.body).toMatchObject({
      includePendingStatus: true,
      includeWipPactsSince: '2026-11-01',
      providerVersionBranch: 'main',
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    });
    expect(broker.received.find(isResult)?.body).toMatchObject({
      success: true,
      providerApplicationVersion: '1.4.0',
    });
    expect(broker.received.map(({ path }) => path)).toContain(
      '/pacticipants/club-server/branches/main/versions/1.4.0',
    );
  });

  it('publishes a response that the description forbids as a failure, and shows it as it was @long', async () => {
    await publish();
    // The pact expects any text.
    const withNull = (response: unknown) => ({ ...(response as object), token: 'null' });
    const { code, stdout, stderr } = await verifyFromBroker('1.4.0', withNull);
    expect(stderr).toContain('The API description does not allow: signIn 200: /token must NOT be valid');
    expect(stdout).toContain('application/x-forbidden-by-the-api-description');
    expect(stdout + stderr).not.toContain('502');
    expect(code).toBe(1);
    expect(broker.received.find(isResult)?.body).toMatchObject({ success: false });
  });

  it('reports and ignores the failure of a pending pact @long', async () => {
    here.write(PACT, here.read(PACT).replaceAll('"status": 200', '"status": 201'));
    here.commit('An expectation that the provider breaks');
    await publish();
    const { code, stdout } = await verifyFromBroker('1.4.0');
    expect(stdout).toContain('keeps every pact with club-server of the broker that is not pending');
    expect(code).toBe(0);
    expect(broker.received.find(isResult)?.body).toMatchObject({ success: false });
  });
});

it.each<[string, string[], string]>([
  ['publish', [], 'npm run contract -- can-i-deploy'],
  ['can-i-deploy', ['--to-environment', 'production'], 'npm run contract -- can-i-deploy'],
  ['record-deployment', ['--environment', 'production'], 'npm run contract -- record-deployment'],
])('without a broker, %s is skipped and names the alternative', async (script, options, alternative) => {
  const { code, stdout } = await runInProcess(script, options, {});
  expect(stdout).toContain('skipped: PACT_BROKER_BASE_URL names no broker');
  expect(stdout).toContain(alternative);
  expect(code).toBe(77);
});

it.each<[string, string[]]>([
  ['publish', ['--version', '1']],
  ['can-i-deploy', []],
  ['can-i-deploy', ['--to-environment', 'production', '--pacticipant', 'club-server']],
  ['can-i-deploy', ['--to-environment', 'production', '--ignore', 'club-server']],
  ['can-i-deploy', ['--to-environment', 'production', '-o', 'yaml']],
  ['record-deployment', []],
])('exits with 2 for a wrong command line: %s %j', async (script, options) => {
  const { code, stderr } = await runInProcess(script, options);
  expect(stderr).toContain('npm run contract -- broker ');
  expect(code).toBe(2);
});
