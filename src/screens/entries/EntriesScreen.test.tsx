import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { defer } from '../../../test/support/defer';
import { watchDownloads } from '../../../test/support/downloads';
import { storeAdministrator } from '../../../test/support/administrator';
import { eachRow } from '../../../test/support/eachRow';
import { network, noContent } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';
import { STORED } from '../../config/stored';

const PATH = '/entries';
const list = getScenario(PATH, 'overdue').response;

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([import('../app/AppFrame'), import('./EntriesScreen'), import('../toasts/ToastArea')]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
});

const readSentQueries = () => network.sentTo(PATH).map(({ url }) => new URL(url).search);

it('leaves out days and numbers that are none [specification §2.238]', async () => {
  network.get(PATH, list);
  await renderApp({ at: '/app/entries?dueFrom=2026-13-01&dueTo=2026-11-30&lateFrom=x' });
  const filter = within(await screen.findByRole('list', { name: 'Filtro' }));
  expect(filter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vencimento: até 30/11/2026',
  ]);
  expect(readSentQueries()).toEqual(['?dueTo=2026-11-30&sort=-dueOn']);
});

it('shows filter, total and entries of the address [specification §2.100, §2.216]', async () => {
  network.get(PATH, list);
  const query =
    'kind=receivable&status=unpaid&group=revenue&dueFrom=2026-11-01&dueTo=2026-11-30&lateFrom=1&form=boleto&odd=1';
  await renderApp({ at: `/app/entries?${query}` });
  const filter = within(await screen.findByRole('list', { name: 'Filtro' }));
  expect(filter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A receber',
    'Em aberto',
    'Receita bruta',
    'Forma de pagamento: Boleto',
    'Vencimento: 1\u2009–\u200930 de nov. de 2026',
    'Dias de atraso: a partir de 1',
  ]);
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /Padaria São João/ });
  expect(row).toHaveTextContent('NF 4711 1/3');
  expect(row).toHaveTextContent('07/11/2026 (até 09/11)');
  expect(row).toHaveTextContent('R$ 450,90');
  expect(screen.getByRole('main')).toHaveTextContent('2 lançamentos, R$ 1.650,90');
  // An unknown parameter would be a 400.
  expect(readSentQueries()).toEqual([`?${query.replace('&odd=1', '')}&sort=dueOn`]);
});

it('an entry that repeats is marked, and another one is not [specification §2.183]', async () => {
  const entries = list.entries.map((entry, index) => (index === 0 ? { ...entry, occurrence: 3 } : entry));
  network.get(PATH, { ...list, entries });
  await renderApp({ at: '/app/entries' });
  const table = within(await screen.findByRole('table'));
  const [marked, unmarked] = list.entries.map(({ counterparty }) =>
    table.getByRole('row', { name: new RegExp(counterparty) }),
  );
  expect(marked).toHaveTextContent('Recorrente');
  expect(unmarked).not.toHaveTextContent('Recorrente');
});

it('a text in the address that the backend refuses is no filter [specification §2.100, §7.47]', async () => {
  network.get(PATH, list);
  await renderApp({ at: '/app/entries?kind=payable&category=%00&search=a%EF%BF%BFb' });
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(readSentQueries()).toEqual(['?kind=payable&sort=-dueOn']);
});

it('a column sorts in both directions by the address, and a new order starts at the first page [specification §2.120]', async () => {
  network.get(PATH, { ...list, next: 'cursor' });
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&after=cursor' });
  const sortBy = (name: string) => user.click(screen.getByRole('link', { name }));
  expect(await screen.findByRole('columnheader', { name: 'Vencimento' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await sortBy('Valor');
  expect(address()).toBe('/app/entries?kind=payable&sort=-amount');
  await waitFor(() => expect(readSentQueries()).toContain('?kind=payable&sort=-amount'));
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
    readSentQueries().at(-1)?.includes('after')
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
  const response = defer<typeof list>();
  network.get(PATH, () => response.promise);
  await user.click(screen.getByRole('link', { name: 'Valor' }));
  await waitFor(() => expect(readSentQueries()).toHaveLength(2));
  expect(screen.getByRole('row', { name: /Padaria São João/ })).toBeInTheDocument();
  response.release({ ...list, entries: list.entries.slice(1) });
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
  await waitFor(() => expect(readSentQueries()).toContain('?kind=payable&search=nf+47&sort=-dueOn'));
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(field).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/app/entries?kind=payable'));
});

it('characters that no text may have only separate the words of a search [specification §7.47]', async () => {
  network.get(PATH, list);
  const { user, address } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('searchbox'));
  await user.paste('\uFFFEpão\u0007\uFFFFqueijo\u0000');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/app/entries?search=${encodeURIComponent('pão')}++queijo`);
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

it('the filter of an import has the name and the time of its file, and can be removed @long [specification §2.121, §2.156]', async () => {
  const [first] = getScenario('/entries/imports', 'imports').response.imports;
  network.get(PATH, list);
  network.get('/entries/imports', getScenario('/entries/imports', 'imports').response);
  const { user, address } = await renderApp({ at: `/app/entries?import=${first?.id}` });
  const name = new RegExp(`^Remover o filtro Importação: ${first?.fileName}, .*2026`);
  await user.click(await screen.findByRole('link', { name }));
  expect(address()).toBe('/app/entries?view=all');
  expect(readSentQueries().at(-1)).toBe('?sort=-dueOn');
});

it('the filter of an import that is not listed can be removed too [specification §2.156]', async () => {
  network.get(PATH, list);
  network.get('/entries/imports', { imports: [] });
  await renderApp({ at: '/app/entries?import=99' });
  expect(await screen.findByRole('link', { name: 'Remover o filtro De uma importação' })).toBeInTheDocument();
});

it('the filter of an account has its name [specification §2.293, §2.363]', async () => {
  network.get(PATH, list);
  network.get('/money-accounts', getScenario('/money-accounts', 'accounts').response);
  await renderApp({ at: '/app/entries?account=2&paidFrom=2026-11-01' });
  expect(await screen.findByRole('link', { name: 'Remover o filtro Conta: Caixa' })).toBeInTheDocument();
  expect(screen.getByText(/^A lista tem só lançamentos com pagamento nesta conta/)).toBeVisible();
  expect(readSentQueries().at(-1)).toContain('account=2');
});

it('an empty result names the filters and offers to clear them [specification §2.121]', async () => {
  network.get(PATH, { entries: [], total: { count: 0, amountCents: 0, paidCents: 0 } });
  const { user, address } = await renderApp({ at: '/app/entries?kind=payable&search=zzz' });
  expect(await screen.findByText(/^Nada corresponde/)).toHaveTextContent(
    'Nada corresponde a estes filtros: Busca: zzz e A pagar.',
  );
  // The first one is beside the filters.
  const [, clearLink] = screen.getAllByRole('link', { name: 'Limpar filtros' });
  await user.click(clearLink ?? document.body);
  expect(address()).toBe('/app/entries?view=all');
  expect(await screen.findByText('Ainda não há lançamentos.')).toBeInTheDocument();
});

eachRow([
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

eachRow([
  ['status=paid&paidFrom=2026-11-20', 0],
  // A part of an entry may be paid, so its state is not fixed.
  ['paidFrom=2026-11-20', 1],
])('paid entries have the sum of what was paid: %s [specification §2.100]', async (filter, stateColumns) => {
  const [first] = list.entries;
  network.get(PATH, {
    ...list,
    entries: first ? [{ ...first, status: 'paid', paidOn: '2026-11-20', paidCents: 12_345 }] : [],
    total: { count: 1, amountCents: 12_000, paidCents: 12_345 },
  });
  await renderApp({ at: `/app/entries?${filter}` });
  expect(await screen.findByText(/^1 lançamento/)).toHaveTextContent('1 lançamento, R$ 123,45');
  expect(screen.getByText(/^Valor original/)).toHaveTextContent('Valor original: R$ 120,00');
  expect(screen.getByRole('columnheader', { name: 'Valor pago' })).toBeInTheDocument();
  expect(screen.queryAllByRole('columnheader', { name: 'Situação' })).toHaveLength(stateColumns);
});

it.each(['status=overdue&kind=receivable', 'lateFrom=1&lateTo=30', 'status=unpaid'])(
  'entries that are partly paid have the sum of what is open, as the figure that leads here: %s [specification §2.195]',
  async (filter) => {
    const total = { count: 2, amountCents: 100_000, paidCents: 35_000, openCents: 60_000 };
    network.get(PATH, { ...list, total: { ...total, receivableCents: 100_000 } });
    await renderApp({ at: `/app/entries?${filter}` });
    expect(await screen.findByText(/^2 lançamentos/)).toHaveTextContent('2 lançamentos, R$ 600,00');
    expect(screen.getByText(/^Valor original/)).toHaveTextContent('Valor original: R$ 1.000,00');
  },
);

describe('the filters', () => {
  beforeEach(() =>
    network.any('get', '/categories', () => HttpResponse.json({ message: 'x' }, { status: 404 })),
  );
  const openList = async (at = '/app/entries') => {
    network.get(PATH, list);
    const view = await renderApp({ at });
    await screen.findByRole('table');
    return view;
  };

  it('are set in a panel that stays open, and the button counts them [specification §2.123]', async () => {
    const { user, address } = await openList('/app/entries?after=x&sort=amount');
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await user.click(panel.getByRole('radio', { name: 'A pagar' }));
    await waitFor(() => expect(address()).toBe('/app/entries?sort=amount&kind=payable'));
    await user.type(panel.getByRole('combobox', { name: 'Situação' }), 'vencido');
    await user.click(await screen.findByRole('option', { name: 'Vencido' }));
    await waitFor(() => expect(address()).toBe('/app/entries?sort=amount&kind=payable&status=overdue'));
    await user.click(panel.getByRole('radio', { name: 'Todos' }));
    await waitFor(() => expect(address()).toBe('/app/entries?sort=amount&status=overdue'));
    await user.click(panel.getByRole('radio', { name: 'A receber' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filtros 2 filtros' })).toHaveFocus();
  });

  it('have the categories of the backend @long [specification §2.123]', async () => {
    network.get('/categories', getScenario('/categories', 'categories').response);
    const { user, address } = await openList();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.type(await screen.findByRole('combobox', { name: 'Categoria' }), 'venda');
    await user.click(await screen.findByRole('option', { name: 'Venda de produtos' }));
    await waitFor(() => expect(address()).toBe('/app/entries?category=Venda+de+produtos'));
    expect(screen.getByText('Categoria: Venda de produtos')).toBeInTheDocument();
  });

  eachRow([
    ['Vence hoje', 'dueFrom=2026-11-20&dueTo=2026-11-20'],
    ['Próximos 7 dias', 'dueFrom=2026-11-20&dueTo=2026-11-26'],
    ['Mês passado', 'dueFrom=2026-10-01&dueTo=2026-10-31'],
    ['Este mês', 'dueFrom=2026-11-01&dueTo=2026-11-30'],
    ['Próximo mês', 'dueFrom=2026-12-01&dueTo=2026-12-31'],
  ])(
    'the period "%s" counts from the day of the company @long [specification §2.123]',
    async (name, query) => {
      const { user, address } = await openList();
      await user.click(screen.getByRole('button', { name: 'Período: Qualquer vencimento' }));
      await user.click(await screen.findByRole('link', { name }));
      expect(address()).toBe(`/app/entries?${query}`);
      expect(await screen.findByRole('button', { name: `Período: ${name}` })).toBeInTheDocument();
    },
  );

  it('have own due days, which are typed @long [specification §2.123]', async () => {
    const { user, address } = await openList();
    await user.click(screen.getByRole('button', { name: 'Período: Qualquer vencimento' }));
    await user.type(await screen.findByLabelText('De'), '01022026');
    await user.type(screen.getByLabelText('Até'), '03022026{Enter}');
    await waitFor(() => expect(address()).toBe('/app/entries?dueFrom=2026-02-01&dueTo=2026-02-03'));
    expect(screen.getByRole('button', { name: 'Período: Outro período' })).toBeInTheDocument();
  });
});

describe('selected entries', () => {
  const [first, second] = list.entries;
  if (!first || !second) throw new Error('the example has too few entries');
  const payable = {
    ...second,
    id: 'p1',
    kind: 'payable',
    counterparty: 'Energia',
    amountCents: 5_000,
  } as const;
  const third = { ...second, id: 'r3', counterparty: 'Oficina', amountCents: 100 };
  const firstPage = [first, second, payable];
  const secondPage = [third];
  const total = { count: 4, amountCents: 170_190, paidCents: 0, receivableCents: 165_190 };

  const openList = async (query = '') => {
    network.get(PATH, () => {
      const isSecondPage = readSentQueries().at(-1)?.includes('after') === true;
      return isSecondPage
        ? { entries: secondPage, total, next: null, offset: firstPage.length }
        : { entries: firstPage, total, next: 'two', offset: 0 };
    });
    const view = await renderApp({ at: `/app/entries${query}` });
    await screen.findByRole('table');
    return view;
  };
  const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
  const bar = () => screen.queryByRole('group', { name: 'Seleção' });
  const PAGE_BOX = 'Selecionar todas as linhas desta página';

  it('receivables and payables are not added up above the list [specification §2.122]', async () => {
    await openList();
    expect(screen.getByRole('group', { name: 'Resultado' })).toHaveTextContent(
      '4 lançamentos, R$ 1.651,90 a receber ou recebidos e R$ 50,00 a pagar ou pagos',
    );
  });

  it('are counted and summed by kind, and stay while the user sorts and goes to other pages [specification §2.122]', async () => {
    const { user } = await openList();
    expect(bar()).not.toBeInTheDocument();
    await user.click(box(/Padaria São João, NF 4711 1\/3 e 07\/11\/2026/));
    await user.click(box(/Energia/));
    expect(bar()).toHaveTextContent('2 selecionados');
    expect(bar()).toHaveTextContent('A receber: R$ 450,90A pagar: R$ 50,00');
    expect(box(PAGE_BOX)).toBePartiallyChecked();
    await user.click(screen.getByRole('link', { name: 'Valor' }));
    await user.click(screen.getByRole('link', { name: 'Próxima página' }));
    await user.click(await screen.findByRole('checkbox', { name: /Oficina/ }));
    expect(bar()).toHaveTextContent('3 selecionados');
    expect(bar()).toHaveTextContent('A receber: R$ 451,90');
    await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
    expect(bar()).not.toBeInTheDocument();
    expect(box(/Oficina/)).not.toBeChecked();
  });

  it('Shift and a click select a range, Space one row, and the head all rows of the page [specification §2.122]', async () => {
    const { user } = await openList();
    await user.click(box(/Padaria/));
    await user.keyboard('{Shift>}');
    await user.click(box(/Energia/));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('3 selecionados');
    expect(box(PAGE_BOX)).toBeChecked();
    await user.click(box(PAGE_BOX));
    expect(bar()).not.toBeInTheDocument();
    act(() => box(/Padaria/).focus());
    await user.keyboard(' ');
    expect(box(/Padaria/)).toBeChecked();
  });

  it('settled entries are summed as income and expenses [specification §2.352]', async () => {
    const { user } = await openList('?status=paid');
    await user.click(box(/Padaria/));
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 4' }));
    expect(bar()).toHaveTextContent('R$ 1.651,90 em receitasR$ 50,00 em despesas');
    expect(bar()).not.toHaveTextContent('A receber');
  });

  it('all entries of the filter are selected with their sum, until one is left out or the filter changes [specification §2.122]', async () => {
    const { user } = await openList('?status=unpaid');
    await user.click(box(/Padaria/));
    await user.click(screen.getByRole('button', { name: 'Selecionar todos os 4' }));
    expect(bar()).toHaveTextContent('4 selecionados');
    expect(bar()).toHaveTextContent('A receber: R$ 1.651,90A pagar: R$ 50,00');
    await user.click(screen.getByRole('link', { name: 'Próxima página' }));
    expect(await screen.findByRole('checkbox', { name: /Oficina/ })).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Voltar à primeira página' }));
    expect(bar()).not.toHaveTextContent('Só os desta página');
    await user.click(await screen.findByRole('checkbox', { name: /Padaria/ }));
    expect(bar()).toHaveTextContent('2 selecionados');
    expect(bar()).toHaveTextContent('Só os desta página continuam selecionados.');
    await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
    expect(bar()).not.toBeInTheDocument();
  });

  const inBar = (name: string | RegExp) => within(bar() ?? document.body).getByRole('button', { name });
  const readBodiesSentTo = (path: '/entries/payments' | '/entries/deletions' | '/entries/restorations') =>
    network.sentTo(path).map(({ body }) => JSON.parse(body) as unknown);

  it('are paid in full on one day, all of them or none, after their list and a sum of each kind [specification §2.132, §2.186]', async () => {
    network.get('/categories', getScenario('/categories', 'categories').response);
    network.any('post', '/entries/payments', () =>
      HttpResponse.json({ reason: 'not-open' }, { status: 409 }),
    );
    const { user } = await openList();
    await user.click(box(/Padaria/));
    await user.click(box(/Energia/));
    await user.click(inBar(/^Registrar (?:pagamento|recebimento)$/));
    const dialogElement = await screen.findByRole('dialog', {
      name: /^Registrar (?:pagamento|recebimento)$/,
    });
    const dialog = within(dialogElement);
    expect(await dialog.findByLabelText('Data do pagamento')).toHaveValue('20/11/2026');
    expect(dialogElement).toHaveAccessibleDescription(
      /^2 lançamentos, cada um pelo que está em aberto, todos na mesma data\.\s*A receber: R\$\s450,90\s*A pagar: R\$\s50,00$/,
    );
    await user.click(dialog.getByText('Ver os lançamentos'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Padaria São João\d\d\/\d\d\/2026R\$\s450,90$/),
      expect.stringMatching(/R\$\s50,00$/),
    ]);
    expect(dialog.queryByLabelText('Valor pago (R$)')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nenhum pagamento foi registrado.');
    await user.clear(dialog.getByLabelText('Data do pagamento'));
    await user.type(dialog.getByLabelText('Data do pagamento'), '18/11/2026');
    network.post('/entries/payments', { count: 2 });
    await user.click(dialog.getByRole('button', { name: /^Confirmar (?:pagamento|recebimento)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readBodiesSentTo('/entries/payments').at(-1)).toEqual({
      entries: [
        { id: first.id, paidOn: '2026-11-18', paidCents: 45_090 },
        { id: 'p1', paidOn: '2026-11-18', paidCents: 5_000 },
      ],
    });
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Resultado' })).toHaveFocus();
  });

  it('are deleted and restored together by an administrator [specification §2.132]', async () => {
    network.any('post', '/entries/deletions', noContent);
    network.any('post', '/entries/restorations', noContent);
    const { user } = await openList();
    await user.click(box(/Padaria/));
    await user.click(box(/Energia/));
    await user.click(inBar('Excluir'));
    expect(await screen.findByText('2 lançamentos excluídos.')).toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    const selection = { ids: [first.id, 'p1'] };
    await waitFor(() => expect(readBodiesSentTo('/entries/restorations')).toEqual([selection]));
    expect(readBodiesSentTo('/entries/deletions')).toEqual([selection]);
  });

  it('of a series are deleted alone, and the series goes on @long [specification §2.205]', async () => {
    network.get(PATH, { ...list, total, entries: [{ ...first, occurrence: 3, seriesId: '12' }, second] });
    network.any('post', '/entries/deletions', noContent);
    const { user } = await renderApp({ at: '/app/entries' });
    await screen.findByRole('table');
    await user.click(box(/Padaria/));
    await user.click(box(new RegExp(second.counterparty)));
    await user.click(inBar('Excluir'));
    expect(await screen.findByText(/^2 lançamentos excluídos\. O que se repete continua/)).toBeVisible();
    expect(readBodiesSentTo('/entries/deletions')).toMatchObject([{ ids: [first.id, second.id] }]);
  });

  it('with a payment are not deleted, and a message says what to do [specification §2.198]', async () => {
    const editor = getScenario('/session', 'editor').response;
    network.get('/session', { ...editor, operations: ['deleteEntries', 'restoreEntries'] });
    const paid = { ...second, status: 'paid' as const, mayDelete: false };
    network.get(PATH, { ...list, total, entries: [{ ...first, mayDelete: true }, paid] });
    network.any('post', '/entries/deletions', () =>
      HttpResponse.json({ message: 'x', reason: 'has-payment', ids: [second.id] }, { status: 409 }),
    );
    const { user } = await renderApp({ at: '/app/entries' });
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(second.counterparty) }));
    await user.click(box(/Padaria/));
    await user.click(inBar('Excluir'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /^1 lançamento tem pagamento, e nada foi excluído\. Abra o lançamento, estorne o pagamento/,
    );
    expect(bar()).toHaveTextContent('2 selecionados');
  });

  it('are not deleted by an editor while one is not the own one of today, and stay selected [specification §2.189]', async () => {
    const editor = getScenario('/session', 'editor').response;
    network.get('/session', { ...editor, operations: ['deleteEntries', 'restoreEntries'] });
    network.get(PATH, {
      ...list,
      total,
      entries: [
        { ...first, mayDelete: true },
        { ...second, mayDelete: false },
      ],
    });
    network.any('post', '/entries/deletions', noContent);
    const { user } = await renderApp({ at: '/app/entries' });
    // A row has a button only where it works.
    expect(await screen.findAllByRole('button', { name: /^Excluir:/ })).toHaveLength(1);
    await user.click(box(new RegExp(second.counterparty)));
    expect(within(bar() ?? document.body).queryByRole('button', { name: 'Excluir' })).toBeNull();
    await user.click(box(/Padaria/));
    await user.click(inBar('Excluir'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /1 lançamento selecionado é de outra pessoa ou de outro dia, e nada foi excluído/,
    );
    expect(bar()).toHaveTextContent('2 selecionados');
    expect(network.sentTo('/entries/deletions')).toEqual([]);
    await user.click(box(new RegExp(second.counterparty)));
    await user.click(inBar('Excluir'));
    expect(await screen.findByText('1 lançamento excluído.')).toBeInTheDocument();
    network.any('post', '/entries/restorations', () =>
      HttpResponse.json({ message: 'x', reason: 'not-own' }, { status: 403 }),
    );
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    const readToasts = () => screen.getAllByRole('alertdialog').map(({ textContent }) => textContent);
    await waitFor(() => expect(readToasts()[0]).toMatch(/Nada foi restaurado/));
    expect(screen.getByText('1 lançamento excluído.')).toBeInTheDocument();
  });

  it('with a paid one, or all of the filter, have no payment, and an editor has no deletion @long [specification §2.132]', async () => {
    network.get('/session', getScenario('/session', 'editor').response);
    network.get(PATH, {
      ...list,
      total,
      entries: [{ ...first, status: 'paid', paidOn: '2026-11-20', paidCents: 1 }, second],
    });
    const { user } = await renderApp({ at: '/app/entries' });
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(second.counterparty) }));
    await waitFor(() =>
      expect(within(bar() ?? document.body).queryByRole('button', { name: 'Excluir' })).toBeNull(),
    );
    expect(inBar(/^Registrar (?:pagamento|recebimento)$/)).toBeInTheDocument();
    await user.click(box(/Padaria/));
    expect(
      within(bar() ?? document.body).queryByRole('button', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    ).toBeNull();
    await user.click(box(/Padaria/));
    await user.click(inBar('Selecionar todos os 4'));
    expect(
      within(bar() ?? document.body).queryByRole('button', { name: /^Registrar (?:pagamento|recebimento)$/ }),
    ).toBeNull();
  });
});

describe('the columns', () => {
  const STORED_COLUMNS = STORED.tables.entryColumns.key;
  const CHOICES = [
    'Tipo',
    'Categoria',
    'Forma de pagamento',
    'Documento',
    'Emissão',
    'Vencimento',
    'Pagamento',
    'Recebimento',
    'Situação',
    'Valor',
    'Valor pago',
  ];
  /** Returns the visible columns that can be hidden, in the order of the table. */
  const readTitles = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter((title) => CHOICES.includes(title));
  const openList = async (query = '') => {
    network.get(PATH, list);
    const view = await renderApp({ at: `/app/entries${query}` });
    await screen.findByRole('table');
    return view;
  };
  const openChoice = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await screen.findByRole('dialog', { name: 'Colunas' });
  };

  it('are chosen and moved, and stay so for this person [specification §2.124, §3.31]', async () => {
    const { user } = await openList('?kind=receivable');
    expect(readTitles()).toEqual([
      'Categoria',
      'Documento',
      'Vencimento',
      'Recebimento',
      'Situação',
      'Valor',
    ]);
    await openChoice(user);
    await user.click(screen.getByRole('checkbox', { name: 'Categoria' }));
    await user.click(screen.getByRole('checkbox', { name: 'Recebimento' }));
    await user.click(screen.getByRole('checkbox', { name: 'Emissão' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tipo' }));
    expect(readTitles()).toEqual(['Tipo', 'Documento', 'Emissão', 'Vencimento', 'Situação', 'Valor']);
    await user.click(screen.getByRole('button', { name: 'Mover Valor para cima' }));
    expect(screen.getByRole('button', { name: 'Mover Valor para cima' })).toHaveFocus();
    expect(screen.getByText(/: posição/)).toHaveTextContent('Valor: posição 5 de 6');
    await user.click(screen.getByRole('button', { name: 'Mover Tipo para baixo' }));
    expect(screen.getByRole('button', { name: 'Mover Tipo para baixo' })).toHaveFocus();
    expect(readTitles()).toEqual(['Documento', 'Tipo', 'Emissão', 'Vencimento', 'Valor', 'Situação']);
    await waitFor(() =>
      expect(localStorage.getItem('portal-desk')).toContain(
        'counterparty,document,kind,issued,due,amount,status',
      ),
    );
  });

  it('belong to each person, and those of the browser count until then [specification §2.124, §3.31]', async () => {
    const session = getScenario('/session', 'admin').response;
    network.get('/session', { ...session, id: 'ana' });
    localStorage.setItem(STORED_COLUMNS, 'counterparty,amount,due');
    const first = await openList('?kind=receivable');
    await waitFor(() => expect(readTitles()).toEqual(['Valor', 'Vencimento']));
    await openChoice(first.user);
    await first.user.click(screen.getByRole('checkbox', { name: 'Documento' }));
    expect(readTitles()).toEqual(['Documento', 'Valor', 'Vencimento']);
    await waitFor(() => expect(localStorage.getItem('portal-desk')).toContain('counterparty,document'));
    await waitFor(() => expect(localStorage.getItem(STORED_COLUMNS)).toBeNull());
    first.unmount();
    network.get('/session', { ...session, id: 'bruno' });
    const second = await openList('?kind=receivable');
    await waitFor(() => expect(readTitles()).toContain('Categoria'));
    second.unmount();
    network.get('/session', { ...session, id: 'ana' });
    await openList('?kind=receivable');
    await waitFor(() => expect(readTitles()).toEqual(['Documento', 'Valor', 'Vencimento']));
  });

  it('belong to the browser if the session has no id [specification §3.32]', async () => {
    const session = { ...getScenario('/session', 'admin').response };
    delete session.id;
    network.get('/session', session);
    const { user } = await openList('?kind=receivable');
    await openChoice(user);
    await user.click(screen.getByRole('checkbox', { name: 'Categoria' }));
    await waitFor(() => expect(localStorage.getItem(STORED_COLUMNS)).toMatch(/^counterparty,document,due/));
  });

  it('are those of an earlier visit, without unknown and repeated ones, until the default is restored @long [specification §2.124]', async () => {
    localStorage.setItem(STORED_COLUMNS, 'counterparty,amount,colour,due,amount');
    const { user } = await openList('?kind=receivable');
    expect(readTitles()).toEqual(['Valor', 'Vencimento']);
    await openChoice(user);
    // The first column stays at the top, and the button keeps the focus.
    await user.click(screen.getByRole('button', { name: 'Mover Valor para cima' }));
    expect(readTitles()).toEqual(['Valor', 'Vencimento']);
    await user.click(screen.getByRole('button', { name: 'Restaurar o padrão' }));
    expect(readTitles()).toContain('Categoria');
    await waitFor(() => expect(localStorage.getItem(STORED_COLUMNS)).toBeNull());
  });
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EXPORT_PATH = '/entries/export';

it('an export has the filter and the order of the page [specification §2.140]', async () => {
  network.get(PATH, list);
  network.any('get', EXPORT_PATH, () => new HttpResponse('PK', { headers: { 'content-type': XLSX } }));
  const saved = watchDownloads();
  const { user } = await renderApp({ at: '/app/entries?status=overdue&sort=-amount&after=x&odd=1' });
  (await screen.findByRole('button', { name: 'Escolher o formato' })).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: /Planilha/ });
  expect(item).toHaveFocus();
  await user.click(item);
  await waitFor(() => expect(saved).toHaveLength(1));
  // The response names no file.
  expect(saved[0]?.name).toBe('export.xlsx');
  expect(network.sentTo(EXPORT_PATH).map(({ url }) => new URL(url).search)).toEqual([
    '?status=overdue&sort=-amount&format=xlsx',
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus());
});

it('a report has all entries of the filter, and a refusal names the limit @long [specification §2.140]', async () => {
  network.get(PATH, list);
  const replies = [
    new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    HttpResponse.json({ message: 'x', reason: 'too-many-entries', most: 2_000 }, { status: 422 }),
  ];
  network.any('post', '/entries/report', () => replies.shift() ?? HttpResponse.error());
  const saved = watchDownloads();
  const { user } = await renderApp({ at: '/app/entries?status=overdue&sort=-amount&after=x&odd=1' });
  const menu = await screen.findByRole('button', { name: 'Escolher o formato' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: /Relatório/ }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['export.pdf']));
  expect(network.sentTo('/entries/report').map(({ url, body }) => [new URL(url).search, body])).toEqual([
    ['?status=overdue&sort=-amount', '{}'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Escolher o formato' }));
  await user.click(await screen.findByRole('menuitem', { name: /Relatório/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Um relatório pode ter até 2.000 lançamentos. Filtre ou selecione menos.',
  );
  expect(saved).toHaveLength(1);
});

it('an export can be cancelled by the same button, and saves nothing [specification §2.140]', async () => {
  network.get(PATH, list);
  network.any('get', EXPORT_PATH, () => new Promise<Response>(() => undefined));
  const saved = watchDownloads();
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText('Exportando…')).toHaveAttribute('role', 'status');
  const cancel = screen.getByRole('button', { name: 'Cancelar exportação' });
  expect(cancel).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Escolher o formato' })).not.toBeInTheDocument();
  await user.click(cancel);
  expect(await screen.findByRole('button', { name: 'Exportar' })).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

it.each([1366, 400])(
  'a partly paid entry shows what is open, and the agreed amount as a note, at %i px [specification §2.237]',
  async (width) => {
    resizeTo(width);
    const entries = list.entries.slice(0, 1).map((entry) => ({ ...entry, openCents: 200_90 }));
    network.get(PATH, { ...list, entries });
    await renderApp({ at: '/app/entries?view=all' });
    await screen.findByRole('link', { name: 'Padaria São João' });
    const text = screen.getByRole('main').textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('+R$ 200,90de R$ 450,90');
  },
);

it.each([
  ['an empty file', () => new HttpResponse('', { headers: { 'content-type': 'text/csv' } })],
  ['no content', noContent],
])('an export with %s is explained, and saves nothing [specification §7.11]', async (_name, reply) => {
  network.get(PATH, list);
  network.any('get', EXPORT_PATH, reply);
  const saved = watchDownloads();
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('O servidor enviou um arquivo vazio');
  expect(saved).toEqual([]);
});

it('a page in place of a file is explained, and saves nothing [specification §7.11]', async () => {
  network.get(PATH, list);
  network.any('get', EXPORT_PATH, () => HttpResponse.html('<h1>Proxy</h1>'));
  const saved = watchDownloads();
  const { user } = await renderApp({ at: '/app/entries' });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('O servidor respondeu algo inesperado.');
  expect(saved).toEqual([]);
});
