import styles from './ColorChoice.module.css';
import { SettingGroup } from './SettingGroup';
import type { SettingLayout } from './SettingGroup';
import { colorSetting } from './settingChoices';
import { messages } from './theme.messages';
import { useMode } from './useMode';

/** The ten colours, each with its name and its two tones in the mode of the page. */
export function ColorChoice({ layout }: { layout: SettingLayout }) {
  const mode = useMode();
  return (
    <SettingGroup
      setting={colorSetting}
      legend={messages.color}
      layout={layout}
      picture={({ value }) => (
        <span className={styles['swatch']} data-color={value} data-mode={mode} aria-hidden="true" />
      )}
    />
  );
}
