import { Menu } from '@base-ui/react/menu';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { use, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectProfile } from '../../store/session';
import { roleNames } from '../../controls/role.messages';
import { messages } from './app.messages';
import { useAppCommands } from './commands';
import type { AppCommand, CommandContext } from './commands';
import type { Overlay, ShownOverlays } from './palette/useOverlays';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import { SessionEnd } from './SessionEnd';
import tools from './Tools.module.css';
import button from './UserMenu.module.css';

/** The signed-in user, and the commands of the user menu. */
export function UserMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const { data: profile } = useAppSelector(selectProfile);
  const role = useAppSelector(selectRole);
  const entries = useAppCommands().filter(({ isInUserMenu }) => isInUserMenu);
  const showFromTrigger = (overlay: Overlay) => show(overlay, trigger.current);
  const name = profile && (profile.name.trim() || profile.login);

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={trigger} className={tools['tool']}>
        <CircleUserRound aria-hidden size={22} />
        <bdi className={button['name']}>{name ?? <FormattedMessage {...messages.userMenu} />}</bdi>
        <ChevronDown aria-hidden size={16} className={button['chevron']} />
      </Menu.Trigger>
      <Menu.Portal container={use(PopupHome)}>
        <Menu.Positioner className={styles['positioner']} align="end" sideOffset={8} collisionPadding={8}>
          <Menu.Popup className={styles['popup']}>
            {(name !== undefined || role !== null) && (
              <div className={styles['who']}>
                {name !== undefined && (
                  <span className={styles['whoName']}>
                    <bdi>{name}</bdi>
                  </span>
                )}
                {role !== null && <FormattedMessage {...roleNames[role]} />}
                <SessionEnd />
              </div>
            )}
            {entries.map((command) => (
              <Entry key={command.id} command={command} context={{ dispatch, show: showFromTrigger }} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ command, context }: { command: AppCommand; context: CommandContext }) {
  const { id, icon: Icon, menuName } = command;
  const content = (
    <>
      <Icon aria-hidden size={18} className={id === 'signOut' ? styles['turns'] : undefined} />
      {menuName && <FormattedMessage {...menuName} />}
    </>
  );
  return 'to' in command ? (
    <Menu.LinkItem className={styles['item']} closeOnClick render={<Link to={command.to} />}>
      {content}
    </Menu.LinkItem>
  ) : (
    <Menu.Item className={styles['item']} onClick={() => command.perform(context)}>
      {content}
    </Menu.Item>
  );
}
