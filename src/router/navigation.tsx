import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { Dependencies } from '../store/reducer';

/** Lets listeners navigate. The store is made before the router, so a component in the router connects the two. */
export type Navigation = {
  navigate: Dependencies['navigate'];
  connect: (router: NavigateFunction) => void;
  /** Whether a navigation is waiting for the router. */
  isWaiting: () => boolean;
};

export function makeNavigation(): Navigation {
  let router: NavigateFunction | null = null;
  let waitingNavigation: Parameters<Dependencies['navigate']> | null = null;
  return {
    navigate: (to, options) => {
      if (router) void router(to, options);
      else waitingNavigation = [to, options];
    },
    connect: (newRouter) => {
      router = newRouter;
      if (waitingNavigation) void router(...waitingNavigation);
      waitingNavigation = null;
    },
    isWaiting: () => waitingNavigation !== null,
  };
}

/** Sent before the router sees Back or Forward of the browser. A listener that prevents it keeps the page. */
export const HISTORY_EVENT = 'portal-history';

/**
 * Announces Back and Forward. Called before the router starts, because the browser calls the listeners of a window in
 * their order.
 */
export function announceHistory(window: Window): void {
  window.addEventListener('popstate', (event) => {
    const announcement = new CustomEvent(HISTORY_EVENT, { cancelable: true });
    if (!window.dispatchEvent(announcement)) event.stopImmediatePropagation();
  });
}

/** Renders nothing while a navigation waits, because the guard would also navigate from the old address. */
export function ConnectNavigation({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const navigate = useNavigate();
  const [isConnected, setIsConnected] = useState(() => !navigation.isWaiting());
  useEffect(() => {
    navigation.connect(navigate);
    // A transition, so that React renders it together with the router's change of address.
    startTransition(() => {
      setIsConnected(true);
    });
  }, [navigation, navigate]);
  return isConnected ? children : null;
}
