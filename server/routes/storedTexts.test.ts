import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { encodeForm } from '../../test/support/backend/forms';
import { findBrokenParts, findXmlFault } from '../../test/support/backend/xml';
import { readPdf } from '../../test/support/readPdf';
import { migrate } from '../database/migrate';
import type { Database } from '../database/database';
import { categories, company } from '../database/tables';
import { makeCalendar } from '../../api-spec/calendar';
import { insertEntries } from '../entries/insertEntries';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-20T15:00:00Z');
const INPUT: Schemas['EntryInput'] = {
  ...{ kind: 'receivable', counterparty: 'Ana', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-11-10', dueOn: '2026-11-10', amountCents: 100 },
};
/** Texts that an earlier release has stored. */
const ODD = 'Loja \uFFFE\uFFFF\uFDD0\u{1FFFE}\u0085 Sul';
const INVISIBLE = 'Bar\u200Bbearia \u202EReal\u202C';
const OLD_CATEGORY = 'Obras\u200B';
const OLD_COMPANY = 'Aurora\uFFFF & \u200B<Ltda>';

/** Stores rows as an earlier release did. */
async function fill(database: Database) {
  await addUser(database, { login: '1' });
  const { queries } = database;
  const balance = { openingCents: 0, openingOn: '2026-01-01' };
  await queries.insert(company).values({ name: OLD_COMPANY, timeZone: 'America/Sao_Paulo', ...balance });
  await database.inMigration((run) =>
    run(`create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
      return lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));
      delete from applied_migrations where name = '011-invisible-characters.sql';`),
  );
  const rows = [ODD, INVISIBLE].map((counterparty, at) => ({
    ...{ kind: 'receivable' as const, counterparty, category: 'Venda de mercadorias', form: 'pix' as const },
    ...{ document: `OLD ${at}`, issuedOn: '2026-11-10', dueOn: '2026-11-10', amountCents: 5_000 + at },
  }));
  await insertEntries(queries, makeCalendar([]), rows);
  await queries.insert(categories).values({ name: OLD_CATEGORY, incomeStatementGroup: 'costs' });
  await migrate(database, resolve('server/database/migrations'));
}

describeOnBothDatabases('texts', fill, (database) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
  });
  afterAll(() => app.close());

  const get = (path: string) => app.inject({ url: `/api${path}`, headers });
  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    app.inject({ method, url: `/api${path}`, headers, payload });
  const list = async (query: Record<string, string>) => {
    const response = await get(`/entries?${new URLSearchParams(query).toString()}`);
    return response.json<Schemas['EntryList']>();
  };
  const listNames = ({ entries }: Schemas['EntryList']) => entries.map(({ counterparty }) => counterparty);

  it('are stored without invisible characters, and found with them [specification §7.47]', async () => {
    const counterparty = '\uFEFFPada\u200Bria \u202ESão\u202C Jo\u00ADão 👩‍🌾';
    const added = await send('POST', '/entries', { ...INPUT, counterparty, document: 'NF\u2060 1' });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ counterparty: 'Padaria São João 👩‍🌾', document: 'NF 1' }),
    ]);
    for (const query of [{ search: 'pa\u200Bdaria' }, { counterparty }, { document: 'NF\u2060 1' }])
      expect(listNames(await list(query))).toEqual(['Padaria São João 👩‍🌾']);
    const { id } = added.json<Schemas['Entry']>();
    const changed = await send('PUT', `/entries/${id}`, { ...INPUT, counterparty: 'A\u200Cb\u200D\u200Ec' });
    expect(changed.json()).toMatchObject({ counterparty: 'A\u200Cb\u200Dc' });
  });

  it('that name a category with invisible characters find it [specification §7.47]', async () => {
    const input = { ...INPUT, kind: 'payable', category: OLD_CATEGORY, counterparty: 'Pedreiro' };
    const added = await send('POST', '/entries', input);
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ category: OLD_CATEGORY }),
    ]);
    expect(listNames(await list({ category: OLD_CATEGORY }))).toEqual(['Pedreiro']);
  });

  it('with a line separator are stored, because it is no control character [specification §7.47]', async () => {
    const added = await send('POST', '/entries', { ...INPUT, counterparty: 'Linha\u2028dois' });
    expect(added.json()).toMatchObject({ counterparty: 'Linha\u2028dois' });
  });

  it('of an import are compared without invisible characters, also with stored ones [specification §7.47]', async () => {
    const { payload, headers: form } = await encodeForm(
      'Tipo;Cliente;Categoria;Forma;Documento;Vencimento;Valor\r\n' +
        'A receber;Bar\u2060bearia Real;Venda de mercadorias;pix;OLD 1;10/11/2026;50,01\r\n' +
        'A receber;B\u200Eia;Venda de mercadorias;pix;;10/11/2026;1,00\r\n' +
        'A receber;Bi\u200Fa;Venda de mercadorias;pix;;10/11/2026;1,00\r\n',
    );
    const preview = await app.inject({
      ...{ method: 'POST', url: '/api/entries/imports/preview' },
      ...{ headers: { ...headers, ...form }, payload },
    });
    const { rows } = preview.json<Schemas['ImportPreview']>();
    expect(rows.map(({ state, entry }) => [state, entry.counterparty])).toEqual([
      ['duplicate', 'Barbearia Real'],
      ['ready', 'Bia'],
      ['duplicate', 'Bia'],
    ]);
  });

  it('of earlier releases stay as they are, and are found [specification §7.47]', async () => {
    expect(listNames(await list({ search: 'barbearia real' }))).toEqual([INVISIBLE]);
    expect(listNames(await list({ search: 'loja sul' }))).toEqual([ODD]);
    const [stored] = (await list({ counterparty: INVISIBLE })).entries;
    expect(stored).toMatchObject({ counterparty: INVISIBLE, version: 1 });
  });

  it('of earlier releases have a link in a dashboard if its list can be read [specification §7.47]', async () => {
    const { widgets } = (await get('/dashboards/vendas')).json<Schemas['Dashboard']>();
    const customers = widgets.find(({ id }) => id === 'customers');
    const rows = customers && 'rows' in customers ? customers.rows : [];
    const find = (name: string) => rows.find(({ cells }) => cells[0] === name);
    expect(find(ODD)).toMatchObject({ cells: [ODD, 'A', 5_000, expect.any(Number)] });
    expect(find(ODD)).not.toHaveProperty('link');
    const { total } = await list(find(INVISIBLE)?.link?.filter ?? {});
    expect(total).toMatchObject({ count: 1, amountCents: 5_001 });
  });

  describe('in a file', () => {
    it('that is a spreadsheet have only characters of XML [specification §7.48]', async () => {
      const { rawPayload } = await get('/entries/export?search=OLD');
      expect(findBrokenParts(rawPayload)).toEqual([]);
      const { sheets } = await readXlsx(rawPayload);
      // The totals have no name.
      const names = (sheets[0]?.rows ?? []).slice(1).flatMap((row) => row[1] ?? []);
      expect(names).toEqual(['Loja ��\uFDD0\u{1FFFE}\u0085 Sul', INVISIBLE]);
    });

    it('that is a csv have no characters that no text may have [specification §7.48]', async () => {
      const { body } = await get('/entries/export?format=csv&search=OLD');
      expect(body).toContain(';"Loja ����� Sul";');
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Noncharacter_Code_Point}]/u);
    });

    it('that is a PDF have only characters with a picture [specification §7.48]', async () => {
      const { rawPayload } = await send('POST', '/entries/report?search=OLD', {});
      const { pages, source } = readPdf(rawPayload);
      const texts = pages.flat().map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['Aurora & <Ltda>', 'Loja Sul', 'Barbearia Real']));
      expect(texts.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/u);
      const metadata = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(source)?.[0] ?? '';
      expect(findXmlFault(Buffer.from(metadata, 'latin1'))).toBeNull();
      expect(metadata).toContain('<rdf:li>Aurora &amp; &lt;Ltda&gt;</rdf:li>');
    });
  });

  it('of the company are cleaned too [specification §7.47]', async () => {
    const storedCompany = (await get('/company')).json<Schemas['Company']>();
    expect(storedCompany.name).toBe(OLD_COMPANY);
    const changed = await send('PUT', '/company', {
      ...{
        name: 'Aurora\u200E Ltda',
        timeZone: 'America/Sao_Paulo',
        openingCents: 0,
        openingOn: '2026-01-01',
      },
      ...{ weekStartsOn: 7, holidays: [{ day: '2026-01-25', name: 'Aniversário\u202C' }] },
    });
    expect(changed.json()).toMatchObject({
      name: 'Aurora Ltda',
      holidays: [{ day: '2026-01-25', name: 'Aniversário' }],
    });
  });

  it('lose in searches what the rule removes, whatever the character [specification §7.47]', async () => {
    // All code points but the surrogates, which are no characters.
    const removedCharacters = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /(?![\u200C\u200D])\p{Cf}/u.test(character));
    const [row] = await database().inMigration((run) =>
      run(`select fold_text('a${removedCharacters.join('')}b\u200C\u200D') as folded`),
    );
    expect(row?.['folded']).toBe('ab\u200C\u200D');
  });
});
