import styles from './RadiusChoice.module.css';
import { SettingGroup } from './SettingGroup';
import type { SettingLayout } from './SettingGroup';
import { radiusSetting } from './settingChoices';
import { messages } from './theme.messages';

/** Rounded or flat corners. */
export const RadiusChoice = ({ layout }: { layout: SettingLayout }) => (
  <SettingGroup
    setting={radiusSetting}
    legend={messages.radius}
    layout={layout}
    picture={({ value }) => <span className={styles['corner']} data-corner={value} aria-hidden="true" />}
  />
);
