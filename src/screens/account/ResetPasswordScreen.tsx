import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityClient } from '../../api/identityClient';
import type { IdentityError } from '../../api/identityService';
import { paths } from '../../config/paths';
import { QuietLink, QuietLinks } from '../../controls/BrandCard';
import { Button, ButtonLink } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { findRefusedField, IdentityFailure, isResetCodeUnusable, usePreloadedIdentity } from './identity';
import { LoginUnchanged } from './LoginUnchanged';
import { NewPasswordForm } from './NewPasswordForm';
import { readLinkCode } from './resetCode';
import { messages } from './resetPassword.messages';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { useReset } from './useReset';
import { messages as shared } from './account.messages';
import { BackToLogin, Buttons, AccountCard } from './AccountCard';

/** Sets a new password with a code. The code is checked before the password form is shown (specification §2.21). */
export function ResetPasswordScreen() {
  const identity = usePreloadedIdentity();
  // Called first, so that the code is also removed from the address without a cloud identity.
  const { code, keepCode } = useLinkCode(identity !== null);
  if (identity === null) return <ResetsByAdministrator page={messages.title} title={messages.title} />;
  return <Reset identity={identity} code={code} keepCode={keepCode} />;
}

type LinkCode = ReturnType<typeof useLinkCode>;

function Reset({ identity, code: linkCode, keepCode }: LinkCode & { identity: IdentityClient }) {
  const { step, setStep } = useReset(identity, linkCode);

  switch (step.at) {
    case 'typing':
      return (
        <AccountCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.codeIntro} />
          </p>
          {!identity.changesLogin && <LoginUnchanged />}
          <CodeForm
            onSubmit={async ({ code }) => {
              const response = await identity.call((client) => client.checkCode(code));
              if (!response.isDone)
                return {
                  text: <IdentityFailure error={response.error} />,
                  focus: isResetCodeUnusable(response.error.code) ? 'code' : null,
                };
              setStep({ at: 'choosing', code, email: response.value });
              keepCode(code);
              return null;
            }}
          />
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            <QuietLink to={paths.forgotPassword.to()} label={messages.newMail} />
          </QuietLinks>
        </AccountCard>
      );

    case 'checking':
      return (
        <AccountCard page={messages.title} title={messages.title} step={step.at}>
          <p role="status">
            <FormattedMessage {...messages.checking} />
          </p>
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </AccountCard>
      );

    case 'refused':
      return (
        <AccountCard
          page={messages.title}
          title={isCodeRefused(step.error) ? messages.failedTitle : messages.notCheckedTitle}
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
            {step.error === null || isResetCodeUnusable(step.error.code) ? (
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
                keepCode(null);
              }}
            >
              <FormattedMessage {...messages.typeCode} />
            </Button>
          </Buttons>
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </AccountCard>
      );

    case 'choosing':
      return (
        <AccountCard page={messages.title} title={messages.title} step={step.at}>
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
                // Removed, because a reload after a success would report the used code as refused.
                keepCode(null);
                setStep({ at: 'done', email });
              } else if (isResetCodeUnusable(response.error.code))
                setStep({ at: 'refused', code, error: response.error });
              else
                return {
                  text: <IdentityFailure error={response.error} />,
                  focus: findRefusedField(response.error.code) === 'password' ? 'password' : null,
                };
              return null;
            }}
          />
          <QuietLinks>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </QuietLinks>
        </AccountCard>
      );

    case 'done':
      return (
        <AccountCard page={messages.title} title={messages.doneTitle} step={step.at}>
          <p>
            <FormattedMessage
              {...(identity.changesLogin ? messages.done : messages.doneApart)}
              values={{ email: <bdi dir="ltr">{step.email}</bdi> }}
            />
          </p>
          {identity.changesLogin ? (
            <BackToLogin />
          ) : (
            // A link instead of a button, because the new password is not that of the numeric login.
            <QuietLinks>
              <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            </QuietLinks>
          )}
        </AccountCard>
      );
  }
}

/** Whether the service refused the code. False if the service could not be reached. */
const isCodeRefused = (error: IdentityError | null): boolean =>
  error === null || isResetCodeUnusable(error.code) || error.code === 'auth/user-disabled';

/** Returns the code of the link, and removes it from the address, because it is secret. */
function useLinkCode(isEnabled: boolean) {
  const navigate = useNavigate();
  const location = useLocation();
  const [code] = useState(() => (isEnabled ? readLinkCode(location) : null));
  // The history state keeps the code when a change of text direction reloads the page.
  const keepCode = useCallback(
    (keptCode: string | null) =>
      void navigate(paths.resetPassword.to(), {
        replace: true,
        state: keptCode === null ? null : { code: keptCode },
      }),
    [navigate],
  );
  useEffect(() => {
    if (location.search !== '') keepCode(code);
  }, [location.search, keepCode, code]);
  return { code, keepCode };
}
