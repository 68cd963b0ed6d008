import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cleanLogin } from '../../controls/cleanLogin';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { focusField, readShownText } from '../../ui/formFields';
import { FormFrame } from '../../ui/FormFrame';
import type { Outcome } from '../../ui/FormFrame';
import { EnterIcon } from '../../ui/icons';
import { cleanInPlace, TextInput } from '../../ui/TextInput';
import type { Rule } from '../../ui/TextInput';
import { usePasswordInput } from '../../ui/usePasswordInput';
import { messages } from './loginForm.messages';

export type LoginValues = { login: string; password: string };
export type LoginFormOutcome = Outcome<'login' | 'password'>;

type Failure = TextInLanguage & {
  detail?: (TextInLanguage & { requestId?: string | undefined }) | undefined;
};
type TextInLanguage = { text: string; lang?: string | undefined };

type Props = {
  /** Called once for each valid submission. The next submission waits for it. */
  onSubmit: (values: LoginValues) => Promise<LoginFormOutcome>;
  /** The text of the last failed submission. `lang` is set if it is not in the language of the page. */
  failure: Failure | null;
  /** Set if the visitor has a session already. The button is then less prominent. */
  isPlain?: boolean;
  /** The login of the user who signs in again. */
  expectedLogin?: string | undefined;
  /** The field that gets the caret when the form appears. */
  focusFirst?: keyof LoginValues | undefined;
};

const NAMES = ['login', 'password'] as const;

const labels = {
  idle: messages.submit,
  busy: messages.submitting,
  done: messages.accepted,
  failed: messages.submit,
} as const;

/** Required, numeric, at most 11 ASCII digits. Leading zeros stay (specification §5). */
const loginRule: Rule = (value) => (/^[0-9]{1,11}$/.test(value) ? undefined : messages.loginInvalid);

/** Required (specification §5). */
const passwordRule: Rule = (value) => (value === '' ? messages.passwordMissing : undefined);

const RULES = { login: loginRule, password: passwordRule };

/**
 * Cleans the login. A field may be filled without an event: before React hydrates the prerendered form, by a script, or by
 * a password manager.
 */
function cleanLoginField(form: HTMLFormElement): void {
  const login = form.elements.namedItem('login');
  if (login instanceof HTMLInputElement) cleanInPlace(login, cleanLogin);
}

const readFields = (form: HTMLFormElement): LoginValues => ({
  login: readShownText(form, 'login') ?? '',
  password: readShownText(form, 'password') ?? '',
});

/**
 * The numeric login and the password (specification §5). The elements keep what is typed, also before React hydrates
 * them. final-form would add 9 kB to the login (docs/decisions/055-what-a-sign-in-costs.md).
 */
export function LoginForm({ onSubmit, failure, isPlain = false, expectedLogin, focusFirst }: Props) {
  const { change, errors, frame } = useLoginSubmission(onSubmit);
  const password = usePasswordInput('current-password');
  return (
    <FormFrame
      {...frame}
      focusFirst={expectedLogin === undefined ? focusFirst : 'password'}
      failure={failure && <FailureText {...failure} />}
      labels={labels}
      icon={EnterIcon}
      variant={isPlain ? 'plain' : 'primary'}
    >
      <TextInput
        name="login"
        label={messages.login}
        defaultValue={expectedLogin}
        onChange={change}
        error={errors.login}
        clean={cleanLogin}
        hint={<FormattedMessage {...messages.loginHint} />}
        // No maxLength, because the browser would cut a pasted, formatted number and submit another login.
        input={{
          type: 'text',
          inputMode: 'numeric',
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'ltr',
        }}
      />
      <TextInput
        {...password}
        name="password"
        label={messages.password}
        onChange={change}
        error={errors.password}
      />
    </FormFrame>
  );
}

/** The submission of the form. Errors show after an invalid submit, which sends nothing, and follow what is typed then. */
function useLoginSubmission(onSubmit: Props['onSubmit']) {
  /** The values whose errors are shown. */
  const [checkedValues, setCheckedValues] = useState<LoginValues | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [lastOutcome, setLastOutcome] = useState<LoginFormOutcome | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const findError = (name: keyof LoginValues) =>
    checkedValues ? RULES[name](checkedValues[name]) : undefined;

  // The login may have been typed into the prerendered form.
  useEffect(() => {
    if (element.current) cleanLoginField(element.current);
  }, []);

  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    cleanLoginField(form);
    const values = readFields(form);
    const invalidName = NAMES.find((name) => RULES[name](values[name]));
    setCheckedValues(invalidName === undefined ? null : values);
    if (invalidName !== undefined) {
      focusField(form, invalidName, 'unselected');
      return;
    }
    isRunning.current = true;
    setIsBusy(true);
    setIsChanged(false);
    setLastOutcome(null);
    try {
      setLastOutcome(await onSubmit(values));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return {
    change: () => {
      setIsChanged(true);
      const form = element.current;
      if (!checkedValues || !form) return;
      cleanLoginField(form);
      setCheckedValues(readFields(form));
    },
    errors: { login: findError('login'), password: findError('password') },
    frame: { element, isBusy, isChanged, lastOutcome, onSubmit: submit },
  };
}

function FailureText({ text, lang, detail }: Failure) {
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.attention}
          values={{ words: lang === undefined ? text : <span lang={lang}>{text}</span> }}
        />
      </p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
