import type { Currency, MarketFiles, RetiredCurrency } from '../../reference/market/schema';
import { oncePer } from '../../once';
import type { Observation } from '../observation';
import { indexed } from '../observation-index';
import { whenAsked } from '../when-asked';
import { bankObservations } from './central-banks';
import { bundledRates } from './exchange-rates';
import { fuelObservations } from './fuel';

/** The data bundled with the service, shared by the markets of all days. */
export interface Bundled {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly retired: ReadonlyMap<string, RetiredCurrency>;
  /** The days with bundled exchange rates, ascending. */
  readonly dates: () => readonly string[];
  /** The bundled observations of a series and entity, oldest first. */
  readonly observationsOf: (series: string, entity: string) => readonly Observation[];
}

const none: readonly Observation[] = [];

function read(files: MarketFiles): Bundled {
  const rates = whenAsked(() => bundledRates(files.rates));
  const fuel = whenAsked(() => indexed(fuelObservations(files.fuel)));
  const banks = whenAsked(() => indexed(bankObservations(files.banks)));
  return {
    currencies: new Map(files.currencies.currencies.map((currency) => [currency.code, currency])),
    retired: new Map(files.currencies.retired.map((currency) => [currency.code, currency])),
    dates: () => rates().dates,
    observationsOf(series, entity) {
      if (series === 'fx') return rates().observationsOf(entity);
      const index = series.startsWith('fuel_') ? fuel() : banks();
      return index.get(series)?.get(entity) ?? none;
    },
  };
}

/** The contents of the files, shared by all markets built on them. Each part is read once, on first use. */
export const bundledOf = oncePer(read);
