import { bankSeriesWords, type BankSeriesId } from '../contract/words/central-banks';
import { type FuelType, fuelTypes, fuelWords } from '../contract/words/fuels';
import type { SeriesId } from '../contract/words/series';
import { codesOf } from '../contract/words/vocabulary';
import { asLabels, family } from './family';

type SeriesTerm = `series_${BankSeriesId}` | `fuel_series_${FuelType}`;

/** What is said of series besides their terms in sentences. */
interface OfSeries {
  /** The title of exchange rates. */
  readonly fx: string;
  readonly units: Readonly<Record<'dollar' | 'litre' | 'kg' | 'percent' | 'meeting', string>>;
}

/**
 * Titles and units of series.
 *
 * @param terms the names of the others inside sentences
 */
export const seriesTitles = (terms: Readonly<Record<SeriesTerm, string>>, { fx, units }: OfSeries) => {
  const fuels = <Text>(text: (fuel: FuelType) => Text) =>
    Object.fromEntries(fuelTypes.map((fuel) => [`fuel_${fuel}`, text(fuel)]));
  const banks = <Text>(text: (series: BankSeriesId) => Text) =>
    Object.fromEntries(codesOf(bankSeriesWords).map((id) => [id, text(id)]));
  const titles = { fx, ...fuels((fuel) => terms[`fuel_series_${fuel}`]), ...banks((id) => terms[`series_${id}`]) };
  const unitById = {
    fx: units.dollar,
    ...fuels((fuel) => units[fuelWords[fuel].unit]),
    ...banks((id) => (id === 'mpc_meeting' ? units.meeting : units.percent)),
  };
  return {
    ...family('series_title', asLabels(titles as Readonly<Record<SeriesId, string>>)),
    ...family('series_unit', unitById as Readonly<Record<SeriesId, string>>),
  };
};
