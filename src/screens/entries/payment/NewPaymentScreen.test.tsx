import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../../../test/support/eachRow';
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
  network.get('/company', getScenario('/company', 'company').response);
  network.any('post', '/entries/{id}/payments', () => HttpResponse.json(ENTRY, { status: 201 }));
});

const readSent = () =>
  network
    .sent()
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown);

/** Matches the element with a text, also if parts of it have elements of their own. */
const textIs = (text: string) => (_content: string, element: Element | null) => element?.textContent === text;

async function openForm() {
  const view = await renderApp({ at: PATH });
  await screen.findByLabelText(/^Valor (?:recebido|pago)/);
  const { type, choose, save } = formUser(view.user);
  return {
    ...{ ...view, type, save },
    choose: (option: string) => choose('O que acontece com o resto?', option),
  };
}

it('the form proposes what is open, today and the form of the entry, and asks nothing about a rest [specification §2.179]', async () => {
  const { save } = await openForm();
  expect(screen.getByLabelText('Valor recebido (R$)')).toHaveValue('600,00');
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
  await type('Valor recebido (R$)', '100');
  await save();
  expect(screen.getByText('Escolha uma opção da lista.')).toBeVisible();
  expect(readSent()).toEqual([]);
  await choose(option);
  await save();
  await waitFor(() => expect(readSent()).toMatchObject([{ principalCents: 10_000, discountCents }]));
});

it('interest and fine are part of the paid amount, and more than is open is an error without them [specification §2.179]', async () => {
  const { type, save } = await openForm();
  await type('Valor recebido (R$)', '615');
  await save();
  expect(screen.getByText(/^Passa do que está em aberto/)).toBeVisible();
  await type('Juros incluídos (R$)', '3');
  await type('Multa incluída (R$)', '700');
  await save();
  expect(screen.getAllByText('Juros e multa passam do total.')).toHaveLength(2);
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

describe('a late payment of an entry to receive', () => {
  // Example 4 after example 1: 1,000 due on November 10, of which 400 were paid on November 20.
  const LATE: Entry = { ...ENTRY, form: 'pix', dueOn: '2026-11-10', effectiveDueOn: '2026-11-10' };
  const PART = {
    ...{ id: '81', paidOn: '2026-11-20', form: 'pix', principalCents: 40_000 },
    ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
  };
  const PROPOSAL = '17 dias de atraso: multa de R$\u00A012,00 e juros de R$\u00A01,40';
  const take = () => screen.findByRole('button', { name: 'Usar multa e juros' });
  const readFields = () =>
    ['Valor recebido (R$)', 'Multa incluída (R$)', 'Juros incluídos (R$)'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );

  beforeEach(() => {
    network.get('/company', getScenario('/company', 'charges').response);
    network.get('/entries/{id}', LATE);
    network.get('/entries/{id}/history', { payments: [PART], events: [] });
  });

  it('shows fine and interest, and its button alone fills them in [specification §2.185]', async () => {
    const { user, type, save } = await openForm();
    await type('Data do recebimento', '27/11/2026');
    expect(await screen.findByText(textIs(PROPOSAL))).toBeVisible();
    expect(screen.getByText(textIs('Os juros contam desde 20/11/2026.'))).toBeVisible();
    expect(readFields()).toEqual(['600,00', '', '']);
    await user.click(await take());
    expect(readFields()).toEqual(['613,40', '12,00', '1,40']);
    expect(screen.getByText('Já estão no valor recebido.')).toBeVisible();
    // Another day has another proposal, and what was filled in for the first day is removed.
    await type('Data do recebimento', '28/11/2026');
    const later = '18 dias de atraso: multa de R$\u00A012,00 e juros de R$\u00A01,60';
    expect(await screen.findByText(textIs(later))).toBeVisible();
    expect(readFields()).toEqual(['600,00', '', '']);
    await user.click(await take());
    await save();
    await waitFor(() =>
      expect(readSent()).toMatchObject([{ principalCents: 60_000, fineCents: 1_200, interestCents: 160 }]),
    );
  });

  it('the charges of one day are not stored with a day in time, and typed values stay @long [specification §2.185]', async () => {
    const { user, type } = await openForm();
    await type('Data do recebimento', '27/11/2026');
    await user.click(await take());
    await type('Data do recebimento', '10/11/2026');
    expect(screen.queryByText(/de atraso/)).not.toBeInTheDocument();
    expect(readFields()).toEqual(['600,00', '', '']);
    await type('Data do recebimento', '27/11/2026');
    await user.click(await take());
    await type('Multa incluída (R$)', '5');
    await type('Data do recebimento', '10/11/2026');
    expect(readFields()).toEqual(['613,40', '5,00', '1,40']);
  });

  it('a part payment contains them: the typed amount stays @long [specification §2.185]', async () => {
    const { user, type, save, choose } = await openForm();
    await type('Data do recebimento', '27/11/2026');
    await type('Valor recebido (R$)', '100');
    await user.click(await take());
    expect(readFields()).toEqual(['100,00', '12,00', '1,40']);
    await choose('Continua em aberto');
    await save();
    await waitFor(() =>
      expect(readSent()).toMatchObject([
        { principalCents: 8_660, discountCents: 0, fineCents: 1_200, interestCents: 140 },
      ]),
    );
  });

  eachRow<[string, () => void]>([
    ['to pay', () => network.get('/entries/{id}', { ...LATE, kind: 'payable' })],
    ['that is in time', () => network.get('/entries/{id}', { ...LATE, effectiveDueOn: '2026-11-27' })],
    [
      'of a company without these settings',
      () => network.get('/company', getScenario('/company', 'company').response),
    ],
    [
      'of a backend without data of the company',
      () => network.any('get', '/company', () => new HttpResponse(null, { status: 404 })),
    ],
  ])('nothing is shown for a payment %s [specification §2.185]', async (_what, stub) => {
    stub();
    const { type, save } = await openForm();
    await type(/^Data do/, '27/11/2026');
    await waitFor(() => expect(network.sentTo('/company')).toHaveLength(1));
    await save();
    await waitFor(() => expect(readSent()).toMatchObject([{ fineCents: 0, interestCents: 0 }]));
    expect(screen.queryByText(/de atraso/)).not.toBeInTheDocument();
  });

  it('follows what another person has paid meanwhile, once the person loads it @long [specification §2.185]', async () => {
    const { user, type, save } = await openForm();
    await type('Data do recebimento', '27/11/2026');
    await take();
    network.any('post', '/entries/{id}/payments', () =>
      HttpResponse.json({ message: 'Alterado.', reason: 'changed-meanwhile' }, { status: 409 }),
    );
    const second = { ...PART, id: '82', paidOn: '2026-11-26', principalCents: 10_000, fineCents: 100 };
    network.get('/entries/{id}', { ...LATE, openCents: 50_000, version: 3 });
    network.get('/entries/{id}/history', { payments: [PART, second], events: [] });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Carregar os valores atuais' }));
    await type('Data do recebimento', '27/11/2026');
    // 500 for one day, and the fine was asked.
    expect(await screen.findByText(textIs('17 dias de atraso: juros de R$\u00A00,17'))).toBeVisible();
  });
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
  expect(await screen.findByText('Este registro não existe mais, ou já foi estornado.')).toBeVisible();
});

it('an entry that is partly paid is marked as paid by what is open [specification §2.179]', async () => {
  network.get('/entries', {
    entries: [ENTRY],
    total: { count: 1, amountCents: 60_000, paidCents: 0 },
    next: null,
  });
  network.post('/entries/payments', { count: 1 });
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('button', { name: /^Registrar (?:pagamento|recebimento)/ }));
  expect(await screen.findByLabelText('Valor recebido (R$)')).toHaveValue('600,00');
  await user.click(screen.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
  await waitFor(() => expect(readSent()).toMatchObject([{ entries: [{ paidCents: 60_000 }] }]));
});
