import { lazy, Suspense, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectExpiry, watchExpiry } from '../../store/sessionExpiry';
import { Boundary } from '../../ui/Boundary';

const load = async () => ({
  default: (await import(/* webpackChunkName: "session" */ './SessionDialog')).SessionDialog,
});
const SessionDialog = lazy(load);

/**
 * Watches over the session while the app area is open. The dialog is loaded while there is a connection and drawn when
 * there is something to say; once there it stays, so that it can give the focus back. Without its code the session ends by a 401, as it always may.
 */
export function SessionNotice() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchExpiry(window)), [dispatch]);
  // A laptop that wakes up has something to say before it has a connection.
  useEffect(() => {
    load().catch(() => undefined); // asked for again when it is drawn
  }, []);
  const { showing } = useAppSelector(selectExpiry);
  const [isWanted, setIsWanted] = useState(false);
  if (showing !== null && !isWanted) setIsWanted(true);
  return (
    <Boundary>
      <Suspense fallback={null}>{isWanted && <SessionDialog />}</Suspense>
    </Boundary>
  );
}
