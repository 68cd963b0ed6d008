import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { useListUsersQuery } from '../../api/users';
import type { User } from '../../api/users';
import { paths } from '../../config/paths';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { foldText, readWords } from '../../controls/matching';
import { roleNames } from '../../controls/role.messages';
import { useDashboards } from '../../controls/useDashboards';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { nameOf } from '../../i18n/nameOf';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { SearchField } from '../../ui/SearchField';
import { describeLastSignIn, describeSessions } from './describeUser';
import { titles } from './title.messages';
import { messages } from './users.messages';
import styles from './users.module.css';
import { NoAccess, TEXTS, useIsAdministrator } from './UsersPage';
import { UserState } from './UserState';

const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneDetail };

/** A user whose dashboard has its title. */
type Row = User & { dashboardTitle: string };

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    id: 'name',
    title: messages.name,
    cell: (user) => (
      <div className={styles['name']}>
        <Link to={paths.userRecord.to(user.id)}>
          <bdi>{user.name}</bdi>
        </Link>
        <p className={styles['login']}>
          <bdi dir="ltr">{user.login}</bdi>
        </p>
      </div>
    ),
  },
  { id: 'role', title: messages.role, cell: ({ role }, intl) => nameOf(intl, roleNames, role) },
  { id: 'dashboard', title: messages.dashboard, cell: ({ dashboardTitle }) => <bdi>{dashboardTitle}</bdi> },
  { id: 'state', title: messages.state, cell: (user) => <UserState user={user} /> },
  { id: 'lastSignIn', title: messages.lastSignIn, cell: (user, intl) => describeLastSignIn(intl, user) },
  { id: 'sessions', title: messages.sessions, cell: (user, intl) => describeSessions(intl, user) },
];

/** The people who may sign in (specification §2.245). The search is in no address, because a login is often a CPF. */
export function UsersScreen() {
  const isAdministrator = useIsAdministrator();
  const intl = useIntl();
  if (isAdministrator) return <UserList />;
  return (
    <>
      <PageHead title={intl.formatMessage(titles.list)} />
      <NoAccess />
    </>
  );
}

function UserList() {
  const intl = useIntl();
  const mayCall = useMayCall();
  const address = useListAddress({});
  const [query, setQuery] = useState('');
  const nameDashboard = useDashboardTitles();
  const result = useListUsersQuery(useSessionArg(undefined));
  return (
    <ListPage
      title={intl.formatMessage(titles.list)}
      actions={
        mayCall('addUser') && (
          <ButtonLink to={paths.newUser.to()}>
            <Plus aria-hidden size={18} />
            <FormattedMessage {...titles.newUser} />
          </ButtonLink>
        )
      }
      address={address}
      tools={
        <div className={styles['search']}>
          <SearchField
            label={intl.formatMessage(messages.search)}
            text={query}
            onType={setQuery}
            maxLength={LIMITS.nameLength}
          />
        </div>
      }
      result={result}
      texts={TEXTS}
    >
      {({ users }, isBusy) => {
        const found = findUsers(intl, users, query);
        return (
          <ListResult
            list={{ total: { count: found.length }, next: null, previous: null }}
            rows={found.length}
            isBusy={isBusy}
            address={address}
            texts={RESULT_TEXTS}
            summary={
              <p>
                <FormattedMessage {...messages.total} values={{ count: found.length }} />
              </p>
            }
          >
            <ListTable
              label={intl.formatMessage(titles.list)}
              columns={COLUMNS}
              rows={found.map((user) => ({ ...user, dashboardTitle: nameDashboard(user.dashboard ?? null) }))}
              address={address}
              card={{ content: (user) => <UserCard user={user} />, action: () => null }}
            />
          </ListResult>
        );
      }}
    </ListPage>
  );
}

/** Returns the users whose name or login has all the typed words. */
function findUsers(intl: IntlShape, users: readonly User[], query: string): readonly User[] {
  const words = readWords(query, intl.locale);
  return users.filter(({ name, login }) => {
    const text = foldText(`${name} ${login}`, intl.locale);
    return words.every((word) => text.includes(word));
  });
}

/** Returns a function that names a dashboard. One that the backend does not list keeps its code. */
function useDashboardTitles(): (code: string | null) => string {
  const intl = useIntl();
  const dashboards = useDashboards();
  const entries = dashboards.state === 'listed' ? dashboards.entries : [];
  return (code) =>
    code === null
      ? intl.formatMessage(messages.noDashboard)
      : (entries.find((entry) => entry.code === code)?.title ?? code);
}

/** A user for a phone. */
function UserCard({ user }: { user: Row }) {
  const intl = useIntl();
  return (
    <div className={styles['userCard']}>
      <div className={styles['line']}>
        <Link data-whole to={paths.userRecord.to(user.id)}>
          <bdi>{user.name}</bdi>
        </Link>
        <UserState user={user} />
      </div>
      <div className={styles['details']}>
        <bdi dir="ltr">{user.login}</bdi>
        <span>{nameOf(intl, roleNames, user.role)}</span>
        <span>{describeSessions(intl, user)}</span>
      </div>
    </div>
  );
}
