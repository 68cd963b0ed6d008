import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { cleanText } from '../../api-spec/texts';
import { messages } from './kit.messages';
import options from './SelectField.module.css';
import styles from './SuggestField.module.css';
import { cleanInPlace } from './TextInput';
import type { Rule, TextInputProps } from './TextInput';
import field from './TextInput.module.css';

export type Suggestion = { value: string; hint?: ReactNode };

type Props = Omit<TextInputProps, 'action' | 'clean' | 'notation'> & {
  rule: Rule;
  suggestions: readonly Suggestion[];
  /** Whether the person wants the list. It is shown as soon as there are suggestions. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (value: string) => void;
};

/** A labelled text field of a `SubmitForm`, with suggestions. Any other text can be typed too. */
export function SuggestField({
  name,
  label,
  rule,
  isOptional = false,
  hint,
  input: attributes,
  suggestions,
  isOpen,
  onOpenChange,
  onChoose,
}: Props) {
  const intl = useIntl();
  const { input, meta } = useField<string>(name, {
    parse: cleanText,
    validate: (value: string | undefined) => rule(value ?? ''),
    defaultValue: '',
  });
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && suggestions.length > 0;
  const activeIndex = isShown ? suggestions.findIndex(({ value }) => value === active) : -1;
  useEffect(() => {
    if (activeIndex >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  const close = () => {
    onOpenChange(false);
    setActive(null);
  };
  const choose = (value: string) => {
    input.onChange(value);
    close();
    onChoose(value);
  };
  const move = (step: 1 | -1) => {
    // Between the last suggestion and the first one is the typed text itself.
    const places = suggestions.length + 1;
    setActive(suggestions[((activeIndex + 1 + step + places) % places) - 1]?.value ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
    const step = STEPS[key];
    const chosen = suggestions[activeIndex];
    if (step !== undefined) {
      if (isShown) move(step);
      else onOpenChange(true);
      event.preventDefault();
    } else if (key === 'Enter' && chosen) {
      choose(chosen.value);
      event.preventDefault();
    } else if (key === 'Enter' || key === 'Escape') {
      // Escape closes the list alone, not a dialog around the form.
      if (key === 'Escape' && isShown) event.stopPropagation();
      close();
    }
  };
  const error = meta.submitFailed ? rule(input.value) : undefined;
  const message = error ? intl.formatMessage(error) : hint;
  const makeOptionId = (index: number) => `${name}-option-${String(index)}`;
  return (
    <div className={field['field']}>
      <label className={field['label']} htmlFor={name}>
        <FormattedMessage {...label} />
      </label>
      <div className={field['box']}>
        <input
          {...attributes}
          id={name}
          name={name}
          className={field['input']}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? `${name}-list` : undefined}
          aria-activedescendant={activeIndex < 0 ? undefined : makeOptionId(activeIndex)}
          aria-required={isOptional ? undefined : 'true'}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={message === undefined ? undefined : `${name}-message`}
          value={input.value}
          onChange={(event) => {
            cleanInPlace(event.target, cleanText);
            input.onChange(event);
            setActive(null);
            onOpenChange(true);
          }}
          onFocus={input.onFocus}
          onBlur={(event) => {
            input.onBlur(event);
            // A list that arrives late would open over what the person does next.
            close();
          }}
          onKeyDown={onKeyDown}
        />
        {isShown && (
          <div
            ref={list}
            id={`${name}-list`}
            role="listbox"
            // Browsers would put a scrolling element into the tab order.
            tabIndex={-1}
            aria-label={intl.formatMessage(label)}
            className={styles['list']}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {suggestions.map(({ value, hint: detail }, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (aria-activedescendant)
              <div
                key={value}
                id={makeOptionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                data-highlighted={index === activeIndex ? '' : undefined}
                className={options['option']}
                onMouseMove={index === activeIndex ? undefined : () => setActive(value)}
                onClick={() => choose(value)}
              >
                <span className={options['text']}>
                  <bdi>{value}</bdi>
                  {detail !== undefined && <span className={options['hint']}>{detail}</span>}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
      <p id={`${name}-message`} className={field[error ? 'error' : 'hint']}>
        {message}
      </p>
      <p role="status" className="visuallyHidden">
        {isShown && <FormattedMessage {...messages.suggestions} values={{ count: suggestions.length }} />}
      </p>
    </div>
  );
}

const STEPS: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };
