import { MatchersV3 } from '@pact-foundation/pact';
import { authApi } from '../../src/api/auth';
import type { LoginOutcome } from '../../src/api/auth';
import type { BodyOf, PostBody } from '../../src/api/operationTypes';
import { listPactScenarios, postScenario } from '../support/scenarios';
import { makeEmptyStore, makePact, play } from './consumer';

const PATH = '/authorization/getToken';
const { string } = MatchersV3;

/**
 * Matches a number of one sign, as integer or decimal. The portal branches only on the sign, so a provider may choose the
 * number. Pact's regex alone would also match a text, so both matchers must match.
 */
const numberMatching = (regex: string, value: number) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'regex', regex }, { 'pact:matcher:type': 'number' }],
  value,
});
const ZERO_OR_BELOW = String.raw`^(-.+|0(\.0+)?([eE][+-]?[0-9]+)?)$`;
const ABOVE_ZERO = String.raw`^[0-9.]*[1-9][0-9.]*([eE][+-]?[0-9]+)?$`;
/** Matches a text or a number that is neither null nor empty. */
const notEmpty = (value: string | number) => ({ 'pact:matcher:type': 'notEmpty', value });

const scenarios = listPactScenarios(PATH).map((name) => ({ name, ...postScenario(PATH, name) }));

const accepted = scenarios.flatMap(({ id, name, body, response: example, state }) => {
  const { cd_Dashboard: code, statusLogin } = example;
  if (statusLogin > 0) return [];
  const matched = {
    statusLogin: numberMatching(ZERO_OR_BELOW, statusLogin),
    ds_Token: string('token-of-the-scenario'),
    // Without a dashboard the field may be null, empty or absent, which a pact cannot express.
    ...(code !== null && code !== undefined && { cd_Dashboard: notEmpty(code) }),
  };
  const given = { login: body.ds_Login, password: body.ds_Senha, dashboard: code ?? null };
  return [{ id, name, body, state, given, matched }];
});

const refused = scenarios.flatMap(({ id, name, body, response: example, state }) => {
  const { statusLogin, ds_Mensagem } = example;
  if (statusLogin <= 0) return [];
  const matched = {
    statusLogin: numberMatching(ABOVE_ZERO, statusLogin),
    ds_Mensagem: string(ds_Mensagem ?? ''),
  };
  return [{ id, name, body, state, given: findUser(state, body), matched }];
});

/** Returns the user of a refusal's state: the user of an accepted sign-in, a blocked user, or none. */
function findUser(state: string, body: PostBody<typeof PATH>): Given {
  const user = accepted.find((one) => one.state === state)?.given;
  if (user) return user;
  return state === 'a blocked user exists' ? { login: body.ds_Login, password: body.ds_Senha } : {};
}

type Given = { login?: string; password?: string; dashboard?: string | number | null };

type Scenario = {
  id: string;
  body: BodyOf<'getToken'>;
  state: string;
  /** Parameters of the state. A provider can set it up from these alone. */
  given: Given;
  matched: object;
};

/** Adds an interaction to the pact and plays it through the shipped endpoint. */
async function playSignIn({ id, body, state, given, matched }: Scenario): Promise<LoginOutcome> {
  const interaction = makePact('erp-backend')
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
    const store = await makeEmptyStore(address);
    return store.dispatch(authApi.endpoints.signIn.initiate(credentials)).unwrap();
  });
}

it.each(accepted)('a sign-in that is $name [specification §3.1, §3.2, §7.1]', async (scenario) => {
  expect(await playSignIn(scenario)).toMatchObject({ kind: 'accepted', token: 'token-of-the-scenario' });
});

it.each(refused)('a sign-in that is $name [specification §3.2, §8.1]', async (scenario) => {
  const { ds_Mensagem: message } = postScenario(PATH, scenario.name).response;
  expect(await playSignIn(scenario)).toEqual({ kind: 'refused', message, language: null });
});
