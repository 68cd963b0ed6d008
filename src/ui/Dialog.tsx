import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Library } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import styles from './Dialog.module.css';
import { CloseButton } from './IconButton';

type Popup = ComponentProps<typeof Library.Popup>;

type Props = {
  isOpen: boolean;
  /** The user closes the dialog: Escape, a press outside, or a close button. */
  onClose: () => void;
  /** Called when the dialog has left the page. */
  onGone?: () => void;
  /** An alert needs an answer, so a press outside does not close it. It covers other dialogs. */
  isAlert?: boolean;
  /** A form contains typed text, so a press outside does not close it. */
  isForm?: boolean;
  /** `top` is for dialogs whose height changes while the user types. */
  placement?: 'centre' | 'top';
  size?: 'small' | 'medium' | 'large';
  popup?: RefObject<HTMLDivElement | null>;
  initialFocus?: Popup['initialFocus'];
  finalFocus?: Popup['finalFocus'];
  children: ReactNode;
};

/** A modal dialog, with its head, body and foot as children. It is as wide as the page on a phone. */
export function Dialog({
  isOpen,
  onClose,
  onGone,
  isAlert = false,
  isForm = false,
  placement = 'centre',
  size = 'medium',
  popup,
  children,
  ...focus
}: Props) {
  const Root = isAlert ? AlertDialog.Root : Library.Root;
  return (
    <Root
      open={isOpen}
      {...(!isAlert && { disablePointerDismissal: isForm })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onGone?.();
      }}
    >
      <Library.Portal>
        <Library.Backdrop className={styles['backdrop']} data-alert={isAlert} data-placement={placement} />
        <Library.Viewport className={styles['viewport']} data-alert={isAlert} data-placement={placement}>
          <Library.Popup
            {...focus}
            ref={popup}
            className={styles['popup']}
            data-placement={placement}
            data-size={size}
          >
            {children}
          </Library.Popup>
        </Library.Viewport>
      </Library.Portal>
    </Root>
  );
}

/** The title of a dialog, and its close button. */
export const DialogHead = ({ children }: { children: ReactNode }) => (
  <div className={styles['head']}>
    <Library.Title className={styles['title']}>{children}</Library.Title>
    <Library.Close render={<CloseButton />} />
  </div>
);

/** The title of a dialog that has no close button. */
export const DialogTitle = ({ children }: { children: ReactNode }) => (
  <Library.Title className={styles['title']}>{children}</Library.Title>
);

/** The text that screen readers read after the title. */
export const DialogDetail = ({ children }: { children: ReactNode }) => (
  <Library.Description className={styles['detail']}>{children}</Library.Description>
);

export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']}>{children}</div>
);

/** The buttons at the foot of a dialog, the main one first. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
