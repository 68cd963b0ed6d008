import { FormattedMessage } from 'react-intl';
import type { Entry } from '../../api/entries';
import { receivedStatus, statusNames } from '../../controls/entries/names.messages';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { messages } from './entries.messages';

const BADGE_STATUS: Record<Entry['status'], Status | 'neutral'> = {
  open: 'neutral',
  today: 'warning',
  overdue: 'error',
  paid: 'success',
};

/** The state of an entry. A receivable is received and never paid. */
export const EntryStatus = ({ entry: { status, kind } }: { entry: Entry }) => (
  <Badge status={BADGE_STATUS[status]}>
    <FormattedMessage
      {...(status === 'paid' && kind === 'receivable' ? receivedStatus : statusNames[status])}
    />
  </Badge>
);

/** The mark of an entry that repeats, after a space. */
export const RecurringBadge = ({ entry }: { entry: Entry }) =>
  entry.occurrence !== undefined && (
    <>
      {' '}
      <Badge>
        <FormattedMessage {...messages.recurring} />
      </Badge>
    </>
  );
