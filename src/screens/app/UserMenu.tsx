import { CircleUserRound } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Appearance } from '../../controls/Appearance';
import { roleNames } from '../../controls/role.messages';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectProfile } from '../../store/profile';
import { Tooltip } from '../../ui/Tooltip';
import { messages } from './app.messages';
import { CommandList } from './CommandList';
import { useAppCommands } from './commands';
import { readInitials } from './initials';
import { maskLogin } from './maskLogin';
import type { ShownOverlays } from './palette/useOverlays';
import { PanelPopup } from './PanelPopup';
import { usePopup } from './popups';
import { SessionEnd } from './SessionEnd';
import styles from './UserMenu.module.css';

/** The signed-in user, the commands of the account, and the appearance. */
export function UserMenu({ show }: Pick<ShownOverlays, 'show'>) {
  const intl = useIntl();
  const trigger = useRef<HTMLButtonElement>(null);
  const { data: profile } = useAppSelector(selectProfile);
  const { open, show: setOpen, leave, finalFocus } = usePopup<true>();
  const commands = useAppCommands().filter(({ menu }) => menu === 'user');
  const text =
    (profile && (profile.name.trim() || maskLogin(profile.login))) ?? intl.formatMessage(messages.userMenu);

  return (
    <PanelPopup
      name={text}
      button={<AvatarButton label={text} name={profile?.name ?? ''} />}
      buttonRef={trigger}
      isOpen={open !== null}
      onOpenChange={(isWanted) => setOpen(isWanted || null)}
      finalFocus={finalFocus}
    >
      <UserDetails />
      <CommandList commands={commands} show={(overlay) => show(overlay, trigger.current)} onPerform={leave} />
      <Appearance />
    </PanelPopup>
  );
}

type AvatarButtonProps = ComponentProps<'button'> & { label: string; name: string };

/** The initials of the name, or a picture of a person without a name. */
function AvatarButton({ label, name, ...button }: AvatarButtonProps) {
  const initials = readInitials(name);
  return (
    <Tooltip text={label}>
      <button type="button" {...button} className={styles['trigger']} aria-label={label}>
        <span className={styles['avatar']} aria-hidden="true">
          {initials === '' ? <CircleUserRound size={20} /> : initials}
        </span>
      </button>
    </Tooltip>
  );
}

/** Name, role and login of the user, and the end of the session. */
function UserDetails() {
  const role = useAppSelector(selectRole);
  const { data: profile } = useAppSelector(selectProfile);
  const name = profile?.name.trim() ?? '';
  return (
    <div className={styles['who']}>
      {name !== '' && (
        <span className={styles['name']}>
          <bdi>{name}</bdi>
        </span>
      )}
      {role !== null && <FormattedMessage {...roleNames[role]} />}
      {profile && (
        <span>
          <FormattedMessage
            {...messages.login}
            values={{ login: <bdi dir="ltr">{maskLogin(profile.login)}</bdi> }}
          />
        </span>
      )}
      <SessionEnd />
    </div>
  );
}
