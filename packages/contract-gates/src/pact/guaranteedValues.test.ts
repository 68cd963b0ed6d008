import type { Edits } from '../../test/editDescription';
import {
  ACCEPTED,
  COURT,
  LIST,
  LIST_EXAMPLE,
  REFUSED_EXAMPLE,
  WITH_ICON,
  listOfExactly,
  listContaining,
  linesWith,
  text,
} from '../../test/editAgreement';
import type { Case } from '../../test/editAgreement';

const COURTS = 'components schemas CourtList properties courts';
const oneAtLeast = { combine: 'AND', matchers: [{ match: 'type', min: 1 }] };
const iconOrNull: Edits = { [`${COURT} properties icon type`]: ['string', 'null'] };

/** Each court has a list of tags, and the pact expects at least one tag. */
const withTags = (tags: object): Edits => ({
  [`${COURT} required`]: ['code', 'title', 'icon', 'tags'],
  [`${COURT} properties tags`]: { type: 'array', items: text, ...tags },
});
const expectingTags: Edits = {
  [`${LIST} body content courts`]: [{ tags: ['new'] }],
  [`${LIST} matchingRules body $.courts[*].tags`]: oneAtLeast,
};

const CASES: Record<string, Case> = {
  'a field of one item that is required': { pact: listContaining(WITH_ICON), lines: [] },
  'one item of the example with another exact value': {
    description: { [`${LIST_EXAMPLE} courts`]: [{ ...WITH_ICON, code: 'other' }] },
    pact: listContaining(WITH_ICON),
    lines: [
      'listCourts: courts $.courts[0] is expected to be in the list, and the named example has no such item',
    ],
  },
  'one item, of a list that is empty in the example': {
    description: { [`${LIST_EXAMPLE} courts`]: [] },
    pact: listContaining(WITH_ICON),
    lines: [
      'listCourts: courts $.courts[0] is expected to be in the list, and the named example has no such item',
    ],
  },
  'an exact list that is shorter than the example': {
    description: { [`${LIST_EXAMPLE} courts`]: [WITH_ICON, WITH_ICON] },
    pact: listOfExactly(WITH_ICON),
    lines: ['listCourts: courts $.courts is expected to have items, exactly 1, and the named example has 2'],
  },
  'a field of every item that may be null': {
    description: iconOrNull,
    lines: [
      'listCourts: courts $.courts[*].icon is expected not to be null, and the description allows null',
    ],
  },
  'items that may be null': {
    description: {
      [`${COURTS} items`]: { oneOf: [{ $ref: `#/${COURT.replaceAll(' ', '/')}` }, { type: 'null' }] },
    },
    lines: ['listCourts: courts $.courts[*] is expected not to be null, and the description allows null'],
  },
  'null in every item that may have another value': {
    description: iconOrNull,
    pact: { [`${LIST} body content courts`]: [{ icon: null }] },
    lines: [
      'listCourts: courts $.courts[*].icon is expected to be null, and the description allows something else',
    ],
  },
  'a field of every item that may be null, also in the pact': {
    description: iconOrNull,
    pact: {
      [`${LIST} matchingRules body $.courts[*].icon`]: {
        combine: 'OR',
        matchers: [{ match: 'type' }, { match: 'null' }],
      },
    },
    lines: [],
  },
  'a text that is null in the named example': {
    description: { [`${REFUSED_EXAMPLE} notice`]: null },
    lines: ['signIn: refused $.notice is expected not to be null, and the named example has null'],
  },
  'null that is a text in the named example': {
    pact: { [`${ACCEPTED} body content court`]: null },
    lines: ['signIn: accepted $.court is expected to be null, and the named example has something else'],
  },
  'at least one item of a list that is empty in the named example': {
    description: { [`${LIST_EXAMPLE} courts`]: [], [`${COURTS} minItems`]: 0 },
    lines: ['listCourts: courts $.courts is expected to have items, at least 1, and the named example has 0'],
  },
  'at least one item of a list in every item': {
    description: withTags({}),
    pact: expectingTags,
    lines: [
      'listCourts: courts $.courts[*].tags is expected to have items, at least 1, and the description allows fewer (minItems)',
    ],
  },
  'at least one item of a list in every item, which is never empty': {
    description: withTags({ minItems: 1 }),
    pact: expectingTags,
    lines: [],
  },
  'at most three items of a list in every item': {
    description: withTags({ maxItems: 4 }),
    pact: {
      ...expectingTags,
      [`${LIST} matchingRules body $.courts[*].tags`]: {
        combine: 'AND',
        matchers: [{ match: 'type', max: 3 }],
      },
    },
    lines: [
      'listCourts: courts $.courts[*].tags is expected to have items, at most 3, and the description allows more (maxItems)',
    ],
  },
};

it.each(Object.entries(CASES))('%s', (_what, { lines, ...edits }) => {
  expect(linesWith(edits)).toEqual(lines);
});
