import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { passwordLinkApi } from '../../src/api/passwordLink';
import { usersApi } from '../../src/api/users';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario, putScenario } from '../support/scenarios';
import { makeEmptyStore, makePact, makeSignedInStore, play } from './consumer';
import {
  BEARER,
  DATE_TIME,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { boolean, eachLike, integer, regex, string } = MatchersV3;
const { endpoints } = usersApi;
const UNTRACKED = { track: false } as const;
const [OTHER] = getScenario('/users', 'users').response.users;
const ID = OTHER?.id ?? '';

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const list = (store: Store) => store.dispatch(endpoints.listUsers.initiate(undefined));
const add = (store: Store) =>
  store.dispatch(endpoints.addUser.initiate(postScenario('/users', 'added').body, UNTRACKED));
const change = (store: Store) =>
  store.dispatch(
    endpoints.changeUser.initiate({ id: ID, body: putScenario('/users/{id}', 'changed').body }, UNTRACKED),
  );
const block = (store: Store) => {
  const { body } = postScenario('/users/{id}/access', 'blocked');
  return store.dispatch(endpoints.changeUserAccess.initiate({ id: ID, body }, UNTRACKED));
};
const makeLink = (store: Store) => {
  const { body } = postScenario('/users/{id}/link', 'made');
  return store.dispatch(endpoints.makePasswordLink.initiate({ id: ID, body }, UNTRACKED));
};

/** Calls of the portal, by scenario. */
const CALLS = {
  'listUsers: users': list,
  'listUsers: rejected': list,
  'addUser: added': add,
  'addUser: rejected': add,
  'changeUser: changed': change,
  'changeUser: changed-meanwhile': change,
  'changeUser: rejected': change,
  'changeUserAccess: blocked': block,
  'changeUserAccess: rejected': block,
  'makePasswordLink: made': makeLink,
  'makePasswordLink: rejected': makeLink,
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

function addCall(id: ScenarioId) {
  const { operation, body, state } = getScenarioById(id);
  return makeSignedInPact()
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    });
}

/** A user as the portal reads it. The portal branches on the two states. */
const makeUser = (states: { isBlocked: boolean; hasPassword: boolean } | null) => ({
  ...{ id: string(ID), login: string('00123'), name: string('Bruno Lima'), role: string('editor') },
  ...(states ?? { isBlocked: boolean(false), hasPassword: boolean(true) }),
  ...{ openSessions: integer(0), version: integer(1) },
});

it('the list of users [specification §7.171]', () => {
  const interaction = addCall('listUsers: users').willRespondWith(200, (response) => {
    response.jsonBody({ users: eachLike(makeUser(null)) });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS['listUsers: users'](await makeSignedInStore(address));
    expect(data).toMatchObject({ users: [{ role: 'editor' }] });
  });
});

it.each([
  ['addUser: added', 201, { isBlocked: false, hasPassword: false }],
  ['changeUser: changed', 200, { isBlocked: false, hasPassword: true }],
  ['changeUserAccess: blocked', 200, { isBlocked: true, hasPassword: true }],
] as const)('a change of a user: %s [specification §7.172]', (id, status, states) => {
  const interaction = addCall(id).willRespondWith(status, (response) => {
    response.jsonBody(makeUser(states));
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject(states);
  });
});

it('a user who was changed meanwhile [specification §7.174]', () => {
  const id = 'changeUser: changed-meanwhile';
  const { message, reason } = readProblem(id);
  const interaction = addCall(id).willRespondWith(409, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const { error } = await CALLS[id](await makeSignedInStore(address));
    expect(error).toMatchObject({ kind: 'http', status: 409, reason });
  });
});

it('a link that sets a password [specification §7.177]', () => {
  const { secret, expiresAt } = postScenario('/users/{id}/link', 'made').response;
  const interaction = addCall('makePasswordLink: made').willRespondWith(200, (response) => {
    response.jsonBody({
      secret: regex(String.raw`^[\w-]{22,200}$`, secret),
      expiresAt: regex(DATE_TIME, expiresAt),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS['makePasswordLink: made'](await makeSignedInStore(address));
    expect(data).toEqual({ secret, expiresAt });
  });
});

async function checkLink(address: string) {
  const { dispatch } = await makeEmptyStore(address);
  const { body } = postScenario('/account/password/link/check', 'usable');
  return dispatch(passwordLinkApi.endpoints.checkPasswordLink.initiate(body, UNTRACKED));
}

function addLinkCall(id: ScenarioId) {
  const { operation, body, state } = getScenarioById(id);
  return makePact('erp-backend-extension')
    .addInteraction()
    .given(state, { scenario: id })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Accept: 'application/json' });
      request.jsonBody(body);
    });
}

it('a password that is set with a link [specification §7.178]', () =>
  play(addLinkCall('setPassword: set').willRespondWith(204), async (address) => {
    const { dispatch } = await makeEmptyStore(address);
    const { body } = postScenario('/account/password/link', 'set');
    const { setPassword } = passwordLinkApi.endpoints;
    expect(await dispatch(setPassword.initiate(body, UNTRACKED))).toEqual({ data: null });
  }));

it('the user of a link [specification §7.216]', () => {
  const { name } = postScenario('/account/password/link/check', 'usable').response;
  const interaction = addLinkCall('checkPasswordLink: usable').willRespondWith(200, (response) => {
    response.jsonBody({ name: string(name) }); // the company is optional
  });
  return play(interaction, async (address) => {
    expect(await checkLink(address)).toEqual({ data: { name } });
  });
});

it('a link that no user has [specification §7.216]', () => {
  const id = 'checkPasswordLink: unusable-link';
  const { message, reason } = readProblem(id);
  const interaction = addLinkCall(id).willRespondWith(422, (response) => {
    response.jsonBody({ message: string(message), reason });
  });
  return play(interaction, async (address) => {
    const { error } = await checkLink(address);
    expect(error).toMatchObject({ kind: 'http', status: 422, reason });
  });
});

it.each([
  'listUsers: rejected',
  'addUser: rejected',
  'changeUser: rejected',
  'changeUserAccess: rejected',
  'makePasswordLink: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
