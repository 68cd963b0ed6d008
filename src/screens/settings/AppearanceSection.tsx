import { OFFERED } from '../../config/themes';
import { useLook } from '../../controls/useAppearance';
import { ColorChoice } from '../../controls/ColorChoice';
import { ModeChoice } from '../../controls/ModeChoice';
import { RadiusChoice } from '../../controls/RadiusChoice';
import { useSystemDark } from '../../ui/useSystemDark';
import styles from './AppearanceSection.module.css';
import { Section } from './Section';
import { messages } from './settings.messages';
import { ThemePreview } from './ThemePreview';

/** Colour, corners, light or dark, with a preview. What is not offered (specification §9.6) is not here either. */
export function AppearanceSection() {
  const look = useLook(useSystemDark());

  return (
    <Section part="appearance" detail={messages.appearanceDetail}>
      {OFFERED.colors && <ColorChoice value={look.color} mode={look.mode} onChoose={look.chooseColor} />}
      <div className={styles['pair']}>
        {OFFERED.darkSwitch && <ModeChoice value={look.modeChoice} onChoose={look.chooseMode} />}
        <RadiusChoice value={look.radius} onChoose={look.chooseRadius} />
      </div>
      <ThemePreview color={look.color} radius={look.radius} shown={look.mode} />
    </Section>
  );
}
