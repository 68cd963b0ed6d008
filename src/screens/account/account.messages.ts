import { defineMessages } from '../../i18n/defineMessages';

/** The texts that the screens of the user area share. */
export const messages = defineMessages({
  backToLogin: {
    id: 'user.backToLogin',
    defaultMessage: 'Voltar ao login',
    description: 'Link from a screen of the user area to the login',
  },
  resetsByAdministrator: {
    id: 'user.forgot.byAdministrator',
    defaultMessage: 'Quem redefine senhas é o administrador. Peça uma nova a ele.',
    description:
      'Text of the forgot-password and new-password screens without a cloud identity. Nothing is sent.',
  },
  loginUnchanged: {
    id: 'user.reset.loginUnchanged',
    defaultMessage:
      'Isto troca a senha do seu cadastro por e-mail. A do login numérico continua a mesma: para trocá-la, fale com o administrador.',
    description: 'Text on the screens of a password reset if the numeric login keeps its password',
  },
  submitting: {
    id: 'user.submitting',
    defaultMessage: 'Enviando…',
    description: 'Button of a form while the response is awaited',
  },
  email: {
    id: 'user.email.label',
    defaultMessage: 'E-mail',
    description: 'Label of the e-mail field',
  },
  emailInvalid: {
    id: 'user.email.invalid',
    defaultMessage: 'Informe um e-mail válido, como nome@empresa.com.br',
    description: 'Error below the e-mail field after a submit',
  },
  newPassword: {
    id: 'user.password.new',
    defaultMessage: 'Nova senha',
    description: 'Label of the field for the new password',
  },
  newPasswordHint: {
    id: 'user.password.hint',
    defaultMessage: 'Mínimo de 6 caracteres.',
    description: 'Hint below the field for a new password',
  },
  passwordShort: {
    id: 'user.password.short',
    defaultMessage: 'A senha precisa ter pelo menos 6 caracteres.',
    description: 'Error below the field for a new password after a submit',
  },
  passwordAgain: {
    id: 'user.password.again',
    defaultMessage: 'Confirme a senha',
    description: 'Label of the second password field',
  },
  passwordsDiffer: {
    id: 'user.password.differs',
    defaultMessage: 'As senhas não coincidem.',
    description: 'Error below the second password field after a submit',
  },
});
