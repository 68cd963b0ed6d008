import { defineMessages } from '../../../i18n/defineMessages';

/** The proposal of fine and interest in the form of a payment. */
export const lateCharges = defineMessages({
  both: {
    id: 'entry.payment.late.both',
    defaultMessage:
      '{days, plural, one {# dia de atraso: multa de {fine} e juros de {interest}} other {# dias de atraso: multa de {fine} e juros de {interest}}}',
    description: 'Proposal above the fields for interest and fine. {fine} and {interest} are amounts.',
  },
  fine: {
    id: 'entry.payment.late.fine',
    defaultMessage:
      '{days, plural, one {# dia de atraso: multa de {fine}} other {# dias de atraso: multa de {fine}}}',
    description: 'Proposal above the fields for interest and fine, if there is no interest',
  },
  interest: {
    id: 'entry.payment.late.interest',
    defaultMessage:
      '{days, plural, one {# dia de atraso: juros de {interest}} other {# dias de atraso: juros de {interest}}}',
    description: 'Proposal above the fields for interest and fine, if there is no fine',
  },
  since: {
    id: 'entry.payment.late.since',
    defaultMessage: 'Os juros contam desde {day}.',
    description: 'Below the proposal, if the interest does not count from the due day. {day} is a date.',
  },
  taken: {
    id: 'entry.payment.late.taken',
    defaultMessage: 'Já estão no valor recebido.',
    description: 'Below the proposal, after its fine and interest were filled in',
  },
  notIncluded: {
    id: 'entry.payment.late.notIncluded',
    defaultMessage: 'O valor em aberto não os inclui. O formulário do recebimento pode incluí-los.',
    description: 'Below fine and interest in the dialog that marks an entry as paid. A button follows.',
  },
  several: {
    id: 'entry.payment.late.several',
    defaultMessage:
      '{count, plural, one {# lançamento em atraso tem multa e juros de {amount}, que não são cobrados aqui. Para cobrá-los, registre o recebimento dele à parte.} other {# lançamentos em atraso têm multa e juros, no total de {amount}, que não são cobrados aqui. Para cobrá-los, registre cada recebimento à parte.}}',
    description:
      'In the dialog that marks several entries as paid. {amount} is the sum of fines and interest.',
  },
  unknown: {
    id: 'entry.payment.late.unknown',
    defaultMessage:
      '{count, plural, one {# lançamento em atraso: não foi possível calcular a multa e os juros, que não são cobrados aqui.} other {# lançamentos em atraso: não foi possível calcular a multa e os juros, que não são cobrados aqui.}}',
    description:
      'In the dialog that marks entries as paid, if their earlier payments could not be loaded, so fines and interest are not known',
  },
  take: {
    id: 'entry.payment.late.take',
    defaultMessage: 'Usar multa e juros',
    description: 'Button that fills in the proposed fine and interest',
  },
});
