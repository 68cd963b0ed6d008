import { isCallError } from '../api/callError';

type Query = { error?: object | undefined; refetch: () => unknown };

/** Returns the first failed call of the queries of a page, and repeats those that failed. */
export function joinQueries(queries: readonly Query[]) {
  return {
    error: queries.map((query) => query.error).find((error) => error !== undefined && isCallError(error)),
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}
