import type { MessageDescriptor } from 'react-intl';
import { useTextsAhead } from '../i18n/useTextsAhead';
import { SettingGroup } from './SettingGroup';
import { languageSetting, useOfferedChoices } from './settingChoices';
import { settingsPartNames } from './settingsPart.messages';

type Props = { note: MessageDescriptor; isLegendHidden?: boolean };

/** The languages, each by its own name. */
export function LanguageChoice({ note, isLegendHidden = false }: Props) {
  useTextsAhead(useOfferedChoices(languageSetting).map(({ value }) => value));
  return (
    <SettingGroup
      setting={languageSetting}
      legend={settingsPartNames.language}
      isLegendHidden={isLegendHidden}
      layout="list"
      note={note}
    />
  );
}
