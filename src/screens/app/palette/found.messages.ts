import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the names and entries that the palette finds. */
export const messages = defineMessages({
  searching: {
    id: 'palette.searching',
    defaultMessage: 'Buscando nos lançamentos…',
    description: 'Text below the list of the command palette while the backend searches names and entries',
  },
  searchAgain: {
    id: 'palette.searchAgain',
    defaultMessage: 'Não foi possível buscar nos lançamentos: tentar de novo',
    description: 'Command in place of names and entries if their search failed: searches again',
  },
  searchList: {
    id: 'palette.searchList',
    defaultMessage: 'Buscar “{query}” em Lançamentos',
    description:
      'Last command of the palette: opens the list of entries with the typed text as its search. {query} is the typed text.',
  },
  hasMore: {
    id: 'palette.hasMore',
    defaultMessage: 'Há mais resultados. Digite mais letras ou busque na lista.',
    description: 'Text below the list of the command palette if more names or entries match',
  },
  count: {
    id: 'palette.name.count',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Below a customer or supplier in the command palette: the number of its entries',
  },
  settled: {
    id: 'palette.name.settled',
    defaultMessage: 'nada em aberto',
    description: 'Below a customer or supplier in the command palette, after the number of its entries',
  },
  due: {
    id: 'palette.entry.due',
    defaultMessage: 'vence em {day}',
    description:
      'Below an unpaid entry in the command palette, after its kind. {day} is a day such as 05/12/2026.',
  },
  wasDue: {
    id: 'palette.entry.wasDue',
    defaultMessage: 'venceu em {day}',
    description:
      'Below an overdue entry in the command palette, after its kind. {day} is a day such as 05/12/2026.',
  },
  paid: {
    id: 'palette.entry.paid',
    defaultMessage: 'Pago em {day}',
    description: 'Below a paid entry in the command palette. {day} is a day such as 05/12/2026.',
  },
  received: {
    id: 'palette.entry.received',
    defaultMessage: 'Recebido em {day}',
    description: 'Below a received entry in the command palette. {day} is a day such as 05/12/2026.',
  },
  open: {
    id: 'palette.entry.open',
    defaultMessage: '{amount} em aberto',
    description: 'Below an entry in the command palette of which a part is paid: the rest',
  },
});
