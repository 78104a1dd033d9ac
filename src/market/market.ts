import type {
  BankRecord,
  Currency,
  FuelRecord,
  MarketFiles,
  MemberRecord,
  RetiredCurrency,
} from '../reference/market/schema';
import type { Source } from '../reference/schema';
import { bundledOf } from './bundled';
import { counting } from './counting';
import type { Observation } from './observation';
import { indexed, type ObservationIndex } from './observation-index';
import { parityOn } from './parity';
import { type RateTable, rateTable } from './rate-table';
import type { SeriesId } from './series';
import { whenAsked } from './when-asked';

/** Exchange rates, fuel prices and central bank figures, ready to query. */
export interface Market extends RateTable {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly retired: ReadonlyMap<string, RetiredCurrency>;
  readonly currencySources: Readonly<Record<string, Source>>;
  /** Fuel data of each country, without the prices. */
  readonly fuel: Readonly<Record<string, FuelRecord>>;
  /** Common and national central banks, without their figures. */
  readonly banks: {
    readonly unions: Readonly<Record<string, BankRecord>>;
    readonly countries: Readonly<Record<string, BankRecord | MemberRecord>>;
  };
  /** Each observation of a series and entity that counts, oldest day first. */
  readonly observationsOf: (series: SeriesId, entity: string) => readonly Observation[];
}

/**
 * A market of the bundled files and later observations. Each part is built on first use, because a question about one
 * past day needs little of it.
 *
 * @param index every later observation
 * @param stands true if an observation counts in this market
 */
export function marketOf<One extends Observation>(
  files: MarketFiles,
  index: ObservationIndex<One>,
  stands: (observation: One) => boolean,
): Market {
  const bundled = bundledOf(files);
  const { currencies, retired } = bundled;

  /** A parity is law: while a currency has one, its quotations are ignored. */
  const isQuoted = (currency: Currency, observation: One): boolean =>
    stands(observation) && parityOn(currency, observation.date) === undefined;

  function standing(series: string, entity: string): readonly One[] {
    const observations = index.get(series)?.get(entity);
    if (observations === undefined) return [];
    if (series !== 'fx') return observations.filter(stands);
    const currency = currencies.get(entity);
    return currency === undefined ? [] : observations.filter((one) => isQuoted(currency, one));
  }

  function quotationDays(): readonly string[] {
    const dates = bundled.dates();
    const days = new Set(dates);
    for (const [code, observations] of index.get('fx') ?? []) {
      const currency = currencies.get(code);
      if (currency !== undefined)
        for (const one of observations) if (!days.has(one.date) && isQuoted(currency, one)) days.add(one.date);
    }
    return days.size === dates.length ? dates : [...days].sort();
  }

  const rates = whenAsked(() =>
    rateTable(quotationDays(), (code) => [...bundled.observationsOf('fx', code), ...standing('fx', code)]),
  );
  const ready = new Map<string, readonly Observation[]>();
  return {
    get dates() {
      return rates().dates;
    },
    get sources() {
      return rates().sources;
    },
    ratesOf: (code) => rates().ratesOf(code),
    currencies,
    retired,
    currencySources: files.currencies.sources,
    fuel: files.fuel.countries,
    banks: files.banks,
    observationsOf(series, entity) {
      const key = `${series} ${entity}`;
      let observations = ready.get(key);
      if (observations === undefined) {
        observations = counting(series, bundled.observationsOf(series, entity), standing(series, entity));
        ready.set(key, observations);
      }
      return observations;
    },
  };
}

/**
 * A market of the bundled files and later observations.
 *
 * @param observations in the order they became known
 */
export const createMarket = (files: MarketFiles, observations: readonly Observation[] = []): Market =>
  marketOf(files, indexed(observations), () => true);
