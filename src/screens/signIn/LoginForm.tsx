import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { focusField, focusFirstInvalid, focusSubmit, takeWhatIsShown } from '../../ui/formFields';
import styles from './LoginForm.module.css';
import { messages } from './loginForm.messages';
import { cleanLogin, loginRule, passwordRule } from './loginForm.validate';
import { PasswordField } from '../../ui/PasswordField';
import { SubmitButton } from '../../ui/SubmitButton';
import type { SubmitState } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';

export type LoginValues = { login: string; password: string };

/** How an attempt ended; a failure also says which field the person has to look at again, if any. */
export type Attempt = { kind: 'done' } | { kind: 'failed'; lookAt: 'password' | null };

type Failure = Part & { detail?: (Part & { requestId?: string | undefined }) | undefined };
type Part = { words: string; lang?: string | undefined };

type Props = {
  /** Called once for each valid submit; the next one waits for it. */
  onSubmit: (values: LoginValues) => Promise<Attempt>;
  /** The text of the last failed submission. `lang` marks what is in another language than the page. */
  failure: Failure | null;
  /** The visitor has a session already. */
  isQuiet?: boolean;
  /** Who is expected to sign in; the focus then starts at the password. */
  expected?: string | undefined;
};

const NAMES = ['login', 'password'] as const;

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
    else focusSubmit(element.current);
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
          takeWhatIsShown(event.currentTarget, form, NAMES, { login: cleanLogin });
          focusFirstInvalid(event.currentTarget, form, NAMES);
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
              <div className={styles['failure']}>
                <p>
                  <FormattedMessage
                    {...messages.attention}
                    values={{
                      words:
                        failure.lang === undefined ? (
                          failure.words
                        ) : (
                          <span lang={failure.lang}>{failure.words}</span>
                        ),
                    }}
                  />
                </p>
                {failure.detail && <ErrorDetails {...failure.detail} />}
              </div>
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
