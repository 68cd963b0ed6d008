import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';
import { namedValue } from '../../../controls/namedValue.messages';
import { moment } from '../../../i18n/formats';
import { uniqueKeys } from '../../../ui/uniqueKeys';
import { PagePart } from '../PagePart';
import { describeAction, listEventChanges } from './describeEvent';
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
      {changes.length > 0 && (
        <ul className={styles['changes']}>
          {changes.map(({ title, before, after, isNew }) => (
            <li key={title.id}>
              {isNew ? (
                <FormattedMessage
                  {...namedValue}
                  values={{ name: intl.formatMessage(title), value: <bdi>{after}</bdi> }}
                />
              ) : (
                <FormattedMessage
                  {...messages.change}
                  values={{
                    field: intl.formatMessage(title),
                    before: <bdi>{before}</bdi>,
                    after: <bdi>{after}</bdi>,
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
