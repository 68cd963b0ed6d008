import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { monthsApi } from '../../src/api/months';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenarioById, postScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  addFile,
  addGet,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { boolean, eachLike, integer, string } = MatchersV3;
const { closeMonth, exportMonth, listMonths, reopenMonth } = monthsApi.endpoints;
const UNTRACKED = { track: false } as const;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const list = (store: Store) => store.dispatch(listMonths.initiate(undefined));
const close = (store: Store) =>
  store.dispatch(closeMonth.initiate(postScenario('/months/close', 'closed').body, UNTRACKED));
const reopen = (store: Store) =>
  store.dispatch(reopenMonth.initiate(postScenario('/months/reopen', 'reopened').body, UNTRACKED));

const take = (store: Store, format: 'xlsx' | 'pdf') =>
  store.dispatch(exportMonth.initiate({ month: '2026-10', format }, UNTRACKED));

/** Calls of the portal, by scenario. */
const CALLS = {
  'listMonths: closed': list,
  'listMonths: rejected': list,
  'closeMonth: closed': close,
  'closeMonth: changed-meanwhile': close,
  'closeMonth: rejected': close,
  'reopenMonth: reopened': reopen,
  'reopenMonth: rejected': reopen,
  'exportMonth: xlsx': (store: Store) => take(store, 'xlsx'),
  'exportMonth: pdf': (store: Store) => take(store, 'pdf'),
  'exportMonth: rejected': (store: Store) =>
    store.dispatch(exportMonth.initiate({ month: '2026-10' }, UNTRACKED)),
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

const MONTHS = {
  months: eachLike({ month: string('2026-10'), isClosed: boolean(true) }),
  version: integer(2),
};

it.each([
  ['listMonths: closed', { ...MONTHS, closedUntil: string('2026-10-31') }],
  ['closeMonth: closed', { ...MONTHS, closedUntil: string('2026-10-31') }],
  ['reopenMonth: reopened', { ...MONTHS, closedUntil: null }],
] as const)('the months of the books: %s [specification §7.234]', (id, body) => {
  const interaction = addCall(id).willRespondWith(200, (response) => {
    response.jsonBody(body);
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toHaveProperty('version');
  });
});

it('the months were changed meanwhile [specification §7.235]', () => {
  const id = 'closeMonth: changed-meanwhile';
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

it.each(['xlsx', 'pdf'] as const)('a month as a file: %s [specification §7.237]', (format) => {
  const id = `exportMonth: ${format}` as const;
  const name = `fechamento-2026-10.${format}`;
  const interaction = addGet(makeSignedInPact(), id, 'admin', '*/*').willRespondWith(200, (response) => {
    addFile(response, name, format);
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ name });
  });
});

it.each(['listMonths: rejected', 'closeMonth: rejected', 'reopenMonth: rejected'] as const)(
  'a rejected token ends the session: %s [specification §4.8]',
  (id) =>
    play(addRejected(makeSignedInPact(), id), async (address) => {
      const store = await makeSignedInStore(address);
      await CALLS[id](store);
      expect(selectIsSignedIn(store.getState())).toBe(false);
    }),
);

it('a rejected token ends the session: exportMonth: rejected [specification §4.8]', () =>
  play(addRejected(makeSignedInPact(), 'exportMonth: rejected', '*/*'), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS['exportMonth: rejected'](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));
