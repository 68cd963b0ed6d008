/** Formats rows as lines with aligned columns. */
export function formatColumns(rows: string[][], separator = '  '): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join(separator)
        .trimEnd(),
    )
    .join('\n');
}
