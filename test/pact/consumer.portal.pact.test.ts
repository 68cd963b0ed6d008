import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { accountApi } from '../../src/api/account';
import { dashboardsApi } from '../../src/api/dashboards';
import { readString } from 'contract-gates/description';
import { api } from '../../src/api/api';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { logoutRequested, selectIsSignedIn, selectProfile } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario } from '../support/scenarios';
import { TOKEN, makePact, makeSignedInStore, play } from './consumer';

const { eachLike, fromProviderState, regex, string } = MatchersV3;
/** RFC 3339 with optional fractions of a second, in any time zone, like in the description. */
const DATE_TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`;

/** The provider's state handler returns `{ "token": … }`, which replaces the token of the pact. */
const BEARER = fromProviderState('Bearer ${token}', `Bearer ${TOKEN}`);

/** Returns the parameters of the state of a signed-in user. A provider can set it up from these alone. */
function makeStateParams(name: 'admin' | 'editor') {
  const { login, name: fullName, role } = getScenario('/session', name).response;
  return { login, name: fullName, role };
}

/** Adds the call with which the portal reads the session at each start. */
function addSession(pact: PactV4, name: 'admin' | 'editor') {
  const { id, response: example, state } = getScenario('/session', name);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams(name) })
    .uponReceiving(id)
    .withRequest('GET', '/session', (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        login: string(example.login),
        name: string(example.name),
        role: example.role, // the portal branches on it
        expiresAt: regex(DATE_TIME, example.expiresAt),
      });
    });
}

it('the session of an editor', () =>
  play(addSession(makePact('erp-backend-extension'), 'editor'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectProfile(store.getState()).data).toMatchObject(getScenario('/session', 'editor').response);
  }));

it('the session of an administrator, and the dashboards', () => {
  const { id, response: example, state } = getScenario('/dashboards', 'dashboards');
  const [first] = example.dashboards;
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  const interaction = pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest('GET', '/dashboards', (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        dashboards: eachLike({ code: string(first?.code), title: string(first?.title) }),
      });
    });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectProfile(store.getState()).data?.role).toBe('admin');
    const query = store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(await query.unwrap()).toEqual([{ code: first?.code, title: first?.title, language: null }]);
  });
});

/** Adds a call with an unknown token, to which a provider must respond with 401. */
function addRejected(pact: PactV4, id: ScenarioId) {
  const { operation, state, body, response: example } = getScenarioById(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), operation.path, (request) => {
      request.headers({ Authorization: `Bearer ${TOKEN}`, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(401, (response) => {
      response.jsonBody({ message: string(readString(example, 'message')) });
    });
}

it('a rejected token at the session ends the session [specification §4.8]', () =>
  play(addRejected(makePact('erp-backend-extension'), 'getSession: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

it('a rejected token at the dashboards ends the session [specification §4.8]', () => {
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  return play(addRejected(pact, 'listDashboards: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    await store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

/** Signs out and waits for the backend's response. The portal itself does not wait for it. */
async function signOut(store: Store): Promise<void> {
  store.dispatch(logoutRequested());
  const running = store.dispatch(api.util.getRunningMutationsThunk());
  expect(running).toHaveLength(1);
  await Promise.all(running);
}

it('a sign-out ends the session at the backend [specification §4.7]', () => {
  const { id, state } = getScenarioById('endSession: ended');
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  const ended = pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest('POST', '/session/end', (request) => {
      request.headers({ Authorization: BEARER });
    })
    .willRespondWith(204);
  return play(ended, async (address) => {
    const store = await makeSignedInStore(address);
    await signOut(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

it('a sign-out with a rejected token still signs out [specification §4.7]', () => {
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  return play(addRejected(pact, 'endSession: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await signOut(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

function readProblem(id: ScenarioId) {
  const { response } = getScenarioById(id);
  return { message: readString(response, 'message'), reason: readString(response, 'reason') };
}

/** Adds a change of the password by an administrator with the password of the example. */
function addPasswordChange(pact: PactV4, name: string) {
  const { id, body, state } = postScenario('/account/password', name);
  const { currentPassword: password } = postScenario('/account/password', 'changed').body;
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin'), password })
    .uponReceiving(id)
    .withRequest('POST', '/account/password', (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
      request.jsonBody(body);
    });
}

const changePassword = (store: Store, name: string) =>
  store.dispatch(
    accountApi.endpoints.changePassword.initiate(postScenario('/account/password', name).body, {
      track: false,
    }),
  );

it('a change of the password [specification §7.21]', () => {
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  return play(addPasswordChange(pact, 'changed').willRespondWith(204), async (address) => {
    const store = await makeSignedInStore(address);
    expect(await changePassword(store, 'changed')).toEqual({ data: null });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it('a wrong current password does not end the session [specification §7.21]', () => {
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  const { message, reason } = readProblem('changePassword: wrong-password');
  const refused = addPasswordChange(pact, 'wrong-password').willRespondWith(422, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), reason });
  });
  return play(refused, async (address) => {
    const store = await makeSignedInStore(address);
    const { error } = await changePassword(store, 'wrong-password');
    expect(error).toMatchObject({ kind: 'http', status: 422, reason });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it('a rejected token at a change of the password ends the session [specification §4.8]', () => {
  const pact = makePact('erp-backend-extension');
  addSession(pact, 'admin');
  return play(addRejected(pact, 'changePassword: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await changePassword(store, 'rejected');
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});
