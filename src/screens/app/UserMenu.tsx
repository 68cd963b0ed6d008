import { Popover } from '@base-ui/react/popover';
import { CircleUserRound } from 'lucide-react';
import { use, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Appearance } from '../../controls/Appearance';
import { roleNames } from '../../controls/role.messages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectProfile } from '../../store/session';
import { Tooltip } from '../../ui/Tooltip';
import { messages } from './app.messages';
import { performsHere, useAppCommands } from './commands';
import type { AppCommand } from './commands';
import { readInitials } from './initials';
import type { ShownOverlays } from './palette/useOverlays';
import popup from './Popup.module.css';
import { BELOW, PopupHome, usePopup } from './popups';
import { SessionEnd } from './SessionEnd';
import styles from './UserMenu.module.css';

/** The signed-in user, the commands of the account, and the appearance. */
export function UserMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const intl = useIntl();
  const trigger = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const { data: profile } = useAppSelector(selectProfile);
  const { open, show: setOpen, finalFocus } = usePopup<true>();
  const commands = useAppCommands().filter(({ menu }) => menu === 'user');
  const name = profile && (profile.name.trim() || profile.login);
  const text = name ?? intl.formatMessage(messages.userMenu);

  const perform = (command: AppCommand) => {
    // The navigation of a link closes the menu.
    if (!performsHere(command)) return;
    setOpen(null);
    command.perform({ dispatch, show: (overlay) => show(overlay, trigger.current) });
  };
  return (
    <Popover.Root open={open !== null} onOpenChange={(isWanted) => setOpen(isWanted || null)}>
      <Tooltip text={text}>
        <Popover.Trigger ref={trigger} className={styles['trigger']} aria-label={text}>
          <Avatar name={profile?.name ?? ''} />
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal container={use(PopupHome)}>
        <Popover.Positioner
          className={popup['positioner']}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={BELOW}
        >
          <Popover.Popup className={popup['panel']} aria-label={text} finalFocus={finalFocus}>
            <Who name={name} />
            <ul className={styles['commands']}>
              {commands.map((command) => (
                <li key={command.id}>
                  <Entry command={command} onPerform={() => perform(command)} />
                </li>
              ))}
            </ul>
            <Appearance />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The initials of the name, or a picture of a person without a name. */
function Avatar({ name }: { name: string }) {
  const initials = readInitials(name);
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {initials === '' ? <CircleUserRound size={20} /> : initials}
    </span>
  );
}

function Who({ name }: { name: string | undefined }) {
  const role = useAppSelector(selectRole);
  return (
    <div className={styles['who']}>
      {name !== undefined && (
        <span className={styles['name']}>
          <bdi>{name}</bdi>
        </span>
      )}
      {role !== null && <FormattedMessage {...roleNames[role]} />}
      <SessionEnd />
    </div>
  );
}

function Entry({ command, onPerform }: { command: AppCommand; onPerform: () => void }) {
  const { id, icon: Icon, menuName } = command;
  const content = (
    <>
      <Icon aria-hidden size={18} className={id === 'signOut' ? popup['turns'] : undefined} />
      {menuName && <FormattedMessage {...menuName} />}
    </>
  );
  return 'to' in command ? (
    <Link className={popup['item']} to={command.to} onClick={onPerform}>
      {content}
    </Link>
  ) : (
    <button type="button" className={popup['item']} onClick={onPerform}>
      {content}
    </button>
  );
}
