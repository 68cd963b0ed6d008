import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListOwnSessionsQuery } from '../../api/account';
import type { OwnSession } from '../../api/account';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { useSessionArg } from '../../controls/useSessionArg';
import { moment } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { TextButton } from '../../ui/TextButton';
import { EndDialog } from './EndDialog';
import { messages } from './ownAccount.messages';
import styles from './OwnSessions.module.css';

const TEXTS: DataTexts = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.noSessions },
};

/** The sessions of the person, of which each one but this can be ended. */
export function OwnSessions({ mayEnd }: { mayEnd: boolean }) {
  const { currentData, error, refetch } = useListOwnSessionsQuery(useSessionArg(undefined));
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (!currentData)
    return <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="list" />;
  const { sessions } = currentData;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['list']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['session']}>
            <Session {...session} />
            {mayEnd && !session.isCurrent && (
              <Button variant="plain" onClick={() => setEnding(session)}>
                <span aria-hidden="true">
                  <FormattedMessage {...messages.end} />
                </span>
                <span className="visuallyHidden">
                  <FormattedMessage {...messages.endNamed} values={{ device: <Device {...session} /> }} />
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && others.length > 1 && (
        <TextButton variant="plain" text={messages.endOthers} onClick={() => setEnding('others')} />
      )}
      <EndDialog ending={ending} onClose={() => setEnding(null)} finalFocus={list} />
    </>
  );
}

const Device = ({ device }: { device?: string | null | undefined }) =>
  typeof device === 'string' ? <bdi>{device}</bdi> : <FormattedMessage {...messages.unknownDevice} />;

function Session({ device, isCurrent, beganAt, lastUsedAt }: OwnSession) {
  const intl = useIntl();
  return (
    <div className={styles['text']}>
      <span className={styles['device']}>
        <Device device={device} />
        {isCurrent && (
          <Badge status="success">
            <FormattedMessage {...messages.current} />
          </Badge>
        )}
      </span>
      {typeof beganAt === 'string' && (
        <span className={styles['detail']}>
          <FormattedMessage {...messages.began} values={{ moment: moment(intl, new Date(beganAt)) }} />
        </span>
      )}
      {typeof lastUsedAt === 'string' && (
        <span className={styles['detail']}>
          <FormattedMessage {...messages.used} values={{ moment: moment(intl, new Date(lastUsedAt)) }} />
        </span>
      )}
    </div>
  );
}
