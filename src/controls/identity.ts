import { createContext, useContext } from 'react';
import type { IdentityDoor } from '../api/identityClient';

/** The way to the cloud identity; null where none is configured. It comes from the store's surroundings. */
export const IdentityContext = createContext<IdentityDoor | null>(null);

export const useIdentityDoor = (): IdentityDoor | null => useContext(IdentityContext);
