import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './CardList.module.css';
import { RowCheckBox } from './RowCheckBox';
import type { RowGroup } from './DataTableRow';
import type { RowSelection } from './RowCheckBox';
import { splitRows } from './splitRows';
import { useRowChecks } from './useRowChecks';

export type Card = {
  id: string;
  /** Name of the card in the name of its check box. */
  name: string;
  /** A line above the content, in the full width of the card. */
  line?: ReactNode;
  /** A link in it or in the line with the attribute `data-whole` covers the whole card. */
  content: ReactNode;
  /** A button at the end of the card. */
  action?: ReactNode;
  /** Whether the card is marked for some seconds. */
  isMarked?: boolean;
};

type Props = {
  /** Name of the list for screen readers. */
  label: string;
  cards: readonly Card[];
  selection?: RowSelection | undefined;
  /** All cards in groups, in their order. Absent: no group is named. */
  groups?: readonly RowGroup[] | undefined;
};

/** The rows of a table as cards, for a page that is too narrow for columns. */
export function CardList({ label, cards, selection, groups }: Props) {
  const id = useId();
  const getCheck = useRowChecks(cards, selection);
  return (
    <>
      {splitRows(cards, groups).map(({ group, from, rows }) => (
        <div key={group?.id ?? ''} className={styles['group']}>
          {group && (
            <p id={`${id}-${group.id}`} className={styles['title']}>
              <span>{group.title}</span>
              <span className={styles['detail']}>{group.detail}</span>
            </p>
          )}
          <ul
            className={styles['list']}
            {...(group ? { 'aria-labelledby': `${id}-${group.id}` } : { 'aria-label': label })}
          >
            {rows.map((card, offset) => (
              <li
                key={card.id}
                className={styles['card']}
                data-index={from + offset}
                data-marked={card.isMarked}
              >
                <RowCheckBox name={card.name} check={getCheck(from + offset)} />
                {card.line !== undefined && <div className={styles['line']}>{card.line}</div>}
                <div className={styles['content']}>{card.content}</div>
                {card.action}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
