// What a document names has to be there, and what the specification says has to be tested.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENV_EXAMPLE, envExample } from '../scripts/envExampleText';
import { withLayerPicture } from '../scripts/layerPicture';

const NOT_OURS = ['node_modules', 'dist', 'test-results', '.git', '.data', '.cache'];
const FOLDERS = ['src', 'server', 'test', 'docs', 'api-spec', 'packages', 'pacts', 'locales', 'scripts'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const textOf = (path: string) => readFileSync(path, 'utf8');

/** What the first group of a pattern finds in each of the files, with the file it was found in. */
function found(paths: string[], pattern: RegExp): { path: string; what: string }[] {
  return paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map((match) => ({ path, what: match[1] ?? '' })),
  );
}

const files = filesIn('.');
const documents = files.filter((path) => path.endsWith('.md'));
const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('.gen.'));
const tests = sources.filter((path) => /\.(test|e2e)\.tsx?$/.test(path));

describe('documents', () => {
  it('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [
      ...found(documents, /npm run ([\w:-]+)/g),
      ...found(documents, /npm (start|test)\b/g), // these two go without "run"
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ what }) => !(what in scripts))).toEqual([]);
  });

  it('link to files that exist', () => {
    const links = found(documents, /\]\((?!\w+:|#)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ path, what }) => !existsSync(join(dirname(path), what)))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const named = found(documents, new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./-]*)\``, 'g'));
    expect(named.length).toBeGreaterThan(0);
    const isThere = (path: string, what: string) => existsSync(what) || existsSync(join(dirname(path), what));
    expect(named.filter(({ path, what }) => !isThere(path, what))).toEqual([]);
  });

  it('show the current layers, which have no import cycle', () => {
    const page = textOf('docs/architecture.md');
    expect(withLayerPicture(page)).toBe(page);
  });

  it('show at most twelve pictures of at most 150 KiB each', () => {
    const pictures = files.filter((path) => /^docs\/screenshots\/.*\.png$/.test(path));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThanOrEqual(12);
    expect(pictures.filter((path) => statSync(path).size > 150 * 1024)).toEqual([]);
    const shown = found(['README.md'], /\]\((docs\/screenshots\/[^)]+)\)/g).map(({ what }) => what);
    expect(shown.sort()).toEqual(pictures.sort());
  });

  it('list the demonstration users', () => {
    const logins = found(['server/auth/seed.ts'], /login: '(\d+)'/g).map(({ what }) => what);
    const given = found(['README.md'], /^\| `(\d+)`/gm).map(({ what }) => what);
    expect(logins).not.toEqual([]);
    expect(given).toEqual(logins);
  });

  it('list the settings of the schema (npm run env:example)', () => {
    expect(textOf(ENV_EXAMPLE)).toBe(envExample());
  });
});

describe('each ASVS requirement claimed in SECURITY.md', () => {
  const [, claimed = '', notClaimed = ''] = textOf('SECURITY.md').split(/^## What is (?:not )?claimed.*$/m);
  const rows = claimed.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  const idOf = (row: string) => /[\d.]+/.exec(row)?.[0] ?? '';
  const proofsOf = (row: string) => [...row.matchAll(/`([\w./]+)`: "([^"]+)"/g)];

  it('names an existing test', () => {
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter((row) => proofsOf(row).length === 0)).toEqual([]);
    const proofs = rows.flatMap((row) =>
      proofsOf(row).map(([, path = '', title = '']) => ({ id: idOf(row), path, title })),
    );
    const missing = proofs.filter(({ path, title }) => !existsSync(path) || !textOf(path).includes(title));
    expect(missing).toEqual([]);
  });

  it('occurs once, and not among the requirements that are not claimed', () => {
    const ids = rows.map(idOf);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const denied = [...notClaimed.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
    expect(denied.length).toBeGreaterThan(0);
    expect(ids.filter((id) => denied.includes(id))).toEqual([]);
  });
});

describe('the specification', () => {
  const text = textOf('docs/specification.md');
  const sections = [...text.matchAll(/^## (§\d+) /gm)].map((match) => match[1] ?? '');

  // A rule is its bold id and what follows, up to the next rule or an empty line.
  const rules = text.split(/(?=\*\*§\d+\.\d+\*\*)/).flatMap((part) => {
    const id = /^\*\*(§\d+\.\d+)\*\*/.exec(part)?.[1];
    return id === undefined ? [] : [{ id, isLater: part.split('\n\n')[0]?.includes('_(later)_') ?? false }];
  });
  const ids = rules.map(({ id }) => id);

  /** Both forms count: the word, then one section or rule; or the word, then several with commas. */
  const CITATION = /specification\s+(§[\d.]*\d(?:(?:,| and)\s+§[\d.]*\d)*)/g;
  const citedIn = (paths: string[]) =>
    found(paths, CITATION).flatMap(({ path, what }) =>
      what.split(/,\s+|\s+and\s+/).map((citation) => ({ path, what: citation })),
    );

  it('contains each rule once, in its section', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !sections.includes(id.split('.')[0] ?? ''))).toEqual([]);
  });

  it('contains every cited section and rule', () => {
    const known = [...sections, ...ids];
    const inDocuments = found(documents, /(§\d+\.\d+)/g);
    expect([...citedIn(sources), ...inDocuments].filter(({ what }) => !known.includes(what))).toEqual([]);
  });

  it('is covered: a test cites each implemented rule', () => {
    const cited = citedIn(tests).map(({ what }) => what);
    const untested = rules.filter(({ id, isLater }) => !isLater && !cited.includes(id)).map(({ id }) => id);
    expect(untested).toEqual([]);
  });
});
