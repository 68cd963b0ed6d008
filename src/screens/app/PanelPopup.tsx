import { Popover } from '@base-ui/react/popover';
import { use } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Tooltip } from '../../ui/Tooltip';
import styles from './Popup.module.css';
import { PopupContainer } from './popups';

// A long panel scrolls and stays below its button.
const BELOW = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

type Props = {
  /** The name of the button, its tooltip and the panel. */
  name: string;
  buttonClass: string | undefined;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The content of the button, hidden from screen readers. */
  picture: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus?: ComponentProps<typeof Popover.Popup>['finalFocus'];
  children: ReactNode;
};

/** A button of the top bar that opens a panel with groups of controls. */
export function PanelPopup({
  name,
  buttonClass,
  buttonRef,
  picture,
  isOpen,
  onOpenChange,
  finalFocus,
  children,
}: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Tooltip text={name}>
        <Popover.Trigger ref={buttonRef} className={buttonClass} aria-label={name}>
          {picture}
        </Popover.Trigger>
      </Tooltip>
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
