import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { isNotOffered } from '../api/callError';
import type { CallError } from '../api/callError';
import { dashboardsApi } from '../api/dashboards';
import type { DashboardEntry } from '../api/dashboards';
import { useAppSelector } from '../store/hooks';
import { foreignLang, selectLanguage } from '../store/language';
import { selectToken } from '../store/session';
import { useQuery } from './useQuery';

/** `lang` marks a title in another language than the page. */
export type Listed = Omit<DashboardEntry, 'language'> & { lang: string | undefined };

/** The dashboards of the signed-in person. 'unlisted': the backend offers no list, so every code is accepted. */
export type Dashboards =
  | { state: 'asking' }
  | { state: 'listed'; entries: Listed[] }
  | { state: 'unlisted' }
  | { state: 'failed'; error: CallError; askAgain: () => void };

/** Loads the list once for each session. Without a session, no request is sent. */
export function useDashboards(): Dashboards {
  const token = useAppSelector(selectToken);
  const { data, error, refetch } = useQuery(
    dashboardsApi.endpoints.listDashboards,
    token === null ? skipToken : undefined,
  );
  const page = useAppSelector(selectLanguage);
  const entries = useMemo(
    () => data?.map(({ language, ...entry }): Listed => ({ ...entry, lang: foreignLang(language, page) })),
    [data, page],
  );

  if (entries) return { state: 'listed', entries };
  if (!error) return { state: 'asking' };
  if (!('kind' in error)) return { state: 'asking' }; // given up, and asked again by the next session
  if (isNotOffered(error)) return { state: 'unlisted' };
  return { state: 'failed', error, askAgain: refetch };
}
