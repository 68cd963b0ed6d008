import { useCallback, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { toastAsked } from '../../../store/toasts';
import { isApple } from './keys';
import { messages } from './palette.messages';

export type Overlay = 'palette' | 'shortcuts' | 'about';
export type OverlaysProps = {
  showing: Overlay | null;
  /** What shows, once it is drawn. */
  dialog: RefObject<HTMLDivElement | null>;
  hasCommandKey: boolean;
  onShow: (overlay: Overlay | null) => void;
  /** To where the focus was before. */
  giveFocusBack: () => void;
};

export type ShownOverlays = {
  /** The palette's own; has the focus again where what had it before is gone. */
  button: RefObject<HTMLButtonElement | null>;
  dialog: RefObject<HTMLDivElement | null>;
  showing: Overlay | null;
  hasCommandKey: boolean;
  /** Null before the first use, which loads it. */
  Loaded: ComponentType<OverlaysProps> | null;
  /** `opener` has the focus afterwards; without one, what has it now. */
  show: (overlay: Overlay | null, opener?: Element | null) => void;
  giveFocusBack: () => void;
};

/** Which of the dialogs over the app area shows, and where the focus goes when it has gone. */
export function useOverlays(): ShownOverlays {
  const dispatch = useAppDispatch();
  const [showing, setShowing] = useState<Overlay | null>(null);
  const [Loaded, setLoaded] = useState<ComponentType<OverlaysProps> | null>(null);
  const [hasCommandKey] = useState(() => isApple(navigator.userAgent));
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const show = useCallback(
    (overlay: Overlay | null, opener?: Element | null) => {
      setShowing(overlay);
      if (overlay === null) return;
      origin.current = opener ?? document.activeElement;
      import(/* webpackChunkName: "palette" */ './Overlays').then(
        (loaded) => setLoaded(() => loaded.Overlays),
        () => {
          setShowing(null);
          dispatch(toastAsked({ messageId: messages.notLoaded.id }));
        },
      );
    },
    [dispatch],
  );

  const giveFocusBack = useCallback(() => {
    const from = origin.current;
    const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
    (isThere ? from : button.current)?.focus({ preventScroll: true });
  }, []);

  return { button, dialog, showing, hasCommandKey, Loaded, show, giveFocusBack };
}
