import { defineMessages } from 'react-intl';

/** The texts that the screens of the user area share. */
export const messages = defineMessages({
  backToLogin: {
    id: 'user.backToLogin',
    defaultMessage: 'Voltar para o login',
    description: 'Link from a screen of the user area to the login',
  },
  resetsByAdministrator: {
    id: 'user.forgot.byAdministrator',
    defaultMessage:
      'Aqui é o administrador do sistema quem redefine as senhas. Fale com ele para receber uma nova.',
    description: 'Forgot-password and new-password screen without a cloud identity; nothing is sent',
  },
  loginUnchanged: {
    id: 'user.reset.loginUnchanged',
    defaultMessage:
      'Isto troca a senha do seu cadastro por e-mail. A do login numérico continua a mesma: para trocá-la, fale com o administrador.',
    description: 'Screens of a password reset, where it does not change the numeric login’s password',
  },
  submitting: {
    id: 'user.submitting',
    defaultMessage: 'Enviando…',
    description: 'The button of a form while the service is asked',
  },
  email: {
    id: 'user.email.label',
    defaultMessage: 'E-mail',
    description: 'Label of the e-mail field',
  },
  emailInvalid: {
    id: 'user.email.invalid',
    defaultMessage: 'Informe um e-mail, como nome@empresa.com.br',
    description: 'Under the e-mail field after a submit',
  },
  newPassword: {
    id: 'user.password.new',
    defaultMessage: 'Nova senha',
    description: 'Label of the field for the new password',
  },
  newPasswordHint: {
    id: 'user.password.hint',
    defaultMessage: 'Pelo menos 6 caracteres.',
    description: 'Below the field for a new password',
  },
  passwordShort: {
    id: 'user.password.short',
    defaultMessage: 'A senha precisa de pelo menos 6 caracteres.',
    description: 'Under the password field after a submit',
  },
  passwordAgain: {
    id: 'user.password.again',
    defaultMessage: 'Repita a senha',
    description: 'Label of the second password field',
  },
  passwordsDiffer: {
    id: 'user.password.differs',
    defaultMessage: 'As duas senhas não são iguais.',
    description: 'Under the second password field after a submit',
  },
});
