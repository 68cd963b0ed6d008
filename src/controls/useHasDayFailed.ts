import { skipToken } from '@reduxjs/toolkit/query/react';
import { dayApi } from '../api/day';
import { useSessionArg } from './useSessionArg';

/** Whether the company's day at the top of the page says that it could not be loaded (specification §2.383). */
export const useHasDayFailed = (hasDay: boolean): boolean =>
  dayApi.endpoints.getDay.useQueryState(useSessionArg(hasDay ? undefined : skipToken)).isError;
