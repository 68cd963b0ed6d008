import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { focusField, shownText } from '../../ui/formFields';
import { FormFrame } from '../../ui/FormFrame';
import type { Outcome } from '../../ui/FormFrame';
import { EnterIcon } from '../../ui/icons';
import { TextInput } from '../../ui/TextInput';
import type { Rule } from '../../ui/TextInput';
import { usePasswordInput } from '../../ui/usePasswordInput';
import { messages } from './loginForm.messages';

export type LoginValues = { login: string; password: string };
export type LoginFormOutcome = Outcome<'login' | 'password'>;

type Failure = Part & { detail?: (Part & { requestId?: string | undefined }) | undefined };
type Part = { text: string; lang?: string | undefined };

type Props = {
  /** Called once for each valid submission. The next submission waits for it. */
  onSubmit: (values: LoginValues) => Promise<LoginFormOutcome>;
  /** The text of the last failed submission. `lang` is set if it is not in the language of the page. */
  failure: Failure | null;
  /** Set if the visitor has a session already. The button is then less prominent. */
  isPlain?: boolean;
  /** The login of the user who signs in again. */
  expected?: string | undefined;
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

/** Removes the punctuation of a typed or pasted number: `529.982.247-25` becomes `52998224725`. */
const cleanLogin = (typed: string): string => typed.replace(/[\s./\p{Pd}]/gu, '');

/** Required, numeric, at most 11 ASCII digits. Leading zeros stay (specification §5). */
const loginRule: Rule = (value) => (/^[0-9]{1,11}$/.test(value) ? undefined : messages.loginInvalid);

/** Required (specification §5). */
const passwordRule: Rule = (value) => (value === '' ? messages.passwordMissing : undefined);

const RULES = { login: loginRule, password: passwordRule };

/** Reads the fields, because scripts and password managers may fill them without an event. */
const readShown = (form: HTMLFormElement): LoginValues => ({
  login: cleanLogin(shownText(form, 'login') ?? ''),
  password: shownText(form, 'password') ?? '',
});

/**
 * The numeric login and the password (specification §5). It keeps its two values itself, because final-form would add
 * 9 kB to the login (docs/decisions/044-code-before-the-login.md).
 */
export function LoginForm({ onSubmit, failure, isPlain = false, expected, focusFirst }: Props) {
  const { values, change, errors, frame } = useLoginValues(onSubmit, expected ?? '');
  const password = usePasswordInput('current-password');
  return (
    <FormFrame
      {...frame}
      focusFirst={expected === undefined ? focusFirst : 'password'}
      failure={failure && <FailureText {...failure} />}
      labels={labels}
      icon={EnterIcon}
      isPlain={isPlain}
    >
      <TextInput
        name="login"
        label={messages.login}
        value={values.login}
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
        value={values.password}
        onChange={change}
        error={errors.password}
      />
    </FormFrame>
  );
}

/** The values of the form and its submission. Errors show after an invalid submit, which sends nothing. */
function useLoginValues(onSubmit: Props['onSubmit'], login: string) {
  const [values, setValues] = useState<LoginValues>({ login, password: '' });
  const [isInvalid, setIsInvalid] = useState(false);
  const [sent, setSent] = useState<LoginValues | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [last, setLast] = useState<LoginFormOutcome | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const isChanged = NAMES.some((name) => values[name] !== sent?.[name]);
  const errorOf = (name: keyof LoginValues) => (isInvalid ? RULES[name](values[name]) : undefined);

  // Takes over what was typed into the prerendered form.
  useEffect(() => {
    if (element.current) setValues(readShown(element.current));
  }, []);

  const submit = async (form: HTMLFormElement) => {
    if (running.current) return;
    const shown = readShown(form);
    setValues(shown);
    const invalid = NAMES.find((name) => RULES[name](shown[name]));
    setIsInvalid(invalid !== undefined);
    if (invalid !== undefined) {
      focusField(form, invalid, 'caret');
      return;
    }
    running.current = true;
    setIsBusy(true);
    setSent(shown);
    setLast(null);
    try {
      setLast(await onSubmit(shown));
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  return {
    values,
    change: ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((now) => ({ ...now, [name]: value })),
    errors: { login: errorOf('login'), password: errorOf('password') },
    frame: { element, isBusy, isChanged, last, onSubmit: submit },
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
