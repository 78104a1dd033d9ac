import type {
  CentralBankFile,
  Currency,
  CurrencyFile,
  ExchangeRateFile,
  FuelFile,
  RetiredCurrency,
} from '../reference/market/schema';
import type { Source } from '../reference/schema';
import { banksWith } from './banks-with';
import { fuelWith } from './fuel-with';
import type { Observation } from './observation';
import { indexed, type ObservationIndex } from './observation-index';
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

/** A value that is made when it is first asked for. */
function whenAsked<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Makes a market of its files, and of what was observed since. Each part is made ready when it is first asked for,
 * because a question of one day in the past asks for little of it.
 *
 * @param index every observation
 * @param stands does an observation count in this market?
 */
export function marketOf<One extends Observation>(
  files: MarketFiles,
  index: ObservationIndex<One>,
  stands: (observation: One) => boolean,
): Market {
  const currencies = new Map(files.currencies.currencies.map((currency) => [currency.code, currency]));
  const currencyOf = (country: string): string | undefined =>
    files.currencies.currencies.find(({ countries }) => countries?.includes(country))?.code;
  // A parity is law: a quotation on a day on which a currency has one changes nothing.
  const isQuoted = (currency: Currency, observation: One): boolean =>
    stands(observation) && parityOn(currency, observation.date) === undefined;
  const quotations = index.get('fx');

  function addDays(days: Set<string>): void {
    for (const [code, found] of quotations ?? []) {
      const currency = currencies.get(code);
      if (currency !== undefined)
        for (const one of found) if (!days.has(one.date) && isQuoted(currency, one)) days.add(one.date);
    }
  }
  function quoted(code: string): readonly One[] {
    const currency = currencies.get(code);
    return currency === undefined ? [] : (quotations?.get(code)?.filter((one) => isQuoted(currency, one)) ?? []);
  }
  function* observed(series: string): Iterable<readonly [string, readonly One[]]> {
    for (const [entity, found] of index.get(series) ?? []) {
      const standing = found.filter(stands);
      if (standing.length > 0) yield [entity, standing];
    }
  }

  const rates = whenAsked(() => rateTable(files.rates, addDays, quoted));
  const fuel = whenAsked(() => fuelWith(files.fuel, observed, currencyOf));
  const banks = whenAsked(() => banksWith(files.banks, observed));
  return {
    get dates() {
      return rates().dates;
    },
    get sources() {
      return rates().sources;
    },
    ratesOf: (code) => rates().ratesOf(code),
    currencies,
    retired: new Map(files.currencies.retired.map((currency) => [currency.code, currency])),
    currencySources: files.currencies.sources,
    get fuel() {
      return fuel();
    },
    get banks() {
      return banks();
    },
  };
}

/**
 * Makes a market of its files, and of what was observed since.
 *
 * @param observations in the order in which they became known
 */
export const createMarket = (files: MarketFiles, observations: readonly Observation[] = []): Market =>
  marketOf(files, indexed(observations), () => true);
