import { FormattedMessage, useIntl } from 'react-intl';
import type { AuditEvent } from '../../api/events';
import { paths } from '../../config/paths';
import { readKind } from '../../controls/entries/kinds';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';
import { EventChanges } from '../../controls/events/EventChanges';
import { listEventChanges } from '../../controls/events/listEventChanges';
import { useMayCall } from '../../controls/useMayCall';
import { Link } from '../../ui/Link';
import styles from './AuditScreen.module.css';
import { messages } from './audit.messages';
import { describeAction } from './describeEvent';

/** What happened, about what, and the changed fields, which the person opens. */
export function EventText({ event }: { event: AuditEvent }) {
  const intl = useIntl();
  const changes = listEventChanges(intl, event, readKind(event.objectKind) ?? null);
  const isOfRecord = changes.some(({ isNew }) => !isNew);
  return (
    <div className={styles['event']}>
      <p className={styles['what']}>
        {describeAction(intl, event)}
        <EventObject event={event} />
      </p>
      {(changes.length > 0 || event.requestId !== undefined) && (
        <details className={styles['details']}>
          <summary>
            {isOfRecord ? (
              <FormattedMessage {...messages.changes} values={{ count: changes.length }} />
            ) : (
              <FormattedMessage {...messages.details} />
            )}
          </summary>
          {changes.length > 0 && <EventChanges changes={changes} />}
          {event.requestId !== undefined && (
            <p className={styles['request']}>
              <FormattedMessage {...messages.request} values={{ id: <bdi>{event.requestId}</bdi> }} />
            </p>
          )}
        </details>
      )}
    </div>
  );
}

/** The entry, the series, the file or the user of an event. A deleted entry has no page. */
function EventObject({ event }: { event: AuditEvent }) {
  const { objectName, subjectName } = event;
  const mayOpenUser = useMayCall()('listUsers');
  const name = objectName ?? subjectName;
  if (name === undefined) return null;
  const to = findAddress(event, mayOpenUser);
  return (
    <>
      {' '}
      {to === null ? (
        <bdi className={styles['name']}>{name}</bdi>
      ) : (
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </>
  );
}

function findAddress(
  { action, entryId, importId, seriesId, accountId, subjectId }: AuditEvent,
  mayOpenUser: boolean,
): string | null {
  if (subjectId !== undefined)
    return mayOpenUser && action !== 'user-removed' ? paths.userRecord.to(subjectId) : null;
  if (entryId !== undefined) return action === 'deleted' ? null : paths.entryHistory.to(entryId);
  if (seriesId !== undefined) return paths.series.to(seriesId);
  if (importId === undefined && accountId !== undefined) return paths.moneyAccount.to(accountId);
  return importId === undefined ? null : writeEntriesAddress({ import: importId });
}
