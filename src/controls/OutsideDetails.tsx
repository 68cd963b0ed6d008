import { FormattedMessage } from 'react-intl';
import { languageOf, listOffered } from '../config/languages';
import type { Language } from '../../api-spec/languages';
import { SUGGESTIONS } from '../config/languageTexts';
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

/** Offers the browser's language if the page has another one. */
function LanguageSuggestion() {
  const dispatch = useAppDispatch();
  const pageLanguage = useAppSelector(selectPickedLanguage);
  const offered = listOffered(useAppSelector((state) => state.language.offered));
  const suggestion = suggestLanguage(navigator.languages, pageLanguage, offered);
  if (!suggestion) return null;
  const { code, tag, catalogue } = suggestion;
  return (
    <button
      type="button"
      lang={tag}
      className={styles['suggestion']}
      onClick={() => dispatch(languageChosen(code))}
    >
      {SUGGESTIONS[catalogue]}
    </button>
  );
}

/** Returns the browser's first language that the portal has, unless the page is in that language. */
function suggestLanguage(
  browserTags: readonly string[],
  pageLanguage: Language['code'],
  offered: readonly Language[],
): Language | null {
  const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const pageTag = languageOf(pageLanguage).tag;
  for (const tag of browserTags) {
    if (primary(tag) === primary(pageTag)) return null;
    const match = offered.find((one) => one.code === one.catalogue && primary(one.tag) === primary(tag));
    if (match) return match;
  }
  return null;
}
