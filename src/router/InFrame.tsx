import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FailedScreen } from '../screens/errors/FailedScreen';
import { Boundary } from '../ui/Boundary';

/**
 * Around the screens of the app area: while one loads, and when one fails, the frame stays. The failure screen is part
 * of this chunk, so it can always be shown.
 */
export function InFrame() {
  const { key } = useLocation();
  return (
    <Boundary
      at={key}
      fallback={(crash, tryAgain) => <FailedScreen isInFrame crash={crash} onTryAgain={tryAgain} />}
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}
