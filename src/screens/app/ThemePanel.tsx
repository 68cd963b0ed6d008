import { Popover } from '@base-ui/react/popover';
import { Palette } from 'lucide-react';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { settingsPartTo } from '../../config/settingsParts';
import { OFFERED } from '../../config/themes';
import { ColorChoice } from '../../controls/ColorChoice';
import { ModeChoice } from '../../controls/ModeChoice';
import { RadiusChoice } from '../../controls/RadiusChoice';
import { PopupHome } from './popups';
import { messages } from './themeControls.messages';
import styles from './ThemePanel.module.css';
import tools from './Tools.module.css';

// A long panel scrolls and stays below its button.
const BELOW = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

/** Changes colour, corners and mode with immediate effect. Absent if colours are not offered (specification §9.6). */
export function ThemePanel() {
  const [isOpen, setIsOpen] = useState(false);
  if (!OFFERED.colors) return null;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={tools['tool']}>
        <Palette aria-hidden size={20} className={styles['icon']} />
        <span className={tools['word']}>
          <FormattedMessage {...messages.panel} />
        </span>
      </Popover.Trigger>
      <Popover.Portal container={use(PopupHome)}>
        <Popover.Positioner
          className={styles['positioner']}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          collisionAvoidance={BELOW}
        >
          <Popover.Popup className={styles['popup']}>
            <div>
              <Popover.Title className={styles['title']}>
                <FormattedMessage {...messages.panel} />
              </Popover.Title>
              <p className={styles['live']}>
                <FormattedMessage {...messages.live} />
              </p>
            </div>
            <ColorChoice />
            <RadiusChoice />
            {OFFERED.darkSwitch && <ModeChoice />}
            <Link
              className={styles['more']}
              to={settingsPartTo('appearance')}
              onClick={() => {
                setIsOpen(false);
              }}
            >
              <FormattedMessage {...messages.more} />
            </Link>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
