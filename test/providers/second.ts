// A backend as another company would write it, from the pacts alone.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { listenLocally } from 'contract-gates/listenLocally';
import { makeXlsx } from '../support/backend/zip';
import { addImports } from './secondImports';
import { addReconciliation } from './secondReconciliation';
import { addStatements } from './secondStatements';

type User = {
  id: string;
  login: string;
  password: string;
  name: string;
  role: string;
  dashboard: string | null;
  isBlocked: boolean;
};

/** The body that Pact sends before an interaction, and after it with the action `teardown`. */
type StateChange = {
  state: string;
  action: string;
  params: Partial<User> & { scenario: string; entry?: Entry };
};
type Entry = typeof ENTRY & { paidOn?: string | null; version?: number };

const VISITOR: User = {
  id: '0',
  login: '1',
  password: '',
  name: 'Usuário',
  role: 'editor',
  dashboard: null,
  isBlocked: false,
};
const BLOCKED = 'a blocked user exists';
/** Invalid tokens by fault. */
const TOKENS: Record<string, string> = { 'empty-token': '', 'null-token': 'null' };

const DASHBOARDS = [
  { code: 'default', title: 'Início', icon: 'layout-dashboard' },
  { code: 'vendas', title: 'Vendas', icon: 'trending-up' },
  { code: 'financeiro', title: 'Financeiro', icon: 'wallet' },
];
const SESSION_MS = 3_600_000;
const RENT = {
  ...{ id: '12', version: 3, kind: 'payable', counterparty: 'Imobiliária Central', category: 'Aluguel' },
  ...{ form: 'boleto', amountCents: 250_000, rhythm: 'month', anchorOn: '2026-11-10' },
  ...{ firstDueOn: '2026-11-10', entryCount: 2, isEnded: false },
};
const RENT_END = { removed: ['2026-12-10'], kept: [], added: [] };

const PERIODS = ['today', '7d', '30d', '90d', 'month', 'year', 'own'];
const BROKEN = 'one figure of the dashboard cannot be computed';
const NEW_KIND = 'the dashboard has a widget of a new kind';
const OVERDUE = 'a company with an overdue receivable exists';
const PAID = 'a paid entry exists';
const IMPORTED = 'a file was imported';
const STATEMENT = 'a statement was imported';
const LINE_CHANGED = 'a line was reconciled by another person';
const CHANGED = 'an entry was changed by another person';
const LETTERHEAD = 'the company has a letterhead';
const CHARGES = 'the company has a fine and interest for late payments';
const COMPANY_CHANGED = 'the company was changed by another person';
const CHART_CHANGED = 'the chart was changed by another person';
const USER_CHANGED = 'another user was changed meanwhile';
const ACCOUNT_CHANGED = 'an account was changed by another person';
const NOT_SET_UP = 'nobody has set up the installation';
const LINK = 'a one-time link exists';
const MONTH_CLOSED = 'the last month is closed';
const TWO_SESSIONS = 'an administrator has two sessions';
const FIGURES_ETAG = '"2026-11-23.1"';

const makeHead = (id: string, kind: string) => ({ id, kind, title: `Quadro ${id}` });
const WIDGETS = [
  { ...makeHead('1', 'metric'), unit: 'currency', value: 99_00 },
  {
    ...makeHead('2', 'series'),
    x: { grain: 'month', values: ['2026-10'] },
    series: [{ id: 'a', title: 'A', values: [null] }],
  },
  { ...makeHead('3', 'share'), parts: [{ id: 'a', title: 'A', value: 1.5 }] },
  { ...makeHead('4', 'progress'), value: 1, target: 2 },
  { ...makeHead('5', 'table'), columns: [{ id: 'a', title: 'A' }], rows: [] },
];
const ENTRY = {
  id: '1',
  kind: 'receivable',
  status: 'overdue',
  counterparty: 'Cliente',
  category: 'Vendas',
  form: 'cheque',
  issuedOn: '2026-10-01',
  dueOn: '2026-11-01',
  effectiveDueOn: '2026-11-03',
  amountCents: 50,
};

const CHANGE_EVENT = {
  ...{ happenedAt: '2026-11-04T12:00:00Z', userName: 'Outra pessoa', action: 'changed', changes: [] },
};

const HISTORY = {
  payments: [
    {
      id: '3',
      paidOn: '2026-11-04',
      principalCents: 50,
      discountCents: 0,
      interestCents: 0,
      fineCents: 0,
      feeCents: 0,
      form: 'cheque',
    },
  ],
  events: [CHANGE_EVENT],
};

const OTHER_USER = {
  ...{ id: '7', login: '00123', name: 'Pessoa', role: 'editor', isBlocked: false, hasPassword: true },
  ...{ openSessions: 0, version: 1 },
};

const CASH = { id: '2', name: 'Caixa', kind: 'cash', isArchived: false, version: 1 };
const TRANSFER = { id: '5', fromAccountId: '1', toAccountId: '2', movedOn: '2026-11-19', cents: 50 };

const SETUP_SECRET = 'codigo-impresso';
const MONTHS = {
  months: [{ month: '2026-10', isClosed: true }],
  ...{ closedUntil: '2026-10-31', version: 2 },
};

const ZONES = [{ id: 'America/Recife', title: 'Recife' }];
const COMPANY = {
  name: 'Empresa',
  timeZone: 'America/Sao_Paulo',
  openingCents: 0,
  openingOn: '2026-01-01',
  weekStartsOn: 1,
  holidays: [{ day: '2026-01-25', name: 'Aniversário' }],
};

const STORED_LETTERHEAD = {
  address: ['Rua das Flores 12'],
  taxNumber: '11222333000181',
  logo: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAAAAABawyK/AAAAC0lEQVR4nGNggAEAAAoAAX+AdF4AAAAASUVORK5CYII=',
};

type StoredCategory = { id?: string; name: string; group: string; isTax: boolean; isArchived: boolean };
const makeCategory = (one: StoredCategory, index: number) => ({
  ...{ id: String(index + 1), entries: 1 - index, isUsed: index === 0, merged: [], ...one },
  ...(index === 0 && { firstOn: '2026-10-01' }),
});
const CATEGORIES = ['Venda de produtos', 'Revenda'].map((name, index) =>
  makeCategory({ name, group: 'revenue', isTax: false, isArchived: false }, index),
);
const CHART = { version: 3, categories: CATEGORIES, presets: [] };

/** A spreadsheet without rows. Pact finds the type of a file by its first bytes. */
const SPREADSHEET = Uint8Array.from(makeXlsx(''));
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first segment of an address selects a fault of `faults.ts`, or is `right`. */
export function secondProvider(): Hono {
  const users = new Map<string, User>();
  const sessions = new Map<string, User>();
  let state = '';
  let storedEntry: Entry | undefined;
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Content-Disposition', 'ETag'] }));

  const openSession = (user: User): string => {
    const token = randomUUID();
    sessions.set(token, user);
    return token;
  };
  const readToken = (context: Context): string =>
    /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';

  app.post('/:fault/api/authorization/getToken', async (context) => {
    const fault = context.req.param('fault');
    if (fault === 'redirect') return context.redirect('/right/api/authorization/getToken', 307);
    const { ds_Login: login, ds_Senha: password } = await context.req.json<Record<string, string>>();
    const refuse = (statusLogin: number, message: string) => {
      if (fault === 'refusal-as-401') return context.json({ message }, 401);
      if (fault === 'refusal-without-message') return context.json({ statusLogin });
      return context.json({ statusLogin, ds_Mensagem: message });
    };
    const user = users.get(login ?? '');
    if (!user || (user.password !== password && fault !== 'any-password'))
      return refuse(1, 'Usuário ou senha não conferem.');
    if (user.isBlocked && fault === 'token-for-a-blocked-user')
      return context.json({ statusLogin: 2, ds_Mensagem: 'Acesso bloqueado.', ds_Token: openSession(user) });
    if (user.isBlocked && fault !== 'blocked-user-accepted')
      return refuse(2, 'Acesso bloqueado. Fale com o suporte.');
    const accepted = {
      statusLogin: fault === 'wrong-type' ? '0' : 0,
      [fault === 'renamed-field' ? 'token' : 'ds_Token']: TOKENS[fault] ?? openSession(user),
      cd_Dashboard: user.dashboard,
    };
    if (fault === 'html') return context.html(JSON.stringify(accepted));
    return context.json(accepted, fault === 'other-status' ? 201 : 200);
  });

  const findCaller = (token: string, fault: string): User | undefined => {
    if (fault === 'ignores-token' || (fault === 'needs-no-token' && token === ''))
      return [...users.values()][0];
    if (fault === 'reads-start-of-token')
      return [...sessions].find(([known]) => token.startsWith(known))?.[1];
    return sessions.get(token) ?? (fault === 'no-401' ? VISITOR : undefined);
  };

  /** Responds to a signed-in caller. The data `null` gives a 204. */
  const withCaller = (context: Context, respond: (user: User, fault: string) => object | null) => {
    const fault = context.req.param('fault') ?? '';
    const user = findCaller(readToken(context), fault);
    if (fault === 'basic-challenge') context.header('www-authenticate', 'Basic realm="erp"');
    if (fault === 'shared-cache') context.header('cache-control', 'public, max-age=60');
    if (!user) return context.json({ message: 'Sem sessão.' }, fault === '403-for-401' ? 403 : 401);
    const data = respond(user, fault);
    return data === null ? context.body(null, 204) : context.json(data);
  };

  app.get('/:fault/api/session', (context) =>
    withCaller(context, ({ id, login, name, role, password }, fault) => ({
      id,
      login,
      name,
      role: fault === 'one-role' ? 'admin' : role,
      expiresAt:
        fault === 'impossible-date'
          ? '2026-02-30T10:00:00Z'
          : new Date(Date.now() + SESSION_MS).toISOString(),
      canChangePassword: true,
      ...(fault === 'password-hash' && { passwordHash: password }),
    })),
  );

  app.get('/:fault/api/setup', (context) =>
    context.json(users.size === 0 ? { isOpen: true, timeZones: ZONES } : { isOpen: false }),
  );
  app.post('/:fault/api/setup', async (context) => {
    if (users.size > 0) return context.json({ message: 'Já configurado.', reason: 'set-up-already' }, 409);
    const { secret } = await context.req.json<{ secret: string }>();
    if (secret !== SETUP_SECRET)
      return context.json({ message: 'Código errado.', reason: 'wrong-secret' }, 422);
    return context.body(null, 204);
  });

  app.post('/:fault/api/session/end', (context) =>
    withCaller(context, () => {
      sessions.delete(readToken(context));
      return null;
    }),
  );

  app.put('/:fault/api/account', async (context) => {
    const { name = '' } = await context.req.json<Record<string, string>>();
    return withCaller(context, (caller) => {
      caller.name = name;
      return { name };
    });
  });
  app.get('/:fault/api/account/sessions', (context) =>
    withCaller(context, (caller) => ({
      sessions: [...sessions]
        .filter(([, { login }]) => login === caller.login)
        .map(([token]) => ({ id: token.slice(0, 8), isCurrent: token === readToken(context) })),
    })),
  );
  app.post('/:fault/api/account/sessions/end', async (context) => {
    const { currentPassword, id } = await context.req.json<Record<string, string>>();
    const own = readToken(context);
    const user = sessions.get(own);
    if (user !== undefined && user.password !== currentPassword)
      return context.json({ message: 'Senha atual incorreta.', reason: 'wrong-password' }, 422);
    return withCaller(context, (caller) => {
      for (const [token, { login }] of sessions)
        if (login === caller.login && token !== own && (id === undefined || token.startsWith(id)))
          sessions.delete(token);
      return null;
    });
  });

  app.post('/:fault/api/account/password', async (context) => {
    const body = await context.req.json<Record<string, string>>();
    const token = readToken(context);
    const user = sessions.get(token);
    const { currentPassword, newPassword = '' } = body;
    if (user !== undefined && user.password !== currentPassword)
      return context.json({ message: 'Senha atual incorreta.', reason: 'wrong-password' }, 422);
    return withCaller(context, (caller) => {
      caller.password = newPassword;
      for (const [other, { login }] of sessions)
        if (login === caller.login && other !== token) sessions.delete(other);
      return null;
    });
  });

  app.get('/:fault/api/money-accounts', (context) =>
    withCaller(context, () => ({ accounts: [CASH], asOf: '2026-11-20' })),
  );
  app.post('/:fault/api/money-accounts', (context) =>
    sessions.has(readToken(context)) ? context.json(CASH, 201) : withCaller(context, () => ({})),
  );
  app.put('/:fault/api/money-accounts/:id', (context) => {
    if (sessions.has(readToken(context)) && state === ACCOUNT_CHANGED)
      return context.json({ message: 'Alterado.', reason: 'changed-meanwhile' }, 409);
    return withCaller(context, () => ({ ...CASH, version: 2 }));
  });
  app.get('/:fault/api/money-accounts/:id/movements', (context) =>
    withCaller(context, () => ({
      account: CASH,
      movements: [{ id: '9', kind: 'transfer', day: '2026-11-19', cents: 50 }],
      next: null,
    })),
  );
  app.post('/:fault/api/transfers', (context) =>
    sessions.has(readToken(context)) ? context.json(TRANSFER, 201) : withCaller(context, () => ({})),
  );
  app.post('/:fault/api/transfers/:id/void', (context) =>
    withCaller(context, () => ({ ...TRANSFER, isVoided: true })),
  );

  app.get('/:fault/api/months', (context) => withCaller(context, () => MONTHS));
  app.post('/:fault/api/months/close', (context) => {
    if (sessions.has(readToken(context)) && state === MONTH_CLOSED)
      return context.json({ message: 'Alterado.', reason: 'changed-meanwhile' }, 409);
    return withCaller(context, () => MONTHS);
  });
  app.post('/:fault/api/months/reopen', (context) =>
    withCaller(context, () => ({
      months: [{ month: '2026-10', isClosed: false }],
      ...{ closedUntil: null, version: 3 },
    })),
  );

  app.get('/:fault/api/months/:month/export', (context) => {
    if (!sessions.has(readToken(context))) return withCaller(context, () => null);
    const { format = 'xlsx' } = context.req.query();
    context.header('content-disposition', `attachment; filename="mes.${format}"`);
    return format === 'pdf'
      ? context.body('%PDF-1.4\n%%EOF\n', 200, { 'content-type': 'application/pdf' })
      : context.body(SPREADSHEET, 200, { 'content-type': XLSX });
  });

  app.get('/:fault/api/users', (context) => withCaller(context, () => ({ users: [OTHER_USER] })));
  app.post('/:fault/api/users', async (context) => {
    const values = await context.req.json<object>();
    const isKnown = sessions.has(readToken(context));
    return isKnown
      ? context.json({ ...OTHER_USER, id: '8', hasPassword: false, ...values }, 201)
      : withCaller(context, () => ({}));
  });
  app.put('/:fault/api/users/:id', async (context) => {
    const values = await context.req.json<object>();
    if (sessions.has(readToken(context)) && state === USER_CHANGED)
      return context.json({ message: 'Alterado.', reason: 'changed-meanwhile' }, 409);
    return withCaller(context, () => ({ ...OTHER_USER, ...values, version: 2 }));
  });
  app.post('/:fault/api/users/:id/access', (context) =>
    withCaller(context, () => ({ ...OTHER_USER, isBlocked: true, version: 2 })),
  );
  app.post('/:fault/api/users/:id/link', (context) =>
    withCaller(context, () => ({ secret: 'a'.repeat(22), expiresAt: '2026-11-24T12:00:00Z' })),
  );
  app.post('/:fault/api/account/password/link', (context) => context.body(null, 204));
  app.post('/:fault/api/account/password/link/check', (context) =>
    state === LINK
      ? context.json({ name: OTHER_USER.name, company: COMPANY.name })
      : context.json({ message: 'Peça outro link.', reason: 'unusable-link' }, 422),
  );

  app.get('/:fault/api/dashboards', (context) => withCaller(context, () => ({ dashboards: DASHBOARDS })));

  app.get('/:fault/api/dashboards/:code', (context) => {
    const user = sessions.get(readToken(context));
    const { code } = context.req.param();
    const { period = 'month', account } = context.req.query();
    const dashboard = DASHBOARDS.find((one) => one.code === code);
    if (user !== undefined) {
      if (!PERIODS.includes(period)) return context.json({ message: 'Período desconhecido.' }, 400);
      if (dashboard === undefined)
        return context.json({ message: 'Não há este painel.', reason: 'unknown-dashboard' }, 404);
      if (code === 'financeiro' && user.role !== 'admin' && user.dashboard !== code)
        return context.json({ message: 'Sem acesso.', reason: 'not-permitted' }, 403);
      if (context.req.header('if-none-match') === FIGURES_ETAG) return context.body(null, 304);
      context.header('etag', FIGURES_ETAG);
    }
    return withCaller(context, () => ({
      code,
      title: dashboard?.title,
      asOf: '2026-11-23',
      generatedAt: new Date().toISOString(),
      timeZone: 'America/Recife',
      currency: 'BRL',
      period: { key: period, from: '2026-11-01', to: '2026-11-30' },
      ...(account !== undefined && { accounts: [{ id: account, name: 'Caixa' }], accountId: account }),
      widgets: [
        ...(state === BROKEN ? [{ ...makeHead('6', 'metric'), problem: { message: 'Sem resposta.' } }] : []),
        ...(state === NEW_KIND ? [makeHead('7', 'heatmap')] : []),
        ...WIDGETS,
      ],
    }));
  });

  app.get('/:fault/api/day', (context) =>
    withCaller(context, () => ({
      asOf: '2026-11-23',
      overdue: {
        receivable: { count: 1, openCents: 90_000 },
        payable: { count: 0, openCents: 0 },
        entries: [ENTRY],
      },
      days: [],
    })),
  );
  app.get('/:fault/api/entries/summary', (context) =>
    withCaller(context, () => ({
      ...{ asOf: '2026-11-23', weekStartsOn: 1 },
      counts: { payable: 0, receivable: 1, overdue: 1, paid: 0, all: 1 },
      open: { receivableCents: 90_000, payableCents: 0 },
      overdue: { receivableCents: 90_000, payableCents: 0 },
      paid: { from: '2026-11-01', to: '2026-11-30', receivableCents: 0, payableCents: 0 },
      groups: [
        {
          group: 'overdue',
          receivable: { count: 1, openCents: 90_000 },
          payable: { count: 0, openCents: 0 },
        },
      ],
    })),
  );
  app.get('/:fault/api/search', (context) =>
    withCaller(context, () => ({
      names: [{ counterparty: 'Cliente', count: 1, open: { receivableCents: 90_000, payableCents: 0 } }],
      entries: [ENTRY],
    })),
  );
  app.get('/:fault/api/counterparties', (context) =>
    withCaller(context, () => ({
      counterparties: [{ name: 'Cliente', count: 1, latest: { category: 'Vendas', form: 'boleto' } }],
    })),
  );
  app.get('/:fault/api/entries/export', (context) => {
    const { status = 'open', format = 'xlsx' } = context.req.query();
    const isKnown = sessions.has(readToken(context));
    if (!isKnown) return withCaller(context, () => null);
    if (status === 'late') return context.json({ message: 'Situação desconhecida.' }, 400);
    context.header('content-disposition', `attachment; filename="titulos.${format}"`);
    if (format === 'csv') return context.body('Tipo;Valor\n', 200, { 'content-type': 'text/csv' });
    const file = context.req.param('fault') === 'other-file' ? '<p>Sem resposta</p>' : SPREADSHEET;
    return context.body(file, 200, { 'content-type': XLSX });
  });

  app.post('/:fault/api/entries/export', async (context) => {
    const { format } = await context.req.json<{ format?: string }>();
    if (!sessions.has(readToken(context))) return withCaller(context, () => null);
    context.header('content-disposition', `attachment; filename="titulos.${format ?? 'xlsx'}"`);
    if (format === 'csv') return context.body('Tipo;Valor\n', 200, { 'content-type': 'text/csv' });
    return context.body(SPREADSHEET, 200, { 'content-type': XLSX });
  });

  app.post('/:fault/api/entries/report', (context) => {
    if (!sessions.has(readToken(context))) return withCaller(context, () => null);
    context.header('content-disposition', 'attachment; filename="titulos.pdf"');
    return context.body('%PDF-1.4\n%%EOF\n', 200, { 'content-type': 'application/pdf' });
  });

  app.get('/:fault/api/entries', (context) => {
    const { status = 'open' } = context.req.query();
    if (sessions.has(readToken(context)) && !['open', 'today', 'overdue', 'paid'].includes(status))
      return context.json({ message: 'Situação desconhecida.' }, 400);
    const entries = state === OVERDUE || state === IMPORTED ? [ENTRY] : storedEntry ? [storedEntry] : [];
    const amountCents = entries.reduce((sum, one) => sum + one.amountCents, 0);
    return withCaller(context, () => ({
      entries,
      total: { count: entries.length, amountCents, paidCents: 0 },
    }));
  });

  app.get('/:fault/api/categories', (context) =>
    withCaller(context, () => ({
      categories: [{ name: storedEntry?.category ?? 'Vendas', group: 'receita' }],
      asOf: '2026-11-23',
    })),
  );

  app.get('/:fault/api/categories/chart', (context) => withCaller(context, () => CHART));
  app.put('/:fault/api/categories/chart', async (context) => {
    const { categories } = await context.req.json<{ categories: StoredCategory[] }>();
    const isKnown = sessions.has(readToken(context));
    if (isKnown && state === CHART_CHANGED)
      return context.json(
        { message: 'Alterado.', reason: 'changed-meanwhile', changedBy: 'Outra pessoa' },
        409,
      );
    const names = categories.map(({ name }) => name);
    const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
    if (isKnown && repeated >= 0)
      return context.json(
        {
          message: 'Recusado.',
          problems: [{ field: `categories.${String(repeated)}.name`, reason: 'repeated' }],
        },
        422,
      );
    return withCaller(context, () => ({ ...CHART, version: 4, categories: categories.map(makeCategory) }));
  });
  app.post('/:fault/api/categories/merges', (context) =>
    withCaller(context, () => ({
      ...CHART,
      categories: CATEGORIES.slice(0, 1).map((one) => ({ ...one, merged: [{ id: '2', name: 'Revenda' }] })),
    })),
  );
  app.post('/:fault/api/categories/merges/undo', (context) => withCaller(context, () => CHART));

  addImports(app, {
    isSignedIn: (context) => sessions.has(readToken(context)),
    hasImport: () => state === IMPORTED,
    withCaller,
  });

  addReconciliation(app, {
    isSignedIn: (context) => sessions.has(readToken(context)),
    isChanged: () => state === LINE_CHANGED,
    withCaller,
  });

  addStatements(app, {
    isSignedIn: (context) => sessions.has(readToken(context)),
    hasStatement: () => state === STATEMENT,
    withCaller,
  });

  app.get('/:fault/api/company', (context) =>
    withCaller(context, () =>
      state === CHARGES
        ? { ...COMPANY, fineBasisPoints: 100, interestBasisPoints: 33 }
        : state === LETTERHEAD
          ? { ...COMPANY, ...STORED_LETTERHEAD }
          : COMPANY,
    ),
  );
  app.put('/:fault/api/company', async (context) => {
    const body = await context.req.json<Partial<typeof COMPANY>>();
    const caller = sessions.get(readToken(context));
    if (caller?.role === 'editor')
      return context.json({ message: 'Sem acesso.', reason: 'not-permitted' }, 403);
    if (caller && state === COMPANY_CHANGED)
      return context.json(
        { message: 'Alterado.', reason: 'changed-meanwhile', changedBy: 'Outra pessoa' },
        409,
      );
    if (caller && body.timeZone !== COMPANY.timeZone)
      return context.json(
        { message: 'Recusado.', problems: [{ field: 'timeZone', reason: 'unknown' }] },
        422,
      );
    const letterhead = state === LETTERHEAD ? STORED_LETTERHEAD : {};
    return withCaller(context, () => ({ ...COMPANY, ...letterhead, ...body }));
  });

  app.get('/:fault/api/entries/:id', (context) => {
    const entry = storedEntry?.id === context.req.param('id') ? storedEntry : undefined;
    if (sessions.has(readToken(context)) && !entry)
      return context.json({ message: 'Não há este lançamento.', reason: 'unknown-entry' }, 404);
    return withCaller(context, () => entry ?? {});
  });

  app.get('/:fault/api/events', (context) =>
    withCaller(context, () => ({ events: [{ id: 'e1', ...CHANGE_EVENT }], next: null })),
  );
  app.get('/:fault/api/events/export', (context) => {
    if (!sessions.has(readToken(context))) return withCaller(context, () => null);
    const { format = 'xlsx' } = context.req.query();
    context.header('content-disposition', `attachment; filename="eventos.${format}"`);
    if (format === 'csv') return context.body('Quando;Quem\n', 200, { 'content-type': 'text/csv' });
    return context.body(SPREADSHEET, 200, { 'content-type': XLSX });
  });

  app.get('/:fault/api/entries/:id/history', (context) => withCaller(context, () => HISTORY));

  app.post('/:fault/api/entries/:id/payments', async (context) => {
    const { principalCents } = await context.req.json<{ principalCents: number }>();
    const { amountCents } = storedEntry ?? ENTRY;
    if (sessions.has(readToken(context)) && state === CHANGED)
      return context.json({ message: 'Alterado.', reason: 'changed-meanwhile' }, 409);
    if (sessions.has(readToken(context)) && principalCents > amountCents)
      return context.json(
        { message: 'Recusado.', problems: [{ field: 'principalCents', reason: 'above-open' }] },
        422,
      );
    const isSignedIn = sessions.has(readToken(context));
    const paid = { ...ENTRY, ...storedEntry, openCents: amountCents - principalCents };
    return isSignedIn ? context.json(paid, 201) : withCaller(context, () => paid);
  });
  app.post('/:fault/api/entries/:id/payments/:payment/void', (context) =>
    withCaller(context, () => ({ ...ENTRY, ...storedEntry })),
  );

  app.post('/:fault/api/entries/:id/payments/:payment/refund', async (context) => {
    const { principalCents } = await context.req.json<{ principalCents: number }>();
    const isSignedIn = sessions.has(readToken(context));
    if (isSignedIn && principalCents > (storedEntry ?? ENTRY).amountCents)
      return context.json(
        { message: 'Recusado.', problems: [{ field: 'principalCents', reason: 'above-left' }] },
        422,
      );
    const refunded = { ...ENTRY, ...storedEntry, openCents: principalCents };
    return isSignedIn ? context.json(refunded, 201) : withCaller(context, () => refunded);
  });

  app.post('/:fault/api/entries', async (context) => {
    const body = await context.req.json<Entry>();
    const isSignedIn = sessions.has(readToken(context));
    if (isSignedIn && (body.paidOn ?? '') > '2026-11-23')
      return context.json({ message: 'Recusado.', problems: [{ field: 'paidOn', reason: 'future' }] }, 422);
    const added = { ...ENTRY, ...body, id: '2' };
    if (!isSignedIn) return withCaller(context, () => added);
    storedEntry = added;
    return context.json(added, 201);
  });

  app.post('/:fault/api/entries/installments', async (context) => {
    const { installments } = await context.req.json<{ installments: object[] }>();
    const added = { ids: installments.map((_, index) => String(index + 2)) };
    if (!sessions.has(readToken(context))) return withCaller(context, () => added);
    storedEntry = { ...ENTRY, id: '2' };
    return context.json(added, 201);
  });

  app.post('/:fault/api/series', (context) => {
    const added = { ids: ['2', '3'] };
    if (!sessions.has(readToken(context))) return withCaller(context, () => added);
    storedEntry = { ...ENTRY, id: '2' };
    return context.json(added, 201);
  });
  app.get('/:fault/api/series', (context) =>
    withCaller(context, () => ({ series: [RENT], total: { count: 1 } })),
  );
  app.get('/:fault/api/series/:id', (context) => withCaller(context, () => RENT));
  app.get('/:fault/api/series/:id/end', (context) => withCaller(context, () => RENT_END));
  app.put('/:fault/api/series/:id/end', (context) =>
    withCaller(context, () => ({ ...RENT_END, series: { ...RENT, version: 5, endsOn: '2026-11-30' } })),
  );
  for (const path of ['occurrences', 'occurrences/deletion'])
    app.post(`/:fault/api/entries/:id/${path}`, (context) =>
      withCaller(context, () => ({ ids: [storedEntry?.id ?? ENTRY.id], leftOut: [] })),
    );

  app.put('/:fault/api/entries/:id', async (context) => {
    const body = await context.req.json<Entry>();
    if (sessions.has(readToken(context)) && state === CHANGED)
      return context.json(
        { message: 'Alterado.', reason: 'changed-meanwhile', changedBy: 'Outra pessoa' },
        409,
      );
    return withCaller(context, () => (storedEntry = { ...ENTRY, ...storedEntry, ...body }));
  });

  app.post('/:fault/api/entries/changes', async (context) => {
    const { entries } = await context.req.json<{ entries: { id: string; version: number }[] }>();
    const ids = entries.map(({ id }) => id);
    if (sessions.has(readToken(context)) && state === CHANGED)
      return context.json({ message: 'Alterado.', reason: 'changed-meanwhile', ids }, 409);
    return withCaller(context, () => ({
      entries: entries.map(({ id, version }) => ({ id, version: version + 1 })),
    }));
  });

  app.post('/:fault/api/entries/payments', (context) => {
    if (sessions.has(readToken(context)) && state === PAID)
      return context.json({ message: 'Já pago.', reason: 'not-open', ids: [storedEntry?.id] }, 409);
    return withCaller(context, () => ({ count: 1 }));
  });

  app.post('/:fault/api/entries/deletions', (context) => {
    if (sessions.get(readToken(context))?.role === 'editor')
      return context.json({ message: 'Sem acesso.', reason: 'not-permitted' }, 403);
    return withCaller(context, () => null);
  });
  app.post('/:fault/api/entries/restorations', (context) => withCaller(context, () => null));

  app.post('/:fault/pact-states', async (context) => {
    const change = await context.req.json<StateChange>();
    const { action, params } = change;
    if (action !== 'setup') return context.json({});
    state = change.state;
    storedEntry = params.entry;
    users.clear();
    sessions.clear();
    if (params.login === undefined) return context.json(state === NOT_SET_UP ? { secret: SETUP_SECRET } : {});
    const user: User = {
      ...VISITOR,
      id: randomUUID(),
      password: randomUUID(),
      ...params,
      isBlocked: state === BLOCKED,
    };
    users.set(user.login, user);
    if (state === TWO_SESSIONS) openSession(user);
    // Only the state of a signed-in user has a role. Pact inserts the token into the request.
    return context.json(params.role === undefined ? {} : { token: openSession(user), etag: FIGURES_ETAG });
  });
  return app;
}

/** Starts an app on a free port of 127.0.0.1. */
export async function listen(app: Hono): Promise<{ server: Server; address: string }> {
  const respond = getRequestListener(app.fetch);
  const server = createServer((request, response) => void respond(request, response));
  return { server, address: await listenLocally(server) };
}
