// The operations with the examples of the API description: what is sent, what arrives, and what is loaded again.
import { QueryStatus } from '@reduxjs/toolkit/query';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ScenarioId } from '../../api-spec/scenarios.gen';
import { API, network } from '../../test/support/network';
import {
  getScenario,
  getScenarioById,
  postScenario,
  putScenario,
  SCENARIOS,
} from '../../test/support/scenarios';
import { startStore } from '../../test/support/testStore';
import { languageChosen } from '../store/language';
import { retryFailedQueries } from '../store/retryQueries';
import { accountApi } from './account';
import { categoriesApi } from './categories';
import { companyApi } from './company';
import { counterpartiesApi } from './counterparties';
import { dashboardApi } from './dashboard';
import { dashboardsApi } from './dashboards';
import { dayApi } from './day';
import { entriesApi } from './entries';
import { eventsApi } from './events';
import { entryApi } from './entry';
import type { ReceivedFile } from './files';
import { importsApi } from './imports';
import { monthsApi } from './months';
import { moneyAccountsApi } from './moneyAccounts';
import { searchApi } from './search';
import { seriesApi } from './series';
import { passwordLinkApi } from './passwordLink';
import { sessionApi } from './session';
import { setupApi } from './setup';
import { reconciliationApi } from './reconciliation';
import { statementsApi } from './statements';
import { usersApi } from './users';

type Store = Awaited<ReturnType<typeof startStore>>;
type Result = { data?: unknown };
type Call = (store: Store) => PromiseLike<Result>;

const UNTRACKED = { track: false } as const;

/** Stubs an operation with the response of a scenario. */
function stub(id: ScenarioId): void {
  const { operation, status, response, type } = getScenarioById(id);
  const { method, path } = operation;
  if (method !== 'get' && method !== 'post' && method !== 'put') throw new Error(`no stub for ${method}`);
  const makeResponse = () => {
    if (type === undefined) return new HttpResponse(null, { status });
    const body = typeof response === 'string' ? response : JSON.stringify(response);
    return new HttpResponse(body, { status, headers: { 'content-type': type } });
  };
  network.any(method, path, makeResponse);
}

/** Returns the method, the address and the JSON of the last request to the operation of a scenario. */
function readSent(id: ScenarioId) {
  const sent = network.sentTo(getScenarioById(id).operation.path).at(-1);
  const { method, url, body = '' } = sent ?? {};
  return { method, url, json: body === '' ? null : (JSON.parse(body) as unknown) };
}

/** Returns the request that the description shows. */
function readExample(id: ScenarioId) {
  const { operation, path, body = null } = getScenarioById(id);
  return { method: operation.method.toUpperCase(), url: API + path.slice(1), json: body };
}

const overdue = { kind: 'receivable', status: 'overdue' };

/** Returns the parameters of the search that the description shows. */
function readSearch() {
  const query = new URL(readExample('search: found').url, 'http://x').searchParams;
  const amount = query.get('amountCents');
  return { q: query.get('q') ?? '', ...(amount !== null && { amountCents: Number(amount) }) };
}

/** What pages load, and keep as long as they are open. */
const QUERIES: [ScenarioId, Call][] = [
  ['getSession: admin', (store) => store.dispatch(sessionApi.endpoints.getSession.initiate(undefined))],
  [
    'listDashboards: dashboards',
    (store) => store.dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined)),
  ],
  [
    'getDashboard: metric',
    (store) => store.dispatch(dashboardApi.endpoints.getDashboard.initiate({ code: 'default' })),
  ],
  ['listEntries: overdue', (store) => store.dispatch(entriesApi.endpoints.listEntries.initiate(overdue))],
  [
    'summarizeEntries: summary',
    (store) => store.dispatch(entriesApi.endpoints.summarizeEntries.initiate({})),
  ],
  ['getDay: day', (store) => store.dispatch(dayApi.endpoints.getDay.initiate(undefined))],
  ['search: found', (store) => store.dispatch(searchApi.endpoints.search.initiate(readSearch()))],
  [
    'suggestCounterparties: found',
    (store) =>
      store.dispatch(
        counterpartiesApi.endpoints.suggestCounterparties.initiate({ search: 'padaria', kind: 'receivable' }),
      ),
  ],
  ['getEntry: entry', (store) => store.dispatch(entryApi.endpoints.getEntry.initiate('4711'))],
  ['getEntryHistory: paid', (store) => store.dispatch(entryApi.endpoints.getEntryHistory.initiate('4711'))],
  ['listSeries: series', (store) => store.dispatch(seriesApi.endpoints.listSeries.initiate({}))],
  ['getSeries: series', (store) => store.dispatch(seriesApi.endpoints.getSeries.initiate('12'))],
  [
    'previewSeriesEnd: preview',
    (store) =>
      store.dispatch(seriesApi.endpoints.previewSeriesEnd.initiate({ id: '12', lastDueOn: '2026-11-30' })),
  ],
  [
    'listEvents: events',
    (store) => store.dispatch(eventsApi.endpoints.listEvents.initiate({ group: 'entries' })),
  ],
  [
    'listStatementLines: statement-lines',
    (store) => store.dispatch(statementsApi.endpoints.listStatementLines.initiate({ id: '1' })),
  ],
  [
    'compareBankBalance: differs',
    (store) => store.dispatch(statementsApi.endpoints.compareBankBalance.initiate('1')),
  ],
  [
    'listProposals: proposals',
    (store) => store.dispatch(reconciliationApi.endpoints.listProposals.initiate('1')),
  ],
  [
    'listLineCandidates: candidates',
    (store) => store.dispatch(reconciliationApi.endpoints.listLineCandidates.initiate({ id: '41' })),
  ],
  ['listImports: imports', (store) => store.dispatch(importsApi.endpoints.listImports.initiate(undefined))],
  [
    'listOwnSessions: sessions',
    (store) => store.dispatch(accountApi.endpoints.listOwnSessions.initiate(undefined)),
  ],
  ['getSetup: open', (store) => store.dispatch(setupApi.endpoints.getSetup.initiate(undefined))],
  ['getCompany: company', (store) => store.dispatch(companyApi.endpoints.getCompany.initiate(undefined))],
  [
    'getCategoryChart: chart',
    (store) => store.dispatch(categoriesApi.endpoints.getCategoryChart.initiate(undefined)),
  ],
  [
    'listCategories: categories',
    (store) => store.dispatch(entryApi.endpoints.listCategories.initiate(undefined)),
  ],
  [
    'listMoneyAccounts: accounts',
    (store) => store.dispatch(moneyAccountsApi.endpoints.listMoneyAccounts.initiate(undefined)),
  ],
  [
    'listAccountMovements: movements',
    (store) => store.dispatch(moneyAccountsApi.endpoints.listAccountMovements.initiate({ id: '2' })),
  ],
  ['listMonths: closed', (store) => store.dispatch(monthsApi.endpoints.listMonths.initiate(undefined))],
  ['listUsers: users', (store) => store.dispatch(usersApi.endpoints.listUsers.initiate(undefined))],
];

const findQueryPath = (prefix: string): string => {
  const [id] = QUERIES.find(([one]) => one.startsWith(`${prefix}:`)) ?? [];
  if (!id) throw new Error(`no query ${prefix}`);
  return API + getScenarioById(id).path.slice(1);
};

/** What shows entries or depends on them: lists, figures, series, imports and the company's data. */
const WITH_ENTRIES = [
  ...[
    'getDashboard',
    'listEntries',
    'summarizeEntries',
    'getDay',
    'search',
    'suggestCounterparties',
    'getEntry',
    'getEntryHistory',
    'listSeries',
  ],
  ...['listMoneyAccounts', 'listAccountMovements', 'listMonths'],
  ...['getSeries', 'previewSeriesEnd', 'listImports', 'listStatementLines', 'compareBankBalance'],
  'listLineCandidates',
  ...['getCompany', 'getCategoryChart'],
];

const USER_ID = getScenario('/users', 'users').response.users[0]?.id ?? '';

const file = new File(['a;b'], 'a.csv', { type: 'text/csv' });

/** The changes, and what is loaded again after each one. */
const CHANGES: [ScenarioId, Call, reloaded: string[]][] = [
  [
    'changeAccount: changed',
    (store) =>
      store.dispatch(accountApi.endpoints.changeAccount.initiate(putScenario('/account', 'changed').body)),
    [],
  ],
  [
    'endOwnSessions: ended',
    (store) =>
      store.dispatch(
        accountApi.endpoints.endOwnSessions.initiate(postScenario('/account/sessions/end', 'ended').body),
      ),
    ['listOwnSessions'],
  ],
  [
    'setUp: done',
    (store) => store.dispatch(setupApi.endpoints.setUp.initiate(postScenario('/setup', 'done').body)),
    [],
  ],
  [
    'addEntry: added',
    (store) => store.dispatch(entryApi.endpoints.addEntry.initiate(postScenario('/entries', 'added').body)),
    WITH_ENTRIES,
  ],
  [
    'addInstallments: added',
    (store) =>
      store.dispatch(
        entryApi.endpoints.addInstallments.initiate(postScenario('/entries/installments', 'added').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'addSeries: added',
    (store) => store.dispatch(entryApi.endpoints.addSeries.initiate(postScenario('/series', 'added').body)),
    WITH_ENTRIES,
  ],
  [
    'changeOccurrences: changed',
    (store) => {
      const { body } = postScenario('/entries/{id}/occurrences', 'changed');
      return store.dispatch(entryApi.endpoints.changeOccurrences.initiate({ id: '4711', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'deleteOccurrences: deleted',
    (store) => {
      const { body } = postScenario('/entries/{id}/occurrences/deletion', 'deleted');
      return store.dispatch(entryApi.endpoints.deleteOccurrences.initiate({ id: '4711', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'changeEntry: changed',
    (store) => {
      const { body: values } = putScenario('/entries/{id}', 'changed');
      return store.dispatch(entryApi.endpoints.changeEntry.initiate({ id: '4711', values }));
    },
    WITH_ENTRIES,
  ],
  [
    'changeEntries: changed',
    (store) =>
      store.dispatch(
        entryApi.endpoints.changeEntries.initiate(postScenario('/entries/changes', 'changed').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'payEntries: paid',
    (store) =>
      store.dispatch(entryApi.endpoints.payEntries.initiate(postScenario('/entries/payments', 'paid').body)),
    WITH_ENTRIES,
  ],
  [
    'addPayment: added',
    (store) => {
      const { body: payment } = postScenario('/entries/{id}/payments', 'added');
      return store.dispatch(entryApi.endpoints.addPayment.initiate({ id: '4711', payment }));
    },
    WITH_ENTRIES,
  ],
  [
    'voidPayment: voided',
    (store) => {
      const { body } = postScenario('/entries/{id}/payments/{paymentId}/void', 'voided');
      return store.dispatch(entryApi.endpoints.voidPayment.initiate({ id: '4711', paymentId: '81', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'refundPayment: refunded',
    (store) => {
      const { body: refund } = postScenario('/entries/{id}/payments/{paymentId}/refund', 'refunded');
      return store.dispatch(
        entryApi.endpoints.refundPayment.initiate({ id: '4711', paymentId: '81', refund }),
      );
    },
    WITH_ENTRIES,
  ],
  [
    'deleteEntries: deleted',
    (store) =>
      store.dispatch(
        entryApi.endpoints.deleteEntries.initiate(postScenario('/entries/deletions', 'deleted').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'restoreEntries: restored',
    (store) =>
      store.dispatch(
        entryApi.endpoints.restoreEntries.initiate(postScenario('/entries/restorations', 'restored').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'changeSeriesEnd: ended',
    (store) => {
      const { body } = putScenario('/series/{id}/end', 'ended');
      return store.dispatch(seriesApi.endpoints.changeSeriesEnd.initiate({ id: '12', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'importEntries: imported',
    (store) => store.dispatch(importsApi.endpoints.importEntries.initiate({ file, choices: {} }, UNTRACKED)),
    WITH_ENTRIES,
  ],
  [
    'importStatement: statement-imported',
    (store) =>
      store.dispatch(statementsApi.endpoints.importStatement.initiate({ file, choices: {} }, UNTRACKED)),
    WITH_ENTRIES,
  ],
  [
    'reconcileLines: reconciled',
    (store) => {
      const { body } = postScenario('/money-accounts/{id}/reconciliation', 'reconciled');
      return store.dispatch(reconciliationApi.endpoints.reconcileLines.initiate({ accountId: '1', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'recordLine: recorded',
    (store) => {
      const { body } = postScenario('/statements/lines/{id}/record', 'recorded');
      return store.dispatch(reconciliationApi.endpoints.recordLine.initiate({ id: '41', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'unmatchLine: unmatched',
    (store) => {
      const { body } = postScenario('/statements/lines/{id}/unmatch', 'unmatched');
      return store.dispatch(reconciliationApi.endpoints.unmatchLine.initiate({ id: '41', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'ignoreLine: ignored',
    (store) => {
      const { body } = postScenario('/statements/lines/{id}/ignore', 'ignored');
      return store.dispatch(reconciliationApi.endpoints.ignoreLine.initiate({ id: '41', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'restoreLine: considered',
    (store) => {
      const { body } = postScenario('/statements/lines/{id}/restore', 'considered');
      return store.dispatch(reconciliationApi.endpoints.restoreLine.initiate({ id: '41', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'undoStatementImport: statement-undone',
    (store) => store.dispatch(statementsApi.endpoints.undoStatementImport.initiate('3')),
    WITH_ENTRIES,
  ],
  [
    'undoImport: undone',
    (store) => store.dispatch(importsApi.endpoints.undoImport.initiate('7')),
    WITH_ENTRIES,
  ],
  [
    'changeCompany: changed',
    (store) =>
      store.dispatch(companyApi.endpoints.changeCompany.initiate(putScenario('/company', 'changed').body)),
    WITH_ENTRIES,
  ],
  [
    'changeCategories: changed',
    (store) =>
      store.dispatch(
        categoriesApi.endpoints.changeCategories.initiate(putScenario('/categories/chart', 'changed').body),
      ),
    [...WITH_ENTRIES, 'listCategories'],
  ],
  [
    'mergeCategory: merged',
    (store) =>
      store.dispatch(
        categoriesApi.endpoints.mergeCategory.initiate(postScenario('/categories/merges', 'merged').body),
      ),
    [...WITH_ENTRIES, 'listCategories'],
  ],
  [
    'undoMerge: undone',
    (store) =>
      store.dispatch(
        categoriesApi.endpoints.undoMerge.initiate(postScenario('/categories/merges/undo', 'undone').body),
      ),
    [...WITH_ENTRIES, 'listCategories'],
  ],
  [
    'addMoneyAccount: added',
    (store) =>
      store.dispatch(
        moneyAccountsApi.endpoints.addMoneyAccount.initiate(postScenario('/money-accounts', 'added').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'changeMoneyAccount: changed',
    (store) => {
      const { body } = putScenario('/money-accounts/{id}', 'changed');
      return store.dispatch(moneyAccountsApi.endpoints.changeMoneyAccount.initiate({ id: '2', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'addTransfer: transferred',
    (store) =>
      store.dispatch(
        moneyAccountsApi.endpoints.addTransfer.initiate(postScenario('/transfers', 'transferred').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'closeMonth: closed',
    (store) =>
      store.dispatch(monthsApi.endpoints.closeMonth.initiate(postScenario('/months/close', 'closed').body)),
    WITH_ENTRIES,
  ],
  [
    'reopenMonth: reopened',
    (store) =>
      store.dispatch(
        monthsApi.endpoints.reopenMonth.initiate(postScenario('/months/reopen', 'reopened').body),
      ),
    WITH_ENTRIES,
  ],
  [
    'voidTransfer: voided',
    (store) => {
      const { body } = postScenario('/transfers/{id}/void', 'voided');
      return store.dispatch(moneyAccountsApi.endpoints.voidTransfer.initiate({ id: '5', body }));
    },
    WITH_ENTRIES,
  ],
  [
    'addUser: added',
    (store) => store.dispatch(usersApi.endpoints.addUser.initiate(postScenario('/users', 'added').body)),
    ['listUsers'],
  ],
  [
    'changeUser: changed',
    (store) => {
      const { body } = putScenario('/users/{id}', 'changed');
      return store.dispatch(usersApi.endpoints.changeUser.initiate({ id: USER_ID, body }));
    },
    ['listUsers'],
  ],
  [
    'changeUserAccess: blocked',
    (store) => {
      const { body } = postScenario('/users/{id}/access', 'blocked');
      return store.dispatch(usersApi.endpoints.changeUserAccess.initiate({ id: USER_ID, body }));
    },
    ['listUsers'],
  ],
  [
    'makePasswordLink: made',
    (store) => {
      const { body } = postScenario('/users/{id}/link', 'made');
      return store.dispatch(usersApi.endpoints.makePasswordLink.initiate({ id: USER_ID, body }, UNTRACKED));
    },
    ['listUsers'],
  ],
  [
    'checkPasswordLink: usable',
    (store) => {
      const { body } = postScenario('/account/password/link/check', 'usable');
      return store.dispatch(passwordLinkApi.endpoints.checkPasswordLink.initiate(body, UNTRACKED));
    },
    [],
  ],
  [
    'setPassword: set',
    (store) => {
      const { body } = postScenario('/account/password/link', 'set');
      return store.dispatch(passwordLinkApi.endpoints.setPassword.initiate(body, UNTRACKED));
    },
    [],
  ],
  [
    'previewStatement: statement-understood',
    (store) =>
      store.dispatch(statementsApi.endpoints.previewStatement.initiate({ file, choices: {} }, UNTRACKED)),
    [],
  ],
  [
    'previewImport: understood',
    (store) => store.dispatch(importsApi.endpoints.previewImport.initiate({ file, choices: {} }, UNTRACKED)),
    [],
  ],
];

const countPending = (store: Store) =>
  Object.values(store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending).length;

/** Opens all pages at once. Returns the addresses that a step loads again. */
async function openEverything(stubQuery: (id: ScenarioId) => void = stub) {
  const store = await startStore();
  for (const [id] of QUERIES) stubQuery(id);
  const results = await Promise.all(QUERIES.map(async ([, load]) => load(store)));
  /** Returns the addresses that were loaded since the last call. */
  const readLoaded = async () => {
    await waitFor(() => expect(countPending(store)).toBe(0));
    const urls = network.sent().filter(({ method }) => method === 'GET');
    network.forget();
    return urls.map(({ url }) => url).sort();
  };
  await readLoaded();
  return { store, results, readLoaded };
}

const sortedPaths = (names: string[]) => names.map(findQueryPath).sort();

describe('the operation of the example', () => {
  // The first two have other data in the store, and tests of their own. The session is loaded by the start of the store.
  it.each(QUERIES.slice(3))('%s sends it, and gets its response [specification §7.17]', async (id, load) => {
    const store = await startStore();
    stub(id);
    expect((await load(store)).data).toEqual(getScenarioById(id).response);
    expect(readSent(id)).toEqual(readExample(id));
  });

  it('previewSeriesEnd: preview sends no day for a series without an end [specification §7.133]', async () => {
    const store = await startStore();
    stub('previewSeriesEnd: preview');
    await store.dispatch(seriesApi.endpoints.previewSeriesEnd.initiate({ id: '12', lastDueOn: null }));
    expect(network.sent().map(({ url }) => url)).toEqual([`${API}series/12/end`]);
  });

  it('listDashboards: dashboards has the language of its titles [specification §7.16]', async () => {
    const list = getScenario('/dashboards', 'dashboards').response;
    const load = async (headers: Record<string, string>) => {
      network.any('get', '/dashboards', () => HttpResponse.json(list, { headers }));
      const { data } = await (
        await startStore()
      ).dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined));
      return data;
    };
    const withLanguage = (language: string | null) => list.dashboards.map((one) => ({ ...one, language }));
    expect(await load({ 'content-language': 'en' })).toEqual(withLanguage('en'));
    expect(await load({})).toEqual(withLanguage(null));
  });
});

describe('a page that is open', () => {
  it.each(CHANGES)(
    'is loaded again after %s, and the change is that of its example [specification §2.132, §2.161, §7.27]',
    async (id, change, reloaded) => {
      const { store, readLoaded } = await openEverything();
      stub(id);
      const { data } = await change(store);
      expect(data).toEqual(getScenarioById(id).response ?? null);
      const { takesForm } = getScenarioById(id);
      if (takesForm) expect(network.sentTo(getScenarioById(id).operation.path)).toHaveLength(1);
      else expect(readSent(id)).toEqual(readExample(id));
      expect(await readLoaded()).toEqual(sortedPaths(reloaded));
    },
  );

  it('is loaded again after a refusal, because it may be outdated [specification §2.170]', async () => {
    const { store, readLoaded } = await openEverything();
    stub('changeEntry: changed-meanwhile');
    const { body: values } = putScenario('/entries/{id}', 'changed');
    const { error } = await store.dispatch(
      entryApi.endpoints.changeEntry.initiate({ id: '4711', values }, UNTRACKED),
    );
    expect(error).toMatchObject({ status: 409 });
    expect(await readLoaded()).toEqual(sortedPaths(WITH_ENTRIES));
  });

  it('is loaded again after a change of the language if it has texts of the server [specification §7.16]', async () => {
    const { store, readLoaded } = await openEverything();
    store.dispatch(languageChosen('en-US'));
    expect(await readLoaded()).toEqual(sortedPaths(['listDashboards', 'getDashboard']));
  });

  it.each([
    [503, QUERIES.map(([id]) => id.replace(/:.*/, ''))],
    [404, []],
  ])(
    'and failed with %i is loaded again when the connection returns: %j [specification §7.14]',
    async (status, reloaded) => {
      const { store, readLoaded } = await openEverything((id) =>
        network.any('get', getScenarioById(id).operation.path, () => HttpResponse.json({}, { status })),
      );
      const stop = store.dispatch(retryFailedQueries(window));
      window.dispatchEvent(new Event('online'));
      const loaded = await readLoaded().finally(stop);
      expect(loaded).toEqual(sortedPaths(reloaded));
    },
  );
});

it('dashboards, categories and questions that a response repeats are there once [specification §8.21]', async () => {
  const { dashboards } = getScenario('/dashboards', 'dashboards').response;
  const list = getScenario('/categories', 'categories').response;
  const chart = getScenario('/categories/chart', 'chart').response;
  const preview = postScenario('/entries/imports/preview', 'understood').response;
  const questions = ['dateOrder', 'decimal'];
  const values = [
    { field: 'category', value: 'Vendas', rows: 3, becomes: null },
    { field: 'category', value: 'Compras', rows: 2, becomes: null },
    { field: 'form', value: 'Vendas', rows: 1, becomes: null },
  ];
  const twice = <T>(items: readonly T[]): T[] => items.flatMap((item) => [item, item]);
  network.get('/dashboards', { dashboards: twice(dashboards) });
  network.get('/categories', { ...list, categories: twice(list.categories) });
  network.get('/categories/chart', { ...chart, categories: twice(chart.categories) });
  network.post('/entries/imports/preview', {
    ...preview,
    questions: twice(questions),
    values: twice(values),
  });
  const { dispatch } = await startStore();
  const { data: loadedDashboards } = await dispatch(
    dashboardsApi.endpoints.listDashboards.initiate(undefined),
  );
  expect(loadedDashboards?.map(({ code }) => code)).toEqual(dashboards.map(({ code }) => code));
  expect((await dispatch(entryApi.endpoints.listCategories.initiate(undefined))).data).toEqual(list);
  expect((await dispatch(categoriesApi.endpoints.getCategoryChart.initiate(undefined))).data).toEqual(chart);
  const { data } = await dispatch(
    importsApi.endpoints.previewImport.initiate({ file, choices: {} }, UNTRACKED),
  );
  expect(data).toMatchObject({ questions, values });
});

describe('the id of the last request, which the details of a crash contain [specification §8.20]', () => {
  const respond = (status: number, body: object | null) => () =>
    new HttpResponse(body && JSON.stringify(body), {
      status,
      headers: { 'x-request-id': 'r-1', etag: '"1"' },
    });
  const { response: entry } = postScenario('/entries', 'added');
  const { response: figures } = getScenario('/dashboards/{code}', 'metric');

  it.each<[string, ScenarioId, () => Response]>([
    ['a change', 'addEntry: added', respond(201, entry)],
    ['a refused change', 'addEntry: added', respond(422, {})],
    ['figures', 'getDashboard: metric', respond(200, figures)],
    ['refused figures', 'getDashboard: metric', respond(403, {})],
    ['figures that cannot be read', 'getDashboard: metric', respond(200, {})],
  ])('is that of %s', async (_what, id, reply) => {
    const store = await startStore();
    const { operation } = getScenarioById(id);
    network.any(operation.method === 'get' ? 'get' : 'post', operation.path, reply);
    const [, call] = [...QUERIES, ...CHANGES].find(([one]) => one === id) ?? [];
    await call?.(store);
    expect(store.getState().lastRequest).toBe('r-1');
  });

  it('is that of figures that have not changed', async () => {
    const store = await startStore();
    const load = () =>
      store.dispatch(
        dashboardApi.endpoints.getDashboard.initiate({ code: 'default' }, { forceRefetch: true }),
      );
    network.any('get', '/dashboards/{code}', () => HttpResponse.json(figures, { headers: { etag: '"1"' } }));
    const { data } = await load();
    network.any('get', '/dashboards/{code}', respond(304, null));
    expect((await load()).data).toEqual(data);
    expect(store.getState().lastRequest).toBe('r-1');
  });
});

type Loading = PromiseLike<{ data?: ReceivedFile | null | undefined }>;

const FILES: [ScenarioId, (store: Store) => Loading][] = [
  [
    'exportEntries: xlsx',
    (store) =>
      store.dispatch(
        entriesApi.endpoints.exportEntries.initiate({ ...overdue, sort: 'dueOn', format: 'xlsx' }, UNTRACKED),
      ),
  ],
  [
    'exportEvents: xlsx',
    (store) =>
      store.dispatch(
        eventsApi.endpoints.exportEvents.initiate({ group: 'entries', format: 'xlsx' }, UNTRACKED),
      ),
  ],
  [
    'exportMonth: xlsx',
    (store) =>
      store.dispatch(
        monthsApi.endpoints.exportMonth.initiate({ month: '2026-10', format: 'xlsx' }, UNTRACKED),
      ),
  ],
  [
    'exportSelection: xlsx',
    (store) =>
      store.dispatch(
        entriesApi.endpoints.exportSelection.initiate(
          postScenario('/entries/export', 'xlsx').body,
          UNTRACKED,
        ),
      ),
  ],
  [
    'reportEntries: selection',
    (store) =>
      store.dispatch(
        entriesApi.endpoints.reportEntries.initiate(
          { parameters: { sort: 'dueOn' }, ...postScenario('/entries/report', 'selection').body },
          UNTRACKED,
        ),
      ),
  ],
  [
    'getImportTemplate: template',
    (store) => store.dispatch(importsApi.endpoints.getImportTemplate.initiate(undefined, UNTRACKED)),
  ],
];

it.each(FILES)('%s sends its example, and gets its file [specification §7.2]', async (id, load) => {
  const store = await startStore();
  stub(id);
  const { data } = await load(store);
  expect(readSent(id)).toEqual(readExample(id));
  const { response, type } = getScenarioById(id);
  expect(data?.blob.type).toBe(type);
  expect(await data?.blob.text()).toBe(response);
});

it('each operation is in a table above, or its tests are in another file', () => {
  const tested = [...QUERIES, ...CHANGES, ...FILES].map(([id]) => id.replace(/:.*/, ''));
  // auth.test.ts, sessionListeners.test.ts and submissions.test.ts.
  const elsewhere = ['getToken', 'endSession', 'changePassword'];
  const all = new Set(SCENARIOS.map(({ operation }) => operation.id));
  expect([...tested, ...elsewhere].sort()).toEqual([...all].sort());
});
