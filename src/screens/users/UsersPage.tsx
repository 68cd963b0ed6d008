import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useListUsersQuery } from '../../api/users';
import type { User } from '../../api/users';
import { mayAccess } from '../../config/access';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { SignInFirst } from '../../controls/SignInFirst';
import { SupportContact } from '../../controls/SupportContact';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectIsSignedIn } from '../../store/session';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './users.messages';

export const TEXTS: DataTexts = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};

type Props = { title: MessageDescriptor; children: (users: readonly User[]) => ReactNode };

/** A page about users, which only administrators see. */
export function UsersPage({ title, children }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdministrator = useIsAdministrator();
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead title={intl.formatMessage(title)} />
      {isAdministrator ? <LoadedUsers>{children}</LoadedUsers> : <NoAccess />}
    </>
  );
}

export const useIsAdministrator = (): boolean => mayAccess(['admin'], useAppSelector(selectRole));

export const NoAccess = () => (
  <EmptyState
    level={2}
    variant="page"
    picture="noAccess"
    title={<FormattedMessage {...messages.noAccessTitle} />}
  >
    <SupportContact />
  </EmptyState>
);

function LoadedUsers({ children }: Pick<Props, 'children'>) {
  const { data, currentData, error, refetch } = useListUsersQuery(useSessionArg(undefined));
  const list = currentData ?? data;
  return list ? (
    children(list.users)
  ) : (
    <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="form" />
  );
}
