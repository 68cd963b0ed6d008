import { ChevronRight, PanelLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useAriaCurrent } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import styles from './MainMenu.module.css';
import { messages } from './menu.messages';
import { SubList } from './SubList';
import type { Menus } from './useMenus';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

type Props = { id: string; subId: string; entries: readonly MenuPage[]; menus: Menus };

/** The first level, beside the content: an icon over a name for each entry, and the switch of the sub panel. */
export function MainMenu({ id, subId, entries, menus }: Props) {
  const intl = useIntl();
  const hasPanel = menus.shown === 'menu-default';
  const region = useRef<HTMLElement>(null);
  const overlay = useOverlay(region, menus.shown === 'menu-sub-hidden');

  return (
    <nav
      id={id}
      className={styles['main']}
      aria-label={intl.formatMessage(messages.main)}
      ref={region}
      data-shown={menus.shown !== 'menu-hidden'}
    >
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            hasPanel={hasPanel}
            isOpen={overlay.openId === entry.id}
            onToggle={() => overlay.toggle(entry.id)}
          />
        ))}
      </ul>
      <button
        type="button"
        className={styles['switch']}
        aria-expanded={hasPanel}
        aria-controls={subId}
        onClick={() => {
          overlay.close();
          menus.toggleSub();
        }}
      >
        <PanelLeft aria-hidden size={18} className={styles['turns']} />
        <FormattedMessage {...messages.sub} />
      </button>
    </nav>
  );
}

type EntryProps = { entry: MenuPage; hasPanel: boolean; isOpen: boolean; onToggle: () => void };

function Entry({ entry, hasPanel, isOpen, onToggle }: EntryProps) {
  const intl = useIntl();
  const { to, icon: Icon, lists } = entry.menu;
  const title = intl.formatMessage(entry.title);
  const subsId = `subs-of-${entry.id}`;
  return (
    <li className={styles['entry']}>
      <Link className={styles['link']} to={to} aria-current={useAriaCurrent(entry)}>
        <Icon aria-hidden size={24} strokeWidth={1.75} />
        <span className={styles['word']}>{title}</span>
      </Link>
      {lists && !hasPanel && (
        <button
          type="button"
          className={styles['disclose']}
          aria-label={intl.formatMessage(messages.subsOf, { entry: title })}
          aria-expanded={isOpen}
          aria-controls={subsId}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden size={16} className={styles['turns']} />
        </button>
      )}
      {lists && isOpen && (
        <div id={subsId} className={styles['overlay']}>
          <p className={styles['overlayTitle']}>{title}</p>
          <SubList of={lists} />
        </div>
      )}
    </li>
  );
}

/** The list that is open over the page. Escape, a press outside and every navigation close it. */
function useOverlay(region: RefObject<HTMLElement | null>, isPossible: boolean) {
  const [open, show] = useOpenUntilNavigation<string>();
  const openId = isPossible ? open : null;

  useEffect(() => {
    if (openId === null) return;
    const close = () => show(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      region.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && region.current?.contains(target))) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [openId, region, show]);

  return {
    openId,
    close: () => show(null),
    toggle: (id: string) => show(openId === id ? null : id),
  };
}
