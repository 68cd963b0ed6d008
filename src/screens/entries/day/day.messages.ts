import { defineMessages } from '../../../i18n/defineMessages';

/** The four figures of the company's day. */
export const figures = defineMessages({
  title: {
    id: 'day.figures',
    defaultMessage: 'Números do dia',
    description: 'Name of the four figures at the top of the home page, for screen readers',
  },
  balance: {
    id: 'day.balance',
    defaultMessage: 'Saldo hoje',
    description: 'Label of the balance of all accounts today',
  },
  receivable: {
    id: 'day.receivable',
    defaultMessage: 'A receber hoje',
    description: 'Label of the sum of what customers must pay today',
  },
  payable: {
    id: 'day.payable',
    defaultMessage: 'A pagar hoje',
    description: 'Label of the sum of what must be paid today',
  },
  result: {
    id: 'day.result',
    defaultMessage: 'Resultado do mês',
    description: 'Label of income less expenses of the present month',
  },
  dueCount: {
    id: 'day.dueCount',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}, {day}',
    description: 'Below the sum of what is due today: the number of entries, and the day',
  },
  nothingDue: {
    id: 'day.nothingDue',
    defaultMessage: 'Nada vence hoje',
    description: 'Below a sum of zero',
  },
  issued: {
    id: 'day.issued',
    defaultMessage: '{period}, pela emissão',
    description:
      'Below the result of the month: its days, and that the day of issue decides, not the day of payment',
  },
  noResult: {
    id: 'day.noResult',
    defaultMessage: '{period}: nada emitido',
    description: 'Below the result of the month, if no entry was issued in these days',
  },
  addOpening: {
    id: 'day.addOpening',
    defaultMessage: 'Informar saldo inicial',
    description: 'In place of the balance: link to the page where the opening balance is typed',
  },
  openingHint: {
    id: 'day.openingHint',
    defaultMessage: 'O saldo de hoje parte dele.',
    description: 'Below the link "Enter the opening balance"',
  },
  noOpening: {
    id: 'day.noOpening',
    defaultMessage: 'Falta o saldo inicial',
    description: 'In place of the balance, for a user who may not type the opening balance',
  },
  askOpening: {
    id: 'day.askOpening',
    defaultMessage: 'Peça a um administrador que o informe.',
    description: 'Below "The opening balance is missing"',
  },
});

/** The list of what is due. */
export const due = defineMessages({
  title: {
    id: 'day.due',
    defaultMessage: 'Próximos 7 dias',
    description: 'Heading above what is overdue and what is due in seven days',
  },
  calm: {
    id: 'day.due.calm',
    defaultMessage: 'Nada vencido e nada a vencer ({days}).',
    description: 'In place of the list of what is due. {days} has the first and the last of seven days',
  },
  namedDay: {
    id: 'day.due.namedDay',
    defaultMessage: '{name}, {day}',
    description: 'Heading above the entries of a day: "Today" or "Tomorrow", and the date with its weekday',
  },
  all: {
    id: 'day.due.all',
    defaultMessage: 'Ver todos ({count})',
    description:
      'Link to all entries of a group, if the page does not list all of them. {count} is their number',
  },
  late: {
    id: 'day.due.late',
    defaultMessage: '{count, plural, one {# dia de atraso} other {# dias de atraso}}',
    description: 'How late an entry is',
  },
});

/** The first steps of a company. */
export const steps = defineMessages({
  title: {
    id: 'day.steps',
    defaultMessage: 'Comece por aqui',
    description: 'Heading above three steps for a new company',
  },
  opening: {
    id: 'day.steps.opening',
    defaultMessage: 'Saldo inicial',
    description: 'First step of a new company',
  },
  openingDetail: {
    id: 'day.steps.opening.detail',
    defaultMessage: 'Quanto havia nas contas no início de um dia. O saldo de hoje parte desse valor.',
    description: 'Explains the first step',
  },
  openingDone: {
    id: 'day.steps.opening.done',
    defaultMessage: 'Feito: {amount}',
    description: 'In place of the button of the first step: the opening balance was typed',
  },
  openingAct: {
    id: 'day.steps.opening.act',
    defaultMessage: 'Informar saldo inicial',
    description: 'Button of the first step, which opens the data of the company',
  },
  import: {
    id: 'day.steps.import',
    defaultMessage: 'Importar planilha',
    description: 'Second step of a new company',
  },
  importDetail: {
    id: 'day.steps.import.detail',
    defaultMessage:
      'Traga do Excel ou de um CSV o que já está anotado. Nada é gravado antes de você conferir.',
    description: 'Explains the second step',
  },
  importAct: {
    id: 'day.steps.import.act',
    defaultMessage: 'Escolher arquivo',
    description: 'Button of the second step, which opens the page for imports',
  },
  entry: {
    id: 'day.steps.entry',
    defaultMessage: 'Primeiro lançamento',
    description: 'Third step of a new company',
  },
  entryDetail: {
    id: 'day.steps.entry.detail',
    defaultMessage: 'Uma conta a pagar ou a receber, com valor e vencimento.',
    description: 'Explains the third step',
  },
  done: {
    id: 'day.steps.done',
    defaultMessage: 'Feito',
    description: 'In place of the button of a step that is done',
  },
  notPermitted: {
    id: 'day.steps.notPermitted',
    defaultMessage: 'Seu perfil não permite esta ação. Peça a um administrador.',
    description: 'In place of the button of a step, for a user who may not do it',
  },
});
