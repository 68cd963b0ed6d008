import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  noValue: {
    id: 'widget.noValue',
    defaultMessage: 'sem valor',
    description: 'In place of a figure that has no value, such as an average of no sales',
  },
});
