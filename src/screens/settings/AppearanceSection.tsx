import { ColorChoice } from '../../controls/ColorChoice';
import { DensityChoice } from '../../controls/DensityChoice';
import { ModeChoice } from '../../controls/ModeChoice';
import { RadiusChoice } from '../../controls/RadiusChoice';
import styles from './AppearanceSection.module.css';
import { Section } from './Section';
import { messages } from './settings.messages';
import { ThemePreview } from './ThemePreview';

/** Colour, corners, light or dark, density, with a preview. */
export function AppearanceSection() {
  return (
    <Section part="appearance" detail={messages.appearanceDetail}>
      <ColorChoice layout="list" />
      <div className={styles['pair']}>
        <ModeChoice layout="row" />
        <RadiusChoice layout="row" />
      </div>
      <DensityChoice />
      <ThemePreview />
    </Section>
  );
}
