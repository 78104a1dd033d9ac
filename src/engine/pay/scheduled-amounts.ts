import { exactAt, rowAt } from './numerators';
import type { Schedule } from './schedule';

/**
 * The first `count` lines at a gross pay.
 *
 * @param gross pay in minor units, a whole number of 0 or more
 * @param out receives the lines, in minor units
 */
export function amountsAt(prepared: Schedule, gross: number, count: number, out: number[]): void {
  const { lines, bases, denominators, units } = prepared;
  const { starts, slopes, intercepts, safe } = prepared.gross;
  if (gross > safe) return amountsExactly(prepared, gross, count, out);
  if (bases.length > 0) return amountsOnBases(prepared, gross, count, out);
  const row = rowAt(starts, lines, gross);
  for (let line = 0; line < count; line++)
    out[line] =
      Math.floor((slopes[row + line]! * gross + intercepts[row + line]!) / denominators[line]!) * units[line]!;
}

/** The lines of a law that rounds bases: each base adds to the numerators. */
function amountsOnBases(prepared: Schedule, gross: number, count: number, out: number[]): void {
  const { lines, bases, denominators, units } = prepared;
  const { starts, slopes, intercepts } = prepared.gross;
  const row = rowAt(starts, lines, gross);
  for (let line = 0; line < count; line++) out[line] = slopes[row + line]! * gross + intercepts[row + line]!;
  for (let k = 0; k < bases.length; k++) {
    const base = bases[k]!;
    const own = lines - bases.length + k;
    const z = Math.floor((slopes[row + own]! * gross + intercepts[row + own]!) / denominators[own]!);
    if (z > base.safe) return amountsExactly(prepared, gross, count, out);
    const rowOfBase = rowAt(base.starts, lines, z);
    for (let line = 0; line < count; line++)
      out[line]! += base.slopes[rowOfBase + line]! * z + base.intercepts[rowOfBase + line]!;
  }
  for (let line = 0; line < count; line++) out[line] = Math.floor(out[line]! / denominators[line]!) * units[line]!;
}

const floorDivide = (n: bigint, d: bigint): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** Computes the lines in big integers, for amounts whose products floating point cannot hold. */
function amountsExactly(prepared: Schedule, gross: number, count: number, out: number[]): void {
  const { lines, bases, exactDenominators, units } = prepared;
  const { slopes, intercepts } = exactAt(prepared.gross, gross);
  const numerator = (line: number): bigint => slopes[line]! * BigInt(gross) + intercepts[line]!;
  const sums = Array.from({ length: count }, (_, line) => numerator(line));
  bases.forEach((base, k) => {
    const own = lines - bases.length + k;
    const z = floorDivide(numerator(own), exactDenominators[own]!);
    const added = exactAt(base, Number(z));
    for (let line = 0; line < count; line++) sums[line]! += added.slopes[line]! * z + added.intercepts[line]!;
  });
  for (let line = 0; line < count; line++)
    out[line] = Number(floorDivide(sums[line]!, exactDenominators[line]!)) * units[line]!;
}

/** The sum of the first `count` lines at a gross pay, in minor units, such as all deductions. */
export function totalAt(prepared: Schedule, gross: number, count: number): number {
  const { lines, bases, denominators, units } = prepared;
  const { starts, slopes, intercepts, safe } = prepared.gross;
  let total = 0;
  if (bases.length > 0 || gross > safe) {
    const out = new Array<number>(count);
    amountsAt(prepared, gross, count, out);
    for (let line = 0; line < count; line++) total += out[line]!;
    return total;
  }
  const row = rowAt(starts, lines, gross);
  for (let line = 0; line < count; line++)
    total += Math.floor((slopes[row + line]! * gross + intercepts[row + line]!) / denominators[line]!) * units[line]!;
  return total;
}
