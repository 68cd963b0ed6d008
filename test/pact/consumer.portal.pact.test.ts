import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { dashboardsApi } from '../../src/api/dashboards';
import { textIn } from 'contract-gates/description';
import { api } from '../../src/api/api';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { logoutRequested, selectIsSignedIn, selectProfile } from '../../src/store/session';
import { getScenario, scenarioById } from '../support/scenarios';
import { TOKEN, inAPactWith, play, signedInStore } from './consumer';

const { eachLike, fromProviderState, regex, string } = MatchersV3;
/** RFC 3339, with or without parts of a second, in any zone: as much as the description says. */
const DATE_TIME = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`;

/** The provider's state handler answers with `{ "token": … }`, which takes this place: no provider has to know ours. */
const BEARER = fromProviderState('Bearer ${token}', `Bearer ${TOKEN}`);

/** Who is signed in, for a provider that makes the state from this alone. */
function personOf(name: 'admin' | 'editor') {
  const { login, name: called, role } = getScenario('/session', name).answer;
  return { login, name: called, role };
}

/** The portal asks this by itself whenever it starts with a session. */
function withSession(pact: PactV4, name: 'admin' | 'editor') {
  const { id, answer, state } = getScenario('/session', name);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...personOf(name) })
    .uponReceiving(id)
    .withRequest('GET', '/session', (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        login: string(answer.login),
        name: string(answer.name),
        role: answer.role, // the portal branches on it
        expiresAt: regex(DATE_TIME, answer.expiresAt),
      });
    });
}

it('who is signed in: an editor', () =>
  play(withSession(inAPactWith('erp-backend-extension'), 'editor'), async (address) => {
    const store = await signedInStore(address);
    expect(selectProfile(store.getState()).data).toMatchObject(getScenario('/session', 'editor').answer);
  }));

it('who is signed in: an administrator, and the dashboards', () => {
  const { id, answer, state } = getScenario('/dashboards', 'dashboards');
  const [first] = answer.dashboards;
  const pact = inAPactWith('erp-backend-extension');
  withSession(pact, 'admin');
  const interaction = pact
    .addInteraction()
    .given(state, { scenario: id, ...personOf('admin') })
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
    const store = await signedInStore(address);
    expect(selectProfile(store.getState()).data?.role).toBe('admin');
    const asked = store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(await asked.unwrap()).toEqual([{ code: first?.code, title: first?.title, language: null }]);
  });
});

/** Adds a call with a token of no session, which a provider has to answer with 401. */
function rejected(pact: PactV4, id: ScenarioId) {
  const { operation, state, response: answer } = scenarioById(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), operation.path, (request) => {
      request.headers({ Authorization: `Bearer ${TOKEN}`, Accept: 'application/json' });
    })
    .willRespondWith(401, (response) => {
      response.jsonBody({ message: string(textIn(answer, 'message')) });
    });
}

it('a rejected token ends the session: who is signed in (specification §4.8)', () =>
  play(rejected(inAPactWith('erp-backend-extension'), 'getSession: rejected'), async (address) => {
    const store = await signedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

it('a rejected token ends the session: the dashboards (specification §4.8)', () => {
  const pact = inAPactWith('erp-backend-extension');
  withSession(pact, 'admin');
  return play(rejected(pact, 'listDashboards: rejected'), async (address) => {
    const store = await signedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    await store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

type Store = Awaited<ReturnType<typeof signedInStore>>;

/** Signs out, and waits until the backend responded, which the portal does not. */
async function signOut(store: Store): Promise<void> {
  store.dispatch(logoutRequested());
  const asked = store.dispatch(api.util.getRunningMutationsThunk());
  expect(asked).toHaveLength(1);
  await Promise.all(asked);
}

it('a sign-out ends the session at the backend (specification §4.7)', () => {
  const { id, state } = scenarioById('endSession: ended');
  const pact = inAPactWith('erp-backend-extension');
  withSession(pact, 'admin');
  const ended = pact
    .addInteraction()
    .given(state, { scenario: id, ...personOf('admin') })
    .uponReceiving(id)
    .withRequest('POST', '/session/end', (request) => {
      request.headers({ Authorization: BEARER });
    })
    .willRespondWith(204);
  return play(ended, async (address) => {
    const store = await signedInStore(address);
    await signOut(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

it('a sign-out with a rejected token is a sign-out (specification §4.7)', () => {
  const pact = inAPactWith('erp-backend-extension');
  withSession(pact, 'admin');
  return play(rejected(pact, 'endSession: rejected'), async (address) => {
    const store = await signedInStore(address);
    await signOut(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});
