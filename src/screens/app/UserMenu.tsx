import { Menu } from '@base-ui/react/menu';
import { ChevronDown, CircleUserRound, Info, LogOut, RotateCw, Settings } from 'lucide-react';
import { use, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { logoutRequested, selectProfile } from '../../store/session';
import { noticeRecalled, selectExpiry } from '../../store/sessionExpiry';
import { roleNames } from '../../controls/role.messages';
import { messages as aboutMessages } from './about/about.messages';
import { messages } from './app.messages';
import { messages as menuMessages } from './menu.messages';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import { SessionEnd } from './SessionEnd';
import tools from './Tools.module.css';
import button from './UserMenu.module.css';

/** Who is signed in, the settings, what this portal is, and the way out. */
export function UserMenu({ onAbout }: { onAbout: (opener: Element | null) => void }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const { data: profile } = useAppSelector(selectProfile);
  const role = useAppSelector(selectRole);
  const { told } = useAppSelector(selectExpiry);
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
            <Menu.LinkItem className={styles['item']} closeOnClick render={<Link to={paths.settings.to()} />}>
              <Settings aria-hidden size={18} />
              <FormattedMessage {...menuMessages.settings} />
            </Menu.LinkItem>
            <Menu.Item className={styles['item']} onClick={() => onAbout(trigger.current)}>
              <Info aria-hidden size={18} />
              <FormattedMessage {...aboutMessages.title} />
            </Menu.Item>
            {told !== null && (
              <Menu.Item className={styles['item']} onClick={() => dispatch(noticeRecalled())}>
                <RotateCw aria-hidden size={18} />
                <FormattedMessage {...messages.signInAgain} />
              </Menu.Item>
            )}
            <Menu.Item className={styles['item']} onClick={() => dispatch(logoutRequested())}>
              <LogOut aria-hidden size={18} className={styles['turns']} />
              <FormattedMessage {...messages.logout} />
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
