// Generates types and run-time validators from the API description (`npm run api:generate`).
// `npm run contract -- --only generated` exits with code 1 if a committed file is stale or a reference is broken.
import { readFile, writeFile } from 'node:fs/promises';
import {
  entries,
  entry,
  isObject,
  parseJson,
  readDocument,
  listResponseSchemas,
  listScenarios,
} from 'contract-gates/description';
import type { Document } from 'contract-gates/description';
import config from '../contract.config';
import { insertOperations } from './generateOperations';
import { generateValidator } from './generateValidator';
import { DESCRIPTION, NEEDED, NOT_VALIDATED, SEPARATE_ITEMS, validatorFile } from './generatorSettings';
import { generateTypes } from './generateTypes';

/** Its tables are generated. */
const PACTS_PAGE = 'pacts/README.md';
const HEADER = '// Generated from openapi.yaml by `npm run api:generate`. Do not edit.\n';

try {
  const files = await generateFiles();
  for (const [path, text] of Object.entries(files)) await (isCheck() ? check : writeFile)(path, text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isCheck(): boolean {
  return process.argv.includes('--check');
}

async function generateFiles(): Promise<Record<string, string>> {
  const document = dropOpenMarks(readDocument(await readFile(DESCRIPTION, 'utf8'), DESCRIPTION));
  const files: Record<string, string> = {
    'api-spec/schema.gen.ts': HEADER + (await generateTypes(document)),
    'api-spec/scenarios.gen.ts': HEADER + makeScenarioTypes(document),
    'api-spec/limits.gen.ts': HEADER + makeLimits(document),
    [PACTS_PAGE]: insertOperations(await readFile(PACTS_PAGE, 'utf8'), document, config.agreements),
  };
  const responses = listResponseSchemas(document).filter((one) => !NOT_VALIDATED.includes(one));
  for (const name of responses.flatMap((one) => [one, ...(SEPARATE_ITEMS[one]?.schemas ?? [])])) {
    const file = validatorFile(name);
    files[file] = HEADER + (await generateValidator(document, name, NEEDED[name], SEPARATE_ITEMS[name]));
    files[file.replace(/\.js$/, '.d.ts')] = declareValidator(name);
  }
  return files;
}

/**
 * Drops each `additionalProperties: true`, which only the verification reads. It refuses no value, and a type with it has
 * every field, so a misspelt field would compile.
 */
function dropOpenMarks(document: Document): Document {
  const isOpenMark = (key: string, value: unknown) => key === 'additionalProperties' && value === true;
  const text = JSON.stringify(document, (key, value: unknown) =>
    isOpenMark(key, value) ? undefined : value,
  );
  return Object.fromEntries(entries(parseJson(text)));
}

/** Returns union types of all scenario ids and all provider states. */
function makeScenarioTypes(document: Document): string {
  const scenarios = listScenarios(document);
  const states = scenarios.map(({ state }) => state).filter((state) => state !== '');
  return `/** Operation and named example. */
export type ScenarioId =${makeUnion(scenarios.map(({ id }) => id))};

/** A situation that a provider sets up before an interaction. */
export type ProviderState =${makeUnion([...new Set(states)])};
`;
}

/** Returns the limits of typed values as constants. */
function makeLimits(document: Document): string {
  const limits = entry(entry(document, 'components'), 'x-limits');
  if (!isObject(limits)) throw new Error(`${DESCRIPTION} has no x-limits in its components.`);
  return `export const LIMITS = ${JSON.stringify(limits, null, 2)} as const;\n`;
}

function makeUnion(names: string[]): string {
  return names.length === 0 ? ' never' : names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');
}

function declareValidator(name: string): string {
  const type = `components['schemas']['${name}']`;
  const list = SEPARATE_ITEMS[name]?.list;
  const validatedType = list === undefined ? type : `Omit<${type}, '${list}'> & { ${list}: unknown[] }`;
  return `${HEADER}import type { components } from '../schema.gen';

export const is${name}: {
  (value: unknown): value is ${validatedType};
  /** JSON pointer to the invalid value of the last call. */
  at?: string;
  /** Pointers of optional fields and of list items (\`*\`), which may be dropped from a response. */
  removable: readonly string[];
};
`;
}

async function check(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  console.error(`${path} is older than ${DESCRIPTION}: run \`npm run api:generate\` and commit it.`);
  process.exitCode = 1;
}
