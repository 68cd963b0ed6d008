import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Entry } from '../../../api/entries';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

/** 1,000 of which 600 are open. */
const ENTRY: Entry = {
  ...getScenario('/entries/{id}', 'entry').response,
  amountCents: 100_000,
  openCents: 60_000,
  version: 2,
};
const PATH = '/app/entries/4711/payments/new';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('./NewPaymentScreen'),
    import('./VoidPaymentScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries/{id}', ENTRY);
  network.get('/entries/{id}/history', { payments: [], events: [] });
  network.any('post', '/entries/{id}/payments', () => HttpResponse.json(ENTRY, { status: 201 }));
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown);

async function openForm() {
  const view = await renderApp({ at: PATH });
  await screen.findByLabelText('Valor pago (R$)');
  const { type, choose, save } = formUser(view.user);
  return {
    ...{ ...view, type, save },
    choose: (option: string) => choose('O que acontece com o resto?', option),
  };
}

it('the form proposes what is open, today and the form of the entry, and asks nothing about a rest [specification §2.179]', async () => {
  const { save } = await openForm();
  expect(screen.getByLabelText('Valor pago (R$)')).toHaveValue('600,00');
  expect(screen.queryByLabelText('O que acontece com o resto?')).not.toBeInTheDocument();
  await save();
  await waitFor(() =>
    expect(readSent()).toEqual([
      {
        ...{ version: 2, paidOn: getScenario('/categories', 'categories').response.asOf, form: 'boleto' },
        ...{ principalCents: 60_000, discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
      },
    ]),
  );
});

it.each([
  ['Continua em aberto', 0],
  ['É desconto', 50_000],
])('a rest is never guessed: %s [specification §2.179]', async (option, discountCents) => {
  const { type, save, choose } = await openForm();
  await type('Valor pago (R$)', '100');
  await save();
  expect(screen.getByText('Escolha uma opção da lista.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await choose(option);
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ principalCents: 10_000, discountCents }]));
});

it('interest and fine are part of the paid amount, and more than is open is an error without them [specification §2.179]', async () => {
  const { type, save } = await openForm();
  await type('Valor pago (R$)', '615');
  await save();
  expect(screen.getByText(/^Passa do que está em aberto/)).toBeVisible();
  await type('Juros incluídos (R$)', '3');
  await type('Multa incluída (R$)', '700');
  await save();
  expect(screen.getAllByText('Juros e multa passam do valor pago.')).toHaveLength(2);
  expect(readSent()).toEqual([]);
  await type('Multa incluída (R$)', '12');
  await type('Tarifa (R$)', '0,90');
  await type('Observação', ' Sinal ');
  await save();
  await waitFor(() =>
    expect(readSent()).toMatchObject([
      {
        principalCents: 60_000,
        discountCents: 0,
        interestCents: 300,
        fineCents: 1_200,
        feeCents: 90,
        note: 'Sinal',
      },
    ]),
  );
});

it('a paid entry, a backend without payments of parts, and a voided payment have a sentence in place of the form [specification §2.179]', async () => {
  network.get('/entries/{id}', { ...ENTRY, openCents: 0 });
  const { unmount } = await renderApp({ at: PATH });
  expect(await screen.findByText('Este lançamento está quitado. Nada está em aberto.')).toBeVisible();
  unmount();
  network.any('get', '/entries/{id}', () => HttpResponse.json({ ...ENTRY, openCents: undefined }));
  const view = await renderApp({ at: PATH });
  expect(await screen.findByText('Aqui não é possível registrar pagamentos parciais.')).toBeVisible();
  view.unmount();
  network.get('/entries/{id}', ENTRY);
  await renderApp({ at: '/app/entries/4711/payments/81/void' });
  expect(await screen.findByText('Este pagamento não existe mais, ou já foi estornado.')).toBeVisible();
});

it('an entry that is partly paid is marked as paid by what is open [specification §2.179]', async () => {
  network.get('/entries', {
    entries: [ENTRY],
    total: { count: 1, amountCents: 60_000, paidCents: 0 },
    next: null,
  });
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('button', { name: /^Marcar como pago/ }));
  expect(await screen.findByLabelText('Valor pago (R$)')).toHaveValue('600,00');
  await user.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
  await waitFor(() => expect(readSent()).toMatchObject([{ entries: [{ paidCents: 60_000 }] }]));
});
