import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { SettingsPart } from '../../config/settingsParts';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import styles from './Section.module.css';

type Props = {
  part: SettingsPart;
  detail: MessageDescriptor;
  children: ReactNode;
};

/**
 * One part of the settings. It is focusable, because it is the target of a fragment. For a target that is not
 * focusable, the browser removes the focus.
 */
export function Section({ part, detail, children }: Props) {
  return (
    <section id={part} className={styles['section']} tabIndex={-1} aria-labelledby={`${part}-title`}>
      <div className={styles['text']}>
        <h2 id={`${part}-title`} className={styles['title']}>
          <FormattedMessage {...settingsPartNames[part]} />
        </h2>
        <p className={styles['detail']}>
          <FormattedMessage {...detail} />
        </p>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
