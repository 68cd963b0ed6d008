import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../../test/support/administrator';
import { eachRow } from '../../../../test/support/eachRow';
import { network } from '../../../../test/support/network';
import { renderApp } from '../../../../test/support/renderApp';
import { getScenario } from '../../../../test/support/scenarios';
import { resizeTo } from '../../../../test/support/viewport';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../../app/AppFrame'), import('../EntriesScreen')]);
}, 120_000);

const makeEntry = (id: string, counterparty: string, effectiveDueOn: string) => ({
  ...getScenario('/entries/{id}', 'entry').response,
  ...{ id, counterparty, effectiveDueOn, dueOn: effectiveDueOn },
  ...{ kind: 'payable' as const, status: 'open' as const },
});
const NOTHING = { count: 0, openCents: 0 };

beforeEach(() => {
  storeAdministrator();
  const session = getScenario('/session', 'admin').response;
  network.get('/session', { ...session, operations: ['listEntries', 'summarizeEntries'] });
  network.get('/categories', getScenario('/categories', 'categories').response);
  network.get('/entries', {
    ...getScenario('/entries', 'overdue').response,
    entries: [
      makeEntry('1', 'Imobiliária Central', '2026-11-20'),
      makeEntry('2', 'CPFL', '2026-12-10'),
      makeEntry('3', 'Sabesp', '2026-12-20'),
    ],
    total: { count: 3, amountCents: 135_270, paidCents: 0, receivableCents: 0 },
  });
  network.get('/entries/summary', {
    ...{ asOf: '2026-11-20', weekStartsOn: 7 },
    counts: { payable: 3, receivable: 0, overdue: 0, paid: 1, all: 4 },
    open: { receivableCents: 0, payableCents: 135_270 },
    overdue: { receivableCents: 0, payableCents: 0 },
    paid: { from: '2026-11-01', to: '2026-11-30', receivableCents: 0, payableCents: 20_000 },
    groups: [
      { group: 'today', receivable: NOTHING, payable: { count: 1, openCents: 45_090 } },
      { group: '2026-12', receivable: NOTHING, payable: { count: 2, openCents: 90_180 } },
    ],
  });
});

const TO_PAY = 'kind=payable&status=unpaid';

const views = () => within(screen.getByRole('navigation', { name: 'Visões da lista' }));

it('views show their numbers, and keep the other filters [specification §2.220]', async () => {
  const { user, address } = await renderApp({ at: '/app/entries?search=central' });
  expect(await screen.findByRole('link', { name: 'A pagar 3' })).toBeVisible();
  expect(views().getByRole('link', { name: 'Todos 4' })).toHaveAttribute('aria-current', 'page');
  await user.click(views().getByRole('link', { name: 'A pagar 3' }));
  expect(address()).toBe('/app/entries?search=central&kind=payable&status=unpaid');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(/Em aberto\s*R\$\s1\.352,70/);
  expect(main).toHaveTextContent(/Pago em novembro de 2026\s*R\$\s200,00/);
  const isSummary = ({ url }: { url: string }) => url.includes('/summary');
  expect(
    network
      .sent()
      .filter(isSummary)
      .map(({ url }) => new URL(url).search),
  ).toEqual(['?search=central']);
});

it('rows in the order of due days have a group with its sum on all pages [specification §2.221]', async () => {
  const { user } = await renderApp({ at: '/app/entries?kind=payable&status=unpaid' });
  const december = await screen.findByRole('rowheader', { name: /dezembro de 2026/i });
  expect(december).toHaveTextContent(/2 lançamentos, R\$\s901,80/);
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    expect.stringMatching(/^Hoje/),
    'Imobiliária Central',
    expect.stringMatching(/^dezembro de 2026/),
    ...['CPFL', 'Sabesp'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Cliente ou fornecedor' }));
  expect(names()).toEqual(['Imobiliária Central', 'CPFL', 'Sabesp']);
});

it('sums are those of the kind of the filter, in a view of both [specification §2.220, §2.221]', async () => {
  await renderApp({ at: '/app/entries?kind=payable&status=overdue' });
  expect(await screen.findByRole('link', { name: 'Vencidos 0' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('main')).toHaveTextContent(/Em aberto\s*R\$\s1\.352,70\s*Vencido/);
  // One group would repeat these sums.
  expect(screen.queryByRole('rowheader', { name: /dezembro de 2026/i })).not.toBeInTheDocument();
});

it('a backend without the operation has the list without views [specification §2.220]', async () => {
  network.get('/session', getScenario('/session', 'admin').response);
  await renderApp({ at: '/app/entries' });
  expect(await screen.findByRole('link', { name: 'CPFL' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Visões da lista' })).not.toBeInTheDocument();
});

/** Opens the list in a new page, and waits for the address that it leads to. */
async function expectOpening(at: string, expected: string) {
  const { address, unmount, user } = await renderApp({ at });
  await waitFor(() => expect(address()).toBe(expected));
  await screen.findByRole('link', { name: 'Todos 4' });
  return { user, address, unmount };
}

it('the list opens on what is to pay, then on the last view of this person [specification §2.206]', async () => {
  const { user, address, unmount } = await expectOpening('/app/entries', `/app/entries?${TO_PAY}`);
  await user.click(screen.getByRole('link', { name: 'Vencidos 0' }));
  expect(address()).toBe('/app/entries?status=overdue');
  await waitFor(() => expect(localStorage.getItem('portal-desk')).toContain('status=overdue'));
  unmount();
  // Words are questions of the moment.
  const words = '/app/entries?status=paid&search=cpfl';
  (await expectOpening(words, words)).unmount();
  (await expectOpening('/app/entries', '/app/entries?status=overdue')).unmount();
  network.get('/session', {
    ...getScenario('/session', 'admin').response,
    ...{ id: 'another', operations: ['listEntries', 'summarizeEntries'] },
  });
  await expectOpening('/app/entries', `/app/entries?${TO_PAY}`);
});

it('all entries have an address of their own, which is kept too @long [specification §2.206]', async () => {
  const { user, address, unmount } = await expectOpening('/app/entries', `/app/entries?${TO_PAY}`);
  await user.click(screen.getByRole('link', { name: 'Todos 4' }));
  expect(address()).toBe('/app/entries?view=all');
  expect(views().getByRole('link', { name: 'Todos 4' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(localStorage.getItem('portal-desk')).toContain('view=all'));
  unmount();
  await expectOpening('/app/entries', '/app/entries?view=all');
});

it('filters are cleared without the view, and an empty view says so with the next step [specification §2.206]', async () => {
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&status=unpaid&form=pix' });
  await user.click(await screen.findByRole('link', { name: 'Limpar filtros' }));
  expect(address()).toBe('/app/entries?kind=payable&status=unpaid');
  network.get('/entries', {
    ...getScenario('/entries', 'overdue').response,
    ...{ entries: [], total: { count: 0, amountCents: 0, paidCents: 0 } },
  });
  await user.click(await screen.findByRole('link', { name: 'Vencidos 0' }));
  expect(await screen.findByText('Nada vencido.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ver todos os lançamentos' }));
  expect(address()).toBe('/app/entries?view=all');
});

it('what is to pay has a minus, and what was received is no payment [specification §2.208]', async () => {
  network.get('/entries', {
    ...getScenario('/entries', 'overdue').response,
    entries: [
      makeEntry('1', 'CPFL', '2026-12-10'),
      { ...makeEntry('2', 'Padaria', '2026-12-10'), kind: 'receivable', status: 'paid' },
    ],
  });
  await renderApp({ at: '/app/entries?search=a' });
  expect(await screen.findByRole('row', { name: /CPFL/ })).toHaveTextContent(/A vencer-R\$\s450,90/);
  expect(screen.getByRole('row', { name: /Padaria/ })).toHaveTextContent(/Recebido\+R\$\s450,90/);
});

it('a phone has a card for each entry, with the order beside them [specification §2.207]', async () => {
  resizeTo(360);
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&status=unpaid' });
  const list = await screen.findByRole('list', { name: /dezembro de 2026/ });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['CPFL', 'Sabesp']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Colunas' })).not.toBeInTheDocument();
  await user.click(within(list).getByRole('checkbox', { name: /CPFL/ }));
  expect(screen.getByRole('group', { name: 'Seleção' })).toHaveTextContent('1 selecionado');
  await user.click(screen.getByRole('button', { name: 'Ordem' }));
  await user.click(await screen.findByRole('link', { name: 'Valor, decrescente' }));
  expect(address()).toBe('/app/entries?kind=payable&status=unpaid&sort=-amount');
});

eachRow([
  ['the view of its kind and state', {}, `?${TO_PAY}`],
  ['the paid ones', { status: 'paid' as const, paidOn: '2026-11-20', paidCents: 45_090 }, '?status=paid'],
])(
  'a saved entry leads to %s, where its row is marked [specification §2.209]',
  async (_name, values, search) => {
    const entry = { ...makeEntry('2', 'CPFL', '2026-12-10'), category: 'Impostos', ...values };
    network.get('/entries/{id}', entry);
    network.any('put', '/entries/{id}', () => HttpResponse.json(entry));
    const { user, address } = await renderApp({ at: '/app/entries/2' });
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(address()).toBe(`/app/entries${search}`));
    const row = await screen.findByRole('row', { name: /CPFL/ });
    expect(row).toHaveAttribute('data-emphasis', 'saved');
    expect(within(row).getByRole('link', { name: 'CPFL' })).toHaveFocus();
    expect(screen.getByRole('row', { name: /Sabesp/ })).not.toHaveAttribute('data-emphasis', 'saved');
    expect(screen.queryByRole('link', { name: 'Lançar outra' })).not.toBeInTheDocument();
  },
);

it('a saved entry that the page leaves out comes first, until its message is closed [specification §2.385]', async () => {
  const entry = { ...makeEntry('9', 'Zelo Limpeza', '2027-03-10'), category: 'Impostos' };
  network.get('/entries/{id}', entry);
  network.any('put', '/entries/{id}', () => HttpResponse.json(entry));
  const { user } = await renderApp({ at: '/app/entries/9' });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('rowheader', { name: 'Salvo agora' })).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: /Zelo|Imobiliária|CPFL/ });
  expect(first).toHaveTextContent('Zelo Limpeza');
  expect(first).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Zelo Limpeza' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'CPFL' })).toBeVisible();
});

it('a view that a save has opened is not kept [specification §2.350]', async () => {
  const entry = {
    ...makeEntry('2', 'CPFL', '2026-12-10'),
    status: 'paid',
    paidOn: '2026-11-20',
    paidCents: 45_090,
  };
  network.get('/entries/{id}', { ...entry, category: 'Impostos', status: 'paid' as const });
  network.any('put', '/entries/{id}', () => HttpResponse.json(entry));
  const { user, address, unmount } = await renderApp({ at: '/app/entries/2' });
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(address()).toBe('/app/entries?status=paid'));
  expect(await screen.findByRole('row', { name: /CPFL/ })).toBeVisible();
  unmount();
  const view = await renderApp({ at: '/app/entries' });
  await waitFor(() => expect(view.address()).toBe(`/app/entries?${TO_PAY}`));
});

it('the rows wait for the sums, which would move them, and appear without sums that fail [specification §2.220]', async () => {
  let answer = (): void => undefined;
  const failed = new Promise<Response>((resolve) => {
    answer = () => resolve(HttpResponse.json({ message: 'Tente mais tarde.' }, { status: 503 }));
  });
  network.any('get', '/entries/summary', () => failed);
  await renderApp({ at: '/app/entries?status=unpaid' });
  await waitFor(() => expect(network.sent().some(({ url }) => url.includes('/summary'))).toBe(true));
  await waitFor(() => expect(network.sent().some(({ url }) => url.endsWith('sort=dueOn'))).toBe(true));
  expect(screen.queryByRole('link', { name: 'CPFL' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('link', { name: 'CPFL' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vencidos' })).toBeVisible();
});
