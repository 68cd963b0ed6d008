import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayRangePicker } from './DayRangePicker';
import type { DayRangePickerProps } from './DayRangePicker';
import { CheckIcon } from './icons';
import { messages } from './kit.messages';
import { Link } from './Link';
import styles from './PeriodPicker.module.css';
import { PopoverButton } from './PopoverButton';

export type PeriodPreset = { id: string; name: string; to: string };

type Props = DayRangePickerProps & {
  presets: readonly PeriodPreset[];
  /** Id of the chosen preset. Null: two days of the person's own. */
  chosenId: string | null;
};

/** A button that opens a list of links to periods, and two days of the person's own. */
export function PeriodPicker({ presets, chosenId, onChoose, ...range }: Props) {
  const intl = useIntl();
  const id = useId();
  const name =
    presets.find((preset) => preset.id === chosenId)?.name ?? intl.formatMessage(messages.ownPeriod);
  return (
    <PopoverButton
      label={name}
      name={intl.formatMessage(messages.choosePeriod, { period: name })}
      panelName={intl.formatMessage(messages.period)}
      icon={<CalendarDays aria-hidden size={18} />}
      layout="own"
    >
      {(close) => (
        <div className={styles['panel']}>
          <ul className={styles['presets']}>
            {presets.map((preset) => (
              <li key={preset.id}>
                <Link
                  className={styles['preset']}
                  to={preset.to}
                  aria-current={preset.id === chosenId ? 'true' : undefined}
                  onClick={close}
                >
                  {preset.name}
                  {preset.id === chosenId && <CheckIcon size={16} />}
                </Link>
              </li>
            ))}
          </ul>
          <div role="group" className={styles['own']} aria-labelledby={id}>
            <p id={id} className={styles['heading']}>
              <FormattedMessage {...messages.ownPeriod} />
            </p>
            <DayRangePicker
              {...range}
              onChoose={(days) => {
                close();
                onChoose(days);
              }}
            />
          </div>
        </div>
      )}
    </PopoverButton>
  );
}
