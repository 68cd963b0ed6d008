import { FormattedMessage } from 'react-intl';
import { MENU_TYPES } from '../../config/menuTypes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { menuTypeChosen, selectMenuType } from '../../store/menu';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { MenuPicture } from './MenuPicture';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { Section } from './Section';
import { menuTypeNames } from '../../controls/menuType.messages';
import { menuHints, messages } from './settings.messages';

/** What of the menus stands open when a page begins. */
export function MenusSection() {
  const dispatch = useAppDispatch();
  return (
    <Section part="menus" detail={messages.menusDetail}>
      <ChoiceGroup
        legend={<FormattedMessage {...settingsPartNames.menus} />}
        isLegendHidden
        layout="cards"
        note={<FormattedMessage {...messages.menusNote} />}
        value={useAppSelector(selectMenuType)}
        onChoose={(type) => dispatch(menuTypeChosen(type))}
        choices={MENU_TYPES.map((type) => ({
          value: type,
          label: <FormattedMessage {...menuTypeNames[type]} />,
          hint: <FormattedMessage {...menuHints[type]} />,
          picture: <MenuPicture type={type} />,
        }))}
      />
    </Section>
  );
}
