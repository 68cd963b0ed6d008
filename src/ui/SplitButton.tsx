import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SpinnerIcon } from './icons';
import styles from './SplitButton.module.css';

export type SplitButtonItem = {
  id: string;
  name: string;
  /** One line below the name. */
  detail?: string;
  onClick: () => void;
};

type Props = {
  icon: ReactNode;
  /** Accessible name of the first button, which begins with its text. */
  label?: string | undefined;
  onClick: () => void;
  /** Name of the button that opens the menu. */
  menuLabel: string;
  items: readonly SplitButtonItem[];
  /** Shows a spinner and no menu. The first button stays usable, for example to cancel. */
  isBusy?: boolean;
  /** Another text focuses the first button. */
  focusKey?: string | null;
  children: ReactNode;
};

/** A button with the usual action, and a menu with the other ways to do the same. */
export function SplitButton({
  icon,
  label,
  onClick,
  menuLabel,
  items,
  isBusy = false,
  focusKey = null,
  children,
}: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusKey !== null) main.current?.focus();
  }, [focusKey]);
  return (
    <div ref={buttons} className={styles['buttons']} data-busy={isBusy}>
      <button ref={main} type="button" className={styles['main']} aria-label={label} onClick={onClick}>
        {isBusy ? <SpinnerIcon size={18} className={styles['spinner']} /> : icon}
        <span>{children}</span>
      </button>
      {!isBusy && (
        <Menu.Root>
          <Menu.Trigger className={styles['more']} aria-label={menuLabel}>
            <ChevronDown aria-hidden size={16} />
          </Menu.Trigger>
          {/* Inside the landmark of the button. */}
          <Menu.Portal container={buttons}>
            {/* A bar that scrolls would cut an absolute position. */}
            <Menu.Positioner
              className={styles['positioner']}
              positionMethod="fixed"
              align="end"
              sideOffset={4}
              collisionPadding={4}
            >
              {/* An action makes the menu's own button disappear. */}
              <Menu.Popup className={styles['menu']} finalFocus={main}>
                {items.map(({ id, name, detail, onClick }) => (
                  <Menu.Item key={id} className={styles['item']} onClick={onClick}>
                    <span>{name}</span>
                    {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
    </div>
  );
}
