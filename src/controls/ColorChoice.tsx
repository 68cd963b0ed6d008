import { useEffect, useState } from 'react';
import type { Color } from '../config/themes';
import { useAppSelector } from '../store/hooks';
import styles from './ColorChoice.module.css';
import { SettingGroup } from './SettingGroup';
import type { SettingLayout } from './SettingGroup';
import { colorSetting } from './settingChoices';
import { messages } from './theme.messages';
import { useMode } from './useMode';

/** The ten colours, each with its name and its two tones in the mode of the page. */
export function ColorChoice({ layout }: { layout: SettingLayout }) {
  const mode = useMode();
  const preview = useColorPreview();
  return (
    <SettingGroup
      setting={colorSetting}
      legend={messages.color}
      layout={layout}
      // The settings have a preview of their own.
      onPoint={layout === 'swatches' ? preview : undefined}
      picture={({ value }) => (
        <span className={styles['swatch']} data-color={value} data-mode={mode} aria-hidden="true" />
      )}
    />
  );
}

/** Shows the page in the colour under the mouse. The chosen colour returns when the mouse leaves, or the choices close. */
function useColorPreview() {
  const [pointed, preview] = useState<Color | null>(null);
  const chosen = useAppSelector(colorSetting.select);
  useEffect(() => {
    if (pointed === null) return;
    const { dataset } = document.documentElement;
    dataset['color'] = pointed;
    return () => {
      dataset['color'] = chosen;
    };
  }, [pointed, chosen]);
  return preview;
}
