import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { stringify } from 'yaml';
import { readDocument, listResponseSchemas } from 'contract-gates/description';
import { generateValidator } from './generateValidator';
import { DESCRIPTION } from './generatorSettings';

type Validator = (value: unknown) => boolean;

const makeDescription = (schemas: object) =>
  readDocument(stringify({ openapi: '3.1.0', paths: {}, components: { schemas } }));

/** Returns the validator of `Thing`, generated and loaded as in the portal. */
async function makeValidator(Thing: object, others: object = {}): Promise<Validator> {
  const check = loadValidator(await generateValidator(makeDescription({ Thing, ...others }), 'Thing'));
  return (value) => check(value) === true;
}

/** Loads the validator of `Thing`. The returned function returns `true`, or the pointer to the invalid value. */
function loadValidator(source: string): (value: unknown) => unknown {
  const { code } = transformSync(source, { format: 'cjs' });
  const program = `${code};\nmodule.exports.isThing(JSON.parse(text)) || module.exports.isThing.at`;
  // The value is passed as text, because an object of another realm would differ from every `const`.
  return (value): unknown => runInNewContext(program, { module: {}, text: toText(value) });
}

/** `JSON.parse` reads `1e999` as Infinity, which `JSON.stringify` cannot write. */
const toText = (value: unknown): string => (value === Infinity ? '1e999' : JSON.stringify(value));

const LIST = { type: 'array' };
const OBJECT = { type: 'object' };

/** Valid values, and values that only the tested keyword refuses. */
const CHECKED_KEYWORDS: [keyword: string, schema: object, valid: unknown[], invalid: unknown[]][] = [
  [
    'prefixItems',
    { ...LIST, prefixItems: [{ type: 'string' }, { type: 'number' }] },
    [[], ['a'], ['a', 1, null]],
    [[1], ['a', 'b']],
  ],
  [
    'items after prefixItems',
    { ...LIST, prefixItems: [{}], items: { type: 'number' } },
    [['a', 1]],
    [['a', 'b']],
  ],
  [
    'unevaluatedProperties',
    { ...OBJECT, allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    [{}, { a: 1 }],
    [{ b: 1 }],
  ],
  [
    'unevaluatedItems',
    { ...LIST, allOf: [{ prefixItems: [{}] }], unevaluatedItems: { type: 'number' } },
    [['a', 1]],
    [['a', 'b']],
  ],
  [
    'dependentRequired',
    { ...OBJECT, dependentRequired: { a: ['b'] } },
    [{ b: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }],
  ],
  [
    'dependentSchemas',
    { ...OBJECT, dependentSchemas: { a: { required: ['b'] } } },
    [{}, { a: 1, b: 1 }],
    [{ a: 1 }],
  ],
  ['minContains', { ...LIST, contains: { const: 1 }, minContains: 2 }, [[1, 0, 1]], [[1, 0], []]],
  ['maxContains', { ...LIST, contains: { const: 1 }, maxContains: 1 }, [[1, 0]], [[1, 1], []]],
  ['minLength 1', { minLength: 1 }, ['a', '🔑'], ['']],
  ['minLength 2', { minLength: 2 }, ['ab', '🔑🔑'], ['a', '🔑']],
  ['const', { const: { a: [1] } }, [{ a: [1] }], [{ a: [2] }]],
  ['patternProperties', { patternProperties: { '^x': { type: 'number' } } }, [{ x: 1, y: '' }], [{ x: '' }]],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, [{ a: 1 }], [{ ab: 1 }]],
  ['if', { if: { type: 'string' }, then: { minLength: 2 }, else: { type: 'null' } }, ['ab', null], ['a', 1]],
  ['$defs', { $ref: '#/components/schemas/Thing/$defs/Part', $defs: { Part: LIST } }, [[]], [{}]],
  ['numbers that JSON cannot represent', { type: 'number' }, [0, -1.5], [Infinity]],
];

it.each(CHECKED_KEYWORDS)('checks %s', async (_keyword, schema, valid, invalid) => {
  const validate = await makeValidator(schema);
  expect(valid.filter((value) => !validate(value))).toEqual([]);
  expect(invalid.filter(validate)).toEqual([]);
});

it('checks a schema behind two references, and a schema that contains itself', async () => {
  const validate = await makeValidator(
    { ...OBJECT, properties: { part: { $ref: '#/components/schemas/Part' } } },
    {
      Part: { ...OBJECT, required: ['leaf'], properties: { leaf: { $ref: '#/components/schemas/Leaf' } } },
      Leaf: { type: ['string', 'null'], maxLength: 3 },
    },
  );
  expect([validate({ part: { leaf: 'abc' } }), validate({ part: { leaf: null } })]).toEqual([true, true]);
  expect([validate({ part: {} }), validate({ part: { leaf: 'abcd' } })]).toEqual([false, false]);

  const isTree = await makeValidator({
    ...OBJECT,
    required: ['name'],
    properties: { children: { ...LIST, items: { $ref: '#/components/schemas/Thing' } } },
  });
  expect(isTree({ name: 1, children: [{ name: 2, children: [] }] })).toBe(true);
  expect(isTree({ name: 1, children: [{ name: 2, children: [{}] }] })).toBe(false);
});

it('ignores keywords that do not restrict the values', async () => {
  const validate = await makeValidator({
    type: 'integer',
    format: 'int64',
    title: 'A count',
    description: 'How many.',
    example: 3,
    examples: [3],
    default: 1,
    deprecated: true,
    readOnly: true,
    xml: { name: 'count' },
    externalDocs: { url: 'https://example.org' },
    'x-sunset': '2027-01-31',
  });
  expect([validate(1), validate('1')]).toEqual([true, false]);
  const isTime = await makeValidator({ type: 'string', format: 'date-time' });
  expect([isTime('2026-11-20T20:00:00Z'), isTime('tomorrow'), isTime(1)]).toEqual([true, true, false]);
  const isUnion = await makeValidator({
    discriminator: { propertyName: 'kind' },
    oneOf: [{ ...OBJECT, properties: { kind: { const: 'a' } } }, LIST],
  });
  expect([isUnion({ kind: 'a' }), isUnion([]), isUnion({ kind: 'b' })]).toEqual([true, true, false]);
});

it('checks a day as YYYY-MM-DD', async () => {
  const isDay = await makeValidator({ type: 'string', format: 'date' });
  expect(['2026-11-20', '2028-02-29'].filter((day) => !isDay(day))).toEqual([]);
  expect(
    ['', '2026-11', '2026-13-01', '2026-11-32', '2026-11-20T00:00:00Z', '20/11/2026'].filter(isDay),
  ).toEqual([]);
});

const WITH_SEPARATE_ITEMS = {
  ...OBJECT,
  required: ['name', 'parts'],
  properties: {
    name: { type: 'string' },
    parts: { ...LIST, maxItems: 2, items: { $ref: '#/components/schemas/Part' } },
  },
};

it('leaves the items of a list unchecked that have their own validators', async () => {
  const document = makeDescription({ Thing: WITH_SEPARATE_ITEMS, Part: { ...OBJECT, required: ['id'] } });
  const source = await generateValidator(document, 'Thing', [], { list: 'parts', schemas: ['Part'] });
  const check = loadValidator(source);
  expect([check({ name: 'a', parts: [{}, null] }), check({ name: 'a', parts: [] })]).toEqual([true, true]);
  expect([check({ name: 1, parts: [] }), check({ name: 'a', parts: [1, 2, 3] })]).toEqual([
    '/name',
    '/parts',
  ]);
  await expect(generateValidator(document, 'Part', [], { list: 'parts', schemas: [] })).rejects.toThrow(
    'components › schemas › Part: it has no list `parts`',
  );
});

it('lists the optional fields of all branches of a schema, and points to an invalid one', async () => {
  const document = makeDescription({
    Thing: {
      allOf: [{ $ref: '#/components/schemas/Head' }, { ...OBJECT, properties: { unit: { type: 'string' } } }],
    },
    Head: {
      ...OBJECT,
      required: ['id'],
      properties: { id: {}, link: { $ref: '#/components/schemas/Link' } },
    },
    Link: { ...OBJECT, required: ['to'], properties: { to: { type: 'string' }, code: { type: 'string' } } },
  });
  const source = await generateValidator(document, 'Thing', ['/unit']);
  expect(source).toContain('removable = ["/link", "/link/code"]');
  expect(loadValidator(source)({ id: 1, link: { to: 'a', code: 1 } })).toBe('/link/code');
  expect(source).not.toMatch(/\.errors\b/);
});

const REFUSED_SCHEMAS: [what: string, schema: object, path: string, message: string][] = [
  [
    'a typing error',
    { properties: { a: { minLenght: 1 } } },
    'Thing › properties › a',
    'the keyword `minLenght`',
  ],
  ['a keyword of draft 4', { items: { divisibleBy: 2 } }, 'Thing › items', 'the keyword `divisibleBy`'],
  [
    'an unknown keyword behind a reference',
    { anyOf: [{ $ref: '#/components/schemas/Other' }] },
    'components › schemas › Other › not',
    'the keyword `is`',
  ],
  [
    'an unknown format',
    { properties: { a: { format: 'cpf' } } },
    'Thing › properties › a',
    'the format `cpf`',
  ],
  [
    'a field of requests only',
    { properties: { a: { writeOnly: true } } },
    'Thing › properties › a',
    'writeOnly',
  ],
  [
    'a keyword without the keyword that it depends on',
    { ...LIST, minContains: 2 },
    'components › schemas › Thing',
    'minContains',
  ],
  ['an invalid limit', { minLength: '1' }, 'components › schemas › Thing', 'minLength'],
];

it.each(REFUSED_SCHEMAS)('refuses %s, and names its schema path', async (_what, schema, path, message) => {
  const generation = makeValidator(schema, { Other: { not: { is: 'x' } } });
  await expect(generation).rejects.toThrow(path);
  await expect(generation).rejects.toThrow(message);
});

it('refuses a schema that is not in the description', async () => {
  await expect(generateValidator(makeDescription({}), 'Thing')).rejects.toThrow(
    'components › schemas › Thing: ',
  );
});

it('the validators of the shipped description need no `eval`, and report only a pointer', async () => {
  const document = readDocument(readFileSync(DESCRIPTION, 'utf8'));
  for (const name of listResponseSchemas(document)) {
    const source = await generateValidator(document, name);
    expect(source).not.toMatch(/\beval\b|new Function|\.errors|\.evaluated/);
  }
});

it('a validator contains no code that it does not use', async () => {
  const text = (limits: object) =>
    generateValidator(
      makeDescription({ Thing: { ...OBJECT, properties: { a: { type: 'string', ...limits } } } }),
      'Thing',
    );
  expect(await text({ minLength: 1 })).not.toMatch(/ucs2length|rootData|dynamicAnchors|parentData/);
  expect(await text({ minLength: 1, maxLength: 9 })).toContain('ucs2length');
});
