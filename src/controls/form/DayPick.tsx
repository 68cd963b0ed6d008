import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { createElement, useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { makePart } from '../../chunks/parts';
import { useLoadedPart } from '../../chunks/useLoadedPart';
import { isDay, readClock } from '../../i18n/typedDays';
import { IconButton } from '../../ui/IconButton';
import { namedValue } from '../namedValue.messages';
import styles from './DayPick.module.css';
import { formTexts } from './form.messages';

// The library of the calendar. The field is typed without it.
const calendar = makePart(
  async () => (await import(/* webpackChunkName: "calendar" */ '../../ui/DayCalendar')).DayCalendar,
);

type Props = {
  /** The field of the form that the calendar fills. */
  name: string;
  label: MessageDescriptor;
};

/** The button in a field for a day that opens a calendar. */
export function DayPick({ name, label }: Props) {
  const intl = useIntl();
  const [isOpen, show] = useState(false);
  const title = intl.formatMessage(namedValue, {
    name: intl.formatMessage(formTexts.calendar),
    value: intl.formatMessage(label),
  });
  return (
    <span className={styles['action']}>
      <Popover.Root open={isOpen} onOpenChange={show}>
        <Popover.Trigger
          render={
            <IconButton label={title} opensOnFocus={false}>
              <CalendarDays aria-hidden size={18} />
            </IconButton>
          }
        />
        <Popover.Portal>
          <Popover.Positioner
            className={styles['positioner']}
            align="end"
            sideOffset={4}
            collisionPadding={4}
          >
            {/* The calendar focuses its day. */}
            <Popover.Popup className={styles['panel']} aria-label={title} initialFocus={false}>
              <Days name={name} onPicked={() => show(false)} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </span>
  );
}

function Days({ name, onPicked }: { name: string; onPicked: () => void }) {
  const Calendar = useLoadedPart(calendar, true);
  const { input } = useField<string>(name);
  const chosen = isDay(input.value) ? input.value : null;
  const [month, showMonth] = useState(chosen);
  if (!Calendar) return null;
  return createElement(Calendar, {
    from: chosen,
    to: chosen,
    month,
    today: readClock(),
    takesFocus: true,
    onMonth: showMonth,
    onPick: (day: string) => {
      input.onChange(day);
      onPicked();
    },
  });
}
