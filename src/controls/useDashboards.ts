import { useMemo } from 'react';
import { isNotOffered } from '../api/callError';
import type { CallError } from '../api/callError';
import { useListDashboardsQuery } from '../api/dashboards';
import type { DashboardEntry } from '../api/dashboards';
import { useAppSelector } from '../store/hooks';
import { foreignLang, selectLanguage } from '../store/language';
import { useSessionArg } from './useSessionArg';

/** `lang` marks a title in another language than the page. */
export type ListedDashboard = Omit<DashboardEntry, 'language'> & { lang: string | undefined };

/** The dashboards of the signed-in user. 'notOffered': the backend has no list, so every code is accepted. */
export type Dashboards =
  | { state: 'loading' }
  | { state: 'listed'; entries: ListedDashboard[] }
  | { state: 'notOffered' }
  | { state: 'failed'; error: CallError; retry: () => void };

/** Loads the list once for each session. Without a session, no request is sent. */
export function useDashboards(): Dashboards {
  const { currentData: data, error, refetch } = useListDashboardsQuery(useSessionArg(undefined));
  const page = useAppSelector(selectLanguage);
  const entries = useMemo(
    () =>
      data?.map(({ language, ...entry }): ListedDashboard => ({
        ...entry,
        lang: foreignLang(language, page),
      })),
    [data, page],
  );

  if (entries) return { state: 'listed', entries };
  if (!error) return { state: 'loading' };
  // The query was aborted. The next session sends it again.
  if (!('kind' in error)) return { state: 'loading' };
  if (isNotOffered(error)) return { state: 'notOffered' };
  return { state: 'failed', error, retry: () => void refetch() };
}
