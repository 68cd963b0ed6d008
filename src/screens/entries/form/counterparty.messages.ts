import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  count: {
    id: 'entry.counterparty.count',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Below a suggested customer or supplier: the number of its entries',
  },
  filledBoth: {
    id: 'entry.counterparty.filledBoth',
    defaultMessage: 'Como da última vez: categoria {category}, forma {form}.',
    description:
      'Below the name of a customer or supplier after a suggestion was chosen: which fields it has filled in',
  },
  filledCategory: {
    id: 'entry.counterparty.filledCategory',
    defaultMessage: 'Como da última vez: categoria {category}.',
    description: 'The same, if only the category was filled in',
  },
  filledForm: {
    id: 'entry.counterparty.filledForm',
    defaultMessage: 'Como da última vez: forma {form}.',
    description: 'The same, if only the form of payment was filled in',
  },
});
