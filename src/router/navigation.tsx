import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { Dependencies } from '../store/reducer';

/** A way to the router for code that is made before it: listeners navigate, a component inside the router connects. */
export type Navigation = {
  navigate: Dependencies['navigate'];
  connect: (router: NavigateFunction) => void;
  /** Whether somebody has navigated before the router was there. */
  isWaiting: () => boolean;
};

export function makeNavigation(): Navigation {
  let router: NavigateFunction | null = null;
  let waiting: Parameters<Dependencies['navigate']> | null = null;
  return {
    navigate: (to, options) => {
      if (router) void router(to, options);
      else waiting = [to, options];
    },
    connect: (connected) => {
      router = connected;
      if (waiting) void router(...waiting);
      waiting = null;
    },
    isWaiting: () => waiting !== null,
  };
}

/** Nothing is drawn at an address that a listener has already left: the guard would send the visitor a second time. */
export function ConnectNavigation({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const navigate = useNavigate();
  const [isThere, setIsThere] = useState(() => !navigation.isWaiting());
  useEffect(() => {
    navigation.connect(navigate);
    // As one with the router's own change of address.
    startTransition(() => {
      setIsThere(true);
    });
  }, [navigation, navigate]);
  return isThere ? children : null;
}
