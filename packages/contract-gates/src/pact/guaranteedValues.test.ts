import type { Edits } from '../../test/editDescription';
import {
  ACCEPTED,
  ENTRY,
  LIST,
  LIST_EXAMPLE,
  REFUSED_EXAMPLE,
  WITH,
  exactly,
  holding,
  linesWith,
  text,
} from '../../test/editAgreement';
import type { Case } from '../../test/editAgreement';

const DASHBOARDS = 'components schemas DashboardList properties dashboards';
const oneAtLeast = { combine: 'AND', matchers: [{ match: 'type', min: 1 }] };
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

const CASES: Record<string, Case> = {
  'a field of one item that is required': { pact: holding(WITH), lines: [] },
  'one item of the example with another exact value': {
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
  'null in every item that may have another value': {
    description: iconOrNull,
    pact: { [`${LIST} body content dashboards`]: [{ icon: null }] },
    lines: [
      'listDashboards: dashboards $.dashboards[*].icon is expected to be null, and the description allows something else',
    ],
  },
  'a field of every item that may be null, also in the pact': {
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
  'at least one item of a list that is empty in the named example': {
    description: { [`${LIST_EXAMPLE} dashboards`]: [], [`${DASHBOARDS} minItems`]: 0 },
    lines: [
      'listDashboards: dashboards $.dashboards is expected to have items, at least 1, and the named example has 0',
    ],
  },
  'at least one item of a list in every item': {
    description: withTags({}),
    pact: expectingTags,
    lines: [
      'listDashboards: dashboards $.dashboards[*].tags is expected to have items, at least 1, and the description allows fewer (minItems)',
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
      [`${LIST} matchingRules body $.dashboards[*].tags`]: {
        combine: 'AND',
        matchers: [{ match: 'type', max: 3 }],
      },
    },
    lines: [
      'listDashboards: dashboards $.dashboards[*].tags is expected to have items, at most 3, and the description allows more (maxItems)',
    ],
  },
};

it.each(Object.entries(CASES))('%s', (_what, { lines, ...edits }) => {
  expect(linesWith(edits)).toEqual(lines);
});
