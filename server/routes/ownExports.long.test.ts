import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import { entries, imports } from '../database/tables';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { DEMONSTRATION_ENTRIES } from '../demonstration/generate';
import { emptyEvents } from '../../test/support/backend/emptyEvents';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-23T12:00:00Z');

let app: FastifyInstance;
const database = useTestDatabase(async (empty) => {
  await addUser(empty, { login: '2', role: 'editor' });
});

/** Adds the demonstration company, and returns functions that export and import its entries. */
async function openCompany(count: number) {
  await seedDemonstrationCompany(database(), { name: 'Empresa', people: ['Ana'], now: NOW, count });
  app = await buildTestApp(database(), { clock: () => NOW });
  const authorization = `Bearer ${await fetchToken(app, '2')}`;
  return {
    exportFile: async (query: string, language = 'pt-BR') =>
      app.inject({
        url: `/api/entries/export?${query}`,
        headers: { authorization, 'accept-language': language },
      }),
    send: async (path: string, file: Uint8Array, name: string) => {
      const { payload, headers } = await encodeForm(file, undefined, name);
      return app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { ...headers, authorization },
        payload,
      });
    },
  };
}
afterEach(() => app.close());

const removeEntries = async () => {
  await emptyEvents(database());
  for (const table of [entries, imports]) await database().queries.delete(table);
};

/** Returns the stored entries as sorted texts. Each import gives new ids. */
const listEntries = async () =>
  (await readStoredEntries(database())).map((entry) => JSON.stringify({ ...entry, id: 0 })).sort();

it.each([
  ['xlsx', 'pt-BR'],
  ['csv', 'pt-BR'],
  ['xlsx', 'en-US'],
  ['csv', 'es-ES'],
])(
  'an export comes back without questions and differences: %s in %s [specification §7.41]',
  async (format, language) => {
    const { exportFile, send } = await openCompany(800);
    const before = await listEntries();
    const file = (await exportFile(`format=${format}`, language)).rawPayload;
    await removeEntries();
    const preview = await send('/entries/imports/preview', file, `lancamentos.${format}`);
    const { questions, counts } = preview.json<Schemas['ImportPreview']>();
    const skipped = format === 'xlsx' ? 2 : 0;
    const { length } = before;
    expect({ questions, counts }).toEqual({
      questions: [],
      counts: { rows: length + skipped, ready: length, duplicates: 0, invalid: 0, skipped },
    });
    await send('/entries/imports', file, `lancamentos.${format}`);
    expect(await listEntries()).toEqual(before);
  },
);

it('a paid amount of an export that was changed is a question [specification §7.41, §7.50]', async () => {
  const { exportFile, send } = await openCompany(200);
  const file = (await exportFile('format=csv&status=paid')).body;
  const [line = '', amount = ''] = /^.*;("\d+,\d\d");\1;"Pago".*$/m.exec(file) ?? [];
  const changed = line.replace(`${amount};${amount}`, `${amount};"0,01"`);
  await removeEntries();
  const preview = await send(
    '/entries/imports/preview',
    Buffer.from(file.replace(line, changed)),
    'contas.csv',
  );
  expect(preview.json()).toMatchObject({ questions: ['underpaid'], underpaid: { count: 1 } });
});

it('the whole demonstration comes back from files of two kinds without differences [specification §7.41]', async () => {
  const { exportFile, send } = await openCompany(DEMONSTRATION_ENTRIES);
  const before = await listEntries();
  for (const format of ['xlsx', 'csv']) {
    const files: Uint8Array[] = [];
    for (const kind of ['receivable', 'payable'])
      files.push((await exportFile(`format=${format}&kind=${kind}`)).rawPayload);
    await removeEntries();
    for (const file of files)
      expect((await send('/entries/imports', file, `lancamentos.${format}`)).json()).toMatchObject({
        duplicates: 0,
        invalid: 0,
      });
    expect(await listEntries()).toEqual(before);
  }
}, 600_000);
