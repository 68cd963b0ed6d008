import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { formatValue } from '../../../controls/formatValue';
import { percent } from '../../../i18n/formats';
import { ProgressBar } from '../../../ui/charts/ProgressBar';
import { formatDifference } from './formatFigures';
import type { Progress } from './kinds';
import styles from './MetricWidget.module.css';
import { NoValue } from './NoValue';
import { sentences } from './sentence.messages';
import { WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** A figure and its target. */
export function ProgressWidget({ widget, currency, lang }: WidgetProps<Progress>) {
  const intl = useIntl();
  const { unit, value, target, expected } = widget;
  const format = (amount: number | null) => formatValue(intl, unit, currency, amount);
  const targetText =
    value !== null &&
    target > 0 &&
    intl.formatMessage(sentences.progressSentence, {
      percent: percent(intl, value / target),
      target: format(target),
    });
  const expectedText =
    value !== null &&
    expected !== undefined &&
    describeDistance(
      intl,
      value - expected,
      formatDifference(intl, unit, currency, value - expected),
      format(expected),
    );
  return (
    <WidgetFrame head={widget} lang={lang}>
      <div className={styles['room']}>
        <p className={styles['value']} data-absent={value === null}>
          {value === null ? <NoValue text={format(value)} /> : <bdi>{format(value)}</bdi>}
        </p>
      </div>
      {targetText !== false && <p className={styles['change']}>{targetText}</p>}
      <ProgressBar value={value ?? 0} target={target} expected={expected ?? null} />
      {expectedText !== false && <p className={styles['before']}>{expectedText}</p>}
    </WidgetFrame>
  );
}

function describeDistance(intl: IntlShape, distance: number, difference: string, expected: string): string {
  if (distance === 0) return intl.formatMessage(sentences.progressSame, { expected });
  return distance > 0
    ? intl.formatMessage(sentences.progressAbove, { difference, expected })
    : intl.formatMessage(sentences.progressBelow, { difference, expected });
}
