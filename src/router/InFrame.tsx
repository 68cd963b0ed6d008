import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../ui/Boundary';
import { Failure } from './Failure';

/** Round a screen of the app area: while it loads, and when it fails, its frame stays. */
export function InFrame({ reload, children }: { reload: () => void; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary
      at={key}
      fallback={(crash, tryAgain) => (
        <Failure isInFrame crash={crash} onTryAgain={tryAgain} onReload={reload} />
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
