import { fuelTypes } from '../../contract/fuel';
import { defined } from '../../defined';
import type { FuelFile } from '../../reference/market/schema';
import type { Observation } from '../observation';
import { bundledOrigin } from './origin';

/** The prices of the bundled file as observations. */
export const fuelObservations = ({ countries, sources }: FuelFile): Observation[] =>
  Object.entries(countries).flatMap(([entity, { fuels }]) =>
    fuelTypes.flatMap((fuel) =>
      (fuels[fuel]?.prices ?? []).map(({ date, price, precision, from_usd, confidence, source }) => ({
        series: `fuel_${fuel}`,
        entity,
        date,
        value: price,
        source: sources[source]!,
        ...bundledOrigin,
        ...defined({
          details: precision && { precision },
          confidence,
          convertedFromUsd: from_usd,
        }),
      })),
    ),
  );
