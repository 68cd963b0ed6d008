import { act, screen, waitFor, within } from '@testing-library/react';
import { network } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';
import { STORED } from '../../config/stored';

const session = getScenario('/session', 'admin').response;
const { dashboards } = getScenario('/dashboards', 'dashboards').response;
const FURTHER_TITLES = ['Estoque', 'Logística', 'Compras', 'Produção', 'Recursos humanos', 'Qualidade'];
const NINE_DASHBOARDS = [
  ...dashboards,
  ...FURTHER_TITLES.map((title, index) => ({ code: `fc-${index}`, title })),
];
const USER_ID = 'd1f7';

beforeAll(async () => {
  await Promise.all([
    import('./AppFrame'),
    import('../dashboard/DashboardScreen'),
    import('./MenuDrawer'),
    import('../settings/SettingsScreen'),
  ]);
}, 60_000);
beforeEach(() => {
  resizeTo(1600);
  storeSession();
  network.get('/session', { ...session, id: USER_ID });
  network.get('/dashboards', { dashboards: NINE_DASHBOARDS });
});

const findPanel = () => screen.findByRole('navigation', { name: 'Painéis' });
/** Opens a dashboard, and returns the list panel with the loaded list. */
async function openDashboard() {
  const view = await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1, name: 'Vendas' });
  const list = await findPanel();
  await within(list).findAllByRole('list');
  return { ...view, list };
}
const findLinks = (part: HTMLElement) => within(part).queryAllByRole('link');
const readLinks = (part: HTMLElement) => findLinks(part).map(({ textContent }) => textContent);
const readCurrent = (part: HTMLElement) =>
  findLinks(part)
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);
/** Returns the name and the links of each group. */
const readGroups = (part: HTMLElement) =>
  ['Favoritos', 'Outros painéis', 'Todos os painéis'].flatMap((name) => {
    const group = within(part).queryByRole('list', { name });
    return group ? [[name, ...readLinks(group)]] : [];
  });
const readCounts = (part: HTMLElement) =>
  within(part)
    .queryAllByText(/^\d+ (item|itens)$/)
    .map(({ textContent }) => textContent);
const storeFavourites = (...favourites: string[]) =>
  localStorage.setItem(STORED.desk.people.key, JSON.stringify({ [USER_ID]: { favourites, recent: [] } }));

describe('favourites', () => {
  beforeEach(() => network.get('/dashboards', { dashboards }));

  it('are a group of their own above the other dashboards, each group with its count [specification §2.96]', async () => {
    storeFavourites('financeiro', 'antigo');
    const { list } = await openDashboard();
    expect(readGroups(list)).toEqual([
      ['Favoritos', 'Financeiro'],
      ['Outros painéis', 'Visão geral', 'Vendas'],
    ]);
    expect(readCounts(list)).toEqual(['1 item', '2 itens']);
  });

  it('have no group while there are none [specification §2.96]', async () => {
    const { list } = await openDashboard();
    expect(readGroups(list)).toEqual([['Todos os painéis', 'Visão geral', 'Vendas', 'Financeiro']]);
    expect(readCounts(list)).toEqual(['3 itens']);
  });

  it('a star moves its dashboard between the groups and keeps the focus, and only one link is current [specification §2.96]', async () => {
    const { user, list } = await openDashboard();
    const star = () => within(list).getByRole('button', { name: 'Favorito: Vendas' });
    expect(star()).toHaveAttribute('aria-pressed', 'false');
    act(() => star().focus());
    await user.keyboard('{Enter}');
    expect(readGroups(list)[0]).toEqual(['Favoritos', 'Vendas']);
    expect(star()).toHaveAttribute('aria-pressed', 'true');
    expect(star()).toHaveFocus();
    expect(readCurrent(list)).toEqual(['Vendas']);
    await user.keyboard('{Enter}');
    expect(readGroups(list)).toHaveLength(1);
    expect(star()).toHaveFocus();
    expect(readCurrent(list)).toEqual(['Vendas']);
  });

  it('leave no empty group if every dashboard is one [specification §2.96]', async () => {
    storeFavourites('vendas', 'default', 'financeiro');
    const { list } = await openDashboard();
    expect(readGroups(list)).toEqual([['Favoritos', 'Vendas', 'Visão geral', 'Financeiro']]);
    expect(readCounts(list)).toEqual(['3 itens']);
  });

  it('the only dashboard of a backend without a list has neither group nor star [specification §2.35]', async () => {
    network.any('get', '/dashboards', () => new Response('{}', { status: 404 }));
    await renderApp({ at: '/app/dashboards/vendas' });
    const list = await findPanel();
    await within(list).findByRole('link', { name: 'Painel padrão' });
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
    expect(readCounts(list)).toEqual([]);
  });
});

describe('the search of a list', () => {
  const field = (list: HTMLElement) => within(list).getByRole('searchbox', { name: 'Buscar em Painéis' });

  it('is there from nine entries on, with the favourites [specification §2.97]', async () => {
    storeFavourites('vendas');
    network.get('/dashboards', { dashboards: NINE_DASHBOARDS.slice(0, 8) });
    const { list, unmount } = await openDashboard();
    expect(within(list).queryByRole('searchbox')).not.toBeInTheDocument();
    unmount();
    network.get('/dashboards', { dashboards: NINE_DASHBOARDS });
    expect(field((await openDashboard()).list)).toBeInTheDocument();
  });

  it.each([
    ['without accents and case', 'LOGISTICA', ['Logística']],
    ['a part of a word', 'duç', ['Produção']],
    ['words in any order', 'hum rec', ['Recursos humanos']],
    ['a code', 'FC-0', ['Estoque']],
    ['spaces alone', '  ', NINE_DASHBOARDS.map(({ title }) => title)],
  ])('filters by %s [specification §2.97]', async (_name, query, expected) => {
    const { user, list } = await openDashboard();
    await user.type(field(list), query);
    expect(readLinks(list)).toEqual(expected);
  });

  it('keeps the groups and their counts, and announces the number of results [specification §2.97]', async () => {
    storeFavourites('vendas');
    const { user, list } = await openDashboard();
    expect(within(list).getByRole('status')).toBeEmptyDOMElement();
    await user.type(field(list), 'as');
    expect(readGroups(list)).toEqual([
      ['Favoritos', 'Vendas'],
      ['Outros painéis', 'Compras'],
    ]);
    expect(readCounts(list)).toEqual(['1 item', '1 item']);
    expect(within(list).getByRole('status')).toHaveTextContent('2 resultados');
  });

  it('says which text has no result [specification §2.97]', async () => {
    const { user, list } = await openDashboard();
    await user.type(field(list), 'xyz ');
    expect(readLinks(list)).toEqual([]);
    expect(within(list).getByRole('status')).toHaveTextContent('Nenhum resultado para “xyz”.');
    await user.click(within(list).getByRole('button', { name: 'Limpar' }));
    expect(field(list)).toHaveFocus();
    expect(readLinks(list)).toHaveLength(9);
    expect(within(list).queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
  });

  it('is empty after a navigation, and stays after a star [specification §2.97]', async () => {
    const { user, list } = await openDashboard();
    await user.type(field(list), 'vend');
    await user.click(within(list).getByRole('button', { name: 'Favorito: Vendas' }));
    expect(readLinks(list)).toEqual(['Vendas']);
    await user.clear(field(list));
    await user.type(field(list), 'compras');
    await user.click(within(list).getByRole('link', { name: 'Compras' }));
    await screen.findByRole('heading', { level: 1, name: 'Compras' });
    const nextList = await findPanel();
    expect(field(nextList)).toHaveValue('');
    expect(readLinks(nextList)).toHaveLength(9);
  });

  it('Escape clears the text first, then it closes the list over the page [specification §2.97, §2.34]', async () => {
    resizeTo(1200);
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { level: 1, name: 'Vendas' });
    await user.click(screen.getByRole('button', { name: 'Painéis' }));
    const list = await screen.findByRole('dialog', { name: 'Painéis' });
    await user.type(field(list), 'ven');
    await user.keyboard('{Escape}');
    expect(field(list)).toHaveValue('');
    expect(field(list)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Painéis' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Painéis' })).toHaveFocus();
  });

  it('Escape clears the text in the menu of a phone, then it closes the menu [specification §2.97, §2.36]', async () => {
    resizeTo(360);
    const { user } = await renderApp({ at: '/app/dashboards/vendas' });
    await screen.findByRole('heading', { level: 1, name: 'Vendas' });
    await user.click(await screen.findByRole('button', { name: 'Menu principal' }));
    const list = await screen.findByRole('dialog', { name: 'Menu principal' });
    await user.type(field(list), 'ven');
    await user.keyboard('{Escape}');
    expect(field(list)).toHaveValue('');
    await user.keyboard('fin');
    expect(readLinks(list)).toContain('Financeiro');
    expect(field(list)).toHaveValue('fin');
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not above the short list of settings [specification §2.97]', async () => {
    await renderApp({ at: '/app/settings' });
    const list = await screen.findByRole('navigation', { name: 'Configurações' });
    expect(readLinks(list)).toHaveLength(5);
    expect(within(list).queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
