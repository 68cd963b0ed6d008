import { Menu as MenuIcon, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useAriaCurrent, useOfferedPage } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { Link } from '../../ui/Link';
import styles from './BottomBar.module.css';
import { messages } from './menu.messages';

/** The ids of the pages on both sides of the button that adds an entry. */
const PAGES_BEFORE = ['home', 'entries'];
const PAGES_AFTER = ['dashboards'];

type Props = {
  entries: readonly MenuPage[];
  menuButton: RefObject<HTMLButtonElement | null>;
  menuId: string;
  isMenuOpen: boolean;
  onMenu: () => void;
};

/** The bar below every page on a phone: the main pages, a new entry, and the menu with all pages. */
export function BottomBar({ entries, menuButton, menuId, isMenuOpen, onMenu }: Props) {
  const intl = useIntl();
  const listPages = (ids: readonly string[]) =>
    entries.filter(({ id }) => ids.includes(id)).map((entry) => <Page key={entry.id} entry={entry} />);
  return (
    <nav className={styles['bar']} aria-label={intl.formatMessage(messages.quick)}>
      {listPages(PAGES_BEFORE)}
      <NewEntry />
      {listPages(PAGES_AFTER)}
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
      <FormattedMessage {...entry.title} />
    </Link>
  );
}

/** The link to the page of a new entry. Nothing if the session may not add one. */
function NewEntry() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const page = useOfferedPage('newEntry');
  if (!page) return null;
  return (
    <Link
      className={styles['entry']}
      // The form begins with the kind of the list that is shown.
      to={paths.newEntry.to(new URLSearchParams(search).get('kind'))}
      aria-label={intl.formatMessage(page.title)}
      state={{ back: pathname + search }}
    >
      <span className={styles['add']}>
        <Plus aria-hidden size={24} />
      </span>
    </Link>
  );
}
