import { isDashboardList } from '../../api-spec/validators/isDashboardList.gen';
import { responseSchema } from './responseSchema';
import { api, tagFailure, TITLES } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import type { ResponseOf } from './operationTypes';

type DashboardList = ResponseOf<'listDashboards'>;
export type DashboardEntry = DashboardList['dashboards'][number] & {
  /** Language tag of the title, or null if the server does not name it. */
  language: string | null;
};

export const dashboardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the dashboards that the user may open. If the backend does not offer it, the portal accepts every code. */
    listDashboards: build.query<DashboardEntry[], undefined>({
      query: () => getJson('/dashboards'),
      providesTags: (data, error) => [...tagFailure(data, error), TITLES],
      rawResponseSchema: responseSchema(isDashboardList),
      transformResponse: ({ dashboards }: DashboardList, meta) =>
        dropRepeated(dashboards, ({ code }) => code).map((entry) => ({
          ...entry,
          language: meta?.language ?? null,
        })),
    }),
  }),
});

export const { useListDashboardsQuery } = dashboardsApi;
