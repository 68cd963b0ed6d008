import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { Settings } from '../config/settings';
import { useAppSelector } from '../store/hooks';
import { selectIsReloadDue } from '../store/language';
import { HasMoved } from '../ui/useFocusOnArrival';
import { ChunkBoundary } from './ChunkBoundary';
import { routesFor } from './routes';

export function RouterView({ settings, reload }: { settings: Settings; reload: () => void }) {
  const routes = useMemo(() => routesFor(settings.authGuardEnabled), [settings.authGuardEnabled]);
  const element = useRoutes(routes);
  const { pathname } = useLocation();
  useReloadOnNavigation(reload);
  return (
    <HasMoved value={useHasMoved()}>
      <ChunkBoundary at={pathname} onRetry={reload}>
        <Suspense fallback={null}>{element}</Suspense>
      </ChunkBoundary>
    </HasMoved>
  );
}

// Not the key `default`: a page that is reloaded keeps the key of its history entry.
function useHasMoved(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== first) setHasMoved(true);
  return hasMoved;
}

/** A change of direction that another tab made waits for the next navigation. */
function useReloadOnNavigation(reload: () => void): void {
  const { key } = useLocation();
  const isDue = useAppSelector(selectIsReloadDue);
  // Only a new location counts, not the moment at which the reload falls due.
  useEffect(() => {
    if (isDue) reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key]);
}
