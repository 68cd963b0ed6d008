import { listRootAttributes } from '../../config/stored';
import { AttributeChoice } from '../../controls/AttributeChoice';
import { ColorChoice } from '../../controls/ColorChoice';
import { ModeChoice } from '../../controls/ModeChoice';
import styles from './AppearanceSection.module.css';
import { Section } from './Section';
import { messages } from './settings.messages';
import { ThemePreview } from './ThemePreview';

/** Colour, light or dark, corners, density, with a preview. */
export function AppearanceSection() {
  return (
    <Section part="appearance" detail={messages.appearanceDetail}>
      <ColorChoice layout="list" />
      <div className={styles['choices']}>
        <ModeChoice layout="row" />
        {listRootAttributes().map((name) => (
          <AttributeChoice key={name} name={name} layout="row" />
        ))}
      </div>
      <ThemePreview />
    </Section>
  );
}
