import { MatchersV3 } from '@pact-foundation/pact';
import { accountApi } from '../../src/api/account';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario, putScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  addGet,
  addRejected,
  BEARER,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { boolean, eachLike, string } = MatchersV3;
const PASSWORD = 'uma senha correta';

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const untracked = { track: false } as const;
const changeName = (store: Store, name: string) =>
  store.dispatch(accountApi.endpoints.changeAccount.initiate(putScenario('/account', name).body, untracked));
const end = (store: Store, name: string) =>
  store.dispatch(
    accountApi.endpoints.endOwnSessions.initiate(postScenario('/account/sessions/end', name).body, untracked),
  );
const list = (store: Store) => store.dispatch(accountApi.endpoints.listOwnSessions.initiate(undefined));

type Id = 'changeAccount: changed' | 'endOwnSessions: ended' | 'endOwnSessions: wrong-password';

function addChange(id: Id) {
  const { operation, state, body } = getScenarioById(id);
  return makeSignedInPact()
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin'), password: PASSWORD })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' }).jsonBody(body);
    });
}

it('a change of the own name: changeAccount: changed [specification §7.194]', () => {
  const { body: example } = putScenario('/account', 'changed');
  const interaction = addChange('changeAccount: changed').willRespondWith(200, (response) => {
    response.jsonBody({ name: string(example.name) });
  });
  return play(interaction, async (address) => {
    expect(await changeName(await makeSignedInStore(address), 'changed')).toEqual({ data: example });
  });
});

it('the own sessions: listOwnSessions: sessions [specification §7.192]', () => {
  const [session] = getScenario('/account/sessions', 'sessions').response.sessions;
  const interaction = addGet(makeSignedInPact(), 'listOwnSessions: sessions').willRespondWith(
    200,
    (response) => {
      response.jsonBody({
        sessions: eachLike({ id: string(session?.id), isCurrent: boolean(true) }),
      });
    },
  );
  return play(interaction, async (address) => {
    const { data } = await list(await makeSignedInStore(address));
    expect(data?.sessions).toEqual([{ id: session?.id, isCurrent: true }]);
  });
});

it('an end of the other sessions: endOwnSessions: ended [specification §7.192]', () => {
  const interaction = addChange('endOwnSessions: ended').willRespondWith(204);
  return play(interaction, async (address) => {
    expect(await end(await makeSignedInStore(address), 'ended')).toEqual({ data: null });
  });
});

it('a wrong password ends no session: endOwnSessions: wrong-password [specification §7.192]', () => {
  const { message, reason } = readProblem('endOwnSessions: wrong-password');
  const interaction = addChange('endOwnSessions: wrong-password').willRespondWith(422, (response) => {
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { error } = await end(store, 'wrong-password');
    expect(error).toMatchObject({ kind: 'http', status: 422, reason });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it.each([
  ['changeAccount: rejected', (store: Store) => changeName(store, 'rejected')],
  ['listOwnSessions: rejected', list],
  ['endOwnSessions: rejected', (store: Store) => end(store, 'rejected')],
] as const)('a rejected token ends the session: %s [specification §4.8]', (id, call) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await call(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
