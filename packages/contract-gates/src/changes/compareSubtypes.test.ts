// Without a discriminator's mapping, the name of a schema is sent.
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { readDocument } from '../description/readDocument';
import { compareDescriptions } from './compareDescriptions';

const FORMS = ['allOf', 'oneOf', 'anyOf'] as const;

type Pets = {
  subtypes: Record<string, object>;
  discriminator?: object | undefined;
  /** Fields of the base. A union repeats them in its variants. */
  base?: object;
};

const text = { type: 'string' };
const integer = { type: 'integer' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (more: object = {}) => ({ propertyName: 'kind', ...more });
const cat = { properties: { lives: text } };
const dog = { properties: { bark: text } };
const PETS: Pets = { subtypes: { Cat: cat, Dog: dog }, discriminator: kind() };

/** The schema `Pet` is the base of its subtypes, or their union. */
function makeSchemas(form: (typeof FORMS)[number], { subtypes, discriminator, base = {} }: Pets): object {
  const own = { type: 'object', required: ['kind'], properties: { kind: text, ...base } };
  const names = Object.keys(subtypes);
  const selects = discriminator === undefined ? {} : { discriminator };
  return form === 'allOf'
    ? {
        Pet: { ...own, ...selects },
        ...Object.fromEntries(names.map((name) => [name, { allOf: [ref('Pet'), subtypes[name]] }])),
      }
    : {
        Pet: { [form]: names.map(ref), ...selects },
        ...Object.fromEntries(names.map((name) => [name, { allOf: [own, subtypes[name]] }])),
      };
}

type Direction = 'request' | 'response';

/** A description with `schema` in a request or in a response. */
function describePets(direction: Direction, schemas: object, schema: object = ref('Pet')) {
  const content = { 'application/json': { schema } };
  return readDocument(
    stringify(
      {
        openapi: '3.1.0',
        paths: {
          '/pets': {
            post: {
              operationId: 'addPet',
              ...(direction === 'request' && { requestBody: { content } }),
              responses: { 200: { description: '', ...(direction === 'response' && { content }) } },
            },
          },
        },
        components: { schemas },
      },
      { aliasDuplicateObjects: false },
    ),
  );
}

const listChanges = (
  direction: Direction,
  before: object,
  after: object,
  schema?: object,
  validated: string[] = [],
) =>
  compareDescriptions(describePets(direction, before, schema), describePets(direction, after, schema), {
    today: '2026-11-21',
    validated,
    tags: [],
  });

type Case = {
  what: string;
  before?: Partial<Pets>;
  now?: Partial<Pets>;
  request: string[];
  response: string[];
};

const renamed = {
  request: ['request-variant-removed', 'request-variant-added'],
  response: ['response-variant-removed', 'response-variant-added'],
};

const CASES: Case[] = [
  {
    what: 'a field of a subtype has another type',
    now: { subtypes: { Cat: { properties: { lives: integer } }, Dog: dog } },
    request: ['request-type-narrowed'],
    response: ['response-type-widened'],
  },
  {
    what: 'a field of a subtype becomes required',
    now: { subtypes: { Cat: { ...cat, required: ['lives'] }, Dog: dog } },
    request: ['request-field-made-required'],
    response: ['response-field-made-required'],
  },
  {
    what: 'a subtype is new',
    now: { subtypes: { ...PETS.subtypes, Cow: {} } },
    request: ['request-variant-added'],
    response: ['response-variant-added'],
  },
  {
    what: 'a subtype is removed',
    now: { subtypes: { Cat: cat } },
    request: ['request-variant-removed'],
    response: ['response-variant-removed'],
  },
  {
    what: 'a subtype without a mapping has another name',
    now: { subtypes: { Kitty: cat, Dog: dog } },
    ...renamed,
  },
  {
    what: 'a subtype with a mapping has another name',
    before: { discriminator: kind({ mapping: { cat: 'Cat' } }) },
    now: {
      subtypes: { Kitty: cat, Dog: dog },
      discriminator: kind({ mapping: { cat: '#/components/schemas/Kitty' } }),
    },
    request: [],
    response: [],
  },
  {
    what: 'a mapping gives a subtype another value',
    now: { discriminator: kind({ mapping: { cat: 'Cat' } }) },
    ...renamed,
  },
  {
    what: 'a mapping is removed',
    before: { discriminator: kind({ mapping: { cat: 'Cat' } }) },
    ...renamed,
  },
  {
    what: 'a mapping repeats the names',
    now: { discriminator: kind({ mapping: { Cat: 'Cat', Dog: '#/components/schemas/Dog' } }) },
    request: [],
    response: [],
  },
  {
    what: 'the values of two equal subtypes are swapped',
    before: {
      subtypes: { Cat: cat, Dog: cat },
      discriminator: kind({ mapping: { a: 'Cat', b: 'Dog' } }),
    },
    now: { subtypes: { Cat: cat, Dog: cat }, discriminator: kind({ mapping: { a: 'Dog', b: 'Cat' } }) },
    request: ['discriminator-changed', 'discriminator-changed'],
    response: ['discriminator-changed', 'discriminator-changed'],
  },
  {
    what: 'a mapping leads to another place outside the description',
    before: { discriminator: kind({ mapping: { fish: 'pets.yaml#/Fish' } }) },
    now: { discriminator: kind({ mapping: { fish: 'fish.yaml#/Fish' } }) },
    request: ['keyword-unsupported'],
    response: ['keyword-unsupported'],
  },
  {
    what: 'the discriminator has another field',
    now: { discriminator: { propertyName: 'sort' } },
    request: ['discriminator-changed'],
    response: ['discriminator-changed'],
  },
  {
    what: 'a discriminator is new',
    before: { discriminator: undefined },
    request: ['discriminator-changed'],
    response: ['discriminator-added'],
  },
  {
    what: 'a discriminator is removed',
    now: { discriminator: undefined },
    request: ['discriminator-changed'],
    response: ['discriminator-changed'],
  },
];

const BOTH_WAYS: Direction[] = ['request', 'response'];

describe.each(FORMS)('a discriminator beside %s', (form) => {
  it.each(CASES)('$what', ({ before, now, ...expected }) => {
    for (const direction of BOTH_WAYS) {
      const changes = listChanges(
        direction,
        makeSchemas(form, { ...PETS, ...before }),
        makeSchemas(form, { ...PETS, ...now }),
      );
      const rules = changes.map(({ rule }) => rule);
      // Another address outside the description also has another name.
      expect(
        rules.filter((rule) => rule !== 'discriminator-changed' || !rules.includes('keyword-unsupported')),
      ).toEqual(expected[direction]);
    }
  });
});

it('the README has a row for each change of a discriminator, in this order', () => {
  const lines = readFileSync('packages/contract-gates/README.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Change of a discriminator'));
  const cells = (row: string) => row.split('|').map((cell) => cell.trim());
  const format = (rules: string[]) =>
    [...new Set(rules)].map((rule) => `\`${rule}\``).join(', ') || 'no change';
  expect(lines.slice(start + 2, lines.indexOf('', start)).map((row) => cells(row).slice(1, 4))).toEqual(
    CASES.map(({ what, request, response }) => [what, format(request), format(response)]),
  );
});

describe('finds a changed subtype', () => {
  const before = makeSchemas('allOf', PETS);
  const after = makeSchemas('allOf', {
    ...PETS,
    subtypes: { Cat: { properties: { lives: integer } }, Dog: dog },
  });

  it.each<[where: string, schema: object, more?: object]>([
    ['in a list', { type: 'array', items: ref('Pet') }],
    ['in a map', { additionalProperties: ref('Pet') }],
    ['behind a reference to a reference', ref('Alias'), { Alias: ref('Pet') }],
    ['in a part', { allOf: [ref('Pet')], default: null }],
    ['behind a named part', ref('Named'), { Named: { allOf: [ref('Pet')] } }],
    ['beside null', { anyOf: [ref('Pet'), { type: 'null' }] }],
    ['in a keyword without rules', { not: ref('Pet') }],
    ['in a list by position', { prefixItems: [{ type: 'array', items: ref('Pet') }] }],
    ['of a subtype', ref('Cat')],
    [
      'in a schema that contains itself',
      ref('Owner'),
      { Owner: { properties: { pet: ref('Pet'), boss: ref('Owner') } } },
    ],
  ])('%s', (_where, schema, more = {}) => {
    for (const direction of BOTH_WAYS) {
      const changes = listChanges(direction, { ...before, ...more }, { ...after, ...more }, schema);
      expect(changes).toEqual([expect.objectContaining({ severity: 'breaking' })]);
    }
  });

  it('that builds on another subtype, with its place', () => {
    const lion = (field: object) => ({ Lion: { allOf: [ref('Cat'), { properties: { mane: field } }] } });
    const [old, next] = [text, integer].map((field) => ({ ...before, ...lion(field) }));
    expect(listChanges('response', old ?? {}, next ?? {}).map(({ rule, at }) => `${rule} ${at}`)).toEqual([
      'response-type-widened addPet 200 Lion.mane',
    ]);
  });
});

describe('reports no change', () => {
  const before = makeSchemas('allOf', PETS);

  it.each<[what: string, after: object, schema: object]>([
    ['for a reference to a subtype', { ...before, Alias: ref('Cat') }, ref('Pet')],
    [
      'of another subtype than the one that is sent',
      makeSchemas('allOf', { ...PETS, subtypes: { Cat: cat, Dog: {} } }),
      ref('Cat'),
    ],
  ])('%s', (_what, after, schema) => {
    for (const direction of BOTH_WAYS) expect(listChanges(direction, before, after, schema)).toEqual([]);
  });

  it('for the name of a base that its field excludes', () => {
    const base = (name: string, kinds: string[]) => ({
      [name]: { properties: { kind: { enum: kinds } }, discriminator: kind() },
      Cat: { allOf: [ref(name), cat] },
      Sent: { items: ref(name) },
    });
    const rename = (kinds: string[]) =>
      listChanges('response', base('Pet', kinds), base('Animal', kinds), ref('Sent'));
    expect(rename(['Cat'])).toEqual([]);
    expect(rename(['Cat', 'Pet', 'Animal']).map(({ rule }) => rule)).toEqual(renamed.response);
  });

  it('twice for a field that moves to the base or changes there', () => {
    const moved = makeSchemas('allOf', { ...PETS, base: { lives: text }, subtypes: { Cat: {}, Dog: dog } });
    const changed = makeSchemas('allOf', {
      ...PETS,
      base: { lives: integer },
      subtypes: { Cat: {}, Dog: dog },
    });
    const rulesOf = (old: object, next: object) => listChanges('request', old, next).map(({ rule }) => rule);
    expect(rulesOf(before, moved)).toEqual(['request-field-added']);
    expect(rulesOf(moved, changed)).toEqual(['request-type-narrowed']);
  });

  it('for a provider, because validators ignore discriminators', () => {
    const after = makeSchemas('allOf', {
      ...PETS,
      subtypes: { Cat: { ...cat, required: ['lives'] }, Dog: dog },
    });
    const schema = { anyOf: [ref('Pet'), { type: 'null' }] };
    expect(listChanges('response', before, after, schema, ['Pet']).map(({ rule }) => rule)).toEqual([
      'response-field-made-required',
    ]);
  });

  it('of a new discriminator whose values each variant requires anyway', () => {
    const pinned = (value: string) => ({ properties: { kind: { const: value } } });
    const subtypes = { Cat: pinned('c'), Dog: pinned('d') };
    const discriminator = kind({ mapping: { c: 'Cat', d: 'Dog' } });
    const changes = listChanges(
      'request',
      makeSchemas('oneOf', { subtypes }),
      makeSchemas('oneOf', { subtypes, discriminator }),
    );
    expect(changes.map(({ rule }) => rule)).toEqual(['discriminator-added']);
  });
});

it('compares subtypes once, although many paths lead to them @long', () => {
  const names = Array.from({ length: 24 }, (_, index) => `Pet${index}`);
  const subtypes = Object.fromEntries(
    names.map((name, index) => [
      name,
      { properties: { friend: ref('Pet'), next: ref(names[(index + 1) % names.length] ?? 'Pet') } },
    ]),
  );
  const before = makeSchemas('allOf', { ...PETS, subtypes });
  const after = makeSchemas('allOf', { ...PETS, subtypes: { ...subtypes, Pet0: {} } });
  expect(listChanges('response', before, before)).toEqual([]);
  expect(listChanges('response', before, after).length).toBeGreaterThan(0);
});
