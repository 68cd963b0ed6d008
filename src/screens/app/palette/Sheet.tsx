import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './Sheet.module.css';

export type SheetProps = {
  isOpen: boolean;
  popup: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  /** Nothing of it is left on the page. */
  onGone: () => void;
};

/** A modal dialog near the top of the page, as wide as the page on a phone. Whoever shows it gives the focus back. */
export function Sheet({
  isOpen,
  popup,
  onClose,
  onGone,
  look,
  children,
}: SheetProps & { look: 'palette' | 'list'; children: ReactNode }) {
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
          <Dialog.Popup ref={popup} className={`${styles['popup']} ${styles[look]}`} finalFocus={false}>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
