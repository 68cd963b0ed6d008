import { use, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { readTypedAt, StopNavigation } from '../controls/unsavedChanges';
import { HISTORY_EVENT } from './navigation';

/** Asks the user, who may let the navigation continue. */
type StopHandler = (navigate: () => void) => void;

/**
 * Lets a page with unsaved changes stop the links and buttons of the app area. The router's own `useBlocker` needs a data
 * router (decision 039). The end of a session navigates from outside, so it is never stopped. A link that takes the typed
 * values along is not stopped either.
 */
export function StoppableNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const { navigator } = context;
  const stopHandler = useRef<StopHandler | null>(null);

  const stop = useMemo(
    () => (onStopped: StopHandler) => {
      stopHandler.current = onStopped;
      return () => {
        if (stopHandler.current === onStopped) stopHandler.current = null;
      };
    },
    [],
  );
  const stoppable = useMemo(() => {
    const navigateUnlessStopped = (navigate: () => void) => {
      if (stopHandler.current === null) navigate();
      else stopHandler.current(navigate);
    };
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (...to: Parameters<typeof navigator.push>) =>
          readTypedAt(to[1]) === null
            ? navigateUnlessStopped(() => navigator.push(...to))
            : navigator.push(...to),
        replace: (...to: Parameters<typeof navigator.replace>) =>
          navigateUnlessStopped(() => navigator.replace(...to)),
        go: (delta: number) => navigateUnlessStopped(() => navigator.go(delta)),
      },
    };
  }, [context, navigator]);

  useStoppedHistory(stopHandler);
  return (
    <NavigationContext value={stoppable}>
      <StopNavigation value={stop}>{children}</StopNavigation>
    </NavigationContext>
  );
}

/** Takes back the browser's own Back and Forward before the router sees them. */
function useStoppedHistory(stopHandler: { current: StopHandler | null }): void {
  const { key } = useLocation();
  const index = useRef(readIndex(window.history.state));
  const isTakingBack = useRef(false);
  useEffect(() => {
    index.current = readIndex(window.history.state);
  }, [key]);
  useEffect(() => {
    const onHistory = (event: Event) => {
      if (isTakingBack.current) {
        isTakingBack.current = false;
        event.preventDefault();
        return;
      }
      const delta = readIndex(window.history.state) - index.current;
      const askUser = stopHandler.current;
      if (askUser === null || Number.isNaN(delta) || delta === 0) return;
      event.preventDefault();
      isTakingBack.current = true;
      window.history.go(-delta);
      askUser(() => {
        stopHandler.current = null;
        window.history.go(delta);
      });
    };
    window.addEventListener(HISTORY_EVENT, onHistory);
    return () => window.removeEventListener(HISTORY_EVENT, onHistory);
  }, [stopHandler]);
}

/** Returns the position that the router stores in an entry of the history, or NaN. */
const readIndex = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
