import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';

export type Metric = Extract<Widget, { variant: 'metric' }>['content'];

/** Entries that are due or overdue, or a value below zero whose good direction is up. */
export function isUrgent({ value, count, good }: Metric): boolean {
  if (good === 'up') return value !== null && value < 0;
  return count === undefined ? good === 'down' && value !== null && value > 0 : count > 0;
}

export const listMetrics = ({ widgets }: Dashboard): Metric[] =>
  widgets.flatMap(({ variant, content }) => (variant === 'metric' ? [content] : []));

/** Returns the figures below zero where more is good. */
export const listBelowZero = (dashboard: Dashboard): Metric[] =>
  listMetrics(dashboard).filter((metric) => metric.good === 'up' && isUrgent(metric));
