import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'user.register.title',
    defaultMessage: 'Cadastro',
    description: 'Heading and document title of the registration',
  },
  intro: {
    id: 'user.register.intro',
    defaultMessage: 'Depois do cadastro, o administrador envia seu login numérico para entrar na Portaria.',
    description: 'Text above the form of the registration',
  },
  byAdministrator: {
    id: 'user.register.byAdministrator',
    defaultMessage: 'Quem fornece os logins é o administrador. Peça o seu a ele.',
    description: 'Text of the registration without a cloud identity. Nothing is sent.',
  },
  name: {
    id: 'user.name.label',
    defaultMessage: 'Nome',
    description: 'Label of the field for the person’s name',
  },
  nameMissing: {
    id: 'user.name.missing',
    defaultMessage: 'Informe seu nome',
    description: 'Error below the name field after a submit',
  },
  password: {
    id: 'user.password.label',
    defaultMessage: 'Senha',
    description: 'Label of the field for the password of a registration',
  },
  submit: {
    id: 'user.register.submit',
    defaultMessage: 'Cadastrar',
    description: 'Button of the registration',
  },
  doneTitle: {
    id: 'user.register.done.title',
    defaultMessage: 'Cadastro recebido',
    description: 'Heading after a registration, also for an address that is already registered',
  },
  done: {
    id: 'user.register.done.detail',
    defaultMessage:
      'Se {email} ainda não tinha cadastro, ele foi criado com a senha escolhida. Se já tinha, nada mudou: para trocar a senha, peça a redefinição.',
    description: 'Text after a registration, the same for a known and an unknown {email}',
  },
  next: {
    id: 'user.register.done.next',
    defaultMessage: 'Agora é com o administrador: ele envia seu login numérico para entrar na Portaria.',
    description: 'Text after a registration: it does not give access to the portal',
  },
  nameLost: {
    id: 'user.register.done.nameLost',
    defaultMessage: 'Só não foi possível salvar seu nome. Informe-o ao administrador.',
    description: 'Text after a registration if the name could not be stored',
  },
});
