import { Autocomplete } from '@base-ui/react/autocomplete';
import type { KeyboardEvent, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { cleanText } from '../../api-spec/texts';
import { messages } from './kit.messages';
import list from './SelectField.module.css';
import { cleanInPlace } from './TextInput';
import type { Rule, TextInputProps } from './TextInput';
import styles from './TextInput.module.css';

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
  const error = meta.submitFailed ? rule(input.value) : undefined;
  const message = error ? intl.formatMessage(error) : hint;
  const isShown = isOpen && suggestions.length > 0;
  // A list that arrives late would open over what the person does next.
  const forgetLateList = () => {
    if (!isShown) onOpenChange(false);
  };
  return (
    <Autocomplete.Root
      items={suggestions}
      filter={null}
      itemToStringValue={({ value }: Suggestion) => value}
      value={input.value}
      onValueChange={(text, { reason }) => {
        // Escape would also remove the text if the list is closed.
        if (reason === 'escape-key') return;
        input.onChange(text);
        if (reason === 'item-press') onChoose(text);
      }}
      open={isShown}
      onOpenChange={onOpenChange}
      locale={intl.locale}
    >
      <div className={styles['field']}>
        <label className={styles['label']} htmlFor={name}>
          <FormattedMessage {...label} />
        </label>
        <Autocomplete.Input
          {...attributes}
          id={name}
          name={name}
          className={styles['input']}
          onChange={({ target }) => cleanInPlace(target, cleanText)}
          onFocus={input.onFocus}
          onBlur={() => {
            input.onBlur();
            forgetLateList();
          }}
          onKeyDown={({ key }: KeyboardEvent) => {
            if (key === 'Enter' || key === 'Escape') forgetLateList();
          }}
          aria-required={isOptional ? undefined : 'true'}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={message === undefined ? undefined : `${name}-message`}
        />
        <p id={`${name}-message`} className={styles[error ? 'error' : 'hint']}>
          {message}
        </p>
        <Autocomplete.Status className="visuallyHidden">
          {isShown && <FormattedMessage {...messages.suggestions} values={{ count: suggestions.length }} />}
        </Autocomplete.Status>
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={list['positioner']} sideOffset={4} collisionPadding={8}>
          <Autocomplete.Popup className={list['popup']}>
            <Autocomplete.List className={list['list']}>
              {(suggestion: Suggestion) => (
                <Autocomplete.Item key={suggestion.value} value={suggestion} className={list['option']}>
                  <span className={list['text']}>
                    <bdi>{suggestion.value}</bdi>
                    {suggestion.hint !== undefined && <span className={list['hint']}>{suggestion.hint}</span>}
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
