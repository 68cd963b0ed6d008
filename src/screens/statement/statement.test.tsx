import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { network, noContent } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import type { StatementPart, StatementPreview } from '../../api/statements';

const OPERATIONS = [
  ...['previewStatement', 'importStatement', 'listStatementLines', 'undoStatementImport'],
  ...['importEntries', 'previewImport', 'listMoneyAccounts'],
];
const PREVIEW = postScenario('/statements/preview', 'statement-understood').response;
const EXAMPLE = readExample();
const ACCOUNTS = [
  { id: '1', name: 'Conta principal', kind: 'bank' },
  { id: '2', name: 'Cartão', kind: 'card' },
];

beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../toasts/ToastArea'),
    import('./StatementScreen'),
    import('./LinesScreen'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: OPERATIONS });
});

function readExample(): StatementPart {
  const [part] = PREVIEW.parts;
  if (part === undefined) throw new Error('The example has no part.');
  return part;
}

/** The backend sends the parts in turn, the last one again and again. */
function previewWith(...parts: Partial<StatementPart>[]): void {
  let at = -1;
  network.any('post', '/statements/preview', () => {
    at = Math.min(at + 1, parts.length - 1);
    const preview: StatementPreview = {
      ...{ ...PREVIEW, moneyAccounts: ACCOUNTS },
      parts: [{ ...EXAMPLE, ...parts[at] }],
    };
    return HttpResponse.json(preview);
  });
}

async function choose(name = 'extrato.ofx') {
  const view = await renderApp({ at: '/app/bank/import' });
  await view.user.upload(await screen.findByLabelText('Arquivo do extrato'), new File(['x'], name));
  return view;
}
it('shows what a statement would add, asks for its account, and leads to the lines after the import [specification §2.303]', async () => {
  previewWith(
    {
      ...{ key: '341/123456', bankCode: '341', numberEnd: '3456' },
      balance: { day: '2026-11-26', cents: 123_456 },
      leftOut: [{ reason: 'balance', count: 2 }],
      counts: { new: 2, known: 3, perhaps: 0, leftOut: 2, problems: 1 },
      problems: [{ row: 7, reason: 'ambiguous-amount' }],
    },
    { key: '341/123456', accountId: '1', questions: [] },
  );
  network.any('post', '/statements', () =>
    HttpResponse.json(postScenario('/statements', 'statement-imported').response, { status: 201 }),
  );
  const { user, address } = await choose();
  const part = within(await screen.findByRole('region', { name: 'Banco 341, conta com final 3456' }));
  expect(part.getByText('2 movimentos novos')).toBeInTheDocument();
  expect(part.getByText('3 que já estão no extrato')).toBeInTheDocument();
  expect(part.getByText('2 linhas que não são movimentos (2 saldos)')).toBeInTheDocument();
  expect(part.getByText('Linha 7: o valor pode ser milhares ou centavos.')).toBeInTheDocument();
  expect(part.getByText('Saldo no banco em 26/11/2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Importar extrato agora' })).not.toBeInTheDocument();
  expect(screen.getByText('Responda às perguntas acima para importar.')).toBeInTheDocument();

  await user.click(part.getByLabelText('Conta da empresa'));
  await user.click(await screen.findByRole('option', { name: 'Conta principal' }));
  await user.click(await screen.findByRole('button', { name: 'Importar extrato agora' }));
  expect(await screen.findByRole('heading', { name: '2 movimentos importados' })).toBeInTheDocument();
  network.get(
    '/money-accounts/{id}/lines',
    getScenario('/money-accounts/{id}/lines', 'statement-lines').response,
  );
  await user.click(screen.getByRole('link', { name: 'Ver o extrato' }));
  await waitFor(() => expect(address()).toBe('/app/bank/1/statement'));
});

it('imports a line that may be stored only if a person ticks it [specification §2.299]', async () => {
  const lines = EXAMPLE.lines.map((line) => ({ ...line, state: 'perhaps' }));
  const counts = { ...EXAMPLE.counts, new: 0, perhaps: 2 };
  previewWith({ accountId: '1', questions: [], lines, counts });
  const { user } = await choose();
  expect(await screen.findByText('Não há nada de novo neste extrato.')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /PIX RECEBIDO/ }));
  expect(screen.getByText('1 movimento para importar')).toBeInTheDocument();
});

it('asks what a positive amount is, and shows why a file is refused [specification §2.297]', async () => {
  previewWith({ accountId: '2', questions: ['inverts'] }, { accountId: '2', questions: [], inverts: true });
  const { user } = await choose();
  await user.click(await screen.findByRole('radio', { name: 'Dinheiro que saiu, como uma compra' }));
  expect(await screen.findByRole('button', { name: 'Importar extrato agora' })).toBeInTheDocument();
  network.any('post', '/statements', () =>
    HttpResponse.json({ message: 'Nada novo.', reason: 'nothing-to-add' }, { status: 422 }),
  );
  await user.click(screen.getByRole('button', { name: 'Importar extrato agora' }));
  expect(await screen.findByText('Nada novo.')).toBeInTheDocument();
});

it('asks for the account without calling it an error, and a picture is refused with the kinds that are read [specification §2.284]', async () => {
  previewWith({ questions: ['account'] });
  const { user } = await choose();
  const account = await screen.findByLabelText('Conta da empresa');
  expect(account).not.toHaveAttribute('aria-invalid', 'true');
  expect(account).toHaveAccessibleDescription(/^Escolha a conta deste extrato\./);
  network.any('post', '/statements/preview', () =>
    HttpResponse.json({ message: 'x', reason: 'not-a-table-file' }, { status: 415 }),
  );
  await user.click(screen.getByRole('button', { name: 'Escolher outro extrato' }));
  await user.upload(await screen.findByLabelText('Arquivo do extrato'), new File(['x'], 'foto.csv'));
  expect(await screen.findByText(/^Este arquivo não é um extrato em OFX, csv ou xlsx\./)).toBeInTheDocument();
});

it('the account of the last import is chosen in view, and can be changed [specification §2.364]', async () => {
  const suggested = { key: '', questions: [], suggestedAccountId: '1' };
  previewWith(
    { ...suggested, questions: ['account'], accountId: null },
    { ...suggested, accountId: '1' },
    { ...suggested, accountId: '2' },
  );
  const { user } = await choose('extrato.csv');
  const account = await screen.findByLabelText('Conta da empresa');
  expect(account).toHaveValue('Conta principal');
  expect(account).toHaveAccessibleDescription(/Como na última importação com estas colunas/);
  await user.click(account);
  await user.click(await screen.findByRole('option', { name: 'Cartão' }));
  await waitFor(() => expect(account).toHaveValue('Cartão'));
  const sent = network.sent().filter(({ url }) => url.endsWith('/statements/preview'));
  expect(sent).toHaveLength(3);
  expect(account).toHaveAccessibleDescription(/O arquivo não diz de qual conta ele é/);
});

it('leads an OFX from the import of entries to the page for statements with the same file [specification §2.303]', async () => {
  network.get('/entries/imports', { imports: [] });
  network.any('post', '/entries/imports/preview', () =>
    HttpResponse.json({ message: 'É um extrato.', reason: 'bank-statement' }, { status: 422 }),
  );
  previewWith({});
  const view = await renderApp({ at: '/app/entries/import' });
  await view.user.upload(
    await screen.findByLabelText('Planilha com os lançamentos'),
    new File(['OFXHEADER:100'], 'extrato.ofx'),
  );
  await view.user.click(await screen.findByRole('link', { name: 'Importar como extrato' }));
  await waitFor(() => expect(view.address()).toBe('/app/bank/import'));
  expect(await screen.findByText('extrato.ofx')).toBeInTheDocument();
  expect(await screen.findByText('2 movimentos novos')).toBeInTheDocument();
});

it('lists the lines of an account, and undoes an import after a question [specification §2.301, §2.302]', async () => {
  network.get(
    '/money-accounts/{id}/lines',
    getScenario('/money-accounts/{id}/lines', 'statement-lines').response,
  );
  network.any('post', '/statements/{id}/undo', () => HttpResponse.json({ removed: 2 }));
  const { user } = await renderApp({ at: '/app/bank/1/statement' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Extrato de Conta principal' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer a importação de extrato.csv' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Desfazer esta importação' }));
  expect((await screen.findAllByText('2 movimentos removidos do extrato.')).length).toBeGreaterThan(0);
});

it('a reconciled and an ignored line say so, and each can be undone [specification §2.310]', async () => {
  const { lines, ...list } = getScenario('/money-accounts/{id}/lines', 'statement-lines').response;
  const [line] = lines;
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: ['listStatementLines', 'unmatchLine', 'restoreLine'],
  });
  const entries = [
    { id: '7', counterparty: 'Padaria' },
    { id: '8', counterparty: 'Oficina' },
    { id: '9', counterparty: 'Padaria' },
  ];
  const stubLines = (first: string, second: string) =>
    network.get('/money-accounts/{id}/lines', {
      ...list,
      lines: line
        ? [
            { ...line, id: '1', text: 'PIX', state: first, version: 2, entries: [...entries] },
            { ...line, id: '2', text: 'TARIFA', state: second, version: 3, ignoreReason: 'Saldo anterior' },
          ]
        : [],
    });
  stubLines('matched', 'ignored');
  for (const act of ['unmatch', 'restore'] as const) network.post(`/statements/lines/{id}/${act}`, noContent);
  const { user } = await renderApp({ at: '/app/bank/1/statement' });
  expect(await screen.findByText('Ignorada')).toBeVisible();
  expect(screen.getByText('Conciliada')).toBeVisible();
  stubLines('new', 'ignored');
  expect(screen.getByText('Saldo anterior')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: /^Desfazer conciliação com Padaria e Oficina: PIX, / }),
  );
  await waitFor(() => expect(screen.getByText('A linha espera de novo para ser conciliada.')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^Deixar de ignorar: TARIFA/ }));
  await waitFor(() =>
    expect(
      network
        .sent()
        .flatMap(({ method, url, body }) => (method === 'POST' ? [`${new URL(url).pathname} ${body}`] : [])),
    ).toEqual([
      '/api/statements/lines/1/unmatch {"version":2}',
      '/api/statements/lines/2/restore {"version":3}',
    ]),
  );
});

it('a transfer says its other account and its day, and what an undo takes back [specification §2.361]', async () => {
  const { lines, ...list } = getScenario('/money-accounts/{id}/lines', 'statement-lines').response;
  const [example] = lines;
  if (example === undefined) throw new Error('The example has no line.');
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: ['listStatementLines', 'unmatchLine'],
  });
  const line = { ...example, state: 'matched', version: 2, text: 'TED' };
  const transfer = { otherAccountId: '2', otherAccountName: 'Caixa', day: '2026-11-19' };
  network.get('/money-accounts/{id}/lines', {
    ...list,
    lines: [
      { ...line, id: '1', cents: -5_000, transfers: [{ ...transfer, isMade: true }] },
      { ...line, id: '2', cents: 7_000, transfers: [transfer] },
    ],
  });
  await renderApp({ at: '/app/bank/1/statement' });
  expect(await screen.findByRole('link', { name: 'Transferência para Caixa em 19/11/2026' })).toHaveAttribute(
    'href',
    '/app/bank/2',
  );
  expect(screen.getByRole('link', { name: 'Transferência de Caixa em 19/11/2026' })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^Desfazer transferência para Caixa: TED, -R\$/ }),
  ).toHaveTextContent('Desfazer transferência');
  // This one was recorded before, and stays.
  expect(screen.getByRole('button', { name: /^Desfazer conciliação com Caixa: TED, / })).toBeVisible();
});
