import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNotOffered, toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { passwordLinkApi } from '../../api/passwordLink';
import type { LinkUser } from '../../api/passwordLink';
import { paths } from '../../config/paths';
import { SupportContact } from '../../controls/SupportContact';
import { useShownText } from '../../controls/useShownText';
import { countCharacters, NEW_PASSWORD } from '../../controls/form/newPassword';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { PasswordField } from '../../ui/PasswordField';
import type { Rule } from '../../ui/TextInput';
import { messages as shared } from './account.messages';
import { AccountCard, BackToLogin, Waiting } from './AccountCard';
import { AccountForm } from './AccountForm';
import type { OnSubmit } from './AccountForm';
import { messages } from './setPassword.messages';

const NAMES = ['password'] as const;

/** Sets a password with a one-time link (specification §2.250). The secret leaves the address at once. */
export function SetPasswordScreen() {
  const secret = useSecret();
  const { step, setUnusable } = useLinkCheck(secret);
  if (secret === null)
    return (
      <AccountCard page={messages.title} title={messages.againTitle} step="unusable">
        <p>
          <FormattedMessage {...messages.again} />
        </p>
        <BackToLogin />
      </AccountCard>
    );
  if (step.at === 'unusable')
    return (
      <AccountCard page={messages.title} title={messages.unusableTitle} step="unusable">
        <p>
          <FormattedMessage {...messages.unusable} />
        </p>
        <SupportContact />
        <BackToLogin />
      </AccountCard>
    );
  return (
    <AccountCard page={messages.title} title={messages.title} step={step.at}>
      {step.at === 'checking' ? (
        <Waiting>
          <FormattedMessage {...messages.checking} />
        </Waiting>
      ) : (
        <>
          <p>
            <Intro user={step.user} />
          </p>
          <PasswordForm secret={secret} onUnusable={setUnusable} />
        </>
      )}
    </AccountCard>
  );
}

function Intro({ user }: { user: LinkUser | null }) {
  if (user === null) return <FormattedMessage {...messages.intro} />;
  const name = <bdi>{user.name}</bdi>;
  if (user.company === undefined) return <FormattedMessage {...messages.introTo} values={{ name }} />;
  const company = <bdi>{user.company}</bdi>;
  return <FormattedMessage {...messages.introToCompany} values={{ name, company }} />;
}

type LinkStep =
  | { at: 'checking' }
  /** Null: the backend has no check, or it failed. */
  | { at: 'choosing'; user: LinkUser | null }
  | { at: 'unusable' };

/** Checks the link on opening (specification §2.282). Without a result the form is shown, whose submit decides. */
function useLinkCheck(secret: string | null) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<LinkStep>({ at: 'checking' });
  useEffect(() => {
    if (secret === null) return;
    let isCurrent = true;
    const { checkPasswordLink } = passwordLinkApi.endpoints;
    void dispatch(checkPasswordLink.initiate({ secret }, { track: false })).then(({ data, error }) => {
      if (!isCurrent) return;
      const isRefused = error !== undefined && isUnusable(toCallError(error));
      setStep(isRefused ? { at: 'unusable' } : { at: 'choosing', user: data ?? null });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, secret]);
  return { step, setUnusable: () => setStep({ at: 'unusable' }) };
}

const isUnusable = (error: CallError): boolean => error.kind === 'http' && error.reason === 'unusable-link';

function PasswordForm({ secret, onUnusable }: { secret: string; onUnusable: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const textToShow = useShownText();
  const [refused, setRefused] = useState<string | null>(null);
  const rule: Rule = (value) => {
    const count = countCharacters(value);
    if (count < NEW_PASSWORD.min) return messages.short;
    if (count > NEW_PASSWORD.max) return messages.long;
    return value === refused ? messages.refused : undefined;
  };
  const submit: OnSubmit<(typeof NAMES)[number]> = async ({ password }) => {
    const body = { secret, newPassword: password };
    const { error } = await dispatch(passwordLinkApi.endpoints.setPassword.initiate(body, { track: false }));
    if (error === undefined) {
      dispatch(toastAdded({ messageId: messages.done.id }, 'success'));
      void navigate(paths.userLogin.to(), { replace: true });
      return null;
    }
    const failure = toCallError(error);
    if (isUnusable(failure)) onUnusable();
    const isRefused = failure.kind === 'http' && failure.reason === 'not-accepted';
    if (isRefused) setRefused(password);
    return { text: textToShow(describeFailure(failure)).text, focus: isRefused ? 'password' : null };
  };
  return (
    <AccountForm
      names={NAMES}
      onSubmit={submit}
      submit={messages.submit}
      submitting={shared.submitting}
      icon={KeyRound}
    >
      <PasswordField
        name="password"
        label={shared.newPassword}
        rule={rule}
        autoComplete="new-password"
        hint={<FormattedMessage {...messages.rule} />}
      />
    </AccountForm>
  );
}

const describeFailure = (error: CallError): MessageText =>
  isNotOffered(error) ? { messageId: messages.notOffered.id } : failureText(error);

/** Returns the secret of the link, and removes it from the address. The history does not keep it. */
function useSecret(): string | null {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [secret] = useState(() => (hash.length > 1 ? hash.slice(1) : null));
  useEffect(() => {
    if (hash !== '') void navigate(paths.setPassword.to(), { replace: true });
  }, [hash, navigate]);
  return secret;
}
