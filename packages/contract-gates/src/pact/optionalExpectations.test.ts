import { CLUB_DESCRIPTION } from '../../test/club';
import { entries, entry, follow } from '../description/document';
import type { Edits } from '../../test/editDescription';
import {
  ACCEPTED,
  ACCEPTED_EXAMPLE,
  COURT,
  LIST,
  LIST_EXAMPLE,
  REFUSED,
  REFUSED_EXAMPLE,
  SIGN_IN_RESPONSE,
  WITH_ICON,
  WITHOUT_ICON,
  byType,
  listOfExactly,
  listContaining,
  iconIsOptional,
  linesWith,
  findInteraction,
  text,
} from '../../test/editAgreement';
import type { Case } from '../../test/editAgreement';

const LIST_CONTENT = 'paths /courts get responses 200 content';
const SESSION = 'paths /session get';

const closed = (...fields: string[]) => ({
  type: 'object',
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, text])),
  additionalProperties: false,
});
const pagesAndLinks: Edits = {
  [COURT]: { oneOf: [closed('code', 'title', 'icon'), closed('code', 'title', 'address')] },
};

/** Renames the keys of one object of the description. */
const renameKeys = (path: string, rename: (key: string) => string): Edits => ({
  [path]: Object.fromEntries(
    entries(follow(CLUB_DESCRIPTION, path.split(' '))).map(([key, value]) => [rename(key), value]),
  ),
});

const mapByCode = {
  'components schemas CourtList properties byCode': {
    type: 'object',
    additionalProperties: { $ref: `#/${COURT.replaceAll(' ', '/')}` },
  },
  'components schemas CourtList required': ['courts', 'byCode'],
};
const anyKeys = {
  [`${LIST} matchingRules body $.byCode`]: { combine: 'AND', matchers: [{ match: 'eachValue' }] },
};

const NOT_SHOWN =
  'is expected, but the description does not require it and the named example does not have it';
const OF_EACH = 'is expected of every item, but the description does not require it';

const CASES: Record<string, Case> = {
  'an optional field that the named example has': { lines: [] },
  'an optional field that the named example does not have': {
    description: { [`${REFUSED_EXAMPLE} notice`]: undefined },
    lines: [`signIn: refused $.notice ${NOT_SHOWN}`],
  },
  'a required field that the named example does not have': {
    description: {
      [`${REFUSED_EXAMPLE} notice`]: undefined,
      'components schemas Refused required': ['verdict', 'notice'],
      'components schemas Refused properties notice': text,
    },
    lines: [],
  },
  'a field that another variant requires': {
    description: { [`${REFUSED_EXAMPLE} token`]: undefined },
    pact: { [`${REFUSED} body content token`]: null },
    lines: [`signIn: refused $.token ${NOT_SHOWN}`],
  },
  'a field that its variant requires in a separate part': {
    description: {
      [`${REFUSED_EXAMPLE} notice`]: undefined,
      'components schemas Refused allOf': [{ required: ['notice'] }],
      'components schemas Refused properties notice': text,
    },
    lines: [],
  },
  'a field that its variant requires, as the only field in the pact': {
    description: {
      [`${ACCEPTED_EXAMPLE} court`]: undefined,
      'components schemas Accepted required': ['verdict', 'token', 'court'],
      'components schemas Accepted properties court': text,
    },
    pact: { [`${ACCEPTED} body content token`]: undefined },
    lines: [],
  },
  'a scenario that the description does not have': {
    pact: { [`interactions ${findInteraction('signIn: refused')} description`]: 'a refusal' },
    lines: [`a refusal $.notice ${NOT_SHOWN}`],
  },
  'an optional field of an object in the example': {
    description: { 'components schemas CourtList required': [] },
    lines: [],
  },
  'an optional field of every item, which every item of the example has': {
    description: iconIsOptional,
    lines: [`listCourts: courts $.courts[*].icon ${OF_EACH}`],
  },
  'an optional field of every item, by an inherited matcher': {
    description: iconIsOptional,
    pact: { [`${LIST} matchingRules body`]: { $: byType } },
    lines: [`listCourts: courts $.courts[*].icon ${OF_EACH}`],
  },
  'an optional field of a list that equals the example': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} courts`]: [WITH_ICON, WITHOUT_ICON] },
    pact: listOfExactly(WITH_ICON, WITHOUT_ICON),
    lines: [],
  },
  'an optional field of another item than in the example': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} courts`]: [WITHOUT_ICON, WITH_ICON] },
    pact: listOfExactly(WITH_ICON, WITHOUT_ICON),
    lines: [`listCourts: courts $.courts[0].icon ${NOT_SHOWN}`],
  },
  'an optional field of one item, which an item of the example has': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} courts`]: [WITHOUT_ICON, WITH_ICON] },
    pact: listContaining(WITH_ICON, WITHOUT_ICON),
    lines: [],
  },
  'an optional field of one item, which no item of the example has': {
    description: { ...iconIsOptional, [`${LIST_EXAMPLE} courts`]: [WITHOUT_ICON] },
    pact: listContaining(WITH_ICON, WITHOUT_ICON),
    lines: [`listCourts: courts $.courts[0].icon ${NOT_SHOWN}`],
  },
  'a field of every item that one variant does not have': {
    description: pagesAndLinks,
    lines: [`listCourts: courts $.courts[*].icon ${OF_EACH}`],
  },
  'the fields of every item that each variant has': {
    description: pagesAndLinks,
    pact: { [`${LIST} body content courts`]: [{ code: 'saibro', title: 'Saibro' }] },
    lines: [],
  },
  'a field of every map value that one variant does not have': {
    description: { ...mapByCode, ...pagesAndLinks, [`${LIST_EXAMPLE} byCode`]: { saibro: WITH_ICON } },
    pact: {
      ...anyKeys,
      [`${LIST} body content courts`]: undefined,
      [`${LIST} body content byCode`]: { saibro: WITH_ICON },
    },
    lines: [`listCourts: courts $.byCode.*.icon ${OF_EACH}`],
  },
  'the keys of a map, which are examples': {
    description: mapByCode,
    pact: { ...anyKeys, [`${LIST} body content byCode`]: { any: { code: 'any' } } },
    lines: [],
  },
  'an optional field of every map value': {
    description: { ...mapByCode, ...iconIsOptional, [`${LIST_EXAMPLE} byCode`]: { saibro: WITH_ICON } },
    pact: {
      ...anyKeys,
      [`${LIST} body content courts`]: undefined,
      [`${LIST} body content byCode`]: { saibro: WITH_ICON },
    },
    lines: [`listCourts: courts $.byCode.*.icon ${OF_EACH}`],
  },
  'a key of a map, by its name': {
    description: { ...mapByCode, [`${LIST_EXAMPLE} byCode`]: { saibro: WITH_ICON } },
    pact: { [`${LIST} body content byCode`]: { saibro: { code: 'saibro' }, other: { code: 'other' } } },
    lines: [`listCourts: courts $.byCode.other ${NOT_SHOWN}`],
  },
  'an optional header': {
    description: { [`${SIGN_IN_RESPONSE} headers`]: { 'X-Day': { schema: { type: 'string' } } } },
    pact: { [`${REFUSED} headers x-day`]: ['monday'] },
    lines: ['signIn: refused header x-day is expected, but the description does not require it'],
  },
  'a required header': {
    description: {
      [`${SIGN_IN_RESPONSE} headers`]: { 'X-Day': { required: true, schema: { type: 'string' } } },
    },
    pact: { [`${REFUSED} headers x-day`]: ['monday'] },
    lines: [],
  },
  'a media type of the response with parameters': {
    description: renameKeys(LIST_CONTENT, (type) => `${type}; charset=utf-8`),
    lines: [],
  },
  'another JSON media type of the response': {
    description: renameKeys(LIST_CONTENT, () => 'application/problem+json'),
    lines: [],
  },
  'a path that also matches an earlier template': {
    description: {
      paths: {
        '/{any}': { get: { operationId: 'getAny', responses: { 200: {} } } },
        ...Object.fromEntries(entries(entry(CLUB_DESCRIPTION, 'paths'))),
      },
    },
    lines: [],
  },
  'a variant that forbids a field, and requires more than the pact has': {
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
  'a response for a range of statuses': {
    description: {
      'paths /session get responses 2XX': { content: {} },
      'paths /session get responses 200': undefined,
    },
    pact: { [`interactions ${findInteraction('getSession: editor')} response body content`]: undefined },
    lines: ['expiresAt', 'login', 'name', 'role'].map((field) => `getSession: admin $.${field} ${NOT_SHOWN}`),
  },
};

it.each(Object.entries(CASES))('%s', (_what, { lines, ...edits }) => {
  expect(linesWith(edits)).toEqual(lines);
});
