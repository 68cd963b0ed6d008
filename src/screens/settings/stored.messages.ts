import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  details: {
    id: 'settings.stored.details',
    defaultMessage: 'Detalhes técnicos',
    description: 'Opens the list of stored data',
  },
  detail: {
    id: 'settings.stored.detail',
    defaultMessage:
      'Tudo o que a Portaria salva neste navegador, neste momento. Nenhum outro navegador vê esses dados.',
    description: 'Text below the heading of the list of stored data',
  },
  caption: {
    id: 'settings.stored.caption',
    defaultMessage: 'Dados salvos',
    description: 'Name of the table of stored data',
  },
  what: {
    id: 'settings.stored.what',
    defaultMessage: 'O que é',
    description: 'Column title: meaning of a stored entry',
  },
  value: {
    id: 'settings.stored.value',
    defaultMessage: 'Valor',
    description: 'Column title: value of a stored entry',
  },
  key: {
    id: 'settings.stored.key',
    defaultMessage: 'Nome no navegador',
    description: 'Column title: technical name of a stored entry',
  },
  nothing: {
    id: 'settings.stored.nothing',
    defaultMessage: 'Nada salvo ainda. A Portaria só salva o que você escolhe.',
    description: 'Text in place of the table if nothing is stored',
  },
  absent: {
    id: 'settings.stored.absent',
    defaultMessage: 'Ainda no padrão',
    description: 'Heading above the list of entries that are not stored',
  },
  never: {
    id: 'settings.stored.never',
    defaultMessage: 'A Portaria nunca salva seu login nem sua senha.',
    description: 'Text below the list: data that is never stored',
  },
  secret: {
    id: 'settings.stored.secret',
    defaultMessage: 'Salvo; o conteúdo não é exibido',
    description: 'Value of a stored entry that is secret',
  },
  kept: {
    id: 'settings.stored.kept',
    defaultMessage: 'Salvo',
    description: 'In place of the value of a stored entry that is a list',
  },
  unknown: {
    id: 'settings.stored.unknown',
    defaultMessage: 'Valor desconhecido nesta versão: é mantido, mas vale o padrão',
    description: 'Value of a stored entry that the portal cannot read. A reset does not remove it.',
  },
  theme: {
    id: 'settings.stored.theme',
    defaultMessage: '{color} · {mode}',
    description: 'Value of the stored theme. {color} is the name of the colour, {mode} is light or dark.',
  },
  setAside: {
    id: 'settings.stored.setAside',
    defaultMessage: 'Sem efeito: outra cor foi escolhida depois',
    description:
      'Value of the stored choice to follow the system, after an earlier version stored another colour',
  },
  on: {
    id: 'settings.stored.on',
    defaultMessage: 'Ativado',
    description: 'Value of a stored switch that is on',
  },
  off: {
    id: 'settings.stored.off',
    defaultMessage: 'Desativado',
    description: 'Value of a stored switch that is off',
  },
  reset: {
    id: 'settings.reset.ask',
    defaultMessage: 'Restaurar padrões',
    description: 'Button that resets appearance, menus and shortcuts. A question follows.',
  },
  resetQuestion: {
    id: 'settings.reset.question',
    defaultMessage: 'Restaurar o padrão de aparência, menus e atalhos? O idioma e a sessão não mudam.',
    description: 'Question before the settings are reset',
  },
  resetYes: {
    id: 'settings.reset.yes',
    defaultMessage: 'Restaurar',
    description: 'Button below that question: reset',
  },
  resetNo: {
    id: 'settings.reset.no',
    defaultMessage: 'Cancelar',
    description: 'Button below that question: cancel',
  },
  resetDone: {
    id: 'settings.reset.done',
    defaultMessage: 'Pronto. Aparência, menus e atalhos voltaram ao padrão.',
    description: 'Message after the settings were reset',
  },
});

/** What each stored key means to the visitor. */
export const meanings = defineMessages({
  token: {
    id: 'settings.stored.is.token',
    defaultMessage: 'Sua sessão',
    description: 'Meaning of a stored entry: the token',
  },
  user: {
    id: 'settings.stored.is.user',
    defaultMessage: 'Dados do seu acesso',
    description: 'Meaning of a stored entry: the response to the sign-in',
  },
  language: {
    id: 'settings.stored.is.language',
    defaultMessage: 'Idioma',
    description: 'Meaning of a stored entry: the language',
  },
  color: {
    id: 'settings.stored.is.color',
    defaultMessage: 'Cor e modo',
    description: 'Meaning of a stored entry: the theme',
  },
  mode: {
    id: 'settings.stored.is.themeMode',
    defaultMessage: 'Claro ou escuro conforme o sistema',
    description: 'Meaning of a stored entry: the choice to follow the system',
  },
  menu: {
    id: 'settings.stored.is.menu',
    defaultMessage: 'Menus ao abrir a Portaria',
    description: 'Meaning of a stored entry: the menu type',
  },
  menuWide: {
    id: 'settings.stored.is.menuWide',
    defaultMessage: 'Menus em telas largas',
    description: 'Meaning of a stored entry: the menus that the user opened or closed on a wide page',
  },
  menuMedium: {
    id: 'settings.stored.is.menuMedium',
    defaultMessage: 'Menus em telas médias',
    description:
      'Meaning of a stored entry: the menus that the user opened or closed on a page of medium width',
  },
  palette: {
    id: 'settings.stored.is.commandPalette',
    defaultMessage: 'Atalho da busca',
    description: 'Meaning of a stored entry: the switch for the command palette',
  },
  shortcutHelp: {
    id: 'settings.stored.is.shortcutHelp',
    defaultMessage: 'Lista de atalhos',
    description: 'Meaning of a stored entry: the switch for the list of shortcuts',
  },
  desk: {
    id: 'settings.stored.is.desk',
    defaultMessage: 'Painéis favoritos e últimos, e a última visão dos lançamentos',
    description:
      'Meaning of a stored entry: favourite and recent dashboards, and the view of the list of entries',
  },
  entryColumns: {
    id: 'settings.stored.is.entryColumns',
    defaultMessage: 'Colunas dos lançamentos',
    description: 'Meaning of a stored entry: the columns of the list of entries',
  },
  submissions: {
    id: 'settings.stored.is.submissions',
    defaultMessage: 'Envios ainda sem resposta, sem o conteúdo',
    description:
      'Meaning of a stored entry: changes whose response is not known. Their values are not stored.',
  },
  role: {
    id: 'settings.stored.is.role',
    defaultMessage: 'Perfil informado pelo servidor',
    description: 'Meaning of a stored entry: the role',
  },
});
