// Sets up the provider states of the pact in the reference backend.
import type { FastifyInstance } from 'fastify';
import { DASHBOARDS, type Dashboards } from '../../server/dashboards/catalogue';
import type { Definition } from '../../server/dashboards/widgets';
import {
  activity,
  categories,
  company,
  entries,
  holidays,
  imports,
  payments,
  series,
  users,
} from '../../server/database/tables';
import {
  FIRST_ACCOUNT,
  matches,
  moneyAccounts,
  statementImports,
  statementBalances,
  statementLines,
  transfers,
} from '../../server/database/bankTables';
import type { Database } from '../../server/database/database';
import { makeCalendar } from '../../api-spec/calendar';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { makeKeyedHash } from '../../server/auth/keyedHash';
import { readSetupSecret } from '../../server/auth/setup';
import { hashSecret } from '../../server/users/changeUsers';
import { insertEntries } from '../../server/entries/insertEntries';
import { addUser, buildTestApp, readToken, signInWith, TEST_TOKEN_SECRET } from '../support/backend/app';
import { emptyDatabase } from '../support/backend/database';
import type { SeedUser } from '../../server/auth/seed';
import { eq, sql } from 'drizzle-orm';
import { getScenario, postScenario } from '../support/scenarios';
import type { ProviderState } from '../../api-spec/scenarios.gen';

const PATH = '/authorization/getToken';

/** A handler for each provider state of the API description. Its result replaces `${…}` in the requests of the pact. */
type StateHandlers = Record<ProviderState, () => Promise<Record<string, string>>>;

/** Returns the handler of a provider state. */
export function findHandler(handlers: StateHandlers, state: string) {
  const isKnown = (name: string): name is ProviderState => Object.hasOwn(handlers, name);
  if (!isKnown(state)) throw new Error(`no handler for the state ${state}`);
  return handlers[state];
}

type Given = { token: string };

/** A widget that only one state has. */
type ExtraWidget = 'none' | 'failing' | 'newKind';

const [HEATMAP] = getScenario('/dashboards/{code}', 'unknown-kind').response.widgets;

/** Returns the dashboards of the backend with two more widgets, of which each is only shown in its state. */
function addExtraWidgets(readExtra: () => ExtraWidget): Dashboards {
  const extras: Definition[] = [
    {
      id: 'failing',
      kind: 'metric',
      title: 'widget.revenue.title',
      compute: () =>
        readExtra() === 'failing' ? Promise.reject(new Error('no figure')) : Promise.resolve(null),
      needsNoEntries: true,
    },
    {
      id: 'newKind',
      kind: 'heatmap',
      title: 'widget.revenue.title',
      compute: () => Promise.resolve(readExtra() === 'newKind' ? (HEATMAP ?? null) : null),
      needsNoEntries: true,
    },
  ];
  const { default: overview, ...otherDashboards } = DASHBOARDS;
  return { default: { ...overview, widgets: [...overview.widgets, ...extras] }, ...otherDashboards };
}

/** Builds the reference backend, and the handlers that set up its provider states. */
export async function buildWithStates(
  database: Database,
  changes: Omit<NonNullable<Parameters<typeof buildTestApp>[1]>, 'dashboards'> = {},
): Promise<{ app: FastifyInstance; stateHandlers: StateHandlers }> {
  let extra: ExtraWidget = 'none';
  const app = await buildTestApp(database, { ...changes, dashboards: addExtraWidgets(() => extra) });
  const show = (widget: ExtraWidget) => {
    extra = widget;
  };
  return { app, stateHandlers: makeStateHandlers(app, database, show) };
}

function makeStateHandlers(
  app: FastifyInstance,
  database: Database,
  show: (widget: ExtraWidget) => void,
): StateHandlers {
  const setUsers = async (...users: (Partial<SeedUser> & { login: string })[]) => {
    await emptyDatabase(database);
    show('none');
    for (const user of users) await addUser(database, user);
    return {};
  };
  const setScenarioUser = (scenario: string, traits: Partial<SeedUser> = {}) => {
    const { ds_Login: login, ds_Senha: password } = postScenario(PATH, scenario).body;
    return setUsers({ login, password, ...traits });
  };
  const setSignedIn = async (scenario: 'admin' | 'editor'): Promise<Given> => {
    const { login, name } = getScenario('/session', scenario).response;
    await setUsers({ login, name, role: scenario, password: 'uma senha correta' });
    const response = await signInWith(app, { login, password: 'uma senha correta' });
    return { token: readToken(response.json<unknown>()) };
  };

  return {
    'a user with a dashboard exists': () => setScenarioUser('accepted', { dashboard: 'vendas' }),
    'a user without a dashboard exists': () =>
      setScenarioUser('accepted-without-dashboard', { dashboard: null }),
    'a user whose login starts with zeros exists': () =>
      setScenarioUser('accepted-leading-zeros', { dashboard: 'financeiro' }),
    'no user with this login exists': () => setUsers(),
    'nobody has set up the installation': async () => {
      await setUsers();
      const secret = await readSetupSecret(database, makeKeyedHash(TEST_TOKEN_SECRET));
      return { secret: String(secret) };
    },
    'a blocked user exists': () => setScenarioUser('blocked', { isBlocked: true }),
    'an administrator is signed in': () => setSignedIn('admin'),
    'an administrator has two sessions': async () => {
      const given = await setSignedIn('admin');
      const { login } = getScenario('/session', 'admin').response;
      await signInWith(app, { login, password: 'uma senha correta' });
      return given;
    },
    'an editor is signed in': () => setSignedIn('editor'),
    'a user is signed in with another token': () => setSignedIn('admin'),
    'another user exists': async () => {
      const given = await setSignedIn('admin');
      await addOtherUser(database);
      return given;
    },
    'another user was changed meanwhile': async () => {
      const given = await setSignedIn('admin');
      await addOtherUser(database, { version: 2 });
      return given;
    },
    'a company with two accounts exists': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addCash(database);
      return given;
    },
    'an account was changed by another person': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addCash(database, { version: 2 });
      const { name: userName } = getScenario('/session', 'editor').response;
      await database.queries.insert(activity).values({
        ...{ happenedAt: new Date(), userName, action: 'account-changed', accountId: 2 },
      });
      return given;
    },
    'the last month is closed': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addEntry(database);
      const { months, closedUntil, version } = getScenario('/months', 'closed').response;
      await database.queries.update(company).set({ closedUntil, version });
      await database.queries.insert(activity).values({
        ...{ happenedAt: new Date(), userName: months[0]?.closedBy ?? '', action: 'month-closed' },
        changes: [['closedUntil', null, closedUntil]],
      });
      return given;
    },
    'a transfer between two accounts exists': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addCash(database);
      await addTransfer(database);
      return given;
    },
    'a one-time link exists': async () => {
      await setUsers();
      const { secret } = postScenario('/account/password/link', 'set').body;
      await addOtherUser(database, {
        ...{ hasPassword: false, linkHash: hashSecret(secret) },
        linkExpiresAt: new Date(Date.now() + 3_600_000),
      });
      return {};
    },
    'one figure of the dashboard cannot be computed': async () => {
      const given = await setSignedIn('admin');
      show('failing');
      return given;
    },
    'the dashboard has a widget of a new kind': async () => {
      const given = await setSignedIn('admin');
      show('newKind');
      return given;
    },
    'an administrator has the present dashboard': async () => {
      const { token } = await setSignedIn('admin');
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ url: '/api/dashboards/default', headers });
      return { token, etag: String(response.headers['etag']) };
    },
    'a company with entries and a monthly target exists': async () => {
      const given = await setSignedIn('admin');
      const { name } = getScenario('/session', 'admin').response;
      await seedDemonstrationCompany(database, {
        name: 'Empresa',
        people: [name],
        now: new Date(),
        count: 500,
      });
      return given;
    },
    'a company with entries and two accounts exists': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addCash(database);
      await addEntry(database);
      return given;
    },
    'the company has a fine and interest for late payments': async () => {
      const given = await setSignedIn('admin');
      const { fineBasisPoints, interestBasisPoints } = getScenario('/company', 'charges').response;
      await addCompany(database, { fineBasisPoints, interestBasisPoints });
      return given;
    },
    'the company has a letterhead': async () => {
      const given = await setSignedIn('admin');
      const { address = [], taxNumber, logo } = getScenario('/company', 'letterhead').response;
      await addCompany(database, { address: address.join('\n'), taxNumber, logo });
      return given;
    },
    'a company with an entry to receive exists': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addEntry(database);
      return given;
    },
    'a series with two entries exists': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database);
      await addRent(database);
      return given;
    },
    'an entry of a series exists': async () => {
      const given = await setSignedIn('admin');
      await addEntry(database);
      await addSeries(database);
      return given;
    },
    'a paid entry exists': async () => {
      const given = await setSignedIn('admin');
      await addEntry(database);
      await addPayment(database);
      await addChange(database);
      return given;
    },
    'an entry was changed by another person': async () => {
      const given = await setSignedIn('admin');
      await addEntry(database, { version: 2 });
      await addChange(database);
      return given;
    },
    'a chart with two categories for sales exists': async () => {
      const given = await setSignedIn('admin');
      await addChart(database);
      return given;
    },
    'the chart was changed by another person': async () => {
      const given = await setSignedIn('admin');
      await addChart(database);
      await addChartEvent(database, 'categories-changed');
      return given;
    },
    'two categories for sales were merged': async () => {
      const given = await setSignedIn('admin');
      await addChart(database);
      const eventId = await addChartEvent(database, 'categories-merged');
      const { id, intoId } = postScenario('/categories/merges', 'merged').body;
      await database.queries
        .update(categories)
        .set({ mergedIntoId: Number(intoId), mergeEventId: eventId })
        .where(eq(categories.id, Number(id)));
      return given;
    },
    'the company was changed by another person': async () => {
      const given = await setSignedIn('admin');
      await addCompany(database, { version: 2 });
      const { name: userName } = getScenario('/session', 'editor').response;
      await database.queries
        .insert(activity)
        .values({ happenedAt: new Date(), userName, action: 'company-changed' });
      return given;
    },
    'a statement was imported': async () => {
      const given = await setSignedIn('admin');
      await addStatement(database);
      return given;
    },
    'a statement says another balance': async () => {
      const given = await setSignedIn('admin');
      await addReportedBalance(database);
      return given;
    },
    'a line of a statement pays an entry': async () => {
      const given = await setSignedIn('admin');
      await addWaitingLines(database);
      return given;
    },
    'a line was reconciled': async () => {
      const given = await setSignedIn('admin');
      await addWaitingLines(database);
      await addMatch(database, 'Ana Souza');
      return given;
    },
    'a line was reconciled by another person': async () => {
      const given = await setSignedIn('admin');
      await addWaitingLines(database);
      await addMatch(database, getScenario('/session', 'editor').response.name);
      return given;
    },
    'a line was ignored': async () => {
      const given = await setSignedIn('admin');
      await addWaitingLines(database, {
        ...{ version: 2, ignoredAt: new Date(), ignoredBy: 'Ana Souza', ignoreReason: 'Tarifa' },
      });
      return given;
    },
    'a file was imported': async () => {
      const given = await setSignedIn('admin');
      await addImport(database);
      return given;
    },
    'a company with an overdue receivable exists': async () => {
      const given = await setSignedIn('admin');
      await addOverdueReceivable(database);
      return given;
    },
  };
}

async function addStatementImport({ queries }: Database): Promise<number> {
  const [ana] = await queries.select().from(users);
  if (ana === undefined) throw new Error('no user');
  const id = 3;
  await queries
    .insert(statementImports)
    .overridingSystemValue()
    .values({
      ...{ id, importedAt: new Date('2026-11-27T12:00:07Z'), userId: ana.id, userName: ana.name },
      ...{ fileName: 'extrato.csv', fileHash: '0'.repeat(64) },
    });
  return id;
}

/** Adds the import of the example, with the lines of the example that imports them. */
async function addStatement(database: Database): Promise<void> {
  await addCompany(database);
  const importId = await addStatementImport(database);
  const line = { accountId: FIRST_ACCOUNT, importId, occurrence: 1 };
  await database.queries.insert(statementLines).values([
    { ...line, day: '2026-11-25', cents: 45_090, text: 'PIX RECEBIDO', document: '12', fingerprint: 'a' },
    { ...line, day: '2026-11-26', cents: -990, text: 'TARIFA', document: '13', fingerprint: 'b' },
  ]);
}

/** Adds the line and the balance of the example of a comparison. */
async function addReportedBalance(database: Database): Promise<void> {
  const { firstDifference } = getScenario('/money-accounts/{id}/bank-balance', 'differs').response;
  if (firstDifference === undefined) throw new Error('no difference');
  const { day, bankCents, bookCents } = firstDifference;
  await addCompany(database, { openingOn: day, openingCents: bookCents });
  const importId = await addStatementImport(database);
  const owner = { accountId: FIRST_ACCOUNT, importId };
  const line = { cents: bankCents - bookCents, text: 'TARIFA', fingerprint: 'a', occurrence: 1 };
  await database.queries.insert(statementLines).values({ ...owner, day, ...line });
  await database.queries.insert(statementBalances).values({ ...owner, day, cents: bankCents });
}

/** Adds the entry, and the two lines of the example of proposals. The changes are those of the first one. */
async function addWaitingLines(
  database: Database,
  changes: Partial<typeof statementLines.$inferInsert> = {},
): Promise<void> {
  await addCompany(database);
  await addEntry(database);
  const importId = await addStatementImport(database);
  const { lines } = getScenario('/money-accounts/{id}/proposals', 'proposals').response;
  for (const [index, { id, day, cents, text, document = '' }] of lines.entries())
    await database.queries
      .insert(statementLines)
      .overridingSystemValue()
      .values({
        ...{ id: sql`${id}::bigint`, accountId: FIRST_ACCOUNT, importId, day, cents, text, document },
        ...{ fingerprint: id, occurrence: 1 },
        ...(index === 0 && changes),
      });
}

/** Reconciles the first line with the entry. The line then has the version 2. */
async function addMatch({ queries }: Database, matchedBy: string): Promise<void> {
  const [line] = await queries.select().from(statementLines).orderBy(statementLines.id).limit(1);
  if (line === undefined) throw new Error('no line');
  const { id: lineId, day: paidOn, cents } = line;
  const [payment] = await queries
    .insert(payments)
    .values({ entryId: Number(ENTRY.id), paidOn, principalCents: cents, form: 'pix' })
    .returning();
  await queries.insert(matches).values({
    ...{ lineId, cents, matchedBy, matchedAt: new Date(), madePayment: true },
    ...(payment && { paymentId: payment.id }),
  });
}

/** Adds the company of the example. */
async function addCompany(
  { queries }: Database,
  changes: Partial<typeof company.$inferInsert> = {},
): Promise<void> {
  const { holidays: days, openingOn, version, ...data } = getScenario('/company', 'company').response;
  const { name, timeZone, openingCents, weekStartsOn, monthlyTargetCents } = data;
  await queries.insert(company).values({
    ...{
      name,
      timeZone,
      openingCents,
      openingOn: openingOn ?? '',
      weekStartsOn,
      monthlyTargetCents,
      version,
    },
    ...changes,
  });
  await queries.insert(holidays).values(days);
}

const ENTRY = getScenario('/entries/{id}', 'entry').response;

/** Adds the entry of the examples, with its id. */
async function addEntry(
  { queries }: Database,
  changes: { version?: number; paidOn?: string; paidCents?: number; importId?: number } = {},
): Promise<void> {
  const { id, category: name, kind, counterparty, document = '', installment, installments } = ENTRY;
  const { issuedOn, dueOn, effectiveDueOn, amountCents } = ENTRY;
  const [category] = await queries
    .insert(categories)
    .values({ name, incomeStatementGroup: 'revenue' })
    .returning({ id: categories.id });
  await queries
    .insert(entries)
    .overridingSystemValue()
    .values({
      ...{ id: sql`${id}::bigint`, kind, counterparty, categoryId: category?.id ?? 0, form: 'boleto' },
      ...{ document, installment, installments, issuedOn, dueOn, effectiveDueOn, amountCents },
      ...changes,
    });
}

/** Replaces the chart by the example, with its version and an entry of the first category. */
/** Adds the first user of the list in the description. */
async function addOtherUser(
  { queries }: Database,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<void> {
  const [other] = getScenario('/users', 'users').response.users;
  const { id, login = '', name = '', version } = { ...other };
  const values = { id, login, name, version, role: 'editor' as const, passwordHash: 'a hash' };
  await queries.insert(users).values({ ...values, ...changes });
}

/** Adds the second account of the list in the description. */
async function addCash(
  { queries }: Database,
  changes: Partial<typeof moneyAccounts.$inferInsert> = {},
): Promise<void> {
  const cash = getScenario('/money-accounts', 'accounts').response.accounts[1];
  const { id, name = '', openingCents, openingOn, version } = { ...cash };
  const values = { id: Number(id), name, kind: 'cash' as const, openingCents, openingOn, version };
  await queries.insert(moneyAccounts).values({ ...values, ...changes });
}

/** Adds the transfer of the examples. */
async function addTransfer({ queries }: Database): Promise<void> {
  const example = postScenario('/transfers/{id}/void', 'voided').response;
  const { id, fromAccountId, toAccountId, movedOn, cents, note } = example;
  await queries
    .insert(transfers)
    .overridingSystemValue()
    .values({
      ...{ id: sql`${id}::bigint`, fromAccountId: Number(fromAccountId), toAccountId: Number(toAccountId) },
      ...{ movedOn, cents, note },
    });
}

async function addChart(database: Database): Promise<void> {
  const { version, categories: rows } = getScenario('/categories/chart', 'chart').response;
  const { queries } = database;
  await queries.delete(categories);
  await queries
    .insert(categories)
    .values(rows.map(({ id, name }) => ({ id: Number(id), name, incomeStatementGroup: 'revenue' as const })));
  const [first] = rows;
  const { kind, counterparty, issuedOn, dueOn, effectiveDueOn, amountCents } = ENTRY;
  await queries.insert(entries).values({
    ...{ kind, counterparty, categoryId: Number(first?.id), form: 'boleto', document: '' },
    ...{ issuedOn, dueOn, effectiveDueOn, amountCents },
  });
  for (let change = 0; change < version; change += 1) await addChartEvent(database, 'categories-changed');
}

/** Adds the event of a change of the chart by another person, and returns its id. */
async function addChartEvent(
  { queries }: Database,
  action: 'categories-changed' | 'categories-merged',
): Promise<number> {
  const { name: userName } = getScenario('/session', 'editor').response;
  const [event] = await queries
    .insert(activity)
    .values({ happenedAt: new Date(), userName, action })
    .returning({ id: activity.id });
  return event?.id ?? 0;
}

/** Adds the event of a change by another person. */
async function addChange({ queries }: Database): Promise<void> {
  const { name: userName } = getScenario('/session', 'editor').response;
  await queries.insert(activity).values({
    ...{ happenedAt: new Date(), userName, action: 'changed', entryId: Number(ENTRY.id) },
    changes: [['dueOn', '2026-11-05', ENTRY.dueOn]],
  });
}

/** Adds the series of the examples with its two entries. */
async function addRent({ queries }: Database): Promise<void> {
  const [rent] = getScenario('/series', 'series').response.series;
  if (!rent) throw new Error('the example has no series');
  const { id, kind, counterparty, category: name, document = '', amountCents, anchorOn } = rent;
  const [category] = await queries
    .insert(categories)
    .values({ name, incomeStatementGroup: 'expenses' })
    .onConflictDoUpdate({ target: categories.name, set: { name } })
    .returning({ id: categories.id });
  const values = {
    ...{ kind, counterparty, categoryId: category?.id ?? 0, form: 'boleto' as const, document, amountCents },
  };
  await queries
    .insert(series)
    .overridingSystemValue()
    .values({ id: sql`${id}::bigint`, ...values, anchorOn, leadDays: 0, rhythm: 'month' });
  await queries.insert(entries).values(
    [anchorOn, rent.nextDueOn ?? ''].map((dueOn, index) => ({
      ...{ ...values, seriesId: Number(id), occurrence: index + 1 },
      ...{ issuedOn: dueOn, dueOn, effectiveDueOn: dueOn },
    })),
  );
}

/** Makes the entry of the examples the only one of a series. */
async function addSeries({ queries }: Database): Promise<void> {
  const id = Number(ENTRY.id);
  const [entry] = await queries.select().from(entries).where(eq(entries.id, id));
  if (!entry) throw new Error('the example is not stored');
  const { kind, counterparty, categoryId, form, document, amountCents, dueOn: anchorOn } = entry;
  const [added] = await queries
    .insert(series)
    .values({
      ...{ kind, counterparty, categoryId, form, document, amountCents, anchorOn },
      ...{ leadDays: 28, rhythm: 'month', lastOccurrence: 1 },
    })
    .returning({ id: series.id });
  await queries
    .update(entries)
    .set({ seriesId: added?.id ?? null, occurrence: 1 })
    .where(eq(entries.id, id));
}

/** Pays the entry of the examples with the payment of the examples. */
async function addPayment({ queries }: Database): Promise<void> {
  const [example] = getScenario('/entries/{id}/history', 'paid').response.payments;
  if (!example) throw new Error('the example has no payment');
  const { id, paidOn, principalCents, discountCents } = example;
  await queries
    .insert(payments)
    .overridingSystemValue()
    .values({
      ...{ id: sql`${id}::bigint`, entryId: Number(ENTRY.id), form: 'boleto' },
      ...{ paidOn, principalCents, discountCents },
    });
}

/** Adds the import of the example with one entry. */
async function addImport(database: Database): Promise<void> {
  const [example] = getScenario('/entries/imports', 'imports').response.imports;
  const [user] = await database.queries.select({ id: users.id }).from(users);
  if (!example || !user) throw new Error('the example has no import');
  const { id, importedBy: userName, importedAt, fileName, added } = example;
  await database.queries
    .insert(imports)
    .overridingSystemValue()
    .values({
      ...{ id: sql`${id}::bigint`, userId: user.id, userName, fileName, added },
      ...{ importedAt: new Date(importedAt), fileHash: '' },
    });
  await addEntry(database, { importId: Number(id) });
}

async function addOverdueReceivable({ queries }: Database): Promise<void> {
  const [example] = getScenario('/entries', 'overdue').response.entries;
  if (!example) throw new Error('the example has no entry');
  const { kind, counterparty, category, document = '', issuedOn, dueOn, amountCents } = example;
  await queries.insert(categories).values({ name: category, incomeStatementGroup: 'revenue' });
  const entry = {
    kind,
    counterparty,
    category,
    form: 'boleto',
    document,
    issuedOn,
    dueOn,
    amountCents,
  } as const;
  // The days of the example are in the past.
  await insertEntries(queries, makeCalendar([]), [entry]);
}
