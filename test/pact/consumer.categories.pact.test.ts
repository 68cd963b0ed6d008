import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { categoriesApi } from '../../src/api/categories';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario, putScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  BEARER,
  addRejected,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { boolean, eachLike, integer, like, string } = MatchersV3;
const { endpoints } = categoriesApi;
const UNTRACKED = { track: false } as const;
const [SALES] = getScenario('/categories/chart', 'chart').response.categories;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const change = (store: Store, name: string) =>
  store.dispatch(endpoints.changeCategories.initiate(putScenario('/categories/chart', name).body, UNTRACKED));
const load = (store: Store) => store.dispatch(endpoints.getCategoryChart.initiate(undefined));
const merge = (store: Store, name: string) =>
  store.dispatch(endpoints.mergeCategory.initiate(postScenario('/categories/merges', name).body, UNTRACKED));
const undo = (store: Store, name: string) =>
  store.dispatch(endpoints.undoMerge.initiate(postScenario('/categories/merges/undo', name).body, UNTRACKED));

/** Calls of the portal, by scenario. */
const CALLS = {
  'getCategoryChart: chart': load,
  'getCategoryChart: rejected': load,
  'changeCategories: changed': (store: Store) => change(store, 'changed'),
  'changeCategories: changed-meanwhile': (store: Store) => change(store, 'changed-meanwhile'),
  'changeCategories: repeated': (store: Store) => change(store, 'repeated'),
  'changeCategories: rejected': (store: Store) => change(store, 'rejected'),
  'mergeCategory: merged': (store: Store) => merge(store, 'merged'),
  'mergeCategory: rejected': (store: Store) => merge(store, 'rejected'),
  'undoMerge: undone': (store: Store) => undo(store, 'undone'),
  'undoMerge: rejected': (store: Store) => undo(store, 'rejected'),
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

it.each([
  'getCategoryChart: chart',
  'changeCategories: changed',
  'mergeCategory: merged',
  'undoMerge: undone',
] as const)('the chart of categories: %s [specification §7.118]', (id) => {
  const interaction = addCall(id).willRespondWith(200, (response) => {
    response.jsonBody({
      version: integer(4),
      categories: eachLike({
        ...{ id: string('1'), name: string(SALES?.name), group: string('revenue') },
        ...{ isTax: boolean(false), isArchived: boolean(false), entries: integer(1), isUsed: boolean(true) },
        merged: like([]),
      }),
      presets: like([]),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ categories: [{ name: SALES?.name }] });
  });
});

it.each([
  ['changeCategories: changed-meanwhile', 409, {}],
  ['changeCategories: repeated', 422, { problems: [{ field: 'categories.1.name', reason: 'repeated' }] }],
] as const)('a refused change of the chart: %s [specification §7.118]', (id, status, fields) => {
  const { message, reason } = readProblem(id);
  const interaction = addCall(id).willRespondWith(status, (response) => {
    // The portal branches on the reasons.
    response.jsonBody({ message: string(message), ...(reason !== undefined && { reason }), ...fields });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { error } = await CALLS[id](store);
    expect(error).toMatchObject({ kind: 'http', status, ...(reason !== undefined && { reason }) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it.each([
  'getCategoryChart: rejected',
  'changeCategories: rejected',
  'mergeCategory: rejected',
  'undoMerge: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
