import { MatchersV3 } from '@pact-foundation/pact';
import type { PactV4 } from '@pact-foundation/pact';
import { accountApi } from '../../src/api/account';
import { counterpartiesApi } from '../../src/api/counterparties';
import { dashboardApi } from '../../src/api/dashboard';
import { dashboardsApi } from '../../src/api/dashboards';
import { dayApi } from '../../src/api/day';
import { entriesApi } from '../../src/api/entries';
import { entryApi } from '../../src/api/entry';
import type { GetResponse } from '../../src/api/operationTypes';
import { searchApi } from '../../src/api/search';
import { api } from '../../src/api/api';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { selectProfile } from '../../src/store/profile';
import { logoutRequested, selectIsSignedIn } from '../../src/store/session';
import { getScenario, getScenarioById, postScenario, putScenario } from '../support/scenarios';
import { makePact, makeSignedInStore, play } from './consumer';
import {
  ANY_SPREADSHEET,
  BEARER,
  DATE_TIME,
  DAY,
  addFile,
  addGet,
  addRejected,
  addSession,
  makeSignedInPact,
  makeStateParams,
  readProblem,
  readTarget,
} from './interactions';

const { arrayContaining, eachLike, fromProviderState, integer, like, number, regex, string } = MatchersV3;

type Store = Awaited<ReturnType<typeof makeSignedInStore>>;

it('the session of an editor', () =>
  play(addSession(makePact('erp-backend-extension'), 'editor'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectProfile(store.getState()).data).toMatchObject(getScenario('/session', 'editor').response);
  }));

it('the session of an administrator, and the dashboards', () => {
  const [example] = getScenario('/dashboards', 'dashboards').response.dashboards;
  const pact = makeSignedInPact();
  const interaction = addGet(pact, 'listDashboards: dashboards').willRespondWith(200, (response) => {
    response.jsonBody({
      dashboards: eachLike({ code: string(example?.code), title: string(example?.title) }),
    });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectProfile(store.getState()).data?.role).toBe('admin');
    const query = store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(await query.unwrap()).toEqual([{ code: example?.code, title: example?.title, language: null }]);
  });
});

it('a rejected token at the session ends the session [specification §4.8]', () =>
  play(addRejected(makePact('erp-backend-extension'), 'getSession: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

it('a rejected token at the dashboards ends the session [specification §4.8]', () => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'listDashboards: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    await store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

const DASHBOARD = '/dashboards/{code}';

/** Loads the dashboard of a scenario. */
function loadDashboard(store: Store, id: ScenarioId) {
  const { path, query } = readTarget(id);
  const code = path.split('/').at(-1) ?? '';
  const request = { code, period: query['period'], account: query['account'] };
  return store.dispatch(dashboardApi.endpoints.getDashboard.initiate(request, { forceRefetch: true }));
}

type DashboardExample = GetResponse<typeof DASHBOARD>;

/** Returns the expected dashboard with one widget. The provider may have more of them, in any order. */
function matchDashboard(
  { code, title, asOf, generatedAt, timeZone, currency, period }: DashboardExample,
  widget: object,
) {
  return {
    code,
    title: string(title),
    asOf: regex(DAY, asOf),
    generatedAt: regex(DATE_TIME, generatedAt),
    timeZone: string(timeZone),
    currency: regex('^[A-Z]{3}$', currency),
    period: { key: period.key, from: regex(DAY, period.from), to: regex(DAY, period.to) },
    widgets: arrayContaining(widget),
  };
}

/** The head of a widget. The portal branches on its kind. */
function matchHead(example: DashboardExample) {
  const [widget] = example.widgets;
  return { id: string(widget?.id), kind: widget?.kind, title: string(widget?.title) };
}

const WIDGETS = [
  ['metric', { value: number(1840250) }],
  [
    'series',
    {
      x: { grain: string('day'), values: like([]) },
      series: eachLike({ id: string('in'), title: string('Entradas'), values: like([]) }),
    },
  ],
  ['share', { parts: eachLike({ id: string('open'), title: string('A vencer'), value: number(9120000) }) }],
  ['progress', { value: number(6120000), target: number(9000000) }],
  ['table', { columns: eachLike({ id: string('customer'), title: string('Cliente') }), rows: like([]) }],
  ['problem', { problem: { message: string('Demorou demais. Tente de novo.') } }],
  ['unknown-kind', {}],
] as const satisfies readonly [name: string, fields: object][];

it.each(WIDGETS)('a dashboard with a widget: %s [specification §7.22, §7.23]', (name, fields) => {
  const id = `getDashboard: ${name}` as const;
  const example = getScenario(DASHBOARD, name).response;
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(200, (response) => {
    response.jsonBody(matchDashboard(example, { ...matchHead(example), ...fields }));
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { data } = await loadDashboard(store, id);
    expect(data).toMatchObject({
      code: example.code,
      asOf: example.asOf,
      period: { key: example.period.key },
    });
    const variant = name === 'unknown-kind' ? 'unknown' : name;
    expect(data?.widgets).toMatchObject([{ variant, content: { id: example.widgets[0]?.id } }]);
  });
});

it('the cash of one account [specification §7.217]', () => {
  const id = 'getDashboard: account';
  const example = getScenario(DASHBOARD, 'account').response;
  const interaction = addGet(makeSignedInPact(), id).willRespondWith(200, (response) => {
    response.jsonBody({
      ...matchDashboard(example, { ...matchHead(example), value: number(4410000) }),
      accounts: eachLike({ id: string('2'), name: string('Caixa') }),
      accountId: '2',
    });
  });
  return play(interaction, async (address) => {
    const { data } = await loadDashboard(await makeSignedInStore(address), id);
    expect(data).toMatchObject({ accounts: [{ id: '2' }], accountId: '2', widgets: [{ variant: 'metric' }] });
  });
});

it('a dashboard that has not changed keeps its figures [specification §7.24]', () => {
  const id = 'getDashboard: not-modified';
  const { state, headers } = getScenarioById(id);
  const etag = headers['if-none-match'] ?? '';
  const pact = makeSignedInPact();
  const { path } = readTarget(id);
  const interaction = pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin') })
    .uponReceiving(id)
    .withRequest('GET', path, (request) => {
      request.headers({
        Authorization: BEARER,
        Accept: 'application/json',
        'If-None-Match': fromProviderState('${etag}', etag),
      });
    })
    .willRespondWith(304);
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const earlier = { ...getScenario(DASHBOARD, 'metric').response, widgets: [], language: 'pt-BR', etag };
    const code = 'default';
    await store.dispatch(dashboardApi.util.upsertQueryData('getDashboard', { code }, earlier));
    expect(await loadDashboard(store, id)).toMatchObject({ data: earlier, isSuccess: true });
  });
});

it.each([
  ['unknown-period', 400, 'admin'],
  ['not-permitted', 403, 'editor'],
  ['unknown-code', 404, 'admin'],
] as const)('a dashboard that is refused: %s [specification §7.25]', (name, status, role) => {
  const id = `getDashboard: ${name}` as const;
  const { message, reason } = readProblem(id);
  const pact = makeSignedInPact(role);
  const interaction = addGet(pact, id, role).willRespondWith(status, (response) => {
    // The portal branches on the reason.
    response.jsonBody({ message: string(message), ...(reason !== undefined && { reason }) });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { error } = await loadDashboard(store, id);
    expect(error).toMatchObject({ kind: 'http', status, ...(reason !== undefined && { reason }) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it('a rejected token at a dashboard ends the session [specification §4.8]', () => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'getDashboard: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await loadDashboard(store, 'getDashboard: rejected');
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

const loadEntries = (store: Store, id: ScenarioId) =>
  store.dispatch(entriesApi.endpoints.listEntries.initiate(readTarget(id).query));

type EntryExample = GetResponse<'/entries'>['entries'][number];

/** Returns the expected entry, with any values. */
const matchEntry = (entry: EntryExample) => ({
  id: string(entry.id),
  kind: string(entry.kind),
  status: string(entry.status),
  counterparty: string(entry.counterparty),
  category: string(entry.category),
  form: string(entry.form),
  issuedOn: regex(DAY, entry.issuedOn),
  dueOn: regex(DAY, entry.dueOn),
  effectiveDueOn: regex(DAY, entry.effectiveDueOn),
  amountCents: integer(entry.amountCents),
});

it('the entries of a filter, with their total [specification §7.26]', () => {
  const id = 'listEntries: overdue';
  const { entries, total } = getScenario('/entries', 'overdue').response;
  const [example] = entries;
  if (!example) throw new Error('the example has no entry');
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(200, (response) => {
    response.jsonBody({
      // Kind and status are those of the filter.
      entries: eachLike({ ...matchEntry(example), kind: example.kind, status: example.status }),
      total: { count: integer(1), amountCents: integer(total.amountCents), paidCents: integer(0) },
    });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { data } = await loadEntries(store, id);
    expect(data?.entries).toMatchObject([{ id: example.id, kind: 'receivable', status: 'overdue' }]);
  });
});

it('the entries that contain all searched words, in the order of their names [specification §7.26]', () => {
  const id = 'listEntries: found';
  const [example] = getScenario('/entries', 'found').response.entries;
  if (!example) throw new Error('the example has no entry');
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(200, (response) => {
    response.jsonBody({
      entries: eachLike({ ...matchEntry(example), counterparty: example.counterparty }),
      total: { count: integer(1), amountCents: integer(example.amountCents), paidCents: integer(0) },
    });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { data } = await loadEntries(store, id);
    expect(data?.entries).toMatchObject([{ id: example.id, counterparty: example.counterparty }]);
  });
});

it('the entries of an import [specification §7.26]', () => {
  const id = 'listEntries: imported';
  const [example] = getScenario('/entries', 'imported').response.entries;
  if (!example) throw new Error('the example has no entry');
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(200, (response) => {
    response.jsonBody({
      entries: eachLike(matchEntry(example)),
      total: { count: integer(1), amountCents: integer(example.amountCents), paidCents: integer(0) },
    });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { data } = await loadEntries(store, id);
    expect(data?.entries).toMatchObject([{ id: example.id }]);
  });
});

const loadDay = (store: Store) => store.dispatch(dayApi.endpoints.getDay.initiate(undefined));

it("the figures and the due entries of the company's day [specification §7.148]", () => {
  const id = 'getDay: day';
  const { response: example } = getScenario('/day', 'day');
  const [entry] = example.overdue.entries;
  const sum = { count: integer(1), openCents: integer(1) };
  const interaction = addGet(makeSignedInPact(), id).willRespondWith(200, (response) => {
    response.jsonBody({
      asOf: regex(DAY, example.asOf),
      overdue: {
        ...{ receivable: sum, payable: sum },
        entries: eachLike({
          ...{ id: string(entry?.id), kind: string(entry?.kind), status: string(entry?.status) },
          ...{ counterparty: string(entry?.counterparty), category: string(entry?.category) },
          ...{ form: string(entry?.form), issuedOn: regex(DAY, entry?.issuedOn ?? '') },
          ...{
            dueOn: regex(DAY, entry?.dueOn ?? ''),
            effectiveDueOn: regex(DAY, entry?.effectiveDueOn ?? ''),
          },
          amountCents: integer(entry?.amountCents),
        }),
      },
      days: like([]),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await loadDay(await makeSignedInStore(address));
    expect(data?.overdue.entries).toHaveLength(1);
  });
});

it("a rejected token ends the session of the company's day [specification §4.8]", () =>
  play(addRejected(makeSignedInPact(), 'getDay: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await loadDay(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

const summarize = (store: Store) => store.dispatch(entriesApi.endpoints.summarizeEntries.initiate({}));

it('the counts and sums of the views of the list [specification §7.144]', () => {
  const id = 'summarizeEntries: summary';
  const { response: example } = getScenario('/entries/summary', 'summary');
  const cents = { receivableCents: integer(1), payableCents: integer(0) };
  const count = integer(1);
  const sum = { count, openCents: integer(1) };
  const interaction = addGet(makeSignedInPact(), id).willRespondWith(200, (response) => {
    response.jsonBody({
      ...{ asOf: regex(DAY, example.asOf), weekStartsOn: integer(example.weekStartsOn) },
      counts: { payable: count, receivable: count, overdue: count, paid: count, all: count },
      ...{ open: cents, overdue: cents },
      paid: { from: regex(DAY, example.paid.from), to: regex(DAY, example.paid.to), ...cents },
      groups: eachLike({ group: string('overdue'), receivable: sum, payable: sum }),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await summarize(await makeSignedInStore(address));
    expect(data?.groups).toHaveLength(1);
  });
});

it('a rejected token ends the session of the views [specification §4.8]', () =>
  play(addRejected(makeSignedInPact(), 'summarizeEntries: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await summarize(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

const search = (store: Store) => store.dispatch(searchApi.endpoints.search.initiate({ q: 'padaria' }));

it('the names and entries that the palette finds [specification §7.145]', () => {
  const id = 'search: found';
  const { names, entries } = getScenario('/search', 'found').response;
  const [name, entry] = [names[0], entries[0]];
  if (!name || !entry) throw new Error('the example has no match');
  const interaction = addGet(makeSignedInPact(), id).willRespondWith(200, (response) => {
    response.jsonBody({
      names: eachLike({
        ...{ counterparty: string(name.counterparty), count: integer(1) },
        open: { receivableCents: integer(1), payableCents: integer(0) },
      }),
      entries: eachLike(matchEntry(entry)),
    });
  });
  return play(interaction, async (address) => {
    const { data } = await search(await makeSignedInStore(address));
    expect(data?.names).toHaveLength(1);
    expect(data?.entries).toHaveLength(1);
  });
});

it('a rejected token ends the session of a search [specification §4.8]', () =>
  play(addRejected(makeSignedInPact(), 'search: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await search(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

const suggest = (store: Store) =>
  store.dispatch(
    counterpartiesApi.endpoints.suggestCounterparties.initiate({ search: 'padaria', kind: 'receivable' }),
  );

it('the names that a form suggests [specification §7.168]', () => {
  const id = 'suggestCounterparties: found';
  const [name] = getScenario('/counterparties', 'found').response.counterparties;
  if (!name) throw new Error('the example has no name');
  const interaction = addGet(makeSignedInPact(), id).willRespondWith(200, (response) => {
    response.jsonBody({ counterparties: eachLike({ name: string(name.name), count: integer(1) }) });
  });
  return play(interaction, async (address) => {
    const { data } = await suggest(await makeSignedInStore(address));
    expect(data?.counterparties).toHaveLength(1);
  });
});

it('a rejected token ends the session of a form that suggests names [specification §4.8]', () =>
  play(addRejected(makeSignedInPact(), 'suggestCounterparties: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await suggest(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  }));

it('an unknown filter is refused [specification §7.26]', () => {
  const id = 'listEntries: bad-filter';
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id).willRespondWith(400, (response) => {
    response.jsonBody({ message: string(readProblem(id).message) });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    expect((await loadEntries(store, id)).error).toMatchObject({ kind: 'http', status: 400 });
  });
});

it('a rejected token at the entries ends the session [specification §4.8]', () => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'listEntries: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await loadEntries(store, 'listEntries: rejected');
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

const ENTRY = '/entries/{id}';
const ENTRY_EXAMPLE = getScenario(ENTRY, 'entry').response;

/** Adds a call that reads or changes entries. A provider can set up the entry from the parameters of the state. */
function addEntryCall(pact: PactV4, id: ScenarioId, role: 'admin' | 'editor' = 'admin') {
  const { operation, body, state } = getScenarioById(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams(role), entry: { ...ENTRY_EXAMPLE } })
    .uponReceiving(id)
    .withRequest(operation.method.toUpperCase(), readTarget(id).path, (request) => {
      request.headers({ Authorization: BEARER, Accept: 'application/json' });
      if (body !== undefined) request.jsonBody(body);
    });
}

/** Calls of the portal, by scenario. */
const ENTRY_CALLS = {
  'listCategories: categories': (store: Store) =>
    store.dispatch(entryApi.endpoints.listCategories.initiate(undefined)),
  'listCategories: rejected': (store: Store) =>
    store.dispatch(entryApi.endpoints.listCategories.initiate(undefined)),
  'getEntry: entry': (store: Store) => store.dispatch(entryApi.endpoints.getEntry.initiate(ENTRY_EXAMPLE.id)),
  'getEntry: unknown-entry': (store: Store) =>
    store.dispatch(entryApi.endpoints.getEntry.initiate('1000000')),
  'getEntry: rejected': (store: Store) =>
    store.dispatch(entryApi.endpoints.getEntry.initiate(ENTRY_EXAMPLE.id)),
  'getEntryHistory: paid': (store: Store) => loadHistory(store),
  'getEntryHistory: rejected': (store: Store) => loadHistory(store),
  'addPayment: added': (store: Store) => sendPart(store, 'added'),
  'addPayment: above-open': (store: Store) => sendPart(store, 'above-open'),
  'addPayment: changed-meanwhile': (store: Store) => sendPart(store, 'changed-meanwhile'),
  'addPayment: rejected': (store: Store) => sendPart(store, 'rejected'),
  'voidPayment: voided': (store: Store) => sendVoid(store, 'voided'),
  'voidPayment: rejected': (store: Store) => sendVoid(store, 'rejected'),
  'addInstallments: added': (store: Store) => sendInstallments(store, 'added'),
  'addInstallments: rejected': (store: Store) => sendInstallments(store, 'rejected'),
  'addSeries: added': (store: Store) => sendSeries(store, 'added'),
  'addSeries: rejected': (store: Store) => sendSeries(store, 'rejected'),
  'changeOccurrences: changed': (store: Store) => sendOccurrences(store, 'changed'),
  'changeOccurrences: rejected': (store: Store) => sendOccurrences(store, 'rejected'),
  'deleteOccurrences: deleted': (store: Store) => sendOccurrenceDeletion(store, 'deleted'),
  'deleteOccurrences: rejected': (store: Store) => sendOccurrenceDeletion(store, 'rejected'),
  'refundPayment: refunded': (store: Store) => sendRefund(store, 'refunded'),
  'refundPayment: above-left': (store: Store) => sendRefund(store, 'above-left'),
  'refundPayment: rejected': (store: Store) => sendRefund(store, 'rejected'),
  'addEntry: added': (store: Store) => sendNewEntry(store, 'added'),
  'addEntry: paid-later': (store: Store) => sendNewEntry(store, 'paid-later'),
  'addEntry: rejected': (store: Store) => sendNewEntry(store, 'rejected'),
  'changeEntry: changed': (store: Store) => sendChange(store, 'changed'),
  'changeEntry: changed-meanwhile': (store: Store) => sendChange(store, 'changed-meanwhile'),
  'changeEntry: rejected': (store: Store) => sendChange(store, 'rejected'),
  'changeEntries: changed': (store: Store) => sendChanges(store, 'changed'),
  'changeEntries: changed-meanwhile': (store: Store) => sendChanges(store, 'changed-meanwhile'),
  'changeEntries: rejected': (store: Store) => sendChanges(store, 'rejected'),
  'payEntries: paid': (store: Store) => sendPayment(store, 'paid'),
  'payEntries: paid-already': (store: Store) => sendPayment(store, 'paid-already'),
  'payEntries: rejected': (store: Store) => sendPayment(store, 'rejected'),
  'deleteEntries: deleted': (store: Store) => sendDeletion(store, 'deleted'),
  'deleteEntries: not-permitted': (store: Store) => sendDeletion(store, 'not-permitted'),
  'deleteEntries: rejected': (store: Store) => sendDeletion(store, 'rejected'),
  'restoreEntries: restored': (store: Store) => sendRestoration(store, 'restored'),
  'restoreEntries: rejected': (store: Store) => sendRestoration(store, 'rejected'),
} as const satisfies Partial<Record<ScenarioId, (store: Store) => Promise<unknown>>>;

const loadHistory = (store: Store) =>
  store.dispatch(entryApi.endpoints.getEntryHistory.initiate(ENTRY_EXAMPLE.id));
const sendPart = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.addPayment.initiate(
      { id: ENTRY_EXAMPLE.id, payment: postScenario('/entries/{id}/payments', name).body },
      { track: false },
    ),
  );
const sendVoid = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.voidPayment.initiate(
      {
        ...{ id: ENTRY_EXAMPLE.id, paymentId: '81' },
        body: postScenario('/entries/{id}/payments/{paymentId}/void', name).body,
      },
      { track: false },
    ),
  );
const sendInstallments = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.addInstallments.initiate(postScenario('/entries/installments', name).body, {
      track: false,
    }),
  );
const sendSeries = (store: Store, name: string) =>
  store.dispatch(entryApi.endpoints.addSeries.initiate(postScenario('/series', name).body, { track: false }));
const sendOccurrences = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.changeOccurrences.initiate(
      { id: ENTRY_EXAMPLE.id, body: postScenario('/entries/{id}/occurrences', name).body },
      { track: false },
    ),
  );
const sendOccurrenceDeletion = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.deleteOccurrences.initiate(
      { id: ENTRY_EXAMPLE.id, body: postScenario('/entries/{id}/occurrences/deletion', name).body },
      { track: false },
    ),
  );
const sendRefund = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.refundPayment.initiate(
      {
        ...{ id: ENTRY_EXAMPLE.id, paymentId: '81' },
        refund: postScenario('/entries/{id}/payments/{paymentId}/refund', name).body,
      },
      { track: false },
    ),
  );
const sendNewEntry = (store: Store, name: string) =>
  store.dispatch(entryApi.endpoints.addEntry.initiate(postScenario('/entries', name).body, { track: false }));
const sendChange = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.changeEntry.initiate(
      { id: ENTRY_EXAMPLE.id, values: putScenario(ENTRY, name).body },
      { track: false },
    ),
  );
const sendChanges = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.changeEntries.initiate(postScenario('/entries/changes', name).body, { track: false }),
  );
const sendPayment = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.payEntries.initiate(postScenario('/entries/payments', name).body, { track: false }),
  );
const sendDeletion = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.deleteEntries.initiate(postScenario('/entries/deletions', name).body, {
      track: false,
    }),
  );
const sendRestoration = (store: Store, name: string) =>
  store.dispatch(
    entryApi.endpoints.restoreEntries.initiate(postScenario('/entries/restorations', name).body, {
      track: false,
    }),
  );

/** Returns the expected entry of a call that sends the kind. */
const matchEntryOfKind = (example: EntryExample) => ({ ...matchEntry(example), kind: example.kind });

it.each([
  [
    'listCategories: categories',
    200,
    {
      categories: eachLike({ name: string('Venda de produtos'), group: string('revenue') }),
      asOf: regex(DAY, '2026-11-20'),
    },
  ],
  ['getEntry: entry', 200, matchEntryOfKind(ENTRY_EXAMPLE)],
  [
    'getEntryHistory: paid',
    200,
    {
      payments: eachLike({
        id: string('81'),
        paidOn: regex(DAY, '2026-11-18'),
        principalCents: integer(45_000),
        discountCents: integer(90),
        interestCents: integer(0),
        fineCents: integer(0),
        feeCents: integer(0),
        form: string('boleto'),
      }),
      events: eachLike({
        happenedAt: regex(DATE_TIME, '2026-11-20T13:05:00.000Z'),
        userName: string('Bruno Lima'),
        action: string('changed'),
        changes: like([]),
      }),
    },
  ],
  ['addPayment: added', 201, matchEntryOfKind(postScenario('/entries/{id}/payments', 'added').response)],
  [
    'voidPayment: voided',
    200,
    matchEntryOfKind(postScenario('/entries/{id}/payments/{paymentId}/void', 'voided').response),
  ],
  ['addInstallments: added', 201, { ids: eachLike(string('4712')) }],
  ['addSeries: added', 201, { ids: eachLike(string('4712')) }],
  ['changeOccurrences: changed', 200, { ids: eachLike(string('4711')), leftOut: like([]) }],
  ['deleteOccurrences: deleted', 200, { ids: eachLike(string('4711')), leftOut: like([]) }],
  [
    'refundPayment: refunded',
    201,
    matchEntryOfKind(postScenario('/entries/{id}/payments/{paymentId}/refund', 'refunded').response),
  ],
  ['addEntry: added', 201, matchEntryOfKind(postScenario('/entries', 'added').response)],
  ['changeEntry: changed', 200, matchEntryOfKind({ ...ENTRY_EXAMPLE, amountCents: 50_000 })],
  [
    'changeEntries: changed',
    200,
    { entries: eachLike({ id: string(ENTRY_EXAMPLE.id), version: integer(2) }) },
  ],
  ['payEntries: paid', 200, { count: integer(1) }],
  ['deleteEntries: deleted', 204, null],
  ['restoreEntries: restored', 204, null],
] as const)('a call for entries: %s [specification §7.27, §7.28]', (id, status, expected) => {
  const pact = makeSignedInPact();
  const interaction = addEntryCall(pact, id).willRespondWith(status, (response) => {
    if (expected !== null) response.jsonBody(expected);
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const result = await ENTRY_CALLS[id](store);
    expect(result).not.toHaveProperty('error', expect.anything());
    expect(result.data === null).toBe(status === 204);
  });
});

it.each([
  ['getEntry: unknown-entry', 404, 'admin', {}],
  ['addEntry: paid-later', 422, 'admin', { problems: [{ field: 'paidOn', reason: 'future' }] }],
  ['changeEntry: changed-meanwhile', 409, 'admin', {}],
  ['addPayment: changed-meanwhile', 409, 'admin', {}],
  ['addPayment: above-open', 422, 'admin', { problems: [{ field: 'principalCents', reason: 'above-open' }] }],
  [
    'refundPayment: above-left',
    422,
    'admin',
    { problems: [{ field: 'principalCents', reason: 'above-left' }] },
  ],
  ['changeEntries: changed-meanwhile', 409, 'admin', { ids: [ENTRY_EXAMPLE.id] }],
  ['payEntries: paid-already', 409, 'admin', {}],
  ['deleteEntries: not-permitted', 403, 'editor', {}],
] as const)('a refused call for entries: %s [specification §7.27, §7.28]', (id, status, role, fields) => {
  const { message, reason } = readProblem(id);
  const pact = makeSignedInPact(role);
  const interaction = addEntryCall(pact, id, role).willRespondWith(status, (response) => {
    // The portal branches on the reasons.
    response.jsonBody({ message: string(message), ...(reason !== undefined && { reason }), ...fields });
  });
  return play(interaction, async (address) => {
    const store = await makeSignedInStore(address);
    const { error } = await ENTRY_CALLS[id](store);
    expect(error).toMatchObject({ kind: 'http', status, ...(reason !== undefined && { reason }) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it.each([
  'listCategories: rejected',
  'getEntry: rejected',
  'getEntryHistory: rejected',
  'addPayment: rejected',
  'voidPayment: rejected',
  'addInstallments: rejected',
  'addSeries: rejected',
  'changeOccurrences: rejected',
  'deleteOccurrences: rejected',
  'refundPayment: rejected',
  'addEntry: rejected',
  'changeEntry: rejected',
  'changeEntries: rejected',
  'payEntries: rejected',
  'deleteEntries: rejected',
  'restoreEntries: rejected',
] as const)('a rejected token ends the session: %s [specification §4.8]', (id) => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, id), async (address) => {
    const store = await makeSignedInStore(address);
    await ENTRY_CALLS[id](store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

/** Exports with the query of a scenario. */
const exportScenario = (store: Store, id: ScenarioId) =>
  store.dispatch(entriesApi.endpoints.exportEntries.initiate(readTarget(id).query, { track: false }));

it.each(['xlsx', 'csv'] as const)('the entries of a filter as a file: %s [specification §7.30]', (format) => {
  const id = `exportEntries: ${format}` as const;
  const name = `lancamentos.${format}`;
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id, 'admin', ANY_SPREADSHEET).willRespondWith(200, (response) => {
    addFile(response, name, format);
  });
  return play(interaction, async (address) => {
    const { data } = await exportScenario(await makeSignedInStore(address), id);
    expect(data).toMatchObject({ name });
  });
});

it('an export with an unknown filter is refused [specification §7.30]', () => {
  const id = 'exportEntries: bad-filter';
  const pact = makeSignedInPact();
  const interaction = addGet(pact, id, 'admin', ANY_SPREADSHEET).willRespondWith(400, (response) => {
    response.jsonBody({ message: string(readProblem(id).message) });
  });
  return play(interaction, async (address) => {
    const { error } = await exportScenario(await makeSignedInStore(address), id);
    expect(error).toMatchObject({ kind: 'http', status: 400 });
  });
});

it('a rejected token at an export ends the session [specification §4.8]', () => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'exportEntries: rejected', ANY_SPREADSHEET), async (address) => {
    const store = await makeSignedInStore(address);
    await exportScenario(store, 'exportEntries: rejected');
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

/** Adds a call for a file of selected entries. */
function addFileCall(pact: PactV4, id: ScenarioId, accept: string) {
  const { body, state } = getScenarioById(id);
  const { path, query } = readTarget(id);
  return pact
    .addInteraction()
    .given(state, { scenario: id, ...makeStateParams('admin'), entry: { ...ENTRY_EXAMPLE } })
    .uponReceiving(id)
    .withRequest('POST', path, (request) => {
      request.headers({ Authorization: BEARER, Accept: accept });
      request.query(query);
      request.jsonBody(body);
    });
}

const exportSelection = (store: Store, name: 'xlsx' | 'csv' | 'rejected') => {
  const { body } = postScenario('/entries/export', name);
  return store.dispatch(entriesApi.endpoints.exportSelection.initiate(body, { track: false }));
};
const reportScenario = (store: Store, name: 'selection' | 'filter' | 'rejected') => {
  const { body } = postScenario('/entries/report', name);
  const report = { parameters: readTarget(`reportEntries: ${name}`).query, ...body };
  return store.dispatch(entriesApi.endpoints.reportEntries.initiate(report, { track: false }));
};

it.each([
  ['exportSelection: xlsx', 'xlsx', (store: Store) => exportSelection(store, 'xlsx')],
  ['exportSelection: csv', 'csv', (store: Store) => exportSelection(store, 'csv')],
  ['reportEntries: selection', 'pdf', (store: Store) => reportScenario(store, 'selection')],
  ['reportEntries: filter', 'pdf', (store: Store) => reportScenario(store, 'filter')],
] as const)('selected entries as a file: %s [specification §7.32, §7.33]', (id, extension, load) => {
  const name = `lancamentos.${extension}`;
  const accept = extension === 'pdf' ? '*/*' : ANY_SPREADSHEET;
  const pact = makeSignedInPact();
  const interaction = addFileCall(pact, id, accept).willRespondWith(200, (response) => {
    addFile(response, name, extension);
  });
  return play(interaction, async (address) => {
    const { data } = await load(await makeSignedInStore(address));
    expect(data).toMatchObject({ name });
  });
});

it.each([
  ['exportSelection: rejected', ANY_SPREADSHEET, (store: Store) => exportSelection(store, 'rejected')],
  ['reportEntries: rejected', '*/*', (store: Store) => reportScenario(store, 'rejected')],
] as const)('a rejected token ends the session: %s [specification §4.8]', (id, accept, load) => {
  const pact = makeSignedInPact();
  return play(addRejected(pact, id, accept), async (address) => {
    const store = await makeSignedInStore(address);
    await load(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

/** Signs out and waits for the backend's response. The portal itself does not wait for it. */
async function signOut(store: Store): Promise<void> {
  store.dispatch(logoutRequested());
  const running = store.dispatch(api.util.getRunningMutationsThunk());
  expect(running).toHaveLength(1);
  await Promise.all(running);
}

it('a sign-out ends the session at the backend [specification §4.7]', () => {
  const { id, state } = getScenarioById('endSession: ended');
  const pact = makeSignedInPact();
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
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'endSession: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await signOut(store);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

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
  const pact = makeSignedInPact();
  return play(addPasswordChange(pact, 'changed').willRespondWith(204), async (address) => {
    const store = await makeSignedInStore(address);
    expect(await changePassword(store, 'changed')).toEqual({ data: null });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

it('a wrong current password does not end the session [specification §7.21]', () => {
  const pact = makeSignedInPact();
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
  const pact = makeSignedInPact();
  return play(addRejected(pact, 'changePassword: rejected'), async (address) => {
    const store = await makeSignedInStore(address);
    await changePassword(store, 'rejected');
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});
