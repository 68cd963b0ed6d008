import { useEffect, useMemo } from 'react';
import { isNotOffered } from '../api/callError';
import type { CallError } from '../api/callError';
import { dashboardsApi } from '../api/dashboards';
import type { DashboardEntry } from '../api/dashboards';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { foreignLang, selectLanguage } from '../store/language';
import { selectToken } from '../store/session';

const { listDashboards } = dashboardsApi.endpoints;
const selectList = listDashboards.select(undefined);

/** `lang` marks a title in another language than the page. */
export type Listed = Omit<DashboardEntry, 'language'> & { lang: string | undefined };

/** The dashboards of who is signed in. 'unlisted': the backend does not offer the list, so every code is taken. */
export type Dashboards =
  | { state: 'asking' }
  | { state: 'listed'; entries: Listed[] }
  | { state: 'unlisted' }
  | { state: 'failed'; error: CallError; askAgain: () => void };

/**
 * Asks for the list once a session, however many parts of the page use it; without a session nothing is asked.
 * RTK Query's own hooks would come with the login, whose bytes are counted (docs/decisions/004-no-query-hooks.md).
 */
export function useDashboards(): Dashboards {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { data, error } = useAppSelector(selectList);
  const page = useAppSelector(selectLanguage);
  const entries = useMemo(
    () => data?.map(({ language, ...entry }): Listed => ({ ...entry, lang: foreignLang(language, page) })),
    [data, page],
  );

  useEffect(() => {
    if (token === null) return;
    const asked = dispatch(listDashboards.initiate(undefined));
    return () => {
      asked.unsubscribe();
    };
  }, [dispatch, token]);

  if (entries) return { state: 'listed', entries };
  if (!error) return { state: 'asking' };
  if (!('kind' in error)) return { state: 'asking' }; // given up, and asked again by the next session
  if (isNotOffered(error)) return { state: 'unlisted' };
  const askAgain = () => {
    void dispatch(listDashboards.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  return { state: 'failed', error, askAgain };
}
