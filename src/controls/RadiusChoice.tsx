import styles from './RadiusChoice.module.css';
import { SettingGroup } from './SettingGroup';
import { radiusSetting } from './settingChoices';
import { messages } from './theme.messages';

/** Rounded or flat corners. */
export const RadiusChoice = () => (
  <SettingGroup
    setting={radiusSetting}
    legend={messages.radius}
    layout="row"
    picture={({ value }) => <span className={styles['corner']} data-corner={value} aria-hidden="true" />}
  />
);
