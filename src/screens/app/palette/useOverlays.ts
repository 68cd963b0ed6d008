import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isAppleKeyboard } from './keys';

export type Overlay = 'palette' | 'shortcuts' | 'about' | 'password';
export type ShownOverlays = {
  /** The palette's button. It gets the focus back if the previous element is gone. */
  button: RefObject<HTMLButtonElement | null>;
  /** The open dialog, once it is rendered. */
  dialog: RefObject<HTMLDivElement | null>;
  showing: Overlay | null;
  hasCommandKey: boolean;
  /** `opener` gets the focus after closing. Default: the focused element. */
  show: (overlay: Overlay | null, opener?: Element | null) => void;
  /** Returns the focus to the element that had it before. */
  giveFocusBack: () => void;
};

/** Which dialog of the app area is open, and where the focus returns to. */
export function useOverlays(): ShownOverlays {
  const [showing, setShowing] = useState<Overlay | null>(null);
  const [hasCommandKey] = useState(() => isAppleKeyboard(navigator.userAgent));
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const show = useCallback((overlay: Overlay | null, opener?: Element | null) => {
    setShowing(overlay);
    if (overlay !== null) origin.current = opener ?? document.activeElement;
  }, []);

  const giveFocusBack = useCallback(() => {
    const opener = origin.current;
    // No dialog has been open on this page.
    if (opener === null) return;
    const isInPage = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isInPage ? opener : button.current)?.focus({ preventScroll: true });
  }, []);

  return { button, dialog, showing, hasCommandKey, show, giveFocusBack };
}
