// Planted in the portal's calls, and in its tests of the pact. Nobody writes the pact anew: what a field is, and what it holds.
import type { Edit, PlantedChange } from '../../plantedChange';

const AUTH = 'src/api/auth.ts';
const BASE_QUERY = 'src/api/baseQuery.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const fieldsOfTheClient: PlantedChange[] = [
  {
    id: 'client-rename-field',
    place: 'client',
    kind: 'rename a field',
    change: 'The password is sent as `ds_Password`',
    edits: [edit(AUTH, '  ds_Senha: password,', '  ds_Password: password,')],
    gate: 'types',
    reason: /src\/api\/auth\.ts.*error TS.*ds_Password.*/,
  },
  {
    id: 'client-rename-field-on-the-wire',
    place: 'client',
    kind: 'rename a field',
    change: 'The same, past the compiler',
    edits: [
      edit(
        BASE_QUERY,
        'JSON.stringify(call.body.json)',
        "JSON.stringify(call.body.json).replace('ds_Senha', 'ds_Password')",
      ),
    ],
    gate: 'consumer',
    reason: /\$: Expected a Map with keys .*ds_Password.*/,
  },
  {
    id: 'client-retype-field',
    place: 'client',
    kind: 'retype a field',
    change: 'A body is sent as a text that holds JSON',
    edits: [
      edit(BASE_QUERY, 'JSON.stringify(call.body.json)', 'JSON.stringify(JSON.stringify(call.body.json))'),
    ],
    gate: 'consumer',
    reason: /Expected .* to be the same type as .*|Type mismatch.*/,
  },
  {
    id: 'client-drop-field',
    place: 'client',
    kind: 'drop a field',
    change: 'The password is not sent',
    edits: [
      edit(AUTH, '  ds_Senha: password,\n', ''),
      edit(AUTH, '({ login, password }: Credentials)', '({ login }: Credentials)'),
    ],
    gate: 'types',
    reason: /src\/api\/auth\.ts.*error TS.*ds_Senha.*/,
  },
  {
    id: 'client-optional-field',
    place: 'client',
    kind: 'make a field optional',
    change: 'The portal takes an accepted login without a token',
    edits: [
      edit(
        AUTH,
        "if (!isUsableToken(fieldOf(response, 'ds_Token')))",
        "if (fieldOf(response, 'ds_Token') !== undefined && !isUsableToken(fieldOf(response, 'ds_Token')))",
      ),
    ],
    gate: 'failed sign-ins',
    reason: /● .*a response without a token is a failed sign-in/,
    unseenBy: ['consumer'],
  },
  {
    id: 'client-required-field',
    place: 'client',
    kind: 'ask for one field more',
    change: 'A sign-in also sends the language, which nobody has described',
    edits: [
      edit(
        BASE_QUERY,
        'JSON.stringify(call.body.json)',
        "JSON.stringify({ ...Object(call.body.json), ds_Idioma: 'pt' })",
      ),
    ],
    gate: 'consumer',
    reason: /\$: Expected a Map with keys .*ds_Idioma.*/,
  },
  {
    id: 'client-null',
    place: 'client',
    kind: 'null where a text is',
    change: 'A refusal without words says “null”',
    edits: [
      edit(
        AUTH,
        "  typeof message === 'string' && message.trim() !== '' ? message : null;",
        "  typeof message !== 'string' || message.trim() !== '' ? String(message) : null;",
      ),
    ],
    gate: 'refusals',
    reason: /● .*a refusal whose message is null shows the portal’s own message/,
    unseenBy: ['consumer'],
  },
  {
    id: 'client-status-login',
    place: 'client',
    kind: 'another status for an accepted login',
    change: 'The portal takes `statusLogin` 0 for a refusal',
    edits: [edit(AUTH, 'if (status > 0)', 'if (status >= 0)')],
    gate: 'consumer',
    reason: /● a sign-in that is accepted/,
  },
  {
    id: 'client-token-type',
    place: 'client',
    kind: 'a token of another type',
    change: 'The portal takes a number for a token',
    edits: [
      edit(AUTH, "typeof token === 'string' && /^", '/^'),
      edit(AUTH, '.test(token) &&', '.test(String(token)) &&'),
    ],
    gate: 'failed sign-ins',
    reason: /● .*a response with a number as its token is a failed sign-in/,
    unseenBy: ['consumer'],
  },
  {
    id: 'client-swap-arms',
    place: 'client',
    kind: 'swap the arms',
    change: 'The portal reads an accepted response as a refused one, and the reverse',
    edits: [edit(AUTH, 'if (status > 0)', 'if (status <= 0)')],
    gate: 'consumer',
    reason: /● a sign-in that is (accepted|refused)/,
  },
  {
    id: 'client-loosen-value',
    place: 'client',
    kind: 'loosen an exact value',
    change: 'The consumer’s test matches `role` by its type',
    edits: [
      edit('test/pact/consumer.portal.pact.test.ts', 'role: answer.role,', 'role: string(answer.role),'),
    ],
    gate: 'consumer',
    reason: /changed: getSession: (admin|editor)/,
  },
  {
    id: 'client-coerce',
    place: 'client',
    kind: 'coerce a value',
    change: 'The portal reads the login as a number, and loses its zeros',
    edits: [edit(AUTH, '  ds_Login: login,', '  ds_Login: String(Number(login)),')],
    gate: 'consumer',
    reason: /\$\.ds_Login: Expected .*00123.*/,
  },
];
