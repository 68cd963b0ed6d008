// Plants narrower responses and hidden operations in the API description, and generates the validators again.
// No pact changes, so only the comparison with the base can find that deployed backends break.
import type { Edit, PlantedChange } from '../../plantedChange';
import { DESCRIPTION_FILE, inDescription, replaceBetween } from './descriptionText';

const CODE = 'code: { type: string, minLength: 1, maxLength: 200 }';
const LOGIN = 'login: { type: string }';

/** The text from the session's path to the next path. */
const SESSION_FROM = '  /session:\n';
const SESSION_TO = '  /session/end:\n';

const makeNarrowing = (
  id: string,
  change: string,
  edit: Edit,
  reason: RegExp,
  unseenBy: PlantedChange['unseenBy'] = ['lint', 'generated', 'pact-in-description'],
): PlantedChange => ({
  id: `description-narrow-${id}`,
  document: 'description',
  kind: 'narrow a response',
  change,
  edits: [edit],
  follow: ['api:generate'],
  gate: 'description-changes',
  reason,
  unseenBy,
});

const ENTRIES = "          items: { $ref: '#/components/schemas/DashboardEntry' }\n";

export const narrowedDescription: PlantedChange[] = [
  makeNarrowing(
    'limit',
    'A dashboard’s code has at most 10 characters instead of 200',
    inDescription(CODE, CODE.replace('200', '10')),
    /provider-limits-tightened listDashboards 200 dashboards\[\]\.code.*/,
  ),
  makeNarrowing(
    'items',
    'The list of dashboards is never empty',
    inDescription(
      `          type: array\n${ENTRIES}`,
      `          type: array\n          minItems: 1\n${ENTRIES}`,
    ),
    /provider-limits-tightened listDashboards 200 dashboards: .*/,
  ),
  makeNarrowing(
    'pattern',
    'The login of a session has digits only',
    inDescription(LOGIN, "login: { type: string, pattern: '^[0-9]+$' }"),
    /provider-limits-tightened getSession 200 login.*/,
  ),
  makeNarrowing(
    'more-fields',
    'A session has no other fields than the described ones',
    inDescription(
      '    Session:\n      type: object\n',
      '    Session:\n      type: object\n      additionalProperties: false\n',
    ),
    /provider-more-fields-refused getSession 200.*/,
  ),
  makeNarrowing(
    'unevaluated',
    'A session has no other fields, by a keyword that no rule supports',
    inDescription(
      '    Session:\n      type: object\n',
      '    Session:\n      type: object\n      unevaluatedProperties: false\n',
    ),
    /keyword-unsupported getSession 200.*unevaluatedProperties.*/,
  ),
  makeNarrowing(
    'listed-values',
    'An `icon` has one of three values',
    inDescription(
      'icon: { type: string, ',
      'icon: { type: string, enum: [layout-dashboard, trending-up, wallet], ',
    ),
    /provider-enum-value-removed listDashboards 200 dashboards\[\]\.icon.*/,
  ),
  makeNarrowing(
    'integer',
    'The `statusLogin` of an accepted login is a whole number',
    inDescription('statusLogin: { type: number, maximum: 0 }', 'statusLogin: { type: integer, maximum: 0 }'),
    /provider-type-narrowed getToken 200 Accepted\.statusLogin.*/,
  ),
  makeNarrowing(
    'type',
    'The `cd_Dashboard` of an accepted login is never a number',
    inDescription(
      "          type: [string, number, 'null']\n          description: An opaque",
      "          type: [string, 'null']\n          description: An opaque",
    ),
    /provider-type-narrowed getToken 200 Accepted\.cd_Dashboard.*/,
  ),
  makeNarrowing(
    'null',
    'The `ds_Mensagem` of an accepted login is never null, in schema and examples',
    {
      file: DESCRIPTION_FILE,
      change: (text) =>
        text
          .replace("        ds_Mensagem: { type: [string, 'null'] }", '        ds_Mensagem: { type: string }')
          .replaceAll('ds_Mensagem: null', "ds_Mensagem: ''"),
    },
    /provider-null-refused getToken 200 Accepted\.ds_Mensagem.*/,
  ),
  makeNarrowing(
    'required',
    'The `cd_Dashboard` of an accepted login is required',
    inDescription('required: [statusLogin, ds_Token]', 'required: [statusLogin, ds_Token, cd_Dashboard]'),
    /provider-field-required getToken 200 Accepted\.cd_Dashboard.*/,
  ),
  {
    id: 'description-narrow-unknown-keyword',
    document: 'description',
    kind: 'narrow a response',
    change: 'The login of a session has a keyword that no validator checks',
    edits: [inDescription(LOGIN, 'login: { type: string, x-checked: true, minimumLength: 1 }')],
    gate: 'generated',
    reason: /components › schemas › Session › properties › login: the validators do not support .*/,
  },

  {
    id: 'description-hide-path',
    document: 'description',
    kind: 'hide an operation',
    change: 'The session is behind a reference and no longer has a 404 response',
    edits: [
      {
        file: DESCRIPTION_FILE,
        change: (text) => {
          const start = text.indexOf(SESSION_FROM);
          const end = text.indexOf(SESSION_TO);
          const pathItem = text.slice(start + SESSION_FROM.length, end).replace(/\n +'404'.*/, '');
          const indented = pathItem.trimEnd().replaceAll(/^(?=.)/gm, '  ');
          const path = "  /session: { $ref: '#/components/pathItems/Session' }\n\n";
          return `${text.slice(0, start)}${path}${text.slice(end)}`.replace(
            'components:\n',
            () => `components:\n  pathItems:\n    Session:\n${indented}\n\n`,
          );
        },
      },
    ],
    follow: ['api:generate'],
    gate: 'description-changes',
    reason: /status-removed getSession 404.*/,
    unseenBy: ['lint', 'generated', 'scenarios', 'pact-in-description'],
  },
  {
    id: 'description-hide-path-elsewhere',
    document: 'description',
    kind: 'hide an operation',
    change: 'The session is described in another file',
    edits: [replaceBetween(SESSION_FROM, SESSION_TO, "  /session: { $ref: './session.yaml' }\n\n")],
    gate: 'lint',
    reason: /paths › \/session › \$ref: "\.\/session\.yaml" is not within this document.*/,
  },
  {
    id: 'description-hide-by-anchor',
    document: 'description',
    kind: 'hide an operation',
    change: 'A schema is referenced by its anchor, which no tool supports',
    edits: [
      inDescription(
        '    Session:\n      type: object\n',
        '    Session:\n      $anchor: session\n      type: object\n',
      ),
      inDescription("$ref: '#/components/schemas/Session'", "$ref: '#session'"),
    ],
    gate: 'lint',
    reason: /schema › \$ref: "#session" is not within this document.*/,
  },
  {
    id: 'description-hide-by-server-variable',
    document: 'description',
    kind: 'hide an operation',
    change: 'The server’s address has a variable',
    edits: [
      inDescription('  - url: /api\n', "  - url: '/{base}'\n    variables: { base: { default: api } }\n"),
    ],
    gate: 'lint',
    reason: /servers › 0 › url: Server variables are not supported.*/,
  },
  {
    id: 'description-hide-by-version',
    document: 'description',
    kind: 'hide an operation',
    change: 'The version of the description is OpenAPI 3.0',
    edits: [inDescription('openapi: 3.1.0', 'openapi: 3.0.3')],
    gate: 'lint',
    reason: /openapi: OpenAPI 3\.0\.3 cannot be read.*/,
  },

  {
    id: 'description-move-operation',
    document: 'description',
    kind: 'move to another agreement',
    change: 'The session moves to the sign-in agreement, which every backend must support',
    edits: [
      inDescription(
        'operationId: getSession\n      x-roles: [editor, admin]\n      tags: [portal]',
        'operationId: getSession\n      x-roles: [editor, admin]\n      tags: [authorization]',
      ),
    ],
    gate: 'description-changes',
    reason: /operation-tags-changed getSession.*/,
    unseenBy: ['lint', 'pact-in-description'],
  },
];
