import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { eachRow } from '../../../test/support/eachRow';
import { network, noContent } from '../../../test/support/network';
import { renderApp, storeSession } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import { resizeTo } from '../../../test/support/viewport';
import { STORED } from '../../config/stored';
import { changeInAnotherTab } from '../../../test/support/otherTab';

const session = getScenario('/session', 'admin').response;
const list = getScenario('/dashboards', 'dashboards').response;
const FIGURES_PATH = '/dashboards/{code}';
const figures = getScenario(FIGURES_PATH, 'metric').response;
const USER_ID = 'd1f7';
const DESK_KEY = STORED.desk.people.key;

beforeAll(async () => {
  await Promise.all([
    ...[import('../app/AppFrame'), import('./HomeScreen'), import('./DefaultFigures')],
    import('../entries/EntriesScreen'),
  ]);
}, 60_000);
beforeEach(() => {
  resizeTo(1600);
  storeSession();
  network.get('/session', { ...session, id: USER_ID });
  network.get('/dashboards', list);
});
afterEach(() => {
  jest.useRealTimers();
});

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
const readTitlesIn = async (name: string) =>
  (await findSection(name)).getAllByRole('link').map(({ textContent }) => textContent);
const star = (title: string) =>
  screen.getAllByRole('button', { name: `Favorito: ${title}` })[0] ?? document.body;
const readDesk = (): unknown => JSON.parse(localStorage.getItem(DESK_KEY) ?? 'null');

eachRow([
  ['05:00', 'Bom dia, Ana'],
  ['11:59', 'Bom dia, Ana'],
  ['12:00', 'Boa tarde, Ana'],
  ['17:59', 'Boa tarde, Ana'],
  ['18:00', 'Boa noite, Ana'],
  ['04:59', 'Boa noite, Ana'],
])('at %s the home greets with %s [specification §2.94]', async (time, greeting) => {
  jest.useFakeTimers({ now: new Date(`2026-11-20T${time}:00`), advanceTimers: true });
  await renderApp({ at: '/app' });
  expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeInTheDocument();
});

it('a user without a name is greeted without one [specification §2.94]', async () => {
  network.get('/session', { ...session, name: ' ' });
  await renderApp({ at: '/app' });
  await findSection('Todos os painéis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(Bom dia|Boa tarde|Boa noite)$/);
});

it('the home lists favourites, recent and all dashboards, and keeps them for this user [specification §2.94, §2.95, §3.31]', async () => {
  const { user, unmount } = await renderApp({ at: '/app' });
  expect(await readTitlesIn('Todos os painéis')).toEqual(['Visão geral', 'Vendas', 'Financeiro']);
  expect(screen.queryByRole('region', { name: 'Abertos por último' })).not.toBeInTheDocument();
  await user.click(star('Financeiro'));
  expect(await readTitlesIn('Favoritos')).toEqual(['Financeiro']);
  await user.click((await findSection('Todos os painéis')).getByRole('link', { name: 'Vendas' }));
  await screen.findByRole('heading', { level: 1, name: 'Vendas' });
  await waitFor(() =>
    expect(readDesk()).toEqual({ [USER_ID]: { favourites: ['financeiro'], recent: ['vendas'] } }),
  );
  unmount();

  const { user: secondUser } = await renderApp({ at: '/app' });
  expect(await readTitlesIn('Abertos por último')).toEqual(['Vendas']);
  expect(await readTitlesIn('Favoritos')).toEqual(['Financeiro']);
  await secondUser.click(star('Financeiro'));
  expect((await findSection('Favoritos')).queryByRole('link')).not.toBeInTheDocument();
});

it('the last dashboards are the newest ones, each once [specification §2.94]', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  localStorage.setItem(
    DESK_KEY,
    JSON.stringify({ [USER_ID]: { favourites: [], recent: codes.slice(0, 6) } }),
  );
  await renderApp({ at: '/app/dashboards/vendas' });
  await screen.findByRole('heading', { level: 1, name: 'Vendas' });
  await waitFor(() =>
    expect(readDesk()).toEqual({ [USER_ID]: { favourites: [], recent: ['vendas', ...codes.slice(0, 5)] } }),
  );
});

it('another user of the browser has other favourites [specification §2.95, §3.31]', async () => {
  localStorage.setItem(DESK_KEY, JSON.stringify({ other: { favourites: ['vendas'], recent: ['vendas'] } }));
  const { user } = await renderApp({ at: '/app' });
  expect((await findSection('Favoritos')).queryByRole('link')).not.toBeInTheDocument();
  await user.click(star('Vendas'));
  await waitFor(() =>
    expect(readDesk()).toEqual({
      [USER_ID]: { favourites: ['vendas'], recent: [] },
      other: { favourites: ['vendas'], recent: ['vendas'] },
    }),
  );
});

it('a user without an id keeps them until the sign-out, and nothing is stored [specification §2.95, §3.31]', async () => {
  network.any('get', '/session', { ...session, id: undefined });
  network.post('/session/end', noContent);
  const { user, store } = await renderApp({ at: '/app' });
  await findSection('Todos os painéis');
  await user.click(star('Vendas'));
  expect(await readTitlesIn('Favoritos')).toEqual(['Vendas']);
  expect(localStorage.getItem(DESK_KEY)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ana Souza' }));
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  await screen.findByLabelText('Login');
  expect(store.getState().desk.unnamed).toBeNull();
});

it.each(['{', '7', '[]', '{"d1f7":null}', '{"d1f7":{"favourites":{},"recent":[7,null]}}'])(
  'a stored list of %s is empty [specification §3.31]',
  async (stored) => {
    localStorage.setItem(DESK_KEY, stored);
    await renderApp({ at: '/app' });
    expect((await findSection('Favoritos')).queryByRole('link')).not.toBeInTheDocument();
  },
);

it('a favourite that is no longer offered is not listed [specification §2.94]', async () => {
  localStorage.setItem(
    DESK_KEY,
    JSON.stringify({ [USER_ID]: { favourites: ['antigo', 'vendas'], recent: ['antigo'] } }),
  );
  await renderApp({ at: '/app' });
  expect(await readTitlesIn('Favoritos')).toEqual(['Vendas']);
  expect(screen.queryByRole('region', { name: 'Abertos por último' })).not.toBeInTheDocument();
});

it('a favourite of another tab appears [specification §4.14]', async () => {
  await renderApp({ at: '/app' });
  await findSection('Todos os painéis');
  changeInAnotherTab(DESK_KEY, JSON.stringify({ [USER_ID]: { favourites: ['vendas'], recent: [] } }));
  await waitFor(async () => expect(await readTitlesIn('Favoritos')).toEqual(['Vendas']));
});

it('a list that cannot be loaded is reported, with a retry', async () => {
  network.any('get', '/dashboards', () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  const { user } = await renderApp({ at: '/app' });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Não foi possível carregar os painéis' }),
  ).toBeInTheDocument();
  network.get('/dashboards', list);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Tentar de novo' }));
  expect(await readTitlesIn('Todos os painéis')).toHaveLength(3);
});

it('the default dashboard greets too [specification §2.94]', async () => {
  await renderApp({ at: '/app/dashboards/default' });
  await screen.findByRole('heading', { level: 1, name: 'Visão geral' });
  expect(screen.getByRole('main')).toHaveTextContent(/(Bom dia|Boa tarde|Boa noite), Ana/);
});

const findAttention = () => findSection('Precisa de atenção');

it('the home lists the figures that need a reaction, and leads to their entries [specification §2.94]', async () => {
  network.get(FIGURES_PATH, figures);
  network.get('/entries', getScenario('/entries', 'overdue').response);
  const { user, address } = await renderApp({ at: '/app' });
  const rows = within(await (await findAttention()).findByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Vencido a receberR$ 18.402,5014 lançamentos',
    'Menor saldo em 30 dias-R$ 2.300,00em 05/12',
  ]);
  await user.click(await (await findAttention()).findByRole('link', { name: /^Vencido a receber/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lançamentos' })).toBeInTheDocument();
  expect(address()).toBe('/app/entries?kind=receivable&status=overdue');
});

it('figures that cannot be loaded again stay on the home and are marked [specification §2.94, §2.103]', async () => {
  network.get(FIGURES_PATH, figures);
  await renderApp({ at: '/app' });
  await (await findAttention()).findByRole('list');
  network.any('get', FIGURES_PATH, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await (await findAttention()).findByRole('status')).toHaveTextContent(
    /^Não foi possível atualizar\. Os números são das /,
  );
  expect((await findAttention()).getByRole('list')).toBeInTheDocument();
});

it('a calm day is said to be one [specification §2.94]', async () => {
  network.get(FIGURES_PATH, {
    ...figures,
    widgets: [
      { id: 'overdueIn', kind: 'metric', title: 'Vencido a receber', value: 0, good: 'down', count: 0 },
    ],
  });
  await renderApp({ at: '/app' });
  expect(await (await findAttention()).findByText('Nada vencido e nada para hoje.')).toBeInTheDocument();
});

it('a backend without figures is named [specification §2.94]', async () => {
  await renderApp({ at: '/app' });
  expect(
    await (
      await findAttention()
    ).findByText('Os avisos sobre os números dos painéis ainda não estão disponíveis.'),
  ).toBeInTheDocument();
});

it('figures that cannot be loaded do not take the home, and are loaded again on request [specification §2.94]', async () => {
  network.any('get', FIGURES_PATH, () => HttpResponse.json({ message: 'quebrou' }, { status: 500 }));
  const { user } = await renderApp({ at: '/app' });
  expect(await readTitlesIn('Todos os painéis')).toHaveLength(3);
  expect(await (await findAttention()).findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os avisos.',
  );
  network.get(FIGURES_PATH, figures);
  await user.click((await findAttention()).getByRole('button', { name: 'Tentar de novo' }));
  expect(await (await findAttention()).findByRole('list')).toBeInTheDocument();
});
