import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectHasCommandPalette, selectHasShortcutHelp } from '../../../store/shortcuts';
import { toastAsked } from '../../../store/toasts';
import { isApple, isHelpKey, isPaletteKey, KEY_NAMES } from './keys';
import { messages } from './palette.messages';
import styles from './PaletteButton.module.css';

export type Overlay = 'palette' | 'shortcuts';
export type OverlaysProps = {
  showing: Overlay | null;
  /** What shows, once it is drawn. */
  dialog: RefObject<HTMLDivElement | null>;
  hasCommandKey: boolean;
  onShow: (overlay: Overlay | null) => void;
  /** To where the focus was before. */
  giveFocusBack: () => void;
};

/**
 * Opens the command palette, and listens for its key and for `?` while the app area shows (specification §2.40, §2.43).
 * What it opens is loaded at the first use.
 */
export function PaletteButton() {
  const dispatch = useAppDispatch();
  const hasPalette = useAppSelector(selectHasCommandPalette);
  const hasHelp = useAppSelector(selectHasShortcutHelp);
  const [showing, setShowing] = useState<Overlay | null>(null);
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps> | null>(null);
  const [hasCommandKey] = useState(() => isApple(navigator.userAgent));
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  const show = useCallback(
    (overlay: Overlay | null) => {
      setShowing(overlay);
      if (overlay === null) return;
      origin.current = document.activeElement;
      import(/* webpackChunkName: "palette" */ './Overlays').then(
        (loaded) => setOverlays(() => loaded.Overlays),
        () => {
          setShowing(null);
          dispatch(toastAsked({ messageId: messages.notLoaded.id }));
        },
      );
    },
    [dispatch],
  );

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const isPalette = hasPalette && isPaletteKey(event, hasCommandKey);
      if (!isPalette && !(hasHelp && isHelpKey(event))) return;
      // Over the list of shortcuts as over any other dialog: nothing. Only the palette closes by its key.
      if (showing !== null && !(isPalette && showing === 'palette')) return;
      if (isUnderModal(showing === null ? button.current : dialog.current)) return;
      // The browser's own meaning of the key; and the `?` would be typed into the field that opens.
      event.preventDefault();
      if (showing !== null) show(null);
      else show(isPalette ? 'palette' : 'shortcuts');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasPalette, hasHelp, hasCommandKey, showing, show]);

  const giveFocusBack = useCallback(() => {
    const from = origin.current;
    const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
    (isThere ? from : button.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasPalette ? (hasCommandKey ? 'Meta+K' : 'Control+K') : undefined}
        onClick={() => show('palette')}
      >
        <Search aria-hidden size={18} />
        <span className={styles['words']}>
          <FormattedMessage {...messages.open} />
        </span>
        {hasPalette && (
          <span className={styles['keys']} aria-hidden="true">
            <kbd>{hasCommandKey ? KEY_NAMES.command : KEY_NAMES.control}</kbd> <kbd>{KEY_NAMES.k}</kbd>
          </span>
        )}
      </button>
      {Overlays && (
        <Overlays
          showing={showing}
          dialog={dialog}
          hasCommandKey={hasCommandKey}
          onShow={show}
          giveFocusBack={giveFocusBack}
        />
      )}
    </>
  );
}

/** Whether another modal dialog stands over the page: libraries take the page out of reach, the browser tells its own. */
const isUnderModal = (element: Element | null): boolean =>
  Boolean(element?.closest('[inert], [aria-hidden="true"]')) ||
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;
