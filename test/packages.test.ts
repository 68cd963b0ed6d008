// Checks the sources of packages and the settings of Dependabot. GitHub does not report a missing folder or package.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { entries, entry, readString } from 'contract-gates/description';

const CONFIGURATION: unknown = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const updates = readList(CONFIGURATION, 'updates');

function readList(value: unknown, name: string): unknown[] {
  const list = entry(value, name);
  return Array.isArray(list) ? list : [];
}

const findUpdates = (ecosystem: string) =>
  updates.filter((update) => readString(update, 'package-ecosystem') === ecosystem);
const listDirectories = (ecosystem: string) =>
  findUpdates(ecosystem).flatMap((update) => readList(update, 'directories').map(String));

const IGNORED = ['node_modules', 'dist', '.git', '.data', '.cache', 'test-results'];
function findFolders(name: RegExp, folder = '.'): string[] {
  const items = readdirSync(folder, { withFileTypes: true }).filter((one) => !IGNORED.includes(one.name));
  const nestedFolders = items
    .filter((one) => one.isDirectory())
    .flatMap((one) => findFolders(name, join(folder, one.name)));
  return items.some((one) => name.test(one.name))
    ? [`/${folder}`.replace(/^\/\.$/, '/'), ...nestedFolders]
    : nestedFolders;
}

it('Dependabot updates every lock file', () => {
  expect(listDirectories('npm').sort()).toEqual(findFolders(/^package-lock\.json$/).sort());
});

it('Dependabot updates every folder with workflows, including the one for the back-end team', () => {
  for (const directory of listDirectories('github-actions')) {
    expect(existsSync(directory === '/' ? '.github/workflows' : join('.', directory))).toBe(true);
  }
  const withWorkflows = findFolders(/\.ya?ml$/, 'docs');
  expect(listDirectories('github-actions')).toEqual(['/', ...withWorkflows]);
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
  const ignored = updates.flatMap((update) =>
    readList(update, 'ignore').map((one) => readString(one, 'dependency-name')),
  );
  expect(ignored.length).toBeGreaterThan(0);
  expect(ignored.filter((name) => !installed.includes(name ?? ''))).toEqual([]);
});

it.each(findFolders(/^package-lock\.json$/))(
  'every package of the lock file in %s has a digest and comes from the registry',
  (folder) => {
    const lock: unknown = JSON.parse(readFileSync(join('.', folder, 'package-lock.json'), 'utf8'));
    const packages = entries(entry(lock, 'packages')).filter(([path]) => path.includes('node_modules/'));
    expect(packages.length).toBeGreaterThan(0);
    const isWorkspace = (one: unknown) => entry(one, 'link') === true;
    // The lock file omits the address of the registry (.npmrc), so an address in it is another one.
    const foreign = packages
      .filter(([, one]) => !isWorkspace(one) && entry(one, 'inBundle') !== true)
      .filter(
        ([, one]) => readString(one, 'integrity') === undefined || readString(one, 'resolved') !== undefined,
      );
    expect(foreign.map(([path]) => path)).toEqual([]);
  },
);
