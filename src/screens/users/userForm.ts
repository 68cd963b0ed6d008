import { LIMITS } from '../../../api-spec/limits.gen';
import type { CallError } from '../../api/callError';
import type { BodyOf } from '../../api/operationTypes';
import type { User } from '../../api/users';
import { checkName, checkOption } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { defineForm } from '../../controls/form/formDefinition';
import type { Schema } from '../../controls/form/schema';
import type { MessageText } from '../../store/toasts';
import { messages } from './users.messages';

export type Name = 'login' | 'name' | 'role' | 'dashboard' | 'currentPassword';
export type Values = Record<Name, string>;

/** Whether a user becomes an administrator, for which the backend asks for the own password. Null: a new user. */
export const isPromoted = (role: string, user: User | null): boolean =>
  role === 'admin' && user?.role !== 'admin';

/** Each form has some of the fields. */
const schema: Schema<Name> = {
  login: {
    label: messages.login,
    kind: 'login',
    hint: messages.loginHint,
    rule: (value) => (/^[0-9]{1,11}$/.test(value) ? undefined : messages.loginInvalid),
  },
  name: { label: messages.name, kind: 'text', rule: (value) => checkName(value, LIMITS.nameLength) },
  role: { label: messages.role, kind: 'option', rule: checkOption },
  dashboard: { label: messages.dashboard, kind: 'option' },
  currentPassword: {
    label: messages.ownPassword,
    kind: 'password',
    hint: messages.ownPasswordHint,
    rule: (value) => (value === '' ? messages.ownPasswordMissing : undefined),
  },
};

/** The messages of the reasons of a 409. */
export const CONFLICTS = {
  'last-administrator': messages.lastAdministrator,
  'own-user': messages.ownUser,
  'user-blocked': messages.userBlocked,
};

/** Returns the text of a failure that no field explains. */
export function describeFailure(error: CallError): MessageText {
  if (error.kind === 'http' && error.reason === 'unknown-user') return { messageId: messages.gone.id };
  return describeFailedChange(error, messages);
}

/** The form of a user. Null: a new one. */
export const USER_FORM = defineForm<Name, User | null>({
  schema,
  reasons: {
    repeated: messages.loginRepeated,
    invalid: messages.loginInvalid,
    'wrong-password': messages.ownPasswordWrong,
  },
  idOf: (user) => user?.id,
  savedText: (user) => (user === null ? messages.added : messages.saved),
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  conflicts: CONFLICTS,
  describe: describeFailure,
});

export const toValues = (user: User | null): Values => ({
  login: '',
  name: user?.name ?? '',
  role: user?.role ?? 'editor',
  dashboard: user?.dashboard ?? '',
  currentPassword: '',
});

/** Returns the values that a new and a changed user have in common. */
export const toInput = (
  { name, role, dashboard, currentPassword }: Values,
  user: User | null,
): Omit<BodyOf<'changeUser'>, 'version'> => ({
  name: name.trim(),
  role,
  dashboard: dashboard === '' ? null : dashboard,
  ...(isPromoted(role, user) && { currentPassword }),
});
