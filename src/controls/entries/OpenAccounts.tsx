import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { isCallError, isNotOffered } from '../../api/callError';
import { listOpenAccounts, useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import type { MoneyAccount } from '../../api/moneyAccounts';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { DataAbsent } from '../DataAbsent';
import { useMayCall } from '../useMayCall';
import { useSessionArg } from '../useSessionArg';
import { messages } from './openAccounts.messages';

type Props = {
  /** Gets the accounts that take payments. Empty: the backend has none. */
  children: (accounts: readonly MoneyAccount[]) => ReactNode;
  /** Rendered while the accounts are not known. */
  absent?: ReactNode;
};

/** Waits for the accounts, because a payment without one would be of the first account unasked (specification §2.341). */
export function OpenAccounts({ children, absent }: Props) {
  const { data: profile, isError } = useAppSelector(selectProfile);
  const isOffered = useMayCall()('listMoneyAccounts');
  const arg = useSessionArg(undefined);
  const { currentData, error, refetch } = useListMoneyAccountsQuery(isOffered ? arg : skipToken);
  const isSessionKnown = profile !== undefined || isError;
  const isMissing = error !== undefined && isCallError(error) && isNotOffered(error);
  if ((isSessionKnown && !isOffered) || isMissing) return children([]);
  if (currentData) return children(listOpenAccounts(currentData));
  return (
    <>
      <DataAbsent
        error={error}
        onRetry={() => void refetch()}
        texts={{ ...messages, notOffered: { title: messages.failed } }}
        variant="form"
      />
      {absent}
    </>
  );
}
