import { defineMessages } from '../../../i18n/defineMessages';

export const views = defineMessages({
  title: {
    id: 'entries.views',
    defaultMessage: 'Visões da lista',
    description: 'Name of the links above the list of entries that show one part of them, for screen readers',
  },
});

/** The groups of unpaid entries (api-spec/dueGroups.ts). Months have no text. */
export const groups = defineMessages({
  today: {
    id: 'entries.dueGroup.today',
    defaultMessage: 'Hoje',
    description: 'Row above the entries that are due today',
  },
  tomorrow: {
    id: 'entries.dueGroup.tomorrow',
    defaultMessage: 'Amanhã',
    description: 'Row above the entries that are due tomorrow',
  },
  week: {
    id: 'entries.dueGroup.week',
    defaultMessage: 'Esta semana',
    description: 'Row above the entries that are due in the rest of this week',
  },
});

/** The groups of a list whose page leaves the saved entry out. */
export const savedGroups = defineMessages({
  saved: {
    id: 'entries.savedGroup.saved',
    defaultMessage: 'Salvo agora',
    description: 'Row above the entry that a form has just saved, if the page of the list leaves it out',
  },
  others: {
    id: 'entries.savedGroup.others',
    defaultMessage: 'Outros lançamentos',
    description: 'Row above the other entries of the page, below the entry that a form has just saved',
  },
});

export const figures = defineMessages({
  open: {
    id: 'entries.figure.open',
    defaultMessage: 'Em aberto',
    description: 'Label of a sum above the list of entries: what is not paid yet',
  },
  overdue: {
    id: 'entries.figure.overdue',
    defaultMessage: 'Vencido',
    description: 'Label of a sum above the list of entries: what is overdue',
  },
  paid: {
    id: 'entries.figure.paid',
    defaultMessage: 'Pago em {month}',
    description:
      'Label of a sum above the list of entries: what was paid in a month, such as "novembro de 2026"',
  },
  received: {
    id: 'entries.figure.received',
    defaultMessage: 'Recebido em {month}',
    description:
      'Label of a sum above the list of entries: what was received in a month, such as "novembro de 2026"',
  },
  settled: {
    id: 'entries.figure.settled',
    defaultMessage: 'Recebido e pago em {month}',
    description:
      'Label of two sums above the list of entries: what was received and what was paid in a month, such as "novembro de 2026"',
  },
  income: {
    id: 'entries.figure.income',
    defaultMessage: '{amount} em receitas',
    description: 'Sum of what was received',
  },
  expenses: {
    id: 'entries.figure.expenses',
    defaultMessage: '{amount} em despesas',
    description: 'Sum of what was paid',
  },
});

/** What an empty view says while the company has other entries. */
export const noneOfView = defineMessages({
  payable: {
    id: 'entries.view.payable.none',
    defaultMessage: 'Nada a pagar em aberto.',
    description: 'Text in place of the list of entries to pay if all are paid',
  },
  receivable: {
    id: 'entries.view.receivable.none',
    defaultMessage: 'Nada a receber em aberto.',
    description: 'Text in place of the list of entries to receive if all are received',
  },
  overdue: {
    id: 'entries.view.overdue.none',
    defaultMessage: 'Nada vencido.',
    description: 'Text in place of the list of overdue entries if there is none',
  },
  paid: {
    id: 'entries.view.paid.none',
    defaultMessage: 'Nada pago ou recebido ainda.',
    description: 'Text in place of the list of paid and received entries if there is none',
  },
});
