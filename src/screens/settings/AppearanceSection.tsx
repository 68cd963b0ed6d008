import { colorOf, OFFERED } from '../../config/themes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  colorChosen,
  modeChosen,
  radiusChosen,
  selectMode,
  selectModeChoice,
  selectRadius,
  selectTheme,
} from '../../store/theme';
import { ColorChoice } from '../../ui/ColorChoice';
import { ModeChoice } from '../../ui/ModeChoice';
import { RadiusChoice } from '../../ui/RadiusChoice';
import { useSystemDark } from '../../ui/useSystemDark';
import styles from './AppearanceSection.module.css';
import { Section } from './Section';
import { messages } from './settings.messages';
import { ThemePreview } from './ThemePreview';

/** Colour, corners, light or dark, with a preview. What is not offered (specification §9.6) is not here either. */
export function AppearanceSection() {
  const dispatch = useAppDispatch();
  const isSystemDark = useSystemDark();
  const mode = useAppSelector((state) => selectMode(state, isSystemDark));
  const modeChoice = useAppSelector(selectModeChoice);
  const color = colorOf(useAppSelector(selectTheme));
  const radius = useAppSelector(selectRadius);

  return (
    <Section part="appearance" title={messages.appearanceTitle} detail={messages.appearanceDetail}>
      {OFFERED.colors && (
        <ColorChoice value={color} mode={mode} onChoose={(chosen) => dispatch(colorChosen(chosen))} />
      )}
      <div className={styles['pair']}>
        {OFFERED.darkSwitch && (
          <ModeChoice value={modeChoice} onChoose={(chosen) => dispatch(modeChosen(chosen))} />
        )}
        <RadiusChoice value={radius} onChoose={(chosen) => dispatch(radiusChosen(chosen))} />
      </div>
      <ThemePreview color={color} radius={radius} shown={mode} />
    </Section>
  );
}
