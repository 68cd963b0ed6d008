import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from '../../../ui/CloseButton';
import { messages } from './palette.messages';
import styles from './OverlayHead.module.css';

/** Title of a dialog, and its close button. */
export function OverlayHead({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={styles['head']}>
      <Dialog.Title className={styles['title']}>{children}</Dialog.Title>
      <Dialog.Close render={<CloseButton aria-label={intl.formatMessage(messages.close)} />} />
    </div>
  );
}
