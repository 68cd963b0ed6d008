import { useDirection } from '@base-ui/react/direction-provider';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { CustomComponents, DayPickerProps } from 'react-day-picker';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import styles from './DayCalendar.module.css';
import { messages } from './kit.messages';

type Props = {
  /** The chosen days, such as `2026-11-05`. */
  from: string | null;
  to: string | null;
  /** A day of the month to show. */
  month: string | null;
  today: string | null;
  /** First day of a week: 1 is Monday, 7 is Sunday. Undefined: Sunday. */
  weekStartsOn?: number | undefined;
  /** Whether the chosen day, or today, takes the focus when the calendar appears. */
  takesFocus?: boolean;
  onMonth: (day: string) => void;
  onPick: (day: string) => void;
};

/** One month of days. The texts come from the page's language, because the library's own ones are incomplete. */
export function DayCalendar({
  from,
  to,
  month,
  today,
  weekStartsOn = SUNDAY,
  takesFocus = false,
  onMonth,
  onPick,
}: Props) {
  const intl = useIntl();
  const texts = useMemo(() => makeTexts(intl, today !== null), [intl, today]);
  const isInOrder = from !== null && to !== null && from <= to;
  return (
    <DayPicker
      mode="range"
      lang={intl.locale}
      dir={useDirection()}
      // The library's own value would select a theme.
      data-mode={undefined}
      navLayout="around"
      fixedWeeks
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the person has opened the calendar
      autoFocus={takesFocus}
      {...texts}
      {...(month !== null && { month: toDate(month) })}
      {...(today !== null && { today: toDate(today) })}
      weekStartsOn={WEEKDAYS[weekStartsOn % WEEKDAYS.length] ?? 0}
      selected={from === null ? undefined : { from: toDate(from), to: isInOrder ? toDate(to) : undefined }}
      components={COMPONENTS}
      classNames={today === null ? CLASSES : { ...CLASSES, today: styles['today'] }}
      onMonthChange={(date) => onMonth(toDay(date))}
      onSelect={(_range, date) => onPick(toDay(date))}
    />
  );
}

const SUNDAY = 7;

/** The numbers of weekdays in the library. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The library calculates with local dates. A zone of its own would move the days. */
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

const toDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

const COMPONENTS: Partial<CustomComponents> = {
  Chevron: ({ orientation }) =>
    orientation === 'left' ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
};

const CLASSES = {
  root: styles['root'],
  month: styles['month'],
  month_caption: styles['caption'],
  button_previous: styles['step'],
  button_next: styles['step'],
  month_grid: styles['grid'],
  weekday: styles['weekday'],
  day: styles['cell'],
  day_button: styles['day'],
  today: '',
  selected: styles['selected'],
  range_start: styles['start'],
  range_middle: styles['middle'],
  range_end: styles['end'],
};

function makeTexts(intl: IntlShape, hasToday: boolean): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const nameMonth = (date: Date) => intl.formatDate(date, { month: 'long', year: 'numeric' });
  const nameDay = (date: Date) => intl.formatDate(date, { dateStyle: 'full' });
  return {
    formatters: {
      formatCaption: nameMonth,
      formatDay: (date) => intl.formatNumber(date.getDate()),
      formatWeekdayName: (date) => intl.formatDate(date, { weekday: 'short' }).replace('.', ''),
    },
    labels: {
      labelGrid: nameMonth,
      labelWeekday: (date) => intl.formatDate(date, { weekday: 'long' }),
      labelDayButton: (date, { today }) =>
        hasToday && today ? intl.formatMessage(messages.todayIs, { day: nameDay(date) }) : nameDay(date),
      labelPrevious: () => intl.formatMessage(messages.monthBefore),
      labelNext: () => intl.formatMessage(messages.monthAfter),
    },
  };
}
