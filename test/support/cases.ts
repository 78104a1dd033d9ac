import { random } from './random';

/** How many times as many cases as usual: `CASES`, which is 4 in `npm run test:exhaustive`. */
const times = Number(process.env['CASES'] ?? 1);

/** How many cases a test draws. */
export const cases = (count: number): number => Math.max(1, Math.round(count * times));

/** All cases in an exhaustive run, and a quarter of them in a usual one, always the same. */
export function someOf<Case>(all: readonly Case[]): readonly Case[] {
  const next = random(1);
  return all.filter(() => next() < times / 4);
}
