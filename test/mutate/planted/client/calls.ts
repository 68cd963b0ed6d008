// Planted in the portal's calls, and in its tests of the pact. Nobody writes the pact anew: addresses, statuses, headers, security, states and scenarios.
import type { Edit, PlantedChange } from '../../plantedChange';

const BASE_QUERY = 'src/api/baseQuery.ts';
const AUTH_TEST = 'test/pact/consumer.auth.pact.test.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const callsOfTheClient: PlantedChange[] = [
  {
    id: 'client-http-status',
    place: 'client',
    kind: 'another HTTP status',
    change: 'The portal reads whatever comes as if it had come with 200',
    edits: [edit(BASE_QUERY, 'response.ok ?', 'response.status > 0 ?')],
    gate: 'calls',
    reason: /● .*specification §8\.3.*/,
    unseenBy: ['consumer'],
  },
  {
    id: 'client-404-for-401',
    place: 'client',
    kind: '404 for 401',
    change: 'A 404 ends the session, though a backend may leave its operation out; a 401 does not',
    edits: [edit(BASE_QUERY, 'response.status === 401', 'response.status === 404')],
    gate: 'optional operations',
    reason: /● a backend that responds with 404 has no list.*/,
    unseenBy: ['consumer'],
  },
  {
    id: 'client-drop-state',
    place: 'client',
    kind: 'drop a state',
    change: 'The types no longer know the state of the blocked user',
    edits: [edit('api-spec/scenarios.gen.ts', '\n  | "a blocked user exists"', '')],
    gate: 'types',
    reason: /test\/pact\/providerStates\.ts.*error TS.*blocked.*/,
  },
  {
    id: 'client-drop-given',
    place: 'client',
    kind: 'drop a state',
    change: 'The consumer’s test no longer says in which state a sign-in is',
    edits: [edit(AUTH_TEST, '    .given(state, { scenario: id, ...given })\n', '')],
    gate: 'consumer',
    reason: /changed: getToken: .*/,
  },
  {
    id: 'client-drop-scenario',
    place: 'client',
    kind: 'drop a scenario',
    change: 'No test of the portal meets the editor',
    edits: [
      edit(
        'src/everyScenario.test.tsx',
        "  'getSession: editor': tells('editor', 'Bruno Lima', 'Editor'),\n",
        '',
      ),
    ],
    gate: 'types',
    reason: /src\/everyScenario\.test\.tsx.*error TS.*getSession: editor.*/,
  },
  {
    id: 'client-rename-scenario',
    place: 'client',
    kind: 'rename a scenario',
    change: 'The consumer’s test calls its interactions otherwise',
    edits: [edit(AUTH_TEST, '.uponReceiving(id)', '.uponReceiving(`sign-in, ${id}`)')],
    gate: 'consumer',
    reason: /gone: getToken: .*/,
  },
  {
    id: 'client-path-case',
    place: 'client',
    kind: 'change the case of a path',
    change: 'The portal asks for `/Dashboards`',
    edits: [edit('src/api/dashboards.ts', "getJson('/dashboards')", "getJson('/Dashboards')")],
    gate: 'types',
    reason: /src\/api\/dashboards\.ts.*error TS.*\/Dashboards.*/,
  },
  {
    id: 'client-path-case-on-the-wire',
    place: 'client',
    kind: 'change the case of a path',
    change: 'The portal writes every address in small letters',
    edits: [
      edit(BASE_QUERY, 'new URL(belowBase, apiBaseUrl)', 'new URL(belowBase.toLowerCase(), apiBaseUrl)'),
    ],
    gate: 'consumer',
    reason: /Path: \/authorization\/gettoken/,
  },
  {
    id: 'client-drop-header',
    place: 'client',
    kind: 'drop a header',
    change: 'The portal does not say that it wants JSON',
    edits: [edit(BASE_QUERY, "  json: 'application/json',", "  json: '*/*',")],
    gate: 'consumer',
    reason: /Mismatch with header 'Accept'.*/,
  },
  {
    id: 'client-drop-security',
    place: 'client',
    kind: 'drop the security',
    change: 'The portal asks who is signed in without a token',
    edits: [
      edit('src/api/session.ts', "getJson('/session')", "({ ...getJson('/session'), isPublic: true })"),
    ],
    gate: 'consumer',
    reason: /Expected a header 'Authorization' but was missing/,
  },
  {
    id: 'client-unchecked',
    place: 'client',
    kind: 'let a wrong answer out',
    change: 'The portal takes whatever comes for a list of dashboards',
    edits: [edit('src/api/dashboards.ts', '      rawResponseSchema: responseSchema(isDashboardList),\n', '')],
    gate: 'wrong answers',
    reason: /● .*something else than the description says as a response.*/,
    unseenBy: ['consumer'],
  },
];
