import { FormattedMessage, useIntl } from 'react-intl';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { day, money } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import { messages } from './bank.messages';
import styles from './bank.module.css';
import { describeBank } from './describeAccount';
import { WaitingLink } from './WaitingLink';

/** The balance of an account, what was in it before, and its bank. */
export function AccountSummary({ account }: { account: MoneyAccount }) {
  const intl = useIntl();
  const { balanceCents, isArchived } = account;
  return (
    <div className={styles['line']}>
      {balanceCents === undefined ? (
        <FormattedMessage {...messages.noOpening} />
      ) : (
        <span>
          <FormattedMessage
            {...messages.balanceOnly}
            values={{ balance: <bdi>{money(intl, balanceCents)}</bdi> }}
          />
        </span>
      )}
      <AccountOpening account={account} />
      <bdi className={styles['hint']}>{describeBank(intl, account)}</bdi>
      <WaitingLink account={account} />
      {isArchived && (
        <Badge>
          <FormattedMessage {...messages.archived} />
        </Badge>
      )}
    </div>
  );
}

/** What was in the account before its first movement. */
export function AccountOpening({ account: { openingCents, openingOn } }: { account: MoneyAccount }) {
  const intl = useIntl();
  if (openingCents === undefined || openingOn === undefined) return null;
  return (
    <span className={styles['hint']}>
      <FormattedMessage
        {...messages.openingSince}
        values={{ amount: <bdi>{money(intl, openingCents)}</bdi>, day: <bdi>{day(intl, openingOn)}</bdi> }}
      />
    </span>
  );
}
