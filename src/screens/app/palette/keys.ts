/** Whether the keyboard of a browser has a Command key in place of Ctrl. */
export const isAppleKeyboard = (userAgent: string): boolean =>
  /\b(?:Macintosh|iPhone|iPad)\b/.test(userAgent);

/** Ctrl+K, or Command+K on an Apple keyboard. Layouts without Latin letters use the position of the key. */
export function isPaletteKey(event: KeyboardEvent, hasCommandKey: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isPressed = hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isPressed || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** The question mark on any layout, outside text fields, menus and lists. */
export function isHelpKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || event.isComposing) return false;
  // Windows reports AltGr as Ctrl and Alt. Some layouts need it for the question mark.
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return false;
  return !(target instanceof Element && target.closest(TAKES_CHARACTERS));
}

/** Elements that use typed characters. Menus and lists jump to an item. */
const TAKES_CHARACTERS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="menu"], [role="listbox"]';

/** Labels of keys, the same in every language. */
export const KEY_NAMES = {
  control: 'Ctrl',
  command: '⌘',
  k: 'K',
  p: 'P',
  u: 'U',
  question: '?',
  escape: 'Esc',
  tab: 'Tab',
  shift: 'Shift',
  up: '↑',
  down: '↓',
  enter: 'Enter',
} as const;
