import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './OverlayDialog.module.css';

type Props = {
  isOpen: boolean;
  popup: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  /** Called when the dialog has left the page. */
  onGone: () => void;
};

/** A modal dialog near the top of the page, as wide as the page on a phone. The caller returns the focus. */
export function OverlayDialog({
  isOpen,
  popup,
  onClose,
  onGone,
  variant,
  children,
}: Props & { variant: 'palette' | 'list'; children: ReactNode }) {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onGone();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Viewport className={styles['viewport']}>
          <Dialog.Popup ref={popup} className={`${styles['popup']} ${styles[variant]}`} finalFocus={false}>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
