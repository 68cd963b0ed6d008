import { Palette } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Appearance } from '../../controls/Appearance';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { PanelPopup } from './PanelPopup';
import bar from './TopBar.module.css';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

/** Opens the appearance for a visitor without a session. The user menu has it for the others. */
export function AppearanceButton() {
  const name = useIntl().formatMessage(settingsPartNames.appearance);
  const [isOpen, show] = useOpenUntilNavigation<true>();
  return (
    <PanelPopup
      name={name}
      buttonClass={bar['tool']}
      picture={<Palette aria-hidden size={20} />}
      isOpen={isOpen !== null}
      onOpenChange={(isWanted) => show(isWanted || null)}
    >
      <Appearance />
    </PanelPopup>
  );
}
