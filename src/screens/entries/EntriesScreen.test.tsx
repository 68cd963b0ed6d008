import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';

const PATH = '/entries';
const list = getScenario(PATH, 'overdue').response;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./EntriesScreen')]);
}, 120_000);

beforeEach(() => {
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
});

const sentQueries = () => network.sentTo(PATH).map(({ url }) => new URL(url).search);

it('shows filter, total and entries of the address [specification §2.100]', async () => {
  network.get(PATH, list);
  const query =
    'kind=receivable&status=unpaid&group=revenue&dueFrom=2026-11-01&dueTo=2026-11-30&lateFrom=1&form=boleto&odd=1';
  await renderApp({ at: `/app/entries?${query}` });
  const filter = within(await screen.findByRole('list', { name: 'Filtro' }));
  expect(filter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A receber',
    'Em aberto',
    'Receita bruta',
    'Forma: Boleto',
    'Vencimento: 1\u2009–\u200930 de nov. de 2026',
    'Dias de atraso: a partir de 1',
  ]);
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /Padaria São João/ });
  expect(row).toHaveTextContent('NF 4711 1/3');
  expect(row).toHaveTextContent('09/11/2026');
  expect(row).toHaveTextContent('R$ 450,90');
  expect(screen.getByRole('main')).toHaveTextContent('2 lançamentos, R$ 1.650,90');
  // An unknown parameter would be a 400.
  expect(sentQueries()).toEqual([`?${query.replace('&odd=1', '')}&sort=dueOn`]);
});

it('sorts and pages by the address, and a new order starts at the first page [specification §2.100]', async () => {
  network.get(PATH, { ...list, next: 'cursor' });
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable' });
  await user.click(await screen.findByRole('link', { name: 'Próxima página' }));
  expect(address()).toBe('/app/entries?kind=payable&after=cursor');
  await waitFor(() => expect(sentQueries()).toContain('?kind=payable&sort=dueOn&after=cursor'));
  await user.click(await screen.findByRole('link', { name: 'Maior valor' }));
  expect(address()).toBe('/app/entries?kind=payable&sort=-amount');
  await waitFor(() => expect(sentQueries()).toContain('?kind=payable&sort=-amount'));
});

it.each([
  [
    'no match',
    () => ({ entries: [], total: { count: 0, amountCents: 0, paidCents: 0 } }),
    'Nenhum lançamento',
  ],
  [
    'a backend without entries',
    () => HttpResponse.json({ message: 'x' }, { status: 404 }),
    'Nenhum lançamento',
  ],
  [
    'a failure',
    () => HttpResponse.json({ message: 'x' }, { status: 500 }),
    'Não foi possível carregar os lançamentos',
  ],
])('%s is explained in the page [specification §2.100]', async (_name, reply, title) => {
  network.any('get', PATH, reply);
  await renderApp({ at: '/app/entries' });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
});

it('paid entries have the sum of what was paid [specification §2.100]', async () => {
  const [first] = list.entries;
  network.get(PATH, {
    ...list,
    entries: first ? [{ ...first, status: 'paid', paidOn: '2026-11-20', paidCents: 12_345 }] : [],
    total: { count: 1, amountCents: 12_000, paidCents: 12_345 },
  });
  await renderApp({ at: '/app/entries?status=paid&paidFrom=2026-11-20' });
  expect(await screen.findByText(/^1 lançamento/)).toHaveTextContent('1 lançamento, R$ 123,45');
  expect(screen.getByText(/^Valor original/)).toHaveTextContent('Valor original: R$ 120,00');
  expect(screen.getByRole('columnheader', { name: 'Valor pago' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Situação' })).not.toBeInTheDocument();
});
