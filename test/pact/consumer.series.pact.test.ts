import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { seriesApi } from '../../src/api/series';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, putScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import { BEARER, addRejected, makeSignedInPact, makeStateParams, readTarget } from './interactions';

const { boolean, eachLike, integer, like, string } = MatchersV3;
const { endpoints } = seriesApi;
const UNTRACKED = { track: false } as const;
const RENT = getScenario('/series/{id}', 'series').response;
const DAY = '2026-12-10';

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const list = (store: Store) => store.dispatch(endpoints.listSeries.initiate({}));
const load = (store: Store) => store.dispatch(endpoints.getSeries.initiate(RENT.id));
const preview = (lastDueOn: string | null) => (store: Store) =>
  store.dispatch(endpoints.previewSeriesEnd.initiate({ id: RENT.id, lastDueOn }));
const end = (store: Store, name: string) => {
  const { body } = putScenario('/series/{id}/end', name);
  return store.dispatch(endpoints.changeSeriesEnd.initiate({ id: RENT.id, body }, UNTRACKED));
};

/** Calls of the portal, by scenario. */
const CALLS = {
  'listSeries: series': list,
  'listSeries: rejected': list,
  'getSeries: series': load,
  'getSeries: rejected': load,
  'previewSeriesEnd: preview': preview('2026-11-30'),
  'previewSeriesEnd: rejected': preview(null),
  'changeSeriesEnd: ended': (store: Store) => end(store, 'ended'),
  'changeSeriesEnd: rejected': (store: Store) => end(store, 'rejected'),
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

const rent = {
  ...{ id: string(RENT.id), version: integer(RENT.version), kind: string(RENT.kind) },
  ...{ counterparty: string(RENT.counterparty), category: string(RENT.category), form: string(RENT.form) },
  ...{ amountCents: integer(RENT.amountCents), rhythm: string(RENT.rhythm) },
  ...{ anchorOn: string(RENT.anchorOn), firstDueOn: string(RENT.firstDueOn) },
  ...{ entryCount: integer(RENT.entryCount), isEnded: boolean(RENT.isEnded) },
};
const effect = { removed: eachLike(string(DAY)), kept: like([]), added: like([]) };

it.each([
  ['listSeries: series', { series: eachLike(rent), total: { count: integer(1) } }],
  ['getSeries: series', rent],
  ['previewSeriesEnd: preview', effect],
  ['changeSeriesEnd: ended', { ...effect, series: { ...rent, endsOn: string('2026-11-30') } }],
] as const)('what recurs: %s [specification §7.132, §7.133]', (id, responseBody) => {
  const { operation, body, state } = getScenarioById(id);
  const { path, query } = readTarget(id);
  const interaction = makeSignedInPact()
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), path, (request) => {
      request.query(query).headers({ Authorization: BEARER, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(responseBody);
    });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toBeDefined();
  });
});

it.each([
  'listSeries: rejected',
  'getSeries: rejected',
  'previewSeriesEnd: rejected',
  'changeSeriesEnd: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) =>
  play(addRejected(makeSignedInPact(), id), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
