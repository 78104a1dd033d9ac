import { randomBytes } from 'node:crypto';
import type { NewObservation } from '../../server/store/ledger';
import { countryNames } from '../../src/contract/countries';
import { fuelTypes } from '../../src/contract/fuel';
import { commonBankOf, type Market, newestPoint, type SeriesId } from '../../src/market';
import { Refused } from '../refused';
import type { GivenSource } from './source';

/**
 * Figures that hold until they are changed, so that finding them unchanged says something. Statistics of a period do
 * not become newer.
 */
export const marketAreas = [...fuelTypes, 'policy_rate'] as const;
export type MarketArea = (typeof marketAreas)[number];

const seriesOf = (area: MarketArea): SeriesId => (area === 'policy_rate' ? area : `fuel_${area}`);

/** The country, or the common central bank that sets its rate. */
const entityOf = (market: Market, area: MarketArea, country: string): string =>
  (area === 'policy_rate' ? commonBankOf(market, country) : undefined) ?? country;

/** A number for a set of entries that are made together: the day, and enough chance that two do not meet. */
export const newNumber = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;

/** An observation that repeats a figure, and the confirmation in words. */
interface MarketConfirmation {
  readonly observation: NewObservation;
  readonly change: string;
}

/**
 * That a price or a policy rate was found unchanged on a day: the same value again, of that day.
 *
 * @param number of the confirmation, by which it can be undone
 * @throws Refused where nothing is known, or something of that day or later
 */
export function confirmMarket(
  market: Market,
  country: string,
  area: MarketArea,
  date: string,
  source: GivenSource & { readonly official: boolean },
  number: string,
  now: number,
): MarketConfirmation {
  const series = seriesOf(area);
  const entity = entityOf(market, area, country);
  const newest = newestPoint(market, series, entity);
  const what = `${entity === country ? countryNames[country as keyof typeof countryNames] : entity}, ${area.replace('_', ' ')}`;
  if (newest === undefined)
    throw new Refused(
      `No ${area.replace('_', ' ')} of ${entity === country ? countryNames[country as keyof typeof countryNames] : entity} is known: there is nothing to confirm. Enter it with \`npm run data:import\`.`,
    );
  if (newest.date >= date)
    throw new Refused(
      `${what}: the figure shown, ${newest.value}, is of ${newest.date} already. A confirmation has to be of a later day.`,
    );
  const { official, ...cited } = source;
  return {
    observation: {
      series,
      entity,
      date,
      value: newest.value,
      source: cited,
      retrievedAt: new Date(now).toISOString(),
      origin: `confirm:${number}`,
      authority: official ? 'official' : 'compiled',
    },
    change: `${what}: ${newest.value} of ${newest.date} still stood on ${date}`,
  };
}
