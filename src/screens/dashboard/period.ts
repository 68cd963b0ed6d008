import { addDays, monthStart } from '../../../api-spec/days';
import type { DashboardRequest } from '../../api/dashboard';
import { paths } from '../../config/paths';
import { isDay, isPeriodAllowed } from '../../i18n/typedDays';

/** The periods of the API description, in the order of the list. `own` has two days. */
export const PRESETS = ['today', '7d', '30d', '90d', 'month', 'year'] as const;
type Preset = (typeof PRESETS)[number];
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

/** A period of the list. `lastMonth` has its days, because the API description has no such period. */
type Choice = { id: Preset | 'lastMonth'; period: Period };

/** Returns the periods of the list. Without the company's day there is no last month. */
export function listPeriods(today: string | undefined): Choice[] {
  return PRESETS.flatMap((key): Choice[] => {
    const choice: Choice = { id: key, period: { key } };
    if (key !== 'month' || today === undefined) return [choice];
    const to = addDays(monthStart(today), -1);
    return [choice, { id: 'lastMonth', period: { key: 'own', from: monthStart(to), to } }];
  });
}

/** Returns the id of the chosen period. Null: two other days. */
export const findChosen = (choices: readonly Choice[], chosen: Period): Choice['id'] | null =>
  choices.find(({ period }) =>
    period.key === 'own' && chosen.key === 'own'
      ? period.from === chosen.from && period.to === chosen.to
      : period.key === chosen.key,
  )?.id ?? null;

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
