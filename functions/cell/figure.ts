import type { FigureKind } from '../../src/client/function-value';

/** What a number of a cell is. */
export type Kind = FigureKind | 'plain';

/** A number with its kind. Each program decides how its cells show it. */
export class Figure {
  constructor(
    readonly value: number,
    readonly kind: FigureKind,
  ) {}
}

/** Makes numbers of a kind for cells. Words stay as they are. */
export const presenter =
  (kind: Kind) =>
  <Value extends string | number | boolean>(value: Value): Value | Figure =>
    typeof value === 'number' && kind !== 'plain' ? new Figure(value, kind) : value;
