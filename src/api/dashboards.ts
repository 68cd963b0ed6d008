import { isDashboardList } from '../../api-spec/validators/isDashboardList.gen';
import { answer } from './answers';
import { api, retriedLater } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './wire';

type DashboardList = ResponseOf<'listDashboards'>;
export type DashboardEntry = DashboardList['dashboards'][number];

export const dashboardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The dashboards this user may open. A backend may leave it out: `isNotOffered`; every code is taken then. */
    listDashboards: build.query<DashboardEntry[], undefined>({
      query: () => getJson('/dashboards'),
      providesTags: retriedLater,
      rawResponseSchema: answer(isDashboardList),
      transformResponse: ({ dashboards }: DashboardList) => dashboards,
    }),
  }),
});
