import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly main: NoMessageValues;
  readonly close: NoMessageValues;
  readonly sub: NoMessageValues;
  readonly subsOf: { readonly entry: MessageValue };
  readonly dashboards: NoMessageValues;
  readonly defaultDashboard: NoMessageValues;
  readonly dashboardsLoading: NoMessageValues;
  readonly dashboardsFailed: NoMessageValues;
  readonly dashboardsRetry: NoMessageValues;
  readonly dashboardsNone: NoMessageValues;
  readonly settings: NoMessageValues;
}>({
  main: {
    id: 'menu.main',
    defaultMessage: 'Menu principal',
    description: 'Name of the main menu, and of the button in the top bar that shows and hides it',
  },
  close: {
    id: 'menu.close',
    defaultMessage: 'Fechar o menu',
    description: 'Button of the menu that lies over the page on a phone',
  },
  sub: {
    id: 'menu.sub',
    defaultMessage: 'Submenu',
    description: 'Button below the main menu that shows and hides the panel beside it; one short word',
  },
  subsOf: {
    id: 'menu.subsOf',
    defaultMessage: 'Submenu: {entry}',
    description: 'Button beside an entry of the main menu that shows what stands below it',
  },
  dashboards: {
    id: 'menu.dashboards',
    defaultMessage: 'Painéis',
    description: 'Entry of the main menu, heading of its panel, and step of the breadcrumb',
  },
  defaultDashboard: {
    id: 'menu.dashboards.default',
    defaultMessage: 'Painel padrão',
    description: 'The only dashboard in the menu where the server does not list them',
  },
  dashboardsLoading: {
    id: 'menu.dashboards.loading',
    defaultMessage: 'Carregando os painéis…',
    description: 'In the menu, while the server is asked which dashboards there are',
  },
  dashboardsFailed: {
    id: 'menu.dashboards.failed',
    defaultMessage: 'A lista de painéis não pôde ser carregada.',
    description: 'In the menu, in place of the dashboards',
  },
  dashboardsRetry: {
    id: 'menu.dashboards.retry',
    defaultMessage: 'Carregar a lista de novo',
    description: 'Button below that sentence',
  },
  dashboardsNone: {
    id: 'menu.dashboards.none',
    defaultMessage: 'Nenhum painel para você ainda.',
    description: 'In the menu, where the server lists no dashboard for this user',
  },
  settings: {
    id: 'menu.settings',
    defaultMessage: 'Configurações',
    description:
      'Entry of the main menu, heading of its panel, step of the breadcrumb, item of the user menu',
  },
});
