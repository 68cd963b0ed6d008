import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefObject } from 'react';
import { useAriaCurrent } from '../../controls/pages';
import type { MenuPage } from '../../controls/pages';
import { Drawer } from '../../ui/Drawer';
import { focusItself } from '../../ui/focusItself';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { messages } from './menu.messages';
import styles from './MenuDrawer.module.css';
import { MenuList } from './MenuList';

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
  const isClosedByUser = useRef(false);
  useEffect(() => {
    if (isOpen) isClosedByUser.current = false;
  }, [isOpen]);
  return (
    <Drawer
      id={id}
      isOpen={isOpen}
      onClose={() => {
        isClosedByUser.current = true;
        onClose();
      }}
      title={<FormattedMessage {...messages.main} />}
      closeLabel={intl.formatMessage(messages.close)}
      finalFocus={() => (isClosedByUser.current ? button.current : focusItself(content.current))}
    >
      <nav aria-label={intl.formatMessage(messages.main)}>
        <ul className={styles['list']}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </nav>
    </Drawer>
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
          <IconButton
            label={intl.formatMessage(messages.subsOf, { entry: title })}
            aria-expanded={isOpen}
            aria-controls={subsId}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <ChevronDown aria-hidden size={18} className={styles['chevron']} />
          </IconButton>
        )}
      </div>
      {lists && (
        <div id={subsId} className={styles['subs']} hidden={!isOpen}>
          <MenuList of={lists} />
        </div>
      )}
    </li>
  );
}
