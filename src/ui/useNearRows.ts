import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows in the page above and below the visible ones. */
const MARGIN = 12;
const ROW_HEIGHT_WITHOUT_STYLES = 44;
/** The rows change after this many rows of scrolling. */
const STEP = 6;

type NearRows = {
  first: number;
  last: number;
  /** The row with the focus, which stays in the page. */
  focused: number | null;
  rowHeight: number;
};

/**
 * Returns the rows of a long table that are near the visible part of its room. All rows must have one height, which is
 * measured.
 */
export function useNearRows(room: RefObject<HTMLElement | null>, count: number) {
  const [nearRows, setNearRows] = useState<NearRows>(() => ({
    first: 0,
    last: 2 * MARGIN + STEP,
    focused: null,
    rowHeight: readDefaultHeight(),
  }));
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const update = () =>
      setNearRows((now) => {
        const next = readNear(current, now.rowHeight);
        return isEqual(now, next) ? now : next;
      });
    // Without `flushSync`, the browser could show the place of rows that are not in the page.
    const updateNow = () => flushSync(update);
    current.addEventListener('scroll', updateNow, { passive: true });
    const observer = 'ResizeObserver' in window ? new ResizeObserver(update) : null;
    for (const element of [current, ...current.children]) observer?.observe(element);
    return () => {
      current.removeEventListener('scroll', updateNow);
      observer?.disconnect();
    };
  }, [room]);
  return { indexes: listIndexes(nearRows, count), rowHeight: nearRows.rowHeight };
}

function readNear(room: HTMLElement, earlierHeight: number): NearRows {
  const rows = [...room.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
  // A hidden row has no height.
  const measured = rows[0]?.getBoundingClientRect().height ?? 0;
  const rowHeight = measured > 0 ? measured : earlierHeight;
  const top = Math.floor(room.scrollTop / rowHeight / STEP) * STEP;
  const focused = rows.find((row) => row.contains(document.activeElement))?.dataset['index'];
  return {
    first: top - MARGIN,
    last: top + Math.ceil(room.clientHeight / rowHeight) + STEP + MARGIN,
    focused: focused === undefined ? null : Number(focused),
    rowHeight,
  };
}

const isEqual = (one: NearRows, other: NearRows) =>
  one.first === other.first &&
  one.last === other.last &&
  one.focused === other.focused &&
  one.rowHeight === other.rowHeight;

function listIndexes({ first, last, focused }: NearRows, count: number): number[] {
  const visible = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  // The Tab key finds the neighbours of the focused row.
  const aroundFocus = focused === null ? [] : [focused - 1, focused, focused + 1];
  return [...new Set([...visible, ...aroundFocus])]
    .filter((index) => index >= 0 && index < count)
    .sort((one, other) => one - other);
}

/** Returns the height that the style sheet gives to a row of one line, in pixels. */
const readDefaultHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-height')) ||
  ROW_HEIGHT_WITHOUT_STYLES;
