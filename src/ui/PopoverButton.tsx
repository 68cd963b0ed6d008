import { Popover } from '@base-ui/react/popover';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './PopoverButton.module.css';

type Props = {
  /** Text of the button. */
  label: string;
  /** Name of the button, if its text does not say what it does. */
  name?: string;
  /** Name of the panel. Absent: the text of the button. */
  panelName?: string;
  /** Decoration before the text. */
  icon?: ReactNode;
  /** After the text, for example a count. */
  badge?: ReactNode;
  /** `own`: the content has its own width and edges. */
  layout?: 'settings' | 'own';
  /** The panel. A function gets a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button that opens a panel below it. The panel stays open until its content, or the person, closes it. */
export function PopoverButton({
  label,
  name,
  panelName = label,
  icon,
  badge,
  layout = 'settings',
  children,
}: Props) {
  const [isOpen, show] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={show}>
      <Popover.Trigger className={styles['button']} aria-label={name}>
        {icon}
        <span>{label}</span>
        {badge}
        <ChevronDown aria-hidden size={16} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles['positioner']}
          align="start"
          sideOffset={4}
          collisionPadding={4}
        >
          <Popover.Popup className={styles['panel']} data-layout={layout} aria-label={panelName}>
            {typeof children === 'function' ? children(() => show(false)) : children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
