import { MatchersV3 } from '@pact-foundation/pact';
import { setupApi } from '../../src/api/setup';
import { getScenario, getScenarioById, postScenario } from '../support/scenarios';
import { makeEmptyStore, makePact, play } from './consumer';
import { readProblem } from './interactions';

const { eachLike, fromProviderState, string } = MatchersV3;
const PATH = '/setup';

/** Somebody who may sign in, so the installation is set up. */
const { ds_Login: login, ds_Senha: password } = postScenario('/authorization/getToken', 'accepted').body;
const USER = { login, password, dashboard: 'vendas' };

it.each([
  ['getSetup: open', 'open', {}],
  ['getSetup: closed', 'closed', USER],
] as const)(
  'whether somebody has to set up the installation: %s [specification §7.189]',
  (id, name, given) => {
    const { response: example, state } = getScenario(PATH, name);
    const [zone] = example.timeZones ?? [];
    const interaction = makePact('erp-backend-extension')
      .addInteraction()
      .given(state, { scenario: id, ...given })
      .uponReceiving(id)
      .withRequest('GET', PATH, (request) => {
        request.headers({ Accept: 'application/json' });
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({
          isOpen: example.isOpen, // the portal branches on it
          ...(zone && { timeZones: eachLike({ id: string(zone.id), title: string(zone.title) }) }),
        });
      });
    return play(interaction, async (address) => {
      const store = await makeEmptyStore(address);
      const { data } = await store.dispatch(setupApi.endpoints.getSetup.initiate(undefined));
      expect(data?.isOpen).toBe(example.isOpen);
    });
  },
);

it.each([
  ['setUp: set-up-already', 'set-up-already', 409, USER],
  ['setUp: wrong-secret', 'wrong-secret', 422, {}],
] as const)('a setup that is refused: %s [specification §7.190, §7.191]', (id, name, status, given) => {
  const { message, reason } = readProblem(id);
  const { body } = postScenario(PATH, name);
  const interaction = makePact('erp-backend-extension')
    .addInteraction()
    .given(getScenarioById(id).state, { scenario: id, ...given })
    .uponReceiving(id)
    .withRequest('POST', PATH, (request) => {
      request.headers({ 'Content-Type': 'application/json', Accept: 'application/json' }).jsonBody(body);
    })
    .willRespondWith(status, (response) => {
      response.jsonBody({ message: string(message), reason });
    });
  return play(interaction, async (address) => {
    const store = await makeEmptyStore(address);
    const { error } = await store.dispatch(setupApi.endpoints.setUp.initiate(body, { track: false }));
    expect(error).toMatchObject({ kind: 'http', status, reason });
  });
});

it('a setup with the printed code: setUp: done [specification §7.189]', () => {
  const { id, state, body } = postScenario(PATH, 'done');
  const interaction = makePact('erp-backend-extension')
    .addInteraction()
    .given(state, { scenario: id })
    .uponReceiving(id)
    .withRequest('POST', PATH, (request) => {
      request
        .headers({ 'Content-Type': 'application/json', Accept: 'application/json' })
        .jsonBody({ ...body, secret: fromProviderState('${secret}', body.secret) });
    })
    .willRespondWith(204);
  return play(interaction, async (address) => {
    const store = await makeEmptyStore(address);
    const setUp = setupApi.endpoints.setUp.initiate(body, { track: false });
    expect(await store.dispatch(setUp)).toEqual({ data: null });
  });
});
