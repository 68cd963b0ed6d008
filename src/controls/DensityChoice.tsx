import styles from './DensityChoice.module.css';
import { SettingGroup } from './SettingGroup';
import { densitySetting } from './settingChoices';
import { messages } from './theme.messages';

/** Lines of text at the distance of each density. */
const LINES = {
  auto: 'M4 3h28M4 9h28M4 15h28M4 19h28',
  comfortable: 'M4 3h28M4 11h28M4 19h28',
  compact: 'M4 3h28M4 7h28M4 11h28M4 15h28M4 19h28',
};

/** Comfortable or compact spacing, or what suits the pointer. */
export const DensityChoice = () => (
  <SettingGroup
    setting={densitySetting}
    legend={messages.density}
    note={messages.densityNote}
    layout="row"
    picture={({ value }) => (
      <svg className={styles['lines']} viewBox="0 0 36 22" aria-hidden="true">
        <path d={LINES[value]} />
      </svg>
    )}
  />
);
