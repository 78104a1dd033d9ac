/** How many amounts to look at on either side of a jump, where rounding may still meet the target. */
const triesAround = 256;

/**
 * The smallest gross whose net is `target`; if a jump leaves no such gross, the smallest whose net is higher.
 *
 * One more minor unit of gross never adds more than one minor unit of net, except where the tax falls at a limit. A gross
 * whose net is d short therefore rules out the next d − 1, and the search leaps by what is short. A leap across a limit
 * where the tax falls may go too far; then the limit is found by halving.
 *
 * A leap leaves at most the share of pay that is deducted of what was short, so a few dozen do. Where net stays the same
 * over a long stretch of gross pay, it takes very many.
 *
 * @param least the smallest gross that there can be
 * @param net exact net pay for a gross pay, both in minor units
 * @param mostLeaps how many leaps to make before giving up
 * @returns gross pay in minor units, and whether its net is exactly the target; undefined if no gross leaves that much;
 *   `gave up` also where the gross is beyond the integers that floating point holds
 */
export function leapToGross(
  target: number,
  least: number,
  net: (gross: number) => number,
  mostLeaps: number,
): { readonly gross: number; readonly exact: boolean } | 'gave up' | undefined {
  let gross = Math.max(target, least);
  let before: number | undefined;
  for (let leap = 0; leap < mostLeaps && gross <= Number.MAX_SAFE_INTEGER; leap++) {
    const left = net(gross);
    if (left === target) return { gross, exact: true };
    if (left > target) {
      if (before !== undefined) return beyond(before, gross, target, net);
      // Tax that was withheld before may come back: a net above the gross.
      const smallest = Math.max(1, least);
      if (gross <= smallest) return undefined;
      gross = smallest;
      continue;
    }
    before = gross;
    gross += Math.max(1, target - left);
  }
  return 'gave up';
}

/** Between a gross that leaves too little and one that leaves too much. */
function beyond(short: number, enough: number, target: number, net: (gross: number) => number) {
  let [low, high] = [short, enough];
  while (high - low > 1) {
    const middle = Math.floor(low + (high - low) / 2);
    if (net(middle) >= target) high = middle;
    else low = middle;
  }
  // Where the law rounds two bases, net goes up and down in small steps around the limit.
  let first = high;
  const last = high + triesAround;
  for (let gross = Math.max(short + 1, high - triesAround); gross < last; gross++) {
    const left = net(gross);
    if (left === target) return { gross, exact: true };
    if (left > target && gross < first) first = gross;
  }
  return { gross: first, exact: false };
}
