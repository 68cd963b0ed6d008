import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Appearance.module.css';
import { messages } from './appearance.messages';
import { AttributeChoice } from './AttributeChoice';
import { ColorChoice } from './ColorChoice';
import { FullScreenSwitch } from './FullScreenSwitch';
import { LanguageChoice } from './LanguageChoice';
import { ModeChoice } from './ModeChoice';
import { settingsPartNames } from './settingsPart.messages';

/** Language, light or dark, colour, corners and full screen. Every choice takes effect at once. */
export function Appearance() {
  const id = useId();
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        <FormattedMessage {...settingsPartNames.appearance} />
      </h2>
      <LanguageChoice note={messages.languageReloads} />
      <ModeChoice layout="segments" />
      <ColorChoice layout="swatches" />
      <AttributeChoice name="radius" layout="segments" />
      <FullScreenSwitch />
    </section>
  );
}
