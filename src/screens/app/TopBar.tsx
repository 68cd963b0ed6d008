import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { AppearanceButton } from './AppearanceButton';
import { Breadcrumb } from './Breadcrumb';
import { signIn } from './commands';
import { HelpMenu } from './HelpMenu';
import { HomeLink } from './HomeLink';
import { messages } from './menu.messages';
import { PaletteButton } from './palette/PaletteButton';
import type { ShownOverlays } from './palette/useOverlays';
import { PopupContainer } from './popups';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

type Props = {
  menuButton: RefObject<HTMLButtonElement | null>;
  /** False on a narrow page, where the bottom bar has the menu's button. */
  hasMenuButton: boolean;
  menuId: string;
  isMenuShown: boolean;
  onMenu: () => void;
  company: string | null;
  overlays: ShownOverlays;
};

/** The bar above every page of the app area: breadcrumb, search, company, help, and the user. */
export function TopBar({ menuButton, hasMenuButton, menuId, isMenuShown, onMenu, company, overlays }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const popups = useRef<HTMLDivElement>(null);
  return (
    <PopupContainer value={popups}>
      <header className={styles['bar']}>
        <div className={styles['start']}>
          {hasMenuButton && (
            <IconButton
              ref={menuButton}
              label={intl.formatMessage(messages.main)}
              aria-expanded={isMenuShown}
              aria-controls={menuId}
              onClick={onMenu}
            >
              <MenuIcon aria-hidden size={20} />
            </IconButton>
          )}
          {!isMenuShown && <HomeLink />}
          <Breadcrumb />
        </div>
        <PaletteButton overlays={overlays} />
        <div className={styles['end']}>
          {company !== null && <bdi className={styles['company']}>{company}</bdi>}
          <HelpMenu show={overlays.show} />
          {isSignedIn ? (
            <UserMenu show={overlays.show} />
          ) : (
            <>
              <AppearanceButton />
              <ButtonLink to={signIn.to}>
                <FormattedMessage {...signIn.menuName} />
              </ButtonLink>
            </>
          )}
        </div>
        <div ref={popups} className={styles['popups']} />
      </header>
    </PopupContainer>
  );
}
