// Each operation of the API with responses that no backend should send.
import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { anyText, checkProperty } from '../test/support/properties';
import { BLOCK, CHART, MERGE, USER } from '../test/support/backend/changes';
import { damagedValuesOf, matchesSchema, valuesOf } from '../test/support/schemaValues';
import { accountApi } from './api/account';
import { api } from './api/api';
import { authApi } from './api/auth';
import type { ApiExtra } from './api/baseQuery';
import type { CallError } from './api/callError';
import { failureText } from './api/callError.messages';
import { categoriesApi } from './api/categories';
import { companyApi } from './api/company';
import { counterpartiesApi } from './api/counterparties';
import { dashboardApi } from './api/dashboard';
import { dashboardsApi } from './api/dashboards';
import { dayApi } from './api/day';
import { entriesApi, readMaxEntries } from './api/entries';
import { eventsApi } from './api/events';
import { entryApi } from './api/entry';
import { describeRefusal, readChangedBy, readConflictIds, readProblems } from './api/failedChange';
import { fieldOf } from './api/fieldOf';
import { importsApi } from './api/imports';
import { monthsApi } from './api/months';
import { moneyAccountsApi } from './api/moneyAccounts';
import type { OperationId } from './api/operationTypes';
import { searchApi } from './api/search';
import { seriesApi } from './api/series';
import { passwordLinkApi } from './api/passwordLink';
import { sessionApi } from './api/session';
import { setupApi } from './api/setup';
import { reconciliationApi } from './api/reconciliation';
import { statementsApi } from './api/statements';
import { usersApi } from './api/users';

const KINDS: readonly unknown[] = [
  'http',
  'network',
  'timeout',
  'unreadable',
  'foreign',
  'stale',
] satisfies CallError['kind'][];

const stored = new Map<string, string>();

function makeStore() {
  const extraArgument: ApiExtra = {
    apiBaseUrl: 'http://localhost/api/',
    pageOrigin: 'http://localhost',
    readCookies: () => 'XSRF-TOKEN=a%20b',
    readToken: () => 'a.b.c',
    readLanguage: () => 'pt-BR',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (makeDefault) =>
      makeDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  });
}
type Dispatch = ReturnType<typeof makeStore>['dispatch'];
type Result = { data?: unknown; error?: unknown };

const QUERY = { subscribe: false, forceRefetch: true } as const;
const UNTRACKED = { track: false } as const;
const VALUES = {
  kind: 'receivable',
  ...{ counterparty: 'Padaria', category: 'Vendas', form: 'pix', amountCents: 100 },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-30' },
} as const;
const COMPANY = {
  ...{ name: 'Empresa', timeZone: 'America/Sao_Paulo', weekStartsOn: 1 },
  ...{ openingCents: 0, openingOn: '2026-01-01', holidays: [] },
};
const SELECTION = { ids: ['1', '2'] };
const makeUpload = () => ({ file: new File(['a;b'], 'a.csv', { lastModified: 0 }), choices: {} });

type Row = {
  call: (dispatch: Dispatch) => PromiseLike<Result>;
  /** The schema of a success. Null: a success has no JSON. */
  schema: string | null;
  /** Whether the data of a success are what the description says. */
  isData: (data: unknown) => boolean;
};

const json = (schema: string, call: Row['call']): Row => ({
  call,
  schema,
  isData: (data) => matchesSchema(schema, data),
});
const isFile = (data: unknown): boolean => {
  const [blob, name] = [fieldOf(data, 'blob'), fieldOf(data, 'name')];
  return (
    blob instanceof Blob &&
    blob.size > 0 &&
    (name === null || (typeof name === 'string' && !/[/\\\p{C}]/u.test(name)))
  );
};
const file = (call: Row['call']): Row => ({
  call,
  schema: null,
  isData: (data) => data === null || isFile(data),
});
const empty = (call: Row['call'], isData = (data: unknown) => data !== undefined): Row => ({
  call,
  schema: null,
  isData,
});
const isNull = (data: unknown) => data === null;

/** The schemas of the widgets. The other variants are a sentence in place of the widget. */
const WIDGETS: Readonly<Record<string, string>> = {
  metric: 'MetricWidget',
  series: 'SeriesWidget',
  share: 'ShareWidget',
  progress: 'ProgressWidget',
  table: 'TableWidget',
  problem: 'BrokenWidget',
  unknown: 'OtherWidget',
};

function isWidget(widget: unknown): boolean {
  const [variant, content] = [fieldOf(widget, 'variant'), fieldOf(widget, 'content')];
  if (variant === 'unreadable') return typeof fieldOf(content, 'id') === 'string';
  const schema = WIDGETS[String(variant)];
  return schema !== undefined && matchesSchema(schema, content);
}

function isDashboardData(data: unknown): boolean {
  const widgets = fieldOf(data, 'widgets');
  if (!Array.isArray(widgets) || !widgets.every(isWidget)) return false;
  return typeof data === 'object' && matchesSchema('Dashboard', { ...data, widgets: [] });
}

function isOutcome(data: unknown): boolean {
  switch (fieldOf(data, 'kind')) {
    case 'accepted':
      return matchesSchema('Accepted', fieldOf(data, 'record'));
    case 'refused':
      return ['string', 'object'].includes(typeof fieldOf(data, 'message'));
    default:
      return ['unusable', 'unreadable'].includes(String(fieldOf(data, 'kind')));
  }
}

function isSessionData(data: unknown): boolean {
  const endsInMs = fieldOf(data, 'endsInMs');
  return matchesSchema('Session', data) && (endsInMs === null || Number.isFinite(endsInMs));
}

const PAYMENT = {
  ...{ version: 1, paidOn: '2026-11-01', form: 'pix', principalCents: 100 },
  ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
};

const ACCOUNT = { name: 'Caixa', kind: 'cash', openingCents: 0, openingOn: '2026-01-01' };

const INSTALLMENTS = {
  ...{ kind: 'payable' as const, counterparty: 'Padaria', category: 'Compras', form: 'pix' },
  ...{ issuedOn: '2026-11-01', totalCents: 100, installments: [{ dueOn: '2026-12-01', amountCents: 100 }] },
};

const OPERATIONS: Record<OperationId, Row> = {
  getToken: {
    call: (dispatch) =>
      dispatch(authApi.endpoints.signIn.initiate({ login: '1', password: 'senha' }, UNTRACKED)),
    schema: 'TokenResponse',
    isData: isOutcome,
  },
  getSession: {
    call: (dispatch) => dispatch(sessionApi.endpoints.getSession.initiate(undefined, QUERY)),
    schema: 'Session',
    isData: isSessionData,
  },
  endSession: empty((dispatch) => dispatch(sessionApi.endpoints.endSession.initiate('a.b.c', UNTRACKED))),
  getSetup: json('SetupState', (dispatch) =>
    dispatch(setupApi.endpoints.getSetup.initiate(undefined, QUERY)),
  ),
  setUp: empty((dispatch) =>
    dispatch(
      setupApi.endpoints.setUp.initiate(
        {
          ...{ secret: 'segredo', login: '1', name: 'Ana', password: 'senha longa' },
          company: { name: 'Empresa', timeZone: 'America/Sao_Paulo' },
        },
        UNTRACKED,
      ),
    ),
  ),
  changeAccount: json('Account', (dispatch) =>
    dispatch(accountApi.endpoints.changeAccount.initiate({ name: 'Ana' }, UNTRACKED)),
  ),
  listOwnSessions: json('OwnSessions', (dispatch) =>
    dispatch(accountApi.endpoints.listOwnSessions.initiate(undefined, QUERY)),
  ),
  endOwnSessions: empty(
    (dispatch) =>
      dispatch(accountApi.endpoints.endOwnSessions.initiate({ currentPassword: 'senha' }, UNTRACKED)),
    isNull,
  ),
  changePassword: empty(
    (dispatch) =>
      dispatch(
        accountApi.endpoints.changePassword.initiate(
          { currentPassword: 'antiga senha', newPassword: 'outra senha' },
          UNTRACKED,
        ),
      ),
    isNull,
  ),
  listUsers: json('UserList', (dispatch) =>
    dispatch(usersApi.endpoints.listUsers.initiate(undefined, QUERY)),
  ),
  listMoneyAccounts: json('MoneyAccountList', (dispatch) =>
    dispatch(moneyAccountsApi.endpoints.listMoneyAccounts.initiate(undefined, QUERY)),
  ),
  addMoneyAccount: json('MoneyAccount', (dispatch) =>
    dispatch(moneyAccountsApi.endpoints.addMoneyAccount.initiate(ACCOUNT, UNTRACKED)),
  ),
  changeMoneyAccount: json('MoneyAccount', (dispatch) =>
    dispatch(
      moneyAccountsApi.endpoints.changeMoneyAccount.initiate(
        { id: '2', body: { ...ACCOUNT, version: 1, isArchived: false } },
        UNTRACKED,
      ),
    ),
  ),
  listAccountMovements: json('AccountMovements', (dispatch) =>
    dispatch(moneyAccountsApi.endpoints.listAccountMovements.initiate({ id: '2' }, QUERY)),
  ),
  addTransfer: json('Transfer', (dispatch) =>
    dispatch(
      moneyAccountsApi.endpoints.addTransfer.initiate(
        { fromAccountId: '1', toAccountId: '2', movedOn: '2026-11-01', cents: 100 },
        UNTRACKED,
      ),
    ),
  ),
  voidTransfer: json('Transfer', (dispatch) =>
    dispatch(
      moneyAccountsApi.endpoints.voidTransfer.initiate({ id: '5', body: { reason: 'Engano' } }, UNTRACKED),
    ),
  ),
  listMonths: json('MonthList', (dispatch) =>
    dispatch(monthsApi.endpoints.listMonths.initiate(undefined, QUERY)),
  ),
  closeMonth: json('MonthList', (dispatch) =>
    dispatch(monthsApi.endpoints.closeMonth.initiate({ month: '2026-10', version: 1 }, UNTRACKED)),
  ),
  reopenMonth: json('MonthList', (dispatch) =>
    dispatch(
      monthsApi.endpoints.reopenMonth.initiate({ month: '2026-10', version: 2, reason: 'Engano' }, UNTRACKED),
    ),
  ),
  addUser: json('User', (dispatch) =>
    dispatch(usersApi.endpoints.addUser.initiate({ login: '2', name: 'Caio', role: 'editor' }, UNTRACKED)),
  ),
  changeUser: json('User', (dispatch) =>
    dispatch(usersApi.endpoints.changeUser.initiate({ id: '1', body: USER }, UNTRACKED)),
  ),
  changeUserAccess: json('User', (dispatch) =>
    dispatch(usersApi.endpoints.changeUserAccess.initiate({ id: '1', body: BLOCK }, UNTRACKED)),
  ),
  makePasswordLink: json('PasswordLink', (dispatch) =>
    dispatch(usersApi.endpoints.makePasswordLink.initiate({ id: '1', body: { version: 1 } }, UNTRACKED)),
  ),
  checkPasswordLink: json('LinkUser', (dispatch) =>
    dispatch(passwordLinkApi.endpoints.checkPasswordLink.initiate({ secret: 's' }, UNTRACKED)),
  ),
  setPassword: empty((dispatch) =>
    dispatch(
      passwordLinkApi.endpoints.setPassword.initiate({ secret: 's', newPassword: 'uma senha' }, UNTRACKED),
    ),
  ),
  listDashboards: {
    call: (dispatch) => dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined, QUERY)),
    schema: 'DashboardList',
    isData: (data) => matchesSchema('DashboardList', { dashboards: data }),
  },
  getDashboard: {
    call: (dispatch) => dispatch(dashboardApi.endpoints.getDashboard.initiate({ code: 'vendas' }, QUERY)),
    schema: 'Dashboard',
    isData: isDashboardData,
  },
  getDay: json('CompanyDay', (dispatch) => dispatch(dayApi.endpoints.getDay.initiate(undefined, QUERY))),
  summarizeEntries: json('EntrySummary', (dispatch) =>
    dispatch(entriesApi.endpoints.summarizeEntries.initiate({}, QUERY)),
  ),
  suggestCounterparties: json('CounterpartyList', (dispatch) =>
    dispatch(
      counterpartiesApi.endpoints.suggestCounterparties.initiate(
        { search: 'padaria', kind: 'receivable' },
        QUERY,
      ),
    ),
  ),
  search: json('SearchResult', (dispatch) =>
    dispatch(searchApi.endpoints.search.initiate({ q: 'padaria' }, QUERY)),
  ),
  listEvents: json('EventList', (dispatch) => dispatch(eventsApi.endpoints.listEvents.initiate({}, QUERY))),
  exportEvents: file((dispatch) =>
    dispatch(eventsApi.endpoints.exportEvents.initiate({ format: 'csv' }, UNTRACKED)),
  ),
  exportMonth: file((dispatch) =>
    dispatch(monthsApi.endpoints.exportMonth.initiate({ month: '2026-10', format: 'xlsx' }, UNTRACKED)),
  ),
  listEntries: json('EntryList', (dispatch) =>
    dispatch(entriesApi.endpoints.listEntries.initiate({ status: 'overdue' }, QUERY)),
  ),
  exportEntries: file((dispatch) =>
    dispatch(entriesApi.endpoints.exportEntries.initiate({ format: 'csv' }, UNTRACKED)),
  ),
  exportSelection: file((dispatch) =>
    dispatch(entriesApi.endpoints.exportSelection.initiate(SELECTION, UNTRACKED)),
  ),
  reportEntries: file((dispatch) =>
    dispatch(entriesApi.endpoints.reportEntries.initiate({ parameters: {}, ...SELECTION }, UNTRACKED)),
  ),
  listCategories: json('CategoryList', (dispatch) =>
    dispatch(entryApi.endpoints.listCategories.initiate(undefined, QUERY)),
  ),
  getEntry: json('Entry', (dispatch) => dispatch(entryApi.endpoints.getEntry.initiate('1', QUERY))),
  getEntryHistory: json('EntryHistory', (dispatch) =>
    dispatch(entryApi.endpoints.getEntryHistory.initiate('1', QUERY)),
  ),
  addEntry: json('Entry', (dispatch) => dispatch(entryApi.endpoints.addEntry.initiate(VALUES, UNTRACKED))),
  addInstallments: json('AddedEntries', (dispatch) =>
    dispatch(entryApi.endpoints.addInstallments.initiate(INSTALLMENTS, UNTRACKED)),
  ),
  addSeries: json('AddedEntries', (dispatch) =>
    dispatch(entryApi.endpoints.addSeries.initiate({ ...VALUES, rhythm: 'month' }, UNTRACKED)),
  ),
  changeOccurrences: json('ChangedOccurrences', (dispatch) =>
    dispatch(
      entryApi.endpoints.changeOccurrences.initiate(
        { id: '1', body: { ...VALUES, version: 1, scope: 'open' } },
        UNTRACKED,
      ),
    ),
  ),
  deleteOccurrences: json('ChangedOccurrences', (dispatch) =>
    dispatch(
      entryApi.endpoints.deleteOccurrences.initiate(
        { id: '1', body: { version: 1, scope: 'open' } },
        UNTRACKED,
      ),
    ),
  ),
  changeEntry: json('Entry', (dispatch) =>
    dispatch(entryApi.endpoints.changeEntry.initiate({ id: '1', values: VALUES }, UNTRACKED)),
  ),
  changeEntries: json('ChangedEntries', (dispatch) =>
    dispatch(
      entryApi.endpoints.changeEntries.initiate(
        { entries: [{ id: '1', version: 1, form: 'pix' }] },
        UNTRACKED,
      ),
    ),
  ),
  payEntries: json('EntryCount', (dispatch) =>
    dispatch(
      entryApi.endpoints.payEntries.initiate(
        { entries: [{ id: '1', paidOn: '2026-11-01', paidCents: 100 }] },
        UNTRACKED,
      ),
    ),
  ),
  addPayment: json('Entry', (dispatch) =>
    dispatch(
      entryApi.endpoints.addPayment.initiate(
        {
          id: '1',
          payment: PAYMENT,
        },
        UNTRACKED,
      ),
    ),
  ),
  voidPayment: json('Entry', (dispatch) =>
    dispatch(
      entryApi.endpoints.voidPayment.initiate(
        { id: '1', paymentId: '2', body: { version: 1, reason: 'Engano' } },
        UNTRACKED,
      ),
    ),
  ),
  refundPayment: json('Entry', (dispatch) =>
    dispatch(
      entryApi.endpoints.refundPayment.initiate({ id: '1', paymentId: '2', refund: PAYMENT }, UNTRACKED),
    ),
  ),
  deleteEntries: empty(
    (dispatch) => dispatch(entryApi.endpoints.deleteEntries.initiate(SELECTION, UNTRACKED)),
    isNull,
  ),
  restoreEntries: empty(
    (dispatch) => dispatch(entryApi.endpoints.restoreEntries.initiate(SELECTION, UNTRACKED)),
    isNull,
  ),
  listSeries: json('SeriesList', (dispatch) => dispatch(seriesApi.endpoints.listSeries.initiate({}, QUERY))),
  getSeries: json('RecurringSeries', (dispatch) =>
    dispatch(seriesApi.endpoints.getSeries.initiate('1', QUERY)),
  ),
  previewSeriesEnd: json('EndOfSeries', (dispatch) =>
    dispatch(seriesApi.endpoints.previewSeriesEnd.initiate({ id: '1', lastDueOn: null }, QUERY)),
  ),
  changeSeriesEnd: json('ChangedSeriesEnd', (dispatch) =>
    dispatch(
      seriesApi.endpoints.changeSeriesEnd.initiate(
        { id: '1', body: { version: 1, lastDueOn: null } },
        UNTRACKED,
      ),
    ),
  ),
  getCategoryChart: json('CategoryChart', (dispatch) =>
    dispatch(categoriesApi.endpoints.getCategoryChart.initiate(undefined, QUERY)),
  ),
  changeCategories: json('CategoryChart', (dispatch) =>
    dispatch(categoriesApi.endpoints.changeCategories.initiate(CHART, UNTRACKED)),
  ),
  mergeCategory: json('CategoryChart', (dispatch) =>
    dispatch(categoriesApi.endpoints.mergeCategory.initiate(MERGE, UNTRACKED)),
  ),
  undoMerge: json('CategoryChart', (dispatch) =>
    dispatch(categoriesApi.endpoints.undoMerge.initiate({ version: 1, id: '2' }, UNTRACKED)),
  ),
  getCompany: json('Company', (dispatch) =>
    dispatch(companyApi.endpoints.getCompany.initiate(undefined, QUERY)),
  ),
  changeCompany: json('Company', (dispatch) =>
    dispatch(companyApi.endpoints.changeCompany.initiate(COMPANY, UNTRACKED)),
  ),
  listImports: json('ImportList', (dispatch) =>
    dispatch(importsApi.endpoints.listImports.initiate(undefined, QUERY)),
  ),
  previewImport: json('ImportPreview', (dispatch) =>
    dispatch(importsApi.endpoints.previewImport.initiate(makeUpload(), UNTRACKED)),
  ),
  importEntries: json('ImportResult', (dispatch) =>
    dispatch(importsApi.endpoints.importEntries.initiate(makeUpload(), UNTRACKED)),
  ),
  undoImport: json('ImportUndone', (dispatch) =>
    dispatch(importsApi.endpoints.undoImport.initiate('1', UNTRACKED)),
  ),
  compareBankBalance: json('BalanceComparison', (dispatch) =>
    dispatch(statementsApi.endpoints.compareBankBalance.initiate('1', QUERY)),
  ),
  listProposals: json('ProposalList', (dispatch) =>
    dispatch(reconciliationApi.endpoints.listProposals.initiate('1', QUERY)),
  ),
  listLineCandidates: json('LineCandidates', (dispatch) =>
    dispatch(reconciliationApi.endpoints.listLineCandidates.initiate({ id: '41' }, QUERY)),
  ),
  reconcileLines: json('Reconciled', (dispatch) =>
    dispatch(
      reconciliationApi.endpoints.reconcileLines.initiate(
        { accountId: '1', body: { lines: [{ id: '41', version: 1, payments: ['5'] }] } },
        UNTRACKED,
      ),
    ),
  ),
  recordLine: json('Reconciled', (dispatch) =>
    dispatch(
      reconciliationApi.endpoints.recordLine.initiate(
        { id: '41', body: { version: 1, transfer: { otherAccountId: '2' } } },
        UNTRACKED,
      ),
    ),
  ),
  unmatchLine: empty(
    (dispatch) =>
      dispatch(
        reconciliationApi.endpoints.unmatchLine.initiate({ id: '41', body: { version: 2 } }, UNTRACKED),
      ),
    isNull,
  ),
  ignoreLine: empty(
    (dispatch) =>
      dispatch(
        reconciliationApi.endpoints.ignoreLine.initiate(
          { id: '41', body: { version: 1, reason: 'Tarifa' } },
          UNTRACKED,
        ),
      ),
    isNull,
  ),
  restoreLine: empty(
    (dispatch) =>
      dispatch(
        reconciliationApi.endpoints.restoreLine.initiate({ id: '41', body: { version: 2 } }, UNTRACKED),
      ),
    isNull,
  ),
  listStatementLines: json('StatementLineList', (dispatch) =>
    dispatch(statementsApi.endpoints.listStatementLines.initiate({ id: '1' }, QUERY)),
  ),
  previewStatement: json('StatementPreview', (dispatch) =>
    dispatch(statementsApi.endpoints.previewStatement.initiate(makeUpload(), UNTRACKED)),
  ),
  importStatement: json('StatementResult', (dispatch) =>
    dispatch(statementsApi.endpoints.importStatement.initiate(makeUpload(), UNTRACKED)),
  ),
  undoStatementImport: json('StatementUndone', (dispatch) =>
    dispatch(statementsApi.endpoints.undoStatementImport.initiate('1', UNTRACKED)),
  ),
  getImportTemplate: file((dispatch) =>
    dispatch(importsApi.endpoints.getImportTemplate.initiate(undefined, UNTRACKED)),
  ),
};

/** What the edge of the network gives to a call. Null: the connection is lost. */
type Sent = { status: number; headers: Record<string, string>; body: string; isCut: boolean } | null;

const SUCCESS = {
  status: 200,
  headers: { 'content-type': 'application/json', date: 'Fri, 20 Nov 2026 12:00:00 GMT' },
  isCut: false,
};

const headerText = fc
  .oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
    anyText,
  )
  .map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, ''));

const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(
        'application/json',
        'text/html',
        'text/csv',
        'application/octet-stream',
        'application/pdf',
      ),
      headerText,
    ),
    'content-disposition': fc.oneof(
      headerText,
      headerText.map((name) => `attachment; filename="${name}"`),
      headerText.map((name) => `attachment; filename*=UTF-8''${name}`),
    ),
    'content-language': fc.oneof(fc.constantFrom('pt-BR', 'en, es'), headerText),
    date: fc.oneof(fc.constant('Fri, 20 Nov 2026 12:00:00 GMT'), headerText),
    etag: headerText,
    'retry-after': fc.oneof(
      fc.integer().map(String),
      fc.constantFrom('Fri, 20 Nov 2026 12:00:09 GMT', '1e3', '9'.repeat(30)),
      headerText,
    ),
    'x-request-id': headerText,
  },
  { requiredKeys: [] },
);

const statuses = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(200, 201) },
  { weight: 3, arbitrary: fc.constantFrom(204, 304, 400, 401, 403, 404, 405, 409, 422, 429, 500, 501, 503) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 599 }) },
);

function makeResponses(schema: string): fc.Arbitrary<Sent> {
  const texts = damagedValuesOf(schema).map((value) => JSON.stringify(value));
  const body = fc.oneof(
    { weight: 4, arbitrary: texts },
    {
      weight: 1,
      arbitrary: fc.tuple(texts, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    },
    fc.constantFrom('', ' ', 'null', '[]', '{}', '0', '"', '<!doctype html><p>Wi-Fi</p>', '['.repeat(20_000)),
    anyText,
  );
  return fc.oneof(
    { weight: 30, arbitrary: fc.record({ status: statuses, headers, body, isCut: fc.constant(false) }) },
    { weight: 1, arbitrary: fc.record({ status: statuses, headers, body, isCut: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

/** Makes a body that the network ends before it is complete. */
const cut = (text: string) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

let response: Sent = null;
let sent: jest.SpyInstance;
let warned: jest.SpyInstance;
let store: ReturnType<typeof makeStore>;

beforeEach(async () => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (response === null) return Promise.reject(new TypeError('Failed to fetch'));
    const { status, headers: fields, body, isCut } = response;
    const content = WITHOUT_BODY.includes(status) ? null : isCut ? cut(body) : body;
    return Promise.resolve(new Response(content, { status, headers: fields }));
  });
  stored.clear();
  store = makeStore();
  // The submissions have keys, so they take the longest way.
  const session = { login: '1', name: 'Ana', role: 'admin', expiresAt: '2026-11-20T20:00:00Z' };
  response = {
    status: 200,
    headers: {},
    isCut: false,
    body: JSON.stringify({ ...session, idempotencyKey: true }),
  };
  await OPERATIONS.getSession.call(store.dispatch);
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  sent.mockRestore();
  warned.mockRestore();
});

/** Checks that an error is one of the portal, and that its sentences can be made. */
function checkError(error: unknown): void {
  expect(KINDS).toContain(fieldOf(error, 'kind'));
  const known = error as CallError;
  expect(typeof known.text).toBe('string');
  expect(failureText(known)).toBeDefined();
  expect(describeRefusal(known)).toBeDefined();
  if (known.kind !== 'http') return;
  const { body, status, waitSeconds = 1 } = known;
  expect(status).toBe(response?.status);
  expect(waitSeconds).toBeGreaterThanOrEqual(1);
  expect(waitSeconds).toBeLessThanOrEqual(86_400);
  for (const read of [readProblems, readChangedBy, readConflictIds, readMaxEntries])
    expect(() => read(body)).not.toThrow();
}

describe.each(Object.entries(OPERATIONS))('%s', (_id, { call, schema, isData }) => {
  checkProperty(
    'makes data of its schema or a known error of every response [specification §8.28]',
    fc.asyncProperty(makeResponses(schema ?? 'Problem'), async (one) => {
      response = one;
      const { data, error } = await call(store.dispatch);
      if (error !== undefined) checkError(error);
      else if (data !== null || schema === null) expect(isData(data)).toBe(true);
    }),
  );

  if (schema === null) return;
  const successes = valuesOf(schema).map((value) => ({ ...SUCCESS, body: JSON.stringify(value) }));
  checkProperty(
    'accepts each response of its schema without a loss [specification §8.28]',
    fc.asyncProperty(successes, async (one) => {
      response = one;
      const { data, error } = await call(store.dispatch);
      expect(error).toBeUndefined();
      expect(isData(data)).toBe(true);
      expect(warned).not.toHaveBeenCalled();
    }),
  );
});
