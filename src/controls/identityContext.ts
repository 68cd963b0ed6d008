import { createContext, useContext } from 'react';
import type { IdentityClient } from '../api/identityClient';

/** The client of the cloud identity, from the store's dependencies. Null if none is configured. */
export const IdentityContext = createContext<IdentityClient | null>(null);

export const useIdentity = (): IdentityClient | null => useContext(IdentityContext);
