// Planted in the committed pact: by hand, or by consumer tests that were changed and have written it anew: addresses, statuses, headers, security, states and scenarios.
import config from '../../../../contract.config';
import type { Edit, PlantedChange } from '../../plantedChange';
import { inInteraction, withoutInteraction } from './pactText';

const AUTH_TEST = 'test/pact/consumer.auth.pact.test.ts';
const inTest = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const callsOfThePact: PlantedChange[] = [
  {
    id: 'pact-http-status',
    place: 'pact',
    kind: 'another HTTP status',
    change: 'By hand: a refused login is answered with 422',
    edits: [inInteraction('getToken: refused', '"status": 200', '"status": 422')],
    gate: 'pact-in-description',
    reason: /Response status code not defined in spec file: 422/,
  },
  {
    id: 'pact-404-for-401',
    place: 'pact',
    kind: '404 for 401',
    change: 'By hand: the session of an editor is expected to be a 404',
    edits: [inInteraction('getSession: editor', '"status": 200', '"status": 404')],
    gate: 'pact-in-description',
    reason: /Response status code not defined in spec file: 404/,
  },
  {
    id: 'pact-drop-state',
    place: 'pact',
    kind: 'drop a state',
    change: 'By hand: the blocked user’s interaction stands in no state',
    edits: [inInteraction('getToken: blocked', /"providerStates": \[.*?\n {6}\]/s, '"providerStates": []')],
    gate: 'scenarios',
    reason: /plays getToken: blocked in the state "".*/,
    unseenBy: ['pact-in-description'],
  },
  {
    id: 'pact-drop-state-parameter',
    place: 'pact',
    kind: 'drop a state',
    change: 'By hand: the state of the editor no longer says the login',
    edits: [
      inInteraction('getSession: editor', '"params": {\n            "login": "00123",\n', '"params": {\n'),
    ],
    gate: 'consumer',
    reason: /changed: getSession: editor/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
  {
    id: 'pact-drop-scenario',
    place: 'pact',
    kind: 'drop a scenario',
    change: 'By hand: the interaction of a blocked user is taken out',
    edits: [withoutInteraction('getToken: blocked')],
    gate: 'scenarios',
    reason: /pacts\/portaria-erp-backend\.json does not have getToken: blocked/,
    unseenBy: ['pact-in-description'],
  },
  {
    id: 'pact-drop-scenario-followed',
    place: 'pact',
    kind: 'drop a scenario',
    change: 'The consumer’s test leaves the blocked user out, and writes the pact anew',
    edits: [
      inTest(
        AUTH_TEST,
        'if (statusLogin <= 0) return [];',
        "if (statusLogin <= 0 || name === 'blocked') return [];",
      ),
    ],
    follow: ['contract -- write-pacts'],
    gate: 'pact-changes',
    reason: /interaction-gone getToken: blocked.*/,
    unseenBy: ['consumer', 'pact-in-description'],
  },
  {
    id: 'pact-rename-scenario',
    place: 'pact',
    kind: 'rename a scenario',
    change: 'By hand: the interaction of a refused login is called `denied`',
    edits: [
      inInteraction(
        'getToken: refused',
        '"description": "getToken: refused"',
        '"description": "getToken: denied"',
      ),
    ],
    gate: 'scenarios',
    reason: /has getToken: denied, which is no scenario/,
  },
  {
    id: 'pact-path-case',
    place: 'pact',
    kind: 'change the case of a path',
    change: 'By hand: the sign-in goes to `/authorization/gettoken`',
    edits: [inInteraction('getToken: accepted', '/authorization/getToken', '/authorization/gettoken')],
    gate: 'pact-in-description',
    reason: /Path or method not defined in spec file: POST \/authorization\/gettoken/,
  },
  {
    id: 'pact-drop-header',
    place: 'pact',
    kind: 'drop a header',
    change: 'By hand: nothing is asked of the content type of an accepted login’s answer',
    edits: [
      inInteraction(
        'getToken: accepted',
        /"headers": \{\n {10}"Content-Type": \[\n {12}"application\/json"\n {10}\]\n {8}\},\n {8}"matchingRules"/,
        '"matchingRules"',
      ),
    ],
    gate: 'pact-changes',
    reason: /expectation-dropped getToken: accepted.*content-type.*/i,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
  {
    id: 'pact-drop-security',
    place: 'pact',
    kind: 'drop the security',
    change: 'By hand: the session is asked for without a token',
    edits: [
      inInteraction(
        'getSession: admin',
        /,\n {10}"Authorization": \[\n {12}"Bearer token-of-the-scenario"\n {10}\]/,
        '',
      ),
      inInteraction('getSession: admin', /"generators": \{.*?\n {8}\},\n {8}/s, ''),
      inInteraction('getSession: admin', /"matchingRules": \{\n {10}"header": \{.*?\n {8}\},\n {8}/s, ''),
    ],
    gate: 'pact-in-description',
    reason: /Request Authorization header is missing[^"]*/,
  },
  {
    id: 'pact-hand-edited-frame',
    place: 'pact',
    kind: 'leave what is generated stale',
    change: 'By hand: another consumer stands in the pact’s head',
    edits: [{ file: config.agreements[0].pact, find: '"name": "portaria"', replace: '"name": "portal"' }],
    gate: 'consumer',
    reason: /changed: what stands around the interactions/,
    unseenBy: ['scenarios', 'pact-in-description'],
  },
];
