import type { CentralBankFile, Currency, CurrencyFile, ExchangeRateFile, FuelFile, RetiredCurrency } from '../reference/market/schema';
import type { Source } from '../reference/schema';
import { banksWith } from './banks-with';
import { fuelWith } from './fuel-with';
import type { Observation } from './observation';
import { parityOn } from './parity';
import { type RateTable, rateTable } from './rate-table';

/** Exchange rates, fuel prices and central bank data, made ready for questions. */
export interface Market extends RateTable {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly retired: ReadonlyMap<string, RetiredCurrency>;
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

/**
 * Makes a market of its files, and of what was observed since.
 *
 * @param observations in the order in which they became known
 */
export function createMarket(files: MarketFiles, observations: readonly Observation[] = []): Market {
  const currencies = new Map(files.currencies.currencies.map((currency) => [currency.code, currency]));
  // A parity is law: a quotation on a day on which a currency has one changes nothing.
  const quoted = observations.filter(({ series, entity, date }) => series === 'fx' && currencies.has(entity) && parityOn(currencies.get(entity), date) === undefined);
  const currencyOf = (country: string): string | undefined => files.currencies.currencies.find(({ countries }) => countries?.includes(country))?.code;
  return {
    ...rateTable(files.rates, quoted),
    currencies,
    retired: new Map(files.currencies.retired.map((currency) => [currency.code, currency])),
    currencySources: files.currencies.sources,
    fuel: fuelWith(files.fuel, observations, currencyOf),
    banks: banksWith(files.banks, observations),
  };
}
