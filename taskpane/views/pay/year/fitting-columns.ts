/** A column of the table: the fewer its `priority`, the sooner it gives way where there is no room. */
export interface Fitted {
  readonly id: string;
  readonly priority: number;
  /** The texts of the column, heading not included. */
  readonly texts: readonly string[];
}

/**
 * The columns for which there is room, in their order. The first column always stays.
 *
 * @param width room in CSS pixels
 * @param characterWidth width of a character in CSS pixels
 * @param gap space before each column but the first
 */
export function fittingColumns<Column extends Fitted>(
  columns: readonly Column[],
  width: number,
  characterWidth: number,
  gap: number,
): readonly Column[] {
  const widthOf = ({ texts }: Column): number => gap + Math.max(...texts.map(({ length }) => length)) * characterWidth;
  let room = width + gap;
  const [first, ...others] = columns;
  if (first === undefined) return [];
  room -= widthOf(first);
  const kept = new Set<Column>([first]);
  for (const column of [...others].sort((a, b) => b.priority - a.priority)) {
    room -= widthOf(column);
    if (room < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}
