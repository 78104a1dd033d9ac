/**
 * What a number is, which decides its number format. A `percent` is a stated rate and keeps its digits. A `share` is
 * calculated and rounded for reading. A `date` is a serial date, and a `date_read_again` one on which cited pages still
 * stated the fact.
 */
export type Kind = 'money' | 'rate' | 'percent' | 'share' | 'date' | 'date_read_again' | 'plain';

/** A number with its kind. Each program decides how its cells show it. */
export class Figure {
  constructor(
    readonly value: number,
    readonly kind: Exclude<Kind, 'plain'>,
  ) {}
}

/** Makes numbers of a kind for cells. Words stay as they are. */
export const presenter =
  (kind: Kind) =>
  <Value extends string | number | boolean>(value: Value): Value | Figure =>
    typeof value === 'number' && kind !== 'plain' ? new Figure(value, kind) : value;
