import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'users.loading',
    defaultMessage: 'Carregando os usuários…',
    description: 'Status while the users are loading',
  },
  failed: {
    id: 'users.failed',
    defaultMessage: 'Não foi possível carregar os usuários',
    description: 'Heading after the users could not be loaded',
  },
  notOffered: {
    id: 'users.notOffered',
    defaultMessage: 'Aqui não é possível administrar os usuários.',
    description: 'Sentence if the backend does not offer the users',
  },
  noAccessTitle: {
    id: 'users.noAccess.title',
    defaultMessage: 'Só administradores podem ver os usuários',
    description: 'Heading on the page of the users for a user with another role',
  },
  search: {
    id: 'users.search',
    defaultMessage: 'Buscar nome ou login',
    description: 'Name of the field that searches the list of users',
  },
  none: {
    id: 'users.none',
    defaultMessage: 'Nenhum usuário encontrado',
    description: 'Heading if no user has the searched name or login',
  },
  noneDetail: {
    id: 'users.none.detail',
    defaultMessage: 'Ninguém tem esse nome ou login. Confira o que foi digitado.',
    description: 'Text below the heading if no user has the searched name or login',
  },
  total: {
    id: 'users.total',
    defaultMessage: '{count, plural, one {# usuário} other {# usuários}}',
    description: 'Number of users in the list',
  },
  name: { id: 'users.name', defaultMessage: 'Nome', description: 'Column and field: the name of a user' },
  login: {
    id: 'users.login',
    defaultMessage: 'Login',
    description: 'Field: the number with which a user signs in, often a CPF',
  },
  loginHint: {
    id: 'users.login.hint',
    defaultMessage: 'De 1 a 11 números, como o CPF sem pontos. Não muda depois.',
    description: 'Hint below the field for the login of a new user',
  },
  loginInvalid: {
    id: 'users.login.invalid',
    defaultMessage: 'O login tem de 1 a 11 números.',
    description: 'Error of the login of a new user',
  },
  loginRepeated: {
    id: 'users.login.repeated',
    defaultMessage: 'Já existe um usuário com este login.',
    description: 'Error of the login of a new user',
  },
  role: { id: 'users.role', defaultMessage: 'Perfil', description: 'Column and field: the role of a user' },
  dashboard: {
    id: 'users.dashboard',
    defaultMessage: 'Painel inicial',
    description: 'Column and field: the dashboard that a user sees after signing in',
  },
  noDashboard: {
    id: 'users.dashboard.none',
    defaultMessage: 'O padrão da empresa',
    description: 'In place of a dashboard: the user has none of their own',
  },
  state: { id: 'users.state', defaultMessage: 'Situação', description: 'Column: the state of a user' },
  active: {
    id: 'users.state.active',
    defaultMessage: 'Ativo',
    description: 'State of a user who can sign in',
  },
  blocked: {
    id: 'users.state.blocked',
    defaultMessage: 'Bloqueado',
    description: 'State of a user who may not sign in',
  },
  waiting: {
    id: 'users.state.waiting',
    defaultMessage: 'Aguarda a senha',
    description: 'State of a user who has not yet chosen a password',
  },
  waitingAgain: {
    id: 'users.state.waitingAgain',
    defaultMessage: 'Aguarda nova senha',
    description: 'State of a user whose password was reset and who has not yet chosen a new one',
  },
  demonstration: {
    id: 'users.state.demonstration',
    defaultMessage: 'Demonstração',
    description: 'Badge of a user who belongs to the demonstration',
  },
  you: { id: 'users.you', defaultMessage: 'Você', description: 'Badge of the own user in the list of users' },
  lastSignIn: {
    id: 'users.lastSignIn',
    defaultMessage: 'Último acesso',
    description: 'Column: when a user has signed in last',
  },
  never: {
    id: 'users.lastSignIn.never',
    defaultMessage: 'Nunca',
    description: 'In place of the time of the last sign-in',
  },
  sessions: {
    id: 'users.sessions',
    defaultMessage: 'Sessões abertas',
    description: 'Column: the number of sessions of a user that have not ended',
  },
  sessionCount: {
    id: 'users.sessions.count',
    defaultMessage: '{count, plural, one {# sessão} other {# sessões}}',
    description: 'Number of open sessions of a user',
  },
  sessionsUsed: {
    id: 'users.sessions.used',
    defaultMessage: '{sessions}, último uso em {moment}',
    description:
      'Open sessions of a user and when one of them was used last. {sessions} is such as “2 sessions”.',
  },
  noSessions: {
    id: 'users.sessions.none',
    defaultMessage: 'Nenhuma',
    description: 'In place of the number of open sessions of a user',
  },
  linkEnd: {
    id: 'users.link.end',
    defaultMessage: 'Link válido até',
    description: 'Name of the time until which the link that sets a password works',
  },
  ownPassword: {
    id: 'users.ownPassword',
    defaultMessage: 'Sua senha',
    description: 'Field: the password of the administrator who does something that needs it',
  },
  ownPasswordHint: {
    id: 'users.ownPassword.hint',
    defaultMessage: 'Um administrador pode tudo. Por isso, confirme que é você.',
    description: 'Hint below the field for the own password of the administrator',
  },
  ownPasswordMissing: {
    id: 'users.ownPassword.missing',
    defaultMessage: 'Informe a sua senha.',
    description: 'Error of the field for the own password of the administrator',
  },
  ownPasswordWrong: {
    id: 'users.ownPassword.wrong',
    defaultMessage: 'A sua senha não confere.',
    description: 'Error of the field for the own password of the administrator',
  },
  ownRole: {
    id: 'users.ownRole',
    defaultMessage: 'O seu próprio perfil só pode ser mudado por outro administrador.',
    description: 'Text in place of the field for the role on the page of the own user',
  },
  added: {
    id: 'users.added',
    defaultMessage: 'Usuário criado. Agora gere o link para a primeira senha.',
    description: 'Message after a user was added',
  },
  saved: {
    id: 'users.saved',
    defaultMessage: 'Usuário alterado.',
    description: 'Message after a user was changed',
  },
  conflict: {
    id: 'users.conflict',
    defaultMessage: '{name} alterou este usuário enquanto você editava. Nada foi salvo.',
    description: 'Sentence after another administrator has changed the user meanwhile',
  },
  conflictUnnamed: {
    id: 'users.conflict.unnamed',
    defaultMessage: 'Este usuário foi alterado enquanto você editava. Nada foi salvo.',
    description: 'Sentence after the user was changed meanwhile, if the other person is not known',
  },
  changedMeanwhile: {
    id: 'users.changedMeanwhile',
    defaultMessage: 'Este usuário foi alterado por outra pessoa. Confira a situação atual e tente de novo.',
    description: 'Sentence after an act on a user who was changed meanwhile',
  },
  lastAdministrator: {
    id: 'users.lastAdministrator',
    defaultMessage: 'Este é o último administrador que pode entrar. Promova ou desbloqueie outro antes.',
    description: 'Sentence after the last administrator should lose access',
  },
  ownUser: {
    id: 'users.ownUser',
    defaultMessage: 'Você não pode fazer isto com o seu próprio usuário. Peça a outro administrador.',
    description: 'Sentence after an administrator has tried to change the own access',
  },
  userBlocked: {
    id: 'users.userBlocked',
    defaultMessage: 'Este usuário está bloqueado. Desbloqueie-o antes de gerar um link.',
    description: 'Sentence after a link should be made for a blocked user',
  },
  gone: {
    id: 'users.gone',
    defaultMessage: 'Este usuário não existe mais',
    description: 'Heading of the page of a user who does not exist',
  },
  toList: {
    id: 'users.toList',
    defaultMessage: 'Ver os usuários',
    description: 'Link from the page of a user who does not exist to the list',
  },
  waitingHint: {
    id: 'users.waiting.hint',
    defaultMessage:
      'Esta pessoa ainda não tem senha. Gere um link e entregue-o a ela: ela mesma escolhe a senha.',
    description: 'Text on the page of a user who has not yet chosen a password',
  },
  ownAccessHint: {
    id: 'users.ownAccess.hint',
    defaultMessage: 'Este é o seu usuário. Bloqueio e redefinição de senha ficam com outro administrador.',
    description: 'Text in place of the buttons on the page of the own user',
  },
  linkTitle: {
    id: 'users.link.title',
    defaultMessage: 'Link para {name}',
    description: 'Label of the field with the link that sets a password',
  },
  linkOnce: {
    id: 'users.link.once',
    defaultMessage:
      'Copie agora: este link não será mostrado de novo. Entregue-o só a {name}. Ele vale até {moment}.',
    description: 'Text above the link that sets a password',
  },
  copy: { id: 'users.link.copy', defaultMessage: 'Copiar link', description: 'Button that copies the link' },
  copied: {
    id: 'users.link.copied',
    defaultMessage: 'Link copiado.',
    description: 'Status after the link was copied',
  },
  done: {
    id: 'users.link.done',
    defaultMessage: 'Concluir',
    description: 'Button that closes the dialog with the link',
  },
});
