import { useRef, useState } from 'react';
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styles from './TextInput.module.css';

/** Returns undefined for a valid value, otherwise the message. */
export type Rule = (value: string) => MessageDescriptor | undefined;

/** Converts typed text to the value, and the value to text. Both leave a text as it is that they cannot read. */
export type Notation = {
  read: (typed: string) => string;
  write: (value: string) => string;
  /** Shows below the field how a typed text is read. */
  showsReading?: boolean;
};

/** What a field is, wherever its value is kept. */
export type TextInputProps = {
  name: string;
  label: MessageDescriptor;
  /** Cleans typed or pasted text before it becomes the value. By default a `TextField` removes invisible characters. */
  clean?: ((typed: string) => string) | undefined;
  /** For values such as days, which are shown in the language of the page. */
  notation?: Notation | undefined;
  isOptional?: boolean | undefined;
  /** Shown inside the field, at its end. */
  action?: ReactNode;
  /** The description below the field. */
  hint?: ReactNode;
  input: InputHTMLAttributes<HTMLInputElement>;
};

type Props = TextInputProps &
  Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus'> & {
    /** Absent if the element itself keeps its text. */
    value?: string | undefined;
    /** Replaces the hint, so the form does not move. */
    error: MessageDescriptor | undefined;
  };

export const keepTyped = (typed: string): string => typed;

/** A labelled input with its message. Its text stays as typed until it loses the focus, even if its value has another notation. */
export function TextInput({
  name,
  label,
  clean = keepTyped,
  notation,
  isOptional = false,
  action,
  hint,
  input,
  value,
  error,
  onChange,
  onBlur,
  ...field
}: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const selectsText = useRef(false);
  // Another value, for example of an emptied field, replaces the typed text.
  const isTyped = typed !== null && notation?.read(typed) === value;
  const writtenText = value === undefined ? undefined : (notation?.write(value) ?? value);
  const reading = notation?.showsReading === true && isTyped && typed !== writtenText ? writtenText : '';
  const message = error ? intl.formatMessage(error) : reading === '' ? hint : <bdi>{reading}</bdi>;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={name}>
        <FormattedMessage {...label} />
      </label>
      <div className={styles['box']}>
        <input
          {...input}
          {...field}
          value={isTyped ? typed : writtenText}
          // The first press in a number selects it, as the key Tab does, so that another one replaces it.
          onPointerDown={({ currentTarget }) => {
            selectsText.current = input.inputMode === 'decimal' && currentTarget !== document.activeElement;
          }}
          onClick={({ currentTarget: { selectionStart, selectionEnd }, currentTarget }) => {
            if (selectsText.current && selectionStart === selectionEnd) currentTarget.select();
            selectsText.current = false;
          }}
          onChange={(event) => {
            cleanInPlace(event.target, clean);
            if (notation) setTyped(event.target.value);
            onChange?.(event);
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
          id={name}
          name={name}
          className={styles['input']}
          data-has-action={action !== undefined}
          aria-required={isOptional ? undefined : 'true'}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={message === undefined ? undefined : `${name}-message`}
        />
        {action}
      </div>
      <p id={`${name}-message`} className={styles[error ? 'error' : 'hint']}>
        {message}
      </p>
    </div>
  );
}

/**
 * Cleans the field's own text and keeps the caret at its character. Otherwise React would change the text and move the
 * caret to the end. Runs within the event, because the next key can arrive before the next frame.
 */
export function cleanInPlace(field: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = field;
  const cleaned = clean(value);
  if (cleaned === value) return;
  field.value = cleaned;
  // Safari would focus another field.
  if (selectionStart === null || document.activeElement !== field) return;
  const caret = clean(value.slice(0, selectionStart)).length;
  field.setSelectionRange(caret, caret);
}
