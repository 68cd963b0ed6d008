import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MenuPage } from '../../controls/pages';
import { MenuList } from './MenuList';
import styles from './ListPanel.module.css';

type Props = { id: string; entry: MenuPage | undefined; isShown: boolean; isMainShown: boolean };

/** The second level, beside the main menu: the links below an entry. */
export function ListPanel({ id, entry, isShown, isMainShown }: Props) {
  const titleId = useId();
  return (
    <div id={id} className={styles['panel']} data-shown={isShown} data-main-shown={isMainShown}>
      {entry?.menu.lists && (
        <nav aria-labelledby={titleId}>
          <p id={titleId} className={styles['title']}>
            <FormattedMessage {...entry.title} />
          </p>
          <MenuList of={entry.menu.lists} />
        </nav>
      )}
    </div>
  );
}
