import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, RefObject, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { focusField, focusSubmit } from './formFields';
import { SubmitButton } from './SubmitButton';
import type { SubmitState } from './SubmitButton';
import styles from './FormFrame.module.css';

/** How a submission ended. */
export type Outcome<N extends string> =
  | { kind: 'done' }
  | {
      kind: 'failed';
      /** The field to correct. */
      focus: N | null;
      /** The rule of this field refuses its value now, so the message of the field appears. */
      isInvalid?: boolean;
    };

/** What a form shows, wherever its values are kept. */
export type FormFrameProps<N extends string> = {
  /** Takes the focus when the form appears. */
  focusFirst?: N | undefined;
  /** Explains the last failure. Hidden during a submission. */
  failure: ReactNode;
  failureRole?: 'alert';
  /** The label of the button in each state. */
  labels: Record<SubmitState, MessageDescriptor>;
  icon: ComponentProps<typeof SubmitButton>['icon'];
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** Another button below that of the form. */
  secondary?: ReactNode;
  children: ReactNode;
};

type Props<N extends string> = FormFrameProps<N> & {
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The fields were changed after the last submission. */
  isChanged: boolean;
  /** The end of the last submission. */
  lastOutcome: Outcome<N> | null;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
};

/** The form element with its one button. After a failure it moves the focus to the field to correct. */
export function FormFrame<N extends string>({
  focusFirst,
  failure,
  failureRole,
  labels,
  icon,
  variant,
  secondary,
  children,
  element,
  isBusy,
  isChanged,
  lastOutcome,
  onSubmit,
}: Props<N>) {
  const failureBox = useRef<HTMLDivElement>(null);
  // The focus leaves a button that is disabled. It moves to the field to correct, or back to the button.
  useEffect(() => {
    if (lastOutcome?.kind !== 'failed') return;
    if (lastOutcome.focus !== null) focusField(element.current, lastOutcome.focus, 'selected');
    else focusSubmit(element.current);
    failureBox.current?.scrollIntoView({ block: 'nearest' });
  }, [element, lastOutcome]);

  useEffect(() => {
    // A prerendered form may be in use already.
    if (focusFirst !== undefined && !element.current?.contains(document.activeElement))
      focusField(element.current, focusFirst, 'unselected');
  }, [element, focusFirst]);

  const state = findSubmitState(isBusy, isChanged, lastOutcome);
  return (
    <form
      ref={element}
      className={styles['form']}
      // The browser itself would otherwise write the values into the address.
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    >
      {children}
      {/* A form in a scrolled room keeps this part in view. */}
      <div>
        <SubmitButton state={state} icon={icon} variant={variant}>
          <FormattedMessage {...labels[state]} />
        </SubmitButton>
      </div>
      {secondary}
      {/* Below the button, so the fields do not move. */}
      {failure !== null && !isBusy && (
        <div ref={failureBox} role={failureRole} className={styles['failure']}>
          {failure}
        </div>
      )}
    </form>
  );
}

function findSubmitState(
  isBusy: boolean,
  isChanged: boolean,
  lastOutcome: Outcome<string> | null,
): SubmitState {
  if (isBusy) return 'busy';
  if (lastOutcome?.kind === 'done') return 'done';
  return lastOutcome?.kind === 'failed' && !isChanged ? 'failed' : 'idle';
}
