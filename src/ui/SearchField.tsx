import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';
import { isPlainKey } from './isPlainKey';
import { messages } from './kit.messages';
import styles from './SearchField.module.css';

type Props = {
  /** Name of the field, also shown while it is empty. */
  label: string;
  text: string;
  onType: (text: string) => void;
  onEnter?: () => void;
  maxLength: number;
};

/** A field for words to search. Escape and its button clear it. */
export function SearchField({ label, text, onType, onEnter, maxLength }: Props) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (!isPlainKey(nativeEvent)) return;
    if (key === 'Enter' && onEnter) {
      // The form around the field is not sent.
      event.preventDefault();
      onEnter();
    }
    if (key !== 'Escape' || text === '') return;
    // The first Escape clears the text. The next one closes a popup around the field.
    event.stopPropagation();
    event.preventDefault();
    onType('');
  };
  return (
    <div className={styles['box']}>
      <Search aria-hidden size={16} className={styles['icon']} />
      <input
        ref={field}
        type="search"
        className={styles['field']}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <span className={styles['clear']}>
          <IconButton
            label={intl.formatMessage(messages.clear)}
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
