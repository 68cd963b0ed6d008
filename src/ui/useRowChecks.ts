import { useRef } from 'react';
import type { RowCheck, RowSelection } from './RowCheckBox';

/** Returns the check of each row. Shift and a click select all rows from that of the click before. */
export function useRowChecks(
  rows: readonly { id: string }[],
  selection: RowSelection | undefined,
): (index: number) => RowCheck | undefined {
  const lastClickedId = useRef<string | null>(null);
  return (index) => {
    const row = rows[index];
    if (!selection || !row) return undefined;
    return {
      isSelected: selection.isSelected(row.id),
      onSelect: (isSelected, isRange) => {
        const rangeStart = isRange ? rows.findIndex(({ id }) => id === lastClickedId.current) : -1;
        const [first, end] =
          rangeStart === -1 ? [index, index] : [Math.min(rangeStart, index), Math.max(rangeStart, index)];
        lastClickedId.current = row.id;
        selection.onSelect(
          rows.slice(first, end + 1).map(({ id }) => id),
          isSelected,
        );
      },
    };
  };
}
