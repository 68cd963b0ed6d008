import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the shortcuts that the frame needs too. */
export const messages = defineMessages({
  title: {
    id: 'shortcut.title',
    defaultMessage: 'Atalhos de teclado',
    description: 'Title of the list of keyboard shortcuts, and the command that shows it',
  },
  palette: {
    id: 'shortcut.palette',
    defaultMessage: 'Abrir ou fechar a busca',
    description: 'Action of Ctrl K in the list of shortcuts',
  },
  help: {
    id: 'shortcut.help',
    defaultMessage: 'Mostrar esta lista (fora dos campos)',
    description: 'Action of the question mark in the list of shortcuts. It has no effect in a text field.',
  },
});
