import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTION, sha256 } from '../../api-spec/document';
import { DEPLOYMENTS, PACT, VERIFICATIONS } from '../places';
import { makeRepository } from '../testRepository';
import type { TestRepository } from '../testRepository';
import type { DeploymentRecord, VerificationRecord } from './records';

jest.setTimeout(300_000);

let here: TestRepository;
beforeEach(() => {
  here = makeRepository();
});
afterEach(() => {
  here.remove();
});

const ask = (pacticipant: string, version: string, ...more: string[]) =>
  here.run('contract/records/canIDeploy.ts', [
    ...['--pacticipant', pacticipant, '--version', version, '--to-environment', 'production'],
    ...more,
  ]);
const deploy = (pacticipant: string, version: string, ...more: string[]) =>
  here.run('contract/records/recordDeployment.ts', [
    ...['--pacticipant', pacticipant, '--version', version, '--environment', 'production'],
    ...more,
  ]);

/** As `pact:verify --record` leaves them: success and provider version, oldest first. */
function verified(...runs: [boolean, string][]): void {
  const record: VerificationRecord = {
    consumer: 'portaria',
    provider: 'erp-backend',
    pact: sha256(here.read(PACT)),
    description: sha256(here.read(DESCRIPTION)),
    verifications: runs.map(([success, providerVersion], day) => ({
      success,
      at: `2026-11-0${day + 1}T12:00:00.000Z`,
      by: 'Bruno',
      providerVersion,
      returned: {},
    })),
  };
  const name = `${record.pact.slice(0, 12)}-${record.description.slice(0, 12)}.json`;
  here.write(`${VERIFICATIONS}/${name}`, JSON.stringify(record));
}

describe('the consumer', () => {
  it('may not go where no provider is, and is told what comes first', async () => {
    const { code, stdout } = await ask('portaria', 'HEAD');
    expect(stdout).toMatch(/^Computer says no ¯\\_\(ツ\)_\/¯$/m);
    expect(stdout).toContain('CONSUMER | C.VERSION  | PROVIDER    | P.VERSION | SUCCESS? | RESULT#');
    expect(stdout).toMatch(
      /There is no verified pact between version [0-9a-f]{40} of portaria and a version of erp-backend currently in production \(no version is currently recorded as deployed\/released in this environment\)/,
    );
    expect(stdout).toContain('npm run record-deployment -- --pacticipant erp-backend');
    expect(code).toBe(1);
  });

  it('may go where a provider of the verified description is, whatever commit its pact travels in', async () => {
    verified([true, '1.4.0']);
    const before = here.git('rev-parse', 'HEAD');
    const after = here.commit('Another commit with the same pact');
    expect((await deploy('erp-backend', '1.4.0')).code).toBe(0);
    for (const version of [
      before,
      after.slice(0, 7),
      'main',
      sha256(here.read(PACT)),
      sha256(here.read(PACT)).slice(0, 12),
    ]) {
      const { code, stdout } = await ask('portaria', version);
      expect(stdout).toMatch(/^Computer says yes \\o\/$/m);
      expect(stdout).toContain('All required verification results are published and successful');
      expect(stdout).toMatch(/\| 1\.4\.0 +\| true +\| 1$/m);
      expect(stdout).toContain('Verified 2026-11-01T12:00:00.000Z by Bruno on erp-backend 1.4.0');
      expect(code).toBe(0);
    }
  });

  it('may not go where the provider has another description than the verified one', async () => {
    verified([true, '1.4.0']);
    here.write(DESCRIPTION, here.read(DESCRIPTION).replace('version: 1.0.0', 'version: 1.1.0'));
    const commit = here.commit('The description changes');
    await deploy('erp-backend', commit);
    const { code, stdout } = await ask('portaria', 'HEAD');
    expect(stdout).toContain('Computer says no');
    expect(stdout).toMatch(
      new RegExp(
        `There is no verified pact between version ${commit} of portaria and the version of erp-backend currently in production \\(${commit}\\)`,
      ),
    );
    expect(stdout).toContain('This pact was verified against another description');
    expect(stdout).toContain(
      `npm run pact:verify -- --provider-base-url <URL> --record --provider-version ${commit}`,
    );
    expect(code).toBe(1);
  });

  it('may not go with a pact that has changed since', async () => {
    verified([true, '1.4.0']);
    await deploy('erp-backend', '1.4.0');
    here.write(PACT, `${here.read(PACT)}\n`);
    here.commit('The pact changes');
    const { code, stdout } = await ask('portaria', 'HEAD');
    expect(stdout).toContain('This description was verified with another pact');
    expect(code).toBe(1);
    expect((await ask('portaria', 'HEAD^')).code).toBe(0);
  });

  it('is told when the pact has changes that no commit has', async () => {
    verified([true, '1.4.0']);
    await deploy('erp-backend', '1.4.0');
    here.write(PACT, `${here.read(PACT)}\n`);
    here.commit('The pact changes');
    expect((await ask('portaria', 'HEAD')).stdout).not.toContain('not committed');
    here.write(PACT, `${here.read(PACT)}\n`);
    expect((await ask('portaria', 'HEAD')).stdout).toContain('has changes that are not committed');
  });

  it('may not go when the newest verification failed', async () => {
    verified([true, '1.4.0'], [false, '1.4.0']);
    await deploy('erp-backend', '1.4.0');
    const { code, stdout } = await ask('portaria', 'HEAD');
    expect(stdout).toMatch(
      /The verification for the pact between version [0-9a-f]{40} of portaria and the version of erp-backend currently in production \(1\.4\.0\) failed/,
    );
    expect(stdout).toContain('It failed 2026-11-02T12:00:00.000Z by Bruno');
    expect(code).toBe(1);
  });

  it('is judged by the provider’s deployed version, where that one itself was verified', async () => {
    verified([true, '1.4.0'], [false, '1.5.0-rc']);
    await deploy('erp-backend', '1.4.0');
    expect((await ask('portaria', 'HEAD')).code).toBe(0);
    verified([false, '1.4.0'], [true, '1.5.0-rc']);
    expect((await ask('portaria', 'HEAD')).code).toBe(1);
  });

  it('is judged by the newest verification of the same bytes, where the deployed version has none', async () => {
    await deploy('erp-backend', 'main');
    verified([false, '1.4.0'], [true, '1.4.1']);
    expect((await ask('portaria', 'HEAD')).code).toBe(0);
    verified([true, '1.4.0'], [false, '1.4.1']);
    expect((await ask('portaria', 'HEAD')).code).toBe(1);
  });

  it('is told when the verified version is another one with the same description', async () => {
    verified([true, '1.4.0']);
    await deploy('erp-backend', here.git('rev-parse', 'HEAD'));
    const { code, stdout } = await ask('portaria', 'HEAD');
    expect(stdout).toContain(
      'another version with the same description: the same promise, not the same code',
    );
    expect(code).toBe(0);
  });

  it('is judged by what was deployed last', async () => {
    verified([true, '1.4.0']);
    await deploy('erp-backend', '1.4.0');
    await deploy('erp-backend', 'f'.repeat(64));
    expect((await ask('portaria', 'HEAD')).code).toBe(1);
    await deploy('erp-backend', '1.4.0');
    expect((await ask('portaria', 'HEAD')).code).toBe(0);
  });
});

describe('the provider', () => {
  it('may go where nobody calls it', async () => {
    const { code, stdout } = await ask('erp-backend', 'HEAD');
    expect(stdout).toContain('Computer says yes \\o/');
    expect(stdout).toContain('There are no missing dependencies');
    expect(code).toBe(0);
  });

  it('may not go to a consumer that it was not verified with, and may when it was', async () => {
    const portal = here.git('rev-parse', 'HEAD');
    await deploy('portaria', 'main');
    const no = await ask('erp-backend', 'HEAD');
    expect(no.stdout).toContain(
      `There is no verified pact between the version of portaria currently in production (${portal}) and version ${portal} of erp-backend`,
    );
    expect(no.code).toBe(1);
    verified([true, '2.0.0']);
    for (const version of ['2.0.0', 'HEAD', sha256(here.read(DESCRIPTION))]) {
      expect((await ask('erp-backend', version)).code).toBe(0);
    }
  });
});

describe('a version that nobody knows', () => {
  it('is no, with the line that may help', async () => {
    const { code, stdout } = await ask('portaria', 'abcdef1');
    expect(stdout).toContain('No pacts or verifications have been published for version abcdef1 of portaria');
    expect(stdout).toContain('git fetch --all --tags');
    expect(code).toBe(1);
  });

  it('may lie beyond a shallow clone', async () => {
    const first = here.git('rev-parse', 'HEAD');
    here.commit('One more');
    const shallow = mkdtempSync(join(tmpdir(), 'portaria-'));
    try {
      here.git('clone', '--quiet', '--depth', '1', `file://${here.folder}`, shallow);
      const full = here.folder;
      const { code, stdout } = await here.run(
        'contract/records/canIDeploy.ts',
        ['--pacticipant', 'portaria', '--version', first, '--to-environment', 'production'],
        { GIT_DIR: join(shallow, '.git'), GIT_WORK_TREE: full },
      );
      expect(stdout).toContain('this clone is shallow: git fetch --unshallow');
      expect(code).toBe(1);
    } finally {
      rmSync(shallow, { recursive: true, force: true });
    }
  });

  it('is not noted as deployed', async () => {
    const { code, stderr } = await deploy('erp-backend', '9.9.9');
    expect(stderr).toContain(
      'No pacts or verifications have been published for version 9.9.9 of erp-backend',
    );
    expect(code).toBe(1);
    expect(here.read(`${DEPLOYMENTS}/production.json`)).toBe('[]\n');
  });
});

describe('the records', () => {
  it.each(['not json', '[{ "pacticipant": "portaria" }]'])(
    'are named when one is broken: %s',
    async (content) => {
      here.write(`${DEPLOYMENTS}/production.json`, content);
      const { code, stderr } = await ask('portaria', 'HEAD');
      expect(stderr).toContain('production.json');
      expect(code).toBe(1);
    },
  );

  it('hold who deployed what, and lose none when several write at once', async () => {
    const bytes = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64));
    const runs = await Promise.all(bytes.map((one) => deploy('erp-backend', one, '--by', 'Carla')));
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const written = JSON.parse(here.read(`${DEPLOYMENTS}/production.json`)) as DeploymentRecord[];
    expect(written.map((one) => one.bytes).sort()).toEqual(bytes);
    expect(written).toEqual(
      written.map((one) => ({ ...one, pacticipant: 'erp-backend', environment: 'production', by: 'Carla' })),
    );
  });

  it('are left alone while another command writes, and the one that waits in vain says for whom', async () => {
    here.write('.cache/contract/records.lock', '4711\n');
    const { code, stderr } = await deploy('erp-backend', 'HEAD');
    expect(stderr).toContain('Process 4711 is writing records');
    expect(code).toBe(1);
    expect(here.read(`${DEPLOYMENTS}/production.json`)).toBe('[]\n');
  });

  it('know no environment that nobody made', async () => {
    const deployed = await here.run('contract/records/recordDeployment.ts', [
      ...['--pacticipant', 'portaria', '--version', 'HEAD', '--environment', 'prodution'],
    ]);
    expect(deployed.stderr).toContain('Environment prodution does not exist');
    expect(deployed.code).toBe(1);
    const asked = await ask('erp-backend', 'HEAD', '--to-environment', '../deployments/production');
    expect(asked.stderr).toContain('does not exist');
    expect(asked.code).toBe(1);
  });
});

it('a dry run says no and lets pass', async () => {
  const { code, stdout } = await ask('portaria', 'HEAD', '--dry-run');
  expect(stdout).toContain('Computer says no');
  expect(code).toBe(0);
});

it('answers a program in JSON', async () => {
  const { stdout } = await ask('portaria', 'HEAD', '-o', 'json', '--dry-run');
  expect(JSON.parse(stdout)).toMatchObject({ deployable: false, rows: [{ success: null }] });
});

it.each<[string, string[]]>([
  ['--version is missing', ['--pacticipant', 'portaria', '--to-environment', 'production']],
  ['no pacticipant portal', ['--pacticipant', 'portal', '--version', '1', '--to-environment', 'production']],
  ["Unknown option '--to'", ['--to', 'production']],
])('a wrong command line is exit code 2: %s', async (words, line) => {
  const { code, stderr } = await here.run('contract/records/canIDeploy.ts', line);
  expect(stderr).toContain(words);
  expect(stderr).toContain('npm run can-i-deploy -- --pacticipant');
  expect(code).toBe(2);
});
