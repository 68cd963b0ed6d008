import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, RefObject, SubmitEvent } from 'react';
import { Form, useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { focusField, focusFirstInvalid, focusSubmit, submitShownValues, takeOverValues } from './formFields';
import { SubmitButton } from './SubmitButton';
import type { SubmitState } from './SubmitButton';
import styles from './SubmitForm.module.css';

/**
 * How a submission ended. A failure may name the field to correct. `isInvalid`: the rule of this field refuses its value
 * now, so its message appears as after an invalid submit.
 */
export type Outcome<N extends string> =
  { kind: 'done' } | { kind: 'failed'; focus: N | null; isInvalid?: boolean };

type Props<N extends string> = {
  /** The fields in their order on the page. */
  names: readonly N[];
  /** Cleans the shown text of a field, like the field's own `clean`. */
  clean?: Partial<Record<N, (shown: string) => string>>;
  initialValues?: Partial<Record<N, string>>;
  /** Takes the focus when the form appears. */
  focusFirst?: N | undefined;
  /** Called once for each valid submission. The next submission waits for it. */
  onSubmit: (values: Record<N, string>) => Promise<Outcome<N>>;
  /** Explains the last failure. Hidden during a submission. */
  failure: ReactNode;
  failureRole?: 'alert';
  /** The label of the button in each state. */
  labels: Record<SubmitState, MessageDescriptor>;
  icon: ComponentProps<typeof SubmitButton>['icon'];
  isPlain?: boolean;
  children: ReactNode;
};

/** A form with one button. Errors show after a submit, and an invalid form sends nothing (specification §5). */
export function SubmitForm<N extends string>({
  names,
  clean,
  initialValues,
  focusFirst,
  onSubmit,
  failure,
  failureRole,
  labels,
  icon,
  isPlain,
  children,
}: Props<N>) {
  const element = useRef<HTMLFormElement>(null);
  const ended = useRef<Outcome<N> | null>(null);
  const [last, setLast] = useState<Outcome<N> | null>(null);

  // The disabled button lost the focus. It moves to the field to correct, or back to the button.
  useEffect(() => {
    if (last?.kind !== 'failed') return;
    if (last.focus !== null) focusField(element.current, last.focus, 'select');
    else focusSubmit(element.current);
  }, [last]);

  useEffect(() => {
    // A prerendered form may be in use already.
    if (focusFirst !== undefined && !element.current?.contains(document.activeElement))
      focusField(element.current, focusFirst, 'caret');
  }, [focusFirst]);

  return (
    <Form<Record<N, string>>
      onSubmit={async (values) => {
        ended.current = null;
        setLast(null);
        const outcome = await onSubmit(values);
        ended.current = outcome;
        // After any returned object final-form shows the fields' messages.
        return 'isInvalid' in outcome ? outcome : undefined;
      }}
      {...(initialValues && { initialValues })}
      subscription={{ submitting: true, dirtySinceLastSubmit: true }}
    >
      {({ form, handleSubmit, submitting = false, dirtySinceLastSubmit = false }) => {
        const submit = async (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          submitShownValues(event.currentTarget, form, names, clean);
          focusFirstInvalid(event.currentTarget, form, names);
          await handleSubmit();
          setLast(ended.current);
        };
        const state = stateOf(submitting, dirtySinceLastSubmit, last);
        return (
          <form
            ref={element}
            className={styles['form']}
            // The browser itself would otherwise write the values into the address.
            method="post"
            noValidate
            onSubmit={(event) => {
              void submit(event);
            }}
          >
            {children}
            <EarlyValues element={element} names={names} clean={clean} />
            <SubmitButton state={state} icon={icon} isPlain={isPlain}>
              <FormattedMessage {...labels[state]} />
            </SubmitButton>
            {/* Below the button, so the fields do not move. */}
            {failure !== null && !submitting && (
              <div role={failureRole} className={styles['failure']}>
                {failure}
              </div>
            )}
          </form>
        );
      }}
    </Form>
  );
}

/** Gives the form what was typed into its prerendered fields. Its effect follows the effects of the fields before it. */
function EarlyValues<N extends string>({
  element,
  names,
  clean,
}: {
  element: RefObject<HTMLFormElement | null>;
  names: readonly N[];
  clean: Partial<Record<N, (shown: string) => string>> | undefined;
}) {
  const form = useForm<Record<N, string>>();
  const takeOver = useEffectEvent(() => {
    if (element.current) takeOverValues(element.current, form, names, clean);
  });
  useEffect(() => takeOver(), []);
  return null;
}

function stateOf(isBusy: boolean, isChanged: boolean, last: Outcome<string> | null): SubmitState {
  if (isBusy) return 'busy';
  if (last?.kind === 'done') return 'done';
  return last?.kind === 'failed' && !isChanged ? 'failed' : 'idle';
}
