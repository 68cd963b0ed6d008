import { FormattedMessage } from 'react-intl';
import { themeColor } from '../../config/themes';
import type { Mode } from '../../config/themes';
import { modeNames } from '../../controls/theme.messages';
import { useMode } from '../../controls/useMode';
import { useAppSelector } from '../../store/hooks';
import { selectAttribute, selectTheme } from '../../store/theme';
import { messages } from './settings.messages';
import styles from './ThemePreview.module.css';

const MODES: readonly Mode[] = ['light', 'dark'];
/** The height of each bar in percent, one for each of the four colours of a chart. */
const BARS = [100, 72, 86, 58];

/** Pictures of a small page in the chosen colour and corners, one light and one dark. They are not interactive. */
export function ThemePreview() {
  const color = themeColor(useAppSelector(selectTheme));
  const radius = useAppSelector((state) => selectAttribute(state, 'radius'));
  const pageMode = useMode();
  return (
    <div>
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
              {mode === pageMode && (
                <span className={styles['now']}>
                  <FormattedMessage {...messages.previewNow} />
                </span>
              )}
            </figcaption>
            <div className={styles['card']} aria-hidden="true">
              <span className={styles['brand']} />
              <p className={styles['heading']}>
                <FormattedMessage {...messages.previewChart} />
              </p>
              <div className={styles['chart']}>
                {BARS.map((percent, index) => (
                  <span
                    key={percent}
                    className={styles['bar']}
                    style={{ blockSize: `${percent}%`, background: `var(--chart-${index + 1})` }}
                  />
                ))}
              </div>
              <p className={styles['text']}>
                <FormattedMessage
                  {...messages.previewText}
                  values={{ a: (text) => <span className={styles['link']}>{text}</span> }}
                />
              </p>
              <span className={styles['field']}>
                <FormattedMessage {...messages.previewField} />
              </span>
              <div className={styles['buttons']}>
                <span className={styles['button']}>
                  <FormattedMessage {...messages.previewButton} />
                </span>
                <span className={styles['button']} data-plain="true">
                  <FormattedMessage {...messages.previewCancel} />
                </span>
              </div>
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
