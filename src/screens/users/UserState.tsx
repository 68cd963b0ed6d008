import { FormattedMessage } from 'react-intl';
import type { User } from '../../api/users';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { Badge } from '../../ui/Badge';
import { stateOf } from './describeUser';
import { messages } from './users.messages';
import styles from './users.module.css';

/** Whether a user is the signed-in one. */
export const useIsOwn = (id: string): boolean => useAppSelector(selectProfile).data?.id === id;

/** The badges of a user: the state, and what else sets the user apart. */
export function UserState({ user }: { user: User }) {
  const { text, status } = stateOf(user);
  const isOwn = useIsOwn(user.id);
  return (
    <span className={styles['badges']}>
      <Badge status={status}>
        <FormattedMessage {...text} />
      </Badge>
      {user.isDemonstration === true && (
        <Badge>
          <FormattedMessage {...messages.demonstration} />
        </Badge>
      )}
      {isOwn && (
        <Badge status="info">
          <FormattedMessage {...messages.you} />
        </Badge>
      )}
    </span>
  );
}
