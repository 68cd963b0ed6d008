import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useSubmission } from '../../controls/useSubmission';
import { SubmitForm } from '../../ui/SubmitForm';

/** The text of a failed submission, and the field to correct, if any. */
export type Failure<N extends string> = { text: ReactNode; focus: N | null };

/** Called once for each valid submission. Null means success. */
export type OnSubmit<N extends string> = (values: Record<N, string>) => Promise<Failure<N> | null>;

type Props<N extends string> = Pick<
  ComponentProps<typeof SubmitForm<N>>,
  'names' | 'clean' | 'icon' | 'children'
> & {
  onSubmit: OnSubmit<N>;
  submit: MessageDescriptor;
  submitting: MessageDescriptor;
};

/** A form of the user area. Each submit makes one call. A failure is shown below the button. */
export function AccountForm<N extends string>({ onSubmit, submit, submitting, ...form }: Props<N>) {
  const begin = useSubmission();
  const [failure, setFailure] = useState<ReactNode>(null);
  return (
    <SubmitForm
      {...form}
      onSubmit={async (values) => {
        setFailure(null);
        const end = begin();
        try {
          const submissionFailure = await onSubmit(values);
          if (!submissionFailure) return { kind: 'done' };
          setFailure(<p>{submissionFailure.text}</p>);
          return { kind: 'failed', focus: submissionFailure.focus };
        } finally {
          end('stays');
        }
      }}
      failure={failure}
      failureRole="alert"
      labels={{ idle: submit, busy: submitting, done: submit, failed: submit }}
    />
  );
}
