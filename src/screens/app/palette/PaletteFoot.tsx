import { FormattedMessage } from 'react-intl';
import { KEY_NAMES } from './keys';
import { listMessages } from './list.messages';
import styles from './Palette.module.css';

/** The keys of the palette. The combobox tells screen readers the same. */
export const PaletteFoot = () => (
  <p className={styles['foot']} aria-hidden="true">
    <span>
      <kbd>{KEY_NAMES.up}</kbd> <kbd>{KEY_NAMES.down}</kbd> <FormattedMessage {...listMessages.move} />
    </span>
    <span>
      <kbd>{KEY_NAMES.enter}</kbd> <FormattedMessage {...listMessages.choose} />
    </span>
    <span>
      <kbd>{KEY_NAMES.escape}</kbd> <FormattedMessage {...listMessages.leave} />
    </span>
  </p>
);
