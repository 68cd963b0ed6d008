import { Search } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../../store/hooks';
import { selectHasCommandPalette, selectHasShortcutHelp } from '../../../store/shortcuts';
import { isHelpKey, isPaletteKey, KEY_NAMES } from './keys';
import { Overlays } from './Overlays';
import { messages } from './palette.messages';
import styles from './PaletteButton.module.css';
import type { ShownOverlays } from './useOverlays';

/**
 * Opens the command palette, and listens for its key and for `?` while the app area shows (specification §2.40, §2.43).
 * It opens at once; what it lists is loaded while the page has nothing else to do, or at the first use.
 */
export function PaletteButton({ overlays }: { overlays: ShownOverlays }) {
  const { button, dialog, showing, hasCommandKey, show } = overlays;
  const hasPalette = useAppSelector(selectHasCommandPalette);
  const hasHelp = useAppSelector(selectHasShortcutHelp);

  // Heard from the moment at which it is drawn.
  useLayoutEffect(() => {
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
  }, [button, dialog, hasPalette, hasHelp, hasCommandKey, showing, show]);

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
      <Overlays overlays={overlays} />
    </>
  );
}

/** Whether another modal dialog stands over the page: libraries take the page out of reach, the browser tells its own. */
const isUnderModal = (element: Element | null): boolean =>
  Boolean(element?.closest('[inert], [aria-hidden="true"]')) ||
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;
