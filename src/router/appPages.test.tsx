import { screen, waitFor, within } from '@testing-library/react';
import { stubWithoutExtension } from '../../test/support/network';
import { renderApp, storeSession } from '../../test/support/renderApp';
import { paths } from '../config/paths';
import { SETTINGS_PARTS, settingsPartTo } from '../config/settingsParts';
import { listMenuPages } from '../controls/pages';
import { APP_PAGES } from './appPages';

const entries = listMenuPages('admin', APP_PAGES);
const ids = (pages: readonly { id: string }[]) => pages.map(({ id }) => id);

it('an editor may open every menu entry but the categories, the users, the company’s data and the audit, and a visitor without a role none [specification §2.33]', () => {
  expect(ids(entries)).toEqual([
    'home',
    'dashboards',
    'entries',
    'seriesList',
    'bank',
    'categories',
    'users',
    'company',
    'audit',
    'settings',
  ]);
  expect(ids(listMenuPages('editor', APP_PAGES))).toEqual([
    'home',
    'dashboards',
    'entries',
    'seriesList',
    'bank',
    'settings',
  ]);
  expect(listMenuPages(null, APP_PAGES)).toEqual([]);
});

it('the menu does not contain an entry that the role may not open [specification §2.33]', () => {
  const pages = APP_PAGES.map((page) =>
    page.id === 'settings' ? { ...page, access: ['admin'] as const } : page,
  );
  expect(ids(listMenuPages('admin', pages))).toEqual(ids(entries));
  expect(ids(listMenuPages('editor', pages))).toEqual([
    'home',
    'dashboards',
    'entries',
    'seriesList',
    'bank',
  ]);
});

it.each(entries)(
  'the entry $id leads to its page, which the breadcrumb names [specification §2.33, §4.30]',
  async ({ id, menu, title }) => {
    stubWithoutExtension();
    storeSession();
    const { address } = await renderApp({ at: menu.to, settings: { authGuardEnabled: true } });
    const steps = await screen.findByRole('navigation', { name: 'Trilha de navegação' });
    const name = {
      'home.title': 'Início',
      'menu.dashboards': 'Painéis',
      'entries.title': 'Lançamentos',
      'entry.series.list.title': 'Recorrências',
      'bank.title': 'Contas',
      'categories.title': 'Categorias',
      'users.title': 'Usuários',
      'company.title': 'Empresa',
      'audit.title': 'Auditoria',
      'menu.settings': 'Configurações',
    }[title.id ?? ''];
    expect(within(steps).getByText(String(name))).toBeInTheDocument();
    const at = {
      home: '/app',
      dashboards: '/app/dashboards/vendas',
      entries: '/app/entries',
      seriesList: '/app/series',
      bank: '/app/bank',
      categories: '/app/categories',
      users: '/app/users',
      company: '/app/company',
      audit: '/app/audit',
      settings: '/app/settings',
    }[id];
    await waitFor(() => expect(address()).toBe(at));
  },
);

it('a page that throws is replaced by a message in the frame, and the next page is shown [specification §8.14]', async () => {
  stubWithoutExtension();
  storeSession();
  // React reports the error that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The settings scroll to the part in the address.
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    throw new Error('a defect');
  });
  const { user } = await renderApp({ at: settingsPartTo('language') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Algo deu errado nesta tela' }),
  ).toBeInTheDocument();
  scroll.mockRestore();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Início' }));
  await user.click(await screen.findByRole('link', { name: 'Abrir o meu painel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Painel' })).toBeInTheDocument();
});

it('a part of the settings is not a separate page [specification §2.33]', () => {
  for (const part of SETTINGS_PARTS) expect(settingsPartTo(part)).toBe(`${paths.settings.to()}#${part}`);
});
