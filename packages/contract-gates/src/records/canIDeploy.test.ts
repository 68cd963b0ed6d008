import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../test/club/contract.config';
import { recordsIn, shorten } from '../../test/records';
import { prepareRepositories } from '../../test/repository';
import type { TestRepository } from '../../test/repository';
import { EXPLANATIONS } from './explanations';
import { deploymentsFolder, verificationsFolder } from './records';
import type { DeploymentRecord } from './records';
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

const { ask, deployment, deploy, undeploy, recordVerifications, writeDeployments } = recordsIn(() => here);

const change = (file: string) => {
  here.write(file, `${here.read(file)}\n`);
};

describe('the consumer', () => {
  it('is refused if the environment has no provider, with the first step to take', async () => {
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toMatch(/^Computer says no ¯\\_\(ツ\)_\/¯$/m);
    expect(stdout).toContain('CONSUMER | C.VERSION  | PROVIDER    | P.VERSION | SUCCESS? | RESULT#');
    expect(stdout).toMatch(
      /There is no verified pact between version [0-9a-f]{40} of club-app and a version of club-server currently in production \(no version is currently recorded as deployed\/released in this environment\)/,
    );
    expect(stdout).toContain('npm run contract -- record-deployment --pacticipant club-server');
    expect(code).toBe(1);
  });

  it('is accepted with the provider’s verified version, for any commit with the same pact', async () => {
    recordVerifications([[true, '1.4.0']]);
    const before = here.git('rev-parse', 'HEAD');
    const after = here.commit('Another commit with the same pact');
    here.git('tag', 'v3');
    expect((await deploy('club-server', '1.4.0')).code).toBe(0);
    for (const version of [before, after.slice(0, 7), 'main', 'v3']) {
      const { code, stdout } = await ask('club-app', version);
      expect(stdout).toMatch(/^Computer says yes \\o\/$/m);
      expect(stdout).toContain('All required verification results are published and successful');
      expect(stdout).toMatch(/\| 1\.4\.0 +\| true +\| 1$/m);
      expect(stdout).toContain('Verified 2026-11-01T12:00:00.000Z by Bruno on club-server 1.4.0');
      expect(code).toBe(0);
    }
  });

  it('a verification of another build does not count for the deployed one @long', async () => {
    recordVerifications([[true, '5.0.0']]);
    await deploy('club-server', '5.0.0');
    change(PACT);
    here.commit('The pact changes, so that 5.0.0 does not keep it');
    recordVerifications([[true, '6.0.0']], { on: '2026-11-02' });
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain('Computer says no');
    expect(stdout).toContain('Unknown: no verification of club-server 5.0.0 with what this consumer expects');
    expect(stdout).toContain(
      '6.0.0 was verified with it. That is another version and proves nothing about 5.0.0',
    );
    expect(stdout).toContain('5.0.0 was verified with another pact or other validators');
    expect(stdout).toContain(
      'npm run contract -- verify --provider club-server --provider-base-url <URL> --record --provider-version 5.0.0',
    );
    expect(code).toBe(1);
    expect((await ask('club-app', 'HEAD^')).code).toBe(0);
  });

  it('is accepted for the same description only with the option, which the decision mentions @long', async () => {
    recordVerifications([[true, '5.0.0']]);
    await deploy('club-server', '5.0.0');
    change(PACT);
    here.commit('The pact changes');
    recordVerifications([[true, '6.0.0']], { on: '2026-11-02' });
    const { code, stdout } = await ask('club-app', 'HEAD', '--same-description-is-enough');
    expect(stdout).toContain('--same-description-is-enough: that was another version than 5.0.0');
    expect(code).toBe(0);
    // The version's own result counts before another one's.
    recordVerifications(
      [
        [false, '5.0.0'],
        [true, '6.0.0'],
      ],
      { on: '2026-11-02' },
    );
    expect((await ask('club-app', 'HEAD', '--same-description-is-enough')).code).toBe(1);
    recordVerifications([[true, '6.0.0']], { on: '2026-11-02' });
    await deploy('club-server', '7.0.0');
    expect((await ask('club-app', 'HEAD', '--same-description-is-enough')).code).toBe(1);
  });

  it('is refused if the generated validators have changed since @long', async () => {
    recordVerifications([[true, '1.4.0']]);
    await deploy('club-server', '1.4.0');
    change(config.validators.file('Accepted'));
    here.commit('The browser refuses more');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain('another pact or other validators');
    expect(code).toBe(1);
    expect((await ask('club-app', 'HEAD^')).code).toBe(0);
  });

  it('gets a warning about uncommitted changes @long', async () => {
    await deploy('club-server', '1.4.0');
    here.commit('The records');
    expect((await ask('club-app', 'HEAD')).stdout).not.toContain('not committed');
    change(PACT);
    change(config.validators.file('Session'));
    const { stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain(`${PACT} has changes that are not committed`);
    expect(stdout).toContain(`${config.validators.file('Session')} has changes that are not committed`);
  });

  it('is refused if the newest verification of that version failed, for any description', async () => {
    recordVerifications([
      [true, '1.4.0'],
      [false, '1.4.0'],
    ]);
    await deploy('club-server', '1.4.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toMatch(
      /The verification for the pact between version [0-9a-f]{40} of club-app and the version of club-server currently in production \(1\.4\.0\) failed/,
    );
    expect(stdout).toContain('It failed 2026-11-01T12:01:00.000Z by Bruno');
    expect(code).toBe(1);
    recordVerifications([[true, '1.4.0']]);
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    recordVerifications([[false, '1.4.0']], { description: 'their own', on: '2026-11-03' });
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
    here.commit('A failed verification');
    recordVerifications([
      [true, '1.4.0'],
      [true, '1.4.0', '2026-11-04T12:00:00.000Z'],
    ]);
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
  });

  it('uses the result of the deployed version, not that of another one', async () => {
    recordVerifications([
      [true, '1.4.0'],
      [false, '1.5.0-rc'],
    ]);
    await deploy('club-server', '1.4.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    recordVerifications([
      [false, '1.4.0'],
      [true, '1.5.0-rc'],
    ]);
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
  });

  it('uses the last deployment in that environment @long', async () => {
    recordVerifications([[true, '1.4.0']]);
    await deploy('club-server', '1.4.0');
    await deploy('club-server', '1.5.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
    expect((await ask('club-app', 'HEAD', '--to-environment', 'test')).code).toBe(1);
    await deploy('club-server', '1.5.0', '--environment', 'test');
    await deploy('club-server', '1.4.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    expect((await ask('club-app', 'HEAD', '--to-environment', 'test')).code).toBe(1);
    await undeploy('club-server');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain('no version is currently recorded as deployed');
    expect(code).toBe(1);
  });
});

it.each(['v1.0.0+dirty', '1.0.0.dirty', '1.0.0_dirty', 'dirty', '1.0.0-DIRTY'])(
  'the version %s is refused, because its changes are in no commit',
  async (version) => {
    for (const more of [[], ['--accept-version-form', '.*']]) {
      const { code, stderr } = await deploy('club-server', version, ...more);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(`${version} is no version: its changes are in no commit.`),
      ]);
    }
  },
);

it.each([
  ...['HEAD', 'HEAD~1', '@', 'main', 'heads/main', 'origin/main', 'refs/heads/main', 'refs/tags/v1'],
  ...[
    'master',
    'latest',
    'Latest',
    '1.4.0-SNAPSHOT',
    'current',
    'prod',
    'v1',
    '1.x',
    '5.0',
    'feature/x',
    'lts',
  ],
])('the name %s is refused as the version of a deployed backend', async (version) => {
  for (const backend of config.agreements.map(({ provider }) => provider)) {
    const { code, stderr } = await deploy(backend, version);
    expect(stderr).toContain(`${version} is not a fixed version, because it can name another build later`);
    expect(code).toBe(2);
  }
  expect(here.read(`${deploymentsFolder(config)}/production.json`)).toBe('[]\n');
});

describe('the optional operations', () => {
  it('do not count if no backend has them', async () => {
    recordVerifications([[true, '1.4.0']]);
    await deploy('club-server', '1.4.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain('No version of club-server-extension is recorded in production');
    expect(stdout).not.toMatch(/^club-app .*club-server-extension/m);
    expect(code).toBe(0);
  });

  it('have to be verified if a backend has them', async () => {
    recordVerifications([[true, '1.4.0']]);
    await deploy('club-server', '1.4.0');
    await deploy('club-server-extension', '1.4.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toMatch(/^club-app .* club-server +\| 1\.4\.0 +\| true/m);
    expect(stdout).toMatch(/^club-app .* club-server-extension +\| 1\.4\.0 +\| \?\?\?/m);
    expect(stdout).toContain('Unknown: no verification of club-server-extension 1.4.0');
    expect(code).toBe(1);
    recordVerifications([[true, '1.4.0']], { agreement: EXTENSION });
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    await undeploy('club-server-extension');
    expect((await ask('club-app', 'HEAD')).stdout).toContain(
      'No version of club-server-extension is recorded',
    );
  });

  it('are unknown after a new backend, until the next record @long', async () => {
    recordVerifications([
      [true, '1.4.0'],
      [true, '2.0.0'],
    ]);
    recordVerifications([[true, '1.4.0']], { agreement: EXTENSION });
    await deploy('club-server', '1.4.0');
    await deploy('club-server-extension', '1.4.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    await deploy('club-server', '2.0.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain(
      'Unknown: club-server 2.0.0 went to production after club-server-extension 1.4.0',
    );
    expect(code).toBe(1);
    await deploy('club-server-extension', '2.0.0');
    expect((await ask('club-app', 'HEAD')).stdout).toContain(
      'Unknown: no verification of club-server-extension 2.0.0',
    );
    // The extension is a separate service and was not replaced. A new record of the backend confirms it.
    await deploy('club-server-extension', '1.4.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
    await deploy('club-server', '2.0.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
  });

  it('make the backend unknown after their new version @long', async () => {
    recordVerifications([
      [true, '5.0.0'],
      [false, '6.0.0'],
    ]);
    recordVerifications(
      [
        [true, '5.0.0'],
        [true, '6.0.0'],
      ],
      { agreement: EXTENSION },
    );
    await deploy('club-server', '5.0.0');
    await deploy('club-server-extension', '5.0.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    await deploy('club-server-extension', '6.0.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain(
      'Unknown: club-server-extension 6.0.0 went to production after club-server 5.0.0',
    );
    expect(code).toBe(1);
    await deploy('club-server', '6.0.0');
    expect((await ask('club-app', 'HEAD', '-o', 'json')).stdout).toContain('"deployable": false');
  });

  it('count if the backend was verified with them, until a record of their removal @long', async () => {
    recordVerifications([[true, '5.0.0']]);
    recordVerifications([[false, '5.0.0']], { agreement: EXTENSION });
    await deploy('club-server', '5.0.0');
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toMatch(/^club-app .* club-server-extension +\| 5\.0\.0 +\| false/m);
    expect(stdout).toContain('club-server 5.0.0 was verified as club-server-extension too');
    expect(code).toBe(1);
    recordVerifications([[true, '5.0.0']], { agreement: EXTENSION });
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    change(EXTENSION.pact);
    here.commit('The pact of the extension changes');
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
    await undeploy('club-server-extension');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
    await deploy('club-server', '5.0.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(1);
  });
});

describe('the provider', () => {
  it('is accepted if the environment has no consumer', async () => {
    const { code, stdout } = await ask('club-server', 'HEAD');
    expect(stdout).toContain('Computer says yes \\o/');
    expect(stdout).toContain('There are no missing dependencies');
    expect(code).toBe(0);
  });

  it('is accepted only if this version was verified with the deployed consumer', async () => {
    const deployed = here.git('rev-parse', 'HEAD');
    await deploy('club-app', 'main');
    const no = await ask('club-server', '2.0.0');
    expect(no.stdout).toContain(
      `There is no verified pact between the version of club-app currently in production (${deployed}) and version 2.0.0 of club-server`,
    );
    expect(no.code).toBe(1);
    recordVerifications([[true, '2.0.0']]);
    expect((await ask('club-server', '2.0.0')).code).toBe(0);
    for (const other of ['2.0.1', '2.0', 'HEAD']) expect((await ask('club-server', other)).code).toBe(1);
    const extension = await ask('club-server-extension', '2.0.0');
    expect(extension.stdout).toContain('Unknown: no verification of club-server-extension 2.0.0');
    expect(extension.code).toBe(1);
  });

  it('a commit that changes the reference backend is another version', async () => {
    await deploy('club-app', 'HEAD');
    const before = here.git('rev-parse', 'HEAD');
    recordVerifications([[true, before]]);
    here.commit('The record');
    here.write('backend/session.ts', 'throw new Error();\n');
    const broken = here.commit('The backend breaks');
    const { code, stdout } = await ask('club-server', 'HEAD');
    expect(stdout).toContain(`Unknown: no verification of club-server ${broken}`);
    expect(stdout).toContain(`${before} was verified with it. That is another version`);
    expect(code).toBe(1);
  });

  it('a commit that changes only records is the same version, which the decision mentions @long', async () => {
    await deploy('club-app', 'HEAD');
    const verifiedCommit = here.commit('A deployment');
    recordVerifications([[true, verifiedCommit]]);
    const recorded = here.commit('The record of the verification');
    const { code, stdout } = await ask('club-server', 'HEAD');
    expect(stdout).toContain(`on club-server ${verifiedCommit}`);
    expect(stdout).toContain(`${recorded} differs from that commit only in records`);
    expect(code).toBe(0);
    expect((await ask('club-server', shorten(recorded))).code).toBe(0);
    recordVerifications([
      [true, verifiedCommit],
      [false, recorded],
    ]);
    expect((await ask('club-server', verifiedCommit)).code).toBe(1);
  });

  it('a tag or a branch of this repository is not a version of another repository’s backend', async () => {
    await deploy('club-app', 'HEAD');
    recordVerifications([[true, here.git('rev-parse', 'HEAD')]]);
    here.git('tag', 'v2');
    for (const name of ['v2', 'main']) {
      const { code, stdout } = await ask('club-server', name);
      expect(stdout).toContain(`${name} is not a fixed version`);
      expect(code).toBe(1);
    }
  });

  it('is found by the first digits of a recorded commit, unless several match @long', async () => {
    const [one, other] = [`${'abcdef0'.repeat(5)}11111`, `${'abcdef0'.repeat(5)}22222`];
    await deploy('club-app', 'HEAD');
    recordVerifications([[true, one]]);
    expect((await ask('club-server', 'abcdef0')).code).toBe(0);
    recordVerifications([
      [true, one],
      [true, other],
    ]);
    const { code, stdout } = await ask('club-server', 'abcdef0');
    expect(stdout).toContain(`abcdef0 matches several versions: ${one}, ${other}`);
    expect(code).toBe(1);
    expect((await ask('club-server', other)).code).toBe(0);
  });

  it('is unknown for a consumer without a recorded pact', async () => {
    const file = `${deploymentsFolder(config)}/production.json`;
    await deploy('club-app', 'HEAD');
    recordVerifications([[true, '2.0.0']]);
    const [record] = JSON.parse(here.read(file)) as DeploymentRecord[];
    here.write(file, JSON.stringify([{ ...record, identities: {} }]));
    const { code, stdout } = await ask('club-server', '2.0.0');
    expect(stdout).toContain('That consumer has no pact with club-server on record');
    expect(code).toBe(1);
  });
});

describe('an unknown version of the consumer', () => {
  it('is refused, with a command that may help', async () => {
    const { code, stdout } = await ask('club-app', 'abcdef1');
    expect(stdout).toContain('No pacts or verifications have been published for version abcdef1 of club-app');
    expect(stdout).toContain('git fetch --all --tags');
    expect(code).toBe(1);
  });

  it('may be missing in a shallow clone @long', async () => {
    const first = here.git('rev-parse', 'HEAD');
    here.commit('One more');
    const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
    try {
      here.git('clone', '--quiet', '--depth', '1', `file://${here.folder}`, shallow);
      const full = here.folder;
      const { code, stdout } = await here.run(
        'can-i-deploy',
        ['--pacticipant', 'club-app', '--version', first, '--to-environment', 'production'],
        { GIT_DIR: join(shallow, '.git'), GIT_WORK_TREE: full },
      );
      expect(stdout).toContain('this clone is shallow: git fetch --unshallow');
      expect(code).toBe(1);
    } finally {
      rmSync(shallow, { recursive: true, force: true });
    }
  });

  it('is not recorded as deployed', async () => {
    const { code, stderr } = await deploy('club-app', '9.9.9');
    expect(stderr).toContain('No pacts or verifications have been published for version 9.9.9 of club-app');
    expect(code).toBe(1);
    expect(here.read(`${deploymentsFolder(config)}/production.json`)).toBe('[]\n');
  });
});

it('an unverified version of a backend is recorded as deployed', async () => {
  recordVerifications([[true, '1.4.0']]);
  await deploy('club-server', '1.4.0');
  const { code, stderr } = await deploy('club-server', '9.9.9');
  expect(stderr).toContain('No verification of club-server 9.9.9 is recorded.');
  expect(code).toBe(0);
  expect((await ask('club-app', 'HEAD')).code).toBe(1);
});

describe('the records', () => {
  it.each([
    ['not json', 'must be array'],
    ['[{ "pacticipant": "club-app" }]', '[0].environment is missing'],
  ])('are refused with the file and the field when one is invalid: %s', async (content, fault) => {
    here.write(`${deploymentsFolder(config)}/production.json`, content);
    const { code, stderr } = await ask('club-app', 'HEAD');
    expect(stderr).toContain(`production.json is not a valid record: ${fault}`);
    expect(code).toBe(1);
  });

  const inFile = (pacticipant: string, version: string, at: string, environment = 'production') => ({
    ...{ pacticipant, environment, version, at, by: 'Bruno' },
  });

  it('each count if place and time contradict each other in the work tree, until the next one @long', async () => {
    recordVerifications([[true, '1.4.0']]);
    writeDeployments(
      inFile('club-server', '1.5.0', '2025-11-03T10:00:00.000Z'),
      inFile('club-server', '1.4.0', '2025-11-03T11:30:00+02:00'),
    );
    const { code, stdout } = await ask('club-app', 'HEAD');
    expect(stdout).toContain('Unknown: no verification of club-server 1.5.0');
    expect(stdout).toContain(
      'No commit shows which version of club-server is the last one in production, so each needs a yes: 1.5.0, 1.4.0.',
    );
    expect(code).toBe(1);
    await deploy('club-server', '1.4.0');
    expect((await ask('club-app', 'HEAD')).code).toBe(0);
  });

  it('are not written before the time of another record of their file', async () => {
    writeDeployments(inFile('club-server', '1.5.0', '2126-01-01T00:00:00.000Z'));
    const { code, stderr } = await deploy('club-server', '1.6.0');
    expect(stderr).toContain(
      'production.json has a record of 2126-01-01T00:00:00.000Z, and this clock says 20',
    );
    expect(code).toBe(1);
    expect(here.read(`${deploymentsFolder(config)}/production.json`)).not.toContain('1.6.0');
  });

  it.each<[string, DeploymentRecord]>([
    [
      'has a record of environment Production',
      inFile('club-server', '1.5.0', '2025-11-03T10:00:00.000Z', 'Production'),
    ],
    ['has a record of pacticipant CLUB-server', inFile('CLUB-server', '1.5.0', '2025-11-03T10:00:00.000Z')],
    [
      'is not a valid record: [1].at has to be a time, ISO 8601, not "yesterday"',
      inFile('club-server', '1.5.0', 'yesterday'),
    ],
  ])('that decisions would ignore are refused and kept: %s', async (message, record) => {
    recordVerifications([[true, '1.4.0']]);
    writeDeployments(inFile('club-server', '1.4.0', '2025-11-02T10:00:00.000Z'), record);
    const before = here.read(`${deploymentsFolder(config)}/production.json`);
    const { code, stderr } = await ask('club-app', 'HEAD');
    expect(stderr).toContain(`production.json ${message}`);
    expect(code).toBe(1);
    expect((await deploy('club-server', '1.6.0')).code).toBe(1);
    expect(here.read(`${deploymentsFolder(config)}/production.json`)).toBe(before);
  });

  it('of a verification in a file with another name are refused', async () => {
    recordVerifications([[true, '1.4.0']]);
    const [name = ''] = readdirSync(join(here.folder, verificationsFolder(config)));
    here.write(
      `${verificationsFolder(config)}/copy.json`,
      here.read(`${verificationsFolder(config)}/${name}`),
    );
    const { code, stderr } = await ask('club-app', 'HEAD');
    expect(stderr).toContain(`copy.json has the record of ${name}`);
    expect(code).toBe(1);
  });

  it('contain who deployed what, and lose nothing when several processes write @long', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    const runs = await Promise.all(
      versions.map((one) => here.run('record-deployment', deployment('club-server', one, '--by', 'Carla'))),
    );
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const written = JSON.parse(
      here.read(`${deploymentsFolder(config)}/production.json`),
    ) as DeploymentRecord[];
    expect(written.map((one) => one.version).sort()).toEqual(versions);
    expect(written).toEqual(
      written.map((one) => ({ ...one, pacticipant: 'club-server', environment: 'production', by: 'Carla' })),
    );
  });

  it('are locked while another process writes, and a timeout names the process @long', async () => {
    here.write('.cache/contract/records.lock', '4711\n');
    const { code, stderr } = await here.run('record-deployment', deployment('club-server', '1.4.0'));
    expect(stderr).toContain('Process 4711 is writing records');
    expect(code).toBe(1);
    expect(here.read(`${deploymentsFolder(config)}/production.json`)).toBe('[]\n');
  });

  it('require an existing environment', async () => {
    const deployed = await here.call('record-deployment', [
      ...['--pacticipant', 'club-app', '--version', 'HEAD', '--environment', 'prodution'],
    ]);
    expect(deployed.stderr).toContain('Environment prodution does not exist');
    expect(deployed.code).toBe(1);
    const asked = await ask('club-server', 'HEAD', '--to-environment', '../deployments/production');
    expect(asked.stderr).toContain('does not exist');
    expect(asked.code).toBe(1);
  });
});

it('a dry run reports the refusal and exits with 0', async () => {
  const { code, stdout } = await ask('club-app', 'HEAD', '--dry-run');
  expect(stdout).toContain('Computer says no');
  expect(code).toBe(0);
});

it('prints JSON with everything that the sentences say, where unknown is null', async () => {
  const absent = await ask('club-app', 'HEAD', '-o', 'json', '--dry-run');
  expect(JSON.parse(absent.stdout)).toMatchObject({ deployable: false, rows: [{ success: null }] });
  await deploy('club-server', '1.4.0');
  const commit = here.commit('The records');
  const unknown = await ask('club-app', 'main', '-o', 'json');
  const about = { provider: 'club-server' };
  expect(JSON.parse(unknown.stdout)).toEqual({
    ...{ pacticipant: 'club-app', version: commit, environment: 'production', commit, deployable: null },
    rows: [
      {
        consumer: { name: 'club-app', version: commit },
        provider: { name: 'club-server', version: '1.4.0' },
        success: null,
      },
    ],
    reason: expect.stringContaining('There is no verified pact between') as string,
    explained: [
      { rule: 'not-verified', text: expect.stringContaining('Unknown: no ') as string, ...about },
      { rule: 'verify-first', text: expect.stringContaining('verify --provider') as string, ...about },
      {
        rule: 'optional-absent',
        text: expect.stringContaining('No version of') as string,
        provider: 'club-server-extension',
      },
    ],
  });
  const table = await ask('club-app', 'main');
  const { reason, explained } = JSON.parse(unknown.stdout) as {
    reason: string;
    explained: { text: string }[];
  };
  expect(table.stdout).toContain([reason, explained.map(({ text }) => text).join('\n')].join('\n\n'));
  expect(unknown.code).toBe(1);
});

it('the README has a row for each explanation, in this order', () => {
  const lines = readFileSync('packages/contract-gates/README.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Rule '));
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  expect(rows.map((row) => cellsOf(row).slice(1, 4))).toEqual(
    Object.entries(EXPLANATIONS).map(([rule, { sentence, todo }]) => [`\`${rule}\``, sentence, todo]),
  );
});

it.each<[string, string[]]>([
  ['--version is missing', ['--pacticipant', 'club-app', '--to-environment', 'production']],
  ['no pacticipant nobody', ['--pacticipant', 'nobody', '--version', '1', '--to-environment', 'production']],
  ["Unknown option '--to'", ['--to', 'production']],
])('a wrong command line is exit code 2: %s', async (message, options) => {
  const { code, stderr } = await here.call('can-i-deploy', options);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run contract -- can-i-deploy --pacticipant');
  expect(code).toBe(2);
});

it('a deployment requires a version or --undeployed', async () => {
  const line = ['--pacticipant', 'club-server', '--environment', 'production'];
  const { code, stderr } = await here.call('record-deployment', line);
  expect(stderr).toContain('Give either --version or --undeployed');
  expect(code).toBe(2);
  expect((await deploy('club-server', '1', '--undeployed')).code).toBe(2);
});
