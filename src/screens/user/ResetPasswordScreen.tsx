import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityClient, IdentityError } from '../../api/identityClient';
import { paths } from '../../config/paths';
import { QuietLink, QuietLinks } from '../../controls/BrandCard';
import { Button, ButtonLink } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { fieldOf, IdentityFailure, isCodeOver, usePreloadedIdentity } from './identity';
import { LoginUnchanged } from './LoginUnchanged';
import { NewPasswordForm } from './NewPasswordForm';
import { codeOf } from './resetCode';
import { messages } from './resetPassword.messages';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { useReset } from './useReset';
import { messages as shared } from './user.messages';
import { BackToLogin, Buttons, UserCard } from './UserCard';

/** A new password with a code, which is checked before the password is asked for (specification §2.21). */
export function ResetPasswordScreen() {
  const identity = usePreloadedIdentity();
  // Before anything else: without a cloud identity the code leaves the address as well.
  const { code, keep } = useCodeOfLink(identity !== null);
  if (identity === null) return <ResetsByAdministrator page={messages.title} title={messages.title} />;
  return <Reset identity={identity} code={code} keep={keep} />;
}

type Kept = ReturnType<typeof useCodeOfLink>;

function Reset({ identity, code: ofLink, keep }: Kept & { identity: IdentityClient }) {
  const { step, setStep } = useReset(identity, ofLink);

  switch (step.at) {
    case 'typing':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.codeIntro} />
          </p>
          {!identity.changesLogin && <LoginUnchanged />}
          <CodeForm
            onSubmit={async ({ code }) => {
              const response = await identity.call((client) => client.checkCode(code));
              if (!response.isDone)
                return {
                  words: <IdentityFailure error={response.error} />,
                  lookAt: isCodeOver(response.error.code) ? 'code' : null,
                };
              setStep({ at: 'choosing', code, email: response.value });
              keep(code);
              return null;
            }}
          />
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            <QuietLink to={paths.forgotPassword.to()} label={messages.newMail} />
          </QuietLinks>
        </UserCard>
      );

    case 'checking':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p role="status">
            <FormattedMessage {...messages.checking} />
          </p>
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </UserCard>
      );

    case 'refused':
      return (
        <UserCard
          page={messages.title}
          title={isJudged(step.error) ? messages.failedTitle : messages.notCheckedTitle}
          step={step.at}
        >
          <p>
            {step.error === null ? (
              <FormattedMessage {...messages.codeMalformed} />
            ) : (
              <IdentityFailure error={step.error} />
            )}
          </p>
          <Buttons>
            {step.error === null || isCodeOver(step.error.code) ? (
              <ButtonLink to={paths.forgotPassword.to()}>
                <FormattedMessage {...messages.newMail} />
              </ButtonLink>
            ) : (
              <Button onClick={() => setStep({ at: 'checking', code: step.code })}>
                <FormattedMessage {...messages.retry} />
              </Button>
            )}
            <Button
              variant="plain"
              onClick={() => {
                setStep({ at: 'typing' });
                keep(null);
              }}
            >
              <FormattedMessage {...messages.typeCode} />
            </Button>
          </Buttons>
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </UserCard>
      );

    case 'choosing':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.forEmail} values={{ email: <bdi dir="ltr">{step.email}</bdi> }} />
          </p>
          {!identity.changesLogin && <LoginUnchanged />}
          <NewPasswordForm
            email={step.email}
            onSubmit={async ({ password }) => {
              const { code, email } = step;
              const response = await identity.call((client) => client.confirmReset({ code, password }));
              if (response.isDone) {
                // Otherwise a reload after a success would report the used code as refused.
                keep(null);
                setStep({ at: 'done', email });
              } else if (isCodeOver(response.error.code))
                setStep({ at: 'refused', code, error: response.error });
              else
                return {
                  words: <IdentityFailure error={response.error} />,
                  lookAt: fieldOf(response.error.code) === 'password' ? 'password' : null,
                };
              return null;
            }}
          />
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </UserCard>
      );

    case 'done':
      return (
        <UserCard page={messages.title} title={messages.doneTitle} step={step.at}>
          <p>
            <FormattedMessage
              {...(identity.changesLogin ? messages.done : messages.doneApart)}
              values={{ email: <bdi dir="ltr">{step.email}</bdi> }}
            />
          </p>
          {identity.changesLogin ? (
            <BackToLogin />
          ) : (
            // No button: the new password does not open the numeric login.
            <QuietLinks>
              <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            </QuietLinks>
          )}
        </UserCard>
      );
  }
}

/** Whether the service refused the code, or could not be reached. */
const isJudged = (error: IdentityError | null): boolean =>
  error === null || isCodeOver(error.code) || error.code === 'auth/user-disabled';

/** The code of the link. It is removed from the address at once, because it is secret. */
function useCodeOfLink(isOfUse: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const [code] = useState(() => (isOfUse ? codeOf(location) : null));
  // In the history state a code outlives a reload, which a change of direction brings about.
  const keep = useCallback(
    (kept: string | null) =>
      void navigate(paths.resetPassword.to(), {
        replace: true,
        state: kept === null ? null : { code: kept },
      }),
    [navigate],
  );
  useEffect(() => {
    if (location.search !== '') keep(code);
  }, [location.search, keep, code]);
  return { code, keep };
}
