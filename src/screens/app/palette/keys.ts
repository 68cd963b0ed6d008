/** Whether the keyboard has a Command key in place of Ctrl. */
export const isApple = (userAgent: string): boolean => /\b(?:Macintosh|iPhone|iPad)\b/.test(userAgent);

/** Ctrl+K, or Command+K on an Apple keyboard: by the letter, or by its place where the layout writes no Latin ones. */
export function isPaletteKey(event: KeyboardEvent, hasCommandKey: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || ctrlKey === hasCommandKey || metaKey !== hasCommandKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** The question mark, whichever keys a layout makes it of, and not while somebody is writing. */
export function isHelpKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || event.isComposing) return false;
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return false;
  // A menu or a list takes letters to jump to what begins with them.
  return !(target instanceof Element && target.closest(WRITING));
}

const WRITING =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="menu"], [role="listbox"]';

/** Keys as they stand on a keyboard, the same in every language. */
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
