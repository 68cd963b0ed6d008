import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the list of shortcuts. They are loaded with it. */
export const messages = defineMessages({
  escape: {
    id: 'shortcut.escape',
    defaultMessage: 'Fechar o que está aberto',
    description: 'Action of Esc in the list of shortcuts',
  },
  tab: {
    id: 'shortcut.tab',
    defaultMessage: 'Ir para o próximo item; no início da página, pular para o conteúdo',
    description: 'Action of Tab in the list of shortcuts. The first stop of a page is the skip link.',
  },
  back: {
    id: 'shortcut.back',
    defaultMessage: 'Voltar ao item anterior',
    description: 'Action of Shift Tab in the list of shortcuts',
  },
  arrows: {
    id: 'shortcut.arrows',
    defaultMessage: 'Navegar em menus e listas',
    description: 'Action of the arrow keys in the list of shortcuts',
  },
  enter: {
    id: 'shortcut.enter',
    defaultMessage: 'Escolher ou abrir',
    description: 'Action of Enter in the list of shortcuts',
  },
  saveAndNext: {
    id: 'shortcut.saveAndNext',
    defaultMessage: 'Salvar um lançamento e abrir o próximo',
    description: 'Action of Ctrl Enter in the list of shortcuts',
  },
  pay: {
    id: 'shortcut.pay',
    defaultMessage: 'Registrar o pagamento ou recebimento da linha (na lista de lançamentos)',
    description: 'Action of P in the list of shortcuts',
  },
  undo: {
    id: 'shortcut.undo',
    defaultMessage: 'Desfazer a última linha (na conciliação de um extrato)',
    description: 'Action of U in the list of shortcuts',
  },
  off: {
    id: 'shortcut.off',
    defaultMessage: 'desativado',
    description: 'Mark after a shortcut that is switched off',
  },
  settings: {
    id: 'shortcut.settings',
    defaultMessage: 'Ativar ou desativar estes atalhos',
    description: 'Link in the list of shortcuts to their settings',
  },
});
