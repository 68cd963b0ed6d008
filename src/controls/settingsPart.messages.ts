import { defineMessages } from '../i18n/defineMessages';

/** The parts of the settings page, wherever one is named. */
export const settingsPartNames = defineMessages({
  appearance: {
    id: 'settings.part.appearance',
    defaultMessage: 'Aparência',
    description: 'Heading on the settings page and link in the menus: colour, light or dark, corners',
  },
  language: {
    id: 'settings.part.language',
    defaultMessage: 'Idioma',
    description: 'Heading on the settings page and link in the menus: language',
  },
  menus: {
    id: 'settings.part.menus',
    defaultMessage: 'Menus',
    description: 'Heading on the settings page and link in the menus: the menus that are open at the start',
  },
  shortcuts: {
    id: 'settings.part.shortcuts',
    defaultMessage: 'Atalhos de teclado',
    description: 'Heading on the settings page and link in the menus: keyboard shortcuts',
  },
  stored: {
    id: 'settings.part.stored',
    defaultMessage: 'Dados salvos neste navegador',
    description: 'Heading on the settings page and link in the menus: the stored data of this browser',
  },
});
