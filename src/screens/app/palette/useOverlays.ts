import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isApple } from './keys';

export type Overlay = 'palette' | 'shortcuts' | 'about';
export type ShownOverlays = {
  /** The palette's own; has the focus again where what had it before is gone. */
  button: RefObject<HTMLButtonElement | null>;
  /** What shows, once it is drawn. */
  dialog: RefObject<HTMLDivElement | null>;
  showing: Overlay | null;
  hasCommandKey: boolean;
  /** `opener` has the focus afterwards; without one, what has it now. */
  show: (overlay: Overlay | null, opener?: Element | null) => void;
  /** To where the focus was before. */
  giveFocusBack: () => void;
};

/** Which of the dialogs over the app area shows, and where the focus goes when it has gone. */
export function useOverlays(): ShownOverlays {
  const [showing, setShowing] = useState<Overlay | null>(null);
  const [hasCommandKey] = useState(() => isApple(navigator.userAgent));
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const show = useCallback((overlay: Overlay | null, opener?: Element | null) => {
    setShowing(overlay);
    if (overlay !== null) origin.current = opener ?? document.activeElement;
  }, []);

  const giveFocusBack = useCallback(() => {
    const from = origin.current;
    const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
    (isThere ? from : button.current)?.focus({ preventScroll: true });
  }, []);

  return { button, dialog, showing, hasCommandKey, show, giveFocusBack };
}
