import { useEffect } from 'react';
import type { IdentityDoor } from '../../api/identityClient';
import { useIdentityDoor } from '../../controls/identity';

/** The way to the cloud identity. Its library is fetched while the person types. */
export function usePreparedDoor(): IdentityDoor | null {
  const door = useIdentityDoor();
  useEffect(() => {
    void door?.open();
  }, [door]);
  return door;
}
