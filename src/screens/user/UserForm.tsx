import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Form } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useAttempt } from '../../controls/useSubmission';
import { focusField, focusFirstInvalid, focusSubmit, takeWhatIsShown } from '../../ui/formFields';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from './UserForm.module.css';

/** What a failed attempt says, and the field that the person has to look at again, if any. */
export type Failure<N extends string> = { words: ReactNode; lookAt: N | null };

/** Called once for each valid submit; null where nothing failed. */
export type OnSubmit<N extends string> = (values: Record<N, string>) => Promise<Failure<N> | null>;

type Props<N extends string> = {
  /** The fields, from the top. */
  names: readonly N[];
  /** As the fields clean what is typed. */
  clean?: Partial<Record<N, (shown: string) => string>>;
  onSubmit: OnSubmit<N>;
  submit: MessageDescriptor;
  submitting: MessageDescriptor;
  icon: NonNullable<Parameters<typeof SubmitButton>[0]['icon']>;
  children: ReactNode;
};

/** Round the fields of a form of the user area: one call a submit, and a failure told above the fields. */
export function UserForm<N extends string>({
  names,
  clean = {},
  onSubmit,
  submit,
  submitting,
  icon,
  children,
}: Props<N>) {
  const begin = useAttempt();
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure<N> | null>(null);

  useEffect(() => {
    if (failure === null) return;
    if (failure.lookAt !== null) focusField(element.current, failure.lookAt, 'select');
    else focusSubmit(element.current);
  }, [failure]);

  const attempt = async (values: Record<N, string>) => {
    setFailure(null);
    const end = begin();
    try {
      setFailure(await onSubmit(values));
    } finally {
      end('stays');
    }
  };

  return (
    <Form<Record<N, string>>
      onSubmit={attempt}
      subscription={{ submitting: true, dirtySinceLastSubmit: true }}
    >
      {({ form, handleSubmit, submitting: isBusy = false, dirtySinceLastSubmit: isChanged = false }) => (
        <form
          ref={element}
          className={styles['form']}
          noValidate
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            takeWhatIsShown(event.currentTarget, form, names, clean);
            focusFirstInvalid(event.currentTarget, form, names);
            void handleSubmit();
          }}
        >
          {failure !== null && !isBusy && (
            <p role="alert" className={styles['failure']}>
              {failure.words}
            </p>
          )}
          {children}
          <SubmitButton
            icon={icon}
            state={isBusy ? 'busy' : failure !== null && !isChanged ? 'failed' : 'idle'}
          >
            <FormattedMessage {...(isBusy ? submitting : submit)} />
          </SubmitButton>
        </form>
      )}
    </Form>
  );
}
