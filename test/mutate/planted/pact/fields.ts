// Planted in the committed pact: by hand, or by consumer tests that were changed and have written it anew: what a field is, and what it holds.
import type { Edit, PlantedChange } from '../../plantedChange';
import { inInteraction, withSwappedAnswers } from './pactText';

const AUTH_TEST = 'test/pact/consumer.auth.pact.test.ts';
const PORTAL_TEST = 'test/pact/consumer.portal.pact.test.ts';
const inTest = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const fieldsOfThePact: PlantedChange[] = [
  {
    id: 'pact-rename-field',
    place: 'pact',
    kind: 'rename a field',
    change: 'By hand: an accepted login brings a `token`',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token', '"token": "token')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible[^"]*/,
  },
  {
    id: 'pact-retype-field',
    place: 'pact',
    kind: 'retype a field',
    change: 'By hand: the `statusLogin` of an accepted login is a text',
    edits: [inInteraction('getToken: accepted', '"statusLogin": 0', '"statusLogin": "0"')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible[^"]*/,
  },
  {
    id: 'pact-drop-field',
    place: 'pact',
    kind: 'drop a field',
    change: 'The consumer’s test expects no `title` any more, and writes the pact anew',
    edits: [
      inTest(PORTAL_TEST, ', title: string(first?.title) }', ' }'),
      inTest(
        PORTAL_TEST,
        'toEqual([{ code: first?.code, title: first?.title, language: null }])',
        'toMatchObject([{ code: first?.code }])',
      ),
      inTest(PORTAL_TEST, 'await asked.unwrap()', '(await asked).data ?? [first]'),
    ],
    follow: ['contract -- write-pacts'],
    gate: 'pact-changes',
    reason: /expectation-dropped listDashboards: dashboards.*title.*/,
    unseenBy: ['consumer', 'pact-in-description', 'reference backend'],
  },
  {
    id: 'pact-required-field',
    place: 'pact',
    kind: 'ask for one field more',
    change: 'By hand: a refused login has to come with a text in `cd_Dashboard`',
    edits: [
      inInteraction(
        'getToken: refused',
        '"statusLogin": 1',
        '"cd_Dashboard": "vendas",\n            "statusLogin": 1',
      ),
    ],
    gate: 'reference backend',
    reason: /\$\.cd_Dashboard -> .*/,
  },
  {
    id: 'pact-null',
    place: 'pact',
    kind: 'null where a text is',
    change: 'By hand: an accepted login brings null for a token',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token-of-the-scenario"', '"ds_Token": null')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible[^"]*/,
  },
  {
    id: 'pact-status-login',
    place: 'pact',
    kind: 'another status for an accepted login',
    change: 'By hand: an accepted login has `statusLogin` 7',
    edits: [
      inInteraction('getToken: accepted', '"statusLogin": 0', '"statusLogin": 7'),
      inInteraction('getToken: accepted', /"\^\(-[^"]+"/, '"^[1-9]+$"'),
    ],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '0' to match .*/,
    unseenBy: ['pact-in-description'],
  },
  {
    id: 'pact-token-type',
    place: 'pact',
    kind: 'a token of another type',
    change: 'By hand: the token is a number',
    edits: [inInteraction('getToken: accepted', '"ds_Token": "token-of-the-scenario"', '"ds_Token": 12345')],
    gate: 'pact-in-description',
    reason: /Response body is incompatible[^"]*/,
  },
  {
    id: 'pact-swap-arms',
    place: 'pact',
    kind: 'swap the arms',
    change: 'By hand: a refused login expects the answer of an accepted one, and the reverse',
    edits: [withSwappedAnswers('getToken: accepted', 'getToken: refused')],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '[01]' to match .*/,
    unseenBy: ['scenarios'],
  },
  {
    id: 'pact-loosen-status-login',
    place: 'pact',
    kind: 'loosen an exact value',
    change: 'The consumer’s test matches `statusLogin` by its type, and writes the pact anew',
    edits: [
      inTest(
        AUTH_TEST,
        'statusLogin: numberMatching(ZERO_OR_BELOW, statusLogin)',
        'statusLogin: MatchersV3.number(statusLogin)',
      ),
    ],
    follow: ['contract -- write-pacts'],
    gate: 'pact-changes',
    reason: /expectation-weakened getToken: accepted.*statusLogin.*/,
    unseenBy: ['consumer', 'pact-in-description', 'scenarios', 'reference backend'],
  },
  {
    id: 'pact-loosen-role',
    place: 'pact',
    kind: 'loosen an exact value',
    change: 'By hand: any text is taken for a role',
    edits: [
      inInteraction(
        'getSession: admin',
        '            "$.name": {',
        '            "$.role": { "combine": "AND", "matchers": [{ "match": "type" }] },\n            "$.name": {',
      ),
    ],
    gate: 'consumer',
    reason: /changed: getSession: admin/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
];
