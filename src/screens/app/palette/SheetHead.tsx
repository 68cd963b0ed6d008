import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from '../../../ui/CloseButton';
import { messages } from './palette.messages';
import styles from './SheetHead.module.css';

/** Title of a sheet, and the button that closes it. */
export function SheetHead({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={styles['head']}>
      <Dialog.Title className={styles['title']}>{children}</Dialog.Title>
      <Dialog.Close render={<CloseButton aria-label={intl.formatMessage(messages.close)} />} />
    </div>
  );
}
