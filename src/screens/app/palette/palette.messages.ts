import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the palette itself. */
export const messages = defineMessages({
  open: {
    id: 'palette.open',
    defaultMessage: 'Buscar ou ir para…',
    description:
      'Button of the top bar that opens the command palette, and placeholder of its search field on a phone',
  },
  openPages: {
    id: 'palette.openPages',
    defaultMessage: 'Ir para página ou painel…',
    description:
      'Button of the top bar that opens the command palette, and placeholder of its search field on a phone, if the backend does not search names and entries',
  },
  notLoaded: {
    id: 'palette.notLoaded',
    defaultMessage: 'Não foi possível carregar o conteúdo. Ele aparece quando a conexão voltar.',
    description:
      'Text in a dialog whose code could not be loaded. The code loads when the connection returns.',
  },
  loading: {
    id: 'palette.loading',
    defaultMessage: 'Carregando…',
    description: 'Text in a dialog while its code loads: command palette, list of shortcuts, about box',
  },
  title: {
    id: 'palette.title',
    defaultMessage: 'Buscar ou ir para',
    description: 'Name of the command palette, for screen readers',
  },
  field: {
    id: 'palette.field',
    defaultMessage: 'Nome, valor, documento, página ou ação…',
    description:
      'Name and placeholder of the search field of the command palette. It finds customers and suppliers, entries by amount and by number of the document, pages and actions.',
  },
  fieldPages: {
    id: 'palette.fieldPages',
    defaultMessage: 'Página, painel ou ação…',
    description:
      'Name and placeholder of the search field of the command palette, if the backend does not search names and entries',
  },
  list: {
    id: 'palette.list',
    defaultMessage: 'Resultados',
    description: 'Name of the list of results, for screen readers',
  },
  count: {
    id: 'palette.count',
    defaultMessage: '{count, plural, one {# resultado} other {# resultados}}',
    description:
      'Announced by screen readers while the user types in the command palette or above a list. {count} is the number of results.',
  },
  more: {
    id: 'palette.more',
    defaultMessage:
      'Mais {count, plural, one {# resultado} other {# resultados}}. Digite uma parte do nome para encontrar.',
    description:
      'Text below the list of the command palette if more commands match. {count} is their number.',
  },
  none: {
    id: 'palette.none',
    defaultMessage: 'Nenhum resultado para “{query}”.',
    description: 'Text in the command palette or a list without results. {query} is the typed text.',
  },
  noneDetail: {
    id: 'palette.none.detail',
    defaultMessage: 'Aqui se acham clientes, fornecedores, lançamentos, páginas, painéis e ações.',
    description: 'Advice below the text for no results in the command palette',
  },
  noneDetailPages: {
    id: 'palette.none.detailPages',
    defaultMessage:
      'Aqui se acham páginas, painéis e ações. Para achar um lançamento, busque em Lançamentos.',
    description:
      'Advice below the text for no results in the command palette, if the backend does not search names and entries',
  },
  listAgain: {
    id: 'palette.listAgain',
    defaultMessage: 'Não foi possível listar os painéis: tentar de novo',
    description: 'Command in place of the dashboards if their list could not be loaded: loads it again',
  },
  asking: {
    id: 'palette.asking',
    defaultMessage: 'Buscando os painéis…',
    description: 'Text in the command palette while the list of dashboards loads',
  },
  current: {
    id: 'palette.current',
    defaultMessage: 'atual',
    description: 'Mark behind the current choice in the command palette, such as the current language',
  },
  move: {
    id: 'palette.hint.move',
    defaultMessage: 'navegar',
    description: 'Hint at the end of the command palette, after the two arrow keys',
  },
  choose: {
    id: 'palette.hint.choose',
    defaultMessage: 'selecionar',
    description: 'Hint at the end of the command palette, after the Enter key',
  },
  leave: {
    id: 'palette.hint.leave',
    defaultMessage: 'fechar',
    description: 'Hint at the end of the command palette, after the Esc key',
  },
});
