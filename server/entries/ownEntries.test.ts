// An editor deletes and restores what the editor has added on the same day of the company.
import type { FastifyInstance } from 'fastify';
import { desc, isNotNull } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { ENTRY, INSTALLMENTS, LINES, PAYMENT, SERIES } from '../../test/support/backend/changes';
import { replaceCategories } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { company, entries, series } from '../database/tables';
import type { Database } from '../database/database';

type Schemas = components['schemas'];

// 22:00 of November 19 in São Paulo, where the day ends at 03:00 UTC.
const NOW = new Date('2026-11-20T01:00:00Z');
const LAST_MINUTE = new Date('2026-11-20T02:59:59Z');
const MIDNIGHT = new Date('2026-11-20T03:00:00Z');

async function fill(database: Database) {
  for (const [login, name] of [
    ['2', 'Bruno Lima'],
    ['3', 'Carla Reis'],
  ] as const)
    await addUser(database, { login, name, role: 'editor' });
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await database.queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [{ name: 'Vendas', incomeStatementGroup: 'revenue' }]);
}

describeOnBothDatabases('deletions of an editor', fill, (database) => {
  let app: FastifyInstance;
  let tokens: Record<'admin' | 'editor' | 'other', string>;
  let now = NOW;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => now });
    tokens = {
      admin: await fetchToken(app, '1'),
      editor: await fetchToken(app, '2'),
      other: await fetchToken(app, '3'),
    };
  });
  beforeEach(async () => {
    now = NOW;
    await database().queries.delete(entries);
  });
  afterAll(() => app.close());

  type Person = keyof typeof tokens;
  const send = async (path: string, payload: object, person: Person = 'editor') => {
    const headers = { authorization: `Bearer ${tokens[person]}` };
    const { statusCode, body } = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    const json: unknown = body === '' ? null : JSON.parse(body);
    return { status: statusCode, json };
  };
  const read = async <T>(path: string, person: Person = 'editor') =>
    (
      await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${tokens[person]}` } })
    ).json<T>();
  const add = async (person: Person = 'editor') => {
    const { json } = await send('/entries', ENTRY, person);
    return (json as Schemas['Entry']).id;
  };
  const addMany = async (path: string, body: object) => {
    const { json } = await send(path, body);
    return (json as Schemas['AddedEntries']).ids;
  };
  const remove = (ids: readonly string[], person?: Person) => send('/entries/deletions', { ids }, person);
  const restore = (ids: readonly string[], person?: Person) => send('/entries/restorations', { ids }, person);
  const countDeleted = () => database().queries.$count(entries, isNotNull(entries.deletedAt));
  const refusalOf = (...ids: string[]) => ({
    status: 403,
    json: {
      message:
        'Você só pode excluir ou restaurar os lançamentos que você mesmo criou hoje. Os outros, só um administrador.',
      reason: 'not-own',
      ids,
    },
  });

  it('an own entry of the day is deleted and restored until the day of the company ends [specification §7.116]', async () => {
    const id = await add();
    now = LAST_MINUTE;
    expect((await remove([id])).status).toBe(204);
    expect((await restore([id])).status).toBe(204);
    expect((await remove([id])).status).toBe(204);
    now = MIDNIGHT;
    expect(await restore([id])).toEqual(refusalOf(id));
    expect(await countDeleted()).toBe(1);
    expect((await restore([id], 'admin')).status).toBe(204);
    expect(await remove([id])).toEqual(refusalOf(id));
    expect((await remove([id], 'admin')).status).toBe(204);
  });

  it('one entry of another person keeps all, and the refusal names it [specification §7.116]', async () => {
    const [own, foreign] = [await add(), await add('other')];
    expect(await remove([own, foreign])).toEqual(refusalOf(foreign));
    expect(await countDeleted()).toBe(0);
  });

  it('what another person has deleted stays deleted [specification §7.116]', async () => {
    const id = await add();
    await remove([id]);
    await restore([id]);
    await remove([id], 'admin');
    expect(await restore([id])).toEqual(refusalOf(id));
    expect(await countDeleted()).toBe(1);
  });

  it('an entry that is not stored is refused by the role [specification §7.116]', async () => {
    const refused = {
      message: 'Seu perfil não permite esta ação. Peça a um administrador.',
      reason: 'not-permitted',
    };
    expect(await remove([await add(), '999999'])).toEqual({ status: 403, json: refused });
    expect(await restore(['x'])).toEqual({ status: 403, json: refused });
    expect(await countDeleted()).toBe(0);
  });

  it('instalments, entries of a series and an import are own ones too [specification §7.116]', async () => {
    const ids = [
      ...(await addMany('/entries/installments', INSTALLMENTS)),
      ...(await addMany('/series', SERIES)),
    ];
    const form = await encodeForm(LINES);
    const imported = await app.inject({
      method: 'POST',
      url: '/api/entries/imports',
      headers: { authorization: `Bearer ${tokens.editor}`, ...form.headers },
      payload: form.payload,
    });
    expect(imported.statusCode).toBe(201);
    const { id: importId } = imported.json<{ id: string }>();
    const ofImport = await read<Schemas['EntryList']>(`/entries?import=${importId}`);
    const importedIds = ofImport.entries.map(({ id }) => id);
    expect(importedIds.length).toBeGreaterThan(0);
    expect(await remove(importedIds, 'other')).toEqual(refusalOf(...importedIds));
    expect((await remove([...ids, ...importedIds])).status).toBe(204);
    expect((await restore([...ids, ...importedIds])).status).toBe(204);
    // An undone import has no event for each entry.
    await send(`/entries/imports/${importId}/undo`, {}, 'admin');
    await remove(importedIds, 'admin');
    expect(await restore(importedIds)).toEqual(refusalOf(...importedIds));
  });

  it('the list and the entry say what an editor may delete, and nothing to an administrator [specification §7.116]', async () => {
    const [own, foreign] = [await add(), await add('other')];
    const readRights = async (person: Person) => {
      const list = await read<Schemas['EntryList']>('/entries', person);
      return Object.fromEntries(list.entries.map(({ id, mayDelete }) => [id, mayDelete]));
    };
    expect(await readRights('editor')).toEqual({ [own]: true, [foreign]: false });
    expect(await readRights('admin')).toEqual({ [own]: undefined, [foreign]: undefined });
    expect((await read<Schemas['Entry']>(`/entries/${foreign}`)).mayDelete).toBe(false);
    now = MIDNIGHT;
    expect(await readRights('editor')).toEqual({ [own]: false, [foreign]: false });
  });

  it.each(['editor', 'admin'] as const)(
    'an entry with a payment keeps all until the payment is voided, for an %s [specification §7.129]',
    async (person) => {
      const [open, paid] = [await add(), await add()];
      const part = { ...PAYMENT, principalCents: 1 };
      await send(`/entries/${paid}/payments`, part);
      const refused = {
        status: 409,
        json: {
          message: 'Um lançamento com pagamento não pode ser excluído. Estorne o pagamento antes de excluir.',
          reason: 'has-payment',
          ids: [paid],
        },
      };
      expect(await remove([open, paid], person)).toEqual(refused);
      expect(await remove([paid], person)).toEqual(refused);
      expect(await countDeleted()).toBe(0);
      const readRight = async () => (await read<Schemas['Entry']>(`/entries/${paid}`, person)).mayDelete;
      expect(await readRight()).toBe(person === 'editor' ? false : undefined);
      const history = await read<Schemas['EntryHistory']>(`/entries/${paid}/history`);
      const paymentId = history.payments[0]?.id ?? '';
      await send(`/entries/${paid}/payments/${paymentId}/void`, { version: 2, reason: 'Duplicado' });
      expect(await readRight()).toBe(person === 'editor' ? true : undefined);
      expect((await remove([open, paid], person)).status).toBe(204);
    },
  );

  it('an entry that a person adds as paid, or pays in one step, has a payment too [specification §7.129]', async () => {
    const { json } = await send('/entries', { ...ENTRY, paidOn: '2026-11-19', paidCents: ENTRY.amountCents });
    const added = (json as Schemas['Entry']).id;
    const payment = { paidOn: '2026-11-19', paidCents: 45_000 };
    const paid = await add();
    await send('/entries/payments', { entries: [{ id: paid, ...payment }] });
    expect((await remove([added])).status).toBe(409);
    expect((await remove([paid])).status).toBe(409);
    const { installment, installments, ...values } = ENTRY;
    const reopened = { ...values, installment, installments, version: 2, paidOn: null, paidCents: null };
    const headers = { authorization: `Bearer ${tokens.editor}` };
    const reopen = { method: 'PUT', url: `/api/entries/${paid}`, headers, payload: reopened } as const;
    expect((await app.inject(reopen)).statusCode).toBe(200);
    expect((await remove([paid])).status).toBe(204);
  });

  it('the undo of an import removes what the import has paid, and keeps what was paid since [specification §7.40]', async () => {
    const lines = [
      'Tipo;Cliente ou fornecedor;Categoria;Forma;Vencimento;Valor;Pago em;Valor pago',
      'A receber;Mercado Lua;Vendas;boleto;07/11/2026;450,90;07/11/2026;450,90',
      'A receber;Mercado Sol;Vendas;boleto;07/11/2026;100,00;;',
    ];
    const form = await encodeForm(lines.join('\r\n'));
    const imported = await app.inject({
      method: 'POST',
      url: '/api/entries/imports',
      headers: { authorization: `Bearer ${tokens.editor}`, ...form.headers },
      payload: form.payload,
    });
    const { id } = imported.json<{ id: string }>();
    const { entries: added } = await read<Schemas['EntryList']>(`/entries?import=${id}`);
    const idOf = (cents: number) => added.find(({ amountCents }) => amountCents === cents)?.id ?? '';
    const [open, paid] = [idOf(10_000), idOf(45_090)];
    expect((await remove([paid])).status).toBe(409);
    await send('/entries/payments', { entries: [{ id: open, paidOn: '2026-11-19', paidCents: 10_000 }] });
    const { json } = await send(`/entries/imports/${id}/undo`, {});
    expect(json).toMatchObject({ removed: 1, keptCount: 1, kept: [{ id: open }] });
  });

  it('a stale version of an own entry keeps it [specification §7.90]', async () => {
    const id = await add();
    const body = { ids: [id], versions: [{ id, version: 2 }] };
    expect((await send('/entries/deletions', body)).status).toBe(409);
    expect(await countDeleted()).toBe(0);
  });

  it('an editor resumes no series that an administrator has ended, and an administrator does [specification §7.108, §7.116]', async () => {
    const [first = '', , third = '', ...later] = await addMany('/series', { ...SERIES, occurrences: 20 });
    expect((await remove([third])).status).toBe(204);
    const end = { version: 1, scope: 'following' };
    expect((await send(`/entries/${first}/occurrences/deletion`, end, 'admin')).status).toBe(200);
    const readEnd = async () => {
      const [row] = await database()
        .queries.select({ endedAfter: series.endedAfter })
        .from(series)
        .orderBy(desc(series.id))
        .limit(1);
      return row?.endedAfter;
    };
    expect(await readEnd()).toBe(0);
    expect((await restore([third])).status).toBe(204);
    expect(await readEnd()).toBe(0);
    // An entry that is not deleted resumes nothing, whoever sends it.
    expect((await restore([third], 'admin')).status).toBe(204);
    expect(await readEnd()).toBe(0);
    expect((await restore(later, 'admin')).status).toBe(204);
    expect(await readEnd()).toBeNull();
  });
});
