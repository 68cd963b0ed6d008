import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './CloseButton.module.css';

/** The close button of a dialog or a drawer. The library's close part renders it, and the caller sets its name. */
export function CloseButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button type="button" {...props} className={styles['close']}>
      <X aria-hidden size={20} />
    </button>
  );
}
