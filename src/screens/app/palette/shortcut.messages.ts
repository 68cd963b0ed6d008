import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shortcut.title',
    defaultMessage: 'Atalhos de teclado',
    description: 'Title of the list of keyboard shortcuts, and the command that shows it',
  },
  palette: {
    id: 'shortcut.palette',
    defaultMessage: 'Abrir ou fechar a busca',
    description: 'What Ctrl K does',
  },
  help: {
    id: 'shortcut.help',
    defaultMessage: 'Mostrar esta lista, fora de um campo',
    description: 'What the question mark does; not while somebody writes in a field',
  },
  escape: { id: 'shortcut.escape', defaultMessage: 'Fechar o que está aberto', description: 'What Esc does' },
  tab: {
    id: 'shortcut.tab',
    defaultMessage: 'Ir para o próximo item; no início da página, pular para o conteúdo',
    description: 'What Tab does: the first stop of a page is the skip link',
  },
  back: {
    id: 'shortcut.back',
    defaultMessage: 'Voltar ao item anterior',
    description: 'What Shift Tab does',
  },
  arrows: {
    id: 'shortcut.arrows',
    defaultMessage: 'Mover em menus e listas',
    description: 'What the arrow keys do',
  },
  enter: { id: 'shortcut.enter', defaultMessage: 'Escolher ou abrir', description: 'What Enter does' },
  off: {
    id: 'shortcut.off',
    defaultMessage: 'desligado',
    description: 'Behind a shortcut that is switched off',
  },
  settings: {
    id: 'shortcut.settings',
    defaultMessage: 'Ligar ou desligar estes atalhos',
    description: 'Link to the settings of the shortcuts',
  },
});
