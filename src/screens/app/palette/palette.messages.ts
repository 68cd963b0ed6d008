import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** The texts of the palette itself. */
export const messages = defineMessages<{
  readonly open: NoMessageValues;
  readonly notLoaded: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly title: NoMessageValues;
  readonly field: NoMessageValues;
  readonly list: NoMessageValues;
  readonly close: NoMessageValues;
  readonly count: { readonly count: number | bigint };
  readonly none: { readonly query: MessageValue };
  readonly noneDetail: NoMessageValues;
  readonly listAgain: NoMessageValues;
  readonly asking: NoMessageValues;
  readonly current: NoMessageValues;
  readonly move: NoMessageValues;
  readonly choose: NoMessageValues;
  readonly leave: NoMessageValues;
}>({
  open: {
    id: 'palette.open',
    defaultMessage: 'Buscar ou ir para…',
    description:
      'Button of the top bar that opens the command palette; placeholder of its search field on a phone',
  },
  notLoaded: {
    id: 'palette.notLoaded',
    defaultMessage: 'Não foi possível carregar o conteúdo. Ele aparece quando a conexão voltar.',
    description:
      'In the command palette, the list of shortcuts or the about box: its code could not be loaded. It loads when the connection returns',
  },
  loading: {
    id: 'palette.loading',
    defaultMessage: 'Carregando…',
    description: 'In the command palette, the list of shortcuts or the about box while its code loads',
  },
  title: {
    id: 'palette.title',
    defaultMessage: 'Buscar ou ir para',
    description: 'Name of the command palette, for who hears the page',
  },
  field: {
    id: 'palette.field',
    defaultMessage: 'Página, painel, idioma, cor…',
    description: 'Name and placeholder of the search field of the command palette',
  },
  list: {
    id: 'palette.list',
    defaultMessage: 'O que foi encontrado',
    description: 'Name of the list of results',
  },
  close: {
    id: 'palette.close',
    defaultMessage: 'Fechar',
    description: 'Button that closes the command palette, the list of shortcuts or the about box',
  },
  count: {
    id: 'palette.count',
    defaultMessage: '{count, plural, one {# resultado} other {# resultados}}',
    description: 'Announced while somebody types in the command palette',
  },
  none: {
    id: 'palette.none',
    defaultMessage: 'Nada encontrado para “{query}”.',
    description: 'The command palette knows nothing that fits what was typed',
  },
  noneDetail: {
    id: 'palette.none.detail',
    defaultMessage: 'Tente menos letras ou o código do painel.',
    description: 'Below palette.none: what to do next',
  },
  listAgain: {
    id: 'palette.listAgain',
    defaultMessage: 'Os painéis não puderam ser listados: tentar de novo',
    description: 'Command in place of the dashboards, where asking for them failed',
  },
  asking: {
    id: 'palette.asking',
    defaultMessage: 'Buscando os painéis…',
    description: 'The list of dashboards is still on its way',
  },
  current: {
    id: 'palette.current',
    defaultMessage: 'em uso',
    description: 'Behind the choice that holds now, such as the language in use',
  },
  move: {
    id: 'palette.hint.move',
    defaultMessage: 'mover',
    description: 'Foot of the command palette, behind the two arrow keys',
  },
  choose: {
    id: 'palette.hint.choose',
    defaultMessage: 'escolher',
    description: 'Foot of the command palette, behind the Enter key',
  },
  leave: {
    id: 'palette.hint.leave',
    defaultMessage: 'fechar',
    description: 'Foot of the command palette, behind the Esc key',
  },
});
