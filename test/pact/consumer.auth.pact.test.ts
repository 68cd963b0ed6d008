import { MatchersV3 } from '@pact-foundation/pact';
import { authApi } from '../../src/api/auth';
import type { LoginOutcome } from '../../src/api/auth';
import type { BodyOf } from '../../src/api/wire';
import { postScenario } from '../support/scenarios';
import { freshStore, inAPact } from './consumer';
import { isState } from './states';

const PATH = '/authorization/getToken';
const { like, string } = MatchersV3;

/** Texts are matched by type; what the portal branches on is exact: `statusLogin`, and whether a code is there. */
const accepted = ['accepted', 'accepted-without-dashboard', 'accepted-leading-zeros'].map((name) => {
  const { body, answer, state } = postScenario(PATH, name);
  const { cd_Dashboard: code, statusLogin } = answer;
  const matched = {
    statusLogin,
    ds_Token: string('token-of-the-scenario'),
    cd_Dashboard: typeof code === 'string' ? like(code) : null,
  };
  return { name, body, state, matched, code };
});

const refused = ['refused', 'blocked'].map((name) => {
  const { body, answer, state } = postScenario(PATH, name);
  const { statusLogin, ds_Mensagem } = answer;
  const matched = { statusLogin, ds_Mensagem: string(ds_Mensagem ?? '') };
  return { name, body, state, matched };
});

it.each([...accepted, ...refused])('names a state of the description: $name', ({ state }) => {
  expect(isState(state)).toBe(true);
});

type Scenario = {
  name: string;
  body: BodyOf<typeof PATH>;
  state: string;
  matched: Parameters<typeof like>[0];
};

/** Adds the interaction to the pact, and plays it through the shipped endpoint. */
async function outcomeOf({ name, body, state, matched }: Scenario): Promise<LoginOutcome> {
  const outcome = await inAPact()
    .addInteraction()
    .given(state)
    .uponReceiving(`a sign-in: ${name}`)
    .withRequest('POST', PATH, (request) => {
      request.headers({ 'Content-Type': 'application/json', Accept: 'application/json' }).jsonBody(body);
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(matched);
    })
    .executeTest(async ({ url }) => {
      const credentials = { login: body.ds_Login, password: body.ds_Senha };
      const store = await freshStore(url);
      return store.dispatch(authApi.endpoints.signIn.initiate(credentials)).unwrap();
    });
  if (!outcome) throw new Error('the mock was not asked');
  return outcome;
}

it.each(accepted)('a sign-in that is $name (specification §3.1, §3.2, §7.1)', async (scenario) => {
  expect(await outcomeOf(scenario)).toMatchObject({ kind: 'accepted', token: 'token-of-the-scenario' });
});

it.each(refused)('a sign-in that is $name (specification §3.2, §8.1)', async (scenario) => {
  const { ds_Mensagem: message } = postScenario(PATH, scenario.name).answer;
  expect(await outcomeOf(scenario)).toEqual({ kind: 'refused', message });
});
