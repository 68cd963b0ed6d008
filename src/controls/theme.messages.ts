import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  color: {
    id: 'theme.color.legend',
    defaultMessage: 'Cor',
    description: 'Heading above the ten colours of the portal',
  },
  mode: {
    id: 'theme.mode.legend',
    defaultMessage: 'Claro ou escuro',
    description: 'Heading above the choice between light, dark and system',
  },
});

export const colorNames = defineMessages({
  bluenavy: { id: 'theme.color.bluenavy', defaultMessage: 'Azul-marinho', description: 'Name of a colour' },
  blueyale: { id: 'theme.color.blueyale', defaultMessage: 'Azul Yale', description: 'Name of a colour' },
  blueolympic: {
    id: 'theme.color.blueolympic',
    defaultMessage: 'Azul olímpico',
    description: 'Name of a colour',
  },
  greenmoss: { id: 'theme.color.greenmoss', defaultMessage: 'Verde-musgo', description: 'Name of a colour' },
  greenlime: { id: 'theme.color.greenlime', defaultMessage: 'Verde-limão', description: 'Name of a colour' },
  purplemonster: {
    id: 'theme.color.purplemonster',
    defaultMessage: 'Roxo',
    description: 'Name of a colour',
  },
  orangecarrot: {
    id: 'theme.color.orangecarrot',
    defaultMessage: 'Laranja-cenoura',
    description: 'Name of a colour',
  },
  redruby: { id: 'theme.color.redruby', defaultMessage: 'Vermelho-rubi', description: 'Name of a colour' },
  yellowgranola: {
    id: 'theme.color.yellowgranola',
    defaultMessage: 'Mostarda',
    description: 'Name of a colour',
  },
  greysteel: { id: 'theme.color.greysteel', defaultMessage: 'Cinza-aço', description: 'Name of a colour' },
});

export const modeNames = defineMessages({
  light: { id: 'theme.mode.light', defaultMessage: 'Claro', description: 'Choice: a light page' },
  dark: { id: 'theme.mode.dark', defaultMessage: 'Escuro', description: 'Choice: a dark page' },
  system: {
    id: 'theme.mode.system',
    defaultMessage: 'Igual ao do sistema',
    description: 'Choice: light or dark, like the operating system',
  },
});

/** The modes in the command palette. */
export const modeCommands = defineMessages({
  light: { id: 'palette.mode.light', defaultMessage: 'Modo claro', description: 'Command: light mode' },
  dark: { id: 'palette.mode.dark', defaultMessage: 'Modo escuro', description: 'Command: dark mode' },
  system: {
    id: 'palette.mode.system',
    defaultMessage: 'Seguir o sistema',
    description: 'Command: light or dark, like the operating system',
  },
});
