// Types and run-time validators from the API description. `npm run api:generate` writes them, `npm run api:check`
// fails when the committed ones are stale. Exit code 1 where they are, or where the description cannot be followed.
import { readFile, writeFile } from 'node:fs/promises';
import { DESCRIPTION } from '../packages/contract-gates/src/description/document';
import { GUARDED, NEEDED, guardFile } from './guarded';
import { guardSource } from './guards';
import { readDocument } from '../packages/contract-gates/src/description/readDocument';
import { wireTypes } from './wireTypes';

const HEADER = '// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.\n';

try {
  const files = await generatedFiles();
  for (const [path, text] of Object.entries(files)) await (isCheck() ? check : writeFile)(path, text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isCheck(): boolean {
  return process.argv.includes('--check');
}

async function generatedFiles(): Promise<Record<string, string>> {
  const document = readDocument(await readFile(DESCRIPTION, 'utf8'));
  const files: Record<string, string> = { 'api-spec/schema.gen.ts': HEADER + (await wireTypes(document)) };
  for (const name of GUARDED) {
    const file = guardFile(name);
    files[file] = HEADER + (await guardSource(document, name, NEEDED[name]));
    files[file.replace(/\.js$/, '.d.ts')] = declaration(name);
  }
  return files;
}

function declaration(name: string): string {
  return `${HEADER}import type { components } from '../schema.gen';

export const is${name}: {
  (value: unknown): value is components['schemas']['${name}'];
  /** JSON pointer to what the last call refused. */
  at?: string;
  /** What a response can do without: optional fields, and items of lists (\`*\`). */
  removable: readonly string[];
};
`;
}

async function check(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  console.error(`${path} is older than ${DESCRIPTION}: run \`npm run api:generate\` and commit it.`);
  process.exitCode = 1;
}
