import type { MessageDescriptor } from 'react-intl';
import { SettingGroup } from './SettingGroup';
import { languageSetting } from './settingChoices';
import { settingsPartNames } from './settingsPart.messages';

type Props = { note: MessageDescriptor; isLegendHidden?: boolean };

/** The languages, each by its own name. */
export const LanguageChoice = ({ note, isLegendHidden = false }: Props) => (
  <SettingGroup
    setting={languageSetting}
    legend={settingsPartNames.language}
    isLegendHidden={isLegendHidden}
    layout="list"
    note={note}
  />
);
