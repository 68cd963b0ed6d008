import { Popover } from '@base-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useMedia } from '../../ui/useMedia';
import { messages } from './app.messages';
import { FullScreenButton } from './FullScreenButton';
import { LanguageMenu } from './LanguageMenu';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import tools from './Tools.module.css';

/** Pixels: below this width the tools have no room beside each other, and stand in a sheet with their words. */
const TOOLS_FOLD_BELOW = 560;

/** The tools of the top bar: in a row, or behind one button. */
export function Tools() {
  const intl = useIntl();
  const home = use(PopupHome);
  const hasRoom = useMedia(`(min-width: ${TOOLS_FOLD_BELOW}px)`);
  const all = (
    <>
      <LanguageMenu />
      <FullScreenButton />
    </>
  );
  if (hasRoom) return <div className={tools['row']}>{all}</div>;
  const name = intl.formatMessage(messages.more);
  return (
    <Popover.Root>
      <Popover.Trigger className={tools['tool']} aria-label={name}>
        <Ellipsis aria-hidden size={22} />
      </Popover.Trigger>
      <Popover.Portal container={home}>
        <Popover.Positioner className={styles['positioner']} align="end" sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={styles['popup']} aria-label={name}>
            <div className={tools['sheet']}>{all}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
