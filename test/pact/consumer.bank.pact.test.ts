import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { moneyAccountsApi } from '../../src/api/moneyAccounts';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenarioById, postScenario, putScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { boolean, eachLike, integer, string } = MatchersV3;
const { endpoints } = moneyAccountsApi;
const UNTRACKED = { track: false } as const;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const list = (store: Store) => store.dispatch(endpoints.listMoneyAccounts.initiate(undefined));
const listMovements = (store: Store) => store.dispatch(endpoints.listAccountMovements.initiate({ id: '2' }));
const add = (store: Store) =>
  store.dispatch(
    endpoints.addMoneyAccount.initiate(postScenario('/money-accounts', 'added').body, UNTRACKED),
  );
const change = (store: Store) => {
  const { body } = putScenario('/money-accounts/{id}', 'changed');
  return store.dispatch(endpoints.changeMoneyAccount.initiate({ id: '2', body }, UNTRACKED));
};
const transfer = (store: Store) =>
  store.dispatch(endpoints.addTransfer.initiate(postScenario('/transfers', 'transferred').body, UNTRACKED));
const voidIt = (store: Store) => {
  const { body } = postScenario('/transfers/{id}/void', 'voided');
  return store.dispatch(endpoints.voidTransfer.initiate({ id: '5', body }, UNTRACKED));
};

/** Calls of the portal, by scenario. */
const CALLS = {
  'listMoneyAccounts: accounts': list,
  'listMoneyAccounts: rejected': list,
  'addMoneyAccount: added': add,
  'addMoneyAccount: rejected': add,
  'changeMoneyAccount: changed': change,
  'changeMoneyAccount: changed-meanwhile': change,
  'changeMoneyAccount: rejected': change,
  'listAccountMovements: movements': listMovements,
  'listAccountMovements: rejected': listMovements,
  'addTransfer: transferred': transfer,
  'addTransfer: rejected': transfer,
  'voidTransfer: voided': voidIt,
  'voidTransfer: rejected': voidIt,
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

/** An account as the portal reads it. */
const ACCOUNT = {
  ...{ id: string('2'), name: string('Caixa'), kind: string('cash') },
  ...{ isArchived: boolean(false), version: integer(1) },
};
const TRANSFER = {
  ...{ id: string('5'), fromAccountId: string('1'), toAccountId: string('2') },
  ...{ movedOn: string('2026-11-19'), cents: integer(50_000) },
};

it('the list of accounts [specification §7.203]', () => {
  const interaction = addCall('listMoneyAccounts: accounts').willRespondWith(200, (response) => {
    response.jsonBody({ accounts: eachLike(ACCOUNT), asOf: string('2026-11-20') });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS['listMoneyAccounts: accounts'](await makeSignedInStore(address));
    expect(data).toMatchObject({ accounts: [{ kind: 'cash' }] });
  });
});

it.each([
  ['addMoneyAccount: added', 201, ACCOUNT],
  ['changeMoneyAccount: changed', 200, ACCOUNT],
  ['addTransfer: transferred', 201, TRANSFER],
  ['voidTransfer: voided', 200, TRANSFER],
] as const)('a change of accounts: %s [specification §7.204, §7.205, §7.206]', (id, status, body) => {
  const interaction = addCall(id).willRespondWith(status, (response) => {
    response.jsonBody(body);
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toHaveProperty('id');
  });
});

it('an account that was changed meanwhile [specification §7.204]', () => {
  const id = 'changeMoneyAccount: changed-meanwhile';
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

it('the movements of an account [specification §7.207]', () => {
  const id = 'listAccountMovements: movements';
  const movement = {
    ...{
      id: string('transfer-5'),
      kind: string('transfer'),
      day: string('2026-11-19'),
      cents: integer(50_000),
    },
  };
  const interaction = addCall(id).willRespondWith(200, (response) => {
    response.jsonBody({ account: ACCOUNT, movements: eachLike(movement), next: null });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ movements: [{ kind: 'transfer' }], next: null });
  });
});

it.each([
  'listMoneyAccounts: rejected',
  'addMoneyAccount: rejected',
  'changeMoneyAccount: rejected',
  'listAccountMovements: rejected',
  'addTransfer: rejected',
  'voidTransfer: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
