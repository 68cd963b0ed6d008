import { createContext, useContext } from 'react';
import type { IdentityDoor } from '../api/identityClient';

/** The way to the cloud identity; null where none is configured. It is a dependency of the store. */
export const IdentityContext = createContext<IdentityDoor | null>(null);

export const useIdentityDoor = (): IdentityDoor | null => useContext(IdentityContext);
