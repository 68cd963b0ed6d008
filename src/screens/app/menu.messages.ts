import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  main: {
    id: 'menu.main',
    defaultMessage: 'Menu principal',
    description: 'Name of the main menu, and of the top bar’s button that toggles it',
  },
  close: {
    id: 'menu.close',
    defaultMessage: 'Fechar menu',
    description: 'Button that closes the menu over the page on a phone',
  },
  hideList: {
    id: 'menu.hideList',
    defaultMessage: 'Recolher a lista',
    description: 'Button below the main menu that hides the panel with the list beside it',
  },
  showList: {
    id: 'menu.showList',
    defaultMessage: 'Mostrar a lista',
    description: 'Button below the main menu that shows the panel with the list beside it',
  },
  notLoaded: {
    id: 'menu.notLoaded',
    defaultMessage: 'Não foi possível abrir o menu. Verifique a conexão e tente de novo.',
    description: 'Error message if the code of the menu over the page could not be loaded',
  },
  quick: {
    id: 'menu.quick',
    defaultMessage: 'Acesso rápido',
    description: 'Name of the bar at the foot of the page on a phone, for screen readers',
  },
  menu: {
    id: 'menu.menu',
    defaultMessage: 'Menu',
    description:
      'Button in the bar at the foot of the page on a phone that opens the main menu. One short word.',
  },
  subsOf: {
    id: 'menu.subsOf',
    defaultMessage: 'Lista: {entry}',
    description:
      'Button beside an entry of the main menu that opens the links below it. {entry} is the name of the entry.',
  },
  searchIn: {
    id: 'menu.searchIn',
    defaultMessage: 'Buscar em {list}',
    description:
      'Name and placeholder of the search field above a long list of the menu. {list} is the name of the list, such as "Painéis".',
  },
  entryCount: {
    id: 'menu.entryCount',
    defaultMessage: '{count, plural, one {# item} other {# itens}}',
    description:
      'Number of links below a heading of the menu, for screen readers. Others see only the number.',
  },
  dashboards: {
    id: 'menu.dashboards',
    defaultMessage: 'Painéis',
    description: 'Entry of the main menu, heading of its panel, and step of the breadcrumb',
  },
  defaultDashboard: {
    id: 'menu.dashboards.default',
    defaultMessage: 'Painel padrão',
    description: 'The only dashboard in the menu if the server has no list of dashboards',
  },
  dashboardsLoading: {
    id: 'menu.dashboards.loading',
    defaultMessage: 'Carregando os painéis…',
    description: 'Text in the menu while the list of dashboards loads',
  },
  dashboardsFailed: {
    id: 'menu.dashboards.failed',
    defaultMessage: 'Não foi possível carregar a lista de painéis.',
    description: 'Text in the menu in place of the dashboards, if their list could not be loaded',
  },
  dashboardsRetry: {
    id: 'menu.dashboards.retry',
    defaultMessage: 'Recarregar a lista',
    description: 'Button in the menu that loads the list of dashboards again',
  },
  dashboardsNone: {
    id: 'menu.dashboards.none',
    defaultMessage: 'Nenhum painel disponível para você ainda.',
    description: 'Text in the menu if the server lists no dashboard for this user',
  },
  settings: {
    id: 'menu.settings',
    defaultMessage: 'Configurações',
    description:
      'Entry of the main menu, heading of its panel, step of the breadcrumb, and item of the user menu',
  },
});
