import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../store/hooks';
import { selectToken } from '../store/session';

/** Returns the argument of a query that needs a session. Without a session, the query sends nothing. */
export const useSessionArg = <T>(arg: T): T | typeof skipToken =>
  useAppSelector(selectToken) === null ? skipToken : arg;
