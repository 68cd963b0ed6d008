import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the palette's list. They are loaded with it. */
export const listMessages = defineMessages({
  list: {
    id: 'palette.list',
    defaultMessage: 'Resultados',
    description: 'Name of the list of results, for screen readers',
  },
  more: {
    id: 'palette.more',
    defaultMessage:
      'Mais {count, plural, one {# resultado} other {# resultados}}. Digite uma parte do nome para encontrar.',
    description:
      'Text below the list of the command palette if more commands match. {count} is their number.',
  },
  noneAmount: {
    id: 'palette.none.amount',
    defaultMessage: 'Nenhum lançamento com {amount}.',
    description: 'Text in the command palette if the typed amount is that of no entry',
  },
  noneDetail: {
    id: 'palette.none.detail',
    defaultMessage: 'Aqui se acham clientes, fornecedores, lançamentos, páginas, painéis e ações.',
    description: 'Advice below the text for no results in the command palette',
  },
  noneDetailPages: {
    id: 'palette.none.detailPages',
    defaultMessage: 'Aqui se acham páginas, painéis e ações.',
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
