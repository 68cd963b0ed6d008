import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageOf } from '../../config/languages';
import { paths } from '../../config/paths';
import { QuietLink, QuietLinks } from '../../controls/BrandCard';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { Button, ButtonLink } from '../../ui/Button';
import { messages } from './forgotPassword.messages';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { findRefusedField, IdentityFailure, usePreloadedIdentity } from './identity';
import { LoginUnchanged } from './LoginUnchanged';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { messages as shared } from './account.messages';
import { Buttons, AccountCard } from './AccountCard';

/** Requests a mail with a link to a new password. The response is the same for every address (specification §2.5). */
export function ForgotPasswordScreen() {
  const identity = usePreloadedIdentity();
  const languageTag = languageOf(useAppSelector(selectLanguage)).tag;
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (identity === null) return <ResetsByAdministrator page={messages.page} title={messages.title} />;

  if (sentTo !== null) {
    return (
      <AccountCard page={messages.page} title={messages.doneTitle} step="done">
        <p>
          <FormattedMessage {...messages.done} values={{ email: <bdi dir="ltr">{sentTo}</bdi> }} />
        </p>
        <p>
          <FormattedMessage {...messages.doneHint} />
        </p>
        {!identity.changesLogin && <LoginUnchanged />}
        <Buttons>
          <ButtonLink to={paths.userLogin.to()}>
            <FormattedMessage {...shared.backToLogin} />
          </ButtonLink>
          <Button variant="plain" onClick={() => setSentTo(null)}>
            <FormattedMessage {...messages.again} />
          </Button>
        </Buttons>
        <QuietLinks>
          <QuietLink to={paths.resetPassword.to()} label={messages.haveCode} />
        </QuietLinks>
      </AccountCard>
    );
  }

  return (
    <AccountCard page={messages.page} title={messages.title} step="form">
      <p>
        <FormattedMessage {...messages.intro} />
      </p>
      {!identity.changesLogin && <LoginUnchanged />}
      <ForgotPasswordForm
        onSubmit={async ({ email }) => {
          const response = await identity.call((client) => client.sendReset({ email, languageTag }));
          if (!response.isDone)
            return {
              text: <IdentityFailure error={response.error} />,
              focus: findRefusedField(response.error.code) === 'email' ? 'email' : null,
            };
          setSentTo(email);
          return null;
        }}
      />
      <QuietLinks>
        <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
        <QuietLink to={paths.resetPassword.to()} label={messages.haveCode} />
      </QuietLinks>
    </AccountCard>
  );
}
