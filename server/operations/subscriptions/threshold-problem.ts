import { type Message, message } from '../../../src/language/message';
import type { Market } from '../../../src/market';
import { dayOf } from '../../../src/market/age';
import { midRate } from '../../../src/market/mid-rate';
import { unknownCurrency } from '../../../src/market/unknown-currency';
import type { Filter } from '../../webhooks/filter';
import { currenciesOf } from '../../webhooks/thresholds';

/** Why thresholds can never be crossed, or never be sent; undefined where they can. */
export function thresholdProblem(
  market: Market,
  { thresholds, kinds }: Pick<Filter, 'thresholds' | 'kinds'>,
  now: number,
): Message | undefined {
  if (thresholds.length > 0 && kinds.length > 0 && !kinds.includes('exchange_rate'))
    return message('thresholds_need_kind');
  for (const threshold of thresholds) {
    const [from, to] = currenciesOf(threshold);
    const unknown = [from, to].find((code) => !market.currencies.has(code));
    if (unknown !== undefined) return unknownCurrency(market, unknown);
    const rate = midRate(market, from, to, dayOf(now));
    if (rate !== undefined && rate.date === undefined) return message('threshold_pair_fixed', { pair: threshold.pair });
  }
  return undefined;
}
