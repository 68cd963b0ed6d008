import { FormattedMessage } from 'react-intl';
import type { Color, Mode, Radius } from '../../config/themes';
import { modeNames } from '../../controls/theme.messages';
import { CheckIcon } from '../../ui/icons';
import { messages } from './settings.messages';
import styles from './ThemePreview.module.css';

const MODES: readonly Mode[] = ['light', 'dark'];

type Props = {
  color: Color;
  radius: Radius;
  /** Which of the two the page is in now. */
  shown: Mode;
};

/**
 * A small page in the chosen colour and corners, light and dark side by side. Drawn, not built: nothing in it can be
 * pressed, and who does not see it has the choices above in words.
 */
export function ThemePreview({ color, radius, shown }: Props) {
  return (
    <div className={styles['preview']}>
      <p className={styles['legend']}>
        <FormattedMessage {...messages.previewTitle} />
      </p>
      <div className={styles['pair']}>
        {MODES.map((mode) => (
          <figure
            key={mode}
            className={styles['page']}
            data-color={color}
            data-mode={mode}
            data-radius={radius}
          >
            <figcaption className={styles['mode']}>
              <FormattedMessage {...modeNames[mode]} />
              {mode === shown && (
                <span className={styles['now']}>
                  <FormattedMessage {...messages.previewNow} />
                </span>
              )}
            </figcaption>
            <div className={styles['card']} aria-hidden="true">
              <span className={styles['brand']} />
              <p className={styles['heading']}>
                <FormattedMessage {...messages.previewHeading} />
              </p>
              <p className={styles['text']}>
                <FormattedMessage
                  {...messages.previewText}
                  values={{ a: (words) => <span className={styles['link']}>{words}</span> }}
                />
              </p>
              <span className={styles['field']}>
                <FormattedMessage {...messages.previewField} />
              </span>
              <div className={styles['buttons']}>
                <span className={styles['button']}>
                  <FormattedMessage {...messages.previewButton} />
                </span>
                <span className={styles['button']} data-quiet="true">
                  <FormattedMessage {...messages.previewCancel} />
                </span>
              </div>
            </div>
            <p className={styles['notice']} aria-hidden="true">
              <CheckIcon size={18} className={styles['noticeIcon']} />
              <FormattedMessage {...messages.previewNotice} />
            </p>
          </figure>
        ))}
      </div>
    </div>
  );
}
