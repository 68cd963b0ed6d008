import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { eachRow } from '../../../../test/support/eachRow';
import { network, noContent } from '../../../../test/support/network';
import { renderApp, signInAs } from '../../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../../test/support/scenarios';
import { UNNAMED_SESSIONS } from '../../../../test/support/unnamedSessions';
import type { Entry } from '../../../api/entries';
import { selectProfile } from '../../../store/profile';

const ENTRY: Entry = getScenario('/entries/{id}', 'entry').response;
const LIST = '/app/entries?kind=receivable';
const AGREEMENT = 'Sim, lançar como juros ou multa';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../EntriesScreen'),
    import('./EntryScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries', {
    entries: [ENTRY],
    total: { count: 1, amountCents: ENTRY.amountCents, paidCents: 0 },
    next: null,
  });
});

const readSentBody = (method: string) => {
  const lastRequest = network.sent().findLast((request) => request.method === method);
  return JSON.parse(lastRequest?.body ?? 'null') as unknown;
};
const openFromList = async () => {
  const view = await renderApp({ at: LIST });
  await view.user.click(await screen.findByRole('link', { name: ENTRY.counterparty }));
  await screen.findByLabelText('Valor (R$)');
  return view;
};
const typeInto = async (user: Awaited<ReturnType<typeof renderApp>>['user'], label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

it('an empty form sends nothing, and the first empty field has the focus [specification §2.130]', async () => {
  const { user } = await renderApp({ at: '/app/entries/new' });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(screen.getByRole('radio', { name: 'A receber' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Tipo' })).toHaveAccessibleDescription(
    'Escolha se é a receber ou a pagar.',
  );
  const name = screen.getByLabelText('Cliente ou fornecedor');
  expect(name).toHaveAccessibleDescription('Preencha este campo.');
  expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('Escolha uma opção da lista.');
  expect(screen.getByLabelText('Documento')).toBeValid();
  // The day of issue is the day of the company.
  expect(screen.getByLabelText('Emissão')).toHaveValue('20/11/2026');
  expect(network.sent().filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each(['/app/entries/new', '/app/entries/4711'])(
  'the breadcrumb and the menus of %s show that it belongs to the list [specification §4.31]',
  async (at) => {
    const { user, address } = await renderApp({ at });
    const steps = within(await screen.findByRole('navigation', { name: 'Trilha de navegação' }));
    for (const link of screen.getAllByRole('link', { name: 'Lançamentos' })) {
      if (steps.queryAllByRole('link').includes(link)) continue;
      expect(link).toHaveAttribute('aria-current', 'true');
    }
    await user.click(steps.getByRole('link', { name: 'Lançamentos' }));
    expect(address()).toBe('/app/entries');
  },
);

eachRow(
  [
    ['Vencimento', '31/02/2026', 'Digite um dia que existe, de 1990 a 2100, como 05/12/2026.'],
    ['Vencimento', '01/01/1989', 'Digite um dia que existe, de 1990 a 2100, como 05/12/2026.'],
    ['Valor (R$)', 'abc', 'Digite um valor, como 1.234,56.'],
    ['Valor (R$)', '0', 'Digite um valor maior que zero.'],
    ['Parcela', '4', 'A parcela é maior que o total.'],
    ['Número de parcelas', '0', 'Digite um número de 1 a 999.'],
    ['Cliente ou fornecedor', 'x'.repeat(201), 'O texto é longo demais.'],
    ['Cliente ou fornecedor', '\u200C\u3164', 'Preencha este campo.'],
    ['Cliente ou fornecedor', 'Ana\uFFFE', 'Há caracteres que não podem ser usados aqui.'],
    ['Documento', 'NF\u0007 1', 'Há caracteres que não podem ser usados aqui.'],
  ],
  2,
)('%s refuses %s [specification §2.130]', async (label, text, message) => {
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText(label);
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(network.sent().filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('a payment day without the proposed amount is refused at the amount [specification §2.130] @long', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.type(await screen.findByLabelText('Data do recebimento'), '20/11/2026');
  const amount = screen.getByLabelText('Valor recebido (R$)');
  await waitFor(() => expect(amount).not.toHaveValue(''));
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(amount).toHaveAccessibleDescription(/ou nenhum dos dois/);
  expect(network.sent().filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('a note is a field if the backend has notes, and is refused where it would not be stored [specification §7.111]', async () => {
  network.get('/categories', {
    ...getScenario('/categories', 'categories').response,
    hasNotes: true,
  });
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    operations: ['changeEntry', 'changeOccurrences'],
  });
  const stored = { ...ENTRY, occurrence: 1, version: 1, note: 'Entregar na portaria' };
  network.get('/entries/{id}', stored);
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...stored, version: 2 }));
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const note = await screen.findByLabelText('Observação');
  expect(note).toHaveValue('Entregar na portaria');
  await typeInto(user, 'Observação', ' Ligar antes ');
  const scope = screen.getByLabelText('Aplicar a');
  await user.click(scope);
  await user.click(await screen.findByRole('option', { name: 'Todos em aberto' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(note).toHaveAccessibleDescription(/^A observação é de um lançamento só\./);
  await user.click(scope);
  await user.click(await screen.findByRole('option', { name: 'Só este lançamento' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(readSentBody('PUT')).toMatchObject({ note: 'Ligar antes' }));
});

it('the kind of an entry with a payment is shown, and the form says what to do first [specification §2.197]', async () => {
  network.get('/entries/{id}', { ...ENTRY, kind: 'payable', hasPayment: true });
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
  const { user } = await renderApp({ at: '/app/entries/4711' });
  expect(await screen.findByText(/^O tipo não muda enquanto há um pagamento/)).toBeVisible();
  expect(screen.getByText(/^A pagar · Em aberto: R\$\s450,90$/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Tipo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(readSentBody('PUT')).toMatchObject({ kind: 'payable' }));
});

it('a paid entry is named an expense or income at its head [specification §2.388]', async () => {
  network.get('/entries/{id}', { ...ENTRY, kind: 'payable', status: 'paid', hasPayment: true });
  await renderApp({ at: '/app/entries/4711' });
  expect(await screen.findByText('Despesa')).toBeVisible();
});

it('a finger that chooses the kind goes on in the empty name, and a mouse does not [specification §2.356]', async () => {
  const { user } = await renderApp({ at: '/app/entries/new' });
  await user.click(await screen.findByRole('radio', { name: 'A receber' }));
  expect(screen.getByRole('radio', { name: 'A receber' })).toHaveFocus();
  const choice = screen.getByRole('radio', { name: 'A pagar' });
  await user.pointer({ keys: '[TouchA]', target: choice });
  expect(choice).toBeChecked();
  expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveFocus();
});

it('the first press in a typed amount selects it, and the second one does not [specification §2.387]', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const amount = await screen.findByLabelText('Valor (R$)');
  await user.click(amount);
  await user.keyboard('9');
  expect(amount).toHaveValue('9');
  await user.click(amount);
  await user.keyboard('8');
  expect(amount).toHaveValue('98');
});

it('the form of a partly paid entry shows what is open, and no fields for a payment [specification §2.197]', async () => {
  const partlyPaid = { ...ENTRY, paidOn: null, paidCents: null, amountCents: 100_000, openCents: 60_000 };
  network.get('/entries/{id}', { ...partlyPaid, hasPayment: true });
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
  const { user } = await renderApp({ at: '/app/entries/4711' });
  expect(await screen.findByText(/^Há pagamentos registrados/)).toHaveTextContent(
    /Em aberto: R\$\s600,00 de R\$\s1\.000,00\./,
  );
  expect(screen.queryByLabelText('Data do recebimento')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(readSentBody('PUT')).toMatchObject({ paidOn: null, paidCents: null }));
});

it('a new entry that is one of several instalments says so [specification §2.215]', async () => {
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: ['addInstallments'] });
  const { user } = await renderApp({ at: '/app/entries/new' });
  await screen.findByLabelText('Número de parcelas');
  expect(screen.queryByText(/^Só a parcela/)).not.toBeInTheDocument();
  await typeInto(user, 'Número de parcelas', '3');
  expect(screen.getByText(/^Só a parcela 1 será lançada\./)).toBeVisible();
});

it('a backend without notes has no field and gets none @long [specification §7.111]', async () => {
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
  const { user } = await openFromList();
  expect(screen.queryByLabelText('Observação')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(readSentBody('PUT')).not.toBeNull());
  expect(readSentBody('PUT')).not.toHaveProperty('note');
});

it('typed days and amounts are read and shown in the notation of the language, and the list of before opens @long [specification §2.130]', async () => {
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
  const { user, address } = await openFromList();
  await typeInto(user, 'Vencimento', '1.12.26');
  await typeInto(user, 'Valor (R$)', '1234,5');
  await user.tab();
  expect(screen.getByLabelText('Vencimento')).toHaveValue('01/12/2026');
  expect(screen.getByLabelText('Valor (R$)')).toHaveValue('1.234,50');
  await typeInto(user, 'Data do recebimento', '19112026');
  await typeInto(user, 'Valor recebido (R$)', '1.200');
  await user.click(screen.getByRole('checkbox', { name: 'Sim, lançar como desconto' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(readSentBody('PUT')).toMatchObject({
    dueOn: '2026-12-01',
    amountCents: 123_450,
    paidOn: '2026-11-19',
    paidCents: 120_000,
    version: 1,
  });
  // The list is loaded again, because its entries have changed.
  await waitFor(() => expect(network.sentTo('/entries').length).toBeGreaterThan(1));
});

it('invisible characters of a pasted text are removed, also around a day [specification §7.47]', async () => {
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
  const { user } = await renderApp({ at: '/app/entries/4711' });
  for (const [label, text] of [
    ['Cliente ou fornecedor', '\u202AAna\u200B Lima\u202C 👩‍🌾'],
    ['Vencimento', '\u200E01/12/2026\u200E'],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  expect(screen.getByLabelText('Cliente ou fornecedor')).toHaveValue('Ana Lima 👩‍🌾');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(readSentBody('PUT')).toMatchObject({ counterparty: 'Ana Lima 👩‍🌾', dueOn: '2026-12-01' }),
  );
});

it('a category of the other kind is not offered, except the one of the entry [specification §2.130]', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.click(await screen.findByRole('radio', { name: 'A pagar' }));
  await user.click(screen.getByLabelText('Categoria'));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Venda de produtosReceita bruta',
    'Compra de mercadoriasCustos',
  ]);
});

it('a value that the backend refuses has its message, which ends with another value [specification §2.130]', async () => {
  network.any('put', '/entries/{id}', () =>
    HttpResponse.json(
      { message: 'x', problems: [{ field: 'counterparty', reason: 'characters' }] },
      { status: 422 },
    ),
  );
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  const name = screen.getByLabelText('Cliente ou fornecedor');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Há caracteres que não podem ser usados aqui.'),
  );
  expect(name).toHaveFocus();
  await user.type(name, '!');
  expect(name).not.toHaveAccessibleDescription(/caracteres/);
});

it.each([
  ['without fields', {}],
  ['for a field that the form does not have', { problems: [{ field: 'costCentre', reason: 'missing' }] }],
])('a refusal %s shows the sentence of the server [specification §8.26]', async (_name, body) => {
  const message = 'O período de novembro está fechado.';
  network.any('put', '/entries/{id}', () =>
    HttpResponse.json({ message, ...body }, { status: 422, headers: { 'content-language': 'pt-BR' } }),
  );
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Corrija os campos indicados.')).not.toBeInTheDocument();
});

const REPEATED: [string, number, RegExp][] = [
  ['in-progress', 409, /^O envio anterior ainda está sendo processado/],
  ['other-content', 422, /^O envio anterior foi gravado, com outros valores/],
];

eachRow(REPEATED)(
  'an entry that the backend knows from an earlier request is explained: %s [specification §7.62]',
  async (reason, status, text) => {
    network.any('put', '/entries/{id}', () => HttpResponse.json({ message: 'x', reason }, { status }));
    const { user } = await renderApp({ at: '/app/entries/4711' });
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);

eachRow(REPEATED)(
  'a payment that the backend knows from an earlier request is explained: %s [specification §7.62]',
  async (reason, status, text) => {
    network.any('post', '/entries/payments', () => HttpResponse.json({ message: 'x', reason }, { status }));
    const { user } = await renderApp({ at: LIST });
    await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }));
    await user.click(await screen.findByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it('a payment, a deletion and its undo say that they may be stored if the response is lost @long [specification §7.63]', async () => {
  const lose = () => HttpResponse.json({ message: 'x' }, { status: 502 });
  network.any('post', '/entries/payments', lose);
  network.any('post', '/entries/deletions', lose);
  const { user } = await renderApp({ at: LIST });
  await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }));
  await user.click(await screen.findByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Não sabemos se foi gravado/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^Conferir na lista/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Excluir/ }));
  expect(await screen.findAllByText(/^Não sabemos se foi gravado/)).not.toHaveLength(0);
});

it('typed values stay after a failure [specification §2.130, §7.63]', async () => {
  network.any('put', '/entries/{id}', () => HttpResponse.json({ message: 'x' }, { status: 500 }));
  const { user, address } = await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText('Documento');
  await typeInto(user, 'Documento', 'NF 9{Enter}');
  expect(await screen.findByText(/^Não sabemos se foi gravado/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Conferir na lista de lançamentos (abre em outra aba)' });
  expect(link).toHaveAttribute(
    'href',
    `/app/entries?${String(new URLSearchParams({ search: ENTRY.counterparty }))}`,
  );
  expect(screen.getByLabelText('Documento')).toHaveValue('NF 9');
  expect(address()).toBe('/app/entries/4711');
});

it('a change by another person is reported, and the present values replace the typed ones on request [specification §2.130]', async () => {
  const conflict = { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima' };
  network.any('put', '/entries/{id}', () => HttpResponse.json(conflict, { status: 409 }));
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText('Documento');
  await typeInto(user, 'Documento', 'NF 9{Enter}');
  const failure = await screen.findByText(/alterou este lançamento/);
  expect(failure).toHaveTextContent(/^Bruno Lima alterou/);
  expect(screen.getByLabelText('Documento')).toHaveValue('NF 9');
  network.get('/entries/{id}', { ...ENTRY, document: 'NF 8', version: 2 });
  await user.click(screen.getByRole('button', { name: 'Carregar os valores atuais' }));
  await waitFor(() => expect(screen.getByLabelText('Documento')).toHaveValue('NF 8'));
  network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(readSentBody('PUT')).toMatchObject({ version: 2, document: 'NF 8' }));
});

it('a dialog asks before typed values are lost [specification §2.131]', async () => {
  const { user, address } = await openFromList();
  const addressBefore = address();
  await typeInto(user, 'Documento', 'NF 9');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
  expect(address()).toBe(addressBefore);
  expect(screen.getByLabelText('Documento')).toHaveValue('NF 9');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(address()).toBe(LIST));
});

it('unchanged values are left without a question @long [specification §2.131]', async () => {
  const { user, address } = await openFromList();
  await typeInto(user, 'Documento', ENTRY.document ?? '');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await waitFor(() => expect(address()).toBe(LIST));
});

it('the browser asks before it closes a form with typed values [specification §2.131]', async () => {
  const { user } = await renderApp({ at: '/app/entries/new' });
  await screen.findByLabelText('Documento');
  const asksBeforeClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeClose()).toBe(false);
  await typeInto(user, 'Documento', 'NF 9');
  expect(asksBeforeClose()).toBe(true);
});

it('an editor pays and changes entries, and cannot delete them [specification §2.132]', async () => {
  network.get('/session', getScenario('/session', 'editor').response);
  await renderApp({ at: LIST });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Excluir/ })).not.toBeInTheDocument());
  expect(
    await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Novo lançamento' })).toBeInTheDocument();
});

describe('operations that the session names [specification §7.64]', () => {
  const open = async (operations: string[]) => {
    network.get('/session', { ...getScenario('/session', 'editor').response, operations });
    await renderApp({ at: LIST });
    await screen.findByRole('link', { name: ENTRY.counterparty });
  };
  const listControls = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
      .map(({ ariaLabel, textContent }) => (ariaLabel ?? textContent).replace(/:.*/, ''))
      .filter((name) => /^(Registrar recebimento|Excluir|Importar|Exportar|.*Novo lançamento)$/.test(name));

  it('none: the list only shows entries', async () => {
    await open(['listEntries']);
    await waitFor(() => expect(listControls()).toEqual([]));
  });

  it('some: each has its control, whatever the role is', async () => {
    await open(['listEntries', 'deleteEntries', 'reportEntries', 'importEntries']);
    await waitFor(() => expect(listControls().sort()).toEqual(['Excluir', 'Exportar', 'Importar']));
  });
});

it('a payment is today and the full amount, and both can be changed [specification §2.132]', async () => {
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: LIST });
  await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }));
  expect(await dialog.findByLabelText('Data do recebimento')).toHaveValue('20/11/2026');
  expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('450,90');
  await typeInto(user, 'Data do recebimento', '18/11/2026');
  await typeInto(user, 'Valor recebido (R$)', '460');
  await user.click(dialog.getByRole('checkbox', { name: AGREEMENT }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(readSentBody('POST')).toEqual({
      entries: [{ id: '4711', paidOn: '2026-11-18', paidCents: 46_000, version: 1 }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The row is where the person was.
  expect(screen.getByRole('group', { name: 'Resultado' })).toHaveFocus();
});

describe('entries that another person changes before they are paid or deleted [specification §2.170]', () => {
  const PRESENT: Entry = {
    ...ENTRY,
    ...{ amountCents: 50_000, openCents: 50_000, dueOn: '2026-12-01', document: '', version: 2 },
  };
  const CONFLICT = { message: 'x', reason: 'changed-meanwhile', changedBy: 'Bruno Lima', ids: [ENTRY.id] };
  const conflict = () => HttpResponse.json(CONFLICT, { status: 409 });
  const openDialog = async () => {
    network.any('post', '/entries/payments', conflict);
    const { user } = await renderApp({ at: LIST });
    await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    );
    await dialog.findByLabelText('Data do recebimento');
    network.get('/entries/{id}', PRESENT);
    return { user, dialog };
  };

  it('the dialog says who changed what, and the next press pays the new amount with the new version', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(/^Bruno Lima alterou 1 lançamento enquanto .* nada foi registrado/);
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Valor: antes R$\u00A0450,90, agora R$\u00A0500,00',
      'Vencimento: antes 07/11/2026, agora 01/12/2026',
      'Documento: antes NF 4711 1/3, agora 1/3',
    ]);
    expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('500,00');
    expect(readSentBody('POST')).toMatchObject({ entries: [{ paidCents: 45_090, version: 1 }] });
    network.post('/entries/payments', { count: 1 });
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readSentBody('POST')).toMatchObject({ entries: [{ paidCents: 50_000, version: 2 }] });
  });

  it('a typed day and amount stay, and the difference to the new amount is asked @long', async () => {
    const { user, dialog } = await openDialog();
    await typeInto(user, 'Data do recebimento', '18/11/2026');
    await typeInto(user, 'Valor recebido (R$)', '460');
    await user.click(dialog.getByRole('checkbox', { name: AGREEMENT }));
    await user.keyboard('{Enter}');
    await dialog.findByRole('alert');
    expect(dialog.getByLabelText('Data do recebimento')).toHaveValue('18/11/2026');
    expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('460,00');
    expect(dialog.getByRole('radio', { name: 'O resto continua em aberto' })).toBeChecked();
    network.forget();
    network.post('/entries/{id}/payments', ENTRY);
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    await waitFor(() =>
      expect(readSentBody('POST')).toMatchObject({
        ...{ paidOn: '2026-11-18', principalCents: 46_000, discountCents: 0, version: 2 },
      }),
    );
  });

  it('a part that another person has paid meanwhile is named, and the rest is paid @long', async () => {
    const { user, dialog } = await openDialog();
    network.get('/entries/{id}', { ...ENTRY, openCents: 40_000, version: 2 });
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Em aberto: antes –, agora R\$ 400,00$/);
    expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('400,00');
  });

  it('an entry that is paid by now is named as such @long', async () => {
    const { user, dialog } = await openDialog();
    network.get('/entries/{id}', { ...PRESENT, status: 'paid', paidOn: '2026-11-19', paidCents: 1 });
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    expect(await dialog.findByText('Este lançamento já está quitado ou não existe mais.')).toBeVisible();
  });

  it('of several entries, the changed ones are named with their new values and the new sum @long', async () => {
    const other: Entry = { ...ENTRY, id: '4712', counterparty: 'Mercado Lua' };
    const total = { count: 2, amountCents: 90_180, paidCents: 0 };
    network.get('/entries', { entries: [ENTRY, other], total, next: null });
    network.any('post', '/entries/payments', conflict);
    const { user } = await renderApp({ at: LIST });
    await user.click(
      await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }),
    );
    await user.click(screen.getByRole('button', { name: /^Registrar (?:pagamento|recebimento)$/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    );
    network.get('/entries/{id}', PRESENT);
    await user.click(await dialog.findByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(/Padaria São JoãoValor: antes R\$ 450,90, agora R\$ 500,00/);
    expect(alert).not.toHaveTextContent('Mercado Lua');
    expect(dialog.getByText(/^2 lançamentos/)).toHaveTextContent('R$ 950,90');
    network.post('/entries/payments', { count: 2 });
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readSentBody('POST')).toMatchObject({
      entries: [
        { id: ENTRY.id, paidCents: 50_000, version: 2 },
        { id: '4712', paidCents: 45_090, version: 1 },
      ],
    });
  });

  it('selected entries are not deleted, and a second press deletes their present versions', async () => {
    network.any('post', '/entries/deletions', conflict);
    const { user } = await renderApp({ at: LIST });
    await user.click(
      await screen.findByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }),
    );
    network.get('/entries/{id}', PRESENT);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /Outra pessoa alterou 1 lançamento .* nada foi excluído/,
    );
    expect(readSentBody('POST')).toEqual({ ids: [ENTRY.id], versions: [{ id: ENTRY.id, version: 1 }] });
    network.any('post', '/entries/deletions', noContent);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await screen.findByText('1 lançamento excluído.');
    expect(readSentBody('POST')).toEqual({ ids: [ENTRY.id], versions: [{ id: ENTRY.id, version: 2 }] });
  });

  it('a backend without versions gets none @long', async () => {
    const entry: Entry = { ...ENTRY };
    delete entry.version;
    network.get('/entries', {
      entries: [entry],
      total: { count: 1, amountCents: ENTRY.amountCents, paidCents: 0 },
      next: null,
    });
    network.any('post', '/entries/deletions', noContent);
    const { user } = await renderApp({ at: LIST });
    await user.click(await screen.findByRole('button', { name: /^Excluir/ }));
    await waitFor(() => expect(readSentBody('POST')).toEqual({ ids: [ENTRY.id] }));
  });
});

describe('a session that ends while a payment is typed [specification §2.132]', () => {
  const CREDENTIALS = postScenario('/authorization/getToken', 'accepted');
  const payAndSignIn = async (login = getScenario('/session', 'admin').response.login, reply?: Reply) => {
    network.any('post', '/entries/payments', () => HttpResponse.json({ message: 'x' }, { status: 401 }));
    const view = await renderApp({ at: LIST });
    await view.user.click(
      await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }),
    );
    await screen.findByLabelText('Data do recebimento');
    await typeInto(view.user, 'Valor recebido (R$)', '460');
    await view.user.click(screen.getByRole('checkbox', { name: AGREEMENT }));
    await view.user.keyboard('{Enter}');
    await screen.findByLabelText('Senha');
    network.post('/authorization/getToken', CREDENTIALS.response);
    network.get('/session', { ...getScenario('/session', 'admin').response, login });
    if (reply) network.any('get', '/session', reply);
    await signInAs(view.user, login, CREDENTIALS.body.ds_Senha);
    return view;
  };
  type Reply = (typeof UNNAMED_SESSIONS)[number][1];

  eachRow(UNNAMED_SESSIONS)(
    'the same user finds the typed payment if GET session has %s [specification §2.165]',
    async (_what, reply) => {
      await payAndSignIn(undefined, reply);
      const dialog = within(
        await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }),
      );
      await waitFor(() => expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('460,00'));
    },
  );

  it('the same user finds the dialog with the typed values, and pays after a new yes [specification §2.133]', async () => {
    const { user } = await payAndSignIn();
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    );
    await waitFor(() => expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('460,00'));
    network.post('/entries/payments', { count: 1 });
    network.forget();
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    const agreement = dialog.getByRole('checkbox', { name: AGREEMENT });
    expect(agreement).not.toBeChecked();
    expect(agreement).toHaveFocus();
    expect(network.sentTo('/entries/payments')).toEqual([]);
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(readSentBody('POST')).toMatchObject({ entries: [{ paidCents: 46_000 }] }));
  });

  it('another user finds no dialog @long', async () => {
    await payAndSignIn('11144477735');
    expect(
      await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    ).not.toBeInTheDocument();
  });
});

it('a deleted entry can be restored until the next navigation [specification §2.132]', async () => {
  network.any('post', '/entries/deletions', noContent);
  network.any('post', '/entries/restorations', noContent);
  const { user, address } = await renderApp({ at: LIST });
  await user.click(await screen.findByRole('button', { name: /^Excluir/ }));
  const notice = await screen.findByText('1 lançamento excluído.');
  expect(address()).toBe(LIST);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readSentBody('POST')).toEqual({ ids: ['4711'] }));
  expect(network.sentTo('/entries/restorations')).toHaveLength(1);
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

describe('a session that ends while an entry is changed [specification §2.130]', () => {
  const RESTORED = /O que você tinha digitado antes/;
  const CREDENTIALS = postScenario('/authorization/getToken', 'accepted');

  /** Types an amount, and saves it with a token that is no longer valid. */
  const saveWithoutSession = async (login = getScenario('/session', 'admin').response.login) => {
    network.any('put', '/entries/{id}', () =>
      HttpResponse.json({ message: 'Entre novamente.' }, { status: 401 }),
    );
    const view = await openFromList();
    await typeInto(view.user, 'Valor (R$)', '777,00');
    await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByLabelText('Senha');
    network.post('/authorization/getToken', CREDENTIALS.response);
    network.get('/session', { ...getScenario('/session', 'admin').response, login });
    network.get('/entries/{id}', { ...ENTRY, version: 2 });
    return view;
  };
  const signInAgain = (
    { user }: Awaited<ReturnType<typeof saveWithoutSession>>,
    login: string = CREDENTIALS.body.ds_Login,
  ) => signInAs(user, login, CREDENTIALS.body.ds_Senha);
  const changeAndSignIn = async (login?: string) => {
    const view = await saveWithoutSession(login);
    await signInAgain(view, login);
    await screen.findByLabelText('Valor (R$)');
    return view;
  };

  it('the same user finds the typed values again, and they change the version that was opened', async () => {
    const { user } = await changeAndSignIn();
    await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('777,00'));
    expect(screen.getByText(RESTORED)).toBeInTheDocument();
    network.any('put', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, version: 2 }));
    network.forget();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(readSentBody('PUT')).toMatchObject({ amountCents: 77_700, version: 1 }));
  });

  eachRow(UNNAMED_SESSIONS)(
    'the same user finds the typed values again if GET session has %s [specification §2.165]',
    async (_what, reply) => {
      const view = await saveWithoutSession();
      network.any('get', '/session', reply);
      await signInAgain(view);
      await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('777,00'));
      // The second session is known only by the typed login.
      await typeInto(view.user, 'Valor (R$)', '888,00');
      await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
      await signInAgain(view);
      await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('888,00'));
    },
  );

  eachRow(UNNAMED_SESSIONS)(
    'another user does not see them if GET session has %s, and the first one finds them later [specification §2.165]',
    async (_what, reply) => {
      const view = await saveWithoutSession();
      network.any('get', '/session', reply);
      await signInAgain(view, '11144477735');
      expect(await screen.findByLabelText('Valor (R$)')).toHaveValue('450,90');
      expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
      await typeInto(view.user, 'Documento', 'NF 5');
      await view.user.click(screen.getByRole('button', { name: 'Salvar' }));
      await signInAgain(view);
      await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('777,00'));
      expect(screen.getByLabelText('Documento')).not.toHaveValue('NF 5');
    },
  );

  it('a late response of GET session does not replace what was typed since @long [specification §2.165]', async () => {
    const view = await saveWithoutSession();
    let respond: (response: Response) => void = () => undefined;
    network.any('get', '/session', () => new Promise<Response>((resolve) => (respond = resolve)));
    // The backend accepts another spelling of the login, so only its response names the user.
    await signInAgain(view, '052998224725'.slice(0, 11));
    await screen.findByLabelText('Valor (R$)');
    await typeInto(view.user, 'Valor (R$)', '999,00');
    respond(HttpResponse.json(getScenario('/session', 'admin').response));
    await waitFor(() => expect(selectProfile(view.store.getState()).isSuccess).toBe(true));
    expect(screen.getByLabelText('Valor (R$)')).toHaveValue('999,00');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it('the typed values can be discarded @long', async () => {
    const { user } = await changeAndSignIn();
    await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('777,00'));
    await user.click(await screen.findByRole('button', { name: 'Descartar o que digitei' }));
    await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveValue('450,90'));
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  });

  it('the typed values wait for their entry, and do not appear in a new one @long', async () => {
    const view = await saveWithoutSession();
    await view.goBack();
    await view.user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Entrar' }));
    await signInAgain(view);
    await view.user.click(await screen.findByRole('link', { name: 'Lançamentos' }));
    await view.user.click(await screen.findByRole('link', { name: 'Novo lançamento' }));
    expect(await screen.findByLabelText('Valor (R$)')).toHaveValue('');
    await view.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await view.user.click(await screen.findByRole('link', { name: ENTRY.counterparty }));
    expect(await screen.findByText(RESTORED)).toBeInTheDocument();
    expect(screen.getByLabelText('Valor (R$)')).toHaveValue('777,00');
  });

  it('another user does not see them @long', async () => {
    await changeAndSignIn('11144477735');
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled();
    expect(screen.getByLabelText('Valor (R$)')).toHaveValue('450,90');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });
});
