import { exchangeRates } from '../../src/market';
import { onceAMinute } from './once-a-minute';
import type { MakeHandler } from './operation';

/** The currency codes in a comma-separated list; undefined if there are none. */
function codesIn(list: string | undefined): readonly string[] | undefined {
  const codes = list
    ?.split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
  return codes?.length === 0 ? undefined : codes;
}

export const handler: MakeHandler<'getExchangeRates'> = ({ market }) => {
  const once = onceAMinute(100);
  return {
    takesTurns: true,
    answer({ base, quotes }, asking) {
      const [current, codes, now] = [market(asking), codesIn(quotes), asking.askedAt];
      return once(current, now, { base, codes: codes?.join() }, () => exchangeRates(current, base, codes, now));
    },
    table: ({ rates }) => rates,
  };
};
