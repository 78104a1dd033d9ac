import { nearest } from '../contract/nearest';
import { type Message, message, type Sentence } from '../language/message';
import { exactNumber } from '../language/terms';
import type { Market } from './market';

/** The code of a currency, with its name if known. */
function named({ currencies }: Market, code: string): Sentence {
  const name = currencies.get(code)?.name;
  return name === undefined ? code : message('currency_with_name', { code, name });
}

/** Why a code is refused: it was replaced or is not supported. Suggests the code probably meant. */
export function unknownCurrency(market: Market, code: string): Message {
  const retired = market.retired.get(code);
  if (retired !== undefined) {
    const replaced = { code, name: retired.name, successor: named(market, retired.successor) };
    return retired.units === null
      ? message('currency_replaced', replaced)
      : message('currency_replaced_at', {
          ...replaced,
          units: exactNumber(retired.units),
          newCode: retired.successor,
        });
  }
  const meant = nearest(code, market.currencies.keys());
  return meant === undefined
    ? message('currency_not_supported', { code })
    : message('currency_mistyped', { code, meant: named(market, meant) });
}
