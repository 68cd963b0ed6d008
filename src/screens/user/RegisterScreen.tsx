import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../config/paths';
import { messages as forgotten } from './forgotPassword.messages';
import { callIdentity, fieldOf, IdentityFailure } from './identityCall';
import { messages } from './register.messages';
import { RegisterForm } from './RegisterForm';
import { usePreparedDoor } from './usePreparedDoor';
import { messages as shared } from './user.messages';
import { BackToLogin, QuietLink, UserCard, Ways } from './UserCard';

type Registered = { email: string; isNameMissing: boolean };

/** A registration never opens the app area: an administrator gives the login (specification §2.21). */
export function RegisterScreen() {
  const door = usePreparedDoor();
  const [registered, setRegistered] = useState<Registered | null>(null);

  if (door === null) {
    return (
      <UserCard page={messages.title} title={messages.title}>
        <p>
          <FormattedMessage {...messages.byAdministrator} />
        </p>
        <BackToLogin />
      </UserCard>
    );
  }

  if (registered !== null) {
    return (
      <UserCard page={messages.title} title={messages.doneTitle} step="done">
        <p>
          <FormattedMessage {...messages.done} values={{ email: <bdi dir="ltr">{registered.email}</bdi> }} />
        </p>
        {registered.isNameMissing && (
          <p>
            <FormattedMessage {...messages.nameLost} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.next} />
        </p>
        <BackToLogin />
        <Ways>
          <QuietLink to={paths.forgotPassword.to()} label={forgotten.title} />
        </Ways>
      </UserCard>
    );
  }

  return (
    <UserCard page={messages.title} title={messages.title} step="form">
      <p>
        <FormattedMessage {...messages.intro} />
      </p>
      <RegisterForm
        onSubmit={async ({ name, email, password }) => {
          const answer = await callIdentity(door, (identity) =>
            identity.register({ name: name.trim(), email, password }),
          );
          if (!answer.isDone)
            return { words: <IdentityFailure error={answer.error} />, lookAt: fieldOf(answer.error.code) };
          setRegistered({ email, ...answer.value });
          return null;
        }}
      />
      <Ways>
        <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
      </Ways>
    </UserCard>
  );
}
