// Planted in the API description. Where everybody follows a change, only the comparison with the base can see it: addresses, statuses, headers, security, states and scenarios.
import config from '../../../../contract.config';
import type { PlantedChange } from '../../plantedChange';
import { inDescription, withoutLines } from './descriptionText';

const BLOCKED_SENT = '              blocked: { value:';
const BLOCKED_ANSWERED = '                blocked:\n';

const ICON_MAY_BE_NULL = inDescription('icon: { type: string, desc', "icon: { type: [string, 'null'], desc");
const allowed = (until: string, reason: string) =>
  `- rule: response-null-possible\n  at: listDashboards 200\n  reason: '${reason}'\n  until: '${until}'\n`;

export const callsOfTheDescription: PlantedChange[] = [
  {
    id: 'description-http-status',
    place: 'description',
    kind: 'another HTTP status',
    change: 'A sign-in is answered with 201',
    edits: [
      inDescription(
        "'200':\n          description: The backend's verdict",
        "'201':\n          description: The backend's verdict",
      ),
    ],
    gate: 'pact-in-description',
    reason: /Response status code not defined in spec file: 200/,
  },
  {
    id: 'description-404-for-401',
    place: 'description',
    kind: '404 for 401',
    change: 'Who asks for the session without a valid token gets 404 in place of 401',
    edits: [
      withoutLines(
        "        '401'",
        "        '404': { $ref: '#/components/responses/NotFound' }\n        '405': { $ref: '#/components/responses/NotAllowed' }\n        '429': { $ref: '#/components/responses/TooMany' }\n        '500': { $ref: '#/components/responses/Broken' }\n        '501': { $ref: '#/components/responses/NotImplemented' }\n        '503': { $ref: '#/components/responses/Unavailable' }\n\n  /dashboards",
        '',
      ),
    ],
    gate: 'description-changes',
    reason: /status-removed getSession.*401.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-state',
    place: 'description',
    kind: 'drop a state',
    change: 'The scenario of a blocked user names no state',
    edits: [inDescription('                  x-provider-state: a blocked user exists\n', '')],
    gate: 'lint',
    reason: /example-names-its-provider-state/,
  },
  {
    id: 'description-rename-state',
    place: 'description',
    kind: 'drop a state',
    change: 'The scenario of a blocked user names a state that nobody knows how to make',
    edits: [inDescription('a blocked user exists', 'a user who is locked out exists')],
    gate: 'scenarios',
    reason: /plays getToken: blocked in the state .*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-scenario',
    place: 'description',
    kind: 'drop a scenario',
    change: 'The scenario of a blocked user is gone, request and answer',
    edits: [withoutLines(BLOCKED_SENT, '      responses:'), withoutLines(BLOCKED_ANSWERED, "        '400'")],
    gate: 'scenarios',
    reason: /has getToken: blocked, which is no scenario/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-request',
    place: 'description',
    kind: 'drop a scenario',
    change: 'The scenario of a blocked user has an answer and no request',
    edits: [withoutLines(BLOCKED_SENT, '      responses:')],
    gate: 'lint',
    reason: /scenario-has-request-and-response/,
  },
  {
    id: 'description-drop-arm',
    place: 'description',
    kind: 'drop a scenario',
    change: 'No scenario of a refused login is left',
    edits: [
      withoutLines("              refused: { value: { ds_Login: '99999'", '      responses:'),
      withoutLines('                refused:\n', "        '400'"),
    ],
    gate: 'lint',
    reason: /each-variant-has-an-example/,
  },
  {
    id: 'description-rename-scenario',
    place: 'description',
    kind: 'rename a scenario',
    change: 'The scenario `blocked` is called `locked`, request and answer',
    edits: [
      inDescription(BLOCKED_SENT, '              locked: { value:'),
      inDescription(BLOCKED_ANSWERED, '                locked:\n'),
    ],
    gate: 'scenarios',
    reason: /does not have getToken: locked/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-path-case',
    place: 'description',
    kind: 'change the case of a path',
    change: 'The dashboards stand at `/Dashboards`',
    edits: [inDescription('  /dashboards:\n', '  /Dashboards:\n')],
    gate: 'pact-in-description',
    reason: /Path or method not defined in spec file: GET \/dashboards/,
  },
  {
    id: 'description-drop-header',
    place: 'description',
    kind: 'drop a header',
    change: 'Who has tried too often is no longer told how long to wait',
    edits: [
      withoutLines(
        '      headers:\n        Retry-After',
        "      content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }\n    Broken",
      ),
    ],
    gate: 'description-changes',
    reason: /response-header-removed .*Retry-After.*/i,
    unseenBy: ['lint', 'pact-in-description'],
  },
  {
    id: 'description-header-without-notice',
    place: 'description',
    kind: 'drop a header',
    change: 'The header that says how long to wait is to be left by a day that is over',
    edits: [
      inDescription(
        '      description: Seconds to wait.\n',
        '      description: Seconds to wait.\n      deprecated: true\n      x-sunset: 2020-01-01\n',
      ),
    ],
    gate: 'description-changes',
    reason: /sunset-too-soon .*Retry-After.*/i,
    unseenBy: ['lint', 'pact-in-description'],
  },
  {
    id: 'description-drop-security',
    place: 'description',
    kind: 'drop the security',
    change: 'Nothing says that the operations of the portal want a token',
    edits: [inDescription('security:\n  - bearer: []\n', '')],
    gate: 'lint',
    reason: /security-is-declared/,
  },
  {
    id: 'description-security-for-login',
    place: 'description',
    kind: 'drop the security',
    change: 'The sign-in itself wants a token, since it no longer says that it needs none',
    edits: [inDescription('      security: []\n', '')],
    gate: 'description-changes',
    reason: /security-added getToken.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-stale-types',
    place: 'description',
    kind: 'leave what is generated stale',
    change: 'A field is added, and nobody generates the types',
    edits: [
      inDescription(
        '        name: { type: string }\n',
        '        name: { type: string }\n        unit: { type: string }\n',
      ),
    ],
    gate: 'generated',
    reason: /api-spec\/schema\.gen\.ts is older than .*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-stale-validators',
    place: 'description',
    kind: 'leave what is generated stale',
    change: 'A limit that no type shows is another, and nobody generates the validators',
    edits: [inDescription('minLength: 1, maxLength: 200', 'minLength: 1, maxLength: 100')],
    gate: 'generated',
    reason: /api-spec\/validators\/isDashboardList\.gen\.js is older than .*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-hand-edited-validator',
    place: 'description',
    kind: 'leave what is generated stale',
    change: 'A generated validator is mended by hand',
    edits: [{ file: 'api-spec/validators/isSession.gen.js', change: (text) => `${text}// mended\n` }],
    gate: 'generated',
    reason: /api-spec\/validators\/isSession\.gen\.js is older than .*/,
  },
  {
    id: 'description-allowed-unreadable',
    place: 'description',
    kind: 'allow a change that may not be allowed',
    change: 'The list of allowed changes is no YAML',
    edits: [{ file: config.allowedChanges, change: () => '- rule: [\n' }],
    gate: 'description-changes',
    reason: /api-spec\/allowed-changes\.yaml is no YAML/,
  },
  {
    id: 'description-allowed-without-reason',
    place: 'description',
    kind: 'allow a change that may not be allowed',
    change: 'An `icon` may be null, and the list allows it without a reason',
    edits: [ICON_MAY_BE_NULL, { file: config.allowedChanges, change: () => allowed('2999-12-31', '') }],
    gate: 'description-changes',
    reason: /api-spec\/allowed-changes\.yaml, entry 1: a reason is missing/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-allowed-too-long',
    place: 'description',
    kind: 'allow a change that may not be allowed',
    change: 'An `icon` may be null, and the day until when the list allows it is over',
    edits: [ICON_MAY_BE_NULL, { file: config.allowedChanges, change: () => allowed('2020-01-01', 'agreed') }],
    gate: 'description-changes',
    reason: /allowed only until 2020-01-01: response-null-possible .*/,
    unseenBy: ['lint'],
  },
];
