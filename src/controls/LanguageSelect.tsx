import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LANGUAGES, languageFrom } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { ChevronDownIcon, LanguageIcon } from '../ui/icons';
import styles from './LanguageSelect.module.css';
import { messages } from '../ui/ui.messages';

/** The browser's own choice list: small, native on a phone, and known to every screen reader. */
export function LanguageSelect({
  value,
  onChoose,
}: {
  value: LanguageCode;
  onChoose: (code: LanguageCode) => void;
}) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id} className="visuallyHidden">
        <FormattedMessage {...messages.language} />
      </label>
      <LanguageIcon size={18} className={styles['icon']} />
      <select
        id={id}
        className={styles['select']}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => {
          onChoose(languageFrom(event.target.value));
        }}
      >
        {LANGUAGES.map(({ code, label, tag }) => (
          <option key={code} value={code} lang={tag}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles['chevron']} />
      <span id={`${id}-hint`} className="visuallyHidden">
        <FormattedMessage {...messages.languageReload} />
      </span>
    </div>
  );
}
