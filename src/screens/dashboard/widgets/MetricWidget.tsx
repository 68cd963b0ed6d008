import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { formatValue } from '../../../controls/formatValue';
import { formatDayEnds, formatDifference, signedPercent } from './formatFigures';
import type { Metric } from './kinds';
import styles from './MetricWidget.module.css';
import { NoValue } from './NoValue';
import { sentences } from './sentence.messages';
import { WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** One figure, and how it differs from the period before. */
export function MetricWidget({ widget, currency, period, lang }: WidgetProps<Metric>) {
  const intl = useIntl();
  const { unit, value, before, beforeOn, count } = widget;
  const days = beforeOn === undefined ? period.before : { from: beforeOn, to: beforeOn };
  const formatted = formatValue(intl, unit, currency, value);
  return (
    <WidgetFrame head={widget} lang={lang} count={count} isNoteFolded={before !== undefined}>
      <div className={styles['room']}>
        <p
          className={styles['value']}
          data-negative={value !== null && value < 0}
          data-absent={value === null}
        >
          {value === null ? <NoValue text={formatted} /> : <bdi>{formatted}</bdi>}
        </p>
      </div>
      {before !== undefined && <Change widget={widget} before={before} currency={currency} />}
      {before !== undefined && before !== null && (
        <p className={styles['before']}>
          {describeBefore(intl, days, readYear(period.to), formatValue(intl, unit, currency, before))}
        </p>
      )}
    </WidgetFrame>
  );
}

/** Days of the year of the figures are shown without it. */
const readYear = (day: string): string => day.slice(0, 4);

function describeBefore(
  intl: IntlShape,
  days: { from: string; to: string } | undefined,
  year: string,
  value: string,
): string {
  if (!days) return intl.formatMessage(sentences.before, { value });
  const { from, to } = formatDayEnds(intl, days, year);
  return days.from === days.to
    ? intl.formatMessage(sentences.beforeDay, { day: to, value })
    : intl.formatMessage(sentences.beforeDays, { from, to, value });
}

type ChangeProps = { widget: Metric; before: number | null; currency: string };

function Change({ widget: { unit, value, good }, before, currency }: ChangeProps) {
  const intl = useIntl();
  if (value === null || before === null)
    return <p className={styles['change']}>{intl.formatMessage(sentences.notComparable)}</p>;
  const change = value - before;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const difference = formatDifference(intl, unit, currency, change);
  // A percentage of zero or of a percentage would be meaningless.
  const hasPercent = before !== 0 && unit !== 'percent';
  return (
    <p className={styles['change']} data-change={rateChange(change, good)}>
      <Icon aria-hidden size={16} />
      <bdi>
        {hasPercent
          ? describeWithPercent(intl, change, difference, signedPercent(intl, change / Math.abs(before)))
          : describeChange(intl, change, difference)}
      </bdi>
    </p>
  );
}

function describeChange(intl: IntlShape, change: number, difference: string): string {
  if (change === 0) return intl.formatMessage(sentences.same);
  return change > 0
    ? intl.formatMessage(sentences.moreFromZero, { difference })
    : intl.formatMessage(sentences.lessFromZero, { difference });
}

function describeWithPercent(intl: IntlShape, change: number, difference: string, share: string): string {
  if (change === 0) return intl.formatMessage(sentences.same);
  return change > 0
    ? intl.formatMessage(sentences.more, { difference, percent: share })
    : intl.formatMessage(sentences.less, { difference, percent: share });
}

function rateChange(change: number, good: string | undefined): 'good' | 'bad' | undefined {
  if (change === 0 || (good !== 'up' && good !== 'down')) return undefined;
  return change > 0 === (good === 'up') ? 'good' : 'bad';
}
