import { defineMessages } from '../../i18n/defineMessages';

/** The names of commands in the palette. */
export const commandMessages = defineMessages({
  newExpense: {
    id: 'palette.newExpense',
    defaultMessage: 'Nova despesa',
    description: 'Command: opens the form of a new entry to pay',
  },
  newExpenseKeywords: {
    id: 'palette.newExpense.keywords',
    defaultMessage: 'lançar adicionar incluir cadastrar conta a pagar lançamento',
    description: 'Further words that find the command of a new expense. They are not shown.',
  },
  newIncome: {
    id: 'palette.newIncome',
    defaultMessage: 'Nova receita',
    description: 'Command: opens the form of a new entry to receive',
  },
  newIncomeKeywords: {
    id: 'palette.newIncome.keywords',
    defaultMessage: 'lançar adicionar incluir cadastrar conta a receber venda lançamento',
    description: 'Further words that find the command of a new income. They are not shown.',
  },
  exportEntries: {
    id: 'palette.export',
    defaultMessage: 'Exportar lançamentos',
    description: 'Command: opens the list of entries at its button that saves them as a file',
  },
  exportKeywords: {
    id: 'palette.export.keywords',
    defaultMessage: 'baixar salvar planilha relatório Excel CSV PDF',
    description: 'Further words that find the command of an export. They are not shown.',
  },
  fullScreen: {
    id: 'palette.fullScreen',
    defaultMessage: 'Alternar tela cheia',
    description: 'Command: turns full screen on or off',
  },
  shortcuts: {
    id: 'palette.shortcuts',
    defaultMessage: 'Ver atalhos de teclado',
    description: 'Command: shows the list of keyboard shortcuts',
  },
  about: {
    id: 'palette.about',
    defaultMessage: 'Sobre a Portaria',
    description: 'Command: shows the about box',
  },
  aboutKeywords: {
    id: 'palette.about.keywords',
    defaultMessage: 'versão contrato',
    description: 'Further words that find the command of the about box. They are not shown.',
  },
  signIn: {
    id: 'palette.signIn',
    defaultMessage: 'Entrar no sistema',
    description: 'Command without a session: opens the login',
  },
  signOut: {
    id: 'palette.signOut',
    defaultMessage: 'Sair do sistema',
    description: 'Command: ends the session',
  },
});
