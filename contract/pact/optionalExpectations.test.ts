import { readFileSync } from 'node:fs';
import { DESCRIPTION, entries, entry, follow, readDocument } from '../../api-spec/document';
import { planted } from '../changes/planted';
import type { Edits } from '../changes/planted';
import { PACT } from '../places';
import { optionalExpectations } from './optionalExpectations';
import { readPact } from './pactFile';

const SHIPPED = readDocument(readFileSync(DESCRIPTION, 'utf8'));
const SHIPPED_PACT = readDocument(readFileSync(PACT, 'utf8'));
const numberOf = (id: string) =>
  readPact(JSON.stringify(SHIPPED_PACT)).findIndex(({ description }) => description === id);
const REFUSED = `interactions ${numberOf('getToken: refused')} response`;
const ACCEPTED = `interactions ${numberOf('getToken: accepted')} response`;
const LIST = `interactions ${numberOf('listDashboards: dashboards')} response`;

const TOKEN_ANSWER = 'paths /authorization/getToken post responses 200';
const REFUSED_EXAMPLE = `${TOKEN_ANSWER} content application/json examples refused value`;
const ACCEPTED_EXAMPLE = `${TOKEN_ANSWER} content application/json examples accepted value`;
const LIST_EXAMPLE = 'paths /dashboards get responses 200 content application/json examples dashboards value';
const ENTRY = 'components schemas DashboardEntry';
const LIST_CONTENT = 'paths /dashboards get responses 200 content';
const SESSION = 'paths /session get';
const DASHBOARDS = 'components schemas DashboardList properties dashboards';

const [WITH, WITHOUT] = [
  { code: 'vendas', title: 'Vendas', icon: 'trending-up' },
  { code: 'default', title: 'Visão geral' },
];
const iconIsOptional = { [`${ENTRY} required`]: ['code', 'title'] };
const byType = { combine: 'AND', matchers: [{ match: 'type' }] };
const oneAtLeast = { combine: 'AND', matchers: [{ match: 'type', min: 1 }] };

const text = { type: 'string' };
const closed = (...fields: string[]) => ({
  type: 'object',
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, text])),
  additionalProperties: false,
});
const pagesAndLinks: Edits = {
  [ENTRY]: { oneOf: [closed('code', 'title', 'icon'), closed('code', 'title', 'address')] },
};
const iconOrNull: Edits = { [`${ENTRY} properties icon type`]: ['string', 'null'] };

/** Each dashboard has a list of its own, and the pact wants something in it. */
const withTags = (tags: object): Edits => ({
  [`${ENTRY} required`]: ['code', 'title', 'icon', 'tags'],
  [`${ENTRY} properties tags`]: { type: 'array', items: text, ...tags },
});
const expectingTags: Edits = {
  [`${LIST} body content dashboards`]: [{ tags: ['new'] }],
  [`${LIST} matchingRules body $.dashboards[*].tags`]: oneAtLeast,
};

/** What stands in one place of the description, under other keys. */
const moved = (place: string, rename: (key: string) => string): Edits => ({
  [place]: Object.fromEntries(
    entries(follow(SHIPPED, place.split(' '))).map(([key, value]) => [rename(key), value]),
  ),
});
const holding = (...items: object[]): Edits => ({
  [`${LIST} body content dashboards`]: items,
  [`${LIST} matchingRules body`]: {
    '$.dashboards': {
      combine: 'AND',
      matchers: [
        {
          match: 'arrayContains',
          variants: items.map((_, index) => ({ index, rules: { '$.title': byType } })),
        },
      ],
    },
  },
});
const exactly = (...items: object[]): Edits => ({
  [`${LIST} body content dashboards`]: items,
  [`${LIST} matchingRules`]: {},
});

const mapByCode = {
  'components schemas DashboardList properties byCode': {
    type: 'object',
    additionalProperties: { $ref: `#/${ENTRY.replaceAll(' ', '/')}` },
  },
  'components schemas DashboardList required': ['dashboards', 'byCode'],
};
const anyKeys = {
  [`${LIST} matchingRules body $.byCode`]: { combine: 'AND', matchers: [{ match: 'eachValue' }] },
};

const NOT_SHOWN = 'is expected, and neither does the description require it nor the named example show it';
const OF_EACH = 'is expected of every item, and the description does not require it';

/** What is said of a description and a pact with something else in them. */
const CASES: Record<string, { description?: Edits; pact?: Edits; lines: string[] }> = {
  'an optional field that the named example has': { lines: [] },
  'an optional field that the named example has not': {
    description: { [`${REFUSED_EXAMPLE} ds_Mensagem`]: undefined },
    lines: [`getToken: refused $.ds_Mensagem ${NOT_SHOWN}`],
  },
  'a required field that the named example has not': {
    description: {
      [`${REFUSED_EXAMPLE} ds_Mensagem`]: undefined,
      'components schemas Refused required': ['statusLogin', 'ds_Mensagem'],
      'components schemas Refused properties ds_Mensagem': text,
    },
    lines: [],
  },
  'a field that another arm requires': {
    description: { [`${REFUSED_EXAMPLE} ds_Token`]: undefined },
    pact: { [`${REFUSED} body content ds_Token`]: null },
    lines: [`getToken: refused $.ds_Token ${NOT_SHOWN}`],
  },
  'a field that its own arm requires, in a part of its own': {
    description: {
      [`${REFUSED_EXAMPLE} ds_Mensagem`]: undefined,
      'components schemas Refused allOf': [{ required: ['ds_Mensagem'] }],
      'components schemas Refused properties ds_Mensagem': text,
    },
    lines: [],
  },
  'a field that its own arm requires, of which the pact names no other': {
    description: {
      [`${ACCEPTED_EXAMPLE} cd_Dashboard`]: undefined,
      'components schemas Accepted required': ['statusLogin', 'ds_Token', 'cd_Dashboard'],
      'components schemas Accepted properties cd_Dashboard': text,
    },
    pact: { [`${ACCEPTED} body content ds_Token`]: undefined },
    lines: [],
  },
  'a scenario that the description does not name': {
    pact: { [`interactions ${numberOf('getToken: refused')} description`]: 'a refusal' },
    lines: [`a refusal $.ds_Mensagem ${NOT_SHOWN}`],
  },
  'an optional field of an object in the example': {
    description: { 'components schemas DashboardList required': [] },
    lines: [],
  },
  'an optional field of every item, which every item of the example has': {
    description: iconIsOptional,
    lines: [`listDashboards: dashboards $.dashboards[*].icon ${OF_EACH}`],
  },
  'an optional field of every item, by a matcher far above': {
    description: iconIsOptional,
    pact: { [`${LIST} matchingRules body`]: { $: byType } },
    lines: [`listDashboards: dashboards $.dashboards[*].icon ${OF_EACH}`],
  },
  'an optional field of a list that is the example, item by item': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} dashboards`]: [WITH, WITHOUT] },
    pact: exactly(WITH, WITHOUT),
    lines: [],
  },
  'an optional field of another item than in the example': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} dashboards`]: [WITHOUT, WITH] },
    pact: exactly(WITH, WITHOUT),
    lines: [`listDashboards: dashboards $.dashboards[0].icon ${NOT_SHOWN}`],
  },
  'an optional field of one item, which an item of the example has': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} dashboards`]: [WITHOUT, WITH] },
    pact: holding(WITH, WITHOUT),
    lines: [],
  },
  'an optional field of one item, which no item of the example has': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} dashboards`]: [WITHOUT] },
    pact: holding(WITH, WITHOUT),
    lines: [`listDashboards: dashboards $.dashboards[0].icon ${NOT_SHOWN}`],
  },
  'a field of one item that is required': { pact: holding(WITH), lines: [] },
  'one item that the example has, but for an exact value': {
    description: { [`${LIST_EXAMPLE} dashboards`]: [{ ...WITH, code: 'other' }] },
    pact: holding(WITH),
    lines: [
      'listDashboards: dashboards $.dashboards[0] is expected to be in the list, and the named example has no such item',
    ],
  },
  'one item, of a list that is empty in the example': {
    description: { [`${LIST_EXAMPLE} dashboards`]: [] },
    pact: holding(WITH),
    lines: [
      'listDashboards: dashboards $.dashboards[0] is expected to be in the list, and the named example has no such item',
    ],
  },
  'an exact list that is shorter than the example': {
    description: { [`${LIST_EXAMPLE} dashboards`]: [WITH, WITH] },
    pact: exactly(WITH),
    lines: [
      'listDashboards: dashboards $.dashboards is expected to have items, exactly 1, and the named example has 2',
    ],
  },
  'a field of every item that one kind of item has not': {
    description: pagesAndLinks,
    lines: [`listDashboards: dashboards $.dashboards[*].icon ${OF_EACH}`],
  },
  'the fields of every item that each kind of item has': {
    description: pagesAndLinks,
    pact: { [`${LIST} body content dashboards`]: [{ code: 'vendas', title: 'Vendas' }] },
    lines: [],
  },
  'a field behind every key of a map that one kind of value has not': {
    description: { ...mapByCode, ...pagesAndLinks, [`${LIST_EXAMPLE} byCode`]: { vendas: WITH } },
    pact: {
      ...anyKeys,
      [`${LIST} body content dashboards`]: undefined,
      [`${LIST} body content byCode`]: { vendas: WITH },
    },
    lines: [`listDashboards: dashboards $.byCode.*.icon ${OF_EACH}`],
  },
  'a field of every item that may be null': {
    description: iconOrNull,
    lines: [
      'listDashboards: dashboards $.dashboards[*].icon is expected not to be null, and the description allows null',
    ],
  },
  'items that may be null': {
    description: {
      [`${DASHBOARDS} items`]: { oneOf: [{ $ref: `#/${ENTRY.replaceAll(' ', '/')}` }, { type: 'null' }] },
    },
    lines: [
      'listDashboards: dashboards $.dashboards[*] is expected not to be null, and the description allows null',
    ],
  },
  'null in every item, where something else may come': {
    description: iconOrNull,
    pact: { [`${LIST} body content dashboards`]: [{ icon: null }] },
    lines: [
      'listDashboards: dashboards $.dashboards[*].icon is expected to be null, and the description allows something else',
    ],
  },
  'a field of every item that may be null, to the pact as well': {
    description: iconOrNull,
    pact: {
      [`${LIST} matchingRules body $.dashboards[*].icon`]: {
        combine: 'OR',
        matchers: [{ match: 'type' }, { match: 'null' }],
      },
    },
    lines: [],
  },
  'a text that is null in the named example': {
    description: { [`${REFUSED_EXAMPLE} ds_Mensagem`]: null },
    lines: ['getToken: refused $.ds_Mensagem is expected not to be null, and the named example has null'],
  },
  'null that is a text in the named example': {
    pact: { [`${ACCEPTED} body content cd_Dashboard`]: null },
    lines: [
      'getToken: accepted $.cd_Dashboard is expected to be null, and the named example has something else',
    ],
  },
  'an item at least, of a list that is empty in the named example': {
    description: { [`${LIST_EXAMPLE} dashboards`]: [], [`${DASHBOARDS} minItems`]: 0 },
    lines: [
      'listDashboards: dashboards $.dashboards is expected to have items, at least 1, and the named example has 0',
    ],
  },
  'an item at least, of a list in every item': {
    description: withTags({}),
    pact: expectingTags,
    lines: [
      'listDashboards: dashboards $.dashboards[*].tags is expected to have items, at least 1, and the description allows fewer (minItems)',
    ],
  },
  'an item at least, of a list in every item that is never empty': {
    description: withTags({ minItems: 1 }),
    pact: expectingTags,
    lines: [],
  },
  'three items at most, of a list in every item': {
    description: withTags({ maxItems: 4 }),
    pact: {
      ...expectingTags,
      [`${LIST} matchingRules body $.dashboards[*].tags`]: {
        combine: 'AND',
        matchers: [{ match: 'type', max: 3 }],
      },
    },
    lines: [
      'listDashboards: dashboards $.dashboards[*].tags is expected to have items, at most 3, and the description allows more (maxItems)',
    ],
  },
  'the keys of a map, which are examples': {
    description: mapByCode,
    pact: { ...anyKeys, [`${LIST} body content byCode`]: { any: { code: 'any' } } },
    lines: [],
  },
  'an optional field behind every key of a map': {
    description: { ...mapByCode, ...iconIsOptional, [`${LIST_EXAMPLE} byCode`]: { vendas: WITH } },
    pact: {
      ...anyKeys,
      [`${LIST} body content dashboards`]: undefined,
      [`${LIST} body content byCode`]: { vendas: WITH },
    },
    lines: [`listDashboards: dashboards $.byCode.*.icon ${OF_EACH}`],
  },
  'a key of a map, by its name': {
    description: { ...mapByCode, [`${LIST_EXAMPLE} byCode`]: { vendas: WITH } },
    pact: { [`${LIST} body content byCode`]: { vendas: { code: 'vendas' }, other: { code: 'other' } } },
    lines: [`listDashboards: dashboards $.byCode.other ${NOT_SHOWN}`],
  },
  'an optional header': {
    description: { [`${TOKEN_ANSWER} headers`]: { 'X-Day': { schema: { type: 'string' } } } },
    pact: { [`${REFUSED} headers x-day`]: ['monday'] },
    lines: ['getToken: refused header x-day is expected, and the description does not require it'],
  },
  'a required header': {
    description: {
      [`${TOKEN_ANSWER} headers`]: { 'X-Day': { required: true, schema: { type: 'string' } } },
    },
    pact: { [`${REFUSED} headers x-day`]: ['monday'] },
    lines: [],
  },
  'a form of the answer with parameters': {
    description: moved(LIST_CONTENT, (type) => `${type}; charset=utf-8`),
    lines: [],
  },
  'a form of the answer that is JSON by another name': {
    description: moved(LIST_CONTENT, () => 'application/problem+json'),
    lines: [],
  },
  'a path that fits a template too, which stands before it': {
    description: {
      paths: {
        '/{any}': { get: { operationId: 'getAny', responses: { 200: {} } } },
        ...Object.fromEntries(entries(entry(SHIPPED, 'paths'))),
      },
    },
    lines: [],
  },
  'an arm that forbids a field, and wants more than the pact names': {
    description: {
      [`${SESSION} responses 200 content application/json schema`]: {
        oneOf: [
          {
            type: 'object',
            properties: { role: { const: 'guest' } },
          },
          {
            allOf: [{ $ref: '#/components/schemas/Session' }],
            minProperties: 5,
            not: { required: ['reason'] },
          },
        ],
      },
      [`${SESSION} responses 200 content application/json examples`]: undefined,
    },
    lines: [],
  },
  'an answer under a range of statuses': {
    description: {
      'paths /session get responses 2XX': { content: {} },
      'paths /session get responses 200': undefined,
    },
    pact: { [`interactions ${numberOf('getSession: editor')} response body content`]: undefined },
    lines: ['expiresAt', 'login', 'name', 'role'].map((field) => `getSession: admin $.${field} ${NOT_SHOWN}`),
  },
};

it.each(Object.entries(CASES))('%s', (_what, { description = {}, pact = {}, lines }) => {
  const interactions = readPact(JSON.stringify(planted(SHIPPED_PACT, pact)));
  expect(optionalExpectations(interactions, planted(SHIPPED, description))).toEqual(lines);
});
