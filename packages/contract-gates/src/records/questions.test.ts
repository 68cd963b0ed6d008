// The questions of a deployment, each kind once. No answer is a wrong yes, and no right yes is lost.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { needsGit } from '../../test/needsGit';
import { CLUB } from '../../test/club';
import config from '../../test/club/contract.config';
import { recordsIn } from '../../test/records';
import { makeRepository } from '../../test/repository';
import type { TestRepository } from '../../test/repository';

needsGit();

jest.setTimeout(300_000);

const [BACKEND, { provider: EXTENSION }] = config.agreements;
const CONFIGURATION = 'contract.config.ts';
const SERVER = BACKEND.provider;
const extension = { agreement: config.agreements[1] };

let here: TestRepository;
beforeEach(() => {
  here = makeRepository();
});
afterEach(() => {
  here.remove();
});

const { ask, deploy, undeploy, recordVerifications } = recordsIn(() => here);

type Question = {
  /** Of the agreement in its repository. Default: the root. */
  folder?: string;
  prepare: () => Promise<unknown>;
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
    says: '--ignore: club-server-extension does not count',
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
    prepare: () => Promise.resolve(),
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
    prepare: () => Promise.resolve(),
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
    says: 'differs from that commit only in pacts/records/',
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
