import { randomBytes } from 'node:crypto';
import { commandLine } from '../../server/command-line';
import type { NewObservation } from '../../server/store/ledger';
import { countryNames } from '../../src/contract/countries';
import { fuelTypes } from '../../src/contract/fuel';
import { dayOfMoment } from '../../src/day';
import { commonBankOf, type Market, newestPoint, type SeriesId } from '../../src/market';
import { CommandRefused } from '../command/failure';
import type { GivenSource } from './source';

/** Figures that hold until they change. Only these can be confirmed; statistics belong to one period. */
export const marketAreas = [...fuelTypes, 'policy_rate'] as const;
export type MarketArea = (typeof marketAreas)[number];

const seriesOf = (area: MarketArea): SeriesId => (area === 'policy_rate' ? area : `fuel_${area}`);

/** The country, or the common central bank that sets its rate. */
const entityOf = (market: Market, area: MarketArea, country: string): string =>
  (area === 'policy_rate' ? commonBankOf(market, country) : undefined) ?? country;

/** A number for observations that are entered together: the day and random hex digits, so numbers do not clash. */
export const newNumber = (now: number): string =>
  `${dayOfMoment(now).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;

/** An observation that repeats a figure, and a sentence that says so. */
interface MarketConfirmation {
  readonly observation: NewObservation;
  readonly change: string;
}

/** What somebody saw, and where. */
interface Seen {
  readonly country: string;
  readonly area: MarketArea;
  readonly date: string;
  readonly source: GivenSource;
  /** Is the source the authority itself? */
  readonly official: boolean;
}

/**
 * Confirms that a price or a policy rate was unchanged on a day, by an observation of the same value on that day.
 *
 * @param number of the confirmation, for undoing it
 * @throws CommandRefused where no figure is recorded, or the last one is of that day or later
 */
export function confirmMarket(
  market: Market,
  { country, area, date, source, official }: Seen,
  number: string,
  now: number,
): MarketConfirmation {
  const series = seriesOf(area);
  const entity = entityOf(market, area, country);
  const newest = newestPoint(market, series, entity);
  const what = `${entity === country ? countryNames[country as keyof typeof countryNames] : entity}, ${area.replace('_', ' ')}`;
  if (newest === undefined)
    throw new CommandRefused(
      `${what}: there is nothing to confirm, because no figure is recorded. Import one with \`${commandLine('data:import')}\`.`,
    );
  if (newest.date >= date)
    throw new CommandRefused(
      `${what}: the current figure, ${newest.value}, dates from ${newest.date}. A confirmation needs a later day.`,
    );
  return {
    observation: {
      series,
      entity,
      date,
      value: newest.value,
      source,
      retrievedAt: new Date(now).toISOString(),
      origin: `confirm:${number}`,
      authority: official ? 'official' : 'compiled',
    },
    change: `${what}: ${newest.value} from ${newest.date} was unchanged on ${date}`,
  };
}
