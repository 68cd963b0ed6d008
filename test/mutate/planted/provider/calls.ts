// Planted in the reference backend, and in the states that it is brought into: addresses, statuses, headers, security.
import type { Edit, PlantedChange } from '../../plantedChange';

const GET_TOKEN = 'server/routes/getToken.ts';
const DASHBOARDS = 'server/routes/dashboards.ts';
const STATES = 'test/pact/providerStates.ts';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

export const callsOfTheBackend: PlantedChange[] = [
  {
    id: 'provider-http-status',
    place: 'provider',
    kind: 'another HTTP status',
    change: 'A refusal is a 403, as in most other backends',
    edits: [
      edit(
        GET_TOKEN,
        "log('refused', user);\n      return refused(1, speak(reply)(WRONG));",
        'throw new HttpError(403);',
      ),
    ],
    gate: 'reference backend',
    reason: /expected 200 but was 403/,
  },
  {
    id: 'provider-404-for-401',
    place: 'provider',
    kind: '404 for 401',
    change: 'A token that is not valid is answered with 404',
    edits: [
      edit(
        'server/auth/authentication.ts',
        "new HttpError(401, { 'www-authenticate': 'Bearer' })",
        'new HttpError(404)',
      ),
    ],
    gate: 'reference backend',
    reason: /expected 401 but was 404/,
  },
  {
    id: 'provider-drop-state',
    place: 'provider',
    kind: 'drop a state',
    change: 'The handler of the blocked user makes one who is not',
    edits: [edit(STATES, "userOf('blocked', { isBlocked: true })", "userOf('blocked')")],
    gate: 'reference backend',
    reason: /\$\.statusLogin -> Expected '0' to match .*/,
  },
  {
    id: 'provider-drop-handler',
    place: 'provider',
    kind: 'drop a state',
    change: 'The handler of the editor is gone',
    edits: [edit(STATES, "    'an editor is signed in': () => signedIn('editor'),\n", '')],
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
    reason: /expected 200 but was 40[15]/,
  },
  {
    id: 'provider-drop-header',
    place: 'provider',
    kind: 'drop a header',
    change: 'A 401 no longer says which token is wanted',
    edits: [edit('server/auth/authentication.ts', ", { 'www-authenticate': 'Bearer' }", '')],
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
        '  app.setErrorHandler(sendThrownError);\n',
        "  app.setErrorHandler(sendThrownError);\n  app.addHook('onSend', async (_request, reply) => void reply.type('text/plain'));\n",
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
    gate: 'reference backend',
    reason: /expected 401 but was 200/,
  },
  {
    id: 'provider-unchecked',
    place: 'provider',
    kind: 'let a wrong answer out',
    change: 'The backend does not hold its answers against the description',
    edits: [
      edit(
        'server/http/description.ts',
        'if (validate && !validate(JSON.parse(text)))',
        'if (validate?.name === text)',
      ),
    ],
    gate: 'description in the backend',
    reason: /● a response that violates the description becomes.*/,
    unseenBy: ['reference backend'],
  },
];
