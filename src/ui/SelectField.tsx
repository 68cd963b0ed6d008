import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, UIEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from './IconButton';
import { messages } from './kit.messages';
import styles from './SelectField.module.css';
import { STEP } from './useGrowing';

export type Option = {
  value: string;
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string;
  /** Below the label. The search does not look here. */
  hint?: ReactNode;
};

type Props = {
  label: ReactNode;
  /** Set if the surrounding text explains the field. Screen readers still get the label. */
  isLabelHidden?: boolean;
  placeholder?: string;
  options: readonly Option[];
  /** Null: nothing is chosen. */
  value: string | null;
  onChoose: (value: string | null) => void;
  isDisabled?: boolean;
  /** Of the text box, so that a form can focus it. */
  id?: string;
  /** Below the field. Null keeps an empty line for it. */
  error?: ReactNode;
  /** The description below the field, in the place of the error. */
  hint?: ReactNode;
};

/** More options follow if fewer pixels of the list are below the visible ones. */
const NEAR_END_PX = 400;
/** More options follow if fewer of them are below the highlighted one. */
const NEAR_END_OPTIONS = 10;

/**
 * A field with a long list of options. The user types a part of a name to find one. Accents do not count. The list grows
 * while it is read, because thousands of options at once would block the page.
 */
export function SelectField({
  label,
  isLabelHidden = false,
  placeholder,
  options,
  value,
  onChoose,
  isDisabled = false,
  id: givenId,
  error,
  hint,
}: Props) {
  const intl = useIntl();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [count, setCount] = useState(STEP);
  const growAtEnd = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    const isNearEnd = scrollTop + clientHeight > scrollHeight - NEAR_END_PX;
    if (isNearEnd && count < options.length) setCount(count + STEP);
  };
  const { contains } = Combobox.useFilter({ locale: intl.locale });
  const chosenOption = options.find((option) => option.value === value) ?? null;
  // Enter chooses the first match. Tab chooses the only match, because leaving the field removes the typed text.
  const chooseOnlyMatch = ({ key, currentTarget: { value: typed } }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Tab' || typed.trim() === '' || typed === chosenOption?.label) return;
    const [match, ...others] = options.filter((option) => contains(option.label, typed));
    if (match && others.length === 0) onChoose(match.value);
  };
  const hasError = error !== undefined && error !== null;
  const message = hasError ? error : hint;
  return (
    <Combobox.Root
      items={options}
      value={chosenOption}
      autoHighlight
      limit={count}
      onOpenChange={(isOpen) => {
        if (!isOpen) setCount(STEP);
      }}
      onItemHighlighted={(_option, { index }) => {
        if (index >= count - NEAR_END_OPTIONS) setCount(count + STEP);
      }}
      onValueChange={(option: Option | null) => onChoose(option?.value ?? null)}
      isItemEqualToValue={(option: Option, other: Option) => option.value === other.value}
      locale={intl.locale}
      disabled={isDisabled}
    >
      <div className={styles['field']}>
        <label htmlFor={id} className={isLabelHidden ? 'visuallyHidden' : styles['label']}>
          {label}
        </label>
        <Combobox.InputGroup className={styles['box']}>
          <Combobox.Input
            id={id}
            // A long text of the other direction would be cut at its beginning.
            dir="auto"
            className={styles['input']}
            placeholder={placeholder}
            onKeyDown={(event) => {
              // Escape closes what is around a closed list. The library would remove the choice.
              const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
              if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
              chooseOnlyMatch(event);
            }}
            aria-invalid={hasError ? 'true' : undefined}
            aria-describedby={message === undefined ? undefined : `${id}-message`}
          />
          <div className={styles['buttons']}>
            <Combobox.Clear
              render={
                <IconButton label={intl.formatMessage(messages.clear)}>
                  <X aria-hidden size={16} />
                </IconButton>
              }
            />
            <Combobox.Trigger
              render={
                <IconButton label={intl.formatMessage(messages.showOptions)}>
                  <ChevronDown aria-hidden size={18} />
                </IconButton>
              }
            />
          </div>
        </Combobox.InputGroup>
        {(error !== undefined || hint !== undefined) && (
          <p id={`${id}-message`} className={styles[hasError ? 'error' : 'note']}>
            {message}
          </p>
        )}
      </div>
      <Combobox.Portal>
        <Combobox.Positioner className={styles['positioner']} sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className={styles['popup']}>
            <Combobox.Empty>
              <p className={styles['none']}>
                <FormattedMessage {...messages.noOption} />
              </p>
            </Combobox.Empty>
            <Combobox.List className={styles['list']} onScroll={growAtEnd}>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={styles['option']}>
                  <span className={styles['text']}>
                    <bdi lang={option.lang}>{option.label}</bdi>
                    {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden size={18} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
