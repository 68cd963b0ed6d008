import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { EntryHistory } from '../../../api/entry';
import { storeAdministrator } from '../../../../test/support/administrator';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';

const ENTRY = getScenario('/entries/{id}', 'entry').response;
const PAYMENT = {
  ...{ id: '81', paidOn: '2026-11-18', principalCents: 1_000_00, form: 'pix' },
  ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
};
const EVENT = { happenedAt: '2026-11-18T15:30:00Z', userName: 'Bruno Lima', changes: [] };

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../../app/AppFrame'), import('./HistoryScreen'), import('../form/EntryScreen')]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
  network.get('/categories', getScenario('/categories', 'categories').response);
});

async function openHistory(
  history: EntryHistory,
  entry: Partial<typeof ENTRY> & { openCents?: number } = {},
) {
  network.get('/entries/{id}', { ...ENTRY, ...entry });
  network.get('/entries/{id}/history', history);
  const view = await renderApp({ at: '/app/entries/4711/history' });
  await screen.findByRole('heading', {
    level: 2,
    name: entry.kind === 'payable' ? 'Pagamentos' : 'Recebimentos',
  });
  const readItems = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  return { ...view, readItems };
}

it('each payment has its money, and its parts if there is more than a principal [specification §2.178]', async () => {
  const { readItems } = await openHistory(
    {
      payments: [
        PAYMENT,
        {
          ...PAYMENT,
          id: '82',
          principalCents: 50_00,
          discountCents: 1_50,
          interestCents: 2_00,
          fineCents: 3_00,
          feeCents: 90,
        },
      ],
      events: [],
    },
    { amountCents: 23_800_00, openCents: 22_748_50 },
  );
  expect(readItems('Recebimentos')).toEqual([
    '18/11/2026PIXR$ 1.000,00Registrar devoluçãoEstornar recebimento',
    // To receive: the fee is taken off.
    expect.stringMatching(/^18\/11\/2026PIXR\$\s54,10/),
    'Valor abatido: R$ 50,00',
    'Desconto: R$ 1,50',
    'Juros: R$ 2,00',
    'Multa: R$ 3,00',
    'Tarifa: R$ 0,90',
  ]);
  expect(screen.getByRole('main')).toHaveTextContent('Em abertoR$ 22.748,50');
});

it('the fee of a payable is added, and a refund is negative [specification §2.178]', async () => {
  const { readItems } = await openHistory(
    {
      payments: [
        { ...PAYMENT, feeCents: 90 },
        { ...PAYMENT, id: '82', refundOf: '81', principalCents: 10_00 },
      ],
      events: [],
    },
    { kind: 'payable' },
  );
  const [first, , , second] = readItems('Pagamentos');
  expect(first).toMatch(/^18\/11\/2026PIXR\$\s1\.000,90/);
  expect(second).toMatch(/^18\/11\/2026PIXDevolução-R\$\s10,00Estornar/);
});

it('a refund has what went back and what is not owed any more, and its events are named [specification §2.180]', async () => {
  const { readItems } = await openHistory({
    payments: [PAYMENT, { ...PAYMENT, id: '82', refundOf: '81', principalCents: 10_00, discountCents: 4_00 }],
    events: [
      { ...EVENT, action: 'refund-voided' },
      { ...EVENT, action: 'refunded' },
    ],
  });
  expect(readItems('Recebimentos').slice(-2)).toEqual([
    'Valor devolvido: R$ 10,00',
    'Abatimento da dívida: R$ 4,00',
  ]);
  expect(readItems('Alterações')).toEqual([
    expect.stringMatching(/^Bruno Lima estornou uma devolução18/),
    expect.stringMatching(/^Bruno Lima registrou uma devolução18/),
  ]);
});

it('a voided payment says who voided it, when and why [specification §2.178]', async () => {
  const voided = { at: '2026-11-19T12:00:00Z', by: 'Ana Souza', reason: 'Digitado errado' };
  const { readItems } = await openHistory({
    payments: [
      { ...PAYMENT, note: 'Sinal', voided },
      { ...PAYMENT, id: '82', voided: { at: '2026-11-19T12:00:00Z' } },
    ],
    events: [],
  });
  const [named, unnamed] = readItems('Recebimentos');
  expect(named).toMatch(/Estornado.*R\$\s1\.000,00SinalPor Ana Souza em 19\/11\/2026.*Digitado errado$/);
  expect(unnamed).toMatch(/Estornado.*Em 19\/11\/2026/);
});

it('each change is told in words: a new entry with its values, another one with those before [specification §2.178]', async () => {
  const { readItems } = await openHistory({
    payments: [],
    events: [
      {
        ...EVENT,
        action: 'changed',
        changes: [
          { field: 'form', before: 'pix', after: 'cheque' },
          { field: 'document', before: '', after: 'NF 7' },
          { field: 'unknown', before: 1, after: 2 },
          { field: 'dueOn', before: '2026-11-10', after: '2026-11-12' },
        ],
      },
      { ...EVENT, action: 'of a newer backend' },
      {
        ...EVENT,
        action: 'created',
        changes: [
          { field: 'kind', before: null, after: 'payable' },
          { field: 'document', before: null, after: '' },
          { field: 'amountCents', before: null, after: 45_090 },
        ],
      },
    ],
  });
  expect(readItems('Alterações')).toEqual([
    expect.stringMatching(/^Bruno Lima alterou o lançamento18\/11\/2026/),
    'Forma de pagamento: antes PIX, depois cheque',
    'Documento: NF 7',
    'Vencimento: antes 10/11/2026, depois 12/11/2026',
    expect.stringMatching(/^Bruno Lima alterou o lançamento18\/11\/2026/),
    expect.stringMatching(/^Bruno Lima criou o lançamento18\/11\/2026/),
    'Tipo: A pagar',
    'Valor: R$ 450,90',
  ]);
  expect(screen.getByText('Nenhum recebimento registrado.')).toBeVisible();
});

it('an entry to receive has receipts, and one to pay has payments [specification §2.235]', async () => {
  const history = {
    payments: [PAYMENT],
    events: [
      { ...EVENT, action: 'unpaid', changes: [{ field: 'paidCents', before: 100_00, after: null }] },
      { ...EVENT, action: 'paid', changes: [{ field: 'paidOn', before: null, after: '2026-11-18' }] },
    ],
  };
  const readTexts = async (kind: 'receivable' | 'payable') => {
    const { unmount } = await openHistory(history, { kind, openCents: 100_00 });
    const text = screen.getByRole('main').textContent;
    unmount();
    return text;
  };
  const receivable = await readTexts('receivable');
  expect(receivable).not.toMatch(/pag(o|a|ou|amento)\b/i);
  for (const text of [
    'Registrar recebimento',
    'Estornar recebimento',
    'estornou o recebimento',
    'Valor recebido: antes',
    'Recebimento: 18',
  ])
    expect(receivable).toContain(text);
  const payable = await readTexts('payable');
  expect(payable).not.toMatch(/receb/i);
  for (const text of ['Registrar pagamento', 'Estornar pagamento', 'registrou o pagamento'])
    expect(payable).toContain(text);
});

it('the form of an entry links to its history, and a backend without it says so [specification §2.178]', async () => {
  network.get('/entries/{id}', ENTRY);
  network.any('get', '/entries/{id}/history', () => new HttpResponse(null, { status: 404 }));
  const { user, address } = await renderApp({ at: '/app/entries/4711' });
  await user.click(await screen.findByRole('link', { name: 'Histórico' }));
  expect(address()).toBe('/app/entries/4711/history');
  expect(await screen.findByText('Aqui não há histórico dos lançamentos.')).toBeInTheDocument();
});

it('a session that may not read the history gets no link [specification §2.178]', async () => {
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['getEntry', 'changeEntry', 'listEntries'] });
  network.get('/entries/{id}', ENTRY);
  await renderApp({ at: '/app/entries/4711' });
  await screen.findByLabelText('Valor (R$)');
  expect(screen.queryByRole('link', { name: 'Histórico' })).not.toBeInTheDocument();
});

it('what happened to the series is told apart from the entry [specification §2.199]', async () => {
  const { readItems } = await openHistory({
    payments: [],
    events: [
      { ...EVENT, action: 'series-resumed', changes: [{ field: 'occurrences', before: 2, after: null }] },
      { ...EVENT, action: 'series-ended', changes: [{ field: 'occurrences', before: null, after: 2 }] },
      { ...EVENT, action: 'series-ended', changes: [{ field: 'occurrences', before: null, after: 0 }] },
      {
        ...EVENT,
        action: 'series-changed',
        changes: [{ field: 'lastDueOn', before: null, after: '2027-04-30' }],
      },
    ],
  });
  expect(readItems('Alterações').map((text) => text.replace(/18\/11.*?:30/, ''))).toEqual([
    expect.stringMatching(/^Bruno Lima retomou a recorrência/),
    'Número de vezes: antes 2, depois –',
    expect.stringMatching(/^Bruno Lima encerrou a recorrência/),
    'Número de vezes: 2',
    expect.stringMatching(/^Bruno Lima encerrou a recorrência$/),
    expect.stringMatching(/^Bruno Lima alterou a recorrência/),
    'Último dia: 30/04/2027',
  ]);
});
