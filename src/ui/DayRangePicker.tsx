import { createElement, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { makePart } from '../chunks/parts';
import { useLoadedPart } from '../chunks/useLoadedPart';
import { day as formatDay } from '../i18n/formats';
import { isWithinYears, readTypedDay } from '../i18n/typedDays';
import { Button } from './Button';
import styles from './DayRangePicker.module.css';
import { messages } from './kit.messages';

/** Two days of the calendar (`2026-11-05`), the first one not after the last one. */
export type DayRange = { from: string; to: string };

export type DayRangePickerProps = {
  /** The days at the start. */
  range: DayRange | null;
  /** The day that the calendar marks. */
  today: string | null;
  /** First day of a week: 1 is Monday, 7 is Sunday. Undefined: Sunday. */
  weekStartsOn: number | undefined;
  /** The last day is at most this many years after the first one. */
  maxYears: number;
  onChoose: (range: DayRange) => void;
};

// The library of the calendar. The typed fields work without it.
const calendar = makePart(
  async () => (await import(/* webpackChunkName: "calendar" */ './DayCalendar')).DayCalendar,
);

const SUNDAY = 7;

type Side = keyof DayRange;
type Fault = { side: Side; text: string };

/** Two typed days, and a calendar that fills them. */
export function DayRangePicker({
  range,
  today,
  weekStartsOn = SUNDAY,
  maxYears,
  onChoose,
}: DayRangePickerProps) {
  const intl = useIntl();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const Calendar = useLoadedPart(calendar, true);
  const write = (day: string | null | undefined) => (day ? formatDay(intl, day) : '');
  const [typed, setTyped] = useState({ from: write(range?.from), to: write(range?.to) });
  const [month, showMonth] = useState(range?.to ?? today);
  const [hasTried, setHasTried] = useState(false);
  const days = { from: readTypedDay(intl, typed.from), to: readTypedDay(intl, typed.to) };
  const example = formatDay(intl, EXAMPLE);
  const result = checkRange(intl, typed, days, { example, maxYears });
  const fault = hasTried && 'side' in result ? result : null;

  const writeOne = (side: Side, text: string) => setTyped((now) => ({ ...now, [side]: text }));
  const pick = (day: string) => {
    // The second day completes the first one, in either order. A third day begins again.
    const first = days.to === null ? days.from : null;
    const [from, to] = first === null ? [day, null] : first <= day ? [first, day] : [day, first];
    setTyped({ from: write(from), to: write(to) });
  };
  const apply = () => {
    setHasTried(true);
    if ('side' in result) group.current?.querySelector<HTMLElement>(`[name=${result.side}]`)?.focus();
    else onChoose(result);
  };
  const fieldOf = (side: Side) => ({
    name: side,
    text: typed[side],
    noteId: `${id}-note`,
    isInvalid: fault?.side === side,
    onType: (text: string) => {
      writeOne(side, text);
      const day = readTypedDay(intl, text);
      if (day !== null) showMonth(day);
    },
    onLeave: () => {
      const day = days[side];
      if (day !== null) writeOne(side, write(day));
    },
  });
  return (
    <div ref={group} className={styles['group']}>
      <div className={styles['fields']}>
        <DayField label={messages.fromDay} {...fieldOf('from')} onEnter={apply} />
        <DayField label={messages.toDay} {...fieldOf('to')} onEnter={apply} />
      </div>
      <p id={`${id}-note`} className={styles['note']} data-fault={fault !== null} aria-live="polite">
        {fault?.text ?? intl.formatMessage(messages.exampleDay, { example })}
      </p>
      {Calendar &&
        createElement(Calendar, {
          ...{ ...days, month, today, weekStartsOn },
          onMonth: showMonth,
          onPick: pick,
        })}
      <Button onClick={apply}>
        <FormattedMessage {...messages.applyPeriod} />
      </Button>
    </div>
  );
}

/** Its day cannot be a month, so it shows the order of the parts. */
const EXAMPLE = '2026-12-31';

type FieldProps = {
  name: string;
  label: MessageDescriptor;
  text: string;
  /** Id of the text that describes the field. */
  noteId: string;
  isInvalid: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

const DayField = ({ name, label, text, noteId, isInvalid, onType, onEnter, onLeave }: FieldProps) => (
  <label className={styles['field']}>
    <FormattedMessage {...label} />
    <input
      name={name}
      className={styles['day']}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      aria-describedby={noteId}
      aria-invalid={isInvalid ? 'true' : undefined}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter();
      }}
      onBlur={onLeave}
    />
  </label>
);

type Sides<T> = Record<Side, T>;

/** Returns the days, or the first thing to correct. */
function checkRange(
  intl: IntlShape,
  typed: Sides<string>,
  { from, to }: Sides<string | null>,
  { example, maxYears }: { example: string; maxYears: number },
): DayRange | Fault {
  const makeFault = (side: Side): Fault => ({
    side,
    text:
      typed[side].trim() === ''
        ? intl.formatMessage(messages.missingDay)
        : intl.formatMessage(messages.invalidDay, { example }),
  });
  if (from === null) return makeFault('from');
  if (to === null) return makeFault('to');
  if (from > to) return { side: 'to', text: intl.formatMessage(messages.daysInOrder) };
  if (!isWithinYears(from, to, maxYears))
    return {
      side: 'to',
      text: intl.formatMessage(messages.tooManyYears, { years: intl.formatNumber(maxYears) }),
    };
  return { from, to };
}
