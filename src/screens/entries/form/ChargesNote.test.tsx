import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Entry } from '../../../api/entries';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

// 2 % fine and 1 % interest per month. The company's day is 2026-11-20.
const COMPANY = getScenario('/company', 'charges').response;
const { asOf } = getScenario('/categories', 'categories').response;
const ENTRY: Entry = {
  ...getScenario('/entries/{id}', 'entry').response,
  ...{ kind: 'receivable', status: 'overdue', version: 1, form: 'pix', hasPayment: false },
  ...{ amountCents: 100_000, openCents: 100_000, dueOn: '2026-11-10', effectiveDueOn: '2026-11-10' },
};
const PARTLY: Entry = { ...ENTRY, id: '9', counterparty: 'Mercado Sol', openCents: 60_000, hasPayment: true };
const PART = {
  ...{ id: '81', paidOn: '2026-11-11', form: 'pix', principalCents: 40_000 },
  ...{ discountCents: 0, interestCents: 0, fineCents: 2_000, feeCents: 0 },
};

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../EntriesScreen'),
    import('../payment/NewPaymentScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/company', COMPANY);
  network.any('post', '/entries/payments', () => HttpResponse.json({ count: 1 }));
});

async function openDialog(entries: Entry[]) {
  network.get('/entries', {
    entries,
    total: { count: entries.length, amountCents: 1, paidCents: 0 },
    next: null,
  });
  const { user, ...view } = await renderApp({ at: '/app/entries' });
  if (entries.length === 1)
    await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento): / }));
  else {
    await user.click(await screen.findByRole('checkbox', { name: /página/ }));
    await user.click(screen.getByRole('button', { name: /^Registrar (?:pagamento|recebimento)$/ }));
  }
  const dialog = within(await screen.findByRole('dialog', { name: /^Registrar (?:pagamento|recebimento)$/ }));
  await dialog.findByLabelText(/^Data do (?:pagamento|recebimento)$/);
  return { user, ...view, ...formUser(user), dialog };
}

const textIs = (text: string) => (_: string, element: Element | null) => element?.textContent === text;
const readSentPayments = () =>
  network.sentTo('/entries/payments').map(({ body }) => (JSON.parse(body) as { entries: object[] }).entries);

it('the dialog of a late entry says what it does not include, for the typed day, and leads to the form [specification §2.200]', async () => {
  network.get('/entries/{id}', ENTRY);
  network.get('/entries/{id}/history', { payments: [], events: [] });
  const { user, type, dialog } = await openDialog([ENTRY]);
  const note = await dialog.findByText(
    textIs('10 dias de atraso: multa de R$\u00A020,00 e juros de R$\u00A03,33'),
  );
  expect(note).toBeVisible();
  // No payment was made before, so nothing is loaded.
  expect(network.sentTo('/entries/{id}/history')).toEqual([]);
  expect(dialog.getByLabelText('Valor recebido (R$)')).toHaveValue('1.000,00');
  await type('Data do recebimento', '10/11/2026');
  expect(dialog.queryByText(/de atraso/)).not.toBeInTheDocument();
  await type('Data do recebimento', '12/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Registrar recebimento' }));
  expect(await screen.findByLabelText('Multa incluída (R$)')).toHaveValue('');
  expect(screen.getByLabelText(/^Data do (?:pagamento|recebimento)$/)).toHaveValue('12/11/2026');
  expect(await screen.findByRole('button', { name: 'Usar multa e juros' })).toBeVisible();
  expect(readSentPayments()).toEqual([]);
});

it('a payment in the dialog is of what is open, without charges [specification §2.200]', async () => {
  const { user, dialog } = await openDialog([ENTRY]);
  await dialog.findByText(/de atraso/);
  await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  await waitFor(() => expect(readSentPayments()).toMatchObject([[{ paidOn: asOf, paidCents: 100_000 }]]));
});

it('several entries say how many have charges and their sum, with earlier payments taken into account [specification §2.200]', async () => {
  network.get('/entries/{id}/history', { payments: [PART], events: [] });
  const payable: Entry = { ...ENTRY, id: '10', kind: 'payable', counterparty: 'Energia' };
  const early: Entry = { ...ENTRY, id: '11', status: 'open', effectiveDueOn: '2026-12-01' };
  const { user, dialog } = await openDialog([ENTRY, PARTLY, payable, early]);
  // 20,00 and 3,33 of the first one. The fine of the second one is paid, so it has interest of 9 days on 600,00: 1,80.
  expect(await dialog.findByText(/2 lançamentos em atraso têm multa e juros/)).toHaveTextContent(
    /R\$\s25,13/,
  );
  expect(network.sentTo('/entries/{id}/history')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  await waitFor(() =>
    expect(readSentPayments()).toMatchObject([
      [{ paidCents: 100_000 }, { paidCents: 60_000 }, { paidCents: 100_000 }, { paidCents: 100_000 }],
    ]),
  );
});

it('a payment of interest alone, and a backend that does not name payments, have their payments loaded [specification §2.200]', async () => {
  // The interest of the 10 days and the fine are paid, so nothing is left to charge.
  const charges = { ...PART, paidOn: asOf, principalCents: 0, fineCents: 2_000, interestCents: 333 };
  network.get('/entries/{id}/history', { payments: [charges], events: [] });
  const unnamed = { ...ENTRY };
  delete unnamed.hasPayment;
  for (const entry of [{ ...ENTRY, hasPayment: true }, unnamed]) {
    const { unmount } = await openDialog([entry]);
    await waitFor(() => expect(network.sentTo('/entries/{id}/history')).not.toEqual([]));
    await waitFor(() => expect(screen.queryByText(/de atraso/)).not.toBeInTheDocument());
    network.forget();
    unmount();
  }
});

it('charges that are not known are said, and a company without charges has no note @long [specification §2.200]', async () => {
  network.any('get', '/entries/{id}/history', () => HttpResponse.json({ message: 'x' }, { status: 503 }));
  const { dialog, unmount } = await openDialog([ENTRY, PARTLY]);
  expect(await dialog.findByText(/^1 lançamento em atraso: não foi possível/)).toBeVisible();
  expect(dialog.getByText(/1 lançamento em atraso tem multa e juros/)).toHaveTextContent(/R\$\s23,33/);
  unmount();
  network.get('/company', { ...COMPANY, fineBasisPoints: null, interestBasisPoints: null });
  const other = await openDialog([ENTRY]);
  await waitFor(() => expect(network.sentTo('/company').length).toBeGreaterThan(1));
  expect(other.dialog.queryByText(/de atraso/)).not.toBeInTheDocument();
});
