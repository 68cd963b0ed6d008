import { MatchersV3 } from '@pact-foundation/pact';
import { authApi } from '../../src/api/auth';
import type { LoginOutcome } from '../../src/api/auth';
import type { BodyOf } from '../../src/api/wire';
import { namesAt, postScenario } from '../support/scenarios';
import { freshStore, inAPactWith, play } from './consumer';
import { isState } from './states';

const PATH = '/authorization/getToken';
const { like, string } = MatchersV3;

/** Texts are matched by type; what the portal branches on is exact: `statusLogin`, and whether a code is there. */
const accepted = namesAt(PATH).flatMap((name) => {
  const { id, body, answer, state } = postScenario(PATH, name);
  const { cd_Dashboard: code, statusLogin } = answer;
  if (statusLogin > 0) return [];
  const matched = {
    statusLogin,
    ds_Token: string('token-of-the-scenario'),
    cd_Dashboard: typeof code === 'string' ? like(code) : null,
  };
  const given = { login: body.ds_Login, password: body.ds_Senha, dashboard: code ?? null };
  return [{ id, name, body, state, given, matched }];
});

const refused = namesAt(PATH).flatMap((name) => {
  const { id, body, answer, state } = postScenario(PATH, name);
  const { statusLogin, ds_Mensagem } = answer;
  if (statusLogin <= 0) return [];
  const matched = { statusLogin, ds_Mensagem: string(ds_Mensagem ?? '') };
  const given = { login: body.ds_Login, password: body.ds_Senha };
  return [{ id, name, body, state, given, matched }];
});

it.each([...accepted, ...refused])('names a state of the description: $name', ({ state }) => {
  expect(isState(state)).toBe(true);
});

type Scenario = {
  id: string;
  body: BodyOf<'getToken'>;
  state: string;
  /** What the state is about, for a provider that makes it from this alone. */
  given: { login: string; password: string; dashboard?: string | number | null };
  matched: Parameters<typeof like>[0];
};

/** Adds the interaction to the pact, and plays it through the shipped endpoint. */
async function outcomeOf({ id, body, state, given, matched }: Scenario): Promise<LoginOutcome> {
  const interaction = inAPactWith('erp-backend')
    .addInteraction()
    .given(state, { scenario: id, ...given })
    .uponReceiving(id)
    .withRequest('POST', PATH, (request) => {
      request.headers({ 'Content-Type': 'application/json', Accept: 'application/json' }).jsonBody(body);
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(matched);
    });
  return play(interaction, async (address) => {
    const credentials = { login: body.ds_Login, password: body.ds_Senha };
    const store = await freshStore(address);
    return store.dispatch(authApi.endpoints.signIn.initiate(credentials)).unwrap();
  });
}

it.each(accepted)('a sign-in that is $name (specification §3.1, §3.2, §7.1)', async (scenario) => {
  expect(await outcomeOf(scenario)).toMatchObject({ kind: 'accepted', token: 'token-of-the-scenario' });
});

it.each(refused)('a sign-in that is $name (specification §3.2, §8.1)', async (scenario) => {
  const { ds_Mensagem: message } = postScenario(PATH, scenario.name).answer;
  expect(await outcomeOf(scenario)).toEqual({ kind: 'refused', message });
});
