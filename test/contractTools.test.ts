// The contract tools are for any repository, so neither their code nor their tests read a file of Portaria.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const PACKAGE = 'packages/contract-gates';

/** Files that any repository with the tools may have. Only the bare name is exempt, for files in temporary repositories. */
const COMMON_NAMES = [
  '.gitignore',
  'README.md',
  'contract.config.ts',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
];

/** Folders that are not part of a repository. */
const NOT_IN_GIT = ['node_modules/', '.cache/', 'dist/'];

const isForeign = (path: string) =>
  relative(PACKAGE, path).startsWith('..') && !NOT_IN_GIT.some((folder) => path.startsWith(folder));

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Returns the string literals of a source file that name a file of this repository outside the package. */
function findForeignFiles(source: string, text: string): string[] {
  // A quote, then all characters of one line up to the same quote.
  const literals = [...text.matchAll(/(['"`])((?:(?!\1)[^\n\\])+)\1/g)].map(([, , literal = '']) => literal);
  // A literal may be a path from the root of the repository, from its file, or an import without `.ts`.
  return literals.filter((literal) =>
    [literal, join(dirname(source), literal), join(dirname(source), `${literal}.ts`)].some(
      (path) => isFile(path) && isForeign(path) && !COMMON_NAMES.includes(literal),
    ),
  );
}

const sources = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.includes('node_modules'))
  .map((path) => join(PACKAGE, path));

it('the contract tools and their tests read no file of Portaria', () => {
  expect(sources.length).toBeGreaterThan(100);
  const foreignFiles = sources.flatMap((source) =>
    findForeignFiles(source, readFileSync(source, 'utf8')).map((literal) => `${source}: ${literal}`),
  );
  expect(foreignFiles).toEqual([]);
});

it.each([
  "readFileSync('api-spec/openapi.yaml', 'utf8')",
  "import config from '../../../../contract.config';",
  'cpSync(`pacts/portaria-erp-backend.json`, folder)',
])('finds a read outside the package: %s', (line) => {
  expect(findForeignFiles(`${PACKAGE}/src/mock/planted.test.ts`, line)).toHaveLength(1);
});
