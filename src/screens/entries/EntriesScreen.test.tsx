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

it('a column sorts in both directions by the address, and a new order starts at the first page [specification §2.120]', async () => {
  network.get(PATH, { ...list, next: 'cursor' });
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&after=cursor' });
  const sortBy = (name: string) => user.click(screen.getByRole('link', { name }));
  expect(await screen.findByRole('columnheader', { name: 'Vencimento' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await sortBy('Valor');
  expect(address()).toBe('/app/entries?kind=payable&sort=-amount');
  await waitFor(() => expect(sentQueries()).toContain('?kind=payable&sort=-amount'));
  const amount = screen.getByRole('columnheader', { name: 'Valor' });
  expect(amount).toHaveAttribute('aria-sort', 'descending');
  expect(within(amount).getByRole('link')).toHaveFocus();
  await sortBy('Valor');
  await waitFor(() => expect(amount).toHaveAttribute('aria-sort', 'ascending'));
  await sortBy('Cliente ou fornecedor');
  expect(address()).toBe('/app/entries?kind=payable&sort=counterparty');
  await waitFor(() => expect(amount).not.toHaveAttribute('aria-sort'));
  expect(screen.queryByRole('link', { name: 'Documento' })).not.toBeInTheDocument();
});

it('shows the position, and goes to the next and to the previous page [specification §2.120]', async () => {
  const total = { ...list.total, count: 133 };
  network.get(PATH, () =>
    sentQueries().at(-1)?.includes('after')
      ? { ...list, total, next: null, previous: 'before', offset: 131 }
      : { ...list, total, next: 'cursor', previous: null, offset: 0 },
  );
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable' });
  const next = await screen.findByRole('link', { name: 'Próxima página' });
  expect(screen.getByText('Linhas 1–2 de 133')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Página anterior' })).not.toBeInTheDocument();
  await user.click(next);
  expect(address()).toBe('/app/entries?kind=payable&after=cursor');
  expect(await screen.findByText('Linhas 132–133 de 133')).toBeInTheDocument();
  // The link that had the focus is gone.
  expect(screen.getByRole('group', { name: 'Resultado' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Próxima página' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Página anterior' }));
  expect(address()).toBe('/app/entries?kind=payable&after=before');
  await user.click(await screen.findByRole('link', { name: 'Voltar à primeira página' }));
  expect(address()).toBe('/app/entries?kind=payable');
});

it('the old rows stay until the new ones are loaded [specification §2.120]', async () => {
  network.get(PATH, list);
  const { user } = await renderApp({ at: '/app/entries' });
  await screen.findByRole('table');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  network.get(PATH, () => released.then(() => ({ ...list, entries: list.entries.slice(1) })));
  await user.click(screen.getByRole('link', { name: 'Valor' }));
  await waitFor(() => expect(sentQueries()).toHaveLength(2));
  expect(screen.getByRole('row', { name: /Padaria São João/ })).toBeInTheDocument();
  release();
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Padaria São João/ })).not.toBeInTheDocument(),
  );
});

it('typed words are searched after a pause, or at once with Enter, and the focus stays [specification §2.121]', async () => {
  network.get(PATH, list);
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&after=x' });
  const field = await screen.findByRole('searchbox', { name: 'Buscar nome ou documento' });
  await user.type(field, ' são jo ');
  await waitFor(() => expect(address()).toBe('/app/entries?kind=payable&search=s%C3%A3o+jo'));
  expect(field).toHaveValue(' são jo ');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'nf 47{Enter}');
  expect(address()).toBe('/app/entries?kind=payable&search=nf+47');
  await waitFor(() => expect(sentQueries()).toContain('?kind=payable&search=nf+47&sort=dueOn'));
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(field).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/app/entries?kind=payable'));
});

it('a filter is removed alone or with all others, also that of the search field [specification §2.121]', async () => {
  network.get(PATH, list);
  const { user, address } = await renderApp({
    at: '/app/entries?kind=payable&dueFrom=2026-11-01&dueTo=2026-11-30&search=x&sort=amount',
  });
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveValue('x');
  await user.click(screen.getByRole('link', { name: /^Remover o filtro Vencimento/ }));
  expect(address()).toBe('/app/entries?kind=payable&search=x&sort=amount');
  await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
  expect(address()).toBe('/app/entries?sort=amount');
  expect(field).toHaveValue('');
});

it('an empty result names the filters and offers to clear them [specification §2.121]', async () => {
  network.get(PATH, { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 } });
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&search=zzz' });
  expect(await screen.findByText(/^Nada corresponde/)).toHaveTextContent(
    'Nada corresponde a estes filtros: Busca: zzz e A pagar.',
  );
  const [, clear] = screen.getAllByRole('link', { name: 'Limpar filtros' });
  await user.click(clear ?? document.body);
  expect(address()).toBe('/app/entries');
  expect(await screen.findByText('Ainda não há lançamentos.')).toBeInTheDocument();
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
