import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { EnterIcon } from '../../ui/icons';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitForm } from '../../ui/SubmitForm';
import type { Outcome } from '../../ui/SubmitForm';
import { TextField } from '../../ui/TextField';
import type { Rule } from '../../ui/TextField';
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

/** The numeric login and the password (specification §5). */
export function LoginForm({ onSubmit, failure, isPlain = false, expected, focusFirst }: Props) {
  const [initialValues] = useState({ login: expected ?? '', password: '' });
  return (
    <SubmitForm
      names={NAMES}
      clean={{ login: cleanLogin }}
      initialValues={initialValues}
      focusFirst={expected === undefined ? focusFirst : 'password'}
      onSubmit={onSubmit}
      failure={failure && <FailureText {...failure} />}
      labels={labels}
      icon={EnterIcon}
      isPlain={isPlain}
    >
      <TextField
        name="login"
        label={messages.login}
        rule={loginRule}
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
      <PasswordField name="password" label={messages.password} rule={passwordRule} />
    </SubmitForm>
  );
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
