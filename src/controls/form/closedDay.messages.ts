import { defineMessages } from '../../i18n/defineMessages';

export const closedDayTexts = defineMessages({
  choose: {
    id: 'form.closedDay',
    defaultMessage:
      'Os meses até {day} estão fechados. Escolha um dia depois, ou peça a um administrador que reabra o mês.',
    description: 'Warning below the day of a payment or a transfer, if its month is closed',
  },
  stored: {
    id: 'form.closedDay.stored',
    defaultMessage:
      'Os meses até {day} estão fechados. Para estornar, peça antes a um administrador que reabra o mês.',
    description: 'Warning before a payment or a transfer is voided, if its month is closed',
  },
  opening: {
    id: 'form.closedDay.opening',
    defaultMessage:
      'Os meses até {day} estão fechados, e este saldo inicial conta neles. Para mudá-lo, peça antes a um administrador que reabra os meses.',
    description: 'Warning below a changed opening balance of an account, if it counts in closed months',
  },
});
