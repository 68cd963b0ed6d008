import styles from './ColorChoice.module.css';
import { SettingGroup } from './SettingGroup';
import { colorSetting } from './settingChoices';
import { messages } from './theme.messages';
import { useMode } from './useMode';

/** The ten colours, each with its name and its two tones in the mode of the page. */
export function ColorChoice() {
  const mode = useMode();
  return (
    <SettingGroup
      setting={colorSetting}
      legend={messages.color}
      layout="list"
      picture={({ value }) => (
        <span className={styles['swatch']} data-color={value} data-mode={mode} aria-hidden="true" />
      )}
    />
  );
}
