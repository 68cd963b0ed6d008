// Plants wrong imports in a temporary repository, and runs the shipped lint rules on it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LAYERS = pathToFileURL(resolve('eslint.layers.js')).href;
const CONFIG = `
import { importRules } from ${JSON.stringify(LAYERS)};
export default [{ ...importRules(import.meta.dirname), files: ['**/*.{ts,tsx}'] }];
`;

/** Files that the planted imports name. They exist, so that the imports can be resolved. */
const TARGETS = [
  'src/router/routes.tsx',
  'src/screens/settings/SettingsScreen.tsx',
  'src/store/session.ts',
  'src/config/paths.ts',
  'server/app/app.ts',
  'packages/contract-gates/src/run.ts',
  'packages/contract-gates/src/description/document.ts',
  'contract.config.ts',
  'test/support/network.ts',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', '{}');
  write('eslint.config.js', CONFIG);
  for (const target of TARGETS) write(target, 'export const target = 1;\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Writes a file that imports another one. */
function plant(file: string, target: string): void {
  const path = relative(dirname(file), target).replace(/\.tsx?$/, '');
  write(file, `import '${path.startsWith('.') ? path : `./${path}`}';\n`);
}

function lint(program: 'eslint/bin/eslint.js' | 'oxlint/bin/oxlint', ...args: string[]): string {
  const script = resolve('node_modules', program);
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

type Report = { filePath: string; messages: { message: string }[] };

/** Returns the files with an import that ESLint rejects. */
function findReportedFiles(): string[] {
  const reports = JSON.parse(lint('eslint/bin/eslint.js', '--format', 'json', '.')) as Report[];
  return reports
    .filter(({ messages }) => messages.some(({ message }) => message.startsWith('Unexpected path')))
    .map(({ filePath }) => relative(root, filePath))
    .sort();
}

it('reports only imports against the layers, between screens and across the borders', () => {
  const forbidden: Record<string, string> = {
    'packages/contract-gates/src/check.ts': 'src/config/paths.ts',
    'packages/contract-gates/src/mock/mock.test.ts': 'contract.config.ts',
    'packages/contract-gates/test/repository.ts': 'test/support/network.ts',
    'server/auth/users.ts': 'packages/contract-gates/src/run.ts',
    'server/backendMain.ts': 'src/config/paths.ts',
    'src/api/api.ts': 'packages/contract-gates/src/description/document.ts',
    'src/controls/pages.ts': 'src/screens/settings/SettingsScreen.tsx',
    'src/screens/reports/ReportsScreen.tsx': 'src/screens/settings/SettingsScreen.tsx',
    'src/store/menu.ts': 'src/router/routes.tsx',
    'src/ui/Button.tsx': 'src/store/session.ts',
    'webpack.config.ts': 'packages/contract-gates/src/description/document.ts',
  };
  const allowed: Record<string, string> = {
    'api-spec/generate.ts': 'packages/contract-gates/src/description/document.ts',
    'server/http/routes.ts': 'packages/contract-gates/src/description/document.ts',
    'packages/contract-gates/test/club.ts': 'packages/contract-gates/src/description/document.ts',
    'src/main.tsx': 'src/router/routes.tsx',
    'src/router/appPages.tsx': 'src/screens/settings/SettingsScreen.tsx',
    'src/controls/useDashboards.ts': 'src/store/session.ts',
  };
  for (const [file, target] of Object.entries({ ...forbidden, ...allowed })) plant(file, target);
  expect(findReportedFiles()).toEqual(Object.keys(forbidden).sort());
});

it.each(['src/lib/format.ts', 'tools/build.ts'])('rejects the unlisted folder of %s', (file) => {
  plant(file, 'src/config/paths.ts');
  expect(lint('eslint/bin/eslint.js', '.')).toContain(`does not list ${dirname(file)}`);
});

it('reports an import cycle of types', () => {
  write('src/store/reducer.ts', "import type { B } from './store';\nexport type A = { b: B };\n");
  write('src/store/store.ts', "import type { A } from './reducer';\nexport type B = { a: A | null };\n");
  expect(lint('oxlint/bin/oxlint', '-c', resolve('.oxlintrc.json'), 'src')).toContain('no-cycle');
});
