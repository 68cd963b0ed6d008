import type { KeyboardEvent } from 'react';
import { isPlainKey } from './isPlainKey';

type Rows = {
  rows: readonly Element[];
  /** Returns what takes the focus in a row. Null: the arrow keys pass the row. */
  findTarget: (row: Element) => HTMLElement | null;
  /** What letters do. They get the focused row. */
  letters: Readonly<Record<string, (row: Element | undefined) => void>>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move the focus between rows, and letters act. A list passes only the keys that are pressed in it, because a letter
 * must do nothing elsewhere (WCAG 2.1.4).
 */
export function handleRowKey(event: KeyboardEvent, { rows, findTarget, letters }: Rows): void {
  if (!isPlainKey(event.nativeEvent)) return;
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const step = STEPS[event.key];
  if (step !== undefined && index !== -1) {
    event.preventDefault();
    const ahead = step > 0 ? rows.slice(index + 1) : rows.slice(0, index).reverse();
    ahead
      .map(findTarget)
      .find((target) => target !== null)
      ?.focus();
  }
  const act = letters[event.key.toLowerCase()];
  if (!act) return;
  // A field that gets the focus at once would get the letter too.
  event.preventDefault();
  act(rows[index]);
}
