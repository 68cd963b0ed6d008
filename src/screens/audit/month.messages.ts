import { defineMessages } from '../../i18n/defineMessages';

/** Events of closed months and their files. */
export const monthTitles = defineMessages({
  monthsClosedUntil: {
    id: 'audit.action.monthsClosedUntil',
    defaultMessage: 'Fechou os meses até {day}',
    description: 'Event in the audit. {day} is the last day of the closed months',
  },
  monthsReopenedAfter: {
    id: 'audit.action.monthsReopenedAfter',
    defaultMessage: 'Reabriu os meses depois de {day}',
    description: 'Event in the audit. {day} is the last day of the months that stay closed',
  },
  monthsReopened: {
    id: 'audit.action.monthsReopened',
    defaultMessage: 'Reabriu todos os meses',
    description: 'Event in the audit: no month is closed any more',
  },
  monthExported: {
    id: 'audit.action.monthExported',
    defaultMessage: 'Exportou o fechamento de {month}',
    description: 'Event in the audit: a person saved a file of a month for the accountant',
  },
});
