import { FormattedMessage } from 'react-intl';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { paths } from '../../config/paths';
import { useMayCall } from '../../controls/useMayCall';
import { Link } from '../../ui/Link';
import { messages } from './bank.messages';

/** Leads to the lines of an account that wait, if there are any (specification §2.355). */
export function WaitingLink({ account: { id, waitingLines = 0 } }: { account: MoneyAccount }) {
  const mayCall = useMayCall();
  if (waitingLines === 0 || !mayCall('listProposals')) return null;
  return (
    <p>
      <Link to={paths.reconciliation.to(id)}>
        <span>
          <FormattedMessage {...messages.waitingLines} values={{ count: waitingLines }} />
        </span>
      </Link>
    </p>
  );
}
