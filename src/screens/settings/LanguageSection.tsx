import { FormattedMessage } from 'react-intl';
import { LANGUAGES } from '../../config/languages';
import type { LanguageCode } from '../../config/languages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { languageChosen, selectLanguage } from '../../store/language';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { settingsPartNames } from '../../controls/settingsPart.messages';
import { Section } from './Section';
import { messages } from './settings.messages';

/** The four languages, each by its own name. */
export function LanguageSection() {
  const dispatch = useAppDispatch();
  return (
    <Section part="language" detail={messages.languageDetail}>
      <ChoiceGroup<LanguageCode>
        legend={<FormattedMessage {...settingsPartNames.language} />}
        isLegendHidden
        layout="list"
        note={<FormattedMessage {...messages.languageReload} />}
        value={useAppSelector(selectLanguage)}
        onChoose={(code) => dispatch(languageChosen(code))}
        choices={LANGUAGES.map(({ code, label, tag }) => ({ value: code, label, lang: tag }))}
      />
    </Section>
  );
}
