import type { Piece, Piecewise } from './piecewise';
import { ceiling, floor } from './rational';

/** The pieces of a function that hold an integer, each with its first one. */
export function onIntegers(f: Piecewise): readonly { readonly start: bigint; readonly piece: Piece }[] {
  const held: { start: bigint; piece: Piece }[] = [];
  for (const piece of f) {
    const start = piece.open ? floor(piece.from) + 1n : ceiling(piece.from);
    while (held.length > 0 && held[held.length - 1]!.start >= start) held.pop();
    held.push({ start, piece });
  }
  return held;
}
