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

/** The business days of a month, by the values of the API description. Series alone have them. */
export const businessDayNames = defineMessages({
  businessDay: {
    id: 'entry.rhythm.businessDay',
    defaultMessage: 'Todo mês, em um dia útil dos bancos',
    description:
      'Time between due days: each month on a business day such as the fifth one, from Monday to Friday',
  },
  wageDay: {
    id: 'entry.rhythm.wageDay',
    defaultMessage: 'Todo mês, em um dia útil para salários (sábado conta)',
    description:
      'Time between due days: each month on a business day such as the fifth one, as the law counts for wages',
  },
});
