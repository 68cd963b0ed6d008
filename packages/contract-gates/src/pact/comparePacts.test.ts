import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { CLUB_PACT } from '../../test/club';
import type { Change } from '../changes/change';
import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import { PACT_RULES } from './pactRules';
import { findInteraction } from '../../test/editAgreement';
import { applyEdits } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';
import { comparePactFiles, comparePacts } from './comparePacts';
import { readPact } from './pactFile';
import type { Interaction, PactVersions } from './pactFile';

const interactions = readPact(JSON.stringify(CLUB_PACT));

const ACCEPTED = `interactions ${findInteraction('signIn: accepted')}`;
const ADMIN = `interactions ${findInteraction('getSession: admin')}`;
const LIST = `interactions ${findInteraction('listCourts: courts')}`;
const FIRST = follow(CLUB_PACT, `${LIST} response body content courts 0`.split(' '));
const SAFE = 'providers have to be verified again';

const by = (...matchers: object[]) => ({ combine: 'AND', matchers });
const withRule = (where: string, path: string, ...matchers: object[]): Edits => ({
  [`${where} response matchingRules body ${path}`]: by(...matchers),
});
const withOr = (where: string, path: string, ...matchers: object[]): Edits => ({
  [`${where} response matchingRules body ${path}`]: { combine: 'OR', matchers },
});
const without = (id: string): Edits => ({
  interactions: (CLUB_PACT['interactions'] as unknown[]).filter((_, index) => index !== findInteraction(id)),
});
/** One more example in the list of courts. */
const twice = (more: object): Edits => ({
  [`${LIST} response body content courts`]: [FIRST, { ...(isObject(FIRST) ? FIRST : {}), ...more }],
});
const status = (match: object): Edits => ({ [`${ACCEPTED} response matchingRules status`]: by(match) });

/** Edits of the club's pact, for the earlier and the later version. `found`: severity, rule and location. */
type Case = { before?: Edits; now?: Edits; found: string[] };

const CASES: Record<string, Case> = {
  'a scenario is removed': {
    now: without('signIn: blocked'),
    found: ['breaking interaction-gone signIn: blocked'],
  },
  'a scenario has another name': {
    now: { [`${ACCEPTED} description`]: 'a sign-in' },
    found: ['safe interaction-renamed signIn: accepted'],
  },
  'a scenario is new': {
    before: without('signIn: blocked'),
    found: ['safe demands-more-new-interaction signIn: blocked'],
  },
  'a scenario is pending': {
    now: { [`${ACCEPTED} pending`]: true },
    found: ['breaking interaction-pending signIn: accepted'],
  },
  'a scenario is no longer pending': {
    before: { [`${ACCEPTED} pending`]: true },
    found: ['safe demands-more-stricter-expectation signIn: accepted'],
  },
  'a field is no longer expected': {
    now: { [`${ACCEPTED} response body content token`]: undefined },
    found: ['breaking expectation-dropped signIn: accepted $.token'],
  },
  'a field below a list is no longer expected': {
    now: { [`${LIST} response body content courts 0 icon`]: undefined },
    found: ['breaking expectation-dropped listCourts: courts $.courts[0].icon'],
  },
  'a header is no longer expected': {
    now: { [`${ACCEPTED} response headers`]: undefined },
    found: ['breaking expectation-dropped signIn: accepted header content-type'],
  },
  'no body is expected': {
    now: { [`${ADMIN} response body`]: undefined },
    found: ['$', '$.expiresAt', '$.login', '$.name', '$.role'].map(
      (path) => `breaking expectation-dropped getSession: admin ${path}`,
    ),
  },
  'verdict is any number': {
    now: withRule(ACCEPTED, '$.verdict', { match: 'number' }),
    found: ['breaking expectation-weakened signIn: accepted $.verdict'],
  },
  'verdict is any whole number': {
    now: withRule(ACCEPTED, '$.verdict', { match: 'integer' }),
    found: ['breaking expectation-weakened signIn: accepted $.verdict'],
  },
  'the whole response is matched by type': {
    now: withRule(ACCEPTED, '$', { match: 'type' }),
    found: [
      'breaking expectation-weakened signIn: accepted $',
      'breaking expectation-weakened signIn: accepted $.verdict',
    ],
  },
  'each field of the response is matched by type': {
    now: withRule(ACCEPTED, '$.*', { match: 'type' }),
    found: ['breaking expectation-weakened signIn: accepted $.verdict'],
  },
  'everything is matched by type, except for exact fields': {
    now: {
      ...withRule(ACCEPTED, '$', { match: 'type' }),
      ...withRule(ACCEPTED, '$.verdict', { match: 'equality' }),
    },
    found: ['breaking expectation-weakened signIn: accepted $'],
  },
  'each field is matched by type, except for exact fields': {
    now: {
      ...withRule(ACCEPTED, '$.*', { match: 'type' }),
      ...withRule(ACCEPTED, '$.verdict', { match: 'equality' }),
    },
    found: [],
  },
  'a role has an unknown matcher': {
    now: withRule(ADMIN, "$['role']", { match: 'anything' }),
    found: ['breaking expectation-weakened getSession: admin $.role'],
  },
  'a role is one of two': {
    now: {
      [`${ADMIN} response matchingRules body $.role`]: {
        combine: 'OR',
        matchers: [{ match: 'equality' }, { match: 'regex', regex: 'e.*' }],
      },
    },
    found: ['breaking expectation-weakened getSession: admin $.role'],
  },
  'a list with an unknown matcher is matched by type': {
    before: withRule(LIST, '$.courts', { match: 'arrayContains', variants: [] }),
    now: withRule(LIST, '$.courts', { match: 'type' }),
    found: ['$.courts', '$.courts[0]'].map(
      (path) => `breaking expectation-changed listCourts: courts ${path}`,
    ),
  },
  'a role is matched by type, and may be empty': {
    before: withRule(ADMIN, '$.role', { match: 'notEmpty' }),
    now: withRule(ADMIN, '$.role', { match: 'type' }),
    found: ['breaking expectation-changed getSession: admin $.role'],
  },
  'a role with type and an unknown matcher gets a pattern': {
    before: withRule(ADMIN, '$.role', { match: 'type' }, { match: 'notEmpty' }),
    now: withRule(ADMIN, '$.role', { match: 'regex', regex: '.*' }),
    found: ['breaking expectation-changed getSession: admin $.role'],
  },
  'a role still has an unknown matcher': {
    before: withRule(ADMIN, '$.role', { match: 'notEmpty' }),
    now: withRule(ADMIN, '$.role', { match: 'notEmpty' }),
    found: [],
  },
  'a list has one example less': {
    before: twice({}),
    found: [],
  },
  'a list has one example more': {
    before: {},
    now: twice({}),
    found: [],
  },
  'the second example of a list asked for one field more': {
    before: twice({ more: 1 }),
    found: ['breaking expectation-dropped listCourts: courts $.courts[1].more'],
  },
  'an exact list of the same is shorter': {
    before: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1, 1] },
    now: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1] },
    found: ['breaking expectation-changed listCourts: courts $'],
  },
  'a day is any text': {
    now: withRule(ADMIN, '$.expiresAt', { match: 'type' }),
    found: ['breaking expectation-weakened getSession: admin $.expiresAt'],
  },
  'a list may be empty': {
    now: withRule(LIST, '$.courts', { match: 'type' }),
    found: ['breaking expectation-weakened listCourts: courts $.courts'],
  },
  'a list may be longer': {
    before: withRule(LIST, '$.courts', { match: 'type', min: 1, max: 5 }),
    found: ['breaking expectation-weakened listCourts: courts $.courts'],
  },
  'a list has one item or three, and then three': {
    before: withOr(LIST, '$.courts', { match: 'type', min: 3 }, { match: 'type', min: 1 }),
    now: withOr(LIST, '$.courts', { match: 'type', min: 3 }, { match: 'type', min: 3 }),
    found: ['safe demands-more-stricter-expectation listCourts: courts $.courts'],
  },
  'a list has any length, because one of its matchers has no such limit': {
    before: withOr(LIST, '$.courts', { match: 'type', max: 3 }, { match: 'type', min: 3 }),
    now: withOr(LIST, '$.courts', { match: 'type' }, { match: 'type', min: 3 }),
    found: [],
  },
  'a header is matched by type': {
    now: { [`${ACCEPTED} response matchingRules header`]: { 'Content-Type': by({ match: 'type' }) } },
    found: ['breaking expectation-weakened signIn: accepted header content-type'],
  },
  'any success status matches': {
    now: status({ match: 'statusCode', status: 'success' }),
    found: ['breaking expectation-weakened signIn: accepted status'],
  },
  'another exact value': {
    now: { [`${ACCEPTED} response body content verdict`]: 7 },
    found: ['breaking expectation-changed signIn: accepted $.verdict'],
  },
  'a value of another type, both by type': {
    now: { [`${ACCEPTED} response body content token`]: 12 },
    found: ['breaking expectation-changed signIn: accepted $.token'],
  },
  'a code where there was none': {
    now: { [`${ACCEPTED} response body content court`]: null },
    found: ['breaking expectation-changed signIn: accepted $.court'],
  },
  'a day has another format': {
    now: withRule(ADMIN, '$.expiresAt', { match: 'datetime', format: 'yyyy' }),
    found: ['breaking expectation-changed getSession: admin $.expiresAt'],
  },
  'an exact list is longer': {
    before: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1] },
    now: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1, 2] },
    found: [
      'breaking expectation-changed listCourts: courts $',
      'safe demands-more-new-expectation listCourts: courts $[1]',
    ],
  },
  'another status': {
    now: { [`${ACCEPTED} response status`]: 201 },
    found: ['breaking response-status-changed signIn: accepted status'],
  },
  'a field is expected': {
    now: { [`${ACCEPTED} response body content notice`]: null },
    found: ['safe demands-more-new-expectation signIn: accepted $.notice'],
  },
  'a header is expected': {
    now: { [`${ACCEPTED} response headers Cache-Control`]: ['no-store'] },
    found: ['safe demands-more-new-expectation signIn: accepted header cache-control'],
  },
  'a token is matched exactly': {
    now: { [`${ACCEPTED} response matchingRules body $.token`]: undefined },
    found: ['safe demands-more-stricter-expectation signIn: accepted $.token'],
  },
  'a list has more items': {
    now: withRule(LIST, '$.courts', { match: 'type', min: 2 }),
    found: ['safe demands-more-stricter-expectation listCourts: courts $.courts'],
  },
  'another state': {
    now: { [`${ACCEPTED} providerStates 0 name`]: 'a user exists' },
    found: ['safe demands-more-other-state signIn: accepted'],
  },
  'a state with another person': {
    now: { [`${ACCEPTED} providerStates 0 params login`]: '1' },
    found: ['safe demands-more-other-state signIn: accepted'],
  },
  'no state': {
    now: { [`${ACCEPTED} providerStates`]: undefined },
    found: ['safe demands-more-other-state signIn: accepted'],
  },
  'the consumer requests another path': {
    now: { [`${ACCEPTED} request path`]: '/token' },
    found: ['safe demands-more-other-request signIn: accepted request path'],
  },
  'the consumer uses another method': {
    now: { [`${ACCEPTED} request method`]: 'PUT' },
    found: ['safe demands-more-other-request signIn: accepted request path'],
  },
  'the consumer sends another field': {
    now: {
      [`${ACCEPTED} request body content password`]: undefined,
      [`${ACCEPTED} request body content secret`]: 'x',
    },
    found: [
      'safe demands-more-other-request signIn: accepted request $.password',
      'safe demands-more-other-request signIn: accepted request $.secret',
    ],
  },
  'the consumer sends no token': {
    now: { [`${ADMIN} request headers Authorization`]: undefined },
    found: ['safe demands-more-other-request getSession: admin request header authorization'],
  },
  'the consumer sends a query': {
    now: { [`${LIST} request query`]: { page: ['2'] } },
    found: ['safe demands-more-other-request listCourts: courts request query'],
  },
  'the consumer may request any path': {
    now: { [`${ADMIN} request matchingRules path`]: by({ match: 'regex', regex: '.*' }) },
    found: ['safe demands-more-other-request getSession: admin request path'],
  },
  'another example of a text': {
    now: { [`${ACCEPTED} response body content token`]: 'another-token' },
    found: [],
  },
};

const read = (document: Document) => readPact(JSON.stringify(document));
const listChanges = ({ before = {}, now = {} }: Omit<Case, 'found'>) =>
  comparePacts(read(applyEdits(CLUB_PACT, before)), read(applyEdits(CLUB_PACT, now)));
const formatRule = ({ severity, rule, at }: Change) => `${severity} ${rule} ${at}`;

it.each(Object.entries(CASES))('%s', (_what, { found, ...edits }) => {
  expect(listChanges(edits).map(formatRule)).toEqual(found);
});

it.each(Object.entries(CASES))('new expectations have to be verified again: %s', (_what, edits) => {
  const changes = listChanges(edits).filter(({ rule }) => rule !== 'interaction-renamed');
  expect(changes.map(({ message }) => message.endsWith(SAFE))).toEqual(
    changes.map(({ severity }) => severity === 'safe'),
  );
});

it('reports nothing for equal pacts in any order', () => {
  const reversed = { ...CLUB_PACT, interactions: [...(CLUB_PACT['interactions'] as unknown[])].reverse() };
  expect(comparePacts(read(CLUB_PACT), read(reversed))).toEqual([]);
});

it('reports the earlier and the new expectation', () => {
  const [weakened] = listChanges({ now: withRule(ACCEPTED, '$.verdict', { match: 'number' }) });
  expect(weakened?.message).toBe('0 exactly became number matched by number');
});

describe('several pacts', () => {
  const [one, other] = [interactions.slice(0, 2), interactions.slice(2)];
  const [moved] = other;
  const id = moved?.description ?? '';
  const listFileChanges = (...pacts: PactVersions[]) => comparePactFiles(pacts).map(formatRule);

  it('an interaction in another pact is reported as moved, and compared with its earlier form', () => {
    const pacts = (now: Interaction[]) => [
      { provider: 'one', before: interactions, after: one },
      { provider: 'other', before: [], after: now },
    ];
    expect(listFileChanges(...pacts(other))).toEqual(
      other.map(({ description }) => `safe interaction-moved ${description}`),
    );
    const weaker = other.map((now) => (now === moved ? { ...now, status: 201 } : now));
    expect(listFileChanges(...pacts(weaker))).toContain(`breaking response-status-changed ${id} status`);
  });

  it('an interaction in none of the pacts is reported as removed', () => {
    const kept = { provider: 'one', before: one, after: one };
    expect(listFileChanges(kept, { provider: 'other', before: other, after: other.slice(1) })).toEqual([
      `breaking interaction-gone ${id}`,
    ]);
    expect(listFileChanges(kept, { provider: 'other', before: other, after: [] })).toHaveLength(other.length);
  });
});

it('has a case for each rule, with its severity', () => {
  const covered = new Set([
    'safe interaction-moved',
    ...Object.values(CASES).flatMap(({ found }) => found.map((line) => line.split(' ', 2).join(' '))),
  ]);
  const declared = Object.entries(PACT_RULES).map(([id, { severity }]) => `${severity} ${id}`);
  expect([...covered].sort()).toEqual(declared.sort());
});

it('no rule has the name of a rule for descriptions', () => {
  expect(Object.keys(PACT_RULES).filter((id) => id in DESCRIPTION_RULES)).toEqual([]);
});
