/** Whether the keyboard has a Command key in place of Ctrl. */
export const isApple = (userAgent: string): boolean => /\b(?:Macintosh|iPhone|iPad)\b/.test(userAgent);

/** Ctrl+K, or Command+K on an Apple keyboard. Layouts without Latin letters use the position of the key. */
export function isPaletteKey(event: KeyboardEvent, hasCommandKey: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || ctrlKey === hasCommandKey || metaKey !== hasCommandKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** The question mark on any layout, outside text fields. */
export function isHelpKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || event.isComposing) return false;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return false;
  // Menus and lists use letters to jump to an item.
  return !(target instanceof Element && target.closest(WRITING));
}

const WRITING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="menu"], [role="listbox"]';

/** Labels of keys, the same in every language. */
export const KEY_NAMES = {
  control: 'Ctrl',
  command: '⌘',
  k: 'K',
  question: '?',
  escape: 'Esc',
  tab: 'Tab',
  shift: 'Shift',
  up: '↑',
  down: '↓',
  enter: 'Enter',
} as const;
