import { lazy, Suspense, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectExpiry, watchExpiry } from '../../store/sessionExpiry';
import { Boundary } from '../../ui/Boundary';

const SessionDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "session" */ './SessionDialog')).SessionDialog,
}));

/**
 * Watches over the session while the app area is open. The dialog is loaded when there is something to say; once there
 * it stays, so that it can give the focus back. Without its code the session ends by a 401, as it always may.
 */
export function SessionNotice() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchExpiry(window)), [dispatch]);
  const { showing } = useAppSelector(selectExpiry);
  const [isWanted, setIsWanted] = useState(false);
  if (showing !== null && !isWanted) setIsWanted(true);
  return (
    <Boundary>
      <Suspense fallback={null}>{isWanted && <SessionDialog />}</Suspense>
    </Boundary>
  );
}
