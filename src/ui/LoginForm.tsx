import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import styles from './LoginForm.module.css';
import { messages } from './loginForm.messages';
import { cleanLogin, loginRule, passwordRule } from './loginForm.validate';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import type { SubmitState } from './SubmitButton';
import { TextField } from './TextField';

export type LoginValues = { login: string; password: string };

/** How an attempt ended; a failure also says which field the person has to look at again, if any. */
export type Attempt = { kind: 'done' } | { kind: 'failed'; lookAt: 'password' | null };

type Props = {
  /** Called once for each valid submit; the next one waits for it. */
  onSubmit: (values: LoginValues) => Promise<Attempt>;
  /** The words of the last failed attempt. */
  failure: string | null;
  /** The visitor has a session already. */
  isQuiet?: boolean;
  /** Who is expected to sign in; the focus then starts at the password. */
  expected?: string | undefined;
};

const texts = {
  idle: messages.submit,
  busy: messages.submitting,
  done: messages.accepted,
  failed: messages.submit,
} as const;

/** Two fields and a button. Errors show after a submit; an invalid form sends nothing (specification §5). */
export function LoginForm({ onSubmit, failure, isQuiet = false, expected }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const ended = useRef<Attempt | null>(null);
  const [last, setLast] = useState<Attempt | null>(null);
  const [initial] = useState({ login: expected ?? '', password: '' });

  // While it was disabled the button lost the focus: it goes back to where the person has to act.
  useEffect(() => {
    if (last?.kind !== 'failed') return;
    if (last.lookAt !== null) focusField(element.current, last.lookAt, 'select');
    else if (document.activeElement === document.body) submitButtonOf(element.current)?.focus();
  }, [last]);

  useEffect(() => {
    if (expected !== undefined) focusField(element.current, 'password', 'caret');
  }, [expected]);

  const attempt = async (values: LoginValues) => {
    ended.current = null;
    setLast(null);
    ended.current = await onSubmit(values);
  };

  return (
    <Form<LoginValues>
      onSubmit={attempt}
      initialValues={initial}
      subscription={{ submitting: true, dirtySinceLastSubmit: true }}
    >
      {({ form, handleSubmit, submitting = false, dirtySinceLastSubmit = false }) => {
        const submit = async (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          takeWhatIsShown(event.currentTarget, form);
          focusFirstInvalid(event.currentTarget, form);
          await handleSubmit();
          setLast(ended.current);
        };
        const state = stateOf(submitting, dirtySinceLastSubmit, last);
        return (
          <form
            ref={element}
            className={styles['form']}
            noValidate
            onSubmit={(event) => {
              void submit(event);
            }}
          >
            {failure !== null && !submitting && (
              <p className={styles['failure']}>
                <FormattedMessage {...messages.attention} values={{ words: failure }} />
              </p>
            )}
            <TextField
              name="login"
              label={messages.login}
              rule={loginRule}
              clean={cleanLogin}
              // No maxLength: the browser would cut a pasted, formatted number, and another one would be sent.
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
            <SubmitButton state={state} isQuiet={isQuiet}>
              <FormattedMessage {...texts[state]} />
            </SubmitButton>
          </form>
        );
      }}
    </Form>
  );
}

function stateOf(isBusy: boolean, isChanged: boolean, last: Attempt | null): SubmitState {
  if (isBusy) return 'busy';
  if (last?.kind === 'done') return 'done';
  return last?.kind === 'failed' && !isChanged ? 'failed' : 'idle';
}

/** A script or a password manager may fill a field without an event: what is sent is what the field shows. */
function takeWhatIsShown(element: HTMLFormElement, form: FormApi<LoginValues>): void {
  form.batch(() => {
    for (const name of ['login', 'password'] as const) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== form.getState().values[name]) {
        form.change(name, name === 'login' ? cleanLogin(field.value) : field.value);
      }
    }
  });
}

function focusFirstInvalid(element: HTMLFormElement, form: FormApi<LoginValues>): void {
  const errors = form.getState().errors ?? {};
  const first = (['login', 'password'] as const).find((name) => name in errors);
  if (first !== undefined) focusField(element, first, 'caret');
}

const submitButtonOf = (element: HTMLFormElement | null) =>
  element?.querySelector<HTMLElement>('[type=submit]') ?? null;

function focusField(
  element: HTMLFormElement | null,
  name: 'login' | 'password',
  how: 'caret' | 'select',
): void {
  const field = element?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
  if (how === 'select') field.select();
}
