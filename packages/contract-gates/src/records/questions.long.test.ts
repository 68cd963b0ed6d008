// The questions of a deployment, each kind once. No answer is a wrong yes, and no right yes is lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { needsGit } from '../../test/needsGit';
import { CLUB } from '../../test/club';
import config from '../../test/club/contract.config';
import { recordsIn } from '../../test/records';
import { cleanEnvironment, makeRepository, prepareRepositories, openRepository } from '../../test/repository';
import type { TestRepository } from '../../test/repository';

needsGit();

jest.setTimeout(300_000);

const [BACKEND, { provider: EXTENSION }] = config.agreements;
const CONFIGURATION = 'contract.config.ts';
const SERVER = BACKEND.provider;
const extension = { agreement: config.agreements[1] };

const makeHere = prepareRepositories();
let here: TestRepository;
beforeEach(() => {
  here = makeHere();
});
afterEach(() => {
  here.remove();
});

const { ask, deploy, undeploy, recordVerifications, writeDeployments, readDeployments } = recordsIn(
  () => here,
);

const TOMORROW = '2126-01-02T00:00:00.000Z';
/** Before each commit of these repositories. */
const OLD = '2020-11-01T12:00:00.000Z';
/** A commit of a backend that begins with the number of a build. */
const COMMIT = `20261126${'ab'.repeat(16)}`;
/** Of a deployment in production. */
const deployedAs = (version: string, at: string, pacticipant: string = SERVER) => ({
  ...{ pacticipant, environment: 'production', version, at, by: 'Bruno' },
});

type Question = {
  /** Of the agreement in its repository. Default: the root. */
  folder?: string;
  prepare: () => unknown;
  /** Pacticipant, version, and further options. */
  asked: [pacticipant: string, version: string, ...options: string[]];
  isYes: boolean;
  /** Part of the answer. */
  says: string;
};

const QUESTIONS: Record<string, Question> = {
  'another role: this version failed as the extension': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, '2.0.0']]);
      recordVerifications([[false, '2.0.0']], extension);
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: 'version 2.0.0 of club-server-extension failed',
  },
  'another role: the extension is asked, and this version failed as the backend': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[false, '2.0.0']]);
      recordVerifications([[true, '2.0.0']], extension);
    },
    asked: [EXTENSION, '2.0.0'],
    isYes: false,
    says: 'version 2.0.0 of club-server failed',
  },
  'another role: one deployment has both, and this version is verified for one': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      await deploy(SERVER, '1.4.0');
      await deploy(EXTENSION, '1.4.0');
      recordVerifications([[true, '2.0.0']]);
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: 'Unknown: no verification of club-server-extension 2.0.0',
  },
  'another role: this version is recorded as the extension in another environment': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      await deploy(EXTENSION, '2.0.0', '--environment', 'test');
      recordVerifications([[true, '2.0.0']]);
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: 'Unknown: no verification of club-server-extension 2.0.0',
  },
  'another role: this version is verified for both': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      await deploy(SERVER, '1.4.0');
      await deploy(EXTENSION, '1.4.0');
      recordVerifications([[true, '2.0.0']]);
      recordVerifications([[true, '2.0.0']], extension);
    },
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'All required verification results are published and successful',
  },
  'another role: the extension is a service of its own': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      await deploy(SERVER, '1.4.0');
      await deploy(EXTENSION, '7.1.0');
      recordVerifications([[true, '2.0.0']]);
    },
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'All required verification results are published and successful',
  },
  'another role: the extension was removed, and this version does not have it': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      await deploy(SERVER, '1.4.0');
      await deploy(EXTENSION, '1.4.0');
      await undeploy(EXTENSION);
      recordVerifications([[true, '2.0.0']]);
    },
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'All required verification results are published and successful',
  },
  'another role: the backend says that it does not have the extension': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, '2.0.0']]);
      recordVerifications([[false, '2.0.0']], extension);
    },
    asked: [SERVER, '2.0.0', '--ignore', EXTENSION],
    isYes: true,
    says: 'club-server-extension 2.0.0 was verified 2026-11-01T12:00:00.000Z by Bruno, and failed.',
  },
  'another commit: its branch has one more validator': {
    prepare: () =>
      prepareBranch(() => {
        here.edit(CONFIGURATION, "except: ['Refused']", 'except: []');
        here.write('validators/Refused.mjs', 'export default () => true;\n');
      }),
    asked: ['club-app', 'next'],
    isYes: false,
    says: '1.4.0 was verified with another pact or other validators',
  },
  'another commit: its branch has one more provider': {
    prepare: () =>
      prepareBranch(() => {
        here.edit(
          CONFIGURATION,
          'agreements: [',
          "agreements: [{ provider: 'club-shop', pact: 'pacts/shop.json', tag: 'shop' },",
        );
        here.write('pacts/shop.json', '{}');
      }),
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'a version of club-shop currently in production',
  },
  'another commit: its branch has one pact less': {
    prepare: async () => {
      await deploy(EXTENSION, '1.4.0');
      await prepareBranch(() => {
        const text = here.read(CONFIGURATION);
        here.write(
          CONFIGURATION,
          text.replace(/ {4}\{\n {6}provider: 'club-server-extension'[^]*?\n {4}\},\n/, ''),
        );
      });
    },
    asked: ['club-app', 'next'],
    isYes: true,
    says: 'Verified',
  },
  'another commit: it does not load': {
    prepare: () => prepareBranch(() => here.write(CONFIGURATION, 'export default {')),
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'does not load here: contract.config.ts',
  },
  'another commit: its branch names a validator that is missing': {
    prepare: () => prepareBranch(() => here.edit(CONFIGURATION, "except: ['Refused']", 'except: []')),
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'does not load here: There is no validators/Refused.mjs. Write the validators again.',
  },
  'another commit: its branch names a pact that is missing': {
    prepare: () =>
      prepareBranch(() => {
        here.edit(
          CONFIGURATION,
          'agreements: [',
          "agreements: [{ provider: 'club-shop', pact: 'pacts/shop.json', tag: 'shop', isOptional: true },",
        );
      }),
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'does not load here: There is no pacts/shop.json.',
  },
  'a missing validator: the commit that is checked out names it': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      rmSync(join(here.folder, config.validators.file('Accepted')));
      here.commit('No validator');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: `does not load here: There is no ${config.validators.file('Accepted')}.`,
  },
  'another commit: main is asked from a branch with other validators': {
    prepare: async () => {
      await prepareBranch(() => {
        here.edit(CONFIGURATION, "except: ['Refused']", 'except: []');
        here.write('validators/Refused.mjs', 'export default () => true;\n');
      });
      here.git('checkout', '--quiet', 'next');
    },
    asked: ['club-app', 'main'],
    isYes: true,
    says: 'Verified',
  },
  'a changed work tree: the commit is verified, the changes are not': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.write(BACKEND.pact, here.read(BACKEND.pact).replace('"club-app"', '"club-app" '));
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: `${BACKEND.pact} has changes that are not committed`,
  },
  'a moving name: it is recorded and verified': {
    prepare: async () => {
      recordVerifications([[true, 'prod']]);
      await deploy(SERVER, 'prod', '--accept-version-form', 'prod');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'prod is not a fixed version',
  },
  'a moving name: it is asked where nothing calls it': {
    prepare: () => undefined,
    asked: [SERVER, 'current'],
    isYes: false,
    says: 'current is not a fixed version',
  },
  'a name of another form, which the company says never moves': {
    prepare: async () => {
      recordVerifications([[true, 'summer-7']]);
      await deploy('club-app', 'HEAD');
    },
    asked: [SERVER, 'summer-7', '--accept-version-form', 'summer-\\d+'],
    isYes: true,
    says: 'you say that names of the form ^(?:summer-\\d+)$ never move',
  },
  'an unknown version, where nothing calls it': {
    prepare: () => undefined,
    asked: [SERVER, '9.9.9'],
    isYes: true,
    says: 'Nothing was verified: no version of club-app is recorded in production',
  },
  'an assume-unchanged pact: only its changed text is verified': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      here.git('update-index', '--assume-unchanged', BACKEND.pact);
      here.write(BACKEND.pact, `${here.read(BACKEND.pact)}\n`);
      recordVerifications([[true, '1.4.0']]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.4.0',
  },
  'a changed submodule: the reference backend is verified with it': {
    prepare: async () => {
      addSubmodule('library');
      const commit = here.commit('A submodule');
      here.write('library/changed.ts', '');
      await here.call('verify', ['--reference', '--record']);
      await deploy(SERVER, commit);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server',
  },
  'stale validators: they are not generated from the description': {
    prepare: async () => {
      here.edit(
        CONFIGURATION,
        "['node', '--check', 'validators/Accepted.mjs']",
        "['node', '--check', 'none.mjs']",
      );
      here.commit('The generated files are stale');
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('The records');
      here.write('changed.ts', '');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'The generated files of this version are not those of its description.',
  },
  'a recorded agreement: the configuration lacks it': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      recordVerifications([[true, '1.4.0']], {
        agreement: { ...config.agreements[1], provider: 'club-shop' },
      });
      await deploy(SERVER, '1.4.0');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'has verifications of club-shop, which no agreement names',
  },
  'an edited record: its verification is of another consumer': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']], { consumer: 'another-app' });
      await deploy(SERVER, '1.4.0');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.4.0',
  },
  'a sub-folder of a repository: the commit is verified': {
    folder: 'apps/club',
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('The records');
    },
    asked: ['club-app', 'HEAD^'],
    isYes: true,
    says: 'Verified',
  },
  'a sub-folder of a repository: another commit has another pact': {
    folder: 'apps/club',
    prepare: () =>
      prepareBranch(() => {
        here.write(BACKEND.pact, `${here.read(BACKEND.pact)}\n`);
      }),
    asked: ['club-app', 'next'],
    isYes: false,
    says: '1.4.0 was verified with another pact',
  },
  'a sub-folder of a repository: a commit changes only its records': {
    folder: 'apps/club',
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, here.commit('A deployment')]]);
      here.commit('The record of the verification');
    },
    asked: [SERVER, 'HEAD'],
    isYes: true,
    says: 'differs from that commit only in records',
  },
  'a checkout with CRLF: the reference backend is verified there': {
    prepare: async () => {
      checkOutWithCrlf();
      await here.call('verify', ['--reference', '--record']);
      const commit = here.git('rev-parse', 'HEAD');
      here.git('config', 'core.autocrlf', 'false');
      await deploy(SERVER, commit);
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a checkout with CRLF: a backend is asked there': {
    prepare: async () => {
      recordVerifications([[true, '2.0.0']]);
      await deploy('club-app', 'HEAD');
      here.commit('The records');
      checkOutWithCrlf();
    },
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'Verified',
  },
  'a clock ahead: a success from tomorrow, then a failure': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0', TOMORROW]]);
      here.commit('A success');
      recordVerifications([
        [true, '1.4.0', TOMORROW],
        [false, '1.4.0'],
      ]);
      here.commit('A failure');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a clock ahead: a success from tomorrow, then a failure that is not committed': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0', TOMORROW]]);
      here.commit('A success');
      recordVerifications([
        [true, '1.4.0', TOMORROW],
        [false, '1.4.0'],
      ]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a clock ahead: a failure from tomorrow, then a success': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[false, '1.4.0', TOMORROW]]);
      here.commit('A failure');
      recordVerifications([
        [false, '1.4.0', TOMORROW],
        [true, '1.4.0'],
      ]);
      here.commit('A success');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified 2026-11-01',
  },
  'a clock ahead: a deployment from tomorrow, then one of an unverified version': {
    prepare: () => {
      recordVerifications([[true, '1.4.0']]);
      const first = deployedAs('1.4.0', TOMORROW);
      writeDeployments(first);
      here.commit('A deployment');
      writeDeployments(first, deployedAs('1.5.0', '2026-11-02T00:00:00.000Z'));
      here.commit('The next deployment');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.5.0',
  },
  'a clock behind: a failure from before the success': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      here.commit('A success');
      recordVerifications([
        [false, '1.4.0', '2020-01-01T00:00:00.000Z'],
        [true, '1.4.0'],
      ]);
      here.commit('A failure');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2020-01-01',
  },
  'a clock behind: the consumer is replaced by one with another pact': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, '2.0.0']]);
      here.commit('A deployment');
      here.write(BACKEND.pact, `${here.read(BACKEND.pact)}\n`);
      here.commit('Another pact');
      await deploy('club-app', 'HEAD');
      const [before, last] = readDeployments();
      writeDeployments(before, { ...last, at: '2020-01-01T00:00:00.000Z' });
      here.commit('The next deployment');
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: '2.0.0 was verified with another pact',
  },
  'a merge: one branch has a success, and the other one a failure': {
    prepare: () =>
      mergeRecords(
        () => recordVerifications([[false, '1.4.0', '2026-11-01T00:00:00.000Z']]),
        () => recordVerifications([[true, '1.4.0', '2026-11-02T00:00:00.000Z']]),
        () =>
          recordVerifications([
            [false, '1.4.0', '2026-11-01T00:00:00.000Z'],
            [true, '1.4.0', '2026-11-02T00:00:00.000Z'],
          ]),
      ),
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'No commit shows which verification of club-server 1.4.0 is the last one',
  },
  'a merge: one branch has a failure with another description': {
    prepare: () =>
      mergeRecords(
        () => recordVerifications([[false, '1.4.0']], { description: 'their own', on: '2026-11-01' }),
        () => recordVerifications([[true, '1.4.0']], { on: '2026-11-02' }),
      ),
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a merge: the failure was known before the success on the other branch': {
    prepare: () =>
      mergeRecords(
        () => here.write('changed.ts', ''),
        () => recordVerifications([[true, '1.4.0']], { on: '2020-11-02' }),
        undefined,
        () => recordVerifications([[false, '1.4.0']], { description: 'their own', on: '2020-11-01' }),
      ),
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified 2020-11-02',
  },
  'a rebase: an old success is added after a newer failure': {
    prepare: async () => {
      await prepareBranches(addFailure, addOldSuccess);
      here.git('rebase', '--quiet', 'main', 'other');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'of 2020-11-01T12:00:00.000Z was added after that of 2020-11-02T12:00:00.000Z, as after a rebase',
  },
  'a rebase: the verification after it decides': {
    prepare: async () => {
      await prepareBranches(addFailure, addOldSuccess);
      here.git('rebase', '--quiet', 'main', 'other');
      recordVerifications([
        [true, '1.4.0', OLD],
        [true, '1.4.0', '2020-11-03T12:00:00.000Z'],
      ]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified 2020-11-03',
  },
  'a rebase: an old deployment is added after a newer one': {
    prepare: () => {
      recordVerifications([[true, '1.4.0']]);
      prepareOldDeployment();
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: `The deployment of club-server of ${OLD} was added after that of 2020-11-02`,
  },
  'a rebase: an old deployment is added after a newer one, and both versions are verified': {
    prepare: () => {
      recordVerifications([
        [true, '1.4.0'],
        [true, '1.5.0'],
      ]);
      prepareOldDeployment();
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'so it may be the older one, and each version needs a yes: 1.5.0, 1.4.0',
  },
  'a squash: an old success is added after a newer failure': {
    prepare: async () => {
      await prepareBranches(addFailure, addOldSuccess);
      here.git('merge', '--quiet', '--squash', 'other');
      here.commit('A squashed branch');
    },
    asked: ['club-app', 'HEAD', '-o', 'json'],
    isYes: false,
    says: '"rule": "contradicting-verifications"',
  },
  'a squash that is not committed: it has an old success': {
    prepare: async () => {
      await prepareBranches(addFailure, addOldSuccess);
      here.git('merge', '--quiet', '--squash', 'other');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'so it may be the older one, and the failed one counts',
  },
  'a merge: each branch deployed another version': {
    prepare: () => {
      recordVerifications([[true, '1.5.0']]);
      const [one, other] = [
        deployedAs('1.4.0', '2026-11-01T00:00Z'),
        deployedAs('1.5.0', '2026-11-02T00:00Z'),
      ];
      return mergeRecords(
        () => writeDeployments(one),
        () => writeDeployments(other),
        () => writeDeployments(one, other),
      );
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'is the last one in production, so each needs a yes: 1.4.0, 1.5.0',
  },
  'a merge: the deployment after it decides': {
    prepare: async () => {
      recordVerifications([[true, '1.5.0']]);
      const [one, other] = [
        deployedAs('1.4.0', '2026-11-01T00:00Z'),
        deployedAs('1.5.0', '2026-11-02T00:00Z'),
      ];
      await mergeRecords(
        () => writeDeployments(one),
        () => writeDeployments(other),
        () => writeDeployments(other, one),
      );
      await deploy(SERVER, '1.5.0');
      here.commit('The next deployment');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a squash: one commit has a failure and a success': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([
        [false, '1.4.0'],
        [true, '1.4.0'],
      ]);
      here.commit('A squashed branch');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'the failed one counts',
  },
  'a squash: the success after it decides': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      const squashed: [boolean, string][] = [
        [false, '1.4.0'],
        [true, '1.4.0'],
      ];
      recordVerifications(squashed);
      here.commit('A squashed branch');
      recordVerifications([...squashed, [true, '1.4.0']]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified 2026-11-01T12:02',
  },
  'a squash: a version that is not verified was replaced in the same commit': {
    prepare: () => {
      recordVerifications([[true, '1.5.0']]);
      writeDeployments(
        deployedAs('1.4.0', '2026-11-01T00:00:00.000Z'),
        deployedAs('1.5.0', '2026-11-02T00:00:00.000Z'),
      );
      here.commit('A squashed branch');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.4.0',
  },
  'an edited record: a failure comes back with its old date': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[false, '1.4.0']]);
      here.commit('A failure');
      recordVerifications([[true, '1.4.0', '2026-11-02T00:00:00.000Z']]);
      here.commit('A success replaces it');
      recordVerifications([
        [false, '1.4.0'],
        [true, '1.4.0', '2026-11-02T00:00:00.000Z'],
      ]);
      here.commit('The failure again');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a removed record: a failure becomes a success in its place': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[false, '1.4.0']]);
      here.commit('A failure');
      recordVerifications([[true, '1.4.0']]);
      here.commit('A success in its place');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'The record of 2026-11-01T12:00:00.000Z by Bruno was removed from pacts/records/verifications/',
  },
  'a removed record: the file of a failure is deleted, and another one has an earlier success': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']], { description: 'Another description' });
      here.commit('A success');
      recordVerifications([[false, '1.4.0']]);
      here.commit('A failure');
      const [file = ''] = here
        .git('log', '-1', '--format=', '--name-only', '--', 'pacts/records/verifications')
        .split('\n');
      rmSync(join(here.folder, file));
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a removed record: the verification after it decides': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[false, '1.4.0']]);
      here.commit('A failure');
      recordVerifications([]);
      here.commit('No failure');
      recordVerifications([[true, '1.4.0']]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a removed record: a merge loses the failure of a branch': {
    prepare: () =>
      mergeRecords(
        () => {
          recordVerifications([[true, '1.4.0']]);
        },
        () => {
          recordVerifications([[false, '1.4.0']]);
        },
      ),
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It failed 2026-11-01',
  },
  'a removed record: the last deployment is reverted': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('A deployment');
      await deploy(SERVER, '1.5.0');
      here.commit('The next deployment');
      here.git('revert', '--no-edit', 'HEAD');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'was removed from pacts/records/deployments/production.json',
  },
  'a removed record: the deployment after it decides': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      here.commit('A success');
      await deploy(SERVER, '1.5.0');
      here.commit('A deployment');
      here.git('revert', '--no-edit', 'HEAD');
      await deploy(SERVER, '1.4.0');
      here.commit('The next deployment');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a sparse checkout: it lacks the validators': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('The records');
      here.git('sparse-checkout', 'set', '--no-cone', '/*', '!/validators/');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a commit adds code to the folder of the records': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, here.commit('A deployment')]]);
      here.write('pacts/records/start.ts', '');
      here.commit('Code');
    },
    asked: [SERVER, 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server',
  },
  'a shallow clone: it does not know which deployment is the last one': {
    prepare: async () => {
      await prepareTwoDeployments();
      cloneHere('--depth', '1');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'git fetch --unshallow',
  },
  'a shallow clone: it has the last deployment': {
    prepare: async () => {
      await prepareTwoDeployments();
      cloneHere('--depth', '2');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'A failure that was removed from its file is not known. To have it: git fetch --unshallow',
  },
  'a partial clone: git fetches what it needs': {
    prepare: async () => {
      await prepareTwoDeployments();
      here.git('config', 'uploadpack.allowFilter', 'true');
      here.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      cloneHere('--filter', 'blob:none');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a partial clone: git cannot fetch the earlier records': {
    prepare: async () => {
      await prepareTwoDeployments();
      here.git('config', 'uploadpack.allowFilter', 'true');
      cloneHere('--filter', 'blob:none');
      here.git('remote', 'set-url', 'origin', 'file:///none');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'git fetch --refetch',
  },
  'a tag and a branch name the same commit': {
    prepare: async () => {
      await prepareBranch(() => here.write(BACKEND.pact, `${here.read(BACKEND.pact)}\n`));
      here.git('tag', 'v3', 'next');
    },
    asked: ['club-app', 'v3'],
    isYes: false,
    says: '1.4.0 was verified with another pact',
  },
  'another environment has the verified version': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0', '--environment', 'test');
      await deploy(SERVER, '1.5.0');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.5.0',
  },
  'an edited record: an old success gets another author after a failure': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      here.commit('A success');
      recordVerifications([
        [true, '1.4.0'],
        [false, '1.4.0'],
      ]);
      here.commit('A failure');
      replaceInRecord('"Bruno"', '"Bruno Silva"');
      here.commit('A name');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'the failed one counts',
  },
  'an edited record: a success gets another time after a failure with another description': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0', TOMORROW]]);
      here.commit('A success');
      recordVerifications([[false, '1.4.0']], { description: 'their own' });
      here.commit('A failure');
      recordVerifications([[true, '1.4.0', '2026-11-02T00:00:00.000Z']]);
      here.commit('The right time');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'the failed one counts',
  },
  'an edited record: in the work tree, an old deployment gets another author': {
    prepare: () => {
      recordVerifications([[true, '1.4.0']]);
      const [first, last] = [
        deployedAs('1.4.0', '2026-11-01T00:00Z'),
        deployedAs('1.5.0', '2026-11-02T00:00Z'),
      ];
      writeDeployments(first);
      here.commit('A deployment');
      writeDeployments(first, last);
      here.commit('The next deployment');
      writeDeployments({ ...first, by: 'Carla' }, last);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'so each needs a yes: 1.4.0, 1.5.0',
  },
  'an edited record: in the work tree, a success before another failure gets another author': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      here.commit('A success');
      recordVerifications([[false, '1.4.0']], { description: 'their own' });
      here.commit('A failure');
      const [file = ''] = here
        .git('log', '-1', '--format=', '--name-only', 'HEAD~1', '--', 'pacts/records/verifications')
        .split('\n');
      here.write(file, here.read(file).replace('"Bruno"', '"Carla"'));
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'the failed one counts',
  },
  'a merge that is not committed: the other branch has an older success': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      here.commit('The start');
      here.git('checkout', '--quiet', '-b', 'other');
      recordVerifications([[true, '1.4.0']], { description: 'their own' });
      here.commit('A success');
      here.git('checkout', '--quiet', 'main');
      recordVerifications([[false, '1.4.0']], { on: '2026-11-02' });
      here.commit('A failure');
      here.git('merge', '--quiet', '--no-commit', '--no-ff', 'other');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'the failed one counts',
  },
  'git cannot read the history': {
    prepare: async () => {
      await prepareTwoDeployments();
      rmSync(join(here.folder, '.git/objects'), { recursive: true });
    },
    asked: [SERVER, '1.3.0'],
    isYes: true,
    says: 'To have it: correct what git reports',
  },
  'a tag has the name of a build': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, here.git('rev-parse', 'HEAD')]]);
      here.git('tag', '20261126');
    },
    asked: [SERVER, '20261126'],
    isYes: false,
    says: 'Unknown: no verification of club-server 20261126',
  },
  'a number: a verified commit begins with it': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, COMMIT]]);
    },
    asked: [SERVER, '20261126'],
    isYes: false,
    says: `20261126 can be the number of a build, and it is also the beginning of ${COMMIT}.`,
  },
  'a number: the deployed build has it, and a verified commit begins with it': {
    prepare: async () => {
      await deploy(SERVER, '20261126');
      recordVerifications([[true, COMMIT]]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 20261126',
  },
  'a number: it is verified, and another commit begins with it': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([
        [false, COMMIT],
        [true, '20261126'],
      ]);
    },
    asked: [SERVER, '20261126'],
    isYes: true,
    says: 'Verified',
  },
  'another writing: the version failed with a v': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([
        [true, '2.0.0'],
        [false, 'v2.0.0'],
      ]);
    },
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'The records know v2.0.0 of club-server too. 2.0.0 and v2.0.0 are two versions',
  },
  'another writing: the deployed version is verified without its v': {
    prepare: async () => {
      await deploy(SERVER, 'v1.4.0');
      recordVerifications([[true, '1.4.0']]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'The records know 1.4.0 of club-server too.',
  },
  'another writing: nothing calls the version, which failed with a v': {
    prepare: () => recordVerifications([[false, 'v2.0.0']]),
    asked: [SERVER, '2.0.0'],
    isYes: true,
    says: 'The records know v2.0.0 of club-server too.',
  },
  'a branch for a release has the version in its name': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.git('branch', 'release/1.4.0');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a lost agreement: the deployed consumer still has it': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, '2.0.0']]);
      addIdentity('club-shop');
      recordVerifications([[false, '2.0.0']], {
        agreement: { ...config.agreements[1], provider: 'club-shop' },
      });
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: 'no verification of club-shop 2.0.0',
  },
  'a lost agreement: one commit has two deployments of its provider': {
    prepare: async () => {
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      await deploy('club-app', 'HEAD');
      const [server, app] = readDeployments();
      const identities = { ...app.identities, 'club-shop': 'a'.repeat(64) };
      const shops = ['2.0.0', '2.1.0'].map((version) => deployedAs(version, app.at, 'club-shop'));
      writeDeployments(server, { ...app, version: 'app-7', identities }, ...shops);
      here.commit('A squashed branch');
    },
    asked: ['club-app', 'app-7'],
    isYes: false,
    says: 'which version of club-shop is the last one in production, so each needs a yes: 2.0.0, 2.1.0',
  },
  'another role: the deployed version is verified as the extension too, without a record of its deployment': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      await deploy('club-app', 'HEAD');
      recordVerifications([
        [true, '1.4.0'],
        [true, '2.0.0'],
      ]);
      recordVerifications([[true, '1.4.0']], extension);
    },
    asked: [SERVER, '2.0.0'],
    isYes: false,
    says: 'Unknown: no verification of club-server-extension 2.0.0',
  },
  'another role: the deployed consumer does not call it': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      const [{ identities = {}, ...record }] = readDeployments();
      const others = Object.entries(identities).filter(([provider]) => provider !== EXTENSION);
      writeDeployments({ ...record, identities: Object.fromEntries(others) });
    },
    asked: [EXTENSION, '1.0.0'],
    isYes: true,
    says: 'has no pact with club-server-extension, so it does not call it',
  },
  'an ignored file: the pact is in no commit': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      here.git('rm', '--quiet', '--cached', BACKEND.pact);
      here.git('config', 'core.excludesFile', join(here.folder, '.cache/ignored'));
      here.write('.cache/ignored', BACKEND.pact);
      here.commit('No pact');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: `does not load here: There is no ${BACKEND.pact}.`,
  },
  'a symbolic link: the pact that it leads to is in no commit': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      recordVerifications([[true, '1.4.0']]);
      here.write('.cache/pact.json', here.read(BACKEND.pact));
      rmSync(join(here.folder, BACKEND.pact));
      symlinkSync('../.cache/pact.json', join(here.folder, BACKEND.pact));
      here.commit('No pact');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: `does not load here: There is no ${BACKEND.pact}.`,
  },
  'two configurations in one repository: only the other one is verified': {
    folder: 'apps/club',
    prepare: async () => {
      cpSync(here.folder, join(here.folder, '../other'), { recursive: true });
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('The other one is verified');
      moveTo('../other');
      await deploy(SERVER, '1.4.0');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server 1.4.0',
  },
  'two configurations in one repository: a commit has only records of the other one': {
    folder: 'apps/club',
    prepare: async () => {
      cpSync(here.folder, join(here.folder, '../other'), { recursive: true });
      const commit = here.commit('The other one');
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, commit]]);
      const own = here;
      moveTo('../other');
      recordVerifications([[true, '1.4.0']]);
      await deploy(SERVER, '1.4.0');
      here.commit('The records of both');
      here = own;
    },
    asked: [SERVER, 'HEAD'],
    isYes: true,
    says: 'differs from that commit only in records',
  },
  'two configurations in one repository: a commit changes the other one': {
    folder: 'apps/club',
    prepare: async () => {
      cpSync(here.folder, join(here.folder, '../other'), { recursive: true });
      recordVerifications([[true, here.commit('The other one')]]);
      await deploy('club-app', 'HEAD');
      here.write('../other/pacts/records/changed.json', '[]');
      here.commit('Not a record');
    },
    asked: [SERVER, 'HEAD'],
    isYes: false,
    says: 'Unknown: no verification of club-server',
  },
  'a linked worktree asks about its commit': {
    prepare: async () => {
      await prepareTwoDeployments();
      here.git('worktree', 'add', '--quiet', '.cache/linked', 'HEAD');
      moveTo('.cache/linked');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a tag and a branch have the same name': {
    prepare: async () => {
      await prepareBranch(() => here.write(BACKEND.pact, `${here.read(BACKEND.pact)}\n`));
      here.git('tag', 'next');
    },
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'next matches several versions: refs/tags/next, refs/heads/next.',
  },
  'an old checkout: main has a later deployment': {
    prepare: async () => {
      await prepareOldCheckout();
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'main has later records than this checkout',
  },
  'an old checkout: main has a later deployment in another environment': {
    prepare: async () => {
      await prepareOldCheckout('test');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'Verified',
  },
  'a branch: the remote main has a later deployment': {
    prepare: async () => {
      await prepareOldCheckout();
      here.git('checkout', '--quiet', 'main');
      cloneHere('--branch', 'main');
      here.git('reset', '--quiet', '--hard', 'HEAD~1');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'origin/main has later records than this checkout',
  },
  'an edited record: a failure gets another consumer': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      addOldSuccess();
      here.commit('A success');
      addFailure();
      const file = here.git('ls-files', '--others', '--', 'pacts/records/verifications');
      here.commit('A failure');
      here.edit(file, '"consumer":"club-app"', '"consumer":"another"');
      here.commit('Another consumer');
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It counts until a later one follows',
  },
  'another commit: its branch has one more required provider, whose version failed as the extension': {
    prepare: async () => {
      const shop = { provider: 'club-shop', pact: 'pacts/shop.json', tag: 'shop' };
      await prepareBranch(() => {
        here.edit(CONFIGURATION, 'agreements: [', `agreements: [${JSON.stringify(shop)},`);
        here.write(shop.pact, '{}');
      });
      here.write(shop.pact, '{}');
      recordVerifications([[true, '3.0.0']], { agreement: shop });
      rmSync(join(here.folder, shop.pact));
      recordVerifications([[false, '3.0.0']], extension);
      writeDeployments(...readDeployments(), deployedAs('3.0.0', new Date().toISOString(), shop.provider));
    },
    asked: ['club-app', 'next'],
    isYes: false,
    says: 'club-shop 3.0.0 was verified as club-server-extension too',
  },
  'a replaced commit: it hides a failure': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      addOldSuccess();
      const success = here.commit('A success');
      addFailure();
      const failure = here.commit('A failure');
      here.git('revert', '--no-edit', 'HEAD');
      here.git('replace', failure, success);
    },
    asked: ['club-app', 'HEAD'],
    isYes: false,
    says: 'It counts until a later one follows',
  },
  'an amended commit: a clone does not have the verified one': {
    prepare: async () => {
      await deploy('club-app', 'HEAD');
      recordVerifications([[true, here.commit('A deployment')]]);
      here.git('add', '--all');
      here.git('commit', '--quiet', '--amend', '--no-edit');
      cloneHere();
    },
    asked: [SERVER, 'HEAD'],
    isYes: false,
    says: 'This clone does not have that commit',
  },
  'a record that is not committed: it decides': {
    prepare: async () => {
      await deploy(SERVER, '1.4.0');
      here.commit('A deployment');
      recordVerifications([[true, '1.4.0']]);
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: 'pacts/records has changes that are not committed.',
  },
  'a changed configuration: the commit is verified': {
    prepare: async () => {
      await prepareTwoDeployments();
      here.edit(CONFIGURATION, "except: ['Refused']", 'except: []');
    },
    asked: ['club-app', 'HEAD'],
    isYes: true,
    says: `${CONFIGURATION} has changes that are not committed.`,
  },
};

/** The commit of main is verified with the deployed 1.4.0. The branch `next` has the changes. */
async function prepareBranch(change: () => void): Promise<void> {
  recordVerifications([[true, '1.4.0']]);
  await deploy(SERVER, '1.4.0');
  here.commit('The records');
  here.git('checkout', '--quiet', '-b', 'next');
  change();
  here.commit('The next version');
  here.git('checkout', '--quiet', 'main');
}

function replaceInRecord(from: string, to: string): void {
  const [file = ''] = here.git('ls-files', '--', 'pacts/records/verifications').split('\n');
  here.write(file, here.read(file).replace(from, to));
}

/** The first deployment is of a consumer with one more agreement, whose pact is that of the extension. */
function addIdentity(provider: string): void {
  const [record] = readDeployments();
  writeDeployments({ ...record, identities: { ...record.identities, [provider]: 'a'.repeat(64) } });
}

/** Both branches start at the same commit with the deployed 1.4.0. */
async function prepareBranches(
  onMain: () => unknown,
  onBranch: () => unknown,
  before: () => unknown = () => undefined,
): Promise<void> {
  await deploy(SERVER, '1.4.0');
  before();
  here.commit('The start');
  here.git('checkout', '--quiet', '-b', 'other');
  onBranch();
  here.commit('On the branch');
  here.git('checkout', '--quiet', 'main');
  onMain();
  here.commit('On main');
}

const addOldSuccess = () => {
  recordVerifications([[true, '1.4.0', OLD]]);
};
const addFailure = () => {
  recordVerifications([[false, '1.4.0']], { description: 'their own', on: '2020-11-02' });
};

/** The old deployment of 1.4.0 follows that of 1.5.0. */
function prepareOldDeployment(): void {
  const [old, newer] = [deployedAs('1.4.0', OLD), deployedAs('1.5.0', '2020-11-02T12:00:00.000Z')];
  writeDeployments(newer);
  here.commit('The next deployment');
  writeDeployments(newer, old);
  here.commit('A rebased deployment');
}

/** As `prepareBranches`. The merge has the files of both, and those of `merged`. */
async function mergeRecords(
  onMain: () => unknown,
  onBranch: () => unknown,
  merged: () => unknown = () => undefined,
  before: () => unknown = () => undefined,
): Promise<void> {
  await prepareBranches(onMain, onBranch, before);
  const files = here.git('ls-tree', '-r', '--name-only', 'other', '--', 'pacts/records').split('\n');
  const texts = files.map((file) => [file, here.git('show', `other:${file}`)] as const);
  here.git('merge', '--quiet', '--no-commit', '--strategy', 'ours', 'other');
  for (const [file, text] of texts) if (!existsSync(join(here.folder, file))) here.write(file, text);
  merged();
  here.commit('Merge');
}

/** The checkout is at a commit with the deployed and verified 1.4.0. Main has a later deployment. */
async function prepareOldCheckout(environment = 'production'): Promise<void> {
  await prepareTwoDeployments();
  await here.call('record-deployment', [
    ...['--pacticipant', SERVER, '--version', '2.0.0', '--environment', environment],
  ]);
  here.commit('A later deployment');
  here.git('checkout', '--quiet', 'HEAD~1');
}

/** The unverified 1.3.0 was replaced by the verified 1.4.0. */
async function prepareTwoDeployments(): Promise<void> {
  await deploy(SERVER, '1.3.0');
  here.commit('A deployment');
  recordVerifications([[true, '1.4.0']]);
  await deploy(SERVER, '1.4.0');
  here.commit('The next deployment');
}

/** Continues in a clone. */
function cloneHere(...options: string[]): void {
  here.git('clone', '--quiet', ...options, `file://${here.folder}`, '.cache/clone');
  moveTo('.cache/clone');
}

/** Continues in another work tree below the present one. */
function moveTo(path: string): void {
  here = openRepository(join(here.folder, path), here.folder);
}

/** Adds a repository whose changes `git status` does not show. */
function addSubmodule(path: string): void {
  const inside = join(here.folder, path);
  mkdirSync(inside);
  here.git('init', '--quiet', inside);
  here.git('-C', inside, 'config', 'user.name', 'Ana');
  here.git('-C', inside, 'config', 'user.email', 'ana@example.org');
  here.git('-C', inside, 'commit', '--quiet', '--allow-empty', '--message', 'A library');
  here.git('submodule', '--quiet', 'add', `./${path}`, path);
  here.git('config', '--file', '.gitmodules', `submodule.${path}.ignore`, 'all');
}

/** Writes all files again, as git does on Windows. */
function checkOutWithCrlf(): void {
  here.git('config', 'core.autocrlf', 'true');
  here.git('rm', '--quiet', '--cached', '-r', '.');
  here.git('reset', '--quiet', '--hard');
  expect(here.read(BACKEND.pact)).toContain('\r\n');
}

it.each(Object.entries(QUESTIONS))('%s', async (_name, { folder, prepare, asked, isYes, says }) => {
  if (folder !== undefined) {
    here.remove();
    here = makeRepository(CLUB, folder);
  }
  await prepare();
  const { code, stdout } = await ask(...asked);
  expect([code, stdout]).toEqual([isYes ? 0 : 1, expect.stringContaining(says)]);
});

it.each([
  ['the asked backend itself', SERVER, SERVER],
  ['a required provider', EXTENSION, SERVER],
  ['a provider of no agreement', SERVER, 'another'],
  ['a question of the consumer', 'club-app', EXTENSION],
])('--ignore is refused for %s', async (_what, asked, ignored) => {
  const { code, stderr } = await ask(asked, 'HEAD', '--ignore', ignored);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--ignore')]);
});

it('Ctrl-C leaves no temporary work tree', async () => {
  await deploy(SERVER, '1.4.0');
  const asked = here.commit('A deployment');
  here.edit(config.description, 'version: 1.0.0', 'version: 1.1.0');
  here.commit('Another version');
  const command = resolve('packages/contract-gates/bin/contract-gates.js');
  const question = ['--pacticipant', 'club-app', '--version', asked, '--to-environment', 'production'];
  const child = spawn(process.execPath, [command, 'can-i-deploy', ...question], {
    cwd: here.folder,
    env: cleanEnvironment(),
    stdio: 'ignore',
    // A terminal sends the signal to the whole group.
    detached: true,
  });
  const ended = once(child, 'close');
  const folder = join(here.folder, '.cache/contract');
  const listTrees = () => (existsSync(folder) ? readdirSync(folder) : []);
  while (!listTrees().some((one) => existsSync(join(folder, one, config.description)))) {
    expect(child.exitCode).toBeNull();
    await setTimeout(20);
  }
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  expect(listTrees()).toEqual([]);
  expect(here.git('worktree', 'list').split('\n')).toHaveLength(1);
});
