import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button';
import { CheckBox } from '../../ui/CheckBox';
import { IconButton } from '../../ui/IconButton';
import { PopoverButton } from '../../ui/PopoverButton';
import { columnTexts } from './columnChoice.messages';
import styles from './ColumnChoice.module.css';
import { titleOf } from './entryColumns';
import type { Filter } from './filter';
import { addColumn, listHiddenColumns, moveColumn } from './tableColumns';
import type { Column } from './tableColumns';

type Props = {
  columns: readonly Column[];
  filter: Filter;
  /** Null: the columns that the portal chooses. */
  onChoose: (columns: readonly Column[] | null) => void;
};

/** Which columns the list has, and in which order. */
export function ColumnChoice({ columns, filter, onChoose }: Props) {
  const intl = useIntl();
  const [moveText, setMoveText] = useState('');
  const move = (column: Column, by: -1 | 1, button: HTMLElement) => {
    const nextColumns = moveColumn(columns, column, by);
    flushSync(() => {
      onChoose(nextColumns);
      setMoveText(
        intl.formatMessage(columnTexts.moved, {
          name: intl.formatMessage(titleOf(column, filter)),
          position: intl.formatNumber(nextColumns.indexOf(column) + 1),
          count: intl.formatNumber(nextColumns.length),
        }),
      );
    });
    // The browser takes the focus away from an element that moves.
    button.focus();
  };
  return (
    <PopoverButton label={intl.formatMessage(columnTexts.title)} icon={<Columns3 aria-hidden size={18} />}>
      <ul className={styles['list']}>
        {[...columns, ...listHiddenColumns(columns)].map((column) => {
          const name = intl.formatMessage(titleOf(column, filter));
          const position = columns.indexOf(column);
          return (
            <li key={column} className={styles['row']}>
              <CheckBox
                label={name}
                state={position === -1 ? 'off' : 'on'}
                onChange={(isOn) =>
                  onChoose(isOn ? addColumn(columns, column) : columns.filter((other) => other !== column))
                }
              />
              {position !== -1 && (
                <span className={styles['buttons']}>
                  <IconButton
                    label={intl.formatMessage(columnTexts.moveUp, { name })}
                    aria-disabled={position === 0}
                    onClick={({ currentTarget }) => move(column, -1, currentTarget)}
                  >
                    <ArrowUp aria-hidden size={16} />
                  </IconButton>
                  <IconButton
                    label={intl.formatMessage(columnTexts.moveDown, { name })}
                    aria-disabled={position === columns.length - 1}
                    onClick={({ currentTarget }) => move(column, 1, currentTarget)}
                  >
                    <ArrowDown aria-hidden size={16} />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="visuallyHidden">
        {moveText}
      </p>
      <Button variant="plain" onClick={() => onChoose(null)}>
        <FormattedMessage {...columnTexts.reset} />
      </Button>
    </PopoverButton>
  );
}
