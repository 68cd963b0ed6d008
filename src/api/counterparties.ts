import { isCounterpartyList } from '../../api-spec/validators/isCounterpartyList.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import { fillPath } from './fillPath';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/counterparties';

type CounterpartyList = ResponseOf<'suggestCounterparties'>;
export type Counterparty = CounterpartyList['counterparties'][number];

export type CounterpartyRequest = { search: string; kind?: 'receivable' | 'payable' };

export const counterpartiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Suggests names of entries by a few typed characters. */
    suggestCounterparties: build.query<CounterpartyList, CounterpartyRequest>({
      query: (query) => ({ ...getJson(PATH), path: fillPath(PATH, {}, query) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isCounterpartyList),
      transformResponse: ({ counterparties }: CounterpartyList) => ({
        counterparties: dropRepeated(counterparties, ({ name }) => name),
      }),
    }),
  }),
});

export const { useSuggestCounterpartiesQuery } = counterpartiesApi;
