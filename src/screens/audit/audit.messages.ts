import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'audit.loading',
    defaultMessage: 'Carregando os eventos…',
    description: 'Text while the events of the audit are loaded',
  },
  failed: {
    id: 'audit.failed',
    defaultMessage: 'Não foi possível carregar os eventos',
    description: 'Heading if the events of the audit could not be loaded',
  },
  notOffered: {
    id: 'audit.notOffered',
    defaultMessage: 'Aqui não há auditoria.',
    description: 'Heading if the backend has no audit',
  },
  none: {
    id: 'audit.none',
    defaultMessage: 'Nenhum evento',
    description: 'Heading if no event of the audit matches',
  },
  noneYet: {
    id: 'audit.noneYet',
    defaultMessage: 'O que as pessoas fizerem aparece aqui.',
    description: 'Sentence if the audit has no event at all',
  },
  shown: {
    id: 'audit.shown',
    defaultMessage: '{count, plural, one {# evento} other {# eventos}} nesta página, os mais novos primeiro',
    description: 'Number of the events on a page of the audit',
  },
  when: {
    id: 'audit.when',
    defaultMessage: 'Quando',
    description: 'Column of the audit: the moment',
  },
  who: {
    id: 'audit.who',
    defaultMessage: 'Quem',
    description: 'Column of the audit: the person',
  },
  what: {
    id: 'audit.what',
    defaultMessage: 'O quê',
    description: 'Column of the audit: what happened, and about what',
  },
  unknown: {
    id: 'audit.unknown',
    defaultMessage: 'Pessoa desconhecida',
    description: 'Who tried to sign in with a login that no user has',
  },
  self: {
    id: 'audit.self',
    defaultMessage: 'Portaria',
    description: 'Who did something without a person: the program itself. A proper name.',
  },
  changes: {
    id: 'audit.changes',
    defaultMessage: '{count, plural, one {# alteração} other {# alterações}}',
    description: 'Opens the changed fields of an event',
  },
  details: {
    id: 'audit.details',
    defaultMessage: 'Detalhes',
    description: 'Opens the details of an event, such as the format of a file',
  },
  signInsRefused: {
    id: 'audit.signInsRefused',
    defaultMessage:
      '{count, plural, one {# tentativa de entrar recusada} other {# tentativas de entrar recusadas}}',
    description: 'Event of the audit: refused sign-ins of one minute',
  },
  actsRefused: {
    id: 'audit.actsRefused',
    defaultMessage:
      '{count, plural, one {# tentativa sem permissão recusada} other {# tentativas sem permissão recusadas}}',
    description: 'Event of the audit: a person tried what only administrators may do',
  },
  ownPasswordsRefused: {
    id: 'audit.ownPasswordsRefused',
    defaultMessage: '{count, plural, one {# senha atual errada} other {# senhas atuais erradas}}',
    description: 'Event of the audit: a signed-in person typed a wrong current password',
  },
  linksRefused: {
    id: 'audit.linksRefused',
    defaultMessage:
      '{count, plural, one {# tentativa com um link de senha inválido} other {# tentativas com um link de senha inválido}}',
    description: 'Event of the audit: a link that sets a password was used, expired or invented',
  },
  setupsRefused: {
    id: 'audit.setupsRefused',
    defaultMessage:
      '{count, plural, one {# código de configuração errado} other {# códigos de configuração errados}}',
    description: 'Event of the audit: wrong codes of the first setup of the installation',
  },
  request: {
    id: 'audit.request',
    defaultMessage: 'Código para o suporte: {id}',
    description: 'The id of the request of an event, which is in the log of the server too',
  },
  days: {
    id: 'audit.days',
    defaultMessage: 'Dias: {value}',
    description: 'Filter of the audit: the days of the events',
  },
  from: {
    id: 'audit.from',
    defaultMessage: 'A partir de {value}',
    description: 'Filter of the audit: the first day',
  },
  to: {
    id: 'audit.to',
    defaultMessage: 'Até {value}',
    description: 'Filter of the audit: the last day',
  },
  person: {
    id: 'audit.person',
    defaultMessage: 'Pessoa',
    description: 'Field of the filters of the audit: who did it, or to whom it was done',
  },
  personIs: {
    id: 'audit.personIs',
    defaultMessage: 'Pessoa: {name}',
    description: 'Filter of the audit: a person',
  },
  somebody: {
    id: 'audit.somebody',
    defaultMessage: 'Uma pessoa',
    description: 'Filter of the audit: a person whose name is not known',
  },
  group: {
    id: 'audit.group',
    defaultMessage: 'O que aconteceu',
    description: 'Field of the filters of the audit: the group of events',
  },
  any: {
    id: 'audit.any',
    defaultMessage: 'Tudo',
    description: 'In an empty field of the filters of the audit: all events',
  },
  anybody: {
    id: 'audit.anybody',
    defaultMessage: 'Todas',
    description: 'In an empty field of the filters of the audit: all people',
  },
  entryIs: {
    id: 'audit.entryIs',
    defaultMessage: 'Lançamento: {name}',
    description: 'Filter of the audit: one entry. {name} is the customer or supplier.',
  },
  oneEntry: {
    id: 'audit.oneEntry',
    defaultMessage: 'Um lançamento',
    description: 'Filter of the audit: an entry whose name is not known',
  },
  anyDay: {
    id: 'audit.anyDay',
    defaultMessage: 'Qualquer dia',
    description: 'Period of the audit',
  },
  today: {
    id: 'audit.today',
    defaultMessage: 'Hoje',
    description: 'Period of the audit',
  },
  week: {
    id: 'audit.week',
    defaultMessage: 'Últimos 7 dias',
    description: 'Period of the audit',
  },
  month: {
    id: 'audit.month',
    defaultMessage: 'Últimos 30 dias',
    description: 'Period of the audit',
  },
});

/** The groups of events by which a person filters. */
export const groupTitles = defineMessages({
  entries: {
    id: 'audit.group.entries',
    defaultMessage: 'Lançamentos',
    description: 'Group of events in the filters of the audit',
  },
  payments: {
    id: 'audit.group.payments',
    defaultMessage: 'Pagamentos e recebimentos',
    description: 'Group of events in the filters of the audit',
  },
  imports: {
    id: 'audit.group.imports',
    defaultMessage: 'Importações',
    description: 'Group of events in the filters of the audit',
  },
  settings: {
    id: 'audit.group.settings',
    defaultMessage: 'Empresa e categorias',
    description: 'Group of events in the filters of the audit',
  },
  signIns: {
    id: 'audit.group.signIns',
    defaultMessage: 'Entradas e saídas',
    description: 'Group of events in the filters of the audit',
  },
  users: {
    id: 'audit.group.users',
    defaultMessage: 'Usuários e senhas',
    description: 'Group of events in the filters of the audit',
  },
  exports: {
    id: 'audit.group.exports',
    defaultMessage: 'Exportações',
    description: 'Group of events in the filters of the audit',
  },
  refusals: {
    id: 'audit.group.refusals',
    defaultMessage: 'Recusas',
    description: 'Group of events in the filters of the audit',
  },
});
