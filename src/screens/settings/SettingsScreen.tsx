import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SETTINGS_PARTS } from '../../config/settingsParts';
import { usePageTitle } from '../../controls/pages';
import { PageHead } from '../../ui/PageHead';
import { AppearanceSection } from './AppearanceSection';
import { LanguageSection } from './LanguageSection';
import { MenusSection } from './MenusSection';
import { messages } from './settings.messages';
import styles from './SettingsScreen.module.css';
import { ShortcutsSection } from './ShortcutsSection';
import { StoredSection } from './StoredSection';

const SECTIONS = {
  appearance: AppearanceSection,
  language: LanguageSection,
  menus: MenusSection,
  shortcuts: ShortcutsSection,
  stored: StoredSection,
};

/** The settings, and the list of stored data (specification §2.60). Needs no session. */
export function SettingsScreen() {
  const title = usePageTitle();
  const hasSection = useSectionOfAddress();
  return (
    <div className={styles['page']} data-has-section={hasSection}>
      <PageHead title={title} meta={<FormattedMessage {...messages.lead} />} />
      {SETTINGS_PARTS.map((part) => {
        const Section = SECTIONS[part];
        return <Section key={part} />;
      })}
    </div>
  );
}

/** Scrolls to the section in the fragment of the address, and focuses it, on every navigation. Returns whether there is one. */
function useSectionOfAddress(): boolean {
  const { hash, key } = useLocation();
  const part = SETTINGS_PARTS.find((one) => `#${one}` === hash);
  useEffect(() => {
    const section = part === undefined ? null : document.getElementById(part);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [part, key]);
  return part !== undefined;
}
