import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  details: {
    id: 'call.details',
    defaultMessage: 'Detalhes',
    description: 'Button that opens the technical text below the message of a failed call',
  },
  requestId: {
    id: 'call.requestId',
    defaultMessage: 'Código para o suporte: {id}',
    description:
      'Text below the technical text of a failed call. {id} identifies the call in the server’s log.',
  },
  showPassword: {
    id: 'field.password.show',
    defaultMessage: 'Mostrar senha',
    description: 'Name of the toggle button in the password field',
  },
  capsLock: {
    id: 'field.password.capsLock',
    defaultMessage: 'O Caps Lock está ativado.',
    description: 'Hint below the password field while Caps Lock is on',
  },
});
