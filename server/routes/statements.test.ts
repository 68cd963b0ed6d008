import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { encodeForm } from '../../test/support/backend/forms';
import {
  moneyAccounts,
  statementAccounts,
  statementBalances,
  statementImports,
  statementLines,
} from '../database/bankTables';
import { activity, company } from '../database/tables';

type Schemas = components['schemas'];
type Preview = Schemas['StatementPreview'];
type Choices = Schemas['StatementChoices'];

const NOW = new Date('2026-11-27T15:00:00Z');
const database = useTestDatabase();
let app: FastifyInstance;
let authorization: Record<'editor' | 'admin' | 'other', string>;

beforeAll(async () => {
  await database()
    .queries.insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await addUser(database(), { login: '1', role: 'admin', name: 'Ana' });
  await addUser(database(), { login: '2', role: 'editor', name: 'Bruno' });
  await addUser(database(), { login: '3', role: 'editor', name: 'Caio' });
  await database()
    .queries.insert(moneyAccounts)
    .values([
      { id: 2, name: 'Cartão', kind: 'card' },
      { id: 3, name: 'Antiga', kind: 'bank', isArchived: true },
      { id: 4, name: 'Poupança', kind: 'bank' },
    ]);
  app = await buildTestApp(database(), { clock: () => NOW });
  const sign = async (login: string) => `Bearer ${await fetchToken(app, login)}`;
  authorization = { admin: await sign('1'), editor: await sign('2'), other: await sign('3') };
}, DATABASE_START_MS);
afterAll(() => app.close());
beforeEach(async () => {
  const { queries } = database();
  await emptyEvents(database());
  for (const table of [statementBalances, statementLines, statementImports, statementAccounts])
    await queries.delete(table);
  await queries.update(moneyAccounts).set({ invertsAmounts: false });
});

const row = ({ day = '20261105', amount = '-10.00', id = '1', memo = 'PIX MARIA' } = {}) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<MEMO>${memo}</STMTTRN>\n`;
const ofx = (rows: string, number = '12345-6', more = '') =>
  `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>${number}</BANKACCTFROM>` +
  `<BANKTRANLIST>${rows}</BANKTRANLIST>${more}</STMTRS></OFX>`;
const csv = (...rows: string[]) => `Data;Histórico;Documento;Valor\r\n${rows.join('\r\n')}\r\n`;
const inAccount = (key: string, accountId = '1'): Choices => ({ accounts: [{ key, accountId }] });
const KEY = '341/123456';

async function send(
  path: string,
  file: string,
  choices?: Choices,
  who: keyof typeof authorization = 'editor',
) {
  const { headers, payload } = await encodeForm(file, choices, 'extrato.ofx');
  return app.inject({
    method: 'POST',
    url: `/api/statements${path}`,
    headers: { authorization: authorization[who], ...headers },
    payload,
  });
}
async function preview(file: string, choices?: Choices) {
  const response = await send('/preview', file, choices);
  expect(response.statusCode).toBe(200);
  const body = response.json<Preview>();
  const [part] = body.parts;
  if (part === undefined) throw new Error('no account');
  return { ...body, part };
}
async function importFile(file: string, choices = inAccount(KEY)) {
  const response = await send('', file, choices);
  expect(response.statusCode).toBe(201);
  return response.json<Schemas['StatementResult']>();
}
const undo = (id: string, who: keyof typeof authorization = 'editor') =>
  app.inject({
    method: 'POST',
    url: `/api/statements/${id}/undo`,
    headers: { authorization: authorization[who] },
  });
const list = async (id: string, query = '') =>
  app.inject({
    url: `/api/money-accounts/${id}/lines${query}`,
    headers: { authorization: authorization.editor },
  });
const listLines = async (id = '1', query = '') =>
  (await list(id, query)).json<Schemas['StatementLineList']>();

it('asks once for the account of a file, and remembers it [specification §2.300]', async () => {
  const first = await preview(ofx(row()));
  expect(first.part).toMatchObject({ key: KEY, bankCode: '341', numberEnd: '3456', accountId: null });
  expect(first.part.questions).toEqual(['account']);
  expect(first.moneyAccounts.map(({ name }) => name)).toEqual(['Conta principal', 'Cartão', 'Poupança']);
  expect((await send('', ofx(row()))).json()).toMatchObject({ reason: 'open-questions' });
  await importFile(ofx(row()));
  expect((await preview(ofx(row({ id: '2' })))).part).toMatchObject({ accountId: '1', questions: [] });
});

it('proposes the account of the last file with the same columns and account above them, and still asks for it [specification §2.364]', async () => {
  const file = csv('05/11/2026;PIX;1;-10,00');
  expect((await preview(file)).part).not.toHaveProperty('suggestedAccountId');
  await importFile(file, inAccount('', '4'));
  const next = csv('06/11/2026;PIX;2;-12,00');
  const asked = { accountId: null, questions: ['account'], suggestedAccountId: '4' };
  expect((await preview(next)).part).toMatchObject(asked);
  expect((await send('', next)).json()).toMatchObject({ reason: 'open-questions' });
  const confirmed = { accountId: '4', questions: [], suggestedAccountId: '4' };
  expect((await preview(next, inAccount('', '4'))).part).toMatchObject(confirmed);
  const others = [`Conta;98765-4\r\n${next}`, next.replace('Histórico', 'Descrição')];
  for (const other of others) expect((await preview(other)).part).not.toHaveProperty('suggestedAccountId');
});

it('asks for each account of a file with several, and stores each line in its account [specification §2.300]', async () => {
  const file = ofx(row()) + ofx(row({ id: '7', amount: '25.00' }), '99999-9');
  const { parts } = await preview(file);
  expect(parts.map(({ questions }) => questions)).toEqual([['account'], ['account']]);
  const accounts = [
    { key: KEY, accountId: '1' },
    { key: '341/999999', accountId: '4' },
  ];
  expect(await importFile(file, { accounts })).toMatchObject({ added: 2, accountIds: ['1', '4'] });
  expect((await listLines('4')).lines.map(({ cents }) => cents)).toEqual([2_500]);
  expect((await send('/preview', file, inAccount(KEY, '3'))).json()).toMatchObject({ reason: 'choices' });
});

it('stores equal lines of one file, and adds nothing of the same file again [specification §2.299]', async () => {
  const file = ofx(
    row({ id: '9', amount: '-10.00' }) +
      row({ id: '9', amount: '-20.00' }) +
      row({ id: '8', amount: '-5.00' }) +
      row({ id: '8', amount: '-5.00' }),
  );
  expect(await importFile(file)).toMatchObject({ added: 4, known: 0 });
  const again = await preview(file);
  expect(again.part.counts).toEqual({ new: 0, known: 4, perhaps: 0, leftOut: 0, problems: 0 });
  expect(again.known).toMatchObject({ importedBy: 'Bruno' });
  expect((await send('', file, inAccount(KEY))).json()).toMatchObject({ reason: 'nothing-to-add' });
  const third = file.replace('</BANKTRANLIST>', `${row({ id: '8', amount: '-5.00' })}</BANKTRANLIST>`);
  expect(await importFile(third)).toMatchObject({ added: 1, known: 4 });
});

it('adds of an overlapping file only what is new, also if the bank reworded it [specification §2.299]', async () => {
  await importFile(ofx(row({ id: '1' }) + row({ id: '2', day: '20261106' })));
  const file = ofx(
    row({ id: '2', day: '20261106', memo: 'PIX ENVIADO MARIA S' }) + row({ id: '3', day: '20261107' }),
  );
  expect((await preview(file)).part.lines.map(({ state }) => state)).toEqual(['known', 'new']);
  expect(await importFile(file)).toMatchObject({ added: 1, known: 1 });
});

it('knows a line without an id by its document and its text, without accents and zeros [specification §2.299]', async () => {
  await importFile(csv('25/11/2026;Tarifa Pacote;0012;-9,90', '25/11/2026;Pix;1;5,00'), inAccount(''));
  const { part } = await preview(
    csv('25/11/2026;TARIFA PACÓTE;12;-9,90', '25/11/2026;Pix;1;5,00', '25/11/2026;Pix;1;5,00'),
    inAccount(''),
  );
  expect(part.lines.map(({ state }) => state)).toEqual(['known', 'known', 'new']);
});

it('leaves out a line that may be stored under another name, until a person takes it [specification §2.299]', async () => {
  await importFile(ofx(row({ id: 'A', day: '20261125' })));
  const file = csv('25/11/2026;PIX ENVIADO;77;-10,00', '25/11/2026;TARIFA;78;-1,00');
  const { part } = await preview(file, inAccount(''));
  expect(part.lines.map(({ row: number, state }) => [number, state])).toEqual([
    [2, 'perhaps'],
    [3, 'new'],
  ]);
  expect(await importFile(file, inAccount(''))).toMatchObject({ added: 1, perhaps: 1 });
  expect(await importFile(file, { ...inAccount(''), taken: [2] })).toMatchObject({ added: 1, known: 1 });
});

it('asks whether the purchases of a card are positive, and remembers it [specification §2.297]', async () => {
  const file = csv('25/11/2026;MERCADO;1;35,90', '26/11/2026;PAGAMENTO;2;-10,00', '26/11/2026;POSTO;3;20,00');
  const first = await preview(file, inAccount('', '2'));
  expect(first.part.questions).toEqual(['inverts']);
  expect(first.part.inverts).toBeUndefined();
  expect((await send('', file, inAccount('', '2'))).json()).toMatchObject({ reason: 'open-questions' });
  await importFile(file, { accounts: [{ key: '', accountId: '2', inverts: true }] });
  expect((await listLines('2')).lines.map(({ cents }) => cents)).toEqual([-2_000, 1_000, -3_590]);
  const next = await preview(csv('27/11/2026;FARMACIA;4;12,00'), inAccount('', '2'));
  expect(next.part).toMatchObject({ inverts: true, questions: [] });
  expect(next.part.lines).toMatchObject([{ cents: -1_200 }]);
  // The rows of another layout have purchases with a minus.
  const other = await preview(csv('27/11/2026;FARMACIA;4;-12,00'), inAccount('', '2'));
  expect(other.part.questions).toEqual(['inverts']);
});

it('hides the CPF of a payer but for its middle, in the preview and in the list [specification §2.302]', async () => {
  const file = ofx(
    row({ id: '1', memo: 'PIX 529.982.247-25 MARIA' }) +
      row({ id: '2', memo: 'PIX 52998224725' }) +
      row({ id: '3', memo: 'BOLETO 12345678901 11.222.333/0001-81' }),
  );
  const hidden = ['PIX ***.982.247-** MARIA', 'PIX ***.982.247-**', 'BOLETO 12345678901 11.222.333/0001-81'];
  expect((await preview(file)).part.lines.map(({ text }) => text)).toEqual(hidden);
  await importFile(file);
  expect((await listLines()).lines.map(({ text }) => text)).toEqual([...hidden].reverse());
});

it('lists the lines of an account by pages, the newest first [specification §2.302]', async () => {
  const days = ['05', '07', '06', '06'];
  await importFile(ofx(days.map((day, index) => row({ id: `F${index}`, day: `202611${day}` })).join('')));
  const first = await listLines('1', '?limit=3');
  expect(first.account).toEqual({ id: '1', name: 'Conta principal', kind: 'bank' });
  expect(first.imports).toMatchObject([{ fileName: 'extrato.ofx', importedBy: 'Bruno', added: 4 }]);
  const second = await listLines('1', `?limit=3&after=${String(first.next)}`);
  expect([...first.lines, ...second.lines].map(({ day }) => day)).toEqual([
    '2026-11-07',
    '2026-11-06',
    '2026-11-06',
    '2026-11-05',
  ]);
  expect(second.next).toBeNull();
  expect((await list('999')).json()).toMatchObject({ reason: 'unknown-account' });
  expect((await list('1', '?after=x')).statusCode).toBe(400);
});

it('removes the lines of an import by an undo, whose file can be imported again [specification §2.301]', async () => {
  const file = ofx(row(), undefined, '<LEDGERBAL><BALAMT>90.00<DTASOF>20261105</LEDGERBAL>');
  const { id } = await importFile(file);
  expect(await database().queries.select().from(statementBalances)).toMatchObject([
    { accountId: 1, day: '2026-11-05', cents: 9_000 },
  ]);
  expect((await undo(id, 'other')).json()).toMatchObject({ reason: 'unknown-import' });
  expect((await undo(id)).json()).toEqual({ removed: 1 });
  expect((await undo(id, 'admin')).json()).toMatchObject({ reason: 'undone-already' });
  expect((await listLines()).lines).toEqual([]);
  expect(await database().queries.select().from(statementBalances)).toEqual([]);
  expect(await importFile(file)).toMatchObject({ added: 1, known: 0 });
});

it('records an import and its undo without lines of the file [specification §2.304]', async () => {
  const { id } = await importFile(ofx(row({ memo: 'PIX MARIA 529.982.247-25' })));
  await undo(id);
  const events = await database().queries.select().from(activity).orderBy(activity.id);
  expect(
    events.map(({ action, statementImportId, userName }) => [action, String(statementImportId), userName]),
  ).toEqual([
    ['statement-imported', id, 'Bruno'],
    ['statement-undone', id, 'Bruno'],
  ]);
  expect(JSON.stringify(events)).not.toContain('MARIA');
  expect(events[0]?.changes).toEqual([
    ['fileName', null, 'extrato.ofx'],
    ['added', null, 1],
  ]);
});

it('refuses a file that is no statement by its reason [specification §2.298]', async () => {
  expect((await send('/preview', '<OFC><ACCTSTMT></OFC>')).json()).toMatchObject({ reason: 'ofc' });
  expect((await send('/preview', 'Nome;Cidade\r\nAna;Natal\r\n')).json()).toMatchObject({
    reason: 'no-statement',
  });
  expect((await send('/preview', csv('25/11/2026;a;1;-1,00'), { taken: [0] })).statusCode).toBe(400);
});
