import { Popover } from '@base-ui/react/popover';
import { Palette } from 'lucide-react';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { Appearance } from '../../controls/Appearance';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { Tooltip } from '../../ui/Tooltip';
import styles from './Popup.module.css';
import { BELOW, PopupHome } from './popups';
import bar from './TopBar.module.css';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

/** Opens the appearance without a session. With a session it is part of the user menu. */
export function AppearanceButton() {
  const name = useIntl().formatMessage(settingsPartNames.appearance);
  const [isOpen, show] = useOpenUntilNavigation<true>();
  return (
    <Popover.Root open={isOpen !== null} onOpenChange={(isWanted) => show(isWanted || null)}>
      <Tooltip text={name}>
        <Popover.Trigger className={bar['tool']} aria-label={name}>
          <Palette aria-hidden size={20} />
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal container={use(PopupHome)}>
        <Popover.Positioner
          className={styles['positioner']}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={BELOW}
        >
          <Popover.Popup className={styles['panel']} aria-label={name}>
            <Appearance />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
