/** What takes no room in a terminal: colours, marks on letters, and signs of direction. */
const unseen = /\u001b\[\d+m|[\p{Mn}\p{Cf}]/gu;

const widthOf = (text: string): number => text.replace(unseen, '').length;

/**
 * Aligns lines of cells in columns, each as wide as its widest cell.
 *
 * @param right columns that are aligned to the right, counted from 0
 */
export function aligned(lines: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column]!))));
  const padded = (cell: string, column: number): string => {
    const room = ' '.repeat(widths[column]! - widthOf(cell));
    return right.includes(column) ? room + cell : cell + room;
  };
  return lines.map((line) => line.map(padded).join('  ').trimEnd());
}
