import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  page: {
    id: 'setup.page',
    defaultMessage: 'Primeiro uso · Portaria',
    description: 'Document title of the page that sets up a new installation',
  },
  title: {
    id: 'setup.title',
    defaultMessage: 'Primeiro uso',
    description: 'Heading of the page that sets up a new installation',
  },
  intro: {
    id: 'setup.intro',
    defaultMessage:
      'Ainda não há usuários. Crie o login do administrador e informe a empresa. O código apareceu no terminal ou no log quando o servidor iniciou.',
    description: 'Below the heading. The server has printed a code when it started.',
  },
  loading: {
    id: 'setup.loading',
    defaultMessage: 'Carregando…',
    description: 'For screen readers while the page asks whether the installation has to be set up',
  },
  failed: {
    id: 'setup.failed',
    defaultMessage: 'Não foi possível saber se há algo a configurar',
    description: 'Heading if the page could not ask whether the installation has to be set up',
  },
  closed: {
    id: 'setup.closed',
    defaultMessage: 'Esta instalação já está configurada. Entre com o seu login.',
    description: 'Sentence if there is nothing to set up. A link to the login follows.',
  },
  secret: {
    id: 'setup.secret',
    defaultMessage: 'Código de configuração',
    description: 'Label of the field for the code that the server has printed',
  },
  secretHint: {
    id: 'setup.secret.hint',
    defaultMessage: 'Copie do terminal ou do log do servidor.',
    description: 'Hint below the field for the code that the server has printed',
  },
  wrongSecret: {
    id: 'setup.secret.wrong',
    defaultMessage: 'O código não confere. Use o que o servidor mostrou na última vez que iniciou.',
    description: 'Error below the field for the code that the server has printed',
  },
  administrator: {
    id: 'setup.administrator',
    defaultMessage: 'Administrador',
    description: 'Legend of the fields of the first administrator',
  },
  login: {
    id: 'setup.login',
    defaultMessage: 'Login',
    description: 'Label of the field for the new login, a number',
  },
  loginHint: {
    id: 'setup.login.hint',
    defaultMessage: 'De 1 a 11 números, como o CPF.',
    description: 'Hint below the field for the new login',
  },
  loginInvalid: {
    id: 'setup.login.invalid',
    defaultMessage: 'O login tem de 1 a 11 números.',
    description: 'Error below the field for the new login',
  },
  name: {
    id: 'setup.name',
    defaultMessage: 'Seu nome',
    description: 'Label of the field for the name of the first administrator',
  },
  password: {
    id: 'setup.password',
    defaultMessage: 'Senha',
    description: 'Label of the field for the password of the first administrator',
  },
  passwordHint: {
    id: 'setup.password.hint',
    defaultMessage: 'Pelo menos 8 caracteres.',
    description: 'Hint below the field for a new password',
  },
  passwordShort: {
    id: 'setup.password.short',
    defaultMessage: 'A senha precisa ter pelo menos 8 caracteres.',
    description: 'Error below the field for a new password',
  },
  passwordLong: {
    id: 'setup.password.long',
    defaultMessage: 'Esta senha é longa demais.',
    description: 'Error below the field for a new password',
  },
  company: {
    id: 'setup.company',
    defaultMessage: 'Empresa',
    description: 'Legend of the fields of the company',
  },
  companyName: {
    id: 'setup.company.name',
    defaultMessage: 'Nome da empresa',
    description: 'Label of a field',
  },
  timeZone: {
    id: 'setup.company.timeZone',
    defaultMessage: 'Fuso horário',
    description: 'Label of a field',
  },
  openingAmount: {
    id: 'setup.company.opening',
    defaultMessage: 'Saldo inicial (R$)',
    description: 'Label of the field for the bank balance',
  },
  openingHint: {
    id: 'setup.company.opening.hint',
    defaultMessage: 'Pode ficar para depois, na página da empresa.',
    description: 'Hint below the field for the bank balance, which may stay empty',
  },
  openingOn: {
    id: 'setup.company.openingOn',
    defaultMessage: 'Data do saldo',
    description: 'Label of the field for the day of the bank balance',
  },
  future: {
    id: 'setup.company.future',
    defaultMessage: 'O dia não pode ser posterior a hoje.',
    description: 'Error below the field for the day of the bank balance',
  },
  submit: {
    id: 'setup.submit',
    defaultMessage: 'Concluir',
    description: 'Button that sets up the installation',
  },
  submitting: {
    id: 'setup.submitting',
    defaultMessage: 'Salvando…',
    description: 'The button while the response is awaited',
  },
  closedMeanwhile: {
    id: 'setup.closedMeanwhile',
    defaultMessage: 'Esta instalação já foi configurada, talvez por você há pouco. Entre com o login.',
    description: 'Message if another request was faster, or if the response to the first one was lost',
  },
  done: {
    id: 'setup.done',
    defaultMessage: 'Tudo pronto. Entre com o login e a senha que você criou.',
    description: 'Message on the login screen after the installation is set up',
  },
});
