// Compiles small examples to check the types that are derived from a description.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { readDocument } from 'contract-gates/description';
import { generateTypes } from './generateTypes';

// The folder is inside the project, so that the compiler finds the types.
const FOLDER = resolve('.cache/generateTypes');

const json = (name: string, media = 'application/json') => ({
  description: name,
  content: { [media]: { schema: { $ref: `#/components/schemas/${name}` } } },
});
const object = (...required: string[]) => ({
  type: 'object',
  required,
  properties: Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
});

/** With an optional field that has a default. */
const withDefault = ({ properties, ...schema }: ReturnType<typeof object>) => ({
  ...schema,
  properties: { ...properties, kind: { type: 'string', default: 'note' } },
});

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      get: { operationId: 'listThings', responses: { 200: json('List'), 401: json('Problem') } },
      post: {
        operationId: 'createThing',
        requestBody: json('New'),
        responses: {
          201: json('Thing'),
          202: json('Ticket', 'application/json; charset=utf-8'),
          default: json('Problem'),
        },
      },
    },
    '/things/{id}': { $ref: '#/components/pathItems/Thing' },
    '/reports': {
      get: {
        operationId: 'getReport',
        responses: { '2XX': json('Thing', 'application/vnd.report+json'), 500: json('Problem') },
      },
      post: {
        operationId: 'getReportFile',
        responses: { 200: { description: 'x', content: { 'text/csv': {} } } },
      },
    },
  },
  components: {
    pathItems: {
      Thing: {
        get: { operationId: 'getThing', responses: { 200: json('Thing') } },
        delete: { operationId: 'deleteThing', responses: { 204: { description: 'It is gone.' } } },
      },
    },
    schemas: {
      List: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
      New: withDefault(object('title')),
      Thing: withDefault(object('id', 'title')),
      Ticket: object('ticket'),
      Problem: object('message'),
    },
  },
};

const VALID_LINES = `
import type { components, operations, paths } from './schema.gen';
import type { BodyIn, OperationAt, PathIn, ResponseIn } from 'API_SPEC/bodyTypes';

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const same = <A, B>(..._: Same<A, B> extends true ? [] : [never]) => undefined;
type Schemas = components['schemas'];

same<ResponseIn<operations['listThings']>, Schemas['List']>();
same<ResponseIn<operations['createThing']>, Schemas['Thing'] | Schemas['Ticket']>();
same<BodyIn<operations['createThing']>, Schemas['New']>();
same<BodyIn<operations['listThings']>, never>();
same<ResponseIn<operations['getThing']>, Schemas['Thing']>();
same<ResponseIn<operations['deleteThing']>, null>();
same<ResponseIn<operations['getReport']>, Schemas['Thing']>();
same<ResponseIn<operations['getReportFile']>, never>();

same<PathIn<paths, 'get'>, '/things' | '/things/{id}' | '/reports'>();
same<PathIn<paths, 'post'>, '/things' | '/reports'>();
same<ResponseIn<OperationAt<paths, '/things', 'get'>>, Schemas['List']>();
same<BodyIn<OperationAt<paths, '/things', 'post'>>, Schemas['New']>();

const body: BodyIn<operations['createThing']> = { title: 'x' };
const thing: ResponseIn<operations['getThing']> = { id: '7', title: 'x' };
`;

const INVALID_LINES = [
  `same<ResponseIn<operations['createThing']>, Schemas['Thing']>();`,
  `same<ResponseIn<OperationAt<paths, '/things', 'get'>>, Schemas['Thing']>();`,
  `const sent: BodyIn<operations['createThing']> = { name: 'x' };`,
  `const kind: string = thing.kind;`,
];

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'schema.gen.ts'), await generateTypes(readDocument(stringify(DESCRIPTION))));
});
afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Returns the errors of the compiler for these lines. */
function compile(lines: string): string {
  const apiSpec = relative(FOLDER, resolve('api-spec')).replaceAll('\\', '/');
  writeFileSync(join(FOLDER, 'case.ts'), lines.replace('API_SPEC', apiSpec));
  const options = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--pretty',
    'false',
  ];
  const settings = ['--ignoreConfig', '--module', 'preserve', '--moduleResolution', 'bundler'];
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), ...options, ...settings, join(FOLDER, 'case.ts')],
    { encoding: 'utf8' },
  );
  return stdout;
}

it('derives the body and response of each operation by its id', () => {
  expect(compile(VALID_LINES)).toBe('');
});

it('refuses any other type as body or response', () => {
  const errors = compile(`${VALID_LINES}${INVALID_LINES.join('\n')}`).match(/case\.ts\(\d+/g);
  const firstInvalidLine = VALID_LINES.split('\n').length;
  expect(errors).toEqual(INVALID_LINES.map((_line, index) => `case.ts(${firstInvalidLine + index}`));
});
