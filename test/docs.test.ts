// Checks that documents name existing scripts, files and tests, and that tests cover the specification.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENV_EXAMPLE, renderEnvExample } from '../scripts/envExampleText';
import { insertLayerPicture } from '../scripts/layerPicture';

const IGNORED = ['node_modules', 'dist', 'test-results', '.git', '.data', '.cache'];
const FOLDERS = ['src', 'server', 'test', 'docs', 'api-spec', 'packages', 'pacts', 'locales', 'scripts'];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}

const readText = (path: string) => readFileSync(path, 'utf8');

/** Returns the first group of each match in the files, with the path of its file. */
function findMatches(paths: string[], pattern: RegExp): { path: string; what: string }[] {
  return paths.flatMap((path) =>
    [...readText(path).matchAll(pattern)].map((match) => ({ path, what: match[1] ?? '' })),
  );
}

const files = listFiles('.');
const documents = files.filter((path) => path.endsWith('.md'));
const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('.gen.'));
const tests = sources.filter((path) => /\.(test|e2e)\.tsx?$/.test(path) || path === 'test/engines/steps.ts');

describe('documents', () => {
  it('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    const named = [
      ...findMatches(documents, /npm run ([\w:-]+)/g),
      ...findMatches(documents, /npm (start|test)\b/g), // npm runs these two without `run`
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ what }) => !(what in scripts))).toEqual([]);
  });

  it('link to files that exist', () => {
    const links = findMatches(documents, /\]\((?!\w+:|#)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ path, what }) => !existsSync(join(dirname(path), what)))).toEqual([]);
  });

  it('name files and folders that exist', () => {
    // A superseded decision describes earlier code.
    const current = documents.filter((path) => !readText(path).includes('\n- Status: superseded by '));
    const named = findMatches(current, new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./-]*)\``, 'g'));
    expect(named.length).toBeGreaterThan(0);
    const exists = (path: string, what: string) => existsSync(what) || existsSync(join(dirname(path), what));
    expect(named.filter(({ path, what }) => !exists(path, what))).toEqual([]);
  });

  it('show the current layers, which have no import cycle', () => {
    const page = readText('docs/architecture.md');
    expect(insertLayerPicture(page)).toBe(page);
  });

  it('show at most fifteen pictures of at most 150 KiB each', () => {
    const pictures = files.filter((path) => /^docs\/screenshots\/.*\.(?:png|jpg)$/.test(path));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThanOrEqual(15);
    expect(pictures.filter((path) => statSync(path).size > 150 * 1024)).toEqual([]);
    const shownPictures = findMatches(['README.md'], /\]\((docs\/screenshots\/[^)]+)\)/g).map(
      ({ what }) => what,
    );
    expect(shownPictures.sort()).toEqual(pictures.sort());
  });

  it('list the demonstration users', () => {
    const logins = findMatches(['server/auth/seed.ts'], /login: '(\d+)'/g).map(({ what }) => what);
    const listedLogins = findMatches(['README.md'], /^\| `(\d+)`/gm).map(({ what }) => what);
    expect(logins).not.toEqual([]);
    expect(listedLogins).toEqual(logins);
  });

  it('list the settings of the schema (npm run env:example)', () => {
    expect(readText(ENV_EXAMPLE)).toBe(renderEnvExample());
  });
});

describe('each ASVS requirement claimed in docs/asvs.md', () => {
  const [, claimed = '', notClaimed = ''] = readText('docs/asvs.md').split(
    /^## What is (?:not )?claimed.*$/m,
  );
  const rows = claimed.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  const readId = (row: string) => /[\d.]+/.exec(row)?.[0] ?? '';
  const readProofs = (row: string) => [...row.matchAll(/`([\w./]+)`: "([^"]+)"/g)];

  it('names an existing test', () => {
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter((row) => readProofs(row).length === 0)).toEqual([]);
    const proofs = rows.flatMap((row) =>
      readProofs(row).map(([, path = '', title = '']) => ({ id: readId(row), path, title })),
    );
    const missingProofs = proofs.filter(
      ({ path, title }) => !existsSync(path) || !readText(path).includes(title),
    );
    expect(missingProofs).toEqual([]);
  });

  it('occurs once, and not among the requirements that are not claimed', () => {
    const ids = rows.map(readId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const denied = [...notClaimed.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id);
    expect(denied.length).toBeGreaterThan(0);
    expect(ids.filter((id) => denied.includes(id))).toEqual([]);
  });
});

describe('the specification', () => {
  const text = readText('docs/specification.md');
  const sections = [...text.matchAll(/^## (§\d+) /gm)].map((match) => match[1] ?? '');

  // A rule starts with its bold id, and ends before the next rule or an empty line.
  const rules = text.split(/(?=\*\*§\d+\.\d+\*\*)/).flatMap((part) => {
    const id = /^\*\*(§\d+\.\d+)\*\*/.exec(part)?.[1];
    return id === undefined ? [] : [{ id, isLater: part.split('\n\n')[0]?.includes('_(later)_') ?? false }];
  });
  const ids = rules.map(({ id }) => id);

  /** The word `specification` with one section or rule, or with a list of them. */
  const CITATION = /specification\s+(§[\d.]*\d(?:(?:,| and)\s+§[\d.]*\d)*)/g;
  const findCitations = (paths: string[]) =>
    findMatches(paths, CITATION).flatMap(({ path, what }) =>
      what.split(/,\s+|\s+and\s+/).map((citation) => ({ path, what: citation })),
    );

  it('contains each rule once, in its section', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !sections.includes(id.split('.')[0] ?? ''))).toEqual([]);
  });

  it('contains every cited section and rule', () => {
    const knownIds = [...sections, ...ids];
    const inDocuments = findMatches(documents, /(§\d+\.\d+)/g);
    expect(
      [...findCitations(sources), ...inDocuments].filter(({ what }) => !knownIds.includes(what)),
    ).toEqual([]);
  });

  it('is covered: a test cites each implemented rule', () => {
    const cited = findCitations(tests).map(({ what }) => what);
    const untested = rules.filter(({ id, isLater }) => !isLater && !cited.includes(id)).map(({ id }) => id);
    expect(untested).toEqual([]);
  });
});
