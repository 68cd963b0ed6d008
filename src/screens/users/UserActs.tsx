import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../api/users';
import { useMayCall } from '../../controls/useMayCall';
import { TextButton } from '../../ui/TextButton';
import { ActDialog } from './ActDialog';
import { actTexts } from './act.messages';
import { ACTS } from './acts';
import type { ActName } from './acts';
import { messages } from './users.messages';
import styles from './users.module.css';
import { useIsOwn } from './UserState';

/** What an administrator can do with the access of another user. Each act is confirmed (specification §2.248). */
export function UserActs({ user }: { user: User }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const acts = useRef<HTMLDivElement>(null);
  const isOwn = useIsOwn(user.id);
  const [act, setAct] = useState<ActName | null>(null);
  if (isOwn)
    return (
      <p className={styles['hint']}>
        <FormattedMessage {...messages.ownAccessHint} />
      </p>
    );
  const offered = listActs(user).filter((name) =>
    mayCall(ACTS[name].change === null ? 'makePasswordLink' : 'changeUserAccess'),
  );
  return (
    <>
      {!user.hasPassword && !user.isBlocked && (
        <p className={styles['hint']}>
          <FormattedMessage
            {...(user.passwordResetAt === undefined ? messages.waitingHint : actTexts.resetHint)}
          />
        </p>
      )}
      <div
        ref={acts}
        role="group"
        tabIndex={-1}
        aria-label={intl.formatMessage(actTexts.acts, { name: user.name })}
        className={styles['actions']}
      >
        {offered.map((name) => (
          <TextButton key={name} variant="plain" text={ACTS[name].title} onClick={() => setAct(name)} />
        ))}
      </div>
      <ActDialog act={act} acts={acts} user={user} onClose={() => setAct(null)} />
    </>
  );
}

/** The acts that make sense in the state of a user. */
function listActs({ isBlocked, hasPassword, openSessions }: User): ActName[] {
  if (isBlocked) return ['unblock'];
  const link = hasPassword ? 'reset' : 'firstLink';
  return [link, ...(openSessions > 0 ? (['endSessions'] as const) : []), 'block'];
}
