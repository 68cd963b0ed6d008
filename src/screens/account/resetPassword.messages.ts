import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'user.reset.title',
    defaultMessage: 'Nova senha',
    description: 'Heading and document title of the screen that sets a new password',
  },
  codeIntro: {
    id: 'user.reset.code.intro',
    defaultMessage: 'Abra o link do e-mail que você recebeu ou informe o código aqui.',
    description: 'Text above the field for the code',
  },
  code: {
    id: 'user.reset.code.label',
    defaultMessage: 'Código',
    description: 'Label of the field for the code of the mail',
  },
  codeMissing: {
    id: 'user.reset.code.missing',
    defaultMessage: 'Informe o código',
    description: 'Error below the code field after a submit without a code',
  },
  codeMalformed: {
    id: 'user.reset.code.malformed',
    defaultMessage: 'Código inválido: use só letras sem acento, números e os sinais - e _.',
    description: 'Error below the code field after a submit of an invalid code',
  },
  check: {
    id: 'user.reset.check',
    defaultMessage: 'Verificar código',
    description: 'Button that checks the code before the password form is shown',
  },
  checking: {
    id: 'user.reset.checking',
    defaultMessage: 'Verificando o código…',
    description: 'Text in the button and on the page while the code is checked',
  },
  forEmail: {
    id: 'user.reset.forEmail',
    defaultMessage: 'Crie uma nova senha para {email}.',
    description: 'Text above the form for the new password. {email} is the address of the code.',
  },
  submit: {
    id: 'user.reset.submit',
    defaultMessage: 'Salvar nova senha',
    description: 'Button that sets the new password',
  },
  failedTitle: {
    id: 'user.reset.failed.title',
    defaultMessage: 'Código não aceito',
    description: 'Heading if the code of a link has expired',
  },
  notCheckedTitle: {
    id: 'user.reset.notChecked.title',
    defaultMessage: 'Não foi possível verificar o código',
    description: 'Heading if the code of a link could not be checked, for example without a network',
  },
  newMail: {
    id: 'user.reset.newMail',
    defaultMessage: 'Pedir novo e-mail',
    description: 'Link to the forgot-password screen',
  },
  retry: {
    id: 'user.reset.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that checks the code again after a failed network',
  },
  typeCode: {
    id: 'user.reset.typeCode',
    defaultMessage: 'Informar outro código',
    description: 'Button to the field for a code',
  },
  doneTitle: {
    id: 'user.reset.done.title',
    defaultMessage: 'Senha redefinida',
    description: 'Heading after a new password was set',
  },
  done: {
    id: 'user.reset.done.detail',
    defaultMessage: 'A nova senha de {email} já está valendo.',
    description: 'Text after the new password of {email} was set',
  },
  doneApart: {
    id: 'user.reset.done.apart',
    defaultMessage:
      'A nova senha do cadastro de {email} já está valendo. O login numérico continua com a senha anterior: para trocá-la, fale com o administrador.',
    description: 'Text after the new password of {email} was set, if the numeric login keeps its password',
  },
});
