/**
 * Aligns lines of cells in columns, each as wide as its widest cell.
 *
 * @param right columns that are aligned to the right, counted from 0
 */
export function aligned(lines: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) =>
    line
      .map((cell, column) => (right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}
