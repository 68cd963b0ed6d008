import { Popover } from '@base-ui/react/popover';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { CheckIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { addressWith, isDay, PRESETS } from './period';
import type { Period } from './period';
import { messages, presetNames } from './period.messages';
import styles from './PeriodPicker.module.css';

type Props = {
  code: string;
  period: Period;
  /** The days that an own period starts with. */
  days: { from: string; to: string } | null;
};

/** Chooses the period of a dashboard, which is part of its address. */
export function PeriodPicker({ code, period, days }: Props) {
  const intl = useIntl();
  const [isOpen, show] = useState(false);
  const name = intl.formatMessage(period.key === 'own' ? messages.own : presetNames[period.key]);
  const close = () => show(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={show}>
      <Popover.Trigger
        className={styles['button']}
        aria-label={intl.formatMessage(messages.choose, { period: name })}
      >
        <CalendarDays aria-hidden size={18} />
        <span>{name}</span>
        <ChevronDown aria-hidden size={16} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles['positioner']}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup className={styles['panel']} aria-label={intl.formatMessage(messages.name)}>
            <ul className={styles['presets']}>
              {PRESETS.map((preset) => (
                <li key={preset}>
                  <Link
                    className={styles['preset']}
                    to={addressWith(code, { key: preset })}
                    aria-current={preset === period.key ? 'true' : undefined}
                    onClick={close}
                  >
                    <FormattedMessage {...presetNames[preset]} />
                    {preset === period.key && <CheckIcon size={16} />}
                  </Link>
                </li>
              ))}
            </ul>
            <OwnPeriod code={code} days={days} onChosen={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OwnProps = Pick<Props, 'code' | 'days'> & { onChosen: () => void };

/** Two native fields for days, which follow the language of the browser. */
function OwnPeriod({ code, days, onChosen }: OwnProps) {
  const id = useId();
  const navigate = useNavigate();
  const [from, setFrom] = useState(days?.from ?? '');
  const [to, setTo] = useState(days?.to ?? '');
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const apply = () => {
    const found = findFault(from, to);
    setFault(found);
    if (found !== null) return;
    onChosen();
    void navigate(addressWith(code, { key: 'own', from, to }));
  };
  return (
    <div role="group" className={styles['own']} aria-labelledby={id}>
      <p id={id} className={styles['heading']}>
        <FormattedMessage {...messages.own} />
      </p>
      <DayField label={messages.from} value={from} isInvalid={fault !== null} onChange={setFrom} />
      <DayField label={messages.to} value={to} isInvalid={fault !== null} onChange={setTo} />
      {fault && (
        <p role="alert" className={styles['fault']}>
          <FormattedMessage {...fault} />
        </p>
      )}
      <Button onClick={apply}>
        <FormattedMessage {...messages.apply} />
      </Button>
    </div>
  );
}

type DayProps = {
  label: MessageDescriptor;
  value: string;
  isInvalid: boolean;
  onChange: (day: string) => void;
};

const DayField = ({ label, value, isInvalid, onChange }: DayProps) => (
  <label className={styles['field']}>
    <FormattedMessage {...label} />
    <input
      type="date"
      className={styles['day']}
      value={value}
      aria-invalid={isInvalid ? 'true' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

function findFault(from: string, to: string): MessageDescriptor | null {
  if (!isDay(from) || !isDay(to)) return messages.missing;
  return from > to ? messages.order : null;
}
