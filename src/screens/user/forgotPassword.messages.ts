import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly title: NoMessageValues;
  readonly intro: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly haveCode: NoMessageValues;
  readonly doneTitle: NoMessageValues;
  readonly done: { readonly email: MessageValue };
  readonly doneHint: NoMessageValues;
  readonly again: NoMessageValues;
}>({
  page: {
    id: 'user.forgot.page',
    defaultMessage: 'Redefinir a senha',
    description: 'Document title of the forgot-password screen',
  },
  title: {
    id: 'user.forgot.title',
    defaultMessage: 'Esqueceu a senha?',
    description: 'Heading of the forgot-password screen',
  },
  intro: {
    id: 'user.forgot.intro',
    defaultMessage: 'Informe o e-mail do seu cadastro. Enviaremos um link para escolher uma nova senha.',
    description: 'Above the form of the forgot-password screen',
  },
  submit: {
    id: 'user.forgot.submit',
    defaultMessage: 'Enviar e-mail',
    description: 'The button of the forgot-password screen',
  },
  haveCode: {
    id: 'user.forgot.haveCode',
    defaultMessage: 'Já tenho um código',
    description: 'Link to the screen that takes the code of a mail',
  },
  doneTitle: {
    id: 'user.forgot.done.title',
    defaultMessage: 'Confira seu e-mail',
    description: 'Heading after a request for a mail, also for an address that nobody has',
  },
  done: {
    id: 'user.forgot.done.detail',
    defaultMessage: 'Se houver um cadastro com {email}, a mensagem com o link chega em alguns minutos.',
    description: 'After a request for a mail; the same words whether the address is known or not',
  },
  doneHint: {
    id: 'user.forgot.done.hint',
    defaultMessage:
      'Não chegou? Olhe também o lixo eletrônico e confira se o endereço está certo. Depois de vários pedidos, espere um pouco antes do próximo.',
    description: 'Below: what to do when no mail comes',
  },
  again: {
    id: 'user.forgot.again',
    defaultMessage: 'Usar outro e-mail',
    description: 'Button back to the form after a request for a mail',
  },
});
