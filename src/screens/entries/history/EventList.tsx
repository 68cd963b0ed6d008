import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { EventChanges } from '../../../controls/events/EventChanges';
import { listEventChanges } from '../../../controls/events/listEventChanges';
import { moment } from '../../../i18n/formats';
import { uniqueKeys } from '../../../ui/uniqueKeys';
import { PagePart } from '../PagePart';
import { describeAction } from './describeEvent';
import { messages } from './history.messages';
import styles from './HistoryScreen.module.css';

type Event = EntryHistory['events'][number];

/** The changes of an entry, the newest first. */
export function EventList({ events, kind }: { events: readonly Event[]; kind: Entry['kind'] }) {
  const keys = uniqueKeys(events.map(({ happenedAt, action }) => `${happenedAt} ${action}`));
  return (
    <PagePart id="history-events" title={<FormattedMessage {...messages.events} />}>
      {events.length === 0 ? (
        <p className={styles['detail']}>
          <FormattedMessage {...messages.noEvents} />
        </p>
      ) : (
        <ol className={styles['list']}>
          {events.map((event, index) => (
            <EventItem key={keys[index]} event={event} kind={kind} />
          ))}
        </ol>
      )}
    </PagePart>
  );
}

function EventItem({ event, kind }: { event: Event; kind: Entry['kind'] }) {
  const intl = useIntl();
  const changes = listEventChanges(intl, event, kind);
  return (
    <li className={styles['item']}>
      <p>
        <FormattedMessage {...describeAction(event, kind)} values={{ name: <bdi>{event.userName}</bdi> }} />
      </p>
      <p className={styles['detail']}>
        <bdi>{moment(intl, new Date(event.happenedAt))}</bdi>
      </p>
      {changes.length > 0 && <EventChanges changes={changes} />}
    </li>
  );
}
