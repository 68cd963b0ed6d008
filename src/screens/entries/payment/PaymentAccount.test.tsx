import { screen, waitFor } from '@testing-library/react';
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
const OPERATIONS = ['listMoneyAccounts', 'addPayment', 'refundPayment', 'getEntryHistory'];

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../history/HistoryScreen'),
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
  network.any('post', '/entries/{id}/payments', store);
  network.any('post', '/entries/{id}/payments/{paymentId}/refund', store);
});

const readSent = () =>
  network.sent().flatMap(({ method, body }) => (method === 'POST' ? [JSON.parse(body) as unknown] : []));

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
