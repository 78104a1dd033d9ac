import { bankFigures } from '../contract/bank-figures';
import type { Indicator } from '../contract/rates';
import { type BankFigureName, bankFigureNames } from '../contract/words/central-banks';
import type { BankRecord } from '../reference/market/schema';
import { addDays } from '../day';
import { dayOf } from './age';
import { type History, newestOf } from './history';
import type { Market } from './market';
import { announcedOn, type Committee, meetingsIn } from './meetings';
import type { Observation } from './observation';
import type { SeriesId } from './series';

/** The series behind each central bank figure. */
export const seriesOfFigure: Readonly<Record<BankFigureName, readonly SeriesId[]>> = {
  policy_rate: ['policy_rate'],
  inflation: ['inflation_annual', 'inflation'],
  inflation_core: ['inflation_core'],
  inflation_food: ['inflation_food'],
  tbill_91: ['tbill_91'],
  tbill_182: ['tbill_182'],
  tbill_364: ['tbill_364'],
  gdp: ['gdp_growth_annual', 'gdp_growth'],
  next_mpc: ['mpc_meeting'],
};

/** The series of a group of figures. */
export const seriesOfGroup = (group: Indicator): SeriesId[] =>
  bankFigureNames.flatMap((name) => (bankFigures[name].group === group ? seriesOfFigure[name] : []));

/** Abbreviation of a country's common central bank; undefined if the country has its own bank. */
export function commonBankOf({ banks }: Pick<Market, 'banks'>, entity: string): string | undefined {
  const country = banks.countries[entity];
  return country !== undefined && 'union' in country ? country.union : undefined;
}

/** The central bank of a country, with the notices about the bank and the country. */
export function bankOf(market: Market, country: string): BankRecord | undefined {
  const own = market.banks.countries[country];
  if (own === undefined || !('union' in own)) return own;
  const common = market.banks.unions[own.union]!;
  return { ...common, ...own, notices: [...(common.notices ?? []), ...(own.notices ?? [])] };
}

/**
 * The observations of a group of figures for a country or common central bank. A country without any in the group uses
 * those of its common bank.
 */
export function observationsOfGroup(
  market: Market,
  entity: string,
  group: Indicator,
): (series: SeriesId) => History<Observation> {
  const common = commonBankOf(market, entity);
  const isOwn =
    common === undefined ||
    seriesOfGroup(group).some((series) => newestOf(market.observationsOf(series, entity)) !== undefined);
  return (series) => market.observationsOf(series, isOwn ? entity : common);
}

/**
 * The committee that sets the policy rate of a country or common central bank, with the meetings that decide whether a
 * decision is missing: those after the newest decision until now, and the next one announced by now.
 *
 * @param observed day of the newest observation of the policy rate
 * @param moment milliseconds since 1970
 */
export function committeeOf(market: Market, entity: string, observed: string, moment: number): Committee {
  const meetings = observationsOfGroup(market, entity, 'mpc')('mpc_meeting');
  const today = dayOf(moment);
  const ahead = meetings.next(addDays(today, 1), (meeting) => announcedOn(meeting) <= today);
  return {
    meetings: meetingsIn([...meetings.within(addDays(observed, 1), today), ...(ahead === undefined ? [] : [ahead])]),
    meets: (market.banks.unions[entity] ?? bankOf(market, entity))?.meets,
  };
}
