import type { FastifyInstance } from 'fastify';
import { desc, isNull, sum } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { activity, company, entries, imports, payments } from '../database/tables';
import type { Database } from '../database/database';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { replaceCategories } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { emptyEvents } from '../../test/support/backend/emptyEvents';

type Schemas = components['schemas'];
type Role = 'admin' | 'editor' | 'other';

// It is still November 19 in São Paulo.
const NOW = new Date('2026-11-20T01:00:00Z');
const TITLES = 'Tipo;Cliente ou fornecedor;Categoria;Forma;Vencimento;Valor';
const BREAD = 'A receber;Padaria São João;Vendas;boleto;07/11/2026;450,90';
const RENT = 'A pagar;Imobiliária Sol;Aluguel;pix;05/12/2026;1.200,00';

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await addUser(database, { login: '3', name: 'Caio Reis', role: 'editor' });
  const { queries } = database;
  await queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [
    { name: 'Vendas', incomeStatementGroup: 'revenue' },
    { name: 'Aluguel', incomeStatementGroup: 'expenses' },
  ]);
}

describeRaces('imports of files', fill, (database) => {
  let app: FastifyInstance;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = {
      admin: await fetchToken(app, '1'),
      editor: await fetchToken(app, '2'),
      other: await fetchToken(app, '3'),
    };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    for (const table of [entries, imports]) await database().queries.delete(table);
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, role: Role = 'editor') =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens[role]}` },
      ...(payload && { payload }),
    });
  const send = async (
    path: string,
    file: string | Uint8Array,
    {
      choices,
      role = 'editor',
      name,
    }: { choices?: Schemas['ImportChoices']; role?: Role; name?: string } = {},
  ) => {
    const { payload, headers } = await encodeForm(file, choices, name);
    const authorization = `Bearer ${tokens[role]}`;
    return app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headers, authorization },
      payload,
    });
  };
  type FileParameters = Parameters<typeof send> extends [string, ...infer Others] ? Others : never;
  const preview = async (...parameters: FileParameters) => {
    const response = await send('/entries/imports/preview', ...parameters);
    expect(response.json()).not.toHaveProperty('message');
    return response.json<Schemas['ImportPreview']>();
  };
  const add = async (...parameters: FileParameters) => {
    const response = await send('/entries/imports', ...parameters);
    expect(response.statusCode).toBe(201);
    return response.json<Schemas['ImportResult']>();
  };
  const table = (...lines: string[]) => [TITLES, ...lines, ''].join('\r\n');
  const list = async () => (await call('GET', '/entries?sort=dueOn')).json<Schemas['EntryList']>().entries;

  it('a preview shows how a file is understood, and stores nothing [specification §7.35]', async () => {
    const { rows, counts, questions, columns } = await preview(table(BREAD, RENT));
    expect(columns.map(({ field }) => field)).toEqual([
      ...['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'],
    ]);
    expect({ questions, counts }).toEqual({
      questions: [],
      counts: { rows: 2, ready: 2, duplicates: 0, invalid: 0, skipped: 0 },
    });
    expect(rows[1]).toEqual({
      row: 3,
      state: 'ready',
      problems: [],
      entry: {
        kind: 'payable',
        counterparty: 'Imobiliária Sol',
        category: 'Aluguel',
        form: 'pix',
        issuedOn: '2026-12-05',
        dueOn: '2026-12-05',
        amountCents: 120_000,
      },
    });
    expect(await list()).toEqual([]);
  });

  it('the rows of a bank statement with the amount of an entry are listed and left out, unless they are added [specification §7.54]', async () => {
    await add(table(BREAD, RENT));
    const statement = [
      'Data;Histórico;Valor;Saldo',
      '09/11/2026;COMPE BOLETO 4711;450,90;1.450,90',
      '10/11/2026;PIX ANA;99,00;1.549,90',
      '10/11/2026;PIX BIA;-450,90;1.099,00',
      '30/12/2026;COMPE BOLETO 4712;450,90;1.549,90',
      '',
    ].join('\r\n');
    const choices: Schemas['ImportChoices'] = {
      statement: 'open',
      defaults: { form: 'pix', receivableCategory: 'Vendas', payableCategory: 'Aluguel' },
    };
    const result = await preview(statement, { choices });
    expect(result.questions).toEqual([]);
    // Another kind and another day are another payment.
    expect(result.questionRows).toEqual([
      {
        question: 'sameAmount',
        count: 1,
        cents: 45_090,
        rows: [{ row: 2, text: '09/11/2026 · COMPE BOLETO 4711 · 450,90 · 1.450,90' }],
      },
    ]);
    expect(result.rows[0]).toMatchObject({ state: 'skipped', skipReason: 'same-amount' });
    expect(await preview(statement, { choices: { ...choices, sameAmount: 'add' } })).toMatchObject({
      counts: { ready: 4, skipped: 0 },
      choices: { sameAmount: 'add' },
    });
    expect(await add(statement, { choices })).toMatchObject({ added: 3, skipped: 1 });
  });

  it('a list of bills with the amount of an entry is no statement [specification §7.54]', async () => {
    await add(table(BREAD));
    const { questionRows, counts } = await preview(table(BREAD.replace('Padaria', 'Mercado')));
    expect([questionRows, counts.ready]).toEqual([undefined, 1]);
  });

  it('an import adds its rows as entries, and is in the list with its file', async () => {
    const { id, ...counts } = await add(table(BREAD, RENT), {
      name: 'C:\\Contas\u202e\\con\u200btas "ação"\uFFFE.csv',
    });
    expect(counts).toEqual({ added: 2, duplicates: 0, invalid: 0, skipped: 0 });
    expect(await list()).toMatchObject([
      { counterparty: 'Padaria São João', effectiveDueOn: '2026-11-09', status: 'overdue', version: 1 },
      { counterparty: 'Imobiliária Sol', amountCents: 120_000, status: 'open' },
    ]);
    expect((await call('GET', '/entries/imports')).json()).toEqual({
      imports: [
        {
          id,
          fileName: 'contas "ação".csv',
          importedAt: NOW.toISOString(),
          importedBy: 'Bruno Lima',
          added: 2,
          undoneAt: null,
        },
      ],
    });
  });

  it.each(['xlsx', 'csv'] as const)(
    'an exported %s is imported with the same rows [specification §7.41]',
    async (format) => {
      await add(table(BREAD, RENT, 'A pagar;Zé & Cia "1";Aluguel;Cartão;1/2/2027;0,05'));
      const entriesBefore = await list();
      const exported = (await call('GET', `/entries/export?format=${format}`)).rawPayload;
      const { counts } = await preview(exported);
      expect(counts).toMatchObject({ ready: 0, duplicates: 3 });
      await database().queries.delete(entries);
      await add(exported);
      expect((await list()).map((entry) => ({ ...entry, id: '' }))).toEqual(
        entriesBefore.map((entry) => ({ ...entry, id: '' })),
      );
    },
  );

  it('the list of entries selects those of an import [specification §7.26]', async () => {
    const count = async (id: string) => {
      const response = await call('GET', `/entries?import=${id}`);
      return response.json<Schemas['EntryList']>().total.count;
    };
    const { id: bread } = await add(table(BREAD));
    const { id: rent } = await add(table(RENT, RENT.replace('Sol', 'Mar')));
    expect([await count(bread), await count(rent), await count('x'), await count('0')]).toEqual([1, 2, 0, 0]);
  });

  it('a file that is sent again is known, and its rows are possible duplicates, which the person may add', async () => {
    const firstImport = await add(table(BREAD, RENT));
    const secondPreview = await preview(table(BREAD, RENT), { role: 'other' });
    expect(secondPreview.known).toEqual({ importedAt: NOW.toISOString(), importedBy: 'Bruno Lima' });
    const storedEntries = await list();
    expect(secondPreview.rows).toMatchObject(
      storedEntries.map(({ id }) => ({ state: 'duplicate', duplicateOf: id })),
    );
    const refused = await send('/entries/imports', table(BREAD, RENT));
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { message: 'Nenhuma linha do arquivo pode ser importada.', reason: 'nothing-to-add' },
    ]);
    expect(await add(table(BREAD, RENT), { choices: { duplicateRows: [3] } })).toMatchObject({
      added: 1,
      duplicates: 1,
    });
    expect(await add(table(BREAD, RENT), { choices: { duplicates: 'add' } })).toMatchObject({ added: 2 });
    // Two of the first import, one chosen row, and two that are all added.
    expect(await list()).toHaveLength(5);
    for (const { id } of (await call('GET', '/entries/imports')).json<Schemas['ImportList']>().imports)
      await call('POST', `/entries/imports/${id}/undo`);
    expect((await preview(table(BREAD, RENT))).known).toBeNull();
    expect(firstImport.added).toBe(2);
  });

  it('another sheet of a known file is not known', async () => {
    const rows = (line: string) => [TITLES, line].map((text) => text.split(';'));
    const file = await writeXlsx({
      sheets: [
        { name: 'Outubro', rows: rows(BREAD) },
        { name: 'Novembro', rows: rows(RENT) },
      ],
    });
    await add(file, { choices: { sheet: 'Outubro' } });
    expect((await preview(file, { choices: { sheet: 'Outubro' } })).known).not.toBeNull();
    expect((await preview(file, { choices: { sheet: 'Novembro' } })).known).toBeNull();
  });

  it('a row is a duplicate by its values, without accents and case, also of a row of the same file [specification §7.39]', async () => {
    await add(table(BREAD));
    const sameBread = BREAD.replace('Padaria São João', 'PADARIA SAO JOAO').replace('boleto', 'pix');
    const { rows } = await preview(
      table(
        sameBread,
        BREAD.replace('450,90', '450,91'),
        BREAD.replace('07/', '08/'),
        RENT,
        RENT.toUpperCase(),
      ),
    );
    expect(
      rows.map(({ state, duplicateOf }) => `${state} ${duplicateOf === undefined ? '' : 'stored'}`),
    ).toEqual(['duplicate stored', 'ready ', 'ready ', 'ready ', 'duplicate ']);
  });

  it('a file that is sent twice at the same time is added once', async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => BREAD.replace('450,90', `${index + 1},00`));
    const responses = await Promise.all([1, 2].map(() => send('/entries/imports', table(...lines))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('invalid rows are left out, or the whole file is refused, as the person chooses [specification §7.39]', async () => {
    const file = table(BREAD, RENT.replace('1.200,00', 'grátis'), 'Total;;;;;450,90');
    const refused = await send('/entries/imports', file, { choices: { invalid: 'refuse' } });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        message: 'Algumas linhas têm problemas, e nada foi importado.',
        reason: 'invalid-rows',
        row: 3,
      },
    ]);
    expect(await list()).toEqual([]);
    expect(await add(file)).toMatchObject({ added: 1, duplicates: 0, invalid: 1, skipped: 1 });
  });

  it('a file with open questions is refused, and nothing is stored', async () => {
    const response = await send('/entries/imports', 'Vencimento;Valor\r\n07/11/2026;1,00\r\n');
    expect([response.statusCode, response.json<Schemas['ImportProblem']>().reason]).toEqual([
      422,
      'open-questions',
    ]);
    expect((await call('GET', '/entries/imports')).json()).toEqual({ imports: [] });
  });

  it('rows that are paid with less than their amount are stored only with the answer for their sum [specification §7.50]', async () => {
    const file = [`${TITLES};Pago em;Valor pago`, `${BREAD};08/11/2026;400,90`, `${RENT};;`, ''].join('\r\n');
    const sendWith = async (cents: number, rest: 'discount' | 'leave-out' = 'discount') =>
      send('/entries/imports', file, { choices: { underpaid: { rest, cents } } });
    for (const response of [await send('/entries/imports', file), await sendWith(4_999)])
      expect([response.statusCode, response.json<Schemas['ImportProblem']>().reason]).toEqual([
        422,
        'open-questions',
      ]);
    expect(await list()).toEqual([]);
    expect((await sendWith(5_000, 'leave-out')).json()).toMatchObject({ added: 1, skipped: 1 });
    expect((await sendWith(5_000)).json()).toMatchObject({ added: 1, duplicates: 1, skipped: 0 });
    expect(await list()).toMatchObject([
      { counterparty: 'Padaria São João', status: 'paid', amountCents: 45_090, paidCents: 40_090 },
      { counterparty: 'Imobiliária Sol', status: 'open' },
    ]);
  });

  it('parts of payments and open rests are stored, and undone with their import [specification §7.112]', async () => {
    const titles = `${TITLES};Pago em;Valor pago;Desconto;Juros;Multa`;
    const lines = [
      `${BREAD};08/11/2026;452,90;10,00;5,00;7,00`,
      `${BREAD.replace('São João', 'Sol')};08/11/2026;105,00;;5,00;`,
      `${RENT};;;;;`,
    ];
    const file = [titles, ...lines, ''].join('\r\n');
    const { questions, underpaid } = await preview(file);
    const cents = 35_090;
    expect([questions, underpaid]).toMatchObject([
      ['underpaid'],
      { canStayOpen: true, cents, rows: [{ row: 3, paidCents: 10_500, restCents: cents }] },
    ]);
    const { id } = await add(file, { choices: { underpaid: { rest: 'leave-out', staysOpen: true, cents } } });
    expect(await list()).toMatchObject([
      { paidOn: '2026-11-08', paidCents: 45_290, openCents: 0, version: 1 },
      { paidOn: null, openCents: cents, status: 'overdue', version: 1 },
      { paidOn: null, openCents: 120_000, version: 1 },
    ]);
    const stored = await database().queries.select().from(payments).orderBy(payments.id);
    expect(stored).toMatchObject([
      { principalCents: 44_090, discountCents: 1_000, interestCents: 500, fineCents: 700, cashCents: 45_290 },
      { principalCents: 10_000, discountCents: 0, interestCents: 500, fineCents: 0, cashCents: 10_500 },
    ]);
    const undone = (await call('POST', `/entries/imports/${id}/undo`)).json<Schemas['ImportUndone']>();
    expect(undone).toMatchObject({ removed: 3, keptCount: 0 });
  });

  it('asks for the account of payments if several take them, and pays into it [specification §7.263]', async () => {
    const account = { name: 'Caixa', kind: 'cash', openingCents: 0, openingOn: '2026-01-01' };
    const { id } = (await call('POST', '/money-accounts', account, 'admin')).json<{ id: string }>();
    const file = [`${TITLES};Pago em;Valor pago`, `${BREAD};08/11/2026;450,90`, `${RENT};;`, ''].join('\r\n');
    const read = async (choices: Schemas['ImportChoices']) => {
      const { questions, accounts = [] } = await preview(file, { choices });
      return [questions, accounts.map(({ name }) => name)];
    };
    const names = ['Conta principal', 'Caixa'];
    expect(await read({})).toEqual([['account'], names]);
    expect(await read({ account: '99' })).toEqual([['account'], names]);
    expect(await read({ account: id })).toEqual([[], names]);
    expect(await preview(table(BREAD))).toMatchObject({ questions: [] });
    expect((await send('/entries/imports', file)).json()).toMatchObject({ reason: 'open-questions' });
    await add(file, { choices: { account: id } });
    expect(await database().queries.select().from(payments)).toMatchObject([
      { accountId: Number(id), paidOn: '2026-11-08', principalCents: 45_090, discountCents: 0 },
    ]);
    expect(await list()).toMatchObject([{ paidCents: 45_090, version: 1 }, { paidOn: null }]);
    const events = await database().queries.select().from(activity).orderBy(desc(activity.id)).limit(1);
    expect(events[0]?.changes).toContainEqual(['account', null, 'Caixa']);
    await database().queries.delete(entries);
    await emptyBank(database());
  });

  it('an excess is stored as the person answers [specification §7.113]', async () => {
    const file = [`${TITLES};Pago em;Valor pago`, `${BREAD};08/11/2026;455,90`, ''].join('\r\n');
    expect((await send('/entries/imports', file)).json()).toMatchObject({ reason: 'open-questions' });
    await add(file, { choices: { overpaid: { excess: 'fine', cents: 500 } } });
    expect(await database().queries.select().from(payments)).toMatchObject([
      { principalCents: 45_090, interestCents: 0, fineCents: 500 },
    ]);
  });

  it.each(['csv', 'xlsx'])(
    'part payments, refunds and voids come back from an export as one payment: %s [specification §7.114]',
    async (format) => {
      const names = ['partly', 'twice', 'forgiven', 'refunded', 'voided', 'card'];
      await add(table(...names.map((name) => BREAD.replace('Padaria São João', name))));
      const idOf = async (name: string) =>
        (await list()).find(({ counterparty }) => counterparty === name) ?? { id: '', version: 0 };
      const parts = { principalCents: 0, discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 };
      const pay = async (name: string, payment: object, path = '') => {
        const { id, version } = await idOf(name);
        const body = { ...parts, version, paidOn: '2026-11-10', form: 'boleto', ...payment };
        const response = await call('POST', `/entries/${id}/payments${path}`, body);
        expect({ name, status: response.statusCode }).toEqual({ name, status: 201 });
        const [last] = await database().queries.select().from(payments).orderBy(desc(payments.id)).limit(1);
        return String(last?.id);
      };
      await pay('partly', { principalCents: 10_000, interestCents: 30, fineCents: 20 });
      await pay('twice', { principalCents: 10_000 });
      await pay('twice', { principalCents: 30_000, discountCents: 5_090, paidOn: '2026-11-15' });
      await pay('forgiven', { discountCents: 5_090 });
      const paid = await pay('refunded', { principalCents: 45_090 });
      await pay('refunded', { principalCents: 5_000, paidOn: '2026-11-12' }, `/${paid}/refund`);
      const wrong = await pay('voided', { principalCents: 10_000 });
      const { id, version } = await idOf('voided');
      await call('POST', `/entries/${id}/payments/${wrong}/void`, { version, reason: 'Engano' });
      await pay('card', { principalCents: 45_090, feeCents: 350 });
      const read = async () =>
        (await list())
          .map(({ counterparty, status, openCents, paidOn, paidCents }) =>
            JSON.stringify({ counterparty, status, openCents, paidOn, paidCents }),
          )
          .sort();
      const before = await read();
      expect(before).toContain(
        '{"counterparty":"twice","status":"paid","openCents":0,"paidOn":"2026-11-15","paidCents":40000}',
      );
      const exported = (await call('GET', `/entries/export?format=${format}`)).rawPayload;
      const sums = () =>
        database()
          .queries.select({
            cash: sum(payments.cashCents),
            fine: sum(payments.fineCents),
            interest: sum(payments.interestCents),
            fee: sum(payments.feeCents),
          })
          .from(payments)
          .where(isNull(payments.voidedAt));
      const sumsBefore = await sums();
      await emptyEvents(database());
      for (const stored of [entries, imports]) await database().queries.delete(stored);
      const { questions, counts } = await preview(exported, { name: `export.${format}` });
      expect([questions, counts.ready, counts.invalid]).toEqual([[], 6, 0]);
      await add(exported, { name: `export.${format}` });
      expect(await read()).toEqual(before);
      expect(await sums()).toEqual(sumsBefore);
      // What is lost: the days of the earlier payments.
      expect(await database().queries.$count(payments)).toBe(5);
    },
  );

  it('a possible duplicate that is paid with less is asked about only if it is imported [specification §7.50]', async () => {
    const titles = `${TITLES};Pago em;Valor pago`;
    const [stored, added] = [`${BREAD};08/11/2026;400,90`, `${RENT};08/11/2026;1.100,00`];
    const discount = (cents: number) => ({ underpaid: { rest: 'discount' as const, cents } });
    const file = (...lines: string[]) => [titles, ...lines, ''].join('\r\n');
    await send('/entries/imports', file(stored), { choices: discount(5_000) });

    const again = (await send('/entries/imports/preview', file(stored))).json<Schemas['ImportPreview']>();
    expect([again.questions, again.underpaid, again.counts.duplicates]).toEqual([[], undefined, 1]);
    const both = file(stored, added);
    expect((await preview(both)).underpaid).toMatchObject({ count: 1, cents: 10_000, rows: [{ row: 3 }] });
    const all = { duplicates: 'add' as const };
    expect((await send('/entries/imports/preview', both, { choices: all })).json()).toMatchObject({
      questions: ['underpaid'],
      underpaid: { count: 2, cents: 15_000 },
    });
    const refused = await send('/entries/imports', both, { choices: { ...all, ...discount(10_000) } });
    expect(refused.json()).toMatchObject({ reason: 'open-questions' });
    expect((await send('/entries/imports', both, { choices: discount(10_000) })).json()).toMatchObject({
      added: 1,
      duplicates: 1,
    });
  });

  it('a database that fails amid an import stores nothing of it', async () => {
    await database().queries.execute('alter table activity rename to activity_away');
    try {
      expect((await send('/entries/imports', table(BREAD, RENT))).statusCode).toBe(500);
    } finally {
      await database().queries.execute('alter table activity_away rename to activity');
    }
    expect(await list()).toEqual([]);
    expect((await call('GET', '/entries/imports')).json()).toEqual({ imports: [] });
  });

  it('2,500 rows are stored in one import @long', async () => {
    const lines = Array.from({ length: 2_500 }, (_, index) => BREAD.replace('450,90', `${index + 1},00`));
    expect(await add(table(...lines))).toMatchObject({ added: 2_500, duplicates: 0 });
    const { total } = (await call('GET', '/entries')).json<Schemas['EntryList']>();
    expect(total).toMatchObject({ count: 2_500, amountCents: (100 * 2_500 * 2_501) / 2, paidCents: 0 });
    expect((await preview(table(...lines))).counts).toMatchObject({ ready: 0, duplicates: 2_500 });
  });

  it('an undo deletes the entries of the import, and keeps and lists those that were changed or paid [specification §7.40]', async () => {
    const { id } = await add(table(BREAD, RENT, BREAD.replace('450,90', '1,00'), RENT.replace('1.200', '5')));
    const [bread, , rent] = await list();
    await call('POST', '/entries/payments', {
      entries: [{ id: bread?.id, paidOn: '2026-11-19', paidCents: 45_090 }],
    });
    const { kind = '', counterparty = '', category = '', form = '', issuedOn = '', dueOn = '' } = rent ?? {};
    const change = { kind, counterparty, category, form, issuedOn, dueOn, amountCents: 7 };
    expect((await call('PUT', `/entries/${rent?.id}`, change)).statusCode).toBe(200);

    const undone = (await call('POST', `/entries/imports/${id}/undo`)).json<Schemas['ImportUndone']>();
    expect(undone).toMatchObject({ removed: 2, keptCount: 2 });
    expect(undone.kept).toMatchObject([
      { id: bread?.id, status: 'paid' },
      { id: rent?.id, amountCents: 7 },
    ]);
    expect((await list()).map((entry) => entry.id)).toEqual([bread?.id, rent?.id]);
    expect((await call('GET', '/entries/imports')).json()).toMatchObject({
      imports: [{ id, undoneAt: NOW.toISOString() }],
    });
    const secondUndo = await call('POST', `/entries/imports/${id}/undo`);
    expect([secondUndo.statusCode, secondUndo.json()]).toEqual([
      409,
      { message: 'Esta importação já foi desfeita.', reason: 'undone-already' },
    ]);
    const actions = await database().queries.select().from(activity).orderBy(activity.id);
    expect(actions.map(({ action, userName }) => `${userName}: ${action}`)).toEqual([
      'Bruno Lima: imported',
      'Bruno Lima: paid',
      'Bruno Lima: changed',
      'Bruno Lima: import-undone',
    ]);
  });

  it('an editor sees and undoes the own imports, and an administrator all [specification §7.40]', async () => {
    const { id } = await add(table(BREAD));
    const listIds = async (role: Role) =>
      (await call('GET', '/entries/imports', undefined, role))
        .json<Schemas['ImportList']>()
        .imports.map((one) => one.id);
    expect([await listIds('editor'), await listIds('other'), await listIds('admin')]).toEqual([
      [id],
      [],
      [id],
    ]);
    const refused = await call('POST', `/entries/imports/${id}/undo`, undefined, 'other');
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { message: 'Esta importação não existe.', reason: 'unknown-import' },
    ]);
    expect((await call('POST', '/entries/imports/x/undo', undefined, 'admin')).statusCode).toBe(404);
    expect((await call('POST', `/entries/imports/${id}/undo`, undefined, 'admin')).json()).toEqual({
      removed: 1,
      keptCount: 0,
      kept: [],
    });
  });

  it('the overview shows an import as one activity', async () => {
    await add(table(BREAD, RENT));
    const { widgets } = (await call('GET', '/dashboards/default')).json<Schemas['Dashboard']>();
    const activityWidget = widgets.find(({ id }) => id === 'activity');
    expect(activityWidget).toMatchObject({
      rows: [{ cells: [null, null, 'Importou um arquivo', 'Bruno Lima', expect.any(String)] }],
    });
  });
});
