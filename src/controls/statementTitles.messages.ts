import { defineMessages } from '../i18n/defineMessages';

/** The titles of the pages, which menus and breadcrumb show before a page is loaded. */
export const statementTitles = defineMessages({
  import: {
    id: 'statement.import.title',
    defaultMessage: 'Importar extrato',
    description: 'Title of the page that imports a bank statement, and its name in the command palette',
  },
  lines: {
    id: 'statement.lines.title',
    defaultMessage: 'Extrato do banco',
    description: 'Title of the page with the lines of the statements of an account',
  },
  noText: {
    id: 'statement.noText',
    defaultMessage: '(sem texto)',
    description: 'In place of the text of a line of a bank statement that has none',
  },
  reconcile: {
    id: 'reconciliation.title',
    defaultMessage: 'Conciliar extrato',
    description:
      'Title of the page where a person says what the lines of a bank statement are, and of its button',
  },
});
