import { isDashboardList } from '../../api-spec/validators/isDashboardList.gen';
import { answer } from './answers';
import { api, retriedLater, TITLES } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './wire';

type DashboardList = ResponseOf<'listDashboards'>;
export type DashboardEntry = DashboardList['dashboards'][number] & {
  /** Language tag of the title; null where the server does not name it. */
  language: string | null;
};

export const dashboardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The dashboards this user may open. A backend may leave it out: `isNotOffered`; every code is taken then. */
    listDashboards: build.query<DashboardEntry[], undefined>({
      query: () => getJson('/dashboards'),
      providesTags: (data, error) => [...retriedLater(data, error), TITLES],
      rawResponseSchema: answer(isDashboardList),
      transformResponse: ({ dashboards }: DashboardList, meta) =>
        dashboards.map((entry) => ({ ...entry, language: meta?.language ?? null })),
    }),
  }),
});
