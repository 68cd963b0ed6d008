import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import styles from './ValueList.module.css';

/** Values with their names. */
export const ValueList = ({ values }: { values: readonly { title: MessageDescriptor; value: string }[] }) => (
  <dl className={styles['values']}>
    {values.map(({ title, value }) => (
      <div key={title.id}>
        <dt>
          <FormattedMessage {...title} />
        </dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
