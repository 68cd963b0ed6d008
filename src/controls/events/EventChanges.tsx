import { FormattedMessage } from 'react-intl';
import { namedValue } from '../namedValue.messages';
import { eventFields } from './event.messages';
import styles from './EventChanges.module.css';
import type { ShownChange } from './listEventChanges';

/** What an event has changed, in words. */
export const EventChanges = ({ changes }: { changes: readonly ShownChange[] }) => (
  <ul className={styles['changes']}>
    {changes.map(({ id, title, before, after, isNew }) => (
      <li key={id}>
        {isNew ? (
          <FormattedMessage {...namedValue} values={{ name: title, value: <bdi>{after}</bdi> }} />
        ) : (
          <FormattedMessage
            {...eventFields.change}
            values={{ field: title, before: <bdi>{before}</bdi>, after: <bdi>{after}</bdi> }}
          />
        )}
      </li>
    ))}
  </ul>
);
