import { defineMessages } from '../i18n/defineMessages';

/** The kinds of accounts. */
export const accountKinds = defineMessages({
  bank: {
    id: 'bank.kind.bank',
    defaultMessage: 'Banco',
    description: 'Kind of an account: an account of a bank',
  },
  cash: { id: 'bank.kind.cash', defaultMessage: 'Caixa', description: 'Kind of an account: a cash box' },
  card: { id: 'bank.kind.card', defaultMessage: 'Cartão', description: 'Kind of an account: a card' },
});
