// The portal's calls reach the reference backend through a proxy that loses one response. Nothing may be stored twice.
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  activity,
  company,
  entries,
  imports,
  series,
  submissions,
  users,
} from '../../server/database/tables';
import type { Database } from '../../server/database/database';
import { loadDescription } from '../../server/http/description';
import { accountApi } from '../../src/api/account';
import { api } from '../../src/api/api';
import { clearResponses } from '../../src/api/clearResponses';
import { toCallError } from '../../src/api/callError';
import type { CallError } from '../../src/api/callError';
import { categoriesApi } from '../../src/api/categories';
import { companyApi } from '../../src/api/company';
import { entryApi } from '../../src/api/entry';
import type { Entry } from '../../src/api/entries';
import { importsApi } from '../../src/api/imports';
import { monthsApi } from '../../src/api/months';
import { moneyAccountsApi } from '../../src/api/moneyAccounts';
import { seriesApi } from '../../src/api/series';
import { reconciliationApi } from '../../src/api/reconciliation';
import { statementsApi } from '../../src/api/statements';
import { describeSubmission } from '../../src/controls/describeSubmission';
import { signedIn } from '../../src/store/session';
import { addUser, buildTestApp, fetchToken, makeTestClock } from '../support/backend/app';
import { openTestDatabase, replaceCategories } from '../support/backend/database';
import {
  BLOCK,
  CASH_ACCOUNT,
  CHANGED_ACCOUNT,
  CHART,
  CLOSING,
  COMPANY,
  ENTRY,
  INSTALLMENTS,
  LINES,
  LINE_RECORD,
  makeReconciliation,
  readLineIds,
  writeLineIds,
  type LineIds,
  makeTransfer,
  MERGE,
  NEW_USER,
  OCCURRENCES,
  PAYMENT,
  REFUND,
  REOPENING,
  SERIES,
  SERIES_END,
  STATEMENT,
  STATEMENT_CHOICES,
  STORED_CATEGORIES,
  USER,
} from '../support/backend/changes';
import { usersApi } from '../../src/api/users';
import { makeStoreWithoutPage } from '../support/storeWithoutPage';
import { emptyBank } from '../support/backend/emptyBank';
import { addLine, emptyLines } from '../support/backend/statementLines';
import { emptyEvents } from '../support/backend/emptyEvents';

const INPUT = { ...ENTRY, paidOn: null, paidCents: null };
const FILE = new File([LINES], 'contas.csv', { type: 'text/csv' });

type Store = Awaited<ReturnType<typeof makeStoreWithoutPage>>;
type Result = { data?: unknown; error?: object | undefined };
type Change = {
  prepare?:
    | 'entry'
    | 'series'
    | 'rule'
    | 'payment'
    | 'deleted'
    | 'import'
    | 'statement'
    | 'chart'
    | 'merge'
    | 'user'
    | 'account'
    | 'transfer'
    | 'closed'
    | 'line'
    | 'reconciled'
    | 'ignored';
  send: (store: Store, id: string) => Promise<Result>;
};

const untracked = { track: false } as const;
const { addEntry, changeEntry, changeEntries, payEntries, deleteEntries, restoreEntries } =
  entryApi.endpoints;
const { addSeries, changeOccurrences, deleteOccurrences } = entryApi.endpoints;
const { addInstallments, addPayment, voidPayment, refundPayment, getEntryHistory } = entryApi.endpoints;
const { changeCategories, mergeCategory, undoMerge } = categoriesApi.endpoints;
const { addMoneyAccount, changeMoneyAccount, addTransfer, voidTransfer } = moneyAccountsApi.endpoints;
const { closeMonth, reopenMonth } = monthsApi.endpoints;
const { addUser: addNewUser, changeUser, changeUserAccess } = usersApi.endpoints;
const { importEntries, undoImport } = importsApi.endpoints;
const upload = { file: FILE, choices: {} };
const { importStatement, undoStatementImport } = statementsApi.endpoints;
const { reconcileLines, recordLine, unmatchLine, ignoreLine, restoreLine } = reconciliationApi.endpoints;
const reconcile = (store: Store, ids: LineIds) =>
  store.dispatch(reconcileLines.initiate({ accountId: '1', body: makeReconciliation(ids) }, untracked));
const ignore = (store: Store, { lineId: id }: LineIds) =>
  store.dispatch(ignoreLine.initiate({ id, body: { version: 1, reason: 'Tarifa' } }, untracked));
const statement = {
  file: new File([STATEMENT], 'extrato.csv', { type: 'text/csv' }),
  choices: STATEMENT_CHOICES,
};

/** Each writing operation. `prepare` makes the record whose id it needs. */
const CHANGES: Record<string, Change> = {
  addEntry: { send: (store) => store.dispatch(addEntry.initiate(INPUT, untracked)) },
  addInstallments: { send: (store) => store.dispatch(addInstallments.initiate(INSTALLMENTS, untracked)) },
  addSeries: { send: (store) => store.dispatch(addSeries.initiate(SERIES, untracked)) },
  changeOccurrences: {
    prepare: 'series',
    send: (store, id) => store.dispatch(changeOccurrences.initiate({ id, body: OCCURRENCES }, untracked)),
  },
  deleteOccurrences: {
    prepare: 'series',
    send: (store, id) =>
      store.dispatch(deleteOccurrences.initiate({ id, body: { version: 1, scope: 'open' } }, untracked)),
  },
  changeSeriesEnd: {
    prepare: 'rule',
    send: (store, id) =>
      store.dispatch(seriesApi.endpoints.changeSeriesEnd.initiate({ id, body: SERIES_END }, untracked)),
  },
  changeEntry: {
    prepare: 'entry',
    send: (store, id) =>
      store.dispatch(
        changeEntry.initiate({ id, values: { ...INPUT, amountCents: 5, version: 1 } }, untracked),
      ),
  },
  changeEntries: {
    prepare: 'entry',
    send: (store, id) =>
      store.dispatch(changeEntries.initiate({ entries: [{ id, version: 1, form: 'pix' }] }, untracked)),
  },
  payEntries: {
    prepare: 'entry',
    send: (store, id) => {
      const payment = { id, paidOn: '2026-11-19', paidCents: 45_090, version: 1 };
      return store.dispatch(payEntries.initiate({ entries: [payment] }, untracked));
    },
  },
  addPayment: {
    prepare: 'entry',
    send: (store, id) => store.dispatch(addPayment.initiate({ id, payment: PAYMENT }, untracked)),
  },
  voidPayment: {
    prepare: 'payment',
    send: async (store, id) => {
      const paymentId = await findPayment(store, id);
      const body = { version: 2, reason: 'Engano' };
      return store.dispatch(voidPayment.initiate({ id, paymentId, body }, untracked));
    },
  },
  refundPayment: {
    prepare: 'payment',
    send: async (store, id) => {
      const paymentId = await findPayment(store, id);
      return store.dispatch(refundPayment.initiate({ id, paymentId, refund: REFUND }, untracked));
    },
  },
  deleteEntries: {
    prepare: 'entry',
    send: (store, id) =>
      store.dispatch(deleteEntries.initiate({ ids: [id], versions: [{ id, version: 1 }] }, untracked)),
  },
  restoreEntries: {
    prepare: 'deleted',
    send: (store, id) => store.dispatch(restoreEntries.initiate({ ids: [id] }, untracked)),
  },
  changeCategories: {
    prepare: 'chart',
    send: (store) => store.dispatch(changeCategories.initiate(CHART, untracked)),
  },
  mergeCategory: {
    prepare: 'chart',
    send: (store) => store.dispatch(mergeCategory.initiate(MERGE, untracked)),
  },
  undoMerge: {
    prepare: 'merge',
    send: (store) => store.dispatch(undoMerge.initiate({ version: 1, id: '2' }, untracked)),
  },
  changeCompany: {
    send: (store) => store.dispatch(companyApi.endpoints.changeCompany.initiate(COMPANY, untracked)),
  },
  importEntries: { send: (store) => store.dispatch(importEntries.initiate(upload, untracked)) },
  importStatement: { send: (store) => store.dispatch(importStatement.initiate(statement, untracked)) },
  reconcileLines: { prepare: 'line', send: (store, ids) => reconcile(store, readLineIds(ids)) },
  recordLine: {
    prepare: 'line',
    send: (store, ids) =>
      store.dispatch(recordLine.initiate({ id: readLineIds(ids).lineId, body: LINE_RECORD }, untracked)),
  },
  unmatchLine: {
    prepare: 'reconciled',
    send: (store, id) => store.dispatch(unmatchLine.initiate({ id, body: { version: 2 } }, untracked)),
  },
  ignoreLine: { prepare: 'line', send: (store, ids) => ignore(store, readLineIds(ids)) },
  restoreLine: {
    prepare: 'ignored',
    send: (store, id) => store.dispatch(restoreLine.initiate({ id, body: { version: 2 } }, untracked)),
  },
  undoStatementImport: {
    prepare: 'statement',
    send: (store, id) => store.dispatch(undoStatementImport.initiate(id, untracked)),
  },
  undoImport: {
    prepare: 'import',
    send: (store, id) => store.dispatch(undoImport.initiate(id, untracked)),
  },
  addMoneyAccount: {
    send: (store) => store.dispatch(addMoneyAccount.initiate(CASH_ACCOUNT, untracked)),
  },
  changeMoneyAccount: {
    prepare: 'account',
    send: (store, id) =>
      store.dispatch(changeMoneyAccount.initiate({ id, body: CHANGED_ACCOUNT }, untracked)),
  },
  addTransfer: {
    prepare: 'account',
    send: (store, id) => store.dispatch(addTransfer.initiate(makeTransfer(id), untracked)),
  },
  voidTransfer: {
    prepare: 'transfer',
    send: (store, id) => store.dispatch(voidTransfer.initiate({ id, body: { reason: 'Engano' } }, untracked)),
  },
  closeMonth: {
    prepare: 'entry',
    send: (store) => store.dispatch(closeMonth.initiate(CLOSING, untracked)),
  },
  reopenMonth: {
    prepare: 'closed',
    send: (store) => store.dispatch(reopenMonth.initiate(REOPENING, untracked)),
  },
  addUser: {
    send: (store) => store.dispatch(addNewUser.initiate({ ...NEW_USER, login: '7' }, untracked)),
  },
  changeUser: {
    prepare: 'user',
    send: (store, id) => store.dispatch(changeUser.initiate({ id, body: USER }, untracked)),
  },
  changeUserAccess: {
    prepare: 'user',
    send: (store, id) => store.dispatch(changeUserAccess.initiate({ id, body: BLOCK }, untracked)),
  },
  changeAccount: {
    send: (store) =>
      store.dispatch(accountApi.endpoints.changeAccount.initiate({ name: 'Ana Lima' }, untracked)),
  },
  endOwnSessions: {
    send: (store) =>
      store.dispatch(
        accountApi.endpoints.endOwnSessions.initiate({ currentPassword: 'portaria-demo' }, untracked),
      ),
  },
  changePassword: {
    send: (store) =>
      store.dispatch(
        accountApi.endpoints.changePassword.initiate(
          { currentPassword: 'portaria-demo', newPassword: 'outra senha longa' },
          untracked,
        ),
      ),
  },
};

type Received = { status: number; type: string; body: Buffer };

/** How a proxy loses a response that the backend has sent. */
const LOSSES: Record<string, (response: ServerResponse, received: Received) => void> = {
  'a reset': (response) => response.destroy(),
  'a 502': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  'a cut body': (response, { status, type, body }) => {
    const headers = { 'content-type': type || 'application/json', 'content-length': body.length + 100 };
    response.writeHead(status === 204 ? 200 : status, headers);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'an empty 201': (response) => response.writeHead(201).end(),
  'a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel</h1>'),
};

let database: Database;
let app: FastifyInstance;
let proxy: Server;
/** How the next response to a change is lost. */
let nextLoss: (typeof LOSSES)[string] | null = null;
let isDeclared = true;
let sentKeys: (string | undefined)[] = [];
const clock = makeTestClock();

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const isChange = method !== 'GET';
  if (isChange) sentKeys.push(headers['idempotency-key']?.toString());
  const { authorization, 'content-type': contentType, 'idempotency-key': key } = headers;
  const result = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: await readBody(request),
  });
  const type = String(result.headers['content-type'] ?? '');
  let body = result.rawPayload;
  if (url === '/api/session' && !isDeclared)
    body = Buffer.from(JSON.stringify({ ...result.json<object>(), idempotencyKey: undefined }));
  if (isChange && nextLoss !== null) {
    const lose = nextLoss;
    nextLoss = null;
    lose(response, { status: result.statusCode, type, body });
    return;
  }
  response.writeHead(result.statusCode, { ...(type !== '' && { 'content-type': type }) }).end(body);
}

beforeAll(async () => {
  database = await openTestDatabase();
  await database.queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [{ name: 'Vendas', incomeStatementGroup: 'revenue' }]);
  app = await buildTestApp(database, { clock: clock.read });
  proxy = createServer((request, response) => void forward(request, response));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await app.close();
  await database.close();
});

beforeEach(async () => {
  await database.queries.update(company).set({ closedUntil: null, version: 1 });
  await emptyEvents(database);
  await emptyLines(database);
  await emptyBank(database);
  for (const table of [entries, series, imports, submissions, users]) await database.queries.delete(table);
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  nextLoss = null;
  isDeclared = true;
  sentKeys = [];
});

/** Opens the portal's store, with the session of Ana or of another login. `stored` is the storage of the browser. */
async function openPortal(stored = new Map<string, string>(), login = '1'): Promise<Store> {
  const { port } = proxy.address() as AddressInfo;
  const apiBaseUrl = `http://127.0.0.1:${String(port)}/api/`;
  const store = await makeStoreWithoutPage({ apiBaseUrl, address: '/app/entries' }, stored);
  const token = await fetchToken(app, login);
  store.dispatch(signedIn({ token, user: { statusLogin: 0, ds_Token: token } }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return store;
}

async function prepare(store: Store, what: Change['prepare']): Promise<string> {
  if (what === undefined) return '';
  if (what === 'user') {
    const { data } = await store.dispatch(addNewUser.initiate({ ...NEW_USER, login: '5' }, untracked));
    return data?.id ?? '';
  }
  if (what === 'account' || what === 'transfer') {
    const { data } = await store.dispatch(addMoneyAccount.initiate(CASH_ACCOUNT, untracked));
    const { id }: { id: string } = data ?? { id: '' };
    if (what === 'account') return id;
    return (await store.dispatch(addTransfer.initiate(makeTransfer(id), untracked))).data?.id ?? '';
  }
  if (what === 'statement') {
    const { data } = await store.dispatch(importStatement.initiate(statement, untracked));
    return data?.id ?? '';
  }
  if (what === 'import') {
    const { data } = await store.dispatch(importEntries.initiate(upload, untracked));
    return data?.id ?? '';
  }
  if (what === 'chart' || what === 'merge') {
    await replaceCategories(database, STORED_CATEGORIES);
    if (what === 'merge') await store.dispatch(mergeCategory.initiate(MERGE, untracked));
    return '';
  }
  if (what === 'series') {
    const { data } = await store.dispatch(addSeries.initiate(SERIES, untracked));
    return data?.ids[0] ?? '';
  }
  if (what === 'rule') {
    await store.dispatch(addSeries.initiate(SERIES, untracked));
    const [one] = await database.queries.select({ id: series.id }).from(series);
    return String(one?.id);
  }
  const { data } = await store.dispatch(addEntry.initiate(INPUT, untracked));
  const { id }: Pick<Entry, 'id'> = data ?? { id: '' };
  if (what === 'line' || what === 'reconciled' || what === 'ignored') {
    const lineId = await addLine(database, { cents: ENTRY.amountCents });
    const ids = { lineId, entryId: id };
    if (what === 'line') return writeLineIds(ids);
    await (what === 'reconciled' ? reconcile(store, ids) : ignore(store, ids));
    return lineId;
  }
  if (what === 'payment') await store.dispatch(addPayment.initiate({ id, payment: PAYMENT }, untracked));
  if (what === 'closed') await store.dispatch(closeMonth.initiate(CLOSING, untracked));
  if (what === 'deleted') await store.dispatch(deleteEntries.initiate({ ids: [id] }, untracked));
  return id;
}

/** Returns the id of the first payment of an entry. */
async function findPayment(store: Store, id: string): Promise<string> {
  const load = getEntryHistory.initiate(id, { forceRefetch: true, subscribe: false });
  const { data: history } = await store.dispatch(load);
  return history?.payments[0]?.id ?? '';
}

/** What was done, and how often. */
const readTraces = async () => ({
  actions: (await database.queries.select().from(activity)).length,
  entries: (await database.queries.select().from(entries)).length,
  submissions: (await database.queries.select().from(submissions)).length,
});

/** The keys of all requests, each one once. */
const listKeys = () => [...new Set(sentKeys.filter((key) => key !== undefined))];

const readError = ({ error }: Result): CallError | null => (error ? toCallError(error) : null);

it('a lost response is tested for each operation with a key, and for no other', async () => {
  const { routes } = await loadDescription(resolve('api-spec', 'openapi.yaml'));
  const ids = routes.filter(({ submitStatus }) => submitStatus !== null).map(({ id }) => id);
  expect(ids.sort()).toEqual(Object.keys(CHANGES).sort());
});

/** `npm test` runs one loss of each operation, another one each time. Without a declaration it runs each loss once. */
const TABLE = Object.entries(CHANGES).flatMap(([name, change], row) =>
  Object.entries(LOSSES).map(([loss, lose], column, all) => ({
    ...{ name, loss, change, lose },
    tag: row % all.length === column ? '' : ' @long',
    undeclaredTag: row === column ? '' : ' @long',
  })),
);

it.each(TABLE)(
  '$name is done once if $loss replaces its response and it is sent again$tag [specification §7.62]',
  async ({ change, lose }) => {
    const store = await openPortal();
    const id = await prepare(store, change.prepare);
    sentKeys = [];
    nextLoss = lose;
    const before = await readTraces();
    const first = readError(await change.send(store, id));
    const traces = await readTraces();
    expect(traces.submissions).toBe(before.submissions + 1);
    // An operation without a body accepts an empty response.
    if (first === null) return;
    expect(describeSubmission(first)?.messageId).toBe('submission.lost.repeatable');
    expect(readError(await change.send(store, id))).toBeNull();
    expect(await readTraces()).toEqual(traces);
    const [key, again] = sentKeys;
    expect(key).toMatch(/^"[\w-]{1,64}"$/);
    expect(again).toBe(key);
  },
);

it.each(TABLE)(
  '$name is reported as unknown if $loss replaces its response, and no key is sent without a declaration$undeclaredTag [specification §7.63]',
  async ({ change, lose }) => {
    isDeclared = false;
    const store = await openPortal();
    const id = await prepare(store, change.prepare);
    nextLoss = lose;
    const error = readError(await change.send(store, id));
    if (error !== null) expect(describeSubmission(error)?.messageId).toBe('submission.lost');
    expect(listKeys()).toEqual([]);
  },
);

it('a reload and a new sign-in keep the key, and the content of the request is not stored [specification §3.33, §7.62]', async () => {
  const stored = new Map<string, string>();
  nextLoss = LOSSES['a 502'] ?? null;
  await CHANGES['addEntry']?.send(await openPortal(stored), '');
  expect(JSON.stringify([...stored])).not.toContain('Padaria');
  const reloaded = await openPortal(stored);
  expect(readError((await CHANGES['addEntry']?.send(reloaded, '')) ?? {})).toBeNull();
  expect((await readTraces()).entries).toBe(1);
  expect(listKeys()).toHaveLength(1);
  // The response is known now, so the next one is another entry.
  await CHANGES['addEntry']?.send(reloaded, '');
  expect((await readTraces()).entries).toBe(2);
  expect(stored.has('portal-submissions')).toBe(false);
});

it('the same values of another person in this browser are another submission, and the first key stays [specification §7.62]', async () => {
  const stored = new Map<string, string>();
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'admin' });
  nextLoss = LOSSES['a 502'] ?? null;
  await CHANGES['addEntry']?.send(await openPortal(stored), '');
  await CHANGES['addEntry']?.send(await openPortal(stored, '2'), '');
  await CHANGES['addEntry']?.send(await openPortal(stored), '');
  expect((await readTraces()).entries).toBe(2);
  expect(listKeys()).toHaveLength(2);
});

it('the key is found again if the session cannot be read [specification §7.62]', async () => {
  const stored = new Map<string, string>();
  nextLoss = LOSSES['a 502'] ?? null;
  await CHANGES['addEntry']?.send(await openPortal(stored), '');
  const store = await openPortal(stored);
  store.dispatch(clearResponses());
  await CHANGES['addEntry']?.send(store, '');
  expect((await readTraces()).entries).toBe(1);
  expect(stored.has('portal-submissions')).toBe(false);
});

it('other content is another submission [specification §7.62]', async () => {
  const store = await openPortal();
  nextLoss = LOSSES['a reset'] ?? null;
  await store.dispatch(addEntry.initiate(INPUT, untracked));
  await store.dispatch(addEntry.initiate({ ...INPUT, amountCents: 1 }, untracked));
  expect((await readTraces()).entries).toBe(2);
  expect(listKeys()).toHaveLength(2);
});

it('passwords leave no trace in the storage, and another one is told that the first was stored [specification §7.62]', async () => {
  const stored = new Map<string, string>();
  const store = await openPortal(stored);
  const { changePassword } = accountApi.endpoints;
  const change = async (newPassword: string) =>
    readError(
      await store.dispatch(
        changePassword.initiate({ currentPassword: 'portaria-demo', newPassword }, untracked),
      ),
    );
  nextLoss = LOSSES['a 502'] ?? null;
  await change('a primeira senha nova');
  const kept = stored.get('portal-submissions');
  expect(kept).toBeDefined();
  const error = await change('outra senha, ainda nova');
  expect(error && describeSubmission(error)?.messageId).toBe('submission.otherContent');
  expect(sentKeys[1]).toBe(sentKeys[0]);
});
