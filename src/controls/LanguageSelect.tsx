import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES } from '../config/languageTexts';
import { readLanguageCode, listOffered } from '../config/languages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { languageChosen, selectPickedLanguage } from '../store/language';
import { ChevronDownIcon, GlobeIcon } from '../ui/icons';
import styles from './LanguageSelect.module.css';
import { messages } from './languageSelect.messages';

/** The languages on the screens outside the app area. A native select needs little code, and screen readers know it. */
export function LanguageSelect() {
  const dispatch = useAppDispatch();
  const value = useAppSelector(selectPickedLanguage);
  const offered = listOffered(useAppSelector((state) => state.language.offered));
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = readLanguageCode(select.current?.value ?? value);
    if (chosen !== value) dispatch(languageChosen(chosen));
  });
  // In a prerendered page, a language may have been chosen before.
  useEffect(() => takeOver(), []);
  return (
    <div className={styles['choice']}>
      <label htmlFor={id} className="visuallyHidden">
        <FormattedMessage {...messages.language} />
      </label>
      <GlobeIcon size={18} className={styles['icon']} />
      <select
        ref={select}
        id={id}
        className={styles['select']}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => {
          dispatch(languageChosen(readLanguageCode(event.target.value)));
        }}
      >
        {offered.map(({ code, tag }) => (
          <option key={code} value={code} lang={tag}>
            {LANGUAGE_NAMES[code].label}
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
