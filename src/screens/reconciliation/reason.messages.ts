import { defineMessages } from '../../i18n/defineMessages';

/** Why a proposal is one. */
export const signTexts = defineMessages({
  document: {
    id: 'reconciliation.sign.document',
    defaultMessage: 'documento no texto',
    description: 'A reason for a proposal: the line names the document',
  },
  amount: {
    id: 'reconciliation.sign.amount',
    defaultMessage: 'mesmo valor',
    description: 'A reason for a proposal',
  },
  'amount-with-charges': {
    id: 'reconciliation.sign.charges',
    defaultMessage: 'valor com multa e juros',
    description: 'A reason for a proposal: the amount is that of the entry with fine and interest',
  },
  'amount-less-fee': {
    id: 'reconciliation.sign.fee',
    defaultMessage: 'valor menos a tarifa de costume',
    description: 'A reason for a proposal: the amount is that of the entry less the usual fee',
  },
  'amount-differs': {
    id: 'reconciliation.sign.differs',
    defaultMessage: 'diferença de {amount}',
    description: 'Beside the reasons for a similar entry: how far its amount is from that of the line',
  },
  name: {
    id: 'reconciliation.sign.name',
    defaultMessage: 'nome no texto',
    description: 'A reason for a proposal: the line has the name, or a part of it',
  },
  memory: {
    id: 'reconciliation.sign.memory',
    defaultMessage: 'texto já conciliado com este nome',
    description: 'A reason for a proposal: a line with the same text was of this name before',
  },
  sum: {
    id: 'reconciliation.sign.sum',
    defaultMessage: 'soma dos lançamentos deste nome',
    description: 'A reason for a proposal: several entries add up to the line',
  },
});

/** How far the day of a line is from that of its proposal. */
export const dayTexts = defineMessages({
  same: {
    id: 'reconciliation.day.same',
    defaultMessage: 'mesmo dia',
    description: 'A reason for a proposal',
  },
  later: {
    id: 'reconciliation.day.later',
    defaultMessage: '{days, plural, one {# dia depois} other {# dias depois}}',
    description: 'A reason for a proposal: the line is some days later than expected',
  },
  earlier: {
    id: 'reconciliation.day.earlier',
    defaultMessage: '{days, plural, one {# dia antes} other {# dias antes}}',
    description: 'A reason for a proposal: the line is some days earlier than expected',
  },
});
