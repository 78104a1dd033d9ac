import { standingParity } from '../../src/market/parity';
import { type CurrencyFile, ExchangeRateFile } from '../../src/reference/market/schema';
import { plausible, type Published } from './plausible';
import { packageName } from './published';

/** Nine digits: amounts of money never show the rounding. */
const digits = (value: number): string => String(Number(value.toPrecision(9)));

/** The file of past exchange rates: floating currencies and coins, without implausible rates. */
export function exchangeRateFile(days: readonly Published[], { currencies }: CurrencyFile): ExchangeRateFile {
  const floating = currencies.filter((currency) => standingParity(currency) === undefined && currency.code !== 'USD');
  const { kept, leftOut } = plausible(days, floating);
  return ExchangeRateFile.parse({
    $schema: './exchange-rates.schema.json',
    source: {
      title: `${packageName}, daily versions ${days[0]!.date} to ${days.at(-1)!.date}`,
      publisher: 'fawazahmed0 (exchange-api), CC0-1.0',
      url: 'https://github.com/fawazahmed0/exchange-api',
      kind: 'other',
      dated: days.at(-1)!.date,
      licence: {
        name: 'CC0-1.0',
        url: 'https://github.com/fawazahmed0/exchange-api/blob/main/LICENSE',
        attribution: null,
        redistribution: 'allowed',
        commercial_use: 'allowed',
      },
    },
    base: 'USD',
    dates: days.map(({ date }) => date).join(' '),
    rates: Object.fromEntries(
      floating.map(({ code }) => [
        code,
        kept
          .get(code)!
          .map((value) => (value === undefined ? '-' : digits(value)))
          .join(' '),
      ]),
    ),
    left_out: leftOut,
  });
}
