import { defineMessages } from '../../../i18n/defineMessages';

/** The names of the actions, and further words that find them. */
export const messages = defineMessages({
  newExpense: {
    id: 'palette.newExpense',
    defaultMessage: 'Nova despesa',
    description: 'Command: opens the form of a new entry to pay',
  },
  newExpenseKeywords: {
    id: 'palette.newExpense.keywords',
    defaultMessage: 'novo lançar adicionar cadastrar conta a pagar lançamento',
    description: 'Further words that find the command of a new expense. They are not shown.',
  },
  newIncome: {
    id: 'palette.newIncome',
    defaultMessage: 'Nova receita',
    description: 'Command: opens the form of a new entry to receive',
  },
  newIncomeKeywords: {
    id: 'palette.newIncome.keywords',
    defaultMessage: 'novo lançar adicionar cadastrar conta a receber lançamento',
    description: 'Further words that find the command of a new income. They are not shown.',
  },
  exportEntries: {
    id: 'palette.export',
    defaultMessage: 'Exportar lançamentos',
    description: 'Command: opens the list of entries at its button that saves them as a file',
  },
  exportKeywords: {
    id: 'palette.export.keywords',
    defaultMessage: 'baixar planilha relatório Excel CSV PDF',
    description: 'Further words that find the command of an export. They are not shown.',
  },
});
