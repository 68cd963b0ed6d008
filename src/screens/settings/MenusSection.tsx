import { SettingGroup } from '../../controls/SettingGroup';
import { menuTypeSetting } from '../../controls/settingChoices';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { MenuPicture } from './MenuPicture';
import { Section } from './Section';
import { messages } from './settings.messages';

/** The choice of the menus that are open at the start of a visit. */
export const MenusSection = () => (
  <Section part="menus" detail={messages.menusDetail}>
    <SettingGroup
      setting={menuTypeSetting}
      legend={settingsPartNames.menus}
      isLegendHidden
      layout="cards"
      note={messages.menusNote}
      picture={({ value }) => <MenuPicture type={value} />}
    />
  </Section>
);
