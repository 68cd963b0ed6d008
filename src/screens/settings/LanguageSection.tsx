import { SettingGroup } from '../../controls/SettingGroup';
import { languageSetting } from '../../controls/settingChoices';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { Section } from './Section';
import { messages } from './settings.messages';

/** The languages, each by its own name. */
export const LanguageSection = () => (
  <Section part="language" detail={messages.languageDetail}>
    <SettingGroup
      setting={languageSetting}
      legend={settingsPartNames.language}
      isLegendHidden
      layout="list"
      note={messages.languageReload}
    />
  </Section>
);
