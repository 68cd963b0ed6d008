import type { DashboardRequest } from '../../api/dashboard';
import { paths } from '../../config/paths';
import { isDay, isPeriodAllowed } from '../../i18n/typedDays';

/** The periods of the API description, in the order of the list. `own` has two days. */
export const PRESETS = ['today', '7d', '30d', '90d', 'month', 'year'] as const;
export type Preset = (typeof PRESETS)[number];
export type Period = { key: Preset } | { key: 'own'; from: string; to: string };

/** The period of an address without one. */
const DEFAULT: Preset = 'month';

/** Reads the period from the query of an address. An invalid one is the default. */
export function readPeriod(query: URLSearchParams): Period {
  const key = query.get('period');
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isRange = isDay(from) && isDay(to) && from <= to && isPeriodAllowed(from, to);
  if (key === 'own' && isRange) return { key: 'own', from, to };
  return { key: PRESETS.find((preset) => preset === key) ?? DEFAULT };
}

/** Reads the account from the query of an address. Null: all accounts. */
export const readAccountId = (query: URLSearchParams): string | null => {
  const id = query.get('account');
  return id === '' ? null : id;
};

/** Returns the address of a dashboard with a period and an account. */
export function writeAddress(code: string, { key, ...days }: Period, accountId: string | null): string {
  const query = new URLSearchParams({
    ...(key !== DEFAULT && { period: key, ...days }),
    ...(accountId !== null && { account: accountId }),
  }).toString();
  return `${paths.dashboard.to(code)}${query && `?${query}`}`;
}

/** Returns the request for the figures of an address. `search` is its query. */
export function readRequest(code: string, search: string): DashboardRequest {
  const query = new URLSearchParams(search);
  const { key, ...days } = readPeriod(query);
  const account = readAccountId(query);
  return { code, period: key, ...days, ...(account !== null && { account }) };
}
