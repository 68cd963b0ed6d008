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

/** The answers that the portal reads; each becomes a type guard, in a file of its own: an area loads what it reads. */
const GUARDED = ['Accepted', 'Refused', 'Session', 'DashboardList'];

async function types(): Promise<string> {
  const ast = await openapiTS(new URL(`file://${process.cwd()}/${DESCRIPTION}`));
  return HEADER + astToString(ast);
}

/** What a guard would tell of a value that is wrong. Nobody asks, and the login would carry it. */
const ERROR_REPORT = /^\s*validate\d+\.errors = .*;\n/gm;

async function guard(name: string, description: object): Promise<string> {
  // `strict: false`: a whole OpenAPI document is no JSON schema to ajv; the description's lint finds the typos instead.
  const ajv = new Ajv({
    strict: false,
    validateFormats: false,
    messages: false,
    inlineRefs: true,
    code: { source: true, esm: true, optimize: 2, lines: true },
  });
  ajv.addSchema(description, 'openapi.yaml');
  const source = standaloneCode(ajv, { [`is${name}`]: `openapi.yaml#/components/schemas/${name}` });
  const silent = source.replace(ERROR_REPORT, '');
  // One guard that calls another reads its report.
  if (silent.includes('.errors')) throw new Error(`${name} cannot be told without its errors`);
  // ajv's ESM output still holds a `require` of its own run time; esbuild puts that inline.
  const bundled = await build({
    stdin: { contents: silent, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    treeShaking: true,
    // A comment in the output names the file by where it was found, also where node_modules is a link.
    preserveSymlinks: true,
    legalComments: 'none',
  });
  return HEADER + (bundled.outputFiles[0]?.text ?? '');
}

function declaration(name: string): string {
  return `${HEADER}import type { components } from '../schema.gen';

export function is${name}(value: unknown): value is components['schemas']['${name}'];
`;
}

const description: unknown = parse(await readFile(DESCRIPTION, 'utf8'));
if (typeof description !== 'object' || description === null)
  throw new Error(`${DESCRIPTION} holds no object`);

const files: Record<string, string> = { 'api-spec/schema.gen.ts': await types() };
for (const name of GUARDED) {
  files[`api-spec/validators/is${name}.gen.js`] = await guard(name, description);
  files[`api-spec/validators/is${name}.gen.d.ts`] = declaration(name);
}

const check = process.argv.includes('--check');
for (const [path, text] of Object.entries(files)) {
  if (!check) {
    await writeFile(path, text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is older than ${DESCRIPTION}: run \`npm run api:generate\` and commit it.`);
    process.exitCode = 1;
  }
}
