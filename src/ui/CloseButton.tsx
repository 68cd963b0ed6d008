import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './CloseButton.module.css';

/** The cross in the head of a dialog or a drawer; the library's closing part renders it. Its name comes from outside. */
export function CloseButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button type="button" {...props} className={styles['close']}>
      <X aria-hidden size={20} />
    </button>
  );
}
