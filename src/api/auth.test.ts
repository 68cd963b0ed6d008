import { network } from '../../test/support/network';
import { postScenario } from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { authApi } from './auth';

const PATH = '/authorization/getToken';
const accepted = { ...postScenario(PATH, 'accepted').response, statusLogin: 0, ds_Token: 'a.b.c' };

/** Signs in, and returns what the portal reads from the response. */
async function signIn(response: unknown, headers: HeadersInit = {}) {
  const store = await startStore({}, 'old.session.token');
  network.any('post', PATH, () => Response.json(response, { headers }));
  const call = authApi.endpoints.signIn.initiate({ login: '12345', password: 'x y' }, { track: false });
  return store.dispatch(call);
}

const refused = (message: string | null) => ({ kind: 'refused', message, language: null });
const UNUSABLE = { kind: 'unusable' };
const UNREADABLE = { kind: 'unreadable' };

it.each<[string, unknown, object]>([
  ['a success', accepted, { kind: 'accepted', token: 'a.b.c', record: accepted }],
  ['a success below zero', { ...accepted, statusLogin: -1 }, { kind: 'accepted', token: 'a.b.c' }],
  ['a refusal', { statusLogin: 1, ds_Mensagem: 'Senha errada.' }, refused('Senha errada.')],
  ['a refusal with a token', { ...accepted, statusLogin: 1, ds_Mensagem: 'Não.' }, refused('Não.')],
  ['a refusal without a text', { statusLogin: 1 }, refused(null)],
  ['a refusal with an empty text', { statusLogin: 1, ds_Mensagem: ' ' }, refused(null)],
  ['a refusal with a number as its text', { statusLogin: 1, ds_Mensagem: 5 }, refused(null)],
  ['no token', { ...accepted, ds_Token: null }, UNUSABLE],
  ['the text null as token', { ...accepted, ds_Token: 'null' }, UNUSABLE],
  ['the text undefined as token', { ...accepted, ds_Token: 'undefined' }, UNUSABLE],
  ['a token with a space', { ...accepted, ds_Token: 'a b' }, UNUSABLE],
  ['a dashboard that is a list', { ...accepted, cd_Dashboard: [] }, UNREADABLE],
  ['no status', { ds_Token: 'a.b.c' }, UNREADABLE],
  ['a text as status', { ...accepted, statusLogin: '0' }, UNREADABLE],
  ['a list', [], UNREADABLE],
  ['null', null, UNREADABLE],
])('reads %s [specification §3.1, §3.3]', async (_what, response, outcome) => {
  expect((await signIn(response)).data).toMatchObject(outcome);
});

it('a refusal has the language that the server names', async () => {
  const { data } = await signIn({ statusLogin: 1, ds_Mensagem: 'No.' }, { 'content-language': 'es' });
  expect(data).toEqual({ kind: 'refused', message: 'No.', language: 'es' });
});

it('a sign-in sends login and password as they are, and no token of an earlier session', async () => {
  await signIn(accepted);
  const [sent] = network.sentTo(PATH);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ds_Login: '12345', ds_Senha: 'x y' });
  expect(sent?.headers.get('authorization')).toBeNull();
});
