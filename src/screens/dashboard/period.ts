import type { DashboardRequest } from '../../api/dashboard';
import { paths } from '../../config/paths';

/** The periods of the API description, in the order of the list. `own` has two days. */
export const PRESETS = ['today', '7d', '30d', '90d', 'month', 'year'] as const;
export type Preset = (typeof PRESETS)[number];
export type Period = { key: Preset } | { key: 'own'; from: string; to: string };

/** The period of an address without one. */
const DEFAULT: Preset = 'month';

/** Reads the period from the query of an address. An unknown or incomplete one is the default. */
export function readPeriod(query: URLSearchParams): Period {
  const wanted = query.get('period');
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (wanted === 'own' && isDay(from) && isDay(to) && from <= to) return { key: 'own', from, to };
  return { key: PRESETS.find((preset) => preset === wanted) ?? DEFAULT };
}

/** Returns the address of a dashboard with a period. */
export function addressWith(code: string, period: Period): string {
  const { key, ...days } = period;
  const address = paths.dashboard.to(code);
  return key === DEFAULT ? address : `${address}?${new URLSearchParams({ period: key, ...days }).toString()}`;
}

export function toRequest(code: string, { key, ...days }: Period): DashboardRequest {
  return { code, period: key, ...days };
}

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
