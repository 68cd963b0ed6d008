import { FormattedMessage } from 'react-intl';
import { languageOf, listOffered } from '../config/languages';
import type { Language } from '../config/languages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { languageChosen, selectPickedLanguage } from '../store/language';
import styles from './OutsideDetails.module.css';
import { messages } from './outside.messages';
import { useSettings } from './runtimeSettingsContext';
import { SupportContact } from './SupportContact';

/** The foot's lazy part: the suggestion of another language, the support contact, and the privacy notice. */
export function OutsideDetails() {
  const { privacyUrl } = useSettings();
  return (
    <>
      <LanguageSuggestion />
      <SupportContact />
      {privacyUrl !== null && (
        <a className={styles['privacy']} href={privacyUrl} target="_blank" rel="noreferrer">
          <FormattedMessage {...messages.privacy} />
        </a>
      )}
    </>
  );
}

/** Each sentence is in the language that it offers, because its reader may not read the page. */
const SUGGESTIONS: Partial<Record<Language['code'], string>> = {
  'pt-BR': 'Ver em português',
  'en-US': 'View in English',
  'es-ES': 'Ver en español',
};

/** Offers the browser's language if the page has another one. */
function LanguageSuggestion() {
  const dispatch = useAppDispatch();
  const pageLanguage = useAppSelector(selectPickedLanguage);
  const offered = listOffered(useAppSelector((state) => state.language.offered));
  const suggestion = suggestLanguage(navigator.languages, pageLanguage, offered);
  if (!suggestion) return null;
  const { code, tag } = suggestion;
  return (
    <button
      type="button"
      lang={tag}
      className={styles['suggestion']}
      onClick={() => dispatch(languageChosen(code))}
    >
      {SUGGESTIONS[code]}
    </button>
  );
}

/** Returns the browser's first language that the portal has, unless the page is in that language. */
function suggestLanguage(
  wanted: readonly string[],
  pageLanguage: Language['code'],
  offered: readonly Language[],
): Language | null {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const pageTag = languageOf(pageLanguage).tag;
  for (const tag of wanted) {
    if (primary(tag) === primary(pageTag)) return null;
    const match = offered.find((one) => one.code in SUGGESTIONS && primary(one.tag) === primary(tag));
    if (match) return match;
  }
  return null;
}
