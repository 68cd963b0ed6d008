import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityDoor } from '../../api/identityDoor';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { CodeForm } from './CodeForm';
import { callIdentity, fieldOf, IdentityFailure, isCodeOver } from './identityCall';
import { NewPasswordForm } from './NewPasswordForm';
import { codeOf } from './resetCode';
import { messages } from './resetPassword.messages';
import { ResetsByAdministrator } from './ResetsByAdministrator';
import { usePreparedDoor } from './usePreparedDoor';
import { useReset } from './useReset';
import { messages as shared } from './user.messages';
import { Buttons, QuietLink, UserCard, Ways } from './UserCard';

/** A new password with a code, which is checked before the password is asked for (specification §2.21). */
export function ResetPasswordScreen() {
  const door = usePreparedDoor();
  if (door === null) return <ResetsByAdministrator page={messages.title} title={messages.title} />;
  return <Reset door={door} />;
}

function Reset({ door }: { door: IdentityDoor }) {
  const { code: codeOfLink, forget } = useCodeOfLink();
  const { step, setStep } = useReset(door, codeOfLink);

  switch (step.at) {
    case 'typing':
      return (
        <UserCard page={messages.title} title={messages.title} step={step.at}>
          <p>
            <FormattedMessage {...messages.codeIntro} />
          </p>
          <CodeForm
            onSubmit={async ({ code }) => {
              const answer = await callIdentity(door, (identity) => identity.checkCode(code));
              if (!answer.isDone)
                return {
                  words: <IdentityFailure error={answer.error} />,
                  lookAt: isCodeOver(answer.error.code) ? 'code' : null,
                };
              setStep({ at: 'choosing', code, email: answer.value });
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
        </UserCard>
      );

    case 'refused':
      return (
        <UserCard page={messages.title} title={messages.failedTitle} step={step.at}>
          <p>
            <IdentityFailure error={step.error} />
          </p>
          <Buttons>
            {isCodeOver(step.error.code) ? (
              <ButtonLink to={paths.forgotPassword.to()}>
                <FormattedMessage {...messages.newMail} />
              </ButtonLink>
            ) : (
              <Button onClick={() => setStep({ at: 'checking', code: step.code })}>
                <FormattedMessage {...messages.retry} />
              </Button>
            )}
            <Button look="plain" onClick={() => setStep({ at: 'typing' })}>
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
          <NewPasswordForm
            email={step.email}
            onSubmit={async ({ password }) => {
              const { code, email } = step;
              const answer = await callIdentity(door, (identity) =>
                identity.confirmReset({ code, password }),
              );
              if (answer.isDone) {
                forget();
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
            <FormattedMessage {...messages.done} values={{ email: <bdi dir="ltr">{step.email}</bdi> }} />
          </p>
          <Buttons>
            <ButtonLink to={paths.userLogin.to()}>
              <FormattedMessage {...shared.backToLogin} />
            </ButtonLink>
          </Buttons>
        </UserCard>
      );
  }
}

/** The code that the visitor came with. It leaves the address at once: nothing secret stands in one. */
function useCodeOfLink(): { code: string | null; forget: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const [code] = useState(() => codeOf(location));
  useEffect(() => {
    if (location.search === '') return;
    // In the history state it outlives a reload, which a change of direction brings about.
    void navigate(paths.resetPassword.to(), { replace: true, state: { code } });
  }, [location.search, navigate, code]);
  // A used code would be told as refused by a reload of the page that says all is well.
  const forget = () => void navigate(paths.resetPassword.to(), { replace: true, state: null });
  return { code, forget };
}
