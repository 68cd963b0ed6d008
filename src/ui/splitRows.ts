import type { RowGroup } from './DataTableRow';

/** Returns the rows of each group with the position of the first one. Without groups, all rows are together. */
export function splitRows<Row>(rows: readonly Row[], groups: readonly RowGroup[] | undefined) {
  if (groups === undefined) return [{ group: undefined, from: 0, rows }];
  let from = 0;
  return groups.map((group) => {
    const part = { group, from, rows: rows.slice(from, from + group.length) };
    from += group.length;
    return part;
  });
}
