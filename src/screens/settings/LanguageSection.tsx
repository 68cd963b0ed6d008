import { LanguageChoice } from '../../controls/LanguageChoice';
import { Section } from './Section';
import { messages } from './settings.messages';

/** The languages, each by its own name. */
export const LanguageSection = () => (
  <Section part="language" detail={messages.languageDetail}>
    <LanguageChoice isLegendHidden note={messages.languageReload} />
  </Section>
);
