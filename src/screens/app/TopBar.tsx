import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { Arch } from '../../ui/Arch';
import { ButtonLink } from '../../ui/Button';
import { messages } from './app.messages';
import { signIn } from './commands';
import { messages as menuMessages } from './menu.messages';
import { PaletteButton } from './palette/PaletteButton';
import { useOverlays } from './palette/useOverlays';
import { PopupHome } from './popups';
import { Tools } from './Tools';
import tools from './Tools.module.css';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu';

type Props = {
  menuButton: RefObject<HTMLButtonElement | null>;
  menuId: string;
  /** On a narrow page the button opens a dialog. On other pages it toggles the menu beside the content. */
  opensDrawer: boolean;
  isMenuShown: boolean;
  onMenu: () => void;
};

/** The bar above every page of the app area. */
export function TopBar({ menuButton, menuId, opensDrawer, isMenuShown, onMenu }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const overlays = useOverlays();
  const popups = useRef<HTMLDivElement>(null);
  return (
    <PopupHome value={popups}>
      <header className={styles['bar']}>
        <button
          ref={menuButton}
          type="button"
          className={tools['tool']}
          aria-label={intl.formatMessage(menuMessages.main)}
          aria-haspopup={opensDrawer ? 'dialog' : undefined}
          aria-expanded={isMenuShown}
          aria-controls={menuId}
          onClick={onMenu}
        >
          <MenuIcon aria-hidden size={22} />
        </button>
        <Link className={styles['brand']} to={paths.app.to()} aria-label={intl.formatMessage(messages.home)}>
          <Arch size={28} />
          <span className={styles['brandName']}>{BRAND}</span>
        </Link>
        <div className={styles['end']}>
          <PaletteButton overlays={overlays} />
          <Tools />
          {isSignedIn ? (
            <UserMenu show={overlays.show} />
          ) : (
            <ButtonLink to={signIn.to}>
              <FormattedMessage {...signIn.menuName} />
            </ButtonLink>
          )}
        </div>
        <div ref={popups} className={styles['popups']} />
      </header>
    </PopupHome>
  );
}
