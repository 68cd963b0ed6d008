import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './ChartReader.module.css';
import { findPosition } from './scales';
import type { Direction, PointScale } from './scales';

type Props = {
  label: string;
  count: number;
  /** The position that is read, or null before the first one. */
  active: number | null;
  /** Values of a position as one sentence. */
  describePoint: (index: number) => string;
  scale: PointScale;
  direction: Direction;
  onRead: (index: number | null) => void;
  /** A click or Enter opens what is behind a position. */
  onOpen?: ((index: number) => void) | undefined;
};

/** The share of all positions that PageUp and PageDown skip. */
const PAGE_SHARE = 0.1;

/**
 * Covers the plot of a chart and reads its values. It is a slider, so that arrow keys read one position after the other
 * without a live region. Escape hides the tooltip.
 */
export function ChartReader({
  label,
  count,
  active,
  describePoint,
  scale,
  direction,
  onRead,
  onOpen,
}: Props) {
  const currentIndex = active ?? 0;
  const readAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    onRead(findPosition(scale, clientX - left, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      onRead(null);
      return;
    }
    if (event.key === 'Enter') {
      onOpen?.(currentIndex);
      return;
    }
    const next = findTarget(event.key, currentIndex, count, direction);
    if (next === null) return;
    event.preventDefault();
    onRead(Math.min(count - 1, Math.max(0, next)));
  };
  return (
    <div
      className={styles['reader']}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={currentIndex + 1}
      aria-valuetext={describePoint(currentIndex)}
      data-opens={onOpen !== undefined}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onRead(currentIndex);
      }}
      onBlur={() => onRead(null)}
      onKeyDown={onKeyDown}
      onPointerDown={readAt}
      onPointerMove={readAt}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead(null)}
      onClick={() => active !== null && onOpen?.(active)}
    />
  );
}

/** Returns the position that a key moves to, or null for any other key. */
function findTarget(key: string, current: number, count: number, direction: Direction): number | null {
  // At least two, so that a page is more than an arrow key.
  const page = Math.max(2, Math.round(count * PAGE_SHARE));
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = {
    [forward]: current + 1,
    [back]: current - 1,
    ArrowUp: current + 1,
    ArrowDown: current - 1,
    PageUp: current + page,
    PageDown: current - page,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}
