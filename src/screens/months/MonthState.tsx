import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Month } from '../../api/months';
import { moment } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import { WarningBox } from '../../ui/WarningBox';
import { messages } from './months.messages';
import styles from './months.module.css';

type Open = Pick<Month, 'newLines' | 'openEntries' | 'differingAccounts'>;

/** Returns what is still open, as short texts. */
export const listOpen = (
  intl: IntlShape,
  { newLines = 0, openEntries = 0, differingAccounts = [] }: Open,
): string[] => [
  ...differingAccounts.map((name) => intl.formatMessage(messages.differs, { name })),
  ...(newLines > 0 ? [intl.formatMessage(messages.newLines, { count: newLines })] : []),
  ...(openEntries > 0 ? [intl.formatMessage(messages.openEntries, { count: openEntries })] : []),
];

/** Whether a month is closed and by whom, or what is still open in it. */
export function MonthState({ month }: { month: Month }) {
  const intl = useIntl();
  const { isClosed, closedAt, closedBy } = month;
  const open = listOpen(intl, month);
  return (
    <div className={styles['state']}>
      {isClosed ? (
        <Badge status="success" icon={<Lock aria-hidden size={14} />}>
          <FormattedMessage {...messages.closed} />
        </Badge>
      ) : (
        <Badge>
          <FormattedMessage {...messages.open} />
        </Badge>
      )}
      {closedAt !== undefined && closedBy !== undefined && (
        <p className={styles['hint']}>
          <FormattedMessage
            {...messages.closedBy}
            values={{ name: <bdi>{closedBy}</bdi>, moment: <bdi>{moment(intl, new Date(closedAt))}</bdi> }}
          />
        </p>
      )}
      {month.statementChanged === true && (
        <WarningBox>
          <p>
            <FormattedMessage {...messages.statementChanged} />
          </p>
        </WarningBox>
      )}
      {!isClosed && (
        <p className={styles['hint']}>
          {open.length === 0 ? <FormattedMessage {...messages.nothingOpen} /> : open.join(' · ')}
        </p>
      )}
    </div>
  );
}
