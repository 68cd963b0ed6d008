// A closed month refuses a change of money on every page, with the server's own sentence.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../test/support/administrator';
import { formUser } from '../test/support/formUser';
import { network } from '../test/support/network';
import { renderApp } from '../test/support/renderApp';
import { getScenario } from '../test/support/scenarios';
import { resizeTo } from '../test/support/viewport';

const SENTENCE = 'Os meses até 31 de outubro de 2026 estão fechados.';
const SESSION = getScenario('/session', 'admin').response;
const OPERATIONS = [
  ...[
    'changeEntry',
    'payEntries',
    'voidPayment',
    'importEntries',
    'listImports',
    'undoImport',
    'changeCompany',
  ],
  ...['listMoneyAccounts', 'addMoneyAccount', 'listAccountMovements', 'voidTransfer'],
  ...['listProposals', 'reconcileLines'],
];
const ENTRY = getScenario('/entries/{id}', 'entry').response;
const OVERDUE = getScenario('/entries', 'overdue').response;
const [PAST] = getScenario('/entries/imports', 'imports').response.imports;
const PAYMENT = {
  ...{ id: '81', paidOn: '2026-10-30', principalCents: 100_000, form: 'pix' },
  ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
};

const refuse = () =>
  HttpResponse.json(
    { message: SENTENCE, reason: 'month-closed', closedUntil: '2026-10-31' },
    { status: 409, headers: { 'content-language': 'pt-BR' } },
  );

beforeAll(async () => {
  await Promise.all([
    import('./screens/app/AppFrame'),
    import('./screens/toasts/ToastArea'),
    import('./screens/entries/EntriesScreen'),
    import('./screens/entries/form/EntryScreen'),
    import('./screens/entries/payment/VoidPaymentScreen'),
    import('./screens/bank/AccountFormScreen'),
    import('./screens/bank/AccountScreen'),
    import('./screens/reconciliation/ReconciliationScreen'),
    import('./screens/import/ImportScreen'),
    import('./screens/company/CompanyScreen'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  resizeTo(1200);
  network.get('/session', { ...SESSION, operations: OPERATIONS });
  network.get('/company', getScenario('/company', 'company').response);
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries', OVERDUE);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries/{id}/history', { payments: [PAYMENT], events: [] });
  network.get('/money-accounts', getScenario('/money-accounts', 'accounts').response);
  network.get(
    '/money-accounts/{id}/movements',
    getScenario('/money-accounts/{id}/movements', 'movements').response,
  );
  network.get(
    '/money-accounts/{id}/proposals',
    getScenario('/money-accounts/{id}/proposals', 'proposals').response,
  );
  network.get(
    '/money-accounts/{id}/bank-balance',
    getScenario('/money-accounts/{id}/bank-balance', 'differs').response,
  );
  network.get('/entries/imports', { imports: PAST ? [PAST] : [] });
  network.any('post', '/entries/payments', refuse);
  network.any('put', '/entries/{id}', refuse);
  network.any('post', '/entries/{id}/payments/{paymentId}/void', refuse);
  network.any('post', '/money-accounts', refuse);
  network.any('post', '/transfers/{id}/void', refuse);
  network.any('post', '/money-accounts/{id}/reconciliation', refuse);
  network.any('post', '/entries/imports/{id}/undo', refuse);
  network.any('put', '/company', refuse);
});

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

type Act = (user: UserEvent) => Promise<void>;
const ACTS: [what: string, at: string, act: Act][] = [
  [
    'a payment of several entries',
    '/app/entries?view=all',
    async (user) => {
      for (const box of await screen.findAllByRole('checkbox', { name: /^Selecionar .*(?:Padaria|Oficina)/ }))
        await user.click(box);
      const bar = within(await screen.findByRole('group', { name: 'Seleção' }));
      await user.click(bar.getByRole('button', { name: /^Registrar/ }));
      await press(user, /^Confirmar/);
    },
  ],
  [
    'an entry',
    '/app/entries/4711',
    async (user) => {
      const { type, save } = formUser(user);
      await type('Documento', 'NF 9');
      await save();
    },
  ],
  [
    'a voided payment',
    '/app/entries/4711/payments/81/void',
    async (user) => {
      await user.type(await screen.findByLabelText('Motivo do estorno'), 'Engano{Enter}');
    },
  ],
  [
    'a new account',
    '/app/bank/new',
    async (user) => {
      const { type, choose, save } = formUser(user);
      await type('Nome', 'Cofre');
      await choose('Tipo', 'Caixa');
      await type('Saldo inicial (R$)', '1');
      await type('Data do saldo inicial', '01/10/2026');
      await save();
    },
  ],
  [
    'a voided transfer',
    '/app/bank/2',
    async (user) => {
      await press(user, 'Estornar a transferência de 19/11/2026');
      await user.type(await screen.findByLabelText('Motivo do estorno'), 'Engano{Enter}');
    },
  ],
  ['a reconciled line', '/app/bank/1/reconcile', (user) => press(user, /^Conciliar .* com Padaria/)],
  [
    'an import that is undone',
    '/app/entries/import',
    async (user) => {
      await press(user, /^Desfazer importação/);
      await press(user, 'Desfazer importação');
    },
  ],
  [
    'the company',
    '/app/company',
    async (user) => {
      const { type, save } = formUser(user);
      await type('Saldo (R$)', '1');
      await save();
    },
  ],
];

it.each(ACTS)(
  '%s of a closed month is refused with the sentence of the server [specification §2.315]',
  async (_, at, act) => {
    const { user } = await renderApp({ at });
    await act(user);
    await waitFor(() => expect(screen.getAllByText(SENTENCE)[0]).toBeVisible());
  },
);
