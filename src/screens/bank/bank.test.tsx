import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { formUser } from '../../../test/support/formUser';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';
import type { MoneyAccountList } from '../../api/moneyAccounts';

const SESSION = getScenario('/session', 'admin').response;
const LIST = getScenario('/money-accounts', 'accounts').response;
const MOVEMENTS = getScenario('/money-accounts/{id}/movements', 'movements').response;
const OPERATIONS = [
  ...['listMoneyAccounts', 'addMoneyAccount', 'changeMoneyAccount'],
  ...['listAccountMovements', 'addTransfer', 'voidTransfer', 'changeCompany'],
];
const [FIRST = { id: '', name: '', kind: '', isArchived: false, version: 1 }, CASH = FIRST] = LIST.accounts;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('./BankScreen'),
    import('./AccountScreen'),
    import('./AccountFormScreen'),
    import('./TransferScreen'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

const stubList = (accounts: MoneyAccountList['accounts']) =>
  network.get('/money-accounts', { ...LIST, accounts });

beforeEach(() => {
  storeAdministrator();
  resizeTo(1200);
  network.get('/session', { ...SESSION, operations: OPERATIONS });
  network.get('/money-accounts', LIST);
  network.get('/money-accounts/{id}/movements', MOVEMENTS);
});

const main = () => within(screen.getByRole('main'));
const readSent = (method: string) =>
  network.sent().flatMap((one) => (one.method === method ? [JSON.parse(one.body) as unknown] : []));
const refuse = (field: string, reason: string) => () =>
  HttpResponse.json({ message: 'Confira.', problems: [{ field, reason }] }, { status: 422 });

it('the list has each account with its balance, and the sum of all [specification §2.285]', async () => {
  await renderApp({ at: '/app/bank' });
  expect(await screen.findByRole('link', { name: 'Caixa' })).toHaveAttribute('href', '/app/bank/2');
  expect(main().getByText(/^Saldo de todas as contas/)).toHaveTextContent('20/11/2026: R$ 12.500,00');
  expect(main().getByRole('row', { name: /Conta principal/ })).toHaveTextContent('Banco');
  expect(main().getByRole('link', { name: 'Nova conta' })).toBeVisible();
  expect(main().queryByRole('link', { name: 'Mostrar arquivadas' })).not.toBeInTheDocument();
});

it('an account says how many lines wait, and leads to them [specification §2.355]', async () => {
  network.get('/session', { ...SESSION, operations: [...OPERATIONS, 'listProposals'] });
  stubList([
    { ...FIRST, waitingLines: 3 },
    { ...CASH, waitingLines: 0 },
  ]);
  await renderApp({ at: '/app/bank' });
  const link = await screen.findByRole('link', { name: '3 linhas a conciliar' });
  expect(link).toHaveAttribute('href', `/app/bank/${FIRST.id}/reconcile`);
  expect(main().getAllByRole('link', { name: /a conciliar/ })).toHaveLength(1);
});

it('archived accounts wait behind a link, and count in the sum [specification §2.285]', async () => {
  stubList([
    { ...FIRST, balanceCents: 100 },
    { ...CASH, isArchived: true, balanceCents: 200 },
  ]);
  const { user } = await renderApp({ at: '/app/bank' });
  await user.click(await screen.findByRole('link', { name: 'Mostrar arquivadas' }));
  expect(await screen.findByRole('link', { name: 'Caixa' })).toBeVisible();
  expect(main().getByText(/^Saldo de todas as contas/)).toHaveTextContent('R$ 3,00');
  // One account alone takes transfers.
  expect(main().queryByRole('link', { name: 'Transferência' })).not.toBeInTheDocument();
});

it('a transfer on a day of a closed month is warned of before it is sent [specification §2.313]', async () => {
  network.get('/session', { ...SESSION, operations: OPERATIONS, closedUntil: '2026-10-31' });
  const { user } = await renderApp({ at: '/app/bank/transfer' });
  const { type } = formUser(user);
  await type('Data da transferência', '31/10/2026');
  expect(await main().findByText(/^Os meses até/)).toHaveTextContent('até 31/10/2026 estão fechados');
  await type('Data da transferência', '01/11/2026');
  await waitFor(() => expect(main().queryByText(/^Os meses até/)).not.toBeInTheDocument());
});

it('a new account and the void of a transfer warn of a closed day too [specification §2.318]', async () => {
  network.get('/session', { ...SESSION, operations: OPERATIONS, closedUntil: '2026-11-19' });
  const { user, unmount } = await renderApp({ at: '/app/bank/new' });
  const { type } = formUser(user);
  await type('Data do saldo inicial', '19/11/2026');
  expect(main().queryByText(/^Os meses até/)).not.toBeInTheDocument();
  await type('Saldo inicial (R$)', '1');
  expect(await main().findByText(/^Os meses até/)).toHaveTextContent('até 19/11/2026 estão fechados');
  unmount();
  const view = await renderApp({ at: '/app/bank/2' });
  await view.user.click(
    await screen.findByRole('button', { name: 'Estornar a transferência de 19/11/2026' }),
  );
  expect(await within(screen.getByRole('dialog')).findByText(/^Os meses até/)).toBeVisible();
});

it('another opening balance warns of the closed months in which it counts [specification §2.343]', async () => {
  network.get('/session', { ...SESSION, operations: OPERATIONS, closedUntil: '2026-10-31' });
  const { user } = await renderApp({ at: '/app/bank/2/edit' });
  const { type } = formUser(user);
  await type('Nome', 'Caixa da loja');
  expect(main().queryByText(/^Os meses até/)).not.toBeInTheDocument();
  // The stored day is closed too.
  await type('Data do saldo inicial', '01/11/2026');
  expect(await main().findByText(/^Os meses até/)).toHaveTextContent('31/10/2026 estão fechados');
  await type('Data do saldo inicial', '01/01/2026');
  await waitFor(() => expect(main().queryByText(/^Os meses até/)).not.toBeInTheDocument());
  await type('Saldo inicial (R$)', '1');
  expect(await main().findByText(/^Os meses até/)).toBeVisible();
});

it('an account without movements says its opening balance [specification §2.344]', async () => {
  network.get('/money-accounts/{id}/movements', { ...MOVEMENTS, movements: [], next: null });
  await renderApp({ at: '/app/bank/2' });
  expect(await screen.findByRole('heading', { name: 'Nenhum movimento nesta conta' })).toBeVisible();
  expect(main().getByText(/^Saldo inicial em/)).toHaveTextContent('01/01/2026: R$ 0,00');
});

it('without an opening balance of the company no amount is called a balance @long [specification §2.285]', async () => {
  const { id, name, kind, isArchived, version } = FIRST;
  stubList([{ id, name, kind, isArchived, version }]);
  resizeTo(400);
  await renderApp({ at: '/app/bank' });
  expect(await screen.findByText('Sem saldo inicial')).toBeVisible();
  expect(main().getByText('1 conta')).toBeVisible();
});

it('a refused value is reported at its field [specification §2.286]', async () => {
  network.any('post', '/money-accounts', refuse('name', 'repeated'));
  const { user } = await renderApp({ at: '/app/bank/new' });
  const { type, choose, save } = formUser(user);
  await type('Nome', ' Caixa ');
  await choose('Tipo', 'Cartão');
  await type('Número do banco', '0001');
  await type('Saldo inicial (R$)', '-12,50');
  // A day that nobody has typed would decide what counts.
  expect(screen.getByLabelText('Data do saldo inicial')).toHaveValue('');
  await type('Data do saldo inicial', '01/11/2026');
  await save();
  expect(screen.getByText('O número do banco tem até três números.')).toBeVisible();
  expect(readSent('POST')).toEqual([]);
  await type('Número do banco', '001');
  await user.click(screen.getByRole('checkbox', { name: /valor positivo/ }));
  await save();
  expect(await screen.findByText('Já existe uma conta com este nome.')).toBeVisible();
  expect(readSent('POST')).toEqual([
    {
      ...{ name: 'Caixa', kind: 'card', bankCode: '001', numberEnd: '', invertsAmounts: true },
      ...{ openingCents: -1_250, openingOn: '2026-11-01' },
    },
  ]);
});

it('the first account has the opening balance of the company, and is not archived [specification §2.286]', async () => {
  network.any('put', '/money-accounts/{id}', () => HttpResponse.json({ ...FIRST, version: 2 }));
  const { user } = await renderApp({ at: '/app/bank/1/edit' });
  const { type, save } = formUser(user);
  await type('Nome', 'Banco azul');
  expect(screen.getByRole('link', { name: 'Abrir os dados da empresa' })).toHaveAttribute(
    'href',
    '/app/company',
  );
  expect(screen.queryByLabelText('Saldo inicial (R$)')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Arquivada' })).not.toBeInTheDocument();
  await save();
  await waitFor(() =>
    expect(readSent('PUT')).toEqual([
      {
        ...{ version: 1, name: 'Banco azul', kind: 'bank', bankCode: '', numberEnd: '' },
        ...{ invertsAmounts: false, isArchived: false },
      },
    ]),
  );
});

it('a transfer needs two accounts, and its refusal is at the field [specification §2.284, §2.287]', async () => {
  network.any('post', '/transfers', refuse('movedOn', 'before-opening'));
  const { user, unmount } = await renderApp({ at: '/app/bank/transfer?from=2' });
  const { type, choose, save } = formUser(user);
  expect(await screen.findByLabelText('De')).toHaveValue('Caixa');
  await user.click(screen.getByLabelText('Para'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Conta principal']);
  await user.keyboard('{Escape}');
  await choose('Para', 'Conta principal');
  await type('Valor (R$)', '1');
  await save();
  expect(await screen.findByText('Uma das contas tem o saldo inicial depois deste dia.')).toBeVisible();
  unmount();
  stubList([FIRST]);
  await renderApp({ at: '/app/bank/transfer' });
  expect(await screen.findByText('Uma transferência precisa de duas contas')).toBeVisible();
});

it('a transfer is voided with a reason, unless another person was faster [specification §2.288]', async () => {
  network.any('post', '/transfers/{id}/void', () =>
    HttpResponse.json({ message: 'Não.', reason: 'voided-already' }, { status: 409 }),
  );
  const { user } = await renderApp({ at: '/app/bank/2' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Caixa' })).toBeVisible();
  expect(main().getByText('+R$ 500,00')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Estornar a transferência de 19/11/2026' }));
  await user.type(await screen.findByLabelText('Motivo do estorno'), 'Engano{Enter}');
  expect(await screen.findByText('Esta transferência já foi estornada.')).toBeVisible();
  const { response } = postScenario('/transfers/{id}/void', 'voided');
  network.any('post', '/transfers/{id}/void', () => HttpResponse.json(response));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Transferência estornada.');
  expect(readSent('POST').at(-1)).toEqual({ reason: 'Engano' });
});

it('the movements lead to their entries, and an unknown account to the list [specification §2.288]', async () => {
  const payment = {
    ...{ id: 'payment-7', kind: 'payment', day: '2026-11-20', cents: -100, entryId: '4711' },
    ...{ counterparty: 'Mercado Lua', document: 'NF 1' },
  };
  network.get('/money-accounts/{id}/movements', { ...MOVEMENTS, movements: [payment] });
  resizeTo(400);
  const { unmount } = await renderApp({ at: '/app/bank/2' });
  expect(await screen.findByRole('link', { name: 'Mercado Lua' })).toHaveAttribute(
    'href',
    '/app/entries/4711/history',
  );
  expect(main().getByText('antes do saldo inicial')).toBeVisible();
  unmount();
  network.any('get', '/money-accounts/{id}/movements', () =>
    HttpResponse.json({ message: 'Não existe.', reason: 'unknown-account' }, { status: 404 }),
  );
  await renderApp({ at: '/app/bank/9' });
  expect(await screen.findByText('Esta conta não existe')).toBeVisible();
});

it('the company says that its opening balance is that of the first account [specification §2.291]', async () => {
  network.get('/company', getScenario('/company', 'company').response);
  await renderApp({ at: '/app/company' });
  expect(await screen.findByRole('link', { name: 'Ver as contas' })).toHaveAttribute('href', '/app/bank');
});

it('the audit names the accounts of a transfer [specification §7.211]', async () => {
  network.get('/session', { ...SESSION, operations: [...OPERATIONS, 'listEvents'] });
  const changes = [
    { field: 'fromAccount', before: null, after: 'Conta principal' },
    { field: 'transferCents', before: null, after: 50_000 },
  ];
  const event = { id: 'books-1', happenedAt: '2026-11-20T12:00:00.000Z', userName: 'Ana', accountId: '1' };
  network.get('/events', { events: [{ ...event, action: 'transferred', changes }], next: null });
  await renderApp({ at: '/app/audit' });
  expect(await screen.findByText(/^Registrou uma transferência/)).toBeVisible();
  const isSender = (_text: string, element: Element | null) => element?.textContent === 'De: Conta principal';
  expect(main().getByText(isSender)).toBeInTheDocument();
});
