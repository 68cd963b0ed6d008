import { Palette } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Appearance } from '../../controls/Appearance';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { IconButton } from '../../ui/IconButton';
import { PanelPopup } from './PanelPopup';
import { useStateUntilNavigation } from './useStateUntilNavigation';

/** Opens the appearance for a visitor without a session. The user menu has it for the others. */
export function AppearanceButton() {
  const name = useIntl().formatMessage(settingsPartNames.appearance);
  const [isOpen, show] = useStateUntilNavigation<true>();
  return (
    <PanelPopup
      name={name}
      button={
        <IconButton label={name}>
          <Palette aria-hidden size={20} />
        </IconButton>
      }
      isOpen={isOpen !== null}
      onOpenChange={(isWanted) => show(isWanted || null)}
    >
      <Appearance />
    </PanelPopup>
  );
}
