import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly detail: NoMessageValues;
  readonly caption: NoMessageValues;
  readonly what: NoMessageValues;
  readonly value: NoMessageValues;
  readonly key: NoMessageValues;
  readonly nothing: NoMessageValues;
  readonly absent: NoMessageValues;
  readonly never: NoMessageValues;
  readonly secret: NoMessageValues;
  readonly unknown: NoMessageValues;
  readonly theme: { readonly color: MessageValue; readonly mode: MessageValue };
  readonly setAside: NoMessageValues;
  readonly on: NoMessageValues;
  readonly off: NoMessageValues;
  readonly reset: NoMessageValues;
  readonly resetQuestion: NoMessageValues;
  readonly resetYes: NoMessageValues;
  readonly resetNo: NoMessageValues;
  readonly resetDone: NoMessageValues;
}>({
  detail: {
    id: 'settings.stored.detail',
    defaultMessage: 'Tudo o que a Portaria guarda aqui, como está agora. Outro navegador não vê nada disso.',
    description: 'Below the heading of the list of what this browser keeps',
  },
  caption: {
    id: 'settings.stored.caption',
    defaultMessage: 'O que está guardado',
    description: 'Name of the table of what this browser keeps',
  },
  what: {
    id: 'settings.stored.what',
    defaultMessage: 'O que é',
    description: 'Column: what a kept entry means',
  },
  value: {
    id: 'settings.stored.value',
    defaultMessage: 'Valor',
    description: 'Column: the value of an entry',
  },
  key: {
    id: 'settings.stored.key',
    defaultMessage: 'Nome no navegador',
    description: 'Column: the technical name of a kept entry',
  },
  nothing: {
    id: 'settings.stored.nothing',
    defaultMessage: 'Nada está guardado. A Portaria só guarda o que você escolhe.',
    description: 'In place of the table while nothing is kept',
  },
  absent: {
    id: 'settings.stored.absent',
    defaultMessage: 'Sem nada guardado',
    description: 'Over the list of the entries that could be there and are not',
  },
  never: {
    id: 'settings.stored.never',
    defaultMessage: 'O login e a senha nunca são guardados pela Portaria.',
    description: 'Below the list: what is never kept',
  },
  secret: {
    id: 'settings.stored.secret',
    defaultMessage: 'Está guardado; o conteúdo não é mostrado',
    description: 'Value of a kept entry that is a secret',
  },
  unknown: {
    id: 'settings.stored.unknown',
    defaultMessage: 'Um valor que esta versão não conhece: fica como está, e vale o padrão',
    description: 'Value of a kept entry that means nothing to the portal, and that a reset leaves as well',
  },
  theme: {
    id: 'settings.stored.theme',
    defaultMessage: '{color} · {mode}',
    description: 'Value of the kept theme: name of the colour, then light or dark',
  },
  setAside: {
    id: 'settings.stored.setAside',
    defaultMessage: 'Sem efeito: outra cor foi escolhida depois',
    description:
      'Value of the kept wish to follow the system, after an earlier version stored another colour',
  },
  on: { id: 'settings.stored.on', defaultMessage: 'Ligado', description: 'Value of a kept switch' },
  off: { id: 'settings.stored.off', defaultMessage: 'Desligado', description: 'Value of a kept switch' },
  reset: {
    id: 'settings.reset.ask',
    defaultMessage: 'Voltar ao padrão',
    description: 'Button that takes appearance, menus and shortcuts back to what is shipped; asks once more',
  },
  resetQuestion: {
    id: 'settings.reset.question',
    defaultMessage: 'Voltar ao padrão em aparência, menus e atalhos? O idioma e a sessão ficam como estão.',
    description: 'Question before the settings are reset',
  },
  resetYes: {
    id: 'settings.reset.yes',
    defaultMessage: 'Sim, voltar ao padrão',
    description: 'Answer to the question: reset',
  },
  resetNo: {
    id: 'settings.reset.no',
    defaultMessage: 'Cancelar',
    description: 'Answer to the question: keep',
  },
  resetDone: {
    id: 'settings.reset.done',
    defaultMessage: 'Pronto. Aparência, menus e atalhos voltaram ao padrão.',
    description: 'After the settings were reset',
  },
});

/** What each stored key means to the visitor, in the order of the list. */
export const meanings = defineMessages({
  'portal-token': {
    id: 'settings.stored.is.token',
    defaultMessage: 'Sua sessão',
    description: 'Kept entry: the token',
  },
  'portal-user': {
    id: 'settings.stored.is.user',
    defaultMessage: 'A resposta do servidor à sua entrada',
    description: 'Kept entry: the answer to the sign-in',
  },
  theme_lang: { id: 'settings.stored.is.language', defaultMessage: 'Idioma', description: 'Kept entry' },
  'vien-themecolor': {
    id: 'settings.stored.is.color',
    defaultMessage: 'Cor e modo',
    description: 'Kept entry: the theme',
  },
  'vien-themeradius': {
    id: 'settings.stored.is.radius',
    defaultMessage: 'Cantos',
    description: 'Kept entry: the corners',
  },
  'portal-theme-mode': {
    id: 'settings.stored.is.themeMode',
    defaultMessage: 'Claro ou escuro conforme o sistema',
    description: 'Kept entry: the wish to follow the system',
  },
  'portal-menu': {
    id: 'settings.stored.is.menu',
    defaultMessage: 'Menus ao chegar',
    description: 'Kept entry: menu type',
  },
  'portal-menu-wide': {
    id: 'settings.stored.is.menuWide',
    defaultMessage: 'Menus como você deixou em telas largas',
    description: 'Kept entry: what was opened or closed by hand on a wide page',
  },
  'portal-menu-medium': {
    id: 'settings.stored.is.menuMedium',
    defaultMessage: 'Menus como você deixou em telas médias',
    description: 'Kept entry: what was opened or closed by hand on a page of medium width',
  },
  'portal-command-palette': {
    id: 'settings.stored.is.commandPalette',
    defaultMessage: 'Busca de comandos',
    description: 'Kept entry: the switch for the command palette',
  },
  'portal-shortcut-help': {
    id: 'settings.stored.is.shortcutHelp',
    defaultMessage: 'Lista de atalhos',
    description: 'Kept entry: the switch for the list of shortcuts',
  },
  'theme-user-role': {
    id: 'settings.stored.is.role',
    defaultMessage: 'Papel, dito pelo servidor',
    description: 'Kept entry: the role',
  },
});
