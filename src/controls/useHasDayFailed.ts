import { useAppSelector } from '../store/hooks';

/**
 * Whether the company's day at the top of the page says that it could not be loaded (specification §2.383). The endpoint with its
 * validator would enlarge the chunks that ask.
 */
export const useHasDayFailed = (hasDay: boolean): boolean =>
  useAppSelector(
    ({ api }) =>
      hasDay &&
      Object.values(api.queries).some(
        (query) => query?.endpointName === 'getDay' && query.error !== undefined,
      ),
  );
