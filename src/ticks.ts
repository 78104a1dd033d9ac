/** Marks of an axis, evenly spaced, the lowest first. */
export interface Ticks {
  readonly values: readonly number[];
  /** Decimals that write every mark in full. */
  readonly decimals: number;
}

const steps = [1, 2, 2.5, 5, 10, 20, 25, 50];

/** How many decimals write a round number in full. */
const decimalsOf = (value: number): number =>
  Array.from({ length: 12 }, (_, count) => count).find(
    (count) => Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-6,
  ) ?? 12;

/** The finest round step that puts at most `most` marks into an interval. */
function roundStep(from: number, to: number, countOf: (step: number) => number, most: number): number {
  const power = 10 ** Math.floor(Math.log10((to - from) / Math.max(1, most)));
  return steps.map((factor) => factor * power).find((step) => countOf(step) <= most) ?? to - from;
}

type Ends = (step: number) => readonly [number, number];

const multiples = (step: number, [first, last]: readonly [number, number]): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toPrecision(12)));

const countIn =
  (ends: Ends) =>
  (step: number): number =>
    ends(step)[1] - ends(step)[0] + 1;

/**
 * Round numbers that span an interval.
 *
 * @param most most marks, at least three
 */
export function roundTicks(from: number, to: number, most: number): Ticks {
  const ends: Ends = (step) => [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
  const step = roundStep(from, to, countIn(ends), most);
  return { values: multiples(step, ends(step)), decimals: decimalsOf(step) };
}

/** The round numbers within an interval, at most `most` of them. */
export function ticksWithin(from: number, to: number, most: number): readonly number[] {
  const ends: Ends = (step) => [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  const step = roundStep(from, to, countIn(ends), most);
  return multiples(step, ends(step));
}

const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/**
 * The first days of months within an interval, in milliseconds since 1970: every month, or fewer if `most` requires it.
 */
export function monthTicks(from: number, to: number, most: number): readonly number[] {
  const monthOf = (moment: number): number => new Date(moment).getUTCFullYear() * 12 + new Date(moment).getUTCMonth();
  const all = Array.from({ length: monthOf(to) - monthOf(from) + 1 }, (_, at) => monthOf(from) + at)
    .map((month) => ({ month, moment: Date.UTC(Math.floor(month / 12), month % 12, 1) }))
    .filter(({ moment }) => moment >= from);
  const step = monthSteps.find((months) => all.filter(({ month }) => month % months === 0).length <= most) ?? 120;
  return all.filter(({ month }) => month % step === 0).map(({ moment }) => moment);
}
