import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useListMoneyAccountsQuery } from '../../api/moneyAccounts';
import type { MoneyAccountList } from '../../api/moneyAccounts';
import { paths } from '../../config/paths';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { SignInFirst } from '../../controls/SignInFirst';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './bank.messages';

export const TEXTS: DataTexts = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};

type Props = { title: MessageDescriptor; children: (list: MoneyAccountList) => ReactNode };

/** A page that needs the accounts. */
export function BankPage({ title, children }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead title={intl.formatMessage(title)} />
      <LoadedAccounts>{children}</LoadedAccounts>
    </>
  );
}

function LoadedAccounts({ children }: Pick<Props, 'children'>) {
  const { data, currentData, error, refetch } = useListMoneyAccountsQuery(useSessionArg(undefined));
  const list = currentData ?? data;
  return list ? (
    children(list)
  ) : (
    <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="form" />
  );
}

/** In place of an account that does not exist. */
export const Gone = () => (
  <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.gone} />}>
    <ButtonLink to={paths.bank.to()}>
      <FormattedMessage {...messages.toList} />
    </ButtonLink>
  </EmptyState>
);
