import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../config/paths';
import { QuietLink, QuietLinks } from '../../controls/BrandCard';
import { messages as forgotten } from './forgotPassword.messages';
import { findRefusedField, IdentityFailure, usePreloadedIdentity } from './identity';
import { messages } from './register.messages';
import { RegisterForm } from './RegisterForm';
import { messages as shared } from './account.messages';
import { BackToLogin, AccountCard } from './AccountCard';

type Registration = { email: string; isNameMissing: boolean };

/** Registers an identity. It gives no access to the app area, because an administrator assigns logins (specification §2.21). */
export function RegisterScreen() {
  const identity = usePreloadedIdentity();
  const [registration, setRegistration] = useState<Registration | null>(null);

  if (identity === null) {
    return (
      <AccountCard page={messages.title} title={messages.title}>
        <p>
          <FormattedMessage {...messages.byAdministrator} />
        </p>
        <BackToLogin />
      </AccountCard>
    );
  }

  if (registration !== null) {
    return (
      <AccountCard page={messages.title} title={messages.doneTitle} step="done">
        <p>
          <FormattedMessage
            {...messages.done}
            values={{ email: <bdi dir="ltr">{registration.email}</bdi> }}
          />
        </p>
        {registration.isNameMissing && (
          <p>
            <FormattedMessage {...messages.nameLost} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.next} />
        </p>
        <BackToLogin />
        <QuietLinks>
          <QuietLink to={paths.forgotPassword.to()} label={forgotten.title} />
        </QuietLinks>
      </AccountCard>
    );
  }

  return (
    <AccountCard page={messages.title} title={messages.title} step="form">
      <p>
        <FormattedMessage {...messages.intro} />
      </p>
      <RegisterForm
        onSubmit={async ({ name, email, password }) => {
          const response = await identity.call((client) =>
            client.register({ name: name.trim(), email, password }),
          );
          if (!response.isDone)
            return {
              text: <IdentityFailure error={response.error} />,
              focus: findRefusedField(response.error.code),
            };
          setRegistration({ email, ...response.value });
          return null;
        }}
      />
      <QuietLinks>
        <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
      </QuietLinks>
    </AccountCard>
  );
}
