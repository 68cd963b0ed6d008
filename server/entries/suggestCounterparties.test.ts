import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { company } from '../database/tables';

type CounterpartyList = components['schemas']['CounterpartyList'];

const DAYS = { issuedOn: '2026-10-01', dueOn: '2026-12-01' };
const BASICS = { ...DAYS, document: 'NF 4711', installment: 1, installments: 1, amountCents: 100_00 };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Bruno', role: 'editor' });
  await addUser(database, { login: '2', name: 'Ana', role: 'admin' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('suggested names', fill, (database) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => new Date('2026-11-25T15:00:00Z') });
    headers = { authorization: `Bearer ${await fetchToken(app, '2')}` };
    for (const [kind, category, form, counterparty] of [
      ['receivable', 'Venda de mercadorias', 'boleto', 'Sul Padaria'],
      ['receivable', 'Venda de mercadorias', 'boleto', 'Padaria São João'],
      ['payable', 'Aluguel', 'pix', 'Padaria São João'],
      ['payable', 'Energia elétrica', 'card', 'Padaria São João'],
      ['receivable', 'Prestação de serviços', 'cash', 'Padaria São João'],
      ['payable', 'Aluguel', 'pix', 'Auto-Peças 100%'],
      ['payable', 'Aluguel', 'pix', 'Auto-Peças 100%'],
      ['payable', 'Aluguel', 'pix', 'Minipadaria'],
    ])
      await add({ kind, category, form, counterparty });
    for (let number = 1; number <= 9; number++)
      await add({ kind: 'payable', category: 'Aluguel', form: 'pix', counterparty: `Posto ${number}` });
  });
  afterAll(() => app.close());

  const add = async (values: object) => {
    const response = await app.inject({
      ...{ method: 'POST', url: '/api/entries', headers },
      payload: { ...BASICS, ...values },
    });
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string; version: number }>();
  };
  const call = (query: Record<string, string>) => app.inject({ url: '/api/counterparties', query, headers });
  const suggest = async (query: Record<string, string>) =>
    (await call(query)).json<CounterpartyList>().counterparties;
  const readNames = async (search: string) => (await suggest({ search })).map(({ name }) => name);

  it('finds words that begin words of a name, in any order, the most used first [specification §7.168]', async () => {
    expect(await readNames('padaria')).toEqual(['Padaria São João', 'Sul Padaria']);
    expect(await readNames('joao PÁDA')).toEqual(['Padaria São João']);
    expect(await readNames('pecas auto')).toEqual(['Auto-Peças 100%']);
    expect(await readNames('auto-peç')).toEqual(['Auto-Peças 100%']);
    expect(await readNames('adaria')).toEqual([]);
    // The number of a document is no name.
    expect(await readNames('4711')).toEqual([]);
  });

  it('finds names that begin with a text of short words [specification §7.168]', async () => {
    expect(await readNames('su')).toEqual(['Sul Padaria']);
    expect(await readNames('jo')).toEqual([]);
    expect(await readNames('\u0301')).toEqual([]);
    expect(await readNames('%')).toEqual([]);
  });

  it('has eight names at most [specification §7.168]', async () => {
    expect(await readNames('posto')).toHaveLength(8);
  });

  it('has category and form of the entry of the kind that was added last [specification §7.168]', async () => {
    const search = 'padaria';
    expect(await suggest({ search, kind: 'payable' })).toEqual([
      { name: 'Padaria São João', count: 4, latest: { category: 'Energia elétrica', form: 'card' } },
      { name: 'Sul Padaria', count: 1 },
    ]);
    const [name] = await suggest({ search, kind: 'receivable' });
    expect(name?.latest).toEqual({ category: 'Prestação de serviços', form: 'cash' });
    const [ofBothKinds] = await suggest({ search });
    expect(ofBothKinds?.latest).toEqual({ category: 'Prestação de serviços', form: 'cash' });
  });

  it('counts no deleted entry [specification §7.168]', async () => {
    const values = { kind: 'payable', category: 'Aluguel', form: 'pix', counterparty: 'Gráfica' };
    const { id } = await add(values);
    expect(await readNames('grafica')).toEqual(['Gráfica']);
    expect(await readNames('gr')).toEqual(['Gráfica']);
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/api/entries/deletions', headers, payload: { ids: [id] } },
    });
    expect(statusCode).toBe(204);
    expect(await readNames('grafica')).toEqual([]);
    expect(await readNames('gr')).toEqual([]);
  });

  it('refuses an unknown kind, and a request without a text [specification §7.168]', async () => {
    expect((await call({ search: 'a', kind: 'x' })).statusCode).toBe(400);
    expect((await call({ kind: 'payable' })).statusCode).toBe(400);
    expect((await call({ search: '' })).statusCode).toBe(400);
  });

  it('an editor gets them too, and a caller without a session does not [specification §7.168]', async () => {
    const url = '/api/counterparties?search=padaria';
    const authorization = `Bearer ${await fetchToken(app, '1')}`;
    expect((await app.inject({ url, headers: { authorization } })).statusCode).toBe(200);
    expect((await app.inject({ url })).statusCode).toBe(401);
  });
});
