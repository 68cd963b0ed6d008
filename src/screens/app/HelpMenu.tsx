import { Menu } from '@base-ui/react/menu';
import { CircleQuestionMark } from 'lucide-react';
import { use, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { Tooltip } from '../../ui/Tooltip';
import { messages } from './app.messages';
import { performsHere, useAppCommands } from './commands';
import type { ShownOverlays } from './palette/useOverlays';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import bar from './TopBar.module.css';

/** The commands that explain the portal. */
export function HelpMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const name = useIntl().formatMessage(messages.help);
  const commands = useAppCommands()
    .filter(({ menu }) => menu === 'help')
    .filter(performsHere);
  return (
    <Menu.Root modal={false}>
      <Tooltip text={name}>
        <Menu.Trigger ref={trigger} className={bar['tool']} aria-label={name}>
          <CircleQuestionMark aria-hidden size={20} />
        </Menu.Trigger>
      </Tooltip>
      <Menu.Portal container={use(PopupHome)}>
        <Menu.Positioner className={styles['positioner']} align="end" sideOffset={8} collisionPadding={8}>
          <Menu.Popup className={styles['popup']}>
            {commands.map(({ id, icon: Icon, menuName, name: commandName, perform }) => (
              <Menu.Item
                key={id}
                className={styles['item']}
                onClick={() => perform({ dispatch, show: (overlay) => show(overlay, trigger.current) })}
              >
                <Icon aria-hidden size={18} />
                <FormattedMessage {...(menuName ?? commandName)} />
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
