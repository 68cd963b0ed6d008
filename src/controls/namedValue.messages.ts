import { defineMessages } from '../i18n/defineMessages';

/** A name and its value. */
export const { namedValue } = defineMessages({
  namedValue: {
    id: 'entries.filter.named',
    defaultMessage: '{name}: {value}',
    description: 'A filter of a list with its value',
  },
});
