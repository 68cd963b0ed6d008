// Planted in the backends of this repository, and in the states that they are brought into.
import type { Edit, PlantedChange } from '../plantedChange';

const GET_TOKEN = 'server/routes/getToken.ts';
const SESSION = 'server/routes/session.ts';
const DASHBOARDS = 'server/routes/dashboards.ts';
const STATES = 'test/pact/providerStates.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

const OTHER_STATUS = /expected status .*|expected 200 but was \d+/i;

export const inTheProvider: PlantedChange[] = [
  {
    id: 'provider-rename-field',
    place: 'provider',
    kind: 'rename a field',
    change:
      'The reference backend calls the token `token`; its own check against the description answers 500',
    edits: [edit(GET_TOKEN, 'ds_Token: await tokens.issue(user.id)', 'token: await tokens.issue(user.id)')],
    gate: 'reference backend',
    reason: OTHER_STATUS,
  },
  {
    id: 'provider-retype-field',
    place: 'provider',
    kind: 'retype a field',
    change: 'The code of the dashboard is a number, which the description allows',
    edits: [
      edit(GET_TOKEN, 'cd_Dashboard: user.dashboard,', 'cd_Dashboard: user.dashboard === null ? null : 7,'),
    ],
    gate: 'reference backend',
    reason: /\$\.cd_Dashboard -> .*/,
  },
  {
    id: 'provider-drop-field',
    place: 'provider',
    kind: 'drop a field',
    change: 'A refusal has no words any more, which the description allows',
    edits: [edit(GET_TOKEN, "  ds_Mensagem: 'Login ou senha inválidos.',\n", '')],
    gate: 'reference backend',
    reason: /.*missing the following keys: ds_Mensagem.*/,
  },
  {
    id: 'provider-optional-field',
    place: 'provider',
    kind: 'make a field optional',
    change: 'The dashboard stands in an answer only where there is one, which the description allows',
    edits: [
      edit(
        GET_TOKEN,
        'cd_Dashboard: user.dashboard,',
        '...(user.dashboard !== null && { cd_Dashboard: user.dashboard }),',
      ),
    ],
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
        "    if (!('cd_Empresa' in request.body)) throw new Problem(400);\n    const { ds_Login: login",
      ),
    ],
    gate: 'reference backend',
    reason: OTHER_STATUS,
  },
  {
    id: 'provider-null',
    place: 'provider',
    kind: 'null where a text is',
    change: 'A refusal’s words are null, which the description allows',
    edits: [
      edit(GET_TOKEN, "ds_Mensagem: 'Usuário bloqueado. Procure o administrador.'", 'ds_Mensagem: null'),
    ],
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
    reason: /\$\.statusLogin -> Expected 7 \(Integer\) to be equal to 0 \(Integer\)/,
  },
  {
    id: 'provider-token-type',
    place: 'provider',
    kind: 'a token of another type',
    change: 'The token is a number; the check against the description answers 500',
    edits: [
      edit(
        GET_TOKEN,
        'ds_Token: await tokens.issue(user.id)',
        'ds_Token: (await tokens.issue(user.id)).length',
      ),
    ],
    gate: 'reference backend',
    reason: OTHER_STATUS,
  },
  {
    id: 'provider-swap-arms',
    place: 'provider',
    kind: 'swap the arms',
    change: 'Who is blocked gets in, and everybody else is told that they are blocked',
    edits: [edit(GET_TOKEN, 'if (user.isBlocked) {', 'if (!user.isBlocked) {')],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected \d \(Integer\) to be equal to \d \(Integer\)/,
  },
  {
    id: 'provider-http-status',
    place: 'provider',
    kind: 'another HTTP status',
    change: 'A refusal is a 403, as in most other backends',
    edits: [edit(GET_TOKEN, '      return WRONG;', '      throw new Problem(403);')],
    gate: 'reference backend',
    reason: OTHER_STATUS,
  },
  {
    id: 'provider-404-for-401',
    place: 'provider',
    kind: '404 for 401',
    change: 'A token that is not valid is answered with 404',
    edits: [
      edit(
        'server/authentication.ts',
        "new Problem(401, { 'www-authenticate': 'Bearer' })",
        'new Problem(404)',
      ),
    ],
    gate: 'sign-in of the backend',
    reason: /● session › refuses .*/,
    unseenBy: ['reference backend'],
  },
  {
    id: 'provider-drop-state',
    place: 'provider',
    kind: 'drop a state',
    change: 'The handler of the blocked user makes one who is not',
    edits: [edit(STATES, "userOf('blocked', { isBlocked: true })", "userOf('blocked')")],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected 0 \(Integer\) to be equal to 2 \(Integer\)/,
  },
  {
    id: 'provider-drop-handler',
    place: 'provider',
    kind: 'drop a state',
    change: 'The handler of the editor is gone',
    edits: [edit(STATES, "    [STATES.editor]: () => signedIn('editor'),\n", '')],
    gate: 'types',
    reason: /test\/pact\/providerStates\.ts.*error TS.*/,
  },
  {
    id: 'provider-path-case',
    place: 'provider',
    kind: 'change the case of a path',
    change: 'The backend routes small letters only',
    edits: [edit('server/app.ts', 'url: `${API_PREFIX}${url}`', 'url: `${API_PREFIX}${url.toLowerCase()}`')],
    gate: 'reference backend',
    reason: OTHER_STATUS,
  },
  {
    id: 'provider-drop-header',
    place: 'provider',
    kind: 'drop a header',
    change: 'A 401 no longer says which token is wanted',
    edits: [edit('server/authentication.ts', ", { 'www-authenticate': 'Bearer' }", '')],
    gate: 'sign-in of the backend',
    reason: /● session › ends for a user who was .*/,
    unseenBy: ['reference backend'],
  },
  {
    id: 'provider-drop-content-type',
    place: 'provider',
    kind: 'drop a header',
    change: 'Answers come as plain text',
    edits: [
      edit(
        'server/app.ts',
        '  app.setErrorHandler(answerError);\n',
        "  app.setErrorHandler(answerError);\n  app.addHook('onSend', async (_request, reply) => void reply.type('text/plain'));\n",
      ),
    ],
    gate: 'reference backend',
    reason: /.*[Cc]ontent-[Tt]ype.*/,
  },
  {
    id: 'provider-drop-security',
    place: 'provider',
    kind: 'drop the security',
    change: 'The dashboards are given to anybody',
    edits: [
      edit(
        DASHBOARDS,
        'const { user } = await authenticate(request);',
        'const user = await authenticate(request).then((caller) => caller.user, () => null);',
      ),
      edit(
        DASHBOARDS,
        'isFor(user, roles) || code === user.dashboard',
        'user === null || isFor(user, roles) || code === user.dashboard',
      ),
    ],
    gate: 'sign-in of the backend',
    reason: /● dashboards › are for those who are signed in/,
    unseenBy: ['reference backend'],
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
    reason: /\$\.statusLogin -> Expected 1 \(Integer\) to be equal to 0 \(Integer\)/,
  },
  {
    id: 'provider-coerce-types',
    place: 'provider',
    kind: 'coerce a value',
    change: 'The backend takes a number where the description says text',
    edits: [
      edit(
        'server/description.ts',
        'new Ajv2020({ strict: false,',
        'new Ajv2020({ coerceTypes: true, strict: false,',
      ),
    ],
    gate: 'protections of the backend',
    reason: /● .*a number as login, which is not coerced.*/,
    unseenBy: ['reference backend'],
  },
  {
    id: 'provider-unchecked',
    place: 'provider',
    kind: 'let a wrong answer out',
    change: 'The backend does not hold its answers against the description',
    edits: [
      edit(
        'server/description.ts',
        'if (validate && !validate(JSON.parse(text)))',
        'if (validate?.name === text)',
      ),
    ],
    gate: 'description in the backend',
    reason: /● an answer that breaks the description never leaves.*/,
    unseenBy: ['reference backend'],
  },
];

const SECOND = 'test/providers/second.ts';

export const inTheSecondProvider: PlantedChange[] = [
  {
    id: 'second-rename-field',
    place: 'provider',
    kind: 'rename a field',
    change: 'A backend of another house calls the token `token`',
    edits: [edit(SECOND, 'ds_Token: open(user)', 'token: open(user)')],
    gate: 'second backend',
    reason: /.*missing the following keys: ds_Token.*/,
  },
  {
    id: 'second-null',
    place: 'provider',
    kind: 'null where a text is',
    change: 'A backend of another house has no icons',
    edits: [
      edit(
        SECOND,
        'context.json({ dashboards: DASHBOARDS })',
        'context.json({ dashboards: DASHBOARDS.map((one) => ({ ...one, icon: null })) })',
      ),
    ],
    gate: 'second backend',
    reason: /\$\.dashboards\[\d\]\.icon -> .*/,
  },
  {
    id: 'second-status-login',
    place: 'provider',
    kind: 'another status for an accepted login',
    change: 'A backend of another house says `statusLogin` 7 of an accepted login',
    edits: [edit(SECOND, 'statusLogin: 0, ds_Token', 'statusLogin: 7, ds_Token')],
    gate: 'second backend',
    reason: /\$\.statusLogin -> Expected 7 \(Integer\) to be equal to 0 \(Integer\)/,
  },
  {
    id: 'second-token-type',
    place: 'provider',
    kind: 'a token of another type',
    change: 'A backend of another house counts its sessions, and gives the number',
    edits: [edit(SECOND, 'ds_Token: open(user)', 'ds_Token: open(user).length')],
    gate: 'second backend',
    reason: /\$\.ds_Token -> Expected \d+ \(Integer\) to be the same type as .*/,
  },
  {
    id: 'second-drop-state',
    place: 'provider',
    kind: 'drop a state',
    change: 'A backend of another house blocks nobody when it is told to',
    edits: [edit(SECOND, "isBlocked: state === 'a blocked user exists'", 'isBlocked: false')],
    gate: 'second backend',
    reason: /\$\.statusLogin -> Expected 0 \(Integer\) to be equal to 2 \(Integer\)/,
  },
];
