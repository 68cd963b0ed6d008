import { Drawer } from '@base-ui/react/drawer';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { languageOf } from '../../config/languages';
import { useAriaCurrent } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { CloseButton } from '../../ui/CloseButton';
import { messages } from './menu.messages';
import styles from './MenuDrawer.module.css';
import { SubList } from './SubList';

type Props = {
  id: string;
  entries: readonly MenuPage[];
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus when the drawer closes without a navigation. */
  button: RefObject<HTMLElement | null>;
  /** Gets the focus after a navigation. */
  content: RefObject<HTMLElement | null>;
};

/** The menus of a narrow page: both levels in one column, over the page. */
export function MenuDrawer({ id, entries, isOpen, onClose, button, content }: Props) {
  const intl = useIntl();
  const { direction } = languageOf(useAppSelector(selectLanguage));
  const closedByHand = useRef(false);
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(next) => {
        closedByHand.current = !next;
        if (!next) onClose();
      }}
      swipeDirection={direction === 'rtl' ? 'right' : 'left'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['backdrop']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup
            id={id}
            className={styles['popup']}
            finalFocus={() => {
              const isByHand = closedByHand.current;
              closedByHand.current = false;
              if (isByHand) return button.current;
              // The target of the address's fragment already has the focus.
              return content.current?.contains(document.activeElement) === true ? false : content.current;
            }}
          >
            <div className={styles['head']}>
              <Drawer.Title className={styles['title']}>
                <FormattedMessage {...messages.main} />
              </Drawer.Title>
              <Drawer.Close render={<CloseButton aria-label={intl.formatMessage(messages.close)} />} />
            </div>
            <nav aria-label={intl.formatMessage(messages.main)}>
              <ul className={styles['list']}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </nav>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

function Entry({ entry }: { entry: MenuPage }) {
  const intl = useIntl();
  const mark = useAriaCurrent(entry);
  const [isOpen, setIsOpen] = useState(mark !== undefined);
  const { to, icon: Icon, lists } = entry.menu;
  const title = intl.formatMessage(entry.title);
  const subsId = `drawer-subs-of-${entry.id}`;
  return (
    <li>
      <div className={styles['row']}>
        <Link className={styles['link']} to={to} aria-current={mark}>
          <Icon aria-hidden size={22} strokeWidth={1.75} />
          {title}
        </Link>
        {lists && (
          <button
            type="button"
            className={styles['disclose']}
            aria-label={intl.formatMessage(messages.subsOf, { entry: title })}
            aria-expanded={isOpen}
            aria-controls={subsId}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <ChevronDown aria-hidden size={18} />
          </button>
        )}
      </div>
      {lists && (
        <div id={subsId} className={styles['subs']} hidden={!isOpen}>
          <SubList of={lists} />
        </div>
      )}
    </li>
  );
}
