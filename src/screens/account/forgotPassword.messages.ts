import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  page: {
    id: 'user.forgot.page',
    defaultMessage: 'Redefinir senha',
    description: 'Document title of the forgot-password screen',
  },
  title: {
    id: 'user.forgot.title',
    defaultMessage: 'Esqueceu a senha?',
    description: 'Heading of the forgot-password screen',
  },
  intro: {
    id: 'user.forgot.intro',
    defaultMessage: 'Informe o e-mail do seu cadastro. Enviaremos um link para você criar uma nova senha.',
    description: 'Text above the form of the forgot-password screen',
  },
  submit: {
    id: 'user.forgot.submit',
    defaultMessage: 'Enviar e-mail',
    description: 'Button of the forgot-password screen',
  },
  haveCode: {
    id: 'user.forgot.haveCode',
    defaultMessage: 'Já tenho um código',
    description: 'Link to the screen for the code of a mail',
  },
  doneTitle: {
    id: 'user.forgot.done.title',
    defaultMessage: 'Confira seu e-mail',
    description: 'Heading after a request for a mail, also for an unknown address',
  },
  done: {
    id: 'user.forgot.done.detail',
    defaultMessage: 'Se houver um cadastro com {email}, você receberá um link em alguns minutos.',
    description: 'Text after a request for a mail, the same for a known and an unknown {email}',
  },
  doneHint: {
    id: 'user.forgot.done.hint',
    defaultMessage:
      'Não chegou? Olhe também a caixa de spam e confira o endereço. Depois de vários pedidos, espere um pouco antes do próximo.',
    description: 'Advice below that text if no mail arrives',
  },
  again: {
    id: 'user.forgot.again',
    defaultMessage: 'Usar outro e-mail',
    description: 'Button back to the form after a request for a mail',
  },
});
