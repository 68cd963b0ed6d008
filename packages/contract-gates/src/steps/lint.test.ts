import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import config from '../../../../contract.config';
import { follow } from '../description/document';
import { readDocument, readObject } from '../description/readDocument';
import { planted } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';
import { installed } from '../process';
import { linesOf, run } from '../process';

const SHIPPED = readDocument(readFileSync(config.description, 'utf8'));
const FOLDER = join(config.results, 'lint');
const TOKEN = 'paths /authorization/getToken post';
const ANSWER = `${TOKEN} responses 200 content application/json`;
const BODY = `${TOKEN} requestBody content application/json`;
const SCHEMAS = 'components schemas';
const SESSION = 'paths /session get';

const example = (name: string): unknown => follow(SHIPPED, `${ANSWER} examples ${name}`.split(' '));
const oneArmShown = (wanted: 'accepted' | 'refused') => ({
  [`${ANSWER} examples`]: { [wanted]: example(wanted) },
  [`${BODY} examples`]: { [wanted]: follow(SHIPPED, `${BODY} examples ${wanted}`.split(' ')) },
});

/** What is planted, and the rule that is to find it. */
const CASES: [rule: string, what: string, edits: Edits][] = [
  [
    'status-login-has-two-variants',
    'one schema for both',
    { [`${ANSWER} schema`]: { $ref: '#/components/schemas/Refused' } },
  ],
  [
    'status-login-has-two-variants',
    'one schema for both, put together',
    { [`${SCHEMAS} TokenAnswer`]: { allOf: [{ $ref: '#/components/schemas/Refused' }] } },
  ],
  [
    'status-login-has-two-variants',
    'a third arm',
    { [`${SCHEMAS} TokenAnswer oneOf 2`]: { type: 'object', properties: {} } },
  ],
  [
    'status-login-has-two-variants',
    'an arm that takes 0 too',
    { [`${SCHEMAS} Refused properties statusLogin`]: { type: 'number', minimum: 0 } },
  ],
  [
    'status-login-has-two-variants',
    'an arm with another limit',
    { [`${SCHEMAS} Accepted properties statusLogin maximum`]: 1 },
  ],
  [
    'status-login-has-two-variants',
    'an arm with one more limit',
    { [`${SCHEMAS} Accepted properties statusLogin minimum`]: -5 },
  ],
  [
    'status-login-has-two-variants',
    'an arm that may leave it out',
    { [`${SCHEMAS} Refused required`]: ['ds_Token'] },
  ],
  ['each-variant-has-an-example', 'nobody is refused', oneArmShown('accepted')],
  ['each-variant-has-an-example', 'nobody is accepted', oneArmShown('refused')],
  [
    'each-variant-has-an-example',
    'a text for a number',
    { [`${ANSWER} examples refused value statusLogin`]: '1' },
  ],
  ['security-is-declared', 'nothing at the top', { security: undefined }],
  ['security-is-declared', 'an empty list at the top', { security: [] }],
  ['security-is-declared', 'no token is good too, at the top', { security: [{ bearer: [] }, {}] }],
  ['security-is-declared', 'no token is good too', { [`${SESSION} security`]: [{}] }],
  [
    'response-has-an-example',
    'an answer whose JSON names its character set',
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
    { [`${ANSWER} examples blocked x-provider-state`]: undefined },
  ],
  [
    'example-names-its-provider-state',
    'a state without a name',
    { [`${ANSWER} examples blocked x-provider-state`]: ' ' },
  ],
  ['scenario-has-request-and-response', 'no request', { [`${BODY} examples blocked`]: undefined }],
  ['scenario-has-request-and-response', 'no answer', { [`${ANSWER} examples blocked`]: undefined }],
  [
    'scenario-has-request-and-response',
    'one name, two answers',
    {
      'components responses BadRequest content application/json examples': {
        blocked: { value: { message: 'Não.' } },
      },
    },
  ],
  ['deprecation-has-a-sunset', 'no date', { [`${SESSION} deprecated`]: true }],
  [
    'deprecation-has-a-sunset',
    'a day that never comes',
    { [`${SESSION} deprecated`]: true, [`${SESSION} x-sunset`]: '2027-02-30' },
  ],
  ['deprecation-has-a-sunset', 'a date alone', { [`${SESSION} x-sunset`]: '2027-02-28' }],
  [
    'deprecation-has-a-sunset',
    'a field without a date',
    { [`${SCHEMAS} Session properties name deprecated`]: true },
  ],
];

/** What is right, and looks like what is not. */
const FINE: Edits = {
  [`${SESSION} deprecated`]: true,
  [`${SESSION} x-sunset`]: '2028-02-29',
  [`${SESSION} security`]: [{ bearer: [] }],
  [`${SCHEMAS} TokenAnswer oneOf`]: [
    { $ref: '#/components/schemas/Refused' },
    { $ref: '#/components/schemas/Accepted' },
  ],
};

/** The rules that find something, by file. */
let found: Map<string, Set<string>>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const files = [...CASES.map(([, , edits]) => edits), FINE].map((edits, index) => {
    const file = join(FOLDER, `${index}.yaml`);
    writeFileSync(file, stringify(planted(SHIPPED, edits), { aliasDuplicateObjects: false }));
    return file;
  });
  const options = ['--config=redocly.yaml', '--format=checkstyle', '--max-problems=10000'];
  const { output } = await run([
    ...installed('@redocly/cli', 'redocly'),
    ...['lint', ...options, ...files, config.description],
  ]);
  found = new Map();
  let file = '';
  for (const line of linesOf(output)) {
    file = /^<file name="(.*)">$/.exec(line)?.[1] ?? file;
    const rule = /^<error .* source="(.*)" \/>$/.exec(line)?.[1];
    if (rule !== undefined) found.set(basename(file), (found.get(basename(file)) ?? new Set()).add(rule));
  }
}, 180_000);

it.each(CASES.map(([rule, what], index) => ({ rule, what, index })))('$rule: $what', ({ rule, index }) => {
  expect([...(found.get(`${index}.yaml`) ?? [])]).toContain(`portaria/${rule}`);
});

it('reports nothing for the shipped description and for a correct variation', () => {
  expect(found.get(basename(config.description))).toBeUndefined();
  expect(found.get(`${CASES.length}.yaml`)).toBeUndefined();
});

it('enables each own rule, and tests it with a planted fault', () => {
  const written = readFileSync('api-spec/lintRules.js', 'utf8').matchAll(/^ {8}'([a-z-]+)': /gm);
  const rules = [...written].map(([, rule]) => rule);
  const config = readObject(readFileSync('redocly.yaml', 'utf8'));
  expect(rules).toEqual([...new Set(CASES.map(([rule]) => rule))]);
  expect(config['rules']).toMatchObject(
    Object.fromEntries(rules.map((rule) => [`portaria/${rule}`, 'error'])),
  );
});
