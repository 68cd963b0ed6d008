import { defineMessages } from '../../i18n/defineMessages';

export const { closedDay } = defineMessages({
  closedDay: {
    id: 'form.closedDay',
    defaultMessage:
      'Os meses até {day} estão fechados. Escolha um dia depois, ou peça a um administrador que reabra o mês.',
    description: 'Warning below the day of a payment or a transfer, if its month is closed',
  },
});
