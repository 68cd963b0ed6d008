import { MatchersV3 } from '@pact-foundation/pact';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { eventsApi } from '../../src/api/events';
import { selectIsSignedIn } from '../../src/store/session';
import { getScenario } from '../support/scenarios';
import { makeSignedInStore, play } from './consumer';
import {
  ANY_SPREADSHEET,
  DATE_TIME,
  addFile,
  addGet,
  addRejected,
  makeSignedInPact,
  readTarget,
} from './interactions';

const { eachLike, like, regex, string } = MatchersV3;
const { endpoints } = eventsApi;
const [EVENT] = getScenario('/events', 'events').response.events;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

const take = (store: Store, id: ScenarioId) =>
  store.dispatch(endpoints.exportEvents.initiate(readTarget(id).query, { track: false }));

/** Calls of the portal, by scenario. */
const CALLS = {
  'listEvents: events': (store: Store) =>
    store.dispatch(endpoints.listEvents.initiate(readTarget('listEvents: events').query)),
  'listEvents: rejected': (store: Store) => store.dispatch(endpoints.listEvents.initiate({})),
  'exportEvents: xlsx': (store: Store) => take(store, 'exportEvents: xlsx'),
  'exportEvents: csv': (store: Store) => take(store, 'exportEvents: csv'),
  'exportEvents: rejected': (store: Store) =>
    store.dispatch(endpoints.exportEvents.initiate({}, { track: false })),
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;
it('what happened, filtered by a group of events [specification §7.181]', () => {
  const id = 'listEvents: events';
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(200, (response) => {
    response.jsonBody({
      events: eachLike({
        id: string(EVENT?.id),
        happenedAt: regex(DATE_TIME, EVENT?.happenedAt ?? ''),
        userName: string(EVENT?.userName),
        action: string(EVENT?.action),
        changes: like([]),
      }),
      next: null,
    });
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data?.events).toHaveLength(1);
  });
});

it.each(['xlsx', 'csv'] as const)('the events of a filter as a file: %s [specification §7.186]', (format) => {
  const id = `exportEvents: ${format}` as const;
  const name = `auditoria.${format}`;
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id, 'admin', ANY_SPREADSHEET).willRespondWith(200, (response) => {
    addFile(response, name, format);
  });
  return play(interaction, async (address) => {
    const { data } = await CALLS[id](await makeSignedInStore(address));
    expect(data).toMatchObject({ name });
  });
});

it.each([
  ['listEvents: rejected', 'application/json'],
  ['exportEvents: rejected', ANY_SPREADSHEET],
] as const)('a rejected token ends the session: %s [specification §4.8]', (id, accept) =>
  play(addRejected(makeSignedInPact(), id, accept), async (address) => {
    const store = await makeSignedInStore(address);
    await CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }),
);
