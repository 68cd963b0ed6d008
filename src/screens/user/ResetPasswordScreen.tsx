import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityDoor, IdentityError } from '../../api/identityClient';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { callIdentity, fieldOf, IdentityFailure, isCodeOver } from './identityCall';
import { LoginUnchanged } from './LoginUnchanged';
import { NewPasswordForm } from './NewPasswordForm';
import { codeOf } from './resetCode';
import { messages } from './resetPassword.messages';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { usePreparedDoor } from './usePreparedDoor';
import { useReset } from './useReset';
import { messages as shared } from './user.messages';
import { BackToLogin, Buttons, QuietLink, UserCard, Ways } from './UserCard';

/** A new password with a code, which is checked before the password is asked for (specification §2.21). */
export function ResetPasswordScreen() {
  const door = usePreparedDoor();
  // Before anything else: without a cloud identity the code leaves the address as well.
  const { code, keep } = useCodeOfLink(door !== null);
  if (door === null) return <ResetsByAdministrator page={messages.title} title={messages.title} />;
  return <Reset door={door} code={code} keep={keep} />;
}

type Kept = ReturnType<typeof useCodeOfLink>;

function Reset({ door, code: ofLink, keep }: Kept & { door: IdentityDoor }) {
  const { step, setStep } = useReset(door, ofLink);

  switch (step.at) {
    case 'typing':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.codeIntro} />
          </p>
          {!door.changesLogin && <LoginUnchanged />}
          <CodeForm
            onSubmit={async ({ code }) => {
              const answer = await callIdentity(door, (identity) => identity.checkCode(code));
              if (!answer.isDone)
                return {
                  words: <IdentityFailure error={answer.error} />,
                  lookAt: isCodeOver(answer.error.code) ? 'code' : null,
                };
              setStep({ at: 'choosing', code, email: answer.value });
              keep(code);
              return null;
            }}
          />
          <Ways>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            <QuietLink to={paths.forgotPassword.to()} label={messages.newMail} />
          </Ways>
        </UserCard>
      );

    case 'checking':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p role="status">
            <FormattedMessage {...messages.checking} />
          </p>
          <Ways>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </Ways>
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
              look="plain"
              onClick={() => {
                setStep({ at: 'typing' });
                keep(null);
              }}
            >
              <FormattedMessage {...messages.typeCode} />
            </Button>
          </Buttons>
          <Ways>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </Ways>
        </UserCard>
      );

    case 'choosing':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.forEmail} values={{ email: <bdi dir="ltr">{step.email}</bdi> }} />
          </p>
          {!door.changesLogin && <LoginUnchanged />}
          <NewPasswordForm
            email={step.email}
            onSubmit={async ({ password }) => {
              const { code, email } = step;
              const answer = await callIdentity(door, (identity) =>
                identity.confirmReset({ code, password }),
              );
              if (answer.isDone) {
                // A used code would be told as refused by a reload of the page that says all is well.
                keep(null);
                setStep({ at: 'done', email });
              } else if (isCodeOver(answer.error.code)) setStep({ at: 'refused', code, error: answer.error });
              else
                return {
                  words: <IdentityFailure error={answer.error} />,
                  lookAt: fieldOf(answer.error.code) === 'password' ? 'password' : null,
                };
              return null;
            }}
          />
          <Ways>
            <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
          </Ways>
        </UserCard>
      );

    case 'done':
      return (
        <UserCard page={messages.title} title={messages.doneTitle} step={step.at}>
          <p>
            <FormattedMessage
              {...(door.changesLogin ? messages.done : messages.doneApart)}
              values={{ email: <bdi dir="ltr">{step.email}</bdi> }}
            />
          </p>
          {door.changesLogin ? (
            <BackToLogin />
          ) : (
            // No button: the new password does not open the numeric login.
            <Ways>
              <QuietLink to={paths.userLogin.to()} label={shared.backToLogin} />
            </Ways>
          )}
        </UserCard>
      );
  }
}

/** Whether somebody refused the code, or nobody could be asked about it. */
const isJudged = (error: IdentityError | null): boolean =>
  error === null || isCodeOver(error.code) || error.code === 'auth/user-disabled';

/** The code that the visitor came with. It leaves the address at once: nothing secret stands in one. */
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
