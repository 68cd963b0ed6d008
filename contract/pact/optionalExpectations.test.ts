import { readFileSync } from 'node:fs';
import { DESCRIPTION, readDocument } from '../../api-spec/document';
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

const [WITH, WITHOUT] = [
  { code: 'vendas', title: 'Vendas', icon: 'trending-up' },
  { code: 'default', title: 'Visão geral' },
];
const iconIsOptional = { [`${ENTRY} required`]: ['code', 'title'] };
const byType = { combine: 'AND', matchers: [{ match: 'type' }] };
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
    },
    lines: [],
  },
  'a field that its own arm requires, of which the pact names no other': {
    description: {
      [`${ACCEPTED_EXAMPLE} cd_Dashboard`]: undefined,
      'components schemas Accepted required': ['statusLogin', 'ds_Token', 'cd_Dashboard'],
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
