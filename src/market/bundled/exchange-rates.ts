import type { ExchangeRateFile } from '../../reference/market/schema';
import type { Observation } from '../observation';

/** The feed the bundled rates come from; its new rates continue them. */
export const bundledRatesOrigin = 'currency-api';

/** The bundled exchange rates, read one currency at a time: most questions are about a few currencies. */
export interface BundledRates {
  /** The days of publication, ascending. */
  readonly dates: readonly string[];
  /** The rates of a currency as observations, oldest first. */
  readonly observationsOf: (code: string) => readonly Observation[];
}

/** Reads the bundled exchange rates. Each currency is parsed once, on first use. */
export function bundledRates({ dates: days, rates, source }: ExchangeRateFile): BundledRates {
  const dates = days.split(' ');
  const texts = new Map(Object.entries(rates));
  const observations = new Map<string, readonly Observation[]>();
  const read = (code: string): readonly Observation[] =>
    (texts.get(code)?.split(' ') ?? []).flatMap((text, i) => {
      const value = Number(text);
      return Number.isNaN(value)
        ? []
        : [
            {
              series: 'fx',
              entity: code,
              date: dates[i]!,
              value,
              source,
              origin: bundledRatesOrigin,
              authority: 'compiled' as const,
            },
          ];
    });
  return {
    dates,
    observationsOf(code) {
      let found = observations.get(code);
      if (found === undefined) observations.set(code, (found = read(code)));
      return found;
    },
  };
}
