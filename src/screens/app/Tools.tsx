import { Popover } from '@base-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import { use, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterSwap } from './useFocusAfterSwap';
import { useMedia } from '../../ui/useMedia';
import { messages } from './app.messages';
import { DarkSwitch } from './DarkSwitch';
import { FullScreenButton } from './FullScreenButton';
import { LanguageMenu } from './LanguageMenu';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import { ThemePanel } from './ThemePanel';
import tools from './Tools.module.css';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

/** Pixels. Below this width the tools are in a popup, with their names. */
const TOOLS_FOLD_BELOW = 640;

/** The tools of the top bar: in a row, or behind one button. */
export function Tools() {
  const hasRoom = useMedia(`(min-width: ${TOOLS_FOLD_BELOW}px)`);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterSwap(hasRoom, () => place.current?.querySelector('button'));
  return (
    <div ref={place} className={tools['row']}>
      {hasRoom ? <All hasNames={false} /> : <Folded />}
    </div>
  );
}

function All({ hasNames }: { hasNames: boolean }) {
  return (
    <>
      <LanguageMenu />
      <ThemePanel />
      <DarkSwitch isLabelHidden={!hasNames} />
      <FullScreenButton />
    </>
  );
}

function Folded() {
  const name = useIntl().formatMessage(messages.more);
  const [isOpen, show] = useOpenUntilNavigation<true>();
  return (
    <Popover.Root open={isOpen !== null} onOpenChange={(isWanted) => show(isWanted || null)}>
      <Popover.Trigger className={tools['tool']} aria-label={name}>
        <Ellipsis aria-hidden size={22} />
      </Popover.Trigger>
      <Popover.Portal container={use(PopupHome)}>
        <Popover.Positioner className={styles['positioner']} align="end" sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={styles['popup']} aria-label={name}>
            <div className={tools['folded']}>
              <All hasNames />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
