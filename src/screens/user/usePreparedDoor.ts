import { useEffect } from 'react';
import type { IdentityDoor } from '../../api/identityDoor';
import { useIdentityDoor } from '../../store/identity';

/** The way to the cloud identity. Its library is fetched while the person types. */
export function usePreparedDoor(): IdentityDoor | null {
  const door = useIdentityDoor();
  useEffect(() => {
    void door?.open();
  }, [door]);
  return door;
}
