import { createElement, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { makePart } from '../chunks/parts';
import { useLoadedPart } from '../chunks/useLoadedPart';
import { day as formatDay } from '../i18n/formats';
import { isPeriodAllowed, MAX_PERIOD_YEARS, readTypedDay } from '../i18n/typedDays';
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
  onChoose: (range: DayRange) => void;
};

// The library of the calendar. The typed fields work without it.
const calendar = makePart(
  async () => (await import(/* webpackChunkName: "calendar" */ './DayCalendar')).DayCalendar,
);

type Side = keyof DayRange;
type Fault = { side: Side; text: string };

/** Two typed days, and a calendar that fills them. */
export function DayRangePicker({ range, today, weekStartsOn, onChoose }: DayRangePickerProps) {
  const intl = useIntl();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const Calendar = useLoadedPart(calendar, true);
  const formatOptionalDay = (day: string | null | undefined) => (day ? formatDay(intl, day) : '');
  const [typedTexts, setTyped] = useState({
    from: formatOptionalDay(range?.from),
    to: formatOptionalDay(range?.to),
  });
  const [month, showMonth] = useState(range?.to ?? today);
  const [hasTried, setHasTried] = useState(false);
  const days = { from: readTypedDay(intl, typedTexts.from), to: readTypedDay(intl, typedTexts.to) };
  const example = formatDay(intl, EXAMPLE);
  const result = checkRange(intl, typedTexts, days, example);
  const fault = hasTried && 'side' in result ? result : null;

  const setText = (side: Side, text: string) => setTyped((now) => ({ ...now, [side]: text }));
  const pick = (day: string) => {
    // The second day completes the first one, in either order. A third day begins again.
    const firstDay = days.to === null ? days.from : null;
    const [from = day, to] = firstDay === null ? [day] : [firstDay, day].sort();
    setTyped({ from: formatOptionalDay(from), to: formatOptionalDay(to) });
  };
  const apply = () => {
    setHasTried(true);
    if ('side' in result) group.current?.querySelector<HTMLElement>(`[name=${result.side}]`)?.focus();
    else onChoose(result);
  };
  const makeFieldProps = (side: Side) => ({
    name: side,
    text: typedTexts[side],
    noteId: `${id}-note`,
    isInvalid: fault?.side === side,
    onType: (text: string) => {
      setText(side, text);
      const day = readTypedDay(intl, text);
      if (day !== null) showMonth(day);
    },
    onLeave: () => {
      const day = days[side];
      if (day !== null) setText(side, formatOptionalDay(day));
    },
  });
  return (
    <div ref={group} className={styles['group']}>
      <div className={styles['fields']}>
        <DayField label={messages.fromDay} {...makeFieldProps('from')} onEnter={apply} />
        <DayField label={messages.toDay} {...makeFieldProps('to')} onEnter={apply} />
      </div>
      <p id={`${id}-note`} className={styles['note']} data-fault={fault !== null} aria-live="polite">
        {fault?.text ?? intl.formatMessage(messages.exampleDay, { example })}
      </p>
      {Calendar &&
        createElement(Calendar, {
          ...days,
          month,
          today,
          weekStartsOn,
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
  typedTexts: Sides<string>,
  { from, to }: Sides<string | null>,
  example: string,
): DayRange | Fault {
  const makeFault = (side: Side): Fault => ({
    side,
    text:
      typedTexts[side].trim() === ''
        ? intl.formatMessage(messages.missingDay)
        : intl.formatMessage(messages.invalidDay, { example }),
  });
  if (from === null) return makeFault('from');
  if (to === null) return makeFault('to');
  if (from > to) return { side: 'to', text: intl.formatMessage(messages.daysInOrder) };
  if (!isPeriodAllowed(from, to))
    return {
      side: 'to',
      text: intl.formatMessage(messages.tooManyYears, { years: intl.formatNumber(MAX_PERIOD_YEARS) }),
    };
  return { from, to };
}
