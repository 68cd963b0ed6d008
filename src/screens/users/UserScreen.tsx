import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { usersApi } from '../../api/users';
import type { User } from '../../api/users';
import { paths } from '../../config/paths';
import { toAudit } from '../../controls/events/event.messages';
import { RecordForm } from '../../controls/form/RecordForm';
import { useMayCall } from '../../controls/useMayCall';
import { moment } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { describeLastSignIn, describeSessions } from './describeUser';
import { titles } from './title.messages';
import { UserActs } from './UserActs';
import { UserFields } from './UserFields';
import { toInput, toValues, USER_FORM } from './userForm';
import type { Name } from './userForm';
import { messages } from './users.messages';
import styles from './users.module.css';
import { UsersPage } from './UsersPage';
import { UserState } from './UserState';

const UNTRACKED = { track: false } as const;

/** The page that adds a user (specification §2.246). */
export function NewUserScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <UsersPage title={titles.newUser}>
      {() => (
        <div className={styles['parts']}>
          <RecordForm<Name, User | null>
            form={USER_FORM}
            first={null}
            toValues={toValues}
            send={(values) =>
              dispatch(
                usersApi.endpoints.addUser.initiate(
                  { login: values.login.trim(), ...toInput(values, null) },
                  UNTRACKED,
                ),
              )
            }
            load={() => Promise.resolve({ data: null })}
            onSaved={(user) => void navigate(paths.userRecord.to(user?.id ?? null), { replace: true })}
            focusFirst="login"
            cancel={paths.users.to()}
          >
            {(field) => <UserFields field={field} user={null} />}
          </RecordForm>
        </div>
      )}
    </UsersPage>
  );
}

/** The page of a user: values, access, and what can be done (specification §2.247). */
export function UserScreen() {
  const { id = '' } = useParams();
  return (
    <UsersPage key={id} title={titles.user}>
      {(users) => {
        const user = users.find((one) => one.id === id);
        return user ? <UserParts user={user} /> : <Gone />;
      }}
    </UsersPage>
  );
}

const Gone = () => (
  <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.gone} />}>
    <ButtonLink to={paths.users.to()}>
      <FormattedMessage {...messages.toList} />
    </ButtonLink>
  </EmptyState>
);

function UserParts({ user }: { user: User }) {
  const mayCall = useMayCall();
  return (
    <div className={styles['parts']}>
      <Access user={user} />
      {mayCall('changeUser') && <UserForm user={user} />}
    </div>
  );
}

/** State, sessions and acts of a user. */
function Access({ user }: { user: User }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { login, linkExpiresAt } = user;
  const values = [
    { title: messages.login, value: login },
    { title: messages.lastSignIn, value: describeLastSignIn(intl, user) },
    { title: messages.sessions, value: describeSessions(intl, user) },
    ...(linkExpiresAt === undefined
      ? []
      : [
          {
            title: messages.linkEnd,
            value: moment(intl, new Date(linkExpiresAt)),
          },
        ]),
  ];
  return (
    <section className={styles['card']} aria-labelledby="user-access">
      <h2 id="user-access" className={styles['heading']}>
        <bdi>{user.name}</bdi>
        <UserState user={user} />
      </h2>
      <dl className={styles['values']}>
        {values.map(({ title, value }) => (
          <div key={title.id}>
            <dt>
              <FormattedMessage {...title} />
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {mayCall('listEvents') && (
        <p>
          <Link to={paths.audit.to(null, user.id)}>
            <FormattedMessage {...toAudit} />
          </Link>
        </p>
      )}
      <UserActs user={user} />
    </section>
  );
}

/** The form follows the loaded user as long as nothing is typed. */
function UserForm({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const [first, setFirst] = useState(user);
  if (!isUnsaved && first.version !== user.version) setFirst(user);
  return (
    <RecordForm<Name, User | null>
      key={first.version}
      form={USER_FORM}
      first={first}
      toValues={toValues}
      onUnsaved={setUnsaved}
      send={(values, record) => {
        const { id, version } = record ?? user;
        const body = { version, ...toInput(values, record) };
        return dispatch(usersApi.endpoints.changeUser.initiate({ id, body }, UNTRACKED));
      }}
      load={async () => {
        const { data, error } = await dispatch(
          usersApi.endpoints.listUsers.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
        return { data: data?.users.find(({ id }) => id === user.id), error };
      }}
      onSaved={() => void navigate(paths.users.to(), { replace: true })}
      cancel={paths.users.to()}
    >
      {(field, record) => <UserFields field={field} user={record} />}
    </RecordForm>
  );
}
