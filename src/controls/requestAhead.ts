import { createContext } from 'react';
import type { AppThunk } from '../store/reducer';

/** Requests what the page at an address shows first, before a sign-in leads there. The router provides it. */
export const RequestAhead = createContext<(address: string) => AppThunk>(() => () => undefined);
