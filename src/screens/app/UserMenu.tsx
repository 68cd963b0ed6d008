import { Menu } from '@base-ui/react/menu';
import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { logoutRequested, selectProfile } from '../../store/session';
import { messages } from './app.messages';
import { SessionEnd } from './SessionEnd';
import styles from './UserMenu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const dispatch = useAppDispatch();
  const { data: profile } = useAppSelector(selectProfile);
  const role = useAppSelector(selectRole);

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles['trigger']}>
        <CircleUserRound aria-hidden size={22} />
        <bdi className={styles['name']}>
          {profile ? profile.name : <FormattedMessage {...messages.userMenu} />}
        </bdi>
        <ChevronDown aria-hidden size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles['positioner']} align="end" sideOffset={8}>
          <Menu.Popup className={styles['popup']}>
            {(profile !== undefined || role !== null) && (
              <div className={styles['who']}>
                {profile && (
                  <span className={styles['whoName']}>
                    <bdi>{profile.name}</bdi>
                  </span>
                )}
                {role !== null && <FormattedMessage {...messages[role]} />}
                <SessionEnd />
              </div>
            )}
            <Menu.Item className={styles['item']} onClick={() => dispatch(logoutRequested())}>
              <LogOut aria-hidden size={18} />
              <FormattedMessage {...messages.logout} />
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
