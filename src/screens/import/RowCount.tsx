import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button';
import { messages } from './check.messages';
import styles from './ImportScreen.module.css';

/** A table begins short, so that what is below it is near. */
const SHORT_LIST_ROWS = 10;

/** Returns the first rows, and a function that shows all of them. Null: all of them are shown. */
export function useShortList<T>(rows: readonly T[]): { shown: readonly T[]; showMore: (() => void) | null } {
  const [isLong, setIsLong] = useState(false);
  const isShort = !isLong && rows.length > SHORT_LIST_ROWS;
  return {
    shown: isShort ? rows.slice(0, SHORT_LIST_ROWS) : rows,
    showMore: isShort ? () => setIsLong(true) : null,
  };
}

type Props = {
  shown: number;
  /** The number of rows of the file. The backend returns the first ones. */
  total: number;
  onMore: (() => void) | null;
};

/** Says how many rows of a table are shown, if there are more. */
export function RowCount({ shown, total, onMore }: Props) {
  const intl = useIntl();
  return (
    shown < total && (
      <div className={styles['line']}>
        <p className={styles['muted']}>
          <FormattedMessage
            {...messages.some}
            values={{ shown: intl.formatNumber(shown), total: intl.formatNumber(total) }}
          />
        </p>
        {onMore && (
          <Button variant="plain" onClick={onMore}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
    )
  );
}
