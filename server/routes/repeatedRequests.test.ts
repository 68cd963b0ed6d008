import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MIN_COST, makePasswords } from '../auth/passwords';
import { loadDescription } from '../http/description';
import {
  activity,
  company,
  entries,
  imports,
  payments,
  series,
  submissions,
  users,
} from '../database/tables';
import type { Database } from '../database/database';
import { addUser, buildTestApp, fetchToken, makeTestClock } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { replaceCategories } from '../../test/support/backend/database';
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
} from '../../test/support/backend/changes';
import { encodeForm } from '../../test/support/backend/forms';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { addLine, emptyLines } from '../../test/support/backend/statementLines';
import { emptyEvents } from '../../test/support/backend/emptyEvents';

type Sent = {
  method: 'POST' | 'PUT';
  path: string;
  body?: object | string;
  headers?: Record<string, string>;
};

const PROOF = { currentPassword: 'portaria-demo' };

type MakeSent = (id: string) => Sent | Promise<Sent>;
const reconcile = (ids: LineIds): Sent => ({
  ...{ method: 'POST', path: '/money-accounts/1/reconciliation', body: makeReconciliation(ids) },
});
const ignore = ({ lineId }: LineIds, reason = 'Tarifa'): Sent => ({
  ...{ method: 'POST', path: `/statements/lines/${lineId}/ignore`, body: { version: 1, reason } },
});
const record = ({ lineId }: LineIds, counterparty = LINE_RECORD.entry.counterparty): Sent => ({
  ...{ method: 'POST', path: `/statements/lines/${lineId}/record` },
  body: { ...LINE_RECORD, entry: { ...LINE_RECORD.entry, counterparty } },
});

/** An import of the file. Each call has a boundary of its own, like the retries of a browser. */
async function importOf(file: string): Promise<Sent> {
  const { payload, headers } = await encodeForm(file, {});
  return { method: 'POST', path: '/entries/imports', body: payload, headers };
}

async function statementOf(file: string): Promise<Sent> {
  const { payload, headers } = await encodeForm(file, STATEMENT_CHOICES);
  return { method: 'POST', path: '/statements', body: payload, headers };
}

/** Each writing operation. `prepare` returns the id that it needs. */
const CHANGES: Record<
  string,
  {
    prepare?:
      | 'entry'
      | 'series'
      | 'rule'
      | 'payment'
      | 'deleted'
      | 'import'
      | 'chart'
      | 'merge'
      | 'user'
      | 'account'
      | 'transfer'
      | 'closed'
      | 'statement'
      | 'line'
      | 'reconciled'
      | 'ignored';
    make: MakeSent;
    other: MakeSent;
  }
> = {
  addEntry: {
    make: () => ({ method: 'POST', path: '/entries', body: ENTRY }),
    other: () => ({ method: 'POST', path: '/entries', body: { ...ENTRY, amountCents: 1 } }),
  },
  addInstallments: {
    make: () => ({ method: 'POST', path: '/entries/installments', body: INSTALLMENTS }),
    other: () => ({
      method: 'POST',
      path: '/entries/installments',
      body: { ...INSTALLMENTS, counterparty: 'Mercado Lua' },
    }),
  },
  addSeries: {
    make: () => ({ method: 'POST', path: '/series', body: SERIES }),
    other: () => ({ method: 'POST', path: '/series', body: { ...SERIES, amountCents: 1 } }),
  },
  changeOccurrences: {
    prepare: 'series',
    make: (id) => ({ method: 'POST', path: `/entries/${id}/occurrences`, body: OCCURRENCES }),
    other: (id) => ({
      method: 'POST',
      path: `/entries/${id}/occurrences`,
      body: { ...OCCURRENCES, amountCents: 1 },
    }),
  },
  deleteOccurrences: {
    prepare: 'series',
    make: (id) => ({
      method: 'POST',
      path: `/entries/${id}/occurrences/deletion`,
      body: { version: 1, scope: 'open' },
    }),
    other: (id) => ({
      method: 'POST',
      path: `/entries/${id}/occurrences/deletion`,
      body: { version: 1, scope: 'following' },
    }),
  },
  changeSeriesEnd: {
    prepare: 'rule',
    make: (id) => ({ method: 'PUT', path: `/series/${id}/end`, body: SERIES_END }),
    other: (id) => ({
      method: 'PUT',
      path: `/series/${id}/end`,
      body: { ...SERIES_END, lastDueOn: '2026-12-31' },
    }),
  },
  changeEntry: {
    prepare: 'entry',
    make: (id) => ({
      method: 'PUT',
      path: `/entries/${id}`,
      body: { ...ENTRY, amountCents: 5, version: 1 },
    }),
    other: (id) => ({
      method: 'PUT',
      path: `/entries/${id}`,
      body: { ...ENTRY, amountCents: 6, version: 1 },
    }),
  },
  changeEntries: {
    prepare: 'entry',
    make: (id) => changeForm(id, 'pix'),
    other: (id) => changeForm(id, 'card'),
  },
  payEntries: {
    prepare: 'entry',
    make: (id) => pay(id, 45_090),
    other: (id) => pay(id, 45_000),
  },
  addPayment: {
    prepare: 'entry',
    make: (id) => ({ method: 'POST', path: `/entries/${id}/payments`, body: PAYMENT }),
    other: (id) => ({
      method: 'POST',
      path: `/entries/${id}/payments`,
      body: { ...PAYMENT, principalCents: 1 },
    }),
  },
  voidPayment: {
    prepare: 'payment',
    make: (path) => ({ method: 'POST', path: `${path}/void`, body: { version: 2, reason: 'Engano' } }),
    other: (path) => ({ method: 'POST', path: `${path}/void`, body: { version: 2, reason: 'Outro' } }),
  },
  refundPayment: {
    prepare: 'payment',
    make: (path) => ({ method: 'POST', path: `${path}/refund`, body: REFUND }),
    other: (path) => ({ method: 'POST', path: `${path}/refund`, body: { ...REFUND, principalCents: 1 } }),
  },
  deleteEntries: {
    prepare: 'entry',
    make: (id) => ({ method: 'POST', path: '/entries/deletions', body: { ids: [id] } }),
    other: () => ({ method: 'POST', path: '/entries/deletions', body: { ids: ['1'] } }),
  },
  restoreEntries: {
    prepare: 'deleted',
    make: (id) => ({ method: 'POST', path: '/entries/restorations', body: { ids: [id] } }),
    other: () => ({ method: 'POST', path: '/entries/restorations', body: { ids: ['1'] } }),
  },
  changeCategories: {
    prepare: 'chart',
    make: () => ({ method: 'PUT', path: '/categories/chart', body: CHART }),
    other: () => ({
      method: 'PUT',
      path: '/categories/chart',
      body: { ...CHART, categories: [...CHART.categories].reverse() },
    }),
  },
  mergeCategory: {
    prepare: 'chart',
    make: () => ({ method: 'POST', path: '/categories/merges', body: MERGE }),
    other: () => ({ method: 'POST', path: '/categories/merges', body: { ...MERGE, id: '1', intoId: '2' } }),
  },
  undoMerge: {
    prepare: 'merge',
    make: () => ({ method: 'POST', path: '/categories/merges/undo', body: { version: 1, id: '2' } }),
    other: () => ({ method: 'POST', path: '/categories/merges/undo', body: { version: 1, id: '1' } }),
  },
  changeCompany: {
    make: () => ({ method: 'PUT', path: '/company', body: COMPANY }),
    other: () => ({ method: 'PUT', path: '/company', body: { ...COMPANY, name: 'F' } }),
  },
  importEntries: {
    make: () => importOf(LINES),
    other: () => importOf(LINES.replace('450,90', '1,00')),
  },
  importStatement: {
    make: () => statementOf(STATEMENT),
    other: () => statementOf(STATEMENT.replace('450,90', '1,00')),
  },
  reconcileLines: {
    prepare: 'line',
    make: (ids) => reconcile(readLineIds(ids)),
    other: (ids) => reconcile({ ...readLineIds(ids), entryId: '999' }),
  },
  recordLine: {
    prepare: 'line',
    make: (ids) => record(readLineIds(ids)),
    other: (ids) => record(readLineIds(ids), 'Mercado'),
  },
  unmatchLine: {
    prepare: 'reconciled',
    make: (id) => ({ method: 'POST', path: `/statements/lines/${id}/unmatch`, body: { version: 2 } }),
    other: (id) => ({ method: 'POST', path: `/statements/lines/${id}/unmatch`, body: { version: 3 } }),
  },
  ignoreLine: {
    prepare: 'line',
    make: (ids) => ignore(readLineIds(ids)),
    other: (ids) => ignore(readLineIds(ids), 'Outro'),
  },
  restoreLine: {
    prepare: 'ignored',
    make: (id) => ({ method: 'POST', path: `/statements/lines/${id}/restore`, body: { version: 2 } }),
    other: (id) => ({ method: 'POST', path: `/statements/lines/${id}/restore`, body: { version: 3 } }),
  },
  undoStatementImport: {
    prepare: 'statement',
    make: (id) => ({ method: 'POST', path: `/statements/${id}/undo` }),
    other: () => ({ method: 'POST', path: '/statements/999/undo' }),
  },
  undoImport: {
    prepare: 'import',
    make: (id) => ({ method: 'POST', path: `/entries/imports/${id}/undo` }),
    other: () => ({ method: 'POST', path: '/entries/imports/999/undo' }),
  },
  addMoneyAccount: {
    make: () => ({ method: 'POST', path: '/money-accounts', body: CASH_ACCOUNT }),
    other: () => ({ method: 'POST', path: '/money-accounts', body: { ...CASH_ACCOUNT, name: 'Cofre' } }),
  },
  changeMoneyAccount: {
    prepare: 'account',
    make: (id) => ({ method: 'PUT', path: `/money-accounts/${id}`, body: CHANGED_ACCOUNT }),
    other: (id) => ({
      method: 'PUT',
      path: `/money-accounts/${id}`,
      body: { ...CHANGED_ACCOUNT, kind: 'card' },
    }),
  },
  addTransfer: {
    prepare: 'account',
    make: (id) => ({ method: 'POST', path: '/transfers', body: makeTransfer(id) }),
    other: (id) => ({ method: 'POST', path: '/transfers', body: { ...makeTransfer(id), cents: 1 } }),
  },
  voidTransfer: {
    prepare: 'transfer',
    make: (id) => ({ method: 'POST', path: `/transfers/${id}/void`, body: { reason: 'Engano' } }),
    other: (id) => ({ method: 'POST', path: `/transfers/${id}/void`, body: { reason: 'Outro' } }),
  },
  closeMonth: {
    prepare: 'entry',
    make: () => ({ method: 'POST', path: '/months/close', body: CLOSING }),
    other: () => ({ method: 'POST', path: '/months/close', body: { ...CLOSING, month: '2026-09' } }),
  },
  reopenMonth: {
    prepare: 'closed',
    make: () => ({ method: 'POST', path: '/months/reopen', body: REOPENING }),
    other: () => ({ method: 'POST', path: '/months/reopen', body: { ...REOPENING, reason: 'Outro' } }),
  },
  addUser: {
    make: () => ({ method: 'POST', path: '/users', body: { ...USER, login: '7' } }),
    other: () => ({ method: 'POST', path: '/users', body: { ...USER, login: '8' } }),
  },
  changeUser: {
    prepare: 'user',
    make: (id) => ({ method: 'PUT', path: `/users/${id}`, body: USER }),
    other: (id) => ({ method: 'PUT', path: `/users/${id}`, body: { ...USER, name: 'Outro' } }),
  },
  changeUserAccess: {
    prepare: 'user',
    make: (id) => ({ method: 'POST', path: `/users/${id}/access`, body: BLOCK }),
    other: (id) => ({ method: 'POST', path: `/users/${id}/access`, body: { ...BLOCK, change: 'unblock' } }),
  },
  changeAccount: {
    make: () => ({ method: 'PUT', path: '/account', body: { name: 'Ana Lima' } }),
    other: () => ({ method: 'PUT', path: '/account', body: { name: 'Ana Prado' } }),
  },
  endOwnSessions: {
    make: () => ({ method: 'POST', path: '/account/sessions/end', body: PROOF }),
    other: () => ({ method: 'POST', path: '/account/sessions/end', body: { ...PROOF, id: 'x' } }),
  },
  changePassword: {
    make: () => changePassword('outra senha longa'),
    other: () => changePassword('mais uma senha longa'),
  },
};

function pay(id: string, paidCents: number): Sent {
  const payment = { id, paidOn: '2026-11-19', paidCents };
  return { method: 'POST', path: '/entries/payments', body: { entries: [payment] } };
}

function changeForm(id: string, form: string): Sent {
  return { method: 'POST', path: '/entries/changes', body: { entries: [{ id, version: 1, form }] } };
}

function changePassword(newPassword: string): Sent {
  return {
    method: 'POST',
    path: '/account/password',
    body: { currentPassword: 'portaria-demo', newPassword },
  };
}

/** Adds a user whom the changes are for, and returns the id. */
async function addEditor({ queries }: Database): Promise<string> {
  const values = { login: '5', name: 'Caio', role: 'editor' as const, passwordHash: 'a hash' };
  const [user] = await queries.insert(users).values(values).returning({ id: users.id });
  return user?.id ?? '';
}

async function fill(database: Database) {
  await database.queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [{ name: 'Vendas', incomeStatementGroup: 'revenue' }]);
}

it('a repeated request is described for each operation of this test, and for no other', async () => {
  const { routes } = await loadDescription(resolve('api-spec', 'openapi.yaml'));
  const ids = routes.filter(({ submitStatus }) => submitStatus !== null).map(({ id }) => id);
  expect(ids.sort()).toEqual(Object.keys(CHANGES).sort());
});

describeRaces('a request that is sent again', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  const clock = makeTestClock();
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: clock.read });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database().queries.update(company).set({ closedUntil: null, version: 1 });
    await database().queries.delete(users);
    await addUser(database(), { login: '1', name: 'Ana Souza', role: 'admin' });
    await emptyEvents(database());
    await emptyLines(database());
    for (const table of [entries, series, imports, submissions]) await database().queries.delete(table);
    await emptyBank(database());
    token = await fetchToken(app, '1');
  });

  const send = ({ method, path, body, headers }: Sent, key?: string, bearer = token) =>
    app.inject({
      ...{ method, url: `/api${path}` },
      headers: {
        authorization: `Bearer ${bearer}`,
        ...headers,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { payload: body }),
    });
  const addEntry = async () => {
    const response = await send({ method: 'POST', path: '/entries', body: ENTRY });
    return response.json<{ id: string }>().id;
  };
  const prepare = async (what?: string): Promise<string> => {
    if (what === 'import') return (await send(await importOf(LINES))).json<{ id: string }>().id;
    if (what === 'statement') return (await send(await statementOf(STATEMENT))).json<{ id: string }>().id;
    if (what === undefined) return '';
    if (what === 'user') return addEditor(database());
    if (what === 'account' || what === 'transfer') {
      const add: Sent = { method: 'POST', path: '/money-accounts', body: CASH_ACCOUNT };
      const { id } = (await send(add)).json<{ id: string }>();
      if (what === 'account') return id;
      const move: Sent = { method: 'POST', path: '/transfers', body: makeTransfer(id) };
      return (await send(move)).json<{ id: string }>().id;
    }
    if (what === 'chart' || what === 'merge') {
      await replaceCategories(database(), STORED_CATEGORIES);
      if (what === 'merge') await send({ method: 'POST', path: '/categories/merges', body: MERGE });
      return '';
    }
    if (what === 'series') {
      const response = await send({ method: 'POST', path: '/series', body: SERIES });
      return response.json<{ ids: string[] }>().ids[0] ?? '';
    }
    if (what === 'rule') {
      await send({ method: 'POST', path: '/series', body: SERIES });
      const [one] = await database().queries.select({ id: series.id }).from(series);
      return String(one?.id);
    }
    const id = await addEntry();
    if (what === 'closed') await send({ method: 'POST', path: '/months/close', body: CLOSING });
    if (what === 'line' || what === 'reconciled' || what === 'ignored') {
      const lineId = await addLine(database(), { cents: ENTRY.amountCents });
      const ids = { lineId, entryId: id };
      if (what === 'line') return writeLineIds(ids);
      await send(what === 'reconciled' ? reconcile(ids) : ignore(ids));
      return lineId;
    }
    if (what === 'payment') {
      const path = `/entries/${id}/payments`;
      await send({ method: 'POST', path, body: PAYMENT });
      const [payment] = await database().queries.select({ id: payments.id }).from(payments);
      return `${path}/${String(payment?.id)}`;
    }
    if (what === 'deleted') await send({ method: 'POST', path: '/entries/deletions', body: { ids: [id] } });
    return id;
  };
  /** What was done, and how often. */
  const readTraces = async () => ({
    actions: (await database().queries.select().from(activity)).length,
    entries: (await database().queries.select().from(entries)).length,
  });

  it.each(Object.entries(CHANGES))(
    'gets the first response of %s, and changes nothing more [specification §7.60]',
    async (_id, { prepare: what, make, other }) => {
      const id = await prepare(what);
      const first = await send(await make(id), '"k-1"');
      expect(first.statusCode).toBeLessThan(300);
      const traces = await readTraces();

      const second = await send(await make(id), '"k-1"');
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
      expect(await readTraces()).toEqual(traces);

      const third = await send(await other(id), '"k-1"');
      expect([third.statusCode, third.json<{ reason: string }>().reason]).toEqual([422, 'other-content']);
      expect(third.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(await readTraces()).toEqual(traces);
    },
  );

  it('while the first one runs is refused, and is done once [specification §7.61]', async () => {
    const passwords = makePasswords(MIN_COST);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolved) => (release = resolved));
    const slowApp = await buildTestApp(database(), {
      clock: clock.read,
      passwords: {
        ...passwords,
        verify: async (...one) => {
          await isReleased;
          return passwords.verify(...one);
        },
      },
    });
    const refused: unknown[] = [];
    const sendOnce = async () => {
      const { statusCode, headers, body } = await slowApp.inject({
        ...{ method: 'POST', url: '/api/account/password' },
        payload: { currentPassword: 'portaria-demo', newPassword: 'outra senha longa' },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': '"k"' },
      });
      if (statusCode === 409) refused.push([headers['retry-after'], JSON.parse(body)]);
      if (refused.length === 2) release();
      return statusCode;
    };
    const statuses = await Promise.all([sendOnce(), sendOnce(), sendOnce()]);
    expect(statuses.sort()).toEqual([204, 409, 409]);
    expect(refused[0]).toEqual(['1', expect.objectContaining({ reason: 'in-progress' })]);
    await slowApp.close();
  });

  it('to two replicas at the same time adds one entry [specification §7.61]', async () => {
    const replica = await buildTestApp(database(), { clock: clock.read });
    const options = {
      ...{ method: 'POST' as const, url: '/api/entries', payload: ENTRY },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': '"k"' },
    };
    const both = await Promise.all([app.inject(options), replica.inject(options)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(both[0].body).toBe(both[1].body);
    expect((await readTraces()).entries).toBe(1);
    await replica.close();
  });

  it('after a refusal is done with its corrected values', async () => {
    const add = (amountCents: number): Sent => ({
      ...{ method: 'POST', path: '/entries' },
      body: { ...ENTRY, category: amountCents === 1 ? 'Outra' : 'Vendas', amountCents },
    });
    expect((await send(add(1), '"k"')).statusCode).toBe(422);
    expect((await send(add(2), '"k"')).statusCode).toBe(201);
  });

  it('after a day is a new request, and the old response is deleted', async () => {
    const add: Sent = { method: 'POST', path: '/entries', body: ENTRY };
    await send(add, '"k"');
    clock.advance(24 * 3_600_000 + 1);
    token = await fetchToken(app, '1');
    expect((await send(add, '"k"')).statusCode).toBe(201);
    expect((await readTraces()).entries).toBe(2);
    expect(await database().queries.select().from(submissions)).toHaveLength(1);
  });

  it('by another person is a new request', async () => {
    await addUser(database(), { login: '2', name: 'Bruno Lima', role: 'editor' });
    const add: Sent = { method: 'POST', path: '/entries', body: ENTRY };
    await send(add, '"k"');
    expect((await send(add, '"k"', await fetchToken(app, '2'))).statusCode).toBe(201);
    expect((await readTraces()).entries).toBe(2);
  });

  it('after the secret was replaced gets the first response', async () => {
    const add: Sent = { method: 'POST', path: '/entries', body: ENTRY };
    const first = await send(add, '"k"');
    const { body } = await buildTestApp(database(), {
      clock: clock.read,
      settings: {
        tokenSecret: 'another secret, which is long enough too',
        previousTokenSecret: 'a secret that only the tests know, long enough',
      },
    }).then((renewed) =>
      renewed.inject({
        ...{ method: 'POST', url: '/api/entries', payload: ENTRY },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': '"k"' },
      }),
    );
    expect(body).toBe(first.body);
  });

  it('has a key that is refused, unless it is a quoted string with at most 64 characters', async () => {
    for (const key of ['k', '""', `"${'k'.repeat(65)}"`, '"a\tb"', '"a"b"', '"a", "b"'])
      expect((await send({ method: 'POST', path: '/entries', body: ENTRY }, key)).statusCode).toBe(400);
  });

  it('leaves no content of the request in the database', async () => {
    await send(changePassword('uma senha muito secreta'), '"k"');
    const stored = JSON.stringify(await database().queries.select().from(submissions));
    expect(stored).not.toContain('secreta');
  });
});
