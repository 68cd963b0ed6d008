import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../api/users';
import { ChoiceField } from '../../controls/form/ChoiceField';
import type { GetField } from '../../controls/form/useFields';
import { ROLES } from '../../config/roles';
import { roleNames } from '../../controls/role.messages';
import { useDashboards } from '../../controls/useDashboards';
import { nameOf } from '../../i18n/nameOf';
import type { Option } from '../../ui/SelectField';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { isPromoted } from './userForm';
import type { Name, Values } from './userForm';
import { messages } from './users.messages';
import styles from './users.module.css';
import { useIsOwn } from './UserState';

type Props = { field: GetField<Name>; user: User | null };

/** The fields of a user. Null: a new one. */
export function UserFields({ field, user }: Props) {
  const intl = useIntl();
  const isOwn = useIsOwn(user?.id ?? '');
  const { values } = useFormState<Values>({ subscription: { values: true } });
  // A role that this portal does not know stays until another one is chosen.
  const roles = [...new Set([...ROLES, user?.role ?? 'editor'])];
  const dashboards = useDashboardOptions(user);
  const { name, label, rule, hint } = field('currentPassword');
  return (
    <>
      {user === null && <TextField {...field('login')} />}
      <TextField {...field('name')} />
      <div className={styles['pair']}>
        {isOwn ? (
          <p className={styles['hint']}>
            <FormattedMessage {...messages.ownRole} />
          </p>
        ) : (
          <ChoiceField
            {...field('role')}
            options={roles.map((role) => ({ value: role, label: nameOf(intl, roleNames, role) }))}
          />
        )}
        <ChoiceField {...field('dashboard')} placeholder={messages.noDashboard} options={dashboards} />
      </div>
      {isPromoted(values.role, user) && <PasswordField name={name} label={label} rule={rule} hint={hint} />}
    </>
  );
}

/** The dashboards that exist, and the stored one if it is no longer listed. */
function useDashboardOptions(user: User | null): Option[] {
  const dashboards = useDashboards();
  const listed = dashboards.state === 'listed' ? dashboards.entries : [];
  const options = listed.map(({ code, title }) => ({ value: code, label: title }));
  const stored = user?.dashboard ?? null;
  const isListed = stored === null || options.some(({ value }) => value === stored);
  return isListed ? options : [...options, { value: stored, label: stored }];
}
