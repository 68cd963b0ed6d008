import { isDashboard } from '../../api-spec/validators/isDashboard.gen';
import { api, ENTRIES, tagFailure, TITLES } from './api';
import { getJson } from './calls';
import { dropInvalidParts } from './dropInvalidParts';
import { dropRepeated } from './dropRepeated';
import { fieldOf } from './fieldOf';
import { fillPath } from './fillPath';
import type { ResponseOf } from './operationTypes';
import { readWidget } from './widget';
import type { Widget } from './widget';

const PATH = '/dashboards/{code}';

/** The parameters of the description. The period is by default `month`, and only `own` has days. */
export type DashboardRequest = {
  code: string;
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
};

export type Dashboard = Omit<ResponseOf<'getDashboard'>, 'widgets'> & {
  widgets: Widget[];
  /** Language tag of the texts, or null if the server does not name it. */
  language: string | null;
  /** Identifies the response for the next call, or null if the server does not name it. */
  etag: string | null;
};

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Loads the figures of a dashboard. A 304 keeps the earlier response. The browser would not store it, because the
     * calls are `no-store`.
     */
    getDashboard: build.query<Dashboard, DashboardRequest>({
      queryFn: async ({ code, ...query }, { getState }, _options, send) => {
        const earlier = findEarlier(getState(), { code, ...query });
        const path = fillPath(PATH, { code }, query);
        const { data, error, meta } = await send({
          ...getJson(PATH),
          path,
          ifNoneMatch: earlier?.etag ?? undefined,
        });
        const withMeta = meta && { meta };
        if (error) {
          const isUnchanged = error.kind === 'http' && error.status === 304;
          return isUnchanged && earlier ? { data: earlier, ...withMeta } : { error, ...withMeta };
        }
        const envelope = dropInvalidParts(isDashboard, data);
        if (envelope === null) {
          const text = `getDashboard: not what the API description says at ${isDashboard.at ?? '/'}`;
          return { error: { kind: 'unreadable', text }, ...withMeta };
        }
        const widgets = envelope.widgets.map(readWidget);
        const { language = null, etag = null } = meta ?? {};
        const accounts = envelope.accounts && dropRepeated(envelope.accounts, ({ id }) => id);
        return { data: { ...envelope, ...(accounts && { accounts }), widgets, language, etag }, ...withMeta };
      },
      providesTags: (data, error) => [...tagFailure(data, error), TITLES, ENTRIES],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;

type State = Parameters<ReturnType<typeof dashboardApi.endpoints.getDashboard.select>>[0];

const hasApi = (state: unknown): state is State => fieldOf(state, api.reducerPath) !== undefined;

/** Returns the last response to the same request, if the store still has it. */
function findEarlier(state: unknown, request: DashboardRequest): Dashboard | undefined {
  return hasApi(state) ? dashboardApi.endpoints.getDashboard.select(request)(state).data : undefined;
}
