import { nearest } from '../contract/nearest';
import type { Market } from './market';

/** Why a code is not taken: it was replaced, or is not known, with the code that was probably meant. */
export function unknownCurrency(market: Market, code: string): string {
  const retired = market.retired.get(code);
  if (retired !== undefined) {
    const name = market.currencies.get(retired.successor)?.name;
    const factor =
      retired.units === null ? '' : `, at ${retired.units.toLocaleString('en-US')} ${code} for 1 ${retired.successor}`;
    return `${code} (${retired.name}) is no longer in use: it was replaced by ${retired.successor}${name === undefined ? '' : ` (${name})`}${factor}.`;
  }
  const meant = nearest(code, market.currencies.keys());
  return `"${code}" is not a currency known here${meant === undefined ? '. GET /api/v1/fx/rates lists them.' : `: did you mean ${meant} (${market.currencies.get(meant)!.name})?`}`;
}
