// What happened in the books and at the door, for administrators.
import type { operations } from '../../api-spec/schema.gen';
import { isEventList } from '../../api-spec/validators/isEventList.gen';
import { api, tagFailure } from './api';
import { getJson } from './calls';
import { getSpreadsheet } from './fileCalls';
import type { ReceivedFile } from './files';
import { fillPath } from './fillPath';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/events';
const EXPORT_PATH = '/events/export';

export type EventList = ResponseOf<'listEvents'>;
export type AuditEvent = EventList['events'][number];

type Parameters = NonNullable<operations['listEvents']['parameters']['query']>;
/** The parameters that narrow the choice of events. */
export type EventFilterName = Exclude<keyof Parameters, 'after' | 'limit'>;

export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists one page of events. The argument has the parameters of the operation. */
    listEvents: build.query<EventList, Readonly<Record<string, string>>>({
      query: (parameters) => ({ ...getJson(PATH), path: fillPath(PATH, {}, parameters) }),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isEventList),
    }),
    /** Loads a file with all events of a filter. Dispatch it untracked, because the store keeps no files. */
    exportEvents: build.mutation<ReceivedFile | null, Readonly<Record<string, string>>>({
      query: (parameters) => getSpreadsheet(fillPath(EXPORT_PATH, {}, parameters)),
    }),
  }),
});

export const { useListEventsQuery } = eventsApi;
