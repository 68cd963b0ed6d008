import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { watchDownloads } from '../../../test/support/downloads';
import { storeAdministrator } from '../../../test/support/administrator';
import { eachRow } from '../../../test/support/eachRow';
import { network } from '../../../test/support/network';
import { renderApp, signInAs } from '../../../test/support/renderApp';
import { UNNAMED_SESSIONS } from '../../../test/support/unnamedSessions';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import type { ImportPreview } from '../../api/imports';
import type { ResponseOf } from '../../api/operationTypes';

const PAGE = '/app/entries/import';
const IMPORTS_PATH = '/entries/imports';
const PREVIEW_PATH = '/entries/imports/preview';
const PREVIEW: ImportPreview = postScenario(PREVIEW_PATH, 'understood').response;
const ROW = PREVIEW.rows[0] ?? { row: 2, state: 'ready', entry: {}, problems: [] };
const PAST_IMPORTS = getScenario(IMPORTS_PATH, 'imports').response;
const TEXT = 'Tipo;Cliente\r\nA receber;Padaria São João\r\n';
const FIELD = 'Planilha com os lançamentos';
const ROWS_HEADING = 'O que será importado';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../entries/EntriesScreen'),
    import('./ImportScreen'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get(IMPORTS_PATH, { imports: [] });
  network.get('/entries', { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 } });
});

const makeFile = (name = 'contas.csv', content = TEXT) => new File([content], name, { type: 'text/csv' });
const openImport = async () => {
  const view = await renderApp({ at: PAGE });
  const field = await screen.findByLabelText<HTMLInputElement>(FIELD);
  return { ...view, field };
};
const openPreview = async (preview: Partial<ImportPreview> = {}) => {
  network.post(PREVIEW_PATH, { ...PREVIEW, ...preview });
  const view = await openImport();
  await view.user.upload(view.field, makeFile());
  await screen.findByRole('heading', { name: ROWS_HEADING });
  return view;
};
const countSent = (path: string) => network.sentTo(path).filter(({ method }) => method === 'POST').length;
const readForm = async (path: string): Promise<FormData> => {
  const sent = network.sentTo(path).findLast(({ method }) => method === 'POST');
  const type = sent?.headers.get('content-type') ?? '';
  return new Response(sent?.body, { headers: { 'content-type': type } }).formData();
};
/** Returns the choices of the last request to a path. */
const readSentChoices = async (path: string): Promise<unknown> => {
  const choices = (await readForm(path)).get('choices');
  return typeof choices === 'string' ? (JSON.parse(choices) as unknown) : null;
};
const chooseOption = async (
  user: Awaited<ReturnType<typeof openImport>>['user'],
  label: RegExp | string,
  option: string | RegExp,
) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const refuse = (path: string, status: number, body: object) =>
  network.any('post', path, () => HttpResponse.json({ message: 'x', ...body }, { status }));

it('the result and the list of imports lead to the imported entries [specification §2.156]', async () => {
  network.post(IMPORTS_PATH, { id: '7', added: 1, duplicates: 0, invalid: 0, skipped: 0 });
  network.get(IMPORTS_PATH, PAST_IMPORTS);
  const { user, address } = await openPreview();
  await user.click(screen.getByRole('button', { name: /^Importar 1 lançamento/ }));
  const link = await screen.findByRole('link', { name: 'Ver os lançamentos importados' });
  expect(link).toHaveAttribute('href', '/app/entries?import=7');
  const pastImports = within(screen.getByRole('table', { name: 'Importações recentes' }));
  const [first] = PAST_IMPORTS.imports;
  expect(pastImports.getByRole('link', { name: first?.fileName ?? '' })).toHaveAttribute(
    'href',
    `/app/entries?import=${first?.id}`,
  );
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/app/entries?import=7'));
});

it('a chosen file is sent with its name and bytes, and the page shows and announces what was understood [specification §2.150, §2.151]', async () => {
  await openPreview();
  const [sent] = network.sentTo(PREVIEW_PATH);
  expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  expect(sent?.headers.get('authorization')).toMatch(/^Bearer /);
  const file = (await readForm(PREVIEW_PATH)).get('file');
  expect(file).toMatchObject({ name: 'contas.csv', size: new Blob([TEXT]).size });
  expect(await readSentChoices(PREVIEW_PATH)).toEqual({});
  const table = within(screen.getByRole('table', { name: 'Prontas' }));
  expect(table.getByRole('row', { name: /Padaria São João/ })).toHaveTextContent(/R\$\s450,90/);
  expect(screen.getByText('contas.csv')).toBeInTheDocument();
  expect(
    screen.getByText('Arquivo lido. Linhas prontas: 1. Possíveis duplicadas: 0. Com problema: 0.'),
  ).toHaveRole('status');
});

eachRow(
  [
    ['a file of another kind', [makeFile('contas.doc')], /não é \.xlsx nem \.csv/],
    ['an old spreadsheet', [makeFile('contas.XLS')], /formato antigo.* salve-a como \.xlsx ou \.csv/],
    ['a spreadsheet of LibreOffice', [makeFile('contas.ods')], /LibreOffice.* escolha \.xlsx ou \.csv/],
    ['a PDF', [makeFile('contas.pdf')], /PDF.* \.xlsx ou \.csv/],
    ['a compressed file', [makeFile('contas.zip')], /compactado.* \.xlsx ou \.csv/],
    ['an image', [makeFile('contas.JPEG')], /imagem.* \.xlsx ou \.csv/],
    ['an empty file', [makeFile('contas.csv', '')], 'O arquivo está vazio.'],
    [
      'a large file',
      [makeFile('contas.csv', 'x'.repeat(5 * 1024 * 1024 + 1))],
      /O arquivo tem 5,1 MB, e o máximo é 5 MB/,
    ],
    ['several files', [makeFile(), makeFile()], 'Escolha um arquivo por vez.'],
  ],
  2,
)('%s is refused in words, and nothing is sent [specification §2.150]', async (_name, files, text) => {
  const { field } = await openImport();
  const dataTransfer = { files, types: ['Files'] };
  fireEvent.dragEnter(field, { dataTransfer });
  fireEvent.drop(field, { dataTransfer });
  expect(await screen.findByText(text)).toHaveRole('alert');
  expect(field).toHaveAccessibleDescription(typeof text === 'string' ? expect.stringContaining(text) : text);
  expect(countSent(PREVIEW_PATH)).toBe(0);
});

it('a dropped file is read, and a file that is dropped beside the field opens nothing [specification §2.150]', async () => {
  network.post(PREVIEW_PATH, PREVIEW);
  const { field } = await openImport();
  const dataTransfer = { files: [makeFile()], types: ['Files'] };
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(countSent(PREVIEW_PATH)).toBe(0);
  fireEvent.drop(field, { dataTransfer });
  expect(await screen.findByRole('heading', { name: ROWS_HEADING })).toBeInTheDocument();
});

it('the upload is cancelled, and its late response changes nothing [specification §2.150]', async () => {
  const response = defer<ImportPreview>();
  network.post(PREVIEW_PATH, () => response.promise);
  const { user, field } = await openImport();
  await user.upload(field, makeFile());
  expect(await screen.findByRole('progressbar', { name: /contas\.csv/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByLabelText(FIELD)).toBeInTheDocument();
  response.release(PREVIEW);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: ROWS_HEADING })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
});

it('only what is open is asked, and the answer is read after a pause without loss of focus [specification §2.151]', async () => {
  const { user } = await openPreview({
    questions: ['decimal', 'form'],
    choices: { ...PREVIEW.choices, decimal: 'comma' },
  });
  expect(screen.getByText('Responda primeiro às perguntas acima.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Em que ordem/)).not.toBeVisible();
  const comma = screen.getByRole('radio', { name: 'Vírgula' });
  expect(comma).not.toBeChecked();
  expect(comma).toHaveAccessibleDescription(/^450,90 é R\$\s450,90$/);
  await user.click(screen.getByRole('button', { name: 'Ir para as perguntas' }));
  expect(screen.getByRole('region', { name: 'Falta responder' })).toHaveFocus();
  network.post(PREVIEW_PATH, async () => {
    const isAnswered = JSON.stringify(await readSentChoices(PREVIEW_PATH)).includes('decimal');
    return { ...PREVIEW, questions: isAnswered ? [] : ['decimal'] };
  });
  await chooseOption(user, 'Para estas linhas', 'Boleto');
  await user.click(comma);
  expect(comma).toBeChecked();
  // The rows of the last preview stay until the next one arrives.
  expect(screen.getByRole('row', { name: /Padaria São João/ })).toBeInTheDocument();
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({ decimal: 'comma', defaults: { form: 'boleto' } }),
  );
  expect(await screen.findByRole('button', { name: 'Importar 1 lançamento' })).toBeInTheDocument();
  expect(comma).toHaveFocus();
  // An answered question can still be changed.
  expect(screen.getByRole('region', { name: 'Suas respostas' })).toContainElement(comma);
});

it('an order of days shows how it reads a day of the file [specification §2.151]', async () => {
  await openPreview({ questions: ['dateOrder'] });
  expect(screen.getByRole('tab', { name: /^Lidas/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Dia/mês/ano' })).toHaveAccessibleDescription(
    '07/11/2026 é 7 de novembro de 2026',
  );
  expect(screen.getByRole('radio', { name: 'Mês/dia/ano' })).toHaveAccessibleDescription(
    '07/11/2026 é 11 de julho de 2026',
  );
});

const ROWS = { count: 1, rows: [{ row: 4, text: 'Papelaria · NC 3 · 2026-05-11 · -200,00' }] };

eachRow<[string, Partial<ImportPreview>, string, object]>(
  [
    [
      'the type that the name of the file says',
      {
        questions: ['kindSource'],
        kindHint: 'receivable',
        columns: [{ title: 'Tipo', samples: ['DP'], field: 'kind' }],
      },
      'A receber',
      { kindSource: 'words' },
    ],
    [
      'both types, as the column says',
      {
        questions: ['kindSource'],
        kindHint: 'receivable',
        columns: [{ title: 'Tipo', samples: ['Débito'], field: 'kind' }],
        values: [
          { field: 'kind', value: 'Débito', rows: 1, becomes: 'payable' },
          { field: 'kind', value: 'Crédito', rows: 1, becomes: 'receivable' },
        ],
      },
      'A pagar e a receber',
      { kindSource: 'column' },
    ],
    [
      'the sign of what is to pay',
      { questions: ['expenseSign'] },
      'Os positivos',
      { expenseSign: 'positive' },
    ],
    [
      'rows of the opposite type',
      { questions: ['oppositeSign'], questionRows: [{ question: 'oppositeSign', cents: 20_000, ...ROWS }] },
      'Lançamentos do tipo contrário',
      { oppositeSign: { rows: 'opposite', cents: 20_000 } },
    ],
    [
      'rows with another sign that are left out with their sum',
      { questions: ['oppositeSign'], questionRows: [{ question: 'oppositeSign', cents: 20_000, ...ROWS }] },
      'Deixar 1 linha de fora',
      { oppositeSign: { rows: 'leave-out', cents: 20_000 } },
    ],
    [
      'open rows with a payment',
      { questions: ['statusConflict'], questionRows: [{ question: 'statusConflict', ...ROWS }] },
      'Em aberto',
      { statusConflict: 'open' },
    ],
    [
      'days that the spreadsheet has exchanged',
      { questions: ['swappedDays'], questionRows: [{ question: 'swappedDays', ...ROWS }] },
      'Trocar o dia e o mês',
      { swappedDays: 'swap' },
    ],
  ],
  2,
)('an answer is sent: %s [specification §2.151, §7.52]', async (_name, preview, answer, choices) => {
  const { user } = await openPreview(preview);
  const region = within(screen.getByRole('region', { name: 'Falta responder' }));
  if (preview.questionRows !== undefined)
    expect(region.getByRole('row', { name: /Papelaria/ })).toHaveTextContent('4');
  network.post(PREVIEW_PATH, { ...PREVIEW, ...preview, questions: [] });
  await user.click(region.getByRole('radio', { name: answer }));
  await screen.findByRole('region', { name: 'Suas respostas' });
  expect(await readSentChoices(PREVIEW_PATH)).toEqual(choices);
});

it('exchanged days show both readings of a day of the file @long [specification §7.52]', async () => {
  await openPreview({ questions: ['swappedDays'], questionRows: [{ question: 'swappedDays', ...ROWS }] });
  expect(screen.getByRole('radio', { name: 'Trocar o dia e o mês' })).toHaveAccessibleDescription(
    '2026-05-11 é 5 de novembro de 2026',
  );
  expect(screen.getByRole('radio', { name: 'Manter como estão' })).toHaveAccessibleDescription(
    '2026-05-11 é 11 de maio de 2026',
  );
});

it('a short year can be the first number, and each order shows its day @long [specification §2.151, §7.164]', async () => {
  const dateOrders = ['day-first', 'year-first'];
  const dayExamples = [{ row: 2, text: '26/12/10' }];
  const { user } = await openPreview({ questions: ['dateOrder'], dateOrders, dayExamples });
  expect(screen.getByRole('radio', { name: 'Dia/mês/ano' })).toHaveAccessibleDescription(
    '26/12/10 é 26 de dezembro de 2010',
  );
  expect(screen.queryByRole('radio', { name: 'Mês/dia/ano' })).toBeNull();
  const yearFirst = screen.getByRole('radio', { name: 'Ano/mês/dia' });
  expect(yearFirst).toHaveAccessibleDescription('26/12/10 é 10 de dezembro de 2026');
  await user.click(yearFirst);
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ isYearFirst: true }));
});

it('rows that may be wrong are listed before an import, and ask nothing [specification §2.151, §7.165]', async () => {
  const questionRows = ['farDays', 'paidNotes'].map((question) => ({ question, ...ROWS }));
  await openPreview({ questionRows });
  const region = within(screen.getByRole('region', { name: 'Confira antes de importar' }));
  expect(region.getByRole('table', { name: /a mais de cinco anos/ })).toHaveTextContent('Papelaria');
  expect(region.getByRole('table', { name: /um texto dela diz que foi paga/ })).toHaveTextContent(
    'Papelaria',
  );
  expect(screen.queryByRole('region', { name: 'Falta responder' })).toBeNull();
});

it('hidden rows and columns are told, and included with a box @long [specification §2.158]', async () => {
  const { user } = await openPreview({ hidden: { rows: 2, columns: ['Observação'] } });
  expect(screen.getByText('A planilha tem 2 linhas ocultas.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Arquivo' })).toHaveTextContent('Colunas ocultas: Observação.');
  await user.click(screen.getByRole('checkbox', { name: 'Incluir o que está oculto' }));
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ hidden: 'include' }));
});

it('rows of a statement with the amount of an entry come first, are left out, and can be added @long [specification §2.159]', async () => {
  const questionRows = [{ question: 'sameAmount', cents: 45_090, ...ROWS }];
  const { user } = await openPreview({ questionRows, questions: ['expenseSign'] });
  const section = screen.getByRole('region', { name: 'Valores que já existem' });
  expect(section.compareDocumentPosition(screen.getByRole('region', { name: 'Falta responder' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(within(section).getByRole('radio', { name: 'Deixar de fora' })).toBeChecked();
  expect(within(section).getByRole('row', { name: /Papelaria/ })).toBeInTheDocument();
  await user.click(within(section).getByRole('radio', { name: 'Importar também' }));
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ sameAmount: 'add' }));
});

it('each name of the file can have its own form of payment @long [specification §2.163]', async () => {
  const { user } = await openPreview({
    questions: ['form'],
    groups: [
      { counterparty: 'Padaria São João', kind: 'receivable', rows: 2, cents: 4_000 },
      { counterparty: 'Posto Norte', kind: 'payable', rows: 1, cents: 2_000 },
    ],
  });
  await user.click(screen.getByText('Escolher por cliente ou fornecedor'));
  await chooseOption(user, /Posto Norte: A pagar em 1 linha/, 'Boleto');
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      groups: [{ counterparty: 'Posto Norte', form: 'boleto' }],
    }),
  );
});

it('a category of a name is chosen from those of its kind, and can be dropped [specification §2.163]', async () => {
  const groups = [{ counterparty: 'Sol', category: 'Aluguel' }];
  network.get('/categories', {
    categories: [
      { name: 'Aluguel', group: 'expenses', kind: 'payable' },
      { name: 'Vendas', group: 'revenue', kind: 'receivable' },
    ],
    asOf: '2026-11-20',
  });
  const { user } = await openPreview({
    questions: ['category'],
    choices: { ...PREVIEW.choices, groups },
    groups: [
      { counterparty: 'Sol', kind: 'payable', rows: 2, cents: 4_000 },
      { counterparty: 'Sol', kind: 'receivable', rows: 1, cents: 2_000 },
    ],
  });
  await user.click(screen.getByText('Escolher por cliente ou fornecedor'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Sol: A pagar/ })).toHaveValue('Aluguel'));
  expect(screen.getByRole('combobox', { name: /Sol: A receber/ })).toHaveValue('');
  await chooseOption(user, /Sol: A receber/, /^Vendas/);
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      groups: [...groups, { counterparty: 'Sol', category: 'Vendas' }],
    }),
  );
});

it('rows that are not imported have a reason, and are counted by it [specification §2.159]', async () => {
  const { user } = await openPreview({
    counts: { ...PREVIEW.counts, skipped: 3 },
    skipped: [
      { reason: 'total', count: 2 },
      { reason: 'of-tomorrow', count: 1 },
    ],
    rows: [
      ROW,
      { row: 9, state: 'skipped', skipReason: 'total', text: 'Total · 60,00', entry: {}, problems: [] },
    ],
  });
  await user.click(screen.getByRole('tab', { name: /Ignoradas/ }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Total ou saldo: 2', 'Não é um lançamento: 1']),
  );
  expect(screen.getByRole('row', { name: /Total · 60,00/ })).toHaveTextContent('Total ou saldo');
});

it('a day of the file is always shown as it was read [specification §2.158]', async () => {
  await openPreview({
    choices: { ...PREVIEW.choices, dateOrder: 'day-first' },
    dayExamples: [{ row: 2, text: '02/01/2026' }],
  });
  expect(document.body).toHaveTextContent('Datas: 02/01/2026 é 2 de janeiro de 2026.');
});

it('contradicting days are shown in both orders, with the rows that each one leaves out @long [specification §2.151]', async () => {
  await openPreview({
    questions: ['dateOrder'],
    dayExamples: [
      { row: 2, text: '05/11/26' },
      { row: 3, text: '11/26/2026' },
    ],
  });
  expect(screen.getByRole('radio', { name: 'Dia/mês/ano' })).toHaveAccessibleDescription(
    '05/11/26 é 5 de novembro de 2026 11/26/2026 (linha 3) não seria uma data',
  );
  expect(screen.getByRole('radio', { name: 'Mês/dia/ano' })).toHaveAccessibleDescription(
    '05/11/26 é 11 de maio de 2026 11/26/2026 é 26 de novembro de 2026',
  );
  expect(
    screen.getByRole('group', { name: 'Em que ordem estão as datas do arquivo?' }),
  ).toHaveAccessibleDescription(/ficam de fora, com o motivo/);
});

eachRow([
  ['Enter takes the first match', 'o', '{Enter}', 'boleto'],
  ['Tab takes the only match', 'PI', '{Tab}', 'pix'],
])('of a typed text, %s [specification §2.151]', async (_name, typed, key, form) => {
  const { user } = await openPreview({ questions: ['form'] });
  network.post(PREVIEW_PATH, PREVIEW);
  await user.type(screen.getByRole('combobox', { name: 'Para estas linhas' }), typed);
  await user.keyboard(key);
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults: { form } }));
});

it('a text with several matches is no choice when the field is left @long', async () => {
  const { user } = await openPreview({ questions: ['form'] });
  const field = screen.getByRole('combobox', { name: 'Para estas linhas' });
  await user.type(field, 'o');
  await user.tab();
  expect(field).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Falta responder' })).toContainElement(field);
});

it('an instalment without a document and a day of issue that is made up are shown @long', async () => {
  const [row] = PREVIEW.rows;
  if (row === undefined) throw new Error('The scenario has no row.');
  const entry = { ...row.entry, installment: 2, installments: 3 };
  delete entry.document;
  const columns = PREVIEW.columns.filter(({ field }) => field !== 'issuedOn');
  await openPreview({
    columns,
    choices: { ...PREVIEW.choices, columns: columns.map(({ field }) => field) },
    rows: [{ ...row, state: 'ready', entry }],
  });
  expect(screen.getByRole('cell', { name: '2/3' })).toBeInTheDocument();
  expect(screen.getByText(/a emissão será igual ao vencimento/)).toBeInTheDocument();
});

it('a table that is not read is named [specification §7.36]', async () => {
  await openPreview({ otherTables: [{ row: 9, titles: 'Fornecedor, Vencimento, Valor' }] });
  expect(screen.getByRole('region', { name: 'Arquivo' })).toHaveTextContent(
    'Há outra tabela na linha 9 (Fornecedor, Vencimento, Valor). Ela não será importada.',
  );
});

it('the rows of a bank statement are payments if the person says so @long [specification §7.42]', async () => {
  const { user } = await openPreview({ questions: ['statement'] });
  network.post(PREVIEW_PATH, { ...PREVIEW, choices: { ...PREVIEW.choices, statement: 'paid' } });
  expect(screen.getByRole('group', { name: /parece um extrato de banco ou de cartão/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Sim, na data de cada linha' }));
  await screen.findByRole('region', { name: 'Suas respostas' });
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ statement: 'paid' }));
});

it('a missing field gets a column, and an unknown word gets a meaning [specification §2.151]', async () => {
  const columns = PREVIEW.columns.map((column) => ({
    ...column,
    field: column.field === 'dueOn' ? null : column.field,
  }));
  const { user } = await openPreview({
    questions: ['dueOn'],
    columns,
    choices: { ...PREVIEW.choices, columns: columns.map(({ field }) => field) },
    values: [{ field: 'category', value: 'Vendas gerais', rows: 3, becomes: null }],
  });
  network.post(PREVIEW_PATH, PREVIEW);
  expect(screen.getByRole('group', { name: 'Qual coluna do arquivo tem “Vencimento”?' })).toBeInTheDocument();
  await chooseOption(user, 'Escolha uma coluna', /^Vencimento/);
  await chooseOption(user, /Vendas gerais.*em 3 linhas/, /^Venda de produtos/);
  await screen.findByRole('region', { name: 'Suas respostas' });
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      columns: PREVIEW.choices.columns,
      values: [{ field: 'category', value: 'Vendas gerais', becomes: 'Venda de produtos' }],
    }),
  );
});

it('a row that is turned to the other type gets a category of its own @long [specification §2.151, §7.52]', async () => {
  const about = { question: 'oppositeSign', cents: 20_000, ...ROWS };
  const questionRows = [about];
  const columns = PREVIEW.columns.map((column) => ({
    ...column,
    field: column.field === 'kind' || column.field === 'category' ? null : column.field,
  }));
  const choices = {
    ...PREVIEW.choices,
    columns: columns.map(({ field }) => field),
    defaults: { kind: 'payable' },
  } as const;
  const open = { columns, choices, questionRows, questions: ['oppositeSign', 'category'] };
  const { user } = await openPreview(open);
  expect(screen.getByRole('combobox', { name: 'Para todas as linhas' })).toBeInTheDocument();
  network.post(PREVIEW_PATH, { ...PREVIEW, ...open, questions: ['category'] });
  await user.click(screen.getByRole('radio', { name: 'Lançamentos do tipo contrário' }));
  expect(await screen.findByRole('combobox', { name: 'A receber' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'A pagar' })).toBeInTheDocument();
});

it('the category is asked for the rows whose column is empty @long [specification §2.151]', async () => {
  const { user } = await openPreview({ questions: ['form'] });
  network.post(PREVIEW_PATH, { ...PREVIEW, choices: { ...PREVIEW.choices, defaults: { form: 'pix' } } });
  const name = 'Qual é a forma de pagamento das linhas em que a coluna está vazia?';
  expect(screen.getByRole('group', { name })).toBeInTheDocument();
  await chooseOption(user, 'Para estas linhas', 'PIX');
  await screen.findByRole('region', { name: 'Suas respostas' });
  expect(screen.getByRole('group', { name })).toBeInTheDocument();
});

it('unknown words of all rows are answered first [specification §2.151]', async () => {
  await openPreview({
    counts: { ...PREVIEW.counts, ready: 0, duplicates: 0, invalid: 3 },
    values: [{ field: 'category', value: 'Vendas gerais', rows: 3, becomes: null }],
  });
  expect(screen.getByRole('button', { name: 'Ir para as perguntas' })).toBeInTheDocument();
  expect(screen.queryByText('Não há linhas para importar.')).not.toBeInTheDocument();
});

it('the column of the payments may be none @long [specification §2.151, §7.51]', async () => {
  const columns = PREVIEW.columns.map((column) => ({ ...column, field: column.field ?? null }));
  const { user } = await openPreview({ questions: ['status'], columns });
  network.post(PREVIEW_PATH, PREVIEW);
  expect(
    screen.getByRole('group', { name: 'Qual coluna diz o que já foi pago ou recebido?' }),
  ).toBeInTheDocument();
  await chooseOption(user, 'Escolha uma coluna', 'Nenhuma: tudo em aberto');
  const answered = within(await screen.findByRole('region', { name: 'Suas respostas' }));
  expect(answered.getByRole('combobox', { name: 'Escolha uma coluna' })).toHaveValue(
    'Nenhuma: tudo em aberto',
  );
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({ columns: PREVIEW.choices.columns }),
  );
});

it('another field of a column takes it from the column that had it @long [specification §2.151]', async () => {
  const { user } = await openPreview();
  await user.click(screen.getByText('Como o arquivo foi entendido'));
  expect(screen.getByText('6 de 6 colunas')).toBeInTheDocument();
  expect(screen.queryByText(/^Não importadas/)).not.toBeInTheDocument();
  await chooseOption(user, 'Forma', 'Documento');
  await chooseOption(user, 'Tipo', 'Cliente ou fornecedor');
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      columns: ['counterparty', null, 'category', 'document', 'dueOn', 'amount'],
    }),
  );
});

it('the columns that are not imported are listed before the import @long [specification §2.151]', async () => {
  const unusedColumns = ['Situação', 'Saldo'].map((title) => ({ title, samples: ['PAGO'], field: null }));
  const columns = [...PREVIEW.columns, ...unusedColumns];
  const choices = { ...PREVIEW.choices, columns: columns.map(({ field }) => field) };
  await openPreview({ columns, choices });
  const list = screen.getByText(/^Não importadas/);
  expect(list).toBeVisible();
  expect(list).toHaveTextContent('Não importadas: Situação e Saldo');
});

it('a separator shows no reading of an amount that has the other one for certain @long [specification §2.151]', async () => {
  const withSample = (sample: string) =>
    PREVIEW.columns.map((column) => (column.field === 'amount' ? { ...column, samples: [sample] } : column));
  const firstView = await openPreview({ questions: ['decimal'], columns: withSample('1.250,00') });
  expect(screen.getByRole('radio', { name: 'Ponto' })).not.toHaveAccessibleDescription();
  firstView.unmount();
  await openPreview({ questions: ['decimal'], columns: withSample('1.250') });
  expect(screen.getByRole('radio', { name: 'Ponto' })).toHaveAccessibleDescription(/^1\.250 é R\$\s1,25$/);
});

it('another sheet drops the choices about the first one @long [specification §2.151]', async () => {
  const { user } = await openPreview({ sheets: ['Receber', 'Pagar'], questions: ['decimal'] });
  await user.click(screen.getByRole('radio', { name: 'Ponto' }));
  await chooseOption(user, 'Aba da planilha', 'Pagar');
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ sheet: 'Pagar' }));
});

it('paid rows without a payment day are asked once, and the rows show the chosen day [specification §2.151]', async () => {
  const [dueDay, noDay] = [/^A do vencimento/, 'Nenhuma: importar em aberto'];
  const { user } = await openPreview({
    questions: ['paidDay'],
    choices: { ...PREVIEW.choices, paidDay: 'due-day' },
  });
  const group = within(screen.getByRole('group', { name: /sem a data do pagamento/ }));
  expect(group.getByRole('radio', { name: dueDay })).not.toBeChecked();
  expect(screen.queryByRole('columnheader', { name: 'Pagamento' })).not.toBeInTheDocument();
  network.post(PREVIEW_PATH, {
    ...PREVIEW,
    choices: { ...PREVIEW.choices, paidDay: 'due-day' },
    rows: [{ ...ROW, entry: { ...ROW.entry, paidOn: '2026-11-07', paidCents: 45_090 } }],
  });
  await user.click(group.getByRole('radio', { name: dueDay }));
  expect(await screen.findByRole('columnheader', { name: 'Pagamento' })).toBeInTheDocument();
  expect(await readSentChoices(PREVIEW_PATH)).toEqual({ paidDay: 'due-day' });
  network.post(PREVIEW_PATH, { ...PREVIEW, choices: { ...PREVIEW.choices, paidDay: 'none' } });
  await user.click(group.getByRole('radio', { name: noDay }));
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Pagamento' })).not.toBeInTheDocument(),
  );
  expect(await readSentChoices(PREVIEW_PATH)).toEqual({ paidDay: 'none' });
});

it('the payment day that an earlier answer chose can be changed later @long [specification §2.151]', async () => {
  const { user } = await openPreview({ choices: { ...PREVIEW.choices, paidDay: 'due-day' } });
  expect(screen.queryByRole('region', { name: 'Falta responder' })).not.toBeInTheDocument();
  const dueDay = screen.getByRole('radio', { name: /^A do vencimento/, hidden: true });
  expect(dueDay).not.toBeVisible();
  expect(dueDay).toBeChecked();
  await user.click(screen.getByText('Como o arquivo foi entendido'));
  await user.click(screen.getByRole('radio', { name: 'Nenhuma: importar em aberto' }));
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ paidDay: 'none' }));
});

describe('rows that are paid with less than their amount [specification §2.157]', () => {
  // The sums differ from those of the rows, so that the page must show the ones of the response.
  const UNDERPAID_ROWS = {
    count: 12,
    cents: 2_280_100,
    receivableCents: 2_280_000,
    rows: Array.from({ length: 12 }, (_, index) => ({
      row: index + 2,
      counterparty: `Cliente ${index + 1}`,
      amountCents: 100_000,
      paidCents: 80_000,
    })),
  };
  const QUESTION = /^12 linhas têm valor pago menor/;
  const OPEN_QUESTION = { questions: ['underpaid'], underpaid: UNDERPAID_ROWS };
  const radio = (name: RegExp) =>
    within(screen.getByRole('group', { name: QUESTION })).getByRole('radio', { name });

  it('are listed with the sums of each kind, and imported only after an answer', async () => {
    const { user } = await openPreview(OPEN_QUESTION);
    const question = screen.getByRole('region', { name: 'Falta responder' });
    expect(question).toHaveTextContent('A receber: R$ 22.800,00 serão lançados como desconto.');
    expect(question).toHaveTextContent('A pagar: R$ 1,00 será lançado como desconto.');
    expect(radio(/^Lançar como desconto/)).not.toBeChecked();
    expect(radio(/^Deixar 12 linhas de fora/)).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Linhas com valor pago menor que o valor' }));
    expect(table.getAllByRole('row').slice(1)).toHaveLength(10);
    expect(table.getByRole('row', { name: /^2 Cliente 1 / })).toHaveTextContent(
      'R$ 1.000,00R$ 800,00R$ 200,00',
    );
    expect(question).toHaveTextContent('Mostrando 10 de 12 linhas.');
    await user.click(within(question).getByRole('button', { name: 'Mostrar mais linhas' }));
    expect(table.getAllByRole('row').slice(1)).toHaveLength(12);
    network.post(PREVIEW_PATH, { ...PREVIEW, underpaid: UNDERPAID_ROWS });
    network.post(IMPORTS_PATH, { id: '7', added: 1, duplicates: 0, invalid: 0, skipped: 0 });
    await user.click(radio(/^Lançar como desconto/));
    await user.click(await screen.findByRole('button', { name: 'Importar 1 lançamento' }));
    const underpaid = { rest: 'discount', cents: 2_280_100 };
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({ underpaid });
    await waitFor(async () => expect(await readSentChoices(IMPORTS_PATH)).toMatchObject({ underpaid }));
  });

  it('can stay open in part, if the backend says so [specification §2.187]', async () => {
    const canStay = { ...UNDERPAID_ROWS, canStayOpen: true };
    const { user } = await openPreview({ questions: ['underpaid'], underpaid: canStay });
    const [row] = PREVIEW.rows;
    if (row === undefined) throw new Error('There is no row.');
    const paidInPart = {
      ...row,
      entry: { ...row.entry, paidCents: 80_000, interestCents: 5, openCents: 20_005 },
    };
    network.post(PREVIEW_PATH, { ...PREVIEW, underpaid: canStay, rows: [paidInPart] });
    await user.click(radio(/^Continua em aberto/));
    await screen.findByRole('columnheader', { name: 'Em aberto' });
    const table = within(screen.getByRole('table', { name: 'Prontas' }));
    const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(['Valor pago', 'Juros', 'Em aberto']));
    expect(titles).not.toContain('Multa');
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      underpaid: { rest: 'leave-out', staysOpen: true, cents: 2_280_100 },
    });
  });

  it('stay open in part only if the backend says so @long', async () => {
    await openPreview(OPEN_QUESTION);
    expect(screen.queryByRole('radio', { name: /^Continua em aberto/ })).not.toBeInTheDocument();
  });

  it('with more than their amount are interest, a fine, or left out [specification §2.188]', async () => {
    const overpaid = {
      ...{ count: 1, cents: 2_000 },
      rows: [{ row: 4, counterparty: 'Sol', amountCents: 100_000, paidCents: 102_000 }],
    };
    const { user } = await openPreview({ questions: ['overpaid'], overpaid });
    const group = within(screen.getByRole('group', { name: /^1 linha tem valor pago maior/ }));
    expect(
      group.getAllByRole('radio').map((one) => (one instanceof HTMLInputElement ? one.checked : null)),
    ).toEqual([...[false, false, false]]);
    const table = within(
      screen.getByRole('table', { name: 'Linhas com valor pago maior que o valor do lançamento' }),
    );
    expect(table.getByRole('row', { name: /^4 Sol / })).toHaveTextContent('R$ 1.000,00R$ 1.020,00R$ 20,00');
    network.post(PREVIEW_PATH, { ...PREVIEW, overpaid });
    await user.click(group.getByRole('radio', { name: 'Multa' }));
    await screen.findByRole('button', { name: 'Importar 1 lançamento' });
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({ overpaid: { excess: 'fine', cents: 2_000 } });
  });

  it('are asked again if another choice changes their sum @long', async () => {
    const { user } = await openPreview(OPEN_QUESTION);
    network.post(PREVIEW_PATH, { ...PREVIEW, underpaid: UNDERPAID_ROWS });
    await user.click(radio(/^Deixar 12 linhas de fora/));
    await screen.findByRole('button', { name: 'Importar 1 lançamento' });
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      underpaid: { rest: 'leave-out', cents: 2_280_100 },
    });
    expect(radio(/^Deixar 12 linhas de fora/)).toBeChecked();
    const otherSum = { ...UNDERPAID_ROWS, cents: 5_000_000, receivableCents: 5_000_000 };
    network.post(PREVIEW_PATH, { ...PREVIEW, questions: ['underpaid'], underpaid: otherSum });
    await user.click(screen.getByText('Como o arquivo foi entendido'));
    await user.click(screen.getByRole('radio', { name: /^Ponto/ }));
    expect(await screen.findByRole('button', { name: 'Ir para as perguntas' })).toBeInTheDocument();
    expect(radio(/^Lançar como desconto/)).not.toBeChecked();
    expect(radio(/^Deixar 12 linhas de fora/)).not.toBeChecked();
    network.post(PREVIEW_PATH, PREVIEW);
    await user.click(screen.getByRole('radio', { name: /^Vírgula/ }));
    // Without such rows, the question disappears.
    await waitFor(() => expect(screen.queryByRole('group', { name: QUESTION })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: /respo/ })).not.toBeInTheDocument();
  });

  it('have one sum while their kind is not known, and the answer of an earlier session can be changed @long', async () => {
    const { count, cents, rows } = UNDERPAID_ROWS;
    const underpaid = { rest: 'discount', cents } as const;
    await openPreview({ underpaid: { count, cents, rows }, choices: { ...PREVIEW.choices, underpaid } });
    expect(screen.queryByRole('region', { name: 'Falta responder' })).not.toBeInTheDocument();
    const discount = screen.getByRole('radio', { name: /^Lançar como desconto/, hidden: true });
    expect(discount).toBeChecked();
    expect(discount).toHaveAccessibleDescription(/^R\$\s22\.801,00 serão lançados como desconto\.$/);
  });
});

it('a word of the state becomes open, paid or left out [specification §2.151]', async () => {
  const columns = [...PREVIEW.columns, { title: 'Status', samples: ['QUITADO'], field: 'status' }];
  const { user } = await openPreview({
    columns,
    choices: { ...PREVIEW.choices, columns: columns.map(({ field }) => field) },
    values: [
      { field: 'status', value: 'Quitado à vista', rows: 3, becomes: null },
      { field: 'status', value: 'Cancelado', rows: 1, becomes: 'left-out' },
    ],
  });
  await user.click(screen.getByRole('combobox', { name: /Quitado à vista.*em 3 linhas/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Em aberto',
    'Pago',
    'Não importar',
  ]);
  await user.click(screen.getByRole('option', { name: 'Pago' }));
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      values: [{ field: 'status', value: 'Quitado à vista', becomes: 'paid' }],
    }),
  );
  await user.click(screen.getByText('Como o arquivo foi entendido'));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Situação');
  expect(screen.getByRole('combobox', { name: /Cancelado/ })).toHaveValue('Não importar');
});

const TWO_AMOUNTS = ['Crédito', 'Débito'].map((title) => ({ title, samples: ['450,90'], field: null }));

it('two columns of amounts replace one column of amounts, and one replaces both @long [specification §2.151]', async () => {
  const columns = [...PREVIEW.columns, ...TWO_AMOUNTS];
  const choices = { ...PREVIEW.choices, columns: columns.map(({ field }) => field) };
  const { user } = await openPreview({ columns, choices });
  network.post(PREVIEW_PATH, { ...PREVIEW, columns, choices });
  await user.click(screen.getByText('Como o arquivo foi entendido'));
  await chooseOption(user, 'Crédito', /^Entrada \(crédito\)\s*A receber$/);
  await chooseOption(user, 'Débito', /^Saída \(débito\)\s*A pagar$/);
  const otherColumns = ['kind', 'counterparty', 'category', 'form', 'dueOn'];
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      columns: [...otherColumns, null, 'amountIn', 'amountOut'],
    }),
  );
  await chooseOption(user, 'Valor', 'Valor');
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({ columns: [...otherColumns, 'amount', null, null] }),
  );
});

it('a file without a known amount can have two columns of amounts @long [specification §2.151]', async () => {
  const columns = [...PREVIEW.columns.filter(({ field }) => field !== 'amount'), ...TWO_AMOUNTS];
  const choices = { ...PREVIEW.choices, columns: columns.map(({ field }) => field) };
  const { user } = await openPreview({ questions: ['amount'], columns, choices });
  const group = screen.getByRole('group', { name: 'Qual coluna do arquivo tem “Valor”?' });
  expect(within(group).getAllByRole('combobox')).toHaveLength(3);
  await chooseOption(user, 'Entrada (crédito)', /^Crédito/);
  await chooseOption(user, 'Saída (débito)', /^Débito/);
  await waitFor(async () =>
    expect(await readSentChoices(PREVIEW_PATH)).toEqual({
      columns: ['kind', 'counterparty', 'category', 'form', 'dueOn', 'amountIn', 'amountOut'],
    }),
  );
});

describe('the category of a file without one', () => {
  const CATEGORIES: ResponseOf<'listCategories'>['categories'] = [
    { name: 'Venda de produtos', group: 'revenue', kind: 'receivable' },
    { name: 'Compra de mercadorias', group: 'costs', kind: 'payable' },
    { name: 'Tarifas', group: 'financial' },
  ];
  beforeEach(() => {
    network.get('/categories', {
      ...getScenario('/categories', 'categories').response,
      categories: CATEGORIES,
    });
  });
  // No column contains the kind or the category.
  const columns = PREVIEW.columns.filter(({ field }) => field !== 'kind' && field !== 'category');
  const openWithoutKind = (defaults?: ImportPreview['choices']['defaults'], questions = ['category']) =>
    openPreview({
      questions,
      columns,
      choices: {
        ...PREVIEW.choices,
        columns: columns.map(({ field }) => field),
        ...(defaults && { defaults }),
      },
    });
  const listOptions = async (user: Awaited<ReturnType<typeof openWithoutKind>>['user'], name: string) => {
    const group = within(screen.getByRole('group', { name: /categoria/ }));
    await user.click(group.getByRole('combobox', { name }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await user.keyboard('{Escape}');
    return options.map((text) => CATEGORIES.find(({ name }) => text.startsWith(name))?.name);
  };

  it('is asked for each kind, with the categories of the kind [specification §2.151]', async () => {
    const { user } = await openWithoutKind();
    expect(await listOptions(user, 'A receber')).toEqual(['Venda de produtos', 'Tarifas']);
    expect(await listOptions(user, 'A pagar')).toEqual(['Compra de mercadorias', 'Tarifas']);
    await chooseOption(user, 'A receber', /^Venda/);
    await chooseOption(user, 'A pagar', /^Compra/);
    const defaults = { receivableCategory: 'Venda de produtos', payableCategory: 'Compra de mercadorias' };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults }));
  });

  it('is asked once if all rows have one kind @long [specification §2.151]', async () => {
    const { user } = await openWithoutKind({ kind: 'payable' });
    expect(await listOptions(user, 'Para todas as linhas')).toEqual(['Compra de mercadorias', 'Tarifas']);
    await chooseOption(user, 'Para todas as linhas', /^Compra/);
    const defaults = { kind: 'payable', payableCategory: 'Compra de mercadorias' };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults }));
  });

  it('is asked once while the kind is an open question @long [specification §2.151]', async () => {
    const { user } = await openWithoutKind(undefined, ['kind', 'category']);
    expect(await listOptions(user, 'Para todas as linhas')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'A receber' }));
    expect(await listOptions(user, 'Para todas as linhas')).toEqual(['Venda de produtos', 'Tarifas']);
  });

  it('is never sent for entries of the other kind, whatever is chosen later [specification §2.151]', async () => {
    const { user } = await openWithoutKind(undefined, ['kind', 'category']);
    await chooseOption(user, 'Para todas as linhas', /^Compra/);
    await user.click(screen.getByRole('radio', { name: 'A receber' }));
    const defaults = { kind: 'receivable', payableCategory: 'Compra de mercadorias' };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults }));
    expect(screen.getByRole('combobox', { name: 'Para todas as linhas' })).toHaveValue('');
  });

  it('of one kind is not copied to the other kind @long [specification §2.151]', async () => {
    const { user } = await openWithoutKind({ category: 'Venda de produtos' });
    await chooseOption(user, 'A receber', /^Tarifas/);
    const defaults = { receivableCategory: 'Tarifas' };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults }));
  });

  it('is chosen for each kind if a column contains the kind, also with a kind for all rows @long [specification §2.151]', async () => {
    const kind = { title: 'Tipo', samples: ['A pagar'], field: 'kind' };
    const choices = { ...PREVIEW.choices, columns: ['kind'], defaults: { kind: 'payable' as const } };
    const { user } = await openPreview({ columns: [kind], choices, questions: ['category'] });
    expect(await listOptions(user, 'A receber')).toEqual(['Venda de produtos', 'Tarifas']);
  });

  it('of a word is one of the kind of all rows, and is dropped if the kind changes @long [specification §2.151]', async () => {
    const choices = { ...PREVIEW.choices, columns: ['category'], defaults: { kind: 'payable' as const } };
    const { user } = await openPreview({
      choices,
      questions: ['kind'],
      columns: [{ title: 'Categoria', samples: [], field: 'category' }],
      values: [{ field: 'category', value: 'Mercadoria', rows: 3, becomes: null }],
    });
    await user.click(screen.getByRole('combobox', { name: /Mercadoria/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: /^Compra/ }));
    const chosenMeaning = {
      values: [{ field: 'category', value: 'Mercadoria', becomes: 'Compra de mercadorias' }],
    };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual(chosenMeaning));
    await user.click(screen.getByRole('radio', { name: 'A receber' }));
    const withoutMeaning = { values: [], defaults: { kind: 'receivable' } };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual(withoutMeaning));
  });

  it('of each kind can be changed later @long [specification §2.151]', async () => {
    const { user } = await openWithoutKind({ category: 'Tarifas' }, []);
    await user.click(screen.getByText('Como o arquivo foi entendido'));
    expect(screen.getByRole('combobox', { name: 'Categoria: A receber' })).toHaveValue('Tarifas');
    await chooseOption(user, 'Categoria: A pagar', /^Compra/);
    const defaults = { receivableCategory: 'Tarifas', payableCategory: 'Compra de mercadorias' };
    await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ defaults }));
  });
});

const DUPLICATES: Partial<ImportPreview> = {
  counts: { rows: 5, ready: 1, duplicates: 2, invalid: 1, skipped: 1 },
  rows: [
    ROW,
    { ...ROW, row: 3, state: 'duplicate', duplicateOf: '4711' },
    { ...ROW, row: 4, state: 'duplicate' },
    {
      row: 5,
      state: 'invalid',
      entry: {},
      problems: [
        { field: 'dueOn', reason: 'not-a-day', value: '31/02/2026' },
        { field: 'counterparty', reason: 'missing' },
      ],
    },
    { row: 6, state: 'skipped', text: 'Total 450,90', entry: {}, problems: [] },
  ],
};

it('possible duplicates are imported only if they are ticked, one or all [specification §2.152]', async () => {
  network.post(IMPORTS_PATH, { id: '7', added: 3, duplicates: 0, invalid: 1, skipped: 1 });
  const { user } = await openPreview(DUPLICATES);
  expect(screen.getByText('3 linhas ficam de fora.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Possíveis duplicadas 2' }));
  const table = within(screen.getByRole('table', { name: 'Possíveis duplicadas' }));
  expect(table.getByRole('link', { name: /outra aba/ })).toHaveAttribute('href', '/app/entries/4711');
  expect(table.getByText('Outra linha do arquivo')).toBeInTheDocument();
  await user.click(table.getByRole('checkbox', { name: 'Selecionar Linha 3: Padaria São João' }));
  expect(screen.getByRole('button', { name: 'Importar 2 lançamentos' })).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: /todas as possíveis duplicadas/ }));
  await user.click(screen.getByRole('button', { name: 'Importar 3 lançamentos' }));
  await waitFor(() => expect(countSent(IMPORTS_PATH)).toBe(1));
  expect(await readSentChoices(IMPORTS_PATH)).toEqual({
    ...PREVIEW.choices,
    duplicates: 'add',
    duplicateRows: [3],
  });
  // These choices do not change how the file is read.
  expect(countSent(PREVIEW_PATH)).toBe(1);
});

it('rows with problems have reasons with the text of the file, and can stop the import [specification §2.152]', async () => {
  const { user } = await openPreview(DUPLICATES);
  await user.click(screen.getByRole('tab', { name: 'Com problema 1' }));
  const row = screen.getByRole('row', { name: /^5/ });
  expect(row).toHaveTextContent('Vencimento: não é uma data (31/02/2026)');
  expect(row).toHaveTextContent('Cliente ou fornecedor: está em branco');
  await user.click(screen.getByRole('switch', { name: /Não importar nada/ }));
  expect(screen.getByText('Nada será importado, porque há linhas com problema.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Ignoradas 1' }));
  expect(screen.getByRole('row', { name: /Total 450,90/ })).toBeInTheDocument();
});

it('a file that was imported before is reported with person and time [specification §2.152]', async () => {
  await openPreview({ known: { importedAt: '2026-11-20T12:00:07Z', importedBy: 'Bruno Lima' } });
  expect(screen.getByText(/já importou este mesmo arquivo/)).toHaveTextContent(
    /^Bruno Lima já importou.*20\/11\/2026/,
  );
});

describe('after an import', () => {
  const importFile = async () => {
    network.post(IMPORTS_PATH, { id: '7', added: 3, duplicates: 1, invalid: 2, skipped: 1 });
    const view = await openPreview();
    network.get(IMPORTS_PATH, PAST_IMPORTS);
    await view.user.click(screen.getByRole('button', { name: 'Importar 1 lançamento' }));
    await screen.findByRole('heading', { name: '3 lançamentos importados' });
    return view;
  };

  it('the page shows the numbers and leads to the entries without a question [specification §2.153]', async () => {
    const { user, address } = await importFile();
    // Visible, and announced.
    expect(screen.getAllByText('3 lançamentos importados')).toHaveLength(2);
    expect(screen.getByText('1 possível duplicada ficou de fora.')).toBeInTheDocument();
    expect(screen.getByText('2 linhas com problema ficaram de fora.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver os lançamentos importados' }));
    await waitFor(() => expect(address()).toMatch(/^\/app\/entries\?import=/));
  });

  it('the button has the focus again after the question was cancelled @long', async () => {
    network.get(IMPORTS_PATH, PAST_IMPORTS);
    const { user } = await openImport();
    const button = await screen.findByRole('button', { name: 'Desfazer importação: contas.csv' });
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Desfazer esta importação?' });
    await user.click(within(dialog).getByRole('button', { name: 'Manter' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('a question comes before it is undone, and the entries that stayed are listed [specification §2.153]', async () => {
    const entry = getScenario('/entries/{id}', 'entry').response;
    network.post('/entries/imports/{id}/undo', { removed: 2, keptCount: 1, kept: [entry] });
    const { user } = await importFile();
    await user.click(await screen.findByRole('button', { name: 'Desfazer importação: contas.csv' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desfazer esta importação?' }));
    expect(network.sentTo('/entries/imports/{id}/undo')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Desfazer importação' }));
    expect(await screen.findByText('Importação desfeita: 2 lançamentos excluídos.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: entry.counterparty })).toHaveAttribute(
      'href',
      `/app/entries/${entry.id}`,
    );
    expect(network.sentTo('/entries/imports/{id}/undo').map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/entries/imports/7/undo',
    ]);
    expect(screen.queryByRole('heading', { name: '3 lançamentos importados' })).not.toBeInTheDocument();
  });
});

eachRow([
  [409, { reason: 'undone-already' }, 'Esta importação já foi desfeita.'],
  [404, { reason: 'unknown-import' }, 'Esta importação não existe mais.'],
])('an import that cannot be undone (%i) is explained [specification §2.153]', async (status, body, text) => {
  network.get(IMPORTS_PATH, PAST_IMPORTS);
  refuse('/entries/imports/{id}/undo', status, body);
  const { user } = await openImport();
  await user.click(await screen.findByRole('button', { name: /^Desfazer importação/ }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer importação' }));
  // In the toast, and for screen readers.
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
});

eachRow(
  [
    [422, { reason: 'no-table' }, /Não encontramos uma tabela/],
    [422, { reason: 'broken' }, /danificado/],
    [422, { reason: 'encrypted' }, /protegido por senha/],
    [422, { reason: 'old-format' }, /formato antigo/],
    [422, { reason: 'inflated' }, /grande demais/],
    [422, { reason: 'rows', row: 10_002 }, /mais de 10\.000 linhas.*linha 10\.002/],
    [422, { reason: 'columns' }, /mais de 50 colunas/],
    [422, { reason: 'line', row: 7 }, /longa demais.*linha 7/],
    [422, { reason: 'choices' }, /Uma das escolhas/],
    [422, { reason: 'of-a-later-backend', message: '' }, 'Este arquivo não pôde ser importado.'],
    [422, { reason: 'of-a-later-backend', message: 'A planilha tem macros.' }, 'A planilha tem macros.'],
    [413, {}, /O máximo é 5 MB/],
    [415, {}, /não é uma planilha/],
  ],
  2,
)(
  'a refused file (%i %o) is explained, and is not sent again [specification §2.154]',
  async (status, body, text) => {
    refuse(PREVIEW_PATH, status, body);
    const { user, field } = await openImport();
    await user.upload(field, makeFile());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
    const onOpen = jest.fn();
    screen.getByLabelText(FIELD).addEventListener('click', onOpen);
    await user.click(screen.getByRole('button', { name: 'Escolher outro arquivo' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    // The button opens the browser's choice of a file.
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText(FIELD)).toHaveFocus();
  },
);

it('a file that is refused before it is sent replaces the explanation of an earlier one @long', async () => {
  refuse(PREVIEW_PATH, 422, { reason: 'broken' });
  const { user, field } = await openImport();
  await user.upload(field, makeFile());
  expect(await screen.findByText(/danificado/)).toBeInTheDocument();
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'grande.csv');
  await user.upload(screen.getByLabelText(FIELD), large);
  expect(await screen.findByText(/O arquivo tem 6 MB/)).toBeInTheDocument();
  expect(screen.queryByText(/danificado/)).not.toBeInTheDocument();
});

eachRow([
  [422, { reason: 'slow' }, /demorou demais/],
  [503, { reason: 'too-many-files' }, /outros arquivos sendo lidos/],
  [503, {}, /problema no servidor/],
  [403, { reason: 'not-permitted' }, /não permite importar/],
  [404, {}, /ainda não está disponível/],
])(
  'a file that was not read (%i %o) is explained, and sent again without another choice [specification §2.154]',
  async (status, body, text) => {
    refuse(PREVIEW_PATH, status, body);
    const { user, field } = await openImport();
    await user.upload(field, makeFile());
    expect(await screen.findByText(text)).toBeInTheDocument();
    network.post(PREVIEW_PATH, PREVIEW);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: ROWS_HEADING })).toBeInTheDocument();
    expect((await readForm(PREVIEW_PATH)).get('file')).toMatchObject({ name: 'contas.csv' });
  },
);

eachRow([
  ['open-questions', 'Ainda há perguntas sem resposta sobre o arquivo.'],
  ['invalid-rows', 'Nada foi importado, porque há linhas com problema.'],
  ['nothing-to-add', 'Não há lançamentos para importar com estas escolhas.'],
])('an import that is refused as %s keeps file and choices [specification §2.154]', async (reason, text) => {
  const { user } = await openPreview(DUPLICATES);
  await user.click(screen.getByRole('tab', { name: 'Possíveis duplicadas 2' }));
  await user.click(screen.getByRole('switch', { name: /todas as possíveis duplicadas/ }));
  refuse(IMPORTS_PATH, 422, { reason });
  await user.click(screen.getByRole('button', { name: 'Importar 3 lançamentos' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  // The sum of payments below their amount depends on the chosen duplicates.
  expect(await readSentChoices(PREVIEW_PATH)).toMatchObject({ duplicates: 'add' });
  network.post(IMPORTS_PATH, { id: '7', added: 3, duplicates: 0, invalid: 1, skipped: 1 });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: '3 lançamentos importados' })).toBeInTheDocument();
  expect(await readSentChoices(IMPORTS_PATH)).toMatchObject({ duplicates: 'add' });
});

it('a file that was imported in another tab is read again, with its notice @long [specification §2.154]', async () => {
  const { user } = await openPreview();
  refuse(IMPORTS_PATH, 422, { reason: 'nothing-to-add' });
  network.post(PREVIEW_PATH, {
    ...PREVIEW,
    known: { importedAt: '2026-11-20T12:00:07Z', importedBy: 'Bruno Lima' },
    counts: { rows: 1, ready: 0, duplicates: 1, invalid: 0, skipped: 0 },
    rows: [{ ...ROW, state: 'duplicate', duplicateOf: '4711' }],
  });
  await user.click(screen.getByRole('button', { name: 'Importar 1 lançamento' }));
  expect(await screen.findByRole('tab', { name: 'Possíveis duplicadas 1' })).toBeInTheDocument();
  expect(screen.getByText(/já importou este mesmo arquivo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).not.toBeInTheDocument();
  const notice = screen.getByText('Não há lançamentos para importar com estas escolhas.');
  expect(notice).toBeVisible();
  // The button that had the focus is gone.
  expect(screen.getAllByRole('alert').find((alert) => alert.contains(notice))).toHaveFocus();
  expect(countSent(PREVIEW_PATH)).toBe(2);
});

it('questions that are open since the preview are asked after the import was refused @long [specification §2.154]', async () => {
  const { user } = await openPreview();
  refuse(IMPORTS_PATH, 422, { reason: 'open-questions' });
  network.post(PREVIEW_PATH, { ...PREVIEW, questions: ['form'] });
  await user.click(screen.getByRole('button', { name: 'Importar 1 lançamento' }));
  expect(await screen.findByRole('region', { name: 'Falta responder' })).toBeInTheDocument();
  expect(screen.getByText('Ainda há perguntas sem resposta sobre o arquivo.')).toBeInTheDocument();
});

it('an import without a response asks to look first, because it may be stored [specification §2.154, §7.63]', async () => {
  const { user } = await openPreview();
  network.any('post', IMPORTS_PATH, () => HttpResponse.error());
  network.get(IMPORTS_PATH, PAST_IMPORTS);
  await user.click(screen.getByRole('button', { name: 'Importar 1 lançamento' }));
  expect(await screen.findByText(/^Não sabemos se o arquivo foi importado/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Ver as importações recentes (abre em outra aba)' });
  expect(link).toHaveAttribute('href', '/app/entries/import');
});

it('a file that was changed after its choice must be chosen again @long [specification §2.154]', async () => {
  const { user, field } = await openImport();
  const file = makeFile();
  const unreadable = Object.assign(file, {
    slice: () =>
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      }),
  });
  await user.upload(field, unreadable);
  expect(await screen.findByText(/foi alterado ou movido/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  expect(countSent(PREVIEW_PATH)).toBe(0);
});

it('a dialog asks before a chosen file is lost [specification §2.154]', async () => {
  const { user, address } = await openPreview();
  const leave = () => user.click(screen.getAllByRole('link', { name: 'Lançamentos' })[0] ?? document.body);
  await leave();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem importar?' }));
  await user.click(dialog.getByRole('button', { name: 'Continuar aqui' }));
  expect(address()).toBe(PAGE);
  expect(screen.getByRole('heading', { name: ROWS_HEADING })).toBeInTheDocument();
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Sair sem importar' }));
  await waitFor(() => expect(address()).toBe('/app/entries'));
});

describe('if the session ends', () => {
  const endSession = async () => {
    const view = await openPreview();
    refuse(IMPORTS_PATH, 401, {});
    await view.user.click(screen.getByRole('button', { name: 'Importar 1 lançamento' }));
    await waitFor(() => expect(view.address()).toBe('/user/login'));
    network.post('/authorization/getToken', postScenario('/authorization/getToken', 'accepted').response);
    return view;
  };

  it('the same person finds the file after the sign-in [specification §2.154]', async () => {
    const { user, address } = await endSession();
    await signInAs(user);
    await waitFor(() => expect(address()).toBe(PAGE));
    expect(await screen.findByText(/tinha escolhido antes de a sessão terminar/)).toBeInTheDocument();
    expect(screen.getByText('contas.csv')).toBeInTheDocument();
  });

  eachRow(UNNAMED_SESSIONS)(
    'the same person finds the file if GET session has %s [specification §2.165]',
    async (_what, reply) => {
      const { user } = await endSession();
      network.any('get', '/session', reply);
      await signInAs(user);
      expect(await screen.findByText(/tinha escolhido antes de a sessão terminar/)).toBeInTheDocument();
      expect(screen.getByText('contas.csv')).toBeInTheDocument();
    },
  );

  it('another person does not find the file [specification §2.154]', async () => {
    const { user, address } = await endSession();
    network.get('/session', getScenario('/session', 'editor').response);
    await signInAs(user, '00123');
    await waitFor(() => expect(address()).toBe(PAGE));
    await screen.findByRole('button', { name: getScenario('/session', 'editor').response.name });
    expect(screen.getByLabelText(FIELD)).toBeInTheDocument();
    expect(screen.queryByText('contas.csv')).not.toBeInTheDocument();
  });
});

it('a template is saved [specification §2.150]', async () => {
  const saved = watchDownloads();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  network.any(
    'get',
    '/entries/imports/template',
    () =>
      new HttpResponse('PK', {
        headers: { 'content-type': type, 'content-disposition': 'attachment; filename="modelo.xlsx"' },
      }),
  );
  const { user } = await openImport();
  await user.click(screen.getByRole('button', { name: 'Baixar um modelo' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['modelo.xlsx']));
});

it('an editor opens the import from the list of entries and from the palette [specification §2.150]', async () => {
  network.get('/session', getScenario('/session', 'editor').response);
  const { user, address } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('link', { name: 'Importar' }));
  await screen.findByLabelText(FIELD);
  expect(address()).toBe(PAGE);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Importar lançamentos' })).toBeInTheDocument();
});

it('the account of the payments is asked once, and sent with the file [specification §2.345]', async () => {
  const accounts = [
    { id: '1', name: 'Conta principal' },
    { id: '2', name: 'Caixa' },
  ];
  const { user } = await openPreview({ questions: ['account'], accounts });
  expect(screen.queryByRole('button', { name: /^Importar 1 lançamento/ })).not.toBeInTheDocument();
  network.post(PREVIEW_PATH, { ...PREVIEW, accounts, choices: { ...PREVIEW.choices, account: '2' } });
  await user.click(screen.getByRole('radio', { name: 'Caixa' }));
  await waitFor(async () => expect(await readSentChoices(PREVIEW_PATH)).toEqual({ account: '2' }));
  expect(await screen.findByRole('button', { name: /^Importar 1 lançamento/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Caixa' })).toBeChecked();
});
