import { Popover } from '@base-ui/react/popover';
import { use } from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import styles from './Popup.module.css';
import { PopupContainer } from './popups';

// A long panel scrolls and stays below its button.
const BELOW = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

type Props = {
  /** The name of the panel. */
  name: string;
  button: ReactElement;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus?: ComponentProps<typeof Popover.Popup>['finalFocus'];
  children: ReactNode;
};

/** A button of the top bar that opens a panel with groups of controls. */
export function PanelPopup({ name, button, buttonRef, isOpen, onOpenChange, finalFocus, children }: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger ref={buttonRef} render={button} />
      <Popover.Portal container={use(PopupContainer)}>
        <Popover.Positioner
          className={styles['positioner']}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={BELOW}
        >
          <Popover.Popup className={styles['panel']} aria-label={name} finalFocus={finalFocus}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
