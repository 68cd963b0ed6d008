import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';

const ENTRY: Entry = { ...getScenario('/entries/{id}', 'entry').response, openCents: 45_090 };
const LIST = getScenario('/money-accounts', 'accounts').response;
const ACCOUNTS = LIST.accounts.map((one, index) => ({
  ...one,
  openingOn: index === 0 ? '2026-01-01' : '2026-11-10',
  lastForms: index === 0 ? ['boleto'] : ['pix'],
}));
const PAYMENT: EntryHistory['payments'][number] = {
  ...{
    id: '81',
    paidOn: '2026-11-18',
    form: 'pix',
    principalCents: 45_090,
    accountId: '2',
    accountName: 'Caixa',
  },
  ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
};
const OPERATIONS = [
  ...['listMoneyAccounts', 'addPayment', 'refundPayment', 'getEntryHistory'],
  ...['payEntries', 'addEntry', 'changeEntry'],
];
const OTHER: Entry = { ...ENTRY, id: '4712', counterparty: 'Mercado Lua', form: 'pix' };

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../history/HistoryScreen'),
    import('../EntriesScreen'),
    import('../form/EntryScreen'),
    import('./NewPaymentScreen'),
    import('./RefundScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/session', { ...getScenario('/session', 'admin').response, operations: OPERATIONS });
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries/{id}/history', { payments: [PAYMENT], events: [] });
  network.get('/company', getScenario('/company', 'company').response);
  network.get('/money-accounts', { ...LIST, accounts: ACCOUNTS });
  const store = () => HttpResponse.json(ENTRY, { status: 201 });
  network.get('/entries', {
    entries: [ENTRY, OTHER],
    total: { count: 2, amountCents: 90_180, paidCents: 0 },
    next: null,
  });
  network.post('/entries/payments', { count: 1 });
  network.any('post', '/entries', store);
  network.any('put', '/entries/{id}', () => HttpResponse.json(ENTRY));
  network.any('post', '/entries/{id}/payments', store);
  network.any('post', '/entries/{id}/payments/{paymentId}/refund', store);
});

const readSent = () =>
  network
    .sent()
    .flatMap(({ method, body }) =>
      method === 'POST' || method === 'PUT' ? [JSON.parse(body) as unknown] : [],
    );

it('the account of a payment is the one that the person has used last for the form, until another one is chosen [specification §2.289]', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711/payments/new' });
  const { choose, save } = formUser(user);
  expect(await screen.findByLabelText('Conta')).toHaveValue('Conta principal');
  await choose('Forma de pagamento', 'PIX');
  expect(screen.getByLabelText('Conta')).toHaveValue('Caixa');
  await choose('Conta', 'Conta principal');
  await choose('Forma de pagamento', 'Dinheiro');
  expect(screen.getByLabelText('Conta')).toHaveValue('Conta principal');
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ form: 'cash', accountId: '1' }]));
});

it('one account needs no choice, and an archived one is not offered @long [specification §2.289]', async () => {
  network.get('/money-accounts', {
    ...LIST,
    accounts: ACCOUNTS.map((one, index) => ({ ...one, isArchived: index === 1 })),
  });
  const { user } = await renderApp({ at: '/app/entries/4711/payments/new' });
  const { save } = formUser(user);
  await screen.findByLabelText('Forma de pagamento');
  expect(screen.queryByLabelText('Conta')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ accountId: '1' }]));
});

it('a refund begins with the account of its payment, and the history names it [specification §2.289]', async () => {
  const { unmount } = await renderApp({ at: '/app/entries/4711/payments/81/refund' });
  expect(await screen.findByLabelText('Conta')).toHaveValue('Caixa');
  unmount();
  await renderApp({ at: '/app/entries/4711/history' });
  expect(await screen.findByText('Caixa')).toBeVisible();
});

it('a day before the opening balance of the account is asked, and never guessed [specification §2.290]', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711/payments/new' });
  const { type, choose, save } = formUser(user);
  await type(/^Data do/, '09/11/2026');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await choose('Conta', 'Caixa');
  expect(screen.getByText(/já conta o que houve antes/)).toHaveTextContent('Caixa é de 10/11/2026');
  await save();
  expect(screen.getByText('Confirme, ou escolha outra data.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Registrar mesmo assim' }));
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ paidOn: '2026-11-09', accountId: '2' }]));
});

const openDialog = async (row: RegExp) => {
  const { user } = await renderApp({ at: '/app/entries?view=all' });
  await user.click(await screen.findByRole('button', { name: row }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Data do/);
  return { user, dialog };
};

it('the dialog of the list proposes the account of the form, and pays from the one that is chosen [specification §2.341]', async () => {
  const { user, dialog } = await openDialog(/^Registrar .*Lua/);
  const { choose } = formUser(user);
  await waitFor(() => expect(dialog.getByLabelText('Conta')).toHaveValue('Caixa'));
  await choose('Conta', 'Conta principal');
  await user.click(dialog.getByRole('button', { name: /^Confirmar/ }));
  await waitFor(() => expect(readSent()).toMatchObject([{ entries: [{ id: '4712', accountId: '1' }] }]));
});

it('several entries whose usual accounts differ are paid after a choice [specification §2.341]', async () => {
  const { user } = await renderApp({ at: '/app/entries?view=all' });
  const { choose } = formUser(user);
  for (const box of await screen.findAllByRole('checkbox', { name: /^Selecionar .*(?:Padaria|Lua)/ }))
    await user.click(box);
  const bar = within(await screen.findByRole('group', { name: 'Seleção' }));
  await user.click(bar.getByRole('button', { name: /^Registrar/ }));
  const confirm = await screen.findByRole('button', { name: /^Confirmar/ });
  await screen.findByLabelText('Conta');
  await user.click(confirm);
  expect(screen.getByLabelText('Conta')).toHaveFocus();
  expect(screen.getByLabelText('Conta')).toHaveAccessibleDescription('Escolha uma opção da lista.');
  expect(readSent()).toEqual([]);
  await choose('Conta', 'Caixa');
  await user.click(confirm);
  await waitFor(() =>
    expect(readSent()).toMatchObject([{ entries: [{ accountId: '2' }, { accountId: '2' }] }]),
  );
});

it('an account that was archived meanwhile is refused at its field @long [specification §2.341]', async () => {
  network.any('post', '/entries/payments', () =>
    HttpResponse.json(
      { message: 'x', problems: [{ field: 'accountId', reason: 'unknown' }] },
      { status: 422 },
    ),
  );
  const { user, dialog } = await openDialog(/^Registrar .*Lua/);
  await user.click(dialog.getByRole('button', { name: /^Confirmar/ }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Conta')).toHaveAccessibleDescription(/não aceita pagamentos/),
  );
});

it('without the accounts nothing is paid, because the first one would be a guess [specification §2.341]', async () => {
  network.any('get', '/money-accounts', () => HttpResponse.json({ message: 'x' }, { status: 500 }));
  const { user } = await renderApp({ at: '/app/entries?view=all' });
  await user.click(await screen.findByRole('button', { name: /^Registrar .*Lua/ }));
  expect(await screen.findByText('Não foi possível carregar as contas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Confirmar/ }));
  expect(readSent()).toEqual([]);
});

it('the form of an entry asks for the account of its new payment [specification §2.341]', async () => {
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const { type, choose, save } = formUser(user);
  await type('Data do recebimento', '18/11/2026');
  await type('Valor recebido (R$)', '450,90');
  expect(await screen.findByLabelText('Conta')).toHaveValue('Conta principal');
  await choose('Forma de pagamento', 'PIX');
  await waitFor(() => expect(screen.getByLabelText('Conta')).toHaveValue('Caixa'));
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ paidOn: '2026-11-18', accountId: '2' }]));
});

it('a typed payment day proposes the amount, and cash proposes the only cash account [specification §2.349]', async () => {
  const accounts = ACCOUNTS.map((one, index) => ({
    ...one,
    kind: index === 0 ? 'bank' : 'cash',
    lastForms: [],
  }));
  network.get('/money-accounts', { ...LIST, accounts });
  network.get('/entries/{id}', { ...ENTRY, form: 'cash' });
  const { user } = await renderApp({ at: '/app/entries/4711' });
  await user.type(await screen.findByLabelText('Data do recebimento'), '18/11/2026');
  await waitFor(() => expect(screen.getByLabelText('Valor recebido (R$)')).toHaveValue('450,90'));
  expect(screen.getByRole('combobox', { name: 'Conta' })).toHaveValue(accounts[1]?.name);
  await user.clear(screen.getByLabelText('Data do recebimento'));
  await waitFor(() => expect(screen.getByLabelText('Valor recebido (R$)')).toHaveValue(''));
});

const PAID: Entry = {
  ...ENTRY,
  ...{ status: 'paid', paidOn: '2026-11-18', paidCents: 45_090, openCents: 0, version: 1 },
};

it('a paid entry names the account of its payment, and a save moves it [specification §2.349, §2.353]', async () => {
  network.get('/entries/{id}', PAID);
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const { choose, type, save } = formUser(user);
  expect(await screen.findByRole('combobox', { name: 'Conta' })).toHaveValue('Caixa');
  await type('Documento', 'NF 1');
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ document: 'NF 1', paidOn: '2026-11-18' }]));
  // An archived account would be refused.
  expect(readSent()).not.toMatchObject([{ accountId: '2' }]);
  await user.click(await screen.findByRole('link', { name: ENTRY.counterparty }));
  await screen.findByRole('combobox', { name: 'Conta' });
  await choose('Conta', 'Conta principal');
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{}, { paidOn: '2026-11-18', accountId: '1' }]));
});

it('a reconciled payment stays in its account, and the form says why [specification §2.353]', async () => {
  network.get('/entries/{id}', PAID);
  const reconciledLine = { accountId: '2', day: '2026-11-18' };
  network.get('/entries/{id}/history', { payments: [{ ...PAYMENT, reconciledLine }], events: [] });
  network.any('put', '/entries/{id}', () =>
    HttpResponse.json({ message: 'x', reason: 'reconciled' }, { status: 409 }),
  );
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const { type, save } = formUser(user);
  expect(await screen.findByText(/^Conta:/)).toHaveTextContent(
    /^Conta: Caixa.*Desfaça a conciliação antes\.$/,
  );
  expect(screen.queryByRole('combobox', { name: 'Conta' })).not.toBeInTheDocument();
  await type('Data do recebimento', '17/11/2026');
  await save();
  expect(await screen.findByText(/^Este pagamento está conciliado/)).toBeVisible();
});

it('a payment before the opening balance of the account that it moves to is asked about @long [specification §2.290, §2.353]', async () => {
  network.get('/entries/{id}', { ...PAID, paidOn: '2026-11-09' });
  const payment = { ...PAYMENT, paidOn: '2026-11-09', accountId: '1', accountName: 'Conta principal' };
  network.get('/entries/{id}/history', { payments: [payment], events: [] });
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const { choose, save } = formUser(user);
  await screen.findByRole('combobox', { name: 'Conta' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await choose('Conta', 'Caixa');
  await save();
  expect(screen.getByText('Confirme, ou escolha outra data.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Registrar mesmo assim' }));
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ accountId: '2' }]));
});

it('the account of a payment is no value of several entries of a series @long [specification §2.353]', async () => {
  const operations = [...OPERATIONS, 'changeOccurrences'];
  network.get('/session', { ...getScenario('/session', 'admin').response, operations });
  network.get('/entries/{id}', { ...PAID, occurrence: 1 });
  const { user } = await renderApp({ at: '/app/entries/4711' });
  const { choose, save } = formUser(user);
  await screen.findByRole('combobox', { name: 'Conta' });
  await choose('Conta', 'Conta principal');
  await choose('Aplicar a', 'Todos em aberto');
  await save();
  expect(screen.getByLabelText('Conta')).toHaveAccessibleDescription(/^A conta é de um pagamento só/);
  await choose('Aplicar a', 'Só este lançamento');
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ accountId: '1' }]));
});
