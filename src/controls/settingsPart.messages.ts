import { defineMessages } from 'react-intl';

/** The parts of the settings page, wherever one is named. */
export const settingsPartNames = defineMessages({
  appearance: {
    id: 'settings.part.appearance',
    defaultMessage: 'Aparência',
    description: 'Part of the settings page, its heading and in the menus: colour, light or dark, corners',
  },
  language: {
    id: 'settings.part.language',
    defaultMessage: 'Idioma',
    description: 'Part of the settings page, its heading and in the menus',
  },
  menus: {
    id: 'settings.part.menus',
    defaultMessage: 'Menus',
    description: 'Part of the settings page, its heading and in the menus: which menus the page starts with',
  },
  shortcuts: {
    id: 'settings.part.shortcuts',
    defaultMessage: 'Atalhos de teclado',
    description: 'Part of the settings page, its heading and in the menus: keyboard shortcuts',
  },
  stored: {
    id: 'settings.part.stored',
    defaultMessage: 'Guardado neste navegador',
    description: 'Part of the settings page, its heading and in the menus: what is stored in this browser',
  },
});
