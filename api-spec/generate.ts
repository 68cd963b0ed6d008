// Types and run-time validators from the API description. `npm run api:generate` writes them, `npm run api:check`
// fails when the committed ones are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const DESCRIPTION = 'api-spec/openapi.yaml';
const HEADER = '// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.\n';

// ajv is CommonJS: Node hands over the whole module where TypeScript sees its default export.
const standaloneCode: typeof standaloneModule =
  'default' in standaloneModule && typeof standaloneModule.default === 'function'
    ? (standaloneModule.default as typeof standaloneModule)
    : standaloneModule;

/** The answers that the portal reads; each becomes a type guard `is<Schema>`. */
const GUARDED = ['Accepted', 'Refused', 'Session', 'DashboardList'];

async function types(): Promise<string> {
  const ast = await openapiTS(new URL(`file://${process.cwd()}/${DESCRIPTION}`));
  return HEADER + astToString(ast);
}

async function validators(description: object): Promise<string> {
  // `strict: false`: a whole OpenAPI document is no JSON schema to ajv; the description's lint finds the typos instead.
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    messages: false,
    inlineRefs: true,
    code: { source: true, esm: true, optimize: 2 },
  });
  ajv.addSchema(description, 'openapi.yaml');
  const guards = Object.fromEntries(
    GUARDED.map((name) => [`is${name}`, `openapi.yaml#/components/schemas/${name}`]),
  );
  const source = standaloneCode(ajv, guards);
  // ajv's ESM output still holds a `require` of its own run time; esbuild puts that inline.
  const bundled = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    treeShaking: true,
    legalComments: 'none',
  });
  return HEADER + (bundled.outputFiles[0]?.text ?? '');
}

function declarations(): string {
  const lines = GUARDED.map(
    (name) => `export function is${name}(value: unknown): value is components['schemas']['${name}'];`,
  );
  return `${HEADER}import type { components } from './schema.gen';\n\n${lines.join('\n')}\n`;
}

const description: unknown = parse(await readFile(DESCRIPTION, 'utf8'));
if (typeof description !== 'object' || description === null)
  throw new Error(`${DESCRIPTION} holds no object`);

const files = {
  'api-spec/schema.gen.ts': await types(),
  'api-spec/validators.gen.js': await validators(description),
  'api-spec/validators.gen.d.ts': declarations(),
};

const check = process.argv.includes('--check');
for (const [path, text] of Object.entries(files)) {
  if (!check) {
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is older than ${DESCRIPTION}: run \`npm run api:generate\` and commit it.`);
    process.exitCode = 1;
  }
}
