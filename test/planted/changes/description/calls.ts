// Plants faults of addresses, statuses, headers, security, provider states and scenarios in the API description.
import config from '../../../../contract.config';
import type { PlantedChange } from '../../plantedChange';
import { inDescription, replaceBetween } from './descriptionText';

/** The end of the last example of a session, before its refusals. */
const LAST_OF_SESSION = "role: editor, expiresAt: '2026-11-20T20:00:00.000Z' }\n";
const BLOCKED_REQUEST = '              blocked: { value:';
const BLOCKED_RESPONSE =
  '                blocked:\n                  summary: Refused, because the user is blocked';

/** Other operations are public too. */
const PUBLIC_SIGN_IN =
  '`statusLogin` above 0. The portal never retries this call by itself.\n      security: []\n';

const ICON_MAY_BE_NULL = inDescription('icon: { type: string, desc', "icon: { type: [string, 'null'], desc");
const allowNull = (until: string, reason: string) =>
  `- rule: response-null-possible\n  at: listDashboards 200\n  reason: '${reason}'\n  until: '${until}'\n`;

export const descriptionCalls: PlantedChange[] = [
  {
    id: 'description-http-status',
    document: 'description',
    kind: 'change an HTTP status',
    change: 'The response of a sign-in has status 201',
    edits: [
      inDescription(
        "'200':\n          description: The sign-in was accepted",
        "'201':\n          description: The sign-in was accepted",
      ),
    ],
    gate: 'pact-in-description',
    reason: /Response status code not defined in spec file: 200/,
  },
  {
    id: 'description-404-for-401',
    document: 'description',
    kind: 'replace 401 by 404',
    change: 'The session returns 404 instead of 401 without a valid token',
    edits: [
      inDescription(
        `${LAST_OF_SESSION}        '401': { $ref: '#/components/responses/Unauthorized' }\n`,
        LAST_OF_SESSION,
      ),
    ],
    gate: 'description-changes',
    reason: /status-removed getSession.*401.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-state',
    document: 'description',
    kind: 'drop a provider state',
    change: 'The scenario of a blocked user has no provider state',
    edits: [inDescription('                  x-provider-state: a blocked user exists\n', '')],
    gate: 'lint',
    reason: /example-names-its-provider-state/,
  },
  {
    id: 'description-rename-state',
    document: 'description',
    kind: 'drop a provider state',
    change: 'The scenario of a blocked user has an unknown provider state',
    edits: [inDescription('state: a blocked user exists', 'state: a user who is locked out exists')],
    gate: 'scenarios',
    reason: /has the state "[^"]*" for getToken: blocked.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-scenario',
    document: 'description',
    kind: 'drop a scenario',
    change: 'The scenario of a blocked user is removed, request and response',
    edits: [
      replaceBetween(BLOCKED_REQUEST, '              too-many:'),
      replaceBetween(BLOCKED_RESPONSE, "        '400'"),
    ],
    gate: 'scenarios',
    reason: /has getToken: blocked, which is not one of its scenarios/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-drop-request',
    document: 'description',
    kind: 'drop a scenario',
    change: 'The scenario of a blocked user has a response but no request',
    edits: [replaceBetween(BLOCKED_REQUEST, '              too-many:')],
    gate: 'lint',
    reason: /scenario-has-request-and-response/,
  },
  {
    id: 'description-drop-arm',
    document: 'description',
    kind: 'drop a scenario',
    change: 'All scenarios of a refused login are removed',
    edits: [
      replaceBetween("              refused: { value: { ds_Login: '99999'", '      responses:'),
      replaceBetween('                refused:\n', "        '400'"),
    ],
    gate: 'lint',
    reason: /each-variant-has-an-example/,
  },
  {
    id: 'description-rename-scenario',
    document: 'description',
    kind: 'rename a scenario',
    change: 'The scenario `blocked` is renamed to `locked`, request and response',
    edits: [
      inDescription(BLOCKED_REQUEST, '              locked: { value:'),
      inDescription(BLOCKED_RESPONSE, BLOCKED_RESPONSE.replace('blocked', 'locked')),
    ],
    gate: 'scenarios',
    reason: /does not have getToken: locked/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-path-case',
    document: 'description',
    kind: 'change the case of a path',
    change: 'The path of the dashboards is `/Dashboards`',
    edits: [inDescription('  /dashboards:\n', '  /Dashboards:\n')],
    gate: 'pact-in-description',
    reason: /Path or method not defined in spec file: GET \/dashboards/,
  },
  {
    id: 'description-drop-header',
    document: 'description',
    kind: 'drop a header',
    change: 'The response to too many attempts has no Retry-After header',
    edits: [
      replaceBetween(
        '      headers:\n        Retry-After',
        "      content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }\n    OtherFile",
      ),
    ],
    gate: 'description-changes',
    reason: /response-header-removed .*Retry-After.*/i,
    unseenBy: ['lint', 'pact-in-description'],
  },
  {
    id: 'description-header-without-notice',
    document: 'description',
    kind: 'drop a header',
    change: 'The Retry-After header has a sunset day in the past',
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
    id: 'description-header-without-day',
    document: 'description',
    kind: 'drop a header',
    change: 'The Retry-After header is deprecated without a last day',
    edits: [
      inDescription(
        '      description: Seconds to wait.\n',
        '      description: Seconds to wait.\n      deprecated: true\n',
      ),
    ],
    gate: 'lint',
    reason: /RetryAfter › deprecated: A `deprecated` part must have its last day.*/,
  },
  {
    id: 'description-drop-security',
    document: 'description',
    kind: 'drop the security',
    change: 'The security of the portal’s operations is removed',
    edits: [inDescription('security:\n  - bearer: []\n', '')],
    gate: 'lint',
    reason: /security-is-declared/,
  },
  {
    id: 'description-security-for-login',
    document: 'description',
    kind: 'drop the security',
    change: 'The sign-in requires a token, because its empty security is removed',
    edits: [inDescription(PUBLIC_SIGN_IN, PUBLIC_SIGN_IN.replace('      security: []\n', ''))],
    gate: 'description-changes',
    reason: /security-added getToken.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-narrow-roles',
    document: 'description',
    kind: 'narrow the roles',
    change: 'Only administrators may list the entries',
    edits: [
      inDescription(
        'operationId: listEntries\n      x-roles: [editor, admin]',
        'operationId: listEntries\n      x-roles: [admin]',
      ),
    ],
    gate: 'description-changes',
    reason: /roles-removed listEntries.*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-stale-types',
    document: 'description',
    kind: 'edit a generated file',
    change: 'A field is added without generating the types',
    edits: [
      inDescription(
        '        login: { type: string }\n        name: { type: string }\n',
        '        login: { type: string }\n        name: { type: string }\n        unit: { type: string }\n',
      ),
    ],
    gate: 'generated',
    reason: /api-spec\/schema\.gen\.ts is older than .*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-stale-validators',
    document: 'description',
    kind: 'edit a generated file',
    change: 'A length limit is changed without generating the validators',
    edits: [
      inDescription(
        'code: { type: string, minLength: 1, maxLength: 200',
        'code: { type: string, minLength: 1, maxLength: 100',
      ),
    ],
    gate: 'generated',
    reason: /api-spec\/validators\/isDashboardList\.gen\.js is older than .*/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-hand-edited-validator',
    document: 'description',
    kind: 'edit a generated file',
    change: 'A generated validator is edited by hand',
    edits: [{ file: 'api-spec/validators/isSession.gen.js', change: (text) => `${text}// mended\n` }],
    gate: 'generated',
    reason: /api-spec\/validators\/isSession\.gen\.js is older than .*/,
  },
  {
    id: 'description-allowed-unreadable',
    document: 'description',
    kind: 'allow a change without permission',
    change: 'The list of allowed changes is not YAML',
    edits: [{ file: config.allowedChanges, change: () => '- rule: [\n' }],
    gate: 'description-changes',
    reason: /api-spec\/allowed-changes\.yaml is not YAML/,
  },
  {
    id: 'description-allowed-without-reason',
    document: 'description',
    kind: 'allow a change without permission',
    change: 'An `icon` may be null, which the list allows without a reason',
    edits: [ICON_MAY_BE_NULL, { file: config.allowedChanges, change: () => allowNull('2999-12-31', '') }],
    gate: 'description-changes',
    reason: /api-spec\/allowed-changes\.yaml, entry 1: reason is empty/,
    unseenBy: ['lint'],
  },
  {
    id: 'description-allowed-too-long',
    document: 'description',
    kind: 'allow a change without permission',
    change: 'An `icon` may be null, which the list allowed until a day in the past',
    edits: [
      ICON_MAY_BE_NULL,
      { file: config.allowedChanges, change: () => allowNull('2020-01-01', 'agreed') },
    ],
    gate: 'description-changes',
    reason: /allowed only until 2020-01-01: response-null-possible .*/,
    unseenBy: ['lint'],
  },
];
