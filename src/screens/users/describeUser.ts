import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { User } from '../../api/users';
import { moment } from '../../i18n/formats';
import type { Status } from '../../ui/Badge';
import { messages } from './users.messages';

type State = { text: MessageDescriptor; status: Status };

/** The state that matters most: a blocked user may not sign in with any password. */
export function stateOf({ isBlocked, hasPassword, passwordResetAt }: User): State {
  if (isBlocked) return { text: messages.blocked, status: 'error' };
  return hasPassword
    ? { text: messages.active, status: 'success' }
    : {
        text: passwordResetAt === undefined ? messages.waiting : messages.waitingAgain,
        status: 'warning',
      };
}

export const describeLastSignIn = (intl: IntlShape, { lastSignInAt }: User): string =>
  lastSignInAt === undefined ? intl.formatMessage(messages.never) : moment(intl, new Date(lastSignInAt));

export function describeSessions(intl: IntlShape, { openSessions, lastUsedAt }: User): string {
  if (openSessions === 0) return intl.formatMessage(messages.noSessions);
  const sessions = intl.formatMessage(messages.sessionCount, { count: openSessions });
  if (lastUsedAt === undefined) return sessions;
  return intl.formatMessage(messages.sessionsUsed, { sessions, moment: moment(intl, new Date(lastUsedAt)) });
}
