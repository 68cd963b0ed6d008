import { defineMessages } from '../../i18n/defineMessages';

/** The page that a one-time link opens. */
export const messages = defineMessages({
  title: {
    id: 'setPassword.title',
    defaultMessage: 'Criar senha',
    description: 'Heading and document title of the page that a one-time link opens',
  },
  intro: {
    id: 'setPassword.intro',
    defaultMessage: 'Escolha a senha com que você vai entrar. Só você a conhece.',
    description: 'Text above the field for the new password',
  },
  introTo: {
    id: 'setPassword.introTo',
    defaultMessage: '{name}, escolha a senha com que você vai entrar. Só você a conhece.',
    description: 'Text above the field for the new password. name: of the person with the link',
  },
  introToCompany: {
    id: 'setPassword.introToCompany',
    defaultMessage:
      '{name}, escolha a senha com que você vai entrar no portal da empresa {company}. Só você a conhece.',
    description:
      'Text above the field for the new password. name: of the person with the link. company: name of the company',
  },
  checking: {
    id: 'setPassword.checking',
    defaultMessage: 'Conferindo o link…',
    description: 'Text while the link is checked',
  },
  rule: {
    id: 'setPassword.rule',
    defaultMessage: 'Mínimo de 8 caracteres.',
    description: 'Hint below the field for the new password',
  },
  short: {
    id: 'setPassword.short',
    defaultMessage: 'A senha precisa ter pelo menos 8 caracteres.',
    description: 'Error below the field for the new password',
  },
  long: {
    id: 'setPassword.long',
    defaultMessage: 'Esta senha é longa demais. O máximo é de 1024 caracteres.',
    description: 'Error below the field for the new password',
  },
  refused: {
    id: 'setPassword.refused',
    defaultMessage: 'Escolha outra senha.',
    description: 'Error below the field after the server refused the new password',
  },
  submit: {
    id: 'setPassword.submit',
    defaultMessage: 'Salvar a senha',
    description: 'Button that sets the new password',
  },
  againTitle: {
    id: 'setPassword.again.title',
    defaultMessage: 'Abra o link de novo',
    description: 'Heading of the page of a one-time link without the link, such as after a reload',
  },
  again: {
    id: 'setPassword.again',
    defaultMessage: 'Por segurança, esta página não guarda o link. Abra de novo o link que você recebeu.',
    description: 'Text of the page of a one-time link without the link, such as after a reload',
  },
  unusableTitle: {
    id: 'setPassword.unusable.title',
    defaultMessage: 'Este link não vale mais',
    description: 'Heading if a one-time link is unknown, used or expired',
  },
  unusable: {
    id: 'setPassword.unusable',
    defaultMessage: 'O link vale uma só vez e por 24 horas. Peça outro ao administrador.',
    description: 'Text if a one-time link is unknown, used or expired',
  },
  notOffered: {
    id: 'setPassword.notOffered',
    defaultMessage: 'Aqui não é possível criar a senha por um link. Fale com o administrador.',
    description: 'Message if the backend does not offer one-time links',
  },
  done: {
    id: 'setPassword.done',
    defaultMessage: 'Senha criada. Agora entre com ela.',
    description: 'Message on the login after the password was set',
  },
});
