// Planted in the reference backend: what a field is, and what it holds.
import type { Edit, PlantedChange } from '../../plantedChange';

const GET_TOKEN = 'server/routes/getToken.ts';
const SESSION = 'server/routes/session.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const fieldsOfTheBackend: PlantedChange[] = [
  {
    id: 'provider-rename-field',
    place: 'provider',
    kind: 'rename a field',
    change:
      'The reference backend calls the token `token`; its own check against the description answers 500',
    edits: [edit(GET_TOKEN, 'ds_Token: token,', 'token,')],
    gate: 'reference backend',
    reason: /expected 200 but was 500/,
  },
  {
    id: 'provider-retype-field',
    place: 'provider',
    kind: 'retype a field',
    change: 'The role of a session is a number; the check against the description answers 500',
    edits: [edit(SESSION, 'role: user.role', 'role: user.role.length')],
    gate: 'reference backend',
    reason: /expected 200 but was 500/,
  },
  {
    id: 'provider-drop-field',
    place: 'provider',
    kind: 'drop a field',
    change: 'A refusal has no words any more, which the description allows',
    edits: [edit(GET_TOKEN, '  ds_Mensagem: message,\n', '')],
    gate: 'reference backend',
    reason: /.*missing the following keys: ds_Mensagem.*/,
  },
  {
    id: 'provider-optional-field',
    place: 'provider',
    kind: 'make a field optional',
    change: 'An accepted login never names a dashboard, which the description allows',
    edits: [edit(GET_TOKEN, '      cd_Dashboard: user.dashboard,\n', '')],
    gate: 'reference backend',
    reason: /.*missing the following keys: cd_Dashboard.*/,
  },
  {
    id: 'provider-required-field',
    place: 'provider',
    kind: 'ask for one field more',
    change: 'The backend wants to know the company too',
    edits: [
      edit(
        GET_TOKEN,
        '    const { ds_Login: login',
        "    if (!('cd_Empresa' in request.body)) throw new HttpError(400);\n    const { ds_Login: login",
      ),
    ],
    gate: 'reference backend',
    reason: /expected 200 but was 400/,
  },
  {
    id: 'provider-null',
    place: 'provider',
    kind: 'null where a text is',
    change: 'A refusal’s words are null, which the description allows',
    edits: [edit(GET_TOKEN, 'ds_Mensagem: message', 'ds_Mensagem: null')],
    gate: 'reference backend',
    reason: /\$\.ds_Mensagem -> .*/,
  },
  {
    id: 'provider-status-login',
    place: 'provider',
    kind: 'another status for an accepted login',
    change: 'An accepted login has `statusLogin` 7, which the description takes for a refusal',
    edits: [edit(GET_TOKEN, 'statusLogin: 0,', 'statusLogin: 7,')],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '7' to match .*/,
  },
  {
    id: 'provider-token-type',
    place: 'provider',
    kind: 'a token of another type',
    change: 'The token is a number; the check against the description answers 500',
    edits: [edit(GET_TOKEN, 'ds_Token: token,', 'ds_Token: token.length,')],
    gate: 'reference backend',
    reason: /expected 200 but was 500/,
  },
  {
    id: 'provider-swap-arms',
    place: 'provider',
    kind: 'swap the arms',
    change: 'Who is blocked gets in, and everybody else is told that they are blocked',
    edits: [edit(GET_TOKEN, 'if (user.isBlocked) {', 'if (!user.isBlocked) {')],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '\d' to match .*/,
  },
  {
    id: 'provider-loosen-value',
    place: 'provider',
    kind: 'loosen an exact value',
    change: 'Everybody is an editor',
    edits: [edit(SESSION, 'role: user.role', "role: 'editor'")],
    gate: 'reference backend',
    reason: /\$\.role -> .*/,
  },
  {
    id: 'provider-coerce',
    place: 'provider',
    kind: 'coerce a value',
    change: 'The backend reads the login as a number, and loses its zeros',
    edits: [
      edit(GET_TOKEN, 'findUserByLogin(database, login)', 'findUserByLogin(database, String(Number(login)))'),
    ],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '1' to match .*/,
  },
  {
    id: 'provider-coerce-types',
    place: 'provider',
    kind: 'coerce a value',
    change: 'The backend takes a number where the description says text',
    edits: [
      edit(
        'server/http/description.ts',
        'new Ajv2020({ strict: false,',
        'new Ajv2020({ coerceTypes: true, strict: false,',
      ),
    ],
    gate: 'protections of the backend',
    reason: /● .*a number as login, which is not coerced.*/,
    unseenBy: ['reference backend'],
  },
];
