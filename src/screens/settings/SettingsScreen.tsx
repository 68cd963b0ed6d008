import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SETTINGS_PARTS } from '../../config/settingsParts';
import type { SettingsPart } from '../../config/settingsParts';
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
  const part = useAddressedPart();
  return (
    <div className={styles['page']} data-has-section={part !== undefined}>
      <PageHead title={title} meta={<FormattedMessage {...messages.lead} />} />
      <Sections target={part} />
    </div>
  );
}

/** The part that the fragment of the address names. */
function useAddressedPart(): SettingsPart | undefined {
  const { hash } = useLocation();
  return SETTINGS_PARTS.find((candidate) => `#${candidate}` === hash);
}

/** All parts. Scrolls to the target and focuses it, on every navigation. */
function Sections({ target }: { target: SettingsPart | undefined }) {
  const { key } = useLocation();
  useEffect(() => {
    const section = target === undefined ? null : document.getElementById(target);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [target, key]);
  return SETTINGS_PARTS.map((part) => {
    const Section = SECTIONS[part];
    return <Section key={part} />;
  });
}
