import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  lead: {
    id: 'settings.lead',
    defaultMessage: 'As mudanças valem na hora e ficam salvas neste navegador.',
    description:
      'Text below the heading of the settings page: choices take effect immediately, without a save button',
  },
  appearanceDetail: {
    id: 'settings.appearance.detail',
    defaultMessage: 'As cores da Portaria. Textos e botões continuam legíveis em todas.',
    description: 'Below the heading of the appearance settings',
  },
  previewTitle: {
    id: 'settings.preview.title',
    defaultMessage: 'Prévia',
    description: 'Heading above two small sample pages in the chosen colour, one light and one dark',
  },
  previewNow: {
    id: 'settings.preview.now',
    defaultMessage: 'Em uso',
    description: 'Mark on the preview (light or dark) of the current mode',
  },
  previewChart: {
    id: 'settings.preview.chart',
    defaultMessage: 'Cores dos gráficos',
    description: 'Heading in the preview',
  },
  previewText: {
    id: 'settings.preview.text',
    defaultMessage: 'Um texto com um <a>link</a>.',
    description: 'Text in the preview. The part in the tag looks like a link.',
  },
  previewField: {
    id: 'settings.preview.field',
    defaultMessage: 'Buscar cliente',
    description: 'Text in the field of the preview',
  },
  previewButton: {
    id: 'settings.preview.button',
    defaultMessage: 'Enviar',
    description: 'Main button in the preview',
  },
  previewCancel: {
    id: 'settings.preview.cancel',
    defaultMessage: 'Cancelar',
    description: 'Second button in the preview',
  },
  languageDetail: {
    id: 'settings.language.detail',
    defaultMessage: 'O idioma dos textos, dos números e das datas.',
    description: 'Below the heading of the language settings',
  },
  languageReload: {
    id: 'settings.language.reload',
    defaultMessage:
      'English (RTL) é lido da direita para a esquerda. Ao ativar ou desativar, a página é recarregada.',
    description:
      'Text below the languages: a change of text direction reloads the page. Do not translate the language’s name.',
  },
  menusDetail: {
    id: 'settings.menus.detail',
    defaultMessage: 'Quais menus já aparecem abertos.',
    description: 'Below the heading of the menu settings',
  },
  menusNote: {
    id: 'settings.menus.note',
    defaultMessage: 'No celular, o menu abre sobre a página, pelo botão “Menu” no pé da tela.',
    description: 'Below the menu types',
  },
  shortcutsDetail: {
    id: 'settings.shortcuts.detail',
    defaultMessage: 'Desative os que atrapalham seu teclado ou seu leitor de tela.',
    description: 'Below the heading of the shortcut settings',
  },
  palette: {
    id: 'settings.shortcuts.palette',
    defaultMessage: 'Atalho da busca',
    description: 'Name of the switch for the command palette',
  },
  paletteHint: {
    id: 'settings.shortcuts.palette.hint',
    defaultMessage: 'Ctrl+K (no Mac, ⌘K) abre a busca de clientes, lançamentos, páginas e ações.',
    description: 'Below the switch for the command palette',
  },
  shortcutHelp: {
    id: 'settings.shortcuts.help',
    defaultMessage: 'Lista de atalhos',
    description: 'Name of the switch for the list of shortcuts',
  },
  shortcutHelpHint: {
    id: 'settings.shortcuts.help.hint',
    defaultMessage: 'A tecla ? mostra todos os atalhos.',
    description: 'Below the switch for the list of shortcuts',
  },
});
