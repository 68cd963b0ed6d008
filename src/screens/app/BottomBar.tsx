import { Menu as MenuIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAriaCurrent } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { Link } from '../../ui/Link';
import styles from './BottomBar.module.css';
import { palette } from './commands';
import { messages } from './menu.messages';
import type { ShownOverlays } from './palette/useOverlays';

/** On the narrowest page, four names fit in full: those of two pages, the search and the menu. */
const MAX_PAGES = 2;

type Props = {
  entries: readonly MenuPage[];
  menuButton: RefObject<HTMLButtonElement | null>;
  menuId: string;
  isMenuOpen: boolean;
  onMenu: () => void;
  show: ShownOverlays['show'];
};

/** The bar below every page on a phone: the first pages, the search, and the menu with all pages. */
export function BottomBar({ entries, menuButton, menuId, isMenuOpen, onMenu, show }: Props) {
  const intl = useIntl();
  return (
    <nav className={styles['bar']} aria-label={intl.formatMessage(messages.quick)}>
      {entries.slice(0, MAX_PAGES).map((entry) => (
        <Page key={entry.id} entry={entry} />
      ))}
      <button
        type="button"
        className={styles['entry']}
        aria-haspopup="dialog"
        onClick={() => show('palette')}
      >
        <palette.icon aria-hidden size={22} strokeWidth={1.75} />
        <FormattedMessage {...messages.search} />
      </button>
      <button
        ref={menuButton}
        type="button"
        className={styles['entry']}
        aria-label={intl.formatMessage(messages.main)}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        <MenuIcon aria-hidden size={22} strokeWidth={1.75} />
        <FormattedMessage {...messages.menu} />
      </button>
    </nav>
  );
}

function Page({ entry }: { entry: MenuPage }) {
  const { to, icon: Icon } = entry.menu;
  return (
    <Link className={styles['entry']} to={to} aria-current={useAriaCurrent(entry)}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <span className={styles['text']}>
        <FormattedMessage {...entry.title} />
      </span>
    </Link>
  );
}
