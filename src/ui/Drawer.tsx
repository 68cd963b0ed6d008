import { Drawer as Library } from '@base-ui/react/drawer';
import { useDirection } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';
import styles from './Drawer.module.css';
import { CloseButton } from './IconButton';

type Props = {
  id?: string;
  isOpen: boolean;
  /** The user closes the drawer: a swipe, Escape, a press outside, or the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button, if it is not "Close". */
  closeLabel?: string;
  /** The edge of the page from which it opens. */
  side?: 'start' | 'end';
  /** Returns what gets the focus when the drawer has left the page. Called only if no element has the focus then. */
  finalFocus?: () => HTMLElement | false | null;
  children: ReactNode;
};

/** A modal panel at one side of the page. A swipe to that side closes it. */
export function Drawer({
  id,
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'start',
  finalFocus,
  children,
}: Props) {
  const isLeft = (side === 'start') === (useDirection() === 'ltr');
  return (
    <Library.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      swipeDirection={isLeft ? 'left' : 'right'}
    >
      <Library.Portal>
        <Library.Backdrop className={styles['backdrop']} />
        <Library.Viewport className={styles['viewport']} data-side={side}>
          <Library.Popup
            id={id}
            className={styles['popup']}
            data-edge={isLeft ? 'left' : 'right'}
            // The page can be used while the drawer moves out. The focus of a removed drawer falls to the body.
            finalFocus={finalFocus && (() => document.activeElement === document.body && finalFocus())}
          >
            <div className={styles['head']}>
              <Library.Title className={styles['title']}>{title}</Library.Title>
              <Library.Close render={<CloseButton label={closeLabel} />} />
            </div>
            {children}
          </Library.Popup>
        </Library.Viewport>
      </Library.Portal>
    </Library.Root>
  );
}
