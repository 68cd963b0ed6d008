import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './PopoverButton.module.css';

type Props = {
  /** Text of the button, and name of the panel. */
  label: string;
  /** Decoration before the text. */
  icon?: ReactNode;
  /** After the text, for example a count. */
  badge?: ReactNode;
  children: ReactNode;
};

/** A button that opens a panel with settings below it. The panel stays open while they are changed. */
export const PopoverButton = ({ label, icon, badge, children }: Props) => (
  <Popover.Root>
    <Popover.Trigger className={styles['button']}>
      {icon}
      <span>{label}</span>
      {badge}
      <ChevronDown aria-hidden size={16} />
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Positioner className={styles['positioner']} align="start" sideOffset={4} collisionPadding={4}>
        <Popover.Popup className={styles['panel']} aria-label={label}>
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
