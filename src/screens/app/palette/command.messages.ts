import { defineMessages } from 'react-intl';

/** The headings of the palette. */
export const groupMessages = defineMessages({
  dashboards: {
    id: 'palette.group.dashboards',
    defaultMessage: 'Painéis',
    description: 'Heading in the command palette: the dashboards of this user',
  },
  pages: {
    id: 'palette.group.pages',
    defaultMessage: 'Páginas',
    description: 'Heading in the command palette: pages of the portal',
  },
  settings: {
    id: 'palette.group.settings',
    defaultMessage: 'Configurações',
    description: 'Heading in the command palette: the parts of the settings page',
  },
  language: {
    id: 'palette.group.language',
    defaultMessage: 'Idioma',
    description: 'Heading in the command palette: the languages',
  },
  look: {
    id: 'palette.group.look',
    defaultMessage: 'Tema e cor',
    description: 'Heading in the command palette: light, dark and the colours',
  },
  menus: {
    id: 'palette.group.menus',
    defaultMessage: 'Menus',
    description: 'Heading in the command palette: which menus stand open',
  },
  other: {
    id: 'palette.group.other',
    defaultMessage: 'Outros comandos',
    description: 'Heading in the command palette: full screen, shortcuts, sign out',
  },
});

/** The pages of the main menu. */
export const pageMessages = defineMessages({
  dashboards: {
    id: 'palette.page.dashboards',
    defaultMessage: 'Meu painel',
    description: 'Command: to the dashboard that the sign-in named',
  },
  settings: {
    id: 'palette.page.settings',
    defaultMessage: 'Todas as configurações',
    description: 'Command: to the settings page',
  },
});

/** The parts of the settings page. */
export const partMessages = defineMessages({
  appearance: {
    id: 'palette.part.appearance',
    defaultMessage: 'Aparência',
    description: 'Command: to the settings of colour, radius and dark mode',
  },
  language: {
    id: 'palette.part.language',
    defaultMessage: 'Idioma da página',
    description: 'Command: to the setting of the language',
  },
  menus: {
    id: 'palette.part.menus',
    defaultMessage: 'Tipo de menu',
    description: 'Command: to the setting of the menus',
  },
  shortcuts: {
    id: 'palette.part.shortcuts',
    defaultMessage: 'Ligar ou desligar atalhos',
    description: 'Command: to the setting of the keyboard shortcuts',
  },
  stored: {
    id: 'palette.part.stored',
    defaultMessage: 'O que fica neste navegador',
    description: 'Command: to the settings page’s list of what the browser keeps',
  },
});

/** Light, dark or as the system. */
export const modeMessages = defineMessages({
  light: { id: 'palette.mode.light', defaultMessage: 'Tema claro', description: 'Command: light mode' },
  dark: { id: 'palette.mode.dark', defaultMessage: 'Tema escuro', description: 'Command: dark mode' },
  system: {
    id: 'palette.mode.system',
    defaultMessage: 'Tema como o do sistema',
    description: 'Command: light or dark as the system says',
  },
});

/** The ten colours. */
export const colorMessages = defineMessages({
  bluenavy: { id: 'palette.color.bluenavy', defaultMessage: 'Azul-marinho', description: 'Colour bluenavy' },
  blueyale: {
    id: 'palette.color.blueyale',
    defaultMessage: 'Azul Yale',
    description: 'Colour blueyale, a deep blue',
  },
  blueolympic: {
    id: 'palette.color.blueolympic',
    defaultMessage: 'Azul olímpico',
    description: 'Colour blueolympic, a bright blue',
  },
  greenmoss: {
    id: 'palette.color.greenmoss',
    defaultMessage: 'Verde-musgo',
    description: 'Colour greenmoss',
  },
  greenlime: {
    id: 'palette.color.greenlime',
    defaultMessage: 'Verde-limão',
    description: 'Colour greenlime',
  },
  purplemonster: {
    id: 'palette.color.purplemonster',
    defaultMessage: 'Roxo',
    description: 'Colour purplemonster',
  },
  orangecarrot: {
    id: 'palette.color.orangecarrot',
    defaultMessage: 'Laranja-cenoura',
    description: 'Colour orangecarrot',
  },
  redruby: { id: 'palette.color.redruby', defaultMessage: 'Vermelho-rubi', description: 'Colour redruby' },
  yellowgranola: {
    id: 'palette.color.yellowgranola',
    defaultMessage: 'Amarelo-granola',
    description: 'Colour yellowgranola, a sandy yellow',
  },
  greysteel: { id: 'palette.color.greysteel', defaultMessage: 'Cinza-aço', description: 'Colour greysteel' },
});

/** Which menus stand open. */
export const menuMessages = defineMessages({
  'menu-default': {
    id: 'palette.menu.default',
    defaultMessage: 'Menu principal e submenu',
    description: 'Command: both menus open',
  },
  'menu-sub-hidden': {
    id: 'palette.menu.subHidden',
    defaultMessage: 'Só o menu principal',
    description: 'Command: the sub panel hidden',
  },
  'menu-hidden': {
    id: 'palette.menu.hidden',
    defaultMessage: 'Menus escondidos',
    description: 'Command: both menus hidden',
  },
});

/** What is no page and no setting. */
export const otherMessages = defineMessages({
  listAgain: {
    id: 'palette.listAgain',
    defaultMessage: 'Os painéis não puderam ser listados: tentar de novo',
    description: 'Command in place of the dashboards, where asking for them failed',
  },
  fullScreen: {
    id: 'palette.fullScreen',
    defaultMessage: 'Entrar ou sair da tela cheia',
    description: 'Command: full screen on or off',
  },
  shortcuts: {
    id: 'palette.shortcuts',
    defaultMessage: 'Atalhos do teclado',
    description: 'Command: shows the list of keyboard shortcuts',
  },
  signIn: {
    id: 'palette.signIn',
    defaultMessage: 'Entrar no sistema',
    description: 'Command without a session: to the login',
  },
  signOut: {
    id: 'palette.signOut',
    defaultMessage: 'Sair do sistema',
    description: 'Command: ends the session',
  },
});
