import { defineMessages } from '../../i18n/defineMessages';

/** The values of the API description. */
export const rhythmNames = defineMessages({
  month: {
    id: 'entry.rhythm.month',
    defaultMessage: 'Todo mês, no mesmo dia',
    description: 'Time between due days: each month on the same day',
  },
  monthEnd: {
    id: 'entry.rhythm.monthEnd',
    defaultMessage: 'Todo mês, no último dia',
    description: 'Time between due days: on the last day of each month',
  },
  twoWeeks: {
    id: 'entry.rhythm.twoWeeks',
    defaultMessage: 'A cada 14 dias',
    description: 'Time between due days',
  },
  week: { id: 'entry.rhythm.week', defaultMessage: 'Toda semana', description: 'Time between due days' },
});
