import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button';
import { messages } from './kit.messages';
import styles from './SelectionBar.module.css';

type Props = {
  count: number;
  /** What the selected rows add up to. */
  sums?: ReactNode;
  onClear: () => void;
  /** Actions with the selected rows. */
  children?: ReactNode;
};

/** Number, sums and actions of the selected rows. It is absent while no row is selected. */
export function SelectionBar({ count, sums, onClear, children }: Props) {
  const intl = useIntl();
  return (
    <>
      <p role="status" className="visuallyHidden">
        {count > 0 && <FormattedMessage {...messages.selected} values={{ count }} />}
      </p>
      {count > 0 && (
        <div role="group" className={styles['bar']} aria-label={intl.formatMessage(messages.selection)}>
          <p className={styles['count']}>
            <FormattedMessage {...messages.selected} values={{ count }} />
          </p>
          {sums}
          <div className={styles['actions']}>
            {children}
            <Button variant="plain" onClick={onClear}>
              <FormattedMessage {...messages.clearSelection} />
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
