import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { SettingsPart } from '../../config/menuTable';
import styles from './Section.module.css';

type Props = {
  part: SettingsPart;
  title: MessageDescriptor;
  detail: MessageDescriptor;
  children: ReactNode;
};

/** One part of the settings. Its heading takes the focus when the address names the part. */
export function Section({ part, title, detail, children }: Props) {
  return (
    <section id={part} className={styles['section']} aria-labelledby={`${part}-title`}>
      <div className={styles['words']}>
        <h2 id={`${part}-title`} className={styles['title']} tabIndex={-1}>
          <FormattedMessage {...title} />
        </h2>
        <p className={styles['detail']}>
          <FormattedMessage {...detail} />
        </p>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
