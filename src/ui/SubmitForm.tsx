import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { FormFrame } from './FormFrame';
import type { FormFrameProps, Outcome } from './FormFrame';
import { focusFirstInvalid, copyShownTexts } from './formFields';

type Props<N extends string> = FormFrameProps<N> & {
  /** The fields in their order on the page. */
  names: readonly N[];
  /** Cleans the shown text of a field, like the field's own `clean`. */
  clean?: Partial<Record<N, (shown: string) => string>>;
  /** Other ones replace values that the person did not change. */
  initialValues?: Partial<Record<N, string>>;
  /** Called once for each valid submission. The next submission waits for it. */
  onSubmit: (values: Record<N, string>) => Promise<Outcome<N>>;
};

/** A form with one button. Errors show after a submit, and an invalid form sends nothing (specification §5). */
export function SubmitForm<N extends string>({ names, clean, initialValues, onSubmit, ...frame }: Props<N>) {
  const element = useRef<HTMLFormElement>(null);
  const endedOutcome = useRef<Outcome<N> | null>(null);
  const [lastOutcome, setLastOutcome] = useState<Outcome<N> | null>(null);

  return (
    <Form<Record<N, string>>
      onSubmit={async (values) => {
        endedOutcome.current = null;
        setLastOutcome(null);
        const outcome = await onSubmit(values);
        endedOutcome.current = outcome;
        // After any returned object final-form shows the fields' messages.
        return 'isInvalid' in outcome ? outcome : undefined;
      }}
      {...(initialValues && { initialValues })}
      keepDirtyOnReinitialize
      subscription={{ submitting: true, dirtySinceLastSubmit: true }}
    >
      {({ form, handleSubmit, submitting = false, dirtySinceLastSubmit = false }) => (
        <FormFrame
          {...frame}
          element={element}
          isBusy={submitting}
          isChanged={dirtySinceLastSubmit}
          lastOutcome={lastOutcome}
          onSubmit={async (formElement) => {
            copyShownTexts(formElement, form, names, clean);
            focusFirstInvalid(formElement, form, names);
            await handleSubmit();
            setLastOutcome(endedOutcome.current);
          }}
        />
      )}
    </Form>
  );
}
