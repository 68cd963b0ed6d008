import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageOf } from '../../config/languages';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { Button, ButtonLink } from '../../ui/Button';
import { messages } from './forgotPassword.messages';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { callIdentity, fieldOf, IdentityFailure } from './identityCall';
import { LoginUnchanged } from './LoginUnchanged';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { usePreparedDoor } from './usePreparedDoor';
import { messages as shared } from './user.messages';
import { Buttons, QuietLink, UserCard, Ways } from './UserCard';

/** Asks for a mail with a link to a new password; the answer is the same for every address (specification §2.5). */
export function ForgotPasswordScreen() {
  const door = usePreparedDoor();
  const languageTag = languageOf(useAppSelector(selectLanguage)).tag;
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (door === null) return <ResetsByAdministrator page={messages.page} title={messages.title} />;

  if (sentTo !== null) {
    return (
      <UserCard page={messages.page} title={messages.doneTitle} step="done">
        <p>
          <FormattedMessage {...messages.done} values={{ email: <bdi dir="ltr">{sentTo}</bdi> }} />
        </p>
        <p>
          <FormattedMessage {...messages.doneHint} />
        </p>
        {!door.changesLogin && <LoginUnchanged />}
        <Buttons>
          <ButtonLink to={paths.userLogin.to()}>
            <FormattedMessage {...shared.backToLogin} />
          </ButtonLink>
          <Button look="plain" onClick={() => setSentTo(null)}>
            <FormattedMessage {...messages.again} />
          </Button>
        </Buttons>
        <Ways>
          <QuietLink to={paths.resetPassword.to()} label={messages.haveCode} />
        </Ways>
      </UserCard>
    );
  }

  return (
    <UserCard page={messages.page} title={messages.title} step="form">
      <p>
        <FormattedMessage {...messages.intro} />
      </p>
      {!door.changesLogin && <LoginUnchanged />}
      <ForgotPasswordForm
        onSubmit={async ({ email }) => {
          const answer = await callIdentity(door, (identity) => identity.sendReset({ email, languageTag }));
          if (!answer.isDone)
            return {
              words: <IdentityFailure error={answer.error} />,
              lookAt: fieldOf(answer.error.code) === 'email' ? 'email' : null,
            };
          setSentTo(email);
          return null;
        }}
      />
      <Ways>
        <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
        <QuietLink to={paths.resetPassword.to()} label={messages.haveCode} />
      </Ways>
    </UserCard>
  );
}
