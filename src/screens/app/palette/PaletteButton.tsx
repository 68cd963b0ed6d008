import { useEffect, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { USABLE_EVENT } from '../../../config/firstScreen';
import { useAppDispatch } from '../../../store/hooks';
import { palette, useShortcuts } from '../commands';
import { Overlays } from './Overlays';
import styles from './PaletteButton.module.css';
import { useOpenText } from './useFindsData';
import type { ShownOverlays } from './useOverlays';

/**
 * Opens the command palette, and listens for the keys of all commands (specification §2.40, §2.43). The list inside is
 * loaded while the browser is idle, or at the first use.
 */
export function PaletteButton({ overlays }: { overlays: ShownOverlays }) {
  const { button, dialog, showing, hasCommandKey, show } = overlays;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shortcuts = useShortcuts();
  const openText = useOpenText();
  const hasPalette = shortcuts.some(({ command }) => command === palette);

  // A layout effect: the keys work from the first frame on.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const command = shortcuts.find(({ isPressed }) => isPressed(event, hasCommandKey))?.command;
      if (!command) return;
      // In an open dialog only one key works: the palette's key closes the palette.
      if (showing !== null && !(command === palette && showing === 'palette')) return;
      if (isUnderModal(showing === null ? button.current : dialog.current)) return;
      // Prevents the browser's own action, and a `?` in the search field.
      event.preventDefault();
      if (showing !== null) show(null);
      else if ('to' in command) void navigate(command.to);
      else command.perform({ dispatch, show });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [button, dialog, dispatch, navigate, shortcuts, hasCommandKey, showing, show]);

  // The head script repeats a key that was pressed before.
  useEffect(() => {
    document.dispatchEvent(new Event(USABLE_EVENT));
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
        <palette.icon aria-hidden size={18} />
        <span className={styles['text']}>
          <FormattedMessage {...openText} />
        </span>
        {hasPalette && (
          <span className={styles['keys']} aria-hidden="true">
            {palette.shortcut.keys(hasCommandKey).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        )}
      </button>
      <Overlays overlays={overlays} />
    </>
  );
}

/** Whether another modal dialog is open. Libraries make the page inert. The browser marks its own dialogs. */
const isUnderModal = (element: Element | null): boolean =>
  Boolean(element?.closest('[inert], [aria-hidden="true"]')) ||
  document.querySelector('[aria-modal="true"], dialog[open]') !== null;
