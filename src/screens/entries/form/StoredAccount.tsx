import { skipToken } from '@reduxjs/toolkit/query/react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetEntryHistoryQuery } from '../../../api/entry';
import type { EntryHistory } from '../../../api/entry';
import { listOpenAccounts, useListMoneyAccountsQuery } from '../../../api/moneyAccounts';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { namedValue } from '../../../controls/namedValue.messages';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { formatList } from '../../../i18n/formats';
import type { Rule } from '../../../ui/TextInput';
import { ACCOUNT_NAMES, PaymentAccount, writeYes } from '../payment/PaymentAccount';
import { accountTexts } from '../payment/paymentAccount.messages';
import styles from './EntryFields.module.css';

type Payment = EntryHistory['payments'][number];

type Props = {
  /** The entry that is paid. */
  id: string;
  /** Says what the backend has refused. */
  rule: Rule;
};

/** The account of a stored payment, which a save moves, if several accounts take payments (specification §2.353). */
export function StoredAccount({ id, rule }: Props) {
  const mayCall = useMayCall();
  const arg = useSessionArg(id);
  const isOffered = mayCall('listMoneyAccounts') && mayCall('getEntryHistory');
  const ofSession = useSessionArg(undefined);
  const { currentData: list } = useListMoneyAccountsQuery(isOffered ? ofSession : skipToken);
  const areSeveral = list !== undefined && listOpenAccounts(list).length > 1;
  const { currentData: history } = useGetEntryHistoryQuery(areSeveral ? arg : skipToken);
  if (list === undefined || history === undefined) return null;
  const payments = history.payments.filter(({ voided }) => voided === undefined);
  const [payment, ...others] = payments;
  const isOnly = payment !== undefined && others.length === 0;
  const present = list.accounts.find(({ id: accountId }) => accountId === payment?.accountId);
  if (!isOnly || payment.reconciledLine !== undefined || present === undefined)
    return <Fixed payments={payments} />;
  // An archived account keeps its payment, and takes no other one.
  const accounts = list.accounts.filter((one) => !one.isArchived || one === present);
  return <Movable {...{ accounts, rule }} accountId={present.id} paidOn={payment.paidOn} />;
}

type MovableProps = Pick<Props, 'rule'> & {
  accounts: readonly MoneyAccount[];
  accountId: string;
  paidOn: string;
};

function Movable({ accounts, rule, accountId, paidOn }: MovableProps) {
  useField<string>(ACCOUNT_NAMES.account, { initialValue: accountId, subscription: {} });
  useField<string>('storedAccount', { initialValue: accountId, subscription: {} });
  // The person was asked before the payment was recorded.
  const agreed = writeYes({ account: accountId, day: paidOn });
  useField<string>(ACCOUNT_NAMES.agreed, { initialValue: agreed, subscription: {} });
  return <PaymentAccount accounts={accounts} rule={rule} />;
}

/** Names the accounts of payments that stay, and says why a reconciled one does. */
function Fixed({ payments }: { payments: readonly Payment[] }) {
  const intl = useIntl();
  const names = payments.flatMap(({ accountName }) => accountName ?? []);
  if (names.length === 0) return null;
  const isReconciled = payments.some(({ reconciledLine }) => reconciledLine !== undefined);
  return (
    <p className={`${styles['wide']} ${styles['hint']}`}>
      <FormattedMessage
        {...namedValue}
        values={{
          name: intl.formatMessage(accountTexts.account),
          value: <bdi>{formatList(intl, [...new Set(names)])}</bdi>,
        }}
      />
      {isReconciled && (
        <>
          <br />
          <FormattedMessage {...accountTexts.reconciled} />
        </>
      )}
    </p>
  );
}
