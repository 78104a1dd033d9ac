import type { CentralBankFile, Currency, CurrencyFile, ExchangeRateFile, FuelFile, RetiredCurrency } from '../reference/market/schema';
import type { Source } from '../reference/schema';

/** Exchange rates, fuel prices and central bank data, made ready for questions. */
export interface Market {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly retired: ReadonlyMap<string, RetiredCurrency>;
  /** Days of publication, ascending. */
  readonly dates: readonly string[];
  /** Units for one US dollar on each day; NaN where there is none. Pegged currencies have none of their own. */
  readonly perDollar: ReadonlyMap<string, Float64Array>;
  readonly ratesSource: Source;
  readonly currencySources: Readonly<Record<string, Source>>;
  readonly fuel: FuelFile;
  readonly banks: CentralBankFile;
}

/** What a market is made of. */
export interface MarketFiles {
  readonly currencies: CurrencyFile;
  readonly rates: ExchangeRateFile;
  readonly fuel: FuelFile;
  readonly banks: CentralBankFile;
}

/** Makes a market of its files. */
export function createMarket(files: MarketFiles): Market {
  const dates = files.rates.dates.split(' ');
  const perDollar = new Map(Object.entries(files.rates.rates).map(([code, text]) => [code, Float64Array.from(text.split(' '), Number)]));
  perDollar.set(files.rates.base, new Float64Array(dates.length).fill(1));
  return {
    currencies: new Map(files.currencies.currencies.map((currency) => [currency.code, currency])),
    retired: new Map(files.currencies.retired.map((currency) => [currency.code, currency])),
    dates,
    perDollar,
    ratesSource: files.rates.source,
    currencySources: files.currencies.sources,
    fuel: files.fuel,
    banks: files.banks,
  };
}
