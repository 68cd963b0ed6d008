import { readFileSync } from 'node:fs';
import { follow, isObject } from '../description/document';
import type { Document } from '../description/document';
import { readObject } from '../description/readDocument';
import { PACT_FIXTURE } from '../../test/fixtures/agreement';
import { DESCRIPTION_RULES } from '../changes/descriptionRules';
import { PACT_RULES } from './pactRules';
import { planted } from '../../test/editDescription';
import type { Edits } from '../../test/editDescription';
import { comparePactFiles, comparePacts } from './comparePacts';
import { readPact } from './pactFile';
import type { Interaction, PactVersions } from './pactFile';

const SHIPPED = readObject(readFileSync(PACT_FIXTURE, 'utf8'));
const interactions = readPact(JSON.stringify(SHIPPED));
const findInteraction = (id: string) => interactions.findIndex(({ description }) => description === id);

const ACCEPTED = `interactions ${findInteraction('getToken: accepted')}`;
const ADMIN = `interactions ${findInteraction('getSession: admin')}`;
const LIST = `interactions ${findInteraction('listDashboards: dashboards')}`;
const FIRST = follow(SHIPPED, `${LIST} response body content dashboards 0`.split(' '));
const SAFE = 'providers have to be verified again';

const by = (...matchers: object[]) => ({ combine: 'AND', matchers });
const rule = (where: string, path: string, ...matchers: object[]): Edits => ({
  [`${where} response matchingRules body ${path}`]: by(...matchers),
});
const without = (id: string): Edits => ({
  interactions: (SHIPPED['interactions'] as unknown[]).filter((_, index) => index !== findInteraction(id)),
});
/** One more example in the list of dashboards. */
const twice = (more: object): Edits => ({
  [`${LIST} response body content dashboards`]: [FIRST, { ...(isObject(FIRST) ? FIRST : {}), ...more }],
});
const status = (match: object): Edits => ({ [`${ACCEPTED} response matchingRules status`]: by(match) });

/** `before`: the shipped pact, unless edited. `found`: severity, rule and location of each change. */
type Case = { now: Edits; before?: Edits; found: string[] };

const CASES: Record<string, Case> = {
  'a scenario is removed': {
    now: without('getToken: blocked'),
    found: ['breaking interaction-gone getToken: blocked'],
  },
  'a scenario has another name': {
    now: { [`${ACCEPTED} description`]: 'a sign-in' },
    found: ['safe interaction-renamed getToken: accepted'],
  },
  'a scenario is new': {
    before: without('getToken: blocked'),
    now: {},
    found: ['safe demands-more-new-interaction getToken: blocked'],
  },
  'a scenario is pending': {
    now: { [`${ACCEPTED} pending`]: true },
    found: ['breaking interaction-pending getToken: accepted'],
  },
  'a scenario is no longer pending': {
    before: { [`${ACCEPTED} pending`]: true },
    now: {},
    found: ['safe demands-more-stricter-expectation getToken: accepted'],
  },
  'a field is no longer expected': {
    now: { [`${ACCEPTED} response body content ds_Token`]: undefined },
    found: ['breaking expectation-dropped getToken: accepted $.ds_Token'],
  },
  'a field below a list is no longer expected': {
    now: { [`${LIST} response body content dashboards 0 icon`]: undefined },
    found: ['breaking expectation-dropped listDashboards: dashboards $.dashboards[0].icon'],
  },
  'a header is no longer expected': {
    now: { [`${ACCEPTED} response headers`]: undefined },
    found: ['breaking expectation-dropped getToken: accepted header content-type'],
  },
  'no body is expected': {
    now: { [`${ADMIN} response body`]: undefined },
    found: ['$', '$.expiresAt', '$.login', '$.name', '$.role'].map(
      (path) => `breaking expectation-dropped getSession: admin ${path}`,
    ),
  },
  'statusLogin is any number': {
    now: rule(ACCEPTED, '$.statusLogin', { match: 'number' }),
    found: ['breaking expectation-weakened getToken: accepted $.statusLogin'],
  },
  'statusLogin is any whole number': {
    now: rule(ACCEPTED, '$.statusLogin', { match: 'integer' }),
    found: ['breaking expectation-weakened getToken: accepted $.statusLogin'],
  },
  'the whole response is matched by type': {
    now: rule(ACCEPTED, '$', { match: 'type' }),
    found: [
      'breaking expectation-weakened getToken: accepted $',
      'breaking expectation-weakened getToken: accepted $.statusLogin',
    ],
  },
  'each field of the response is matched by type': {
    now: rule(ACCEPTED, '$.*', { match: 'type' }),
    found: ['breaking expectation-weakened getToken: accepted $.statusLogin'],
  },
  'everything is matched by type, except for exact fields': {
    now: {
      ...rule(ACCEPTED, '$', { match: 'type' }),
      ...rule(ACCEPTED, '$.statusLogin', { match: 'equality' }),
    },
    found: ['breaking expectation-weakened getToken: accepted $'],
  },
  'each field is matched by type, except for exact fields': {
    now: {
      ...rule(ACCEPTED, '$.*', { match: 'type' }),
      ...rule(ACCEPTED, '$.statusLogin', { match: 'equality' }),
    },
    found: [],
  },
  'a role has an unknown matcher': {
    now: rule(ADMIN, "$['role']", { match: 'anything' }),
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
    before: rule(LIST, '$.dashboards', { match: 'arrayContains', variants: [] }),
    now: rule(LIST, '$.dashboards', { match: 'type' }),
    found: ['$.dashboards', '$.dashboards[0]'].map(
      (path) => `breaking expectation-changed listDashboards: dashboards ${path}`,
    ),
  },
  'a role is matched by type, and may be empty': {
    before: rule(ADMIN, '$.role', { match: 'notEmpty' }),
    now: rule(ADMIN, '$.role', { match: 'type' }),
    found: ['breaking expectation-changed getSession: admin $.role'],
  },
  'a role with type and an unknown matcher gets a pattern': {
    before: rule(ADMIN, '$.role', { match: 'type' }, { match: 'notEmpty' }),
    now: rule(ADMIN, '$.role', { match: 'regex', regex: '.*' }),
    found: ['breaking expectation-changed getSession: admin $.role'],
  },
  'a role still has an unknown matcher': {
    before: rule(ADMIN, '$.role', { match: 'notEmpty' }),
    now: rule(ADMIN, '$.role', { match: 'notEmpty' }),
    found: [],
  },
  'a list has one example less': {
    before: twice({}),
    now: {},
    found: [],
  },
  'a list has one example more': {
    before: {},
    now: twice({}),
    found: [],
  },
  'the second example of a list asked for one field more': {
    before: twice({ more: 1 }),
    now: {},
    found: ['breaking expectation-dropped listDashboards: dashboards $.dashboards[1].more'],
  },
  'an exact list of the same is shorter': {
    before: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1, 1] },
    now: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1] },
    found: ['breaking expectation-changed listDashboards: dashboards $'],
  },
  'a day is any text': {
    now: rule(ADMIN, '$.expiresAt', { match: 'type' }),
    found: ['breaking expectation-weakened getSession: admin $.expiresAt'],
  },
  'a list may be empty': {
    now: rule(LIST, '$.dashboards', { match: 'type' }),
    found: ['breaking expectation-weakened listDashboards: dashboards $.dashboards'],
  },
  'a list may be longer': {
    before: rule(LIST, '$.dashboards', { match: 'type', min: 1, max: 5 }),
    now: {},
    found: ['breaking expectation-weakened listDashboards: dashboards $.dashboards'],
  },
  'a header is matched by type': {
    now: { [`${ACCEPTED} response matchingRules header`]: { 'Content-Type': by({ match: 'type' }) } },
    found: ['breaking expectation-weakened getToken: accepted header content-type'],
  },
  'any success status matches': {
    now: status({ match: 'statusCode', status: 'success' }),
    found: ['breaking expectation-weakened getToken: accepted status'],
  },
  'another exact value': {
    now: { [`${ACCEPTED} response body content statusLogin`]: 7 },
    found: ['breaking expectation-changed getToken: accepted $.statusLogin'],
  },
  'a value of another type, both by type': {
    now: { [`${ACCEPTED} response body content ds_Token`]: 12 },
    found: ['breaking expectation-changed getToken: accepted $.ds_Token'],
  },
  'a code where there was none': {
    now: { [`${ACCEPTED} response body content cd_Dashboard`]: null },
    found: ['breaking expectation-changed getToken: accepted $.cd_Dashboard'],
  },
  'a day has another format': {
    now: rule(ADMIN, '$.expiresAt', { match: 'datetime', format: 'yyyy' }),
    found: ['breaking expectation-changed getSession: admin $.expiresAt'],
  },
  'an exact list is longer': {
    before: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1] },
    now: { [`${LIST} response matchingRules`]: {}, [`${LIST} response body content`]: [1, 2] },
    found: [
      'breaking expectation-changed listDashboards: dashboards $',
      'safe demands-more-new-expectation listDashboards: dashboards $[1]',
    ],
  },
  'another status': {
    now: { [`${ACCEPTED} response status`]: 201 },
    found: ['breaking response-status-changed getToken: accepted status'],
  },
  'a field is expected': {
    now: { [`${ACCEPTED} response body content ds_Mensagem`]: null },
    found: ['safe demands-more-new-expectation getToken: accepted $.ds_Mensagem'],
  },
  'a header is expected': {
    now: { [`${ACCEPTED} response headers Cache-Control`]: ['no-store'] },
    found: ['safe demands-more-new-expectation getToken: accepted header cache-control'],
  },
  'a token is matched exactly': {
    now: { [`${ACCEPTED} response matchingRules body $.ds_Token`]: undefined },
    found: ['safe demands-more-stricter-expectation getToken: accepted $.ds_Token'],
  },
  'a list has more items': {
    now: rule(LIST, '$.dashboards', { match: 'type', min: 2 }),
    found: ['safe demands-more-stricter-expectation listDashboards: dashboards $.dashboards'],
  },
  'another state': {
    now: { [`${ACCEPTED} providerStates 0 name`]: 'a user exists' },
    found: ['safe demands-more-other-state getToken: accepted'],
  },
  'a state with another person': {
    now: { [`${ACCEPTED} providerStates 0 params login`]: '1' },
    found: ['safe demands-more-other-state getToken: accepted'],
  },
  'no state': {
    now: { [`${ACCEPTED} providerStates`]: undefined },
    found: ['safe demands-more-other-state getToken: accepted'],
  },
  'the consumer requests another path': {
    now: { [`${ACCEPTED} request path`]: '/token' },
    found: ['safe demands-more-other-request getToken: accepted request path'],
  },
  'the consumer uses another method': {
    now: { [`${ACCEPTED} request method`]: 'PUT' },
    found: ['safe demands-more-other-request getToken: accepted request path'],
  },
  'the consumer sends another field': {
    now: {
      [`${ACCEPTED} request body content ds_Senha`]: undefined,
      [`${ACCEPTED} request body content password`]: 'x',
    },
    found: [
      'safe demands-more-other-request getToken: accepted request $.ds_Senha',
      'safe demands-more-other-request getToken: accepted request $.password',
    ],
  },
  'the consumer sends no token': {
    now: { [`${ADMIN} request headers Authorization`]: undefined },
    found: ['safe demands-more-other-request getSession: admin request header authorization'],
  },
  'the consumer sends a query': {
    now: { [`${LIST} request query`]: { page: ['2'] } },
    found: ['safe demands-more-other-request listDashboards: dashboards request query'],
  },
  'the consumer may request any path': {
    now: { [`${ADMIN} request matchingRules path`]: by({ match: 'regex', regex: '.*' }) },
    found: ['safe demands-more-other-request getSession: admin request path'],
  },
  'another example of a text': {
    now: { [`${ACCEPTED} response body content ds_Token`]: 'another-token' },
    found: [],
  },
};

const read = (document: Document) => readPact(JSON.stringify(document));
const compared = ({ before = {}, now }: Case) =>
  comparePacts(read(planted(SHIPPED, before)), read(planted(SHIPPED, now)));

it.each(Object.entries(CASES))('%s', (_what, one) => {
  expect(compared(one).map(({ severity, rule: id, at }) => `${severity} ${id} ${at}`)).toEqual(one.found);
});

it.each(Object.entries(CASES))('new expectations have to be verified again: %s', (_what, one) => {
  const changes = compared(one).filter(({ rule: id }) => id !== 'interaction-renamed');
  expect(changes.map(({ message }) => message.endsWith(SAFE))).toEqual(
    changes.map(({ severity }) => severity === 'safe'),
  );
});

it('reports nothing for equal pacts in any order', () => {
  const turned = { ...SHIPPED, interactions: [...(SHIPPED['interactions'] as unknown[])].reverse() };
  expect(comparePacts(read(SHIPPED), read(turned))).toEqual([]);
});

it('reports the earlier and the new expectation', () => {
  const [weakened] = compared({ now: rule(ACCEPTED, '$.statusLogin', { match: 'number' }), found: [] });
  expect(weakened?.message).toBe('0 exactly became number matched by number');
});

describe('several pacts', () => {
  const [one, other] = [interactions.slice(0, 2), interactions.slice(2)];
  const [moved] = other;
  const id = moved?.description ?? '';
  const found = (...pacts: PactVersions[]) =>
    comparePactFiles(pacts).map(({ severity, rule: name, at }) => `${severity} ${name} ${at}`);

  it('an interaction in another pact is reported as moved, and compared with its earlier form', () => {
    const pacts = (now: Interaction[]) => [
      { file: 'one', before: interactions, after: one },
      { file: 'other', before: [], after: now },
    ];
    expect(found(...pacts(other))).toEqual(
      other.map(({ description }) => `safe interaction-moved ${description}`),
    );
    const weaker = other.map((now) => (now === moved ? { ...now, status: 201 } : now));
    expect(found(...pacts(weaker))).toContain(`breaking response-status-changed ${id} status`);
  });

  it('an interaction in none of the pacts is reported as removed', () => {
    const kept = { file: 'one', before: one, after: one };
    expect(found(kept, { file: 'other', before: other, after: other.slice(1) })).toEqual([
      `breaking interaction-gone ${id}`,
    ]);
    expect(found(kept, { file: 'other', before: other, after: [] })).toHaveLength(other.length);
  });
});

it('has a planted case for each rule, with its severity', () => {
  const found = new Set([
    'safe interaction-moved',
    ...Object.values(CASES).flatMap((one) => one.found.map((line) => line.split(' ', 2).join(' '))),
  ]);
  const written = Object.entries(PACT_RULES).map(([id, { severity }]) => `${severity} ${id}`);
  expect([...found].sort()).toEqual(written.sort());
});

it('no rule has the name of a rule for descriptions', () => {
  expect(Object.keys(PACT_RULES).filter((id) => id in DESCRIPTION_RULES)).toEqual([]);
});
