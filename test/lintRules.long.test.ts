import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installed, splitLines, run } from 'contract-gates/process';
import { stringify } from 'yaml';
import config from '../contract.config';
import { follow } from '../packages/contract-gates/src/description/document';
import { readDocument, readObject } from '../packages/contract-gates/src/description/readDocument';
import { applyEdits } from '../packages/contract-gates/test/editDescription';
import type { Edits } from '../packages/contract-gates/test/editDescription';

const SHIPPED = readDocument(readFileSync(config.description, 'utf8'));
const FOLDER = join(config.results, 'lint');
const TOKEN = 'paths /authorization/getToken post';
const RESPONSE = `${TOKEN} responses 200 content application/json`;
const BODY = `${TOKEN} requestBody content application/json`;
const SCHEMAS = 'components schemas';
const SESSION = 'paths /session get';
const CHANGE = 'paths /account/password post';

const example = (name: string): unknown => follow(SHIPPED, `${RESPONSE} examples ${name}`.split(' '));
const showOneVariant = (variant: 'accepted' | 'refused') => ({
  [`${RESPONSE} examples`]: { [variant]: example(variant) },
  [`${BODY} examples`]: { [variant]: follow(SHIPPED, `${BODY} examples ${variant}`.split(' ')) },
});

/** The rule that must report each fault. */
const CASES: [rule: string, what: string, edits: Edits][] = [
  [
    'status-login-has-two-variants',
    'one schema for both',
    { [`${RESPONSE} schema`]: { $ref: '#/components/schemas/Refused' } },
  ],
  [
    'status-login-has-two-variants',
    'one combined schema for both',
    { [`${SCHEMAS} TokenResponse`]: { allOf: [{ $ref: '#/components/schemas/Refused' }] } },
  ],
  [
    'status-login-has-two-variants',
    'a third variant',
    { [`${SCHEMAS} TokenResponse oneOf 2`]: { type: 'object', properties: {} } },
  ],
  [
    'status-login-has-two-variants',
    'a variant that accepts 0 too',
    { [`${SCHEMAS} Refused properties statusLogin`]: { type: 'number', minimum: 0 } },
  ],
  [
    'status-login-has-two-variants',
    'a variant with another limit',
    { [`${SCHEMAS} Accepted properties statusLogin maximum`]: 1 },
  ],
  [
    'status-login-has-two-variants',
    'a variant with one more limit',
    { [`${SCHEMAS} Accepted properties statusLogin minimum`]: -5 },
  ],
  [
    'status-login-has-two-variants',
    'a variant in which it is optional',
    { [`${SCHEMAS} Refused required`]: ['ds_Token'] },
  ],
  ['each-variant-has-an-example', 'no refused example', showOneVariant('accepted')],
  ['each-variant-has-an-example', 'no accepted example', showOneVariant('refused')],
  [
    'each-variant-has-an-example',
    'a string instead of a number',
    { [`${RESPONSE} examples refused value statusLogin`]: '1' },
  ],
  ['security-is-declared', 'no security of the document', { security: undefined }],
  ['security-is-declared', 'an empty security of the document', { security: [] }],
  ['security-is-declared', 'an optional token of the document', { security: [{ bearer: [] }, {}] }],
  ['security-is-declared', 'an optional token', { [`${SESSION} security`]: [{}] }],
  [
    'response-has-an-example',
    'a response whose JSON names its character set',
    {
      [`${SESSION} responses 200 content`]: {
        'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/Session' } },
      },
    },
  ],
  [
    'response-has-an-example',
    'no example',
    { [`${SESSION} responses 200 content application/json examples`]: undefined },
  ],
  [
    'example-names-its-provider-state',
    'no state',
    { [`${RESPONSE} examples blocked x-provider-state`]: undefined },
  ],
  [
    'example-names-its-provider-state',
    'a state without a name',
    { [`${RESPONSE} examples blocked x-provider-state`]: ' ' },
  ],
  ['scenario-has-request-and-response', 'no request', { [`${BODY} examples blocked`]: undefined }],
  ['scenario-has-request-and-response', 'no response', { [`${RESPONSE} examples blocked`]: undefined }],
  [
    'scenario-has-request-and-response',
    'no response without a body',
    { [`${CHANGE} responses 204 x-examples`]: undefined },
  ],
  [
    'scenario-has-request-and-response',
    'one name, two responses',
    {
      'components responses BadRequest content application/json examples': {
        blocked: { value: { message: 'Não.' } },
      },
    },
  ],
  [
    'roles-are-those-of-a-session',
    'a misspelt role',
    { [`${SESSION} x-roles`]: ['editor', 'admin', 'admn'] },
  ],
  ['roles-are-those-of-a-session', 'no role', { [`${SESSION} x-roles`]: [] }],
  ['roles-are-those-of-a-session', 'a text instead of a list', { [`${SESSION} x-roles`]: 'admin' }],
];

/** Correct variations that look like faults. */
const VALID_EDITS: Edits = {
  [`${SESSION} security`]: [{ bearer: [] }],
  [`${SESSION} x-roles`]: ['admin'],
  [`${SCHEMAS} TokenResponse oneOf`]: [
    { $ref: '#/components/schemas/Refused' },
    { $ref: '#/components/schemas/Accepted' },
  ],
};

/** The rules that report a fault, by file. */
let reported: Map<string, Set<string>>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const files = [...CASES.map(([, , edits]) => edits), VALID_EDITS].map((edits, index) => {
    const file = join(FOLDER, `${index}.yaml`);
    writeFileSync(file, stringify(applyEdits(SHIPPED, edits), { aliasDuplicateObjects: false }));
    return file;
  });
  const options = ['--config=redocly.yaml', '--format=checkstyle', '--max-problems=10000'];
  const { output } = await run([
    ...installed('@redocly/cli', 'redocly'),
    ...['lint', ...options, ...files, config.description],
  ]);
  reported = new Map();
  let file = '';
  for (const line of splitLines(output)) {
    file = /^<file name="(.*)">$/.exec(line)?.[1] ?? file;
    const rule = /^<error .* source="(.*)" \/>$/.exec(line)?.[1];
    if (rule !== undefined)
      reported.set(basename(file), (reported.get(basename(file)) ?? new Set()).add(rule));
  }
}, 180_000);

it.each(CASES.map(([rule, what], index) => ({ rule, what, index })))('$rule: $what', ({ rule, index }) => {
  expect([...(reported.get(`${index}.yaml`) ?? [])]).toContain(`portaria/${rule}`);
});

it('reports nothing for the shipped description and for a correct variation', () => {
  expect(reported.get(basename(config.description))).toBeUndefined();
  expect(reported.get(`${CASES.length}.yaml`)).toBeUndefined();
});

it('enables each own rule, and tests it with a planted fault', () => {
  const ruleLines = readFileSync('api-spec/lintRules.js', 'utf8').matchAll(/^ {8}'([a-z-]+)': /gm);
  const rules = [...ruleLines].map(([, rule]) => rule);
  const config = readObject(readFileSync('redocly.yaml', 'utf8'));
  expect(rules).toEqual([...new Set(CASES.map(([rule]) => rule))]);
  expect(config['rules']).toMatchObject(
    Object.fromEntries(rules.map((rule) => [`portaria/${rule}`, 'error'])),
  );
});
