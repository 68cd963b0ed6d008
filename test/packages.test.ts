// Checks the sources of packages and the settings of Dependabot. GitHub reports no missing folder or package in them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { entries, entry, textIn } from 'contract-gates/description';

const CONFIGURATION: unknown = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const updates = listIn(CONFIGURATION, 'updates');

function listIn(value: unknown, name: string): unknown[] {
  const list = entry(value, name);
  return Array.isArray(list) ? list : [];
}

const updatesOf = (ecosystem: string) =>
  updates.filter((update) => textIn(update, 'package-ecosystem') === ecosystem);
const directoriesOf = (ecosystem: string) =>
  updatesOf(ecosystem).flatMap((update) => listIn(update, 'directories').map(String));

const NOT_OURS = ['node_modules', 'dist', '.git', '.data', '.cache', 'test-results'];
function foldersWith(name: RegExp, folder = '.'): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((one) => !NOT_OURS.includes(one.name));
  const below = found
    .filter((one) => one.isDirectory())
    .flatMap((one) => foldersWith(name, join(folder, one.name)));
  return found.some((one) => name.test(one.name)) ? [`/${folder}`.replace(/^\/\.$/, '/'), ...below] : below;
}

it('Dependabot updates every lock file', () => {
  expect(directoriesOf('npm').sort()).toEqual(foldersWith(/^package-lock\.json$/).sort());
});

it('Dependabot updates every folder with workflows, including the one for the back-end team', () => {
  for (const directory of directoriesOf('github-actions')) {
    expect(existsSync(directory === '/' ? '.github/workflows' : join('.', directory))).toBe(true);
  }
  const withWorkflows = foldersWith(/\.ya?ml$/, 'docs');
  expect(directoriesOf('github-actions')).toEqual(['/', ...withWorkflows]);
});

it('Dependabot ignores only installed packages', () => {
  const folders = ['.', 'server', join('packages', 'contract-gates')];
  const manifests = folders.map((folder) => join(folder, 'package.json'));
  const installed = manifests.flatMap((path) => {
    const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return ['dependencies', 'devDependencies'].flatMap((kind) =>
      entries(entry(manifest, kind)).map(([name]) => name),
    );
  });
  const heldBack = updates.flatMap((update) =>
    listIn(update, 'ignore').map((one) => textIn(one, 'dependency-name')),
  );
  expect(heldBack.length).toBeGreaterThan(0);
  expect(heldBack.filter((name) => !installed.includes(name ?? ''))).toEqual([]);
});

it.each(foldersWith(/^package-lock\.json$/))(
  'every package of the lock file in %s has a digest and comes from the registry',
  (folder) => {
    const lock: unknown = JSON.parse(readFileSync(join('.', folder, 'package-lock.json'), 'utf8'));
    const packages = entries(entry(lock, 'packages')).filter(([path]) => path.includes('node_modules/'));
    expect(packages.length).toBeGreaterThan(0);
    const isOwn = (one: unknown) => entry(one, 'link') === true;
    // The registry's own address is left out of the lock file (.npmrc), so one that is there is another place.
    const strangers = packages
      .filter(([, one]) => !isOwn(one) && entry(one, 'inBundle') !== true)
      .filter(([, one]) => textIn(one, 'integrity') === undefined || textIn(one, 'resolved') !== undefined);
    expect(strangers.map(([path]) => path)).toEqual([]);
  },
);
