import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { storeAdministrator } from '../../../../test/support/administrator';
import { formUser } from '../../../../test/support/formUser';
import { network } from '../../../../test/support/network';
import { renderApp, signInAs } from '../../../../test/support/renderApp';
import { getScenario, postScenario } from '../../../../test/support/scenarios';
import { resizeTo } from '../../../../test/support/viewport';

type Payment = EntryHistory['payments'][number];

/** 1,000 to receive, which are paid. */
const ENTRY: Entry = {
  ...getScenario('/entries/{id}', 'entry').response,
  ...{ amountCents: 100_000, openCents: 0, version: 2 },
};
const NO_PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 };
const PAYMENT: Payment = {
  id: '81',
  paidOn: '2026-10-30',
  principalCents: 100_000,
  form: 'pix',
  ...NO_PARTS,
};
const REFUND: Payment = {
  ...PAYMENT,
  id: '82',
  paidOn: '2026-11-01',
  principalCents: 30_000,
  refundOf: '81',
};
const PATH = '/app/entries/4711/payments/81/refund';
const TODAY = getScenario('/categories', 'categories').response.asOf;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../../app/AppFrame'),
    import('../history/HistoryScreen'),
    import('./RefundScreen'),
    import('./VoidPaymentScreen'),
    import('../../toasts/ToastArea'),
  ]);
}, 120_000);

const stubPayments = (...payments: Payment[]) =>
  network.get('/entries/{id}/history', { payments, events: [] });

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries/{id}', ENTRY);
  stubPayments(PAYMENT);
  network.any('post', '/entries/{id}/payments/{paymentId}/refund', () =>
    HttpResponse.json(ENTRY, { status: 201 }),
  );
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown);

async function openForm() {
  const view = await renderApp({ at: PATH });
  await screen.findByLabelText('Valor devolvido (R$)');
  const { type, choose, save } = formUser(view.user);
  return {
    ...{ ...view, type, save },
    choose: (option: string) => choose('O que acontece com a dívida?', option),
  };
}

it.each([
  ['A dívida volta a ficar aberta', 0],
  ['Abatimento no mesmo valor', 20_000],
])(
  'neither the amount nor what becomes of the debt is proposed: %s [specification §2.180]',
  async (option, discountCents) => {
    const { type, save, choose, address } = await openForm();
    expect(screen.getByLabelText('Valor devolvido (R$)')).toHaveValue('');
    await type('Valor devolvido (R$)', '200');
    await save();
    expect(screen.getByText('Escolha uma opção da lista.')).toBeVisible();
    expect(readSent()).toEqual([]);
    await choose(option);
    await type('Observação', ' Pedido cancelado ');
    await save();
    await waitFor(() =>
      expect(readSent()).toEqual([
        {
          ...{ version: 2, paidOn: TODAY, form: 'pix', note: 'Pedido cancelado' },
          ...{ ...NO_PARTS, principalCents: 20_000, discountCents },
        },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/app/entries/4711/history'));
  },
);

it('at most what earlier refunds have left goes back, and not before the payment @long [specification §2.180]', async () => {
  stubPayments(PAYMENT, REFUND, {
    ...REFUND,
    id: '83',
    voided: { at: '2026-11-02T12:00:00Z' },
  });
  const { type, save, choose } = await openForm();
  expect(screen.getByText(/O total que voltou. Ainda podem voltar/)).toHaveTextContent('R$ 700,00');
  await type('Data da devolução', '29/10/2026');
  await type('Valor devolvido (R$)', '700,01');
  await choose('A dívida volta a ficar aberta');
  await save();
  expect(screen.getByText('A devolução não pode ser anterior ao que ela devolve.')).toBeVisible();
  expect(screen.getByText('Passa do que ainda pode ser devolvido.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await type('Data da devolução', '30/10/2026');
  await type('Valor devolvido (R$)', '700');
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ paidOn: '2026-10-30', principalCents: 70_000 }]));
});

it('interest, fine and fee are asked only if they can go back, and are no debt @long [specification §2.180]', async () => {
  const { unmount } = await openForm();
  for (const label of ['Juros incluídos (R$)', 'Multa incluída (R$)', 'Tarifa devolvida (R$)'])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  unmount();
  stubPayments({ ...PAYMENT, interestCents: 500, fineCents: 200, feeCents: 100 });
  const { type, save } = await openForm();
  await type('Valor devolvido (R$)', '1.007,00');
  await save();
  expect(screen.getByText(/^Uma parte deste valor é juros ou multa/)).toBeVisible();
  await type('Juros incluídos (R$)', '5,01');
  await type('Tarifa devolvida (R$)', '1,01');
  await save();
  expect(screen.getAllByText('Passa do que ainda pode ser devolvido.')).toHaveLength(2);
  await type('Valor devolvido (R$)', '4,00');
  await type('Juros incluídos (R$)', '5');
  await save();
  expect(screen.getByText('Juros e multa passam do valor devolvido.')).toBeVisible();
  await type('Valor devolvido (R$)', '7,00');
  await type('Multa incluída (R$)', '2');
  await type('Tarifa devolvida (R$)', '1');
  expect(screen.queryByLabelText('O que acontece com a dívida?')).not.toBeInTheDocument();
  await save();
  await waitFor(() =>
    expect(readSent()).toMatchObject([
      { principalCents: 0, discountCents: 0, interestCents: 500, fineCents: 200, feeCents: 100 },
    ]),
  );
});

it.each([
  ['is wholly refunded', { ...REFUND, principalCents: 100_000 }, PATH, 'Nada mais pode ser devolvido.'],
  ['is a refund', REFUND, PATH.replace('81', '82'), 'Nada mais pode ser devolvido.'],
  ['is gone', REFUND, PATH.replace('81', '99'), 'Este registro não existe mais, ou já foi estornado.'],
  [
    'is voided before its refund',
    REFUND,
    PATH.replace('refund', 'void'),
    'Há uma devolução deste valor. Estorne a devolução primeiro.',
  ],
])(
  'a payment that %s has a sentence in place of the form [specification §2.180]',
  async (_what, refund, at, text) => {
    stubPayments(PAYMENT, refund);
    await renderApp({ at });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  },
);

it('a refund is voided under its own name, and a refusal says why [specification §2.180]', async () => {
  stubPayments(PAYMENT, REFUND);
  network.any('post', '/entries/{id}/payments/{paymentId}/void', () =>
    HttpResponse.json({ message: 'Não.', reason: 'above-amount' }, { status: 409 }),
  );
  const { user } = await renderApp({ at: PATH.replace('81', '82').replace('refund', 'void') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Estornar devolução' })).toBeVisible();
  await user.type(await screen.findByLabelText('Motivo do estorno'), 'Não voltou{Enter}');
  expect(await screen.findByText(/^Sem esta devolução, o total passaria/)).toBeVisible();
  network.any('post', '/entries/{id}/payments/{paymentId}/void', () => HttpResponse.json(ENTRY));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Devolução estornada.');
});

it('after a change by another person the form has what is left now [specification §2.180]', async () => {
  network.any('post', '/entries/{id}/payments/{paymentId}/refund', () =>
    HttpResponse.json(
      { message: 'Alterado.', reason: 'changed-meanwhile', changedBy: 'Bruno Lima' },
      { status: 409 },
    ),
  );
  const { type, save, choose, user } = await openForm();
  await type('Valor devolvido (R$)', '900');
  await choose('A dívida volta a ficar aberta');
  await save();
  expect(await screen.findByText(/alterou este lançamento/)).toBeVisible();
  stubPayments(PAYMENT, REFUND);
  network.get('/entries/{id}', { ...ENTRY, openCents: 30_000, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Carregar os valores atuais' }));
  expect(await screen.findByText(/O total que voltou. Ainda podem voltar/)).toHaveTextContent('R$ 700,00');
  expect(screen.getByLabelText('Valor devolvido (R$)')).toHaveValue('');
});

it('the history links to the refund of each payment that can be refunded, if the session may call it [specification §2.180]', async () => {
  stubPayments(PAYMENT, REFUND, { ...PAYMENT, id: '84', voided: { at: '2026-11-02T12:00:00Z' } });
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['getEntryHistory', 'voidPayment', 'refundPayment'] });
  const { user, address, unmount } = await renderApp({ at: '/app/entries/4711/history' });
  const links = (await screen.findAllByRole('link', { name: /^(Registrar|Estornar) / })).map(
    ({ ariaLabel }) => ariaLabel,
  );
  expect(links).toEqual(['Registrar devolução: 30/10/2026', 'Estornar devolução: 01/11/2026']);
  await user.click(screen.getByRole('link', { name: /^Registrar devolução/ }));
  expect(address()).toBe(PATH);
  unmount();
  network.get('/session', { ...session, operations: ['getEntryHistory', 'voidPayment'] });
  await renderApp({ at: '/app/entries/4711/history' });
  expect(await screen.findByRole('link', { name: /^Estornar devolução/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Registrar devolução/ })).not.toBeInTheDocument();
});

it('what was typed before a session ended waits for its payment, and fills no other one @long [specification §2.180]', async () => {
  const credentials = postScenario('/authorization/getToken', 'accepted');
  stubPayments(PAYMENT, { ...PAYMENT, id: '84', paidOn: '2026-10-31' });
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
  const total = { count: 1, amountCents: ENTRY.amountCents, paidCents: 0 };
  network.get('/entries', { entries: [ENTRY], total, next: null });
  network.any('post', '/entries/{id}/payments/{paymentId}/refund', () =>
    HttpResponse.json({ message: 'Entre novamente.' }, { status: 401 }),
  );
  // The entry and its history have pages of their own.
  resizeTo(1000);
  const view = await renderApp({ at: '/app/entries/4711/history' });
  const { user } = view;
  await user.click(await screen.findByRole('link', { name: 'Registrar devolução: 30/10/2026' }));
  await user.type(await screen.findByLabelText('Valor devolvido (R$)'), '200');
  await user.click(screen.getByLabelText('O que acontece com a dívida?'));
  await user.click(await screen.findByRole('option', { name: 'Abatimento no mesmo valor' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByLabelText('Senha');
  network.post('/authorization/getToken', credentials.response);
  network.get('/session', getScenario('/session', 'admin').response);
  await view.goBack();
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Entrar' }));
  await signInAs(user, credentials.body.ds_Login, credentials.body.ds_Senha);
  await user.click(await screen.findByRole('link', { name: 'Lançamentos' }));
  await user.click(await screen.findByRole('link', { name: ENTRY.counterparty }));
  await user.click(await screen.findByRole('link', { name: 'Histórico' }));
  await user.click(await screen.findByRole('link', { name: 'Registrar devolução: 31/10/2026' }));
  expect(await screen.findByLabelText('Valor devolvido (R$)')).toHaveValue('');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('link', { name: 'Registrar devolução: 30/10/2026' }));
  expect(await screen.findByText(/O que você tinha digitado antes/)).toBeVisible();
  expect(screen.getByLabelText('Valor devolvido (R$)')).toHaveValue('200,00');
  expect(screen.getByLabelText('O que acontece com a dívida?')).toHaveValue('Abatimento no mesmo valor');
});
