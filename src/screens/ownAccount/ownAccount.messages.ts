import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  nameTitle: {
    id: 'ownAccount.name.title',
    defaultMessage: 'Seu nome',
    description: 'Heading of the part of the account page with the name',
  },
  name: { id: 'ownAccount.name', defaultMessage: 'Nome', description: 'Label of the field for the own name' },
  nameHint: {
    id: 'ownAccount.name.hint',
    defaultMessage: 'É assim que os colegas veem você. O histórico guarda o nome da época.',
    description: 'Hint below the field for the own name',
  },
  saved: {
    id: 'ownAccount.name.saved',
    defaultMessage: 'Nome alterado.',
    description: 'Message after the own name was changed',
  },
  notOffered: {
    id: 'ownAccount.notOffered',
    defaultMessage: 'Aqui não é possível alterar isto. Fale com o administrador.',
    description: 'Sentence if the backend does not offer a change of the own account',
  },
  conflict: {
    id: 'ownAccount.name.conflict',
    defaultMessage: '{name} alterou este nome enquanto você editava.',
    description: 'Sentence if another person changed the name meanwhile. {name} is the person.',
  },
  conflictUnnamed: {
    id: 'ownAccount.name.conflict.unnamed',
    defaultMessage: 'Outra pessoa alterou este nome enquanto você editava.',
    description: 'Sentence if another, unknown person changed the name meanwhile',
  },
  language: {
    id: 'ownAccount.language',
    defaultMessage: 'Idioma',
    description: 'Heading of the part of the account page with the language',
  },
  password: {
    id: 'ownAccount.password',
    defaultMessage: 'Senha',
    description: 'Heading of the part of the account page with the password',
  },
  sessions: {
    id: 'ownAccount.sessions',
    defaultMessage: 'Onde você está conectado',
    description: 'Heading of the list of the own sessions',
  },
  sessionsHint: {
    id: 'ownAccount.sessions.hint',
    defaultMessage: 'Não reconhece alguma sessão? Encerre-a e troque a senha.',
    description: 'Below the heading of the list of the own sessions',
  },
  loading: {
    id: 'ownAccount.sessions.loading',
    defaultMessage: 'Carregando as sessões…',
    description: 'For screen readers while the own sessions are loading',
  },
  failed: {
    id: 'ownAccount.sessions.failed',
    defaultMessage: 'Não foi possível carregar as sessões',
    description: 'Heading if the own sessions could not be loaded',
  },
  noSessions: {
    id: 'ownAccount.sessions.notOffered',
    defaultMessage: 'O sistema não mostra as sessões',
    description: 'Heading if the backend does not list the own sessions',
  },
  unknownDevice: {
    id: 'ownAccount.session.unknown',
    defaultMessage: 'Dispositivo desconhecido',
    description: 'In place of the browser and system of a session',
  },
  current: {
    id: 'ownAccount.session.current',
    defaultMessage: 'Esta sessão',
    description: 'Badge of the session of this browser',
  },
  began: {
    id: 'ownAccount.session.began',
    defaultMessage: 'Entrou em {moment}',
    description: 'When a session was begun. {moment} is a date with a time.',
  },
  used: {
    id: 'ownAccount.session.used',
    defaultMessage: 'Último uso em {moment}',
    description: 'When a session was used last. {moment} is a date with a time.',
  },
  end: {
    id: 'ownAccount.session.end',
    defaultMessage: 'Encerrar',
    description: 'Button that ends one session',
  },
  endNamed: {
    id: 'ownAccount.session.end.named',
    defaultMessage: 'Encerrar: {device}',
    description: 'The same button for screen readers. {device} is the browser and its system.',
  },
  endOthers: {
    id: 'ownAccount.sessions.endOthers',
    defaultMessage: 'Encerrar todas as outras',
    description: 'Button that ends all sessions but this one',
  },
  endTitle: {
    id: 'ownAccount.end.title',
    defaultMessage: 'Encerrar a sessão em {device}?',
    description: 'Title of the dialog that ends a session. {device} is the browser and its system.',
  },
  endUnknownTitle: {
    id: 'ownAccount.end.title.unknown',
    defaultMessage: 'Encerrar a sessão em um dispositivo desconhecido?',
    description: 'Title of the dialog that ends a session of an unknown device',
  },
  endOthersTitle: {
    id: 'ownAccount.endOthers.title',
    defaultMessage: 'Encerrar todas as outras sessões?',
    description: 'Title of the dialog that ends all other sessions',
  },
  endDetail: {
    id: 'ownAccount.end.detail',
    defaultMessage: 'Quem estiver lá terá de entrar de novo. Confirme com a sua senha.',
    description: 'Text below the title of the dialog that ends sessions',
  },
  currentPassword: {
    id: 'ownAccount.end.password',
    defaultMessage: 'Senha atual',
    description: 'Label of the field for the current password in the dialog that ends sessions',
  },
  passwordMissing: {
    id: 'ownAccount.end.password.missing',
    defaultMessage: 'Informe a senha atual.',
    description: 'Error below the field for the current password',
  },
  passwordWrong: {
    id: 'ownAccount.end.password.wrong',
    defaultMessage: 'A senha atual não confere.',
    description: 'Error below the field for the current password after the server refused it',
  },
  ending: {
    id: 'ownAccount.end.running',
    defaultMessage: 'Encerrando…',
    description: 'Button of the dialog while the response is awaited',
  },
  ended: {
    id: 'ownAccount.ended',
    defaultMessage: 'Sessão encerrada.',
    description: 'Message after a session was ended',
  },
  othersEnded: {
    id: 'ownAccount.othersEnded',
    defaultMessage: 'As outras sessões foram encerradas.',
    description: 'Message after all other sessions were ended',
  },
});
