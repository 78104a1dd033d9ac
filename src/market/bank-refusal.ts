import { noData } from '../contract/error';
import { type Indicator, indicators, type RatesQuery } from '../contract/rates';
import { message } from '../language/message';
import { countryTerm } from '../language/terms';
import type { DaysAsked } from './days-asked';
import { observationsOfGroup, seriesOfGroup } from './bank';
import { firstDayEver, lastDayEver, oldestOf } from './history';
import type { Market } from './market';
import { announcedOn, meetingsIn } from './meetings';

/** The indicators inside sentences. */
export const bankIndicatorTerms = {
  policy_rate: 'bank_policy_rate',
  inflation: 'bank_inflation',
  tbills: 'bank_tbills',
  gdp: 'bank_gdp',
  mpc: 'bank_mpc',
} as const satisfies Readonly<Record<Indicator, string>>;

/** The first day on which an indicator is known for a country; undefined if there is no data. */
function firstDay(market: Market, country: string, indicator: Indicator): string | undefined {
  const observationsOf = observationsOfGroup(market, country, indicator);
  return indicator === 'mpc'
    ? meetingsIn(observationsOf('mpc_meeting').within(firstDayEver, lastDayEver))
        .map(({ announced }) => announced)
        .sort()[0]
    : seriesOfGroup(indicator)
        .flatMap((series) => oldestOf(observationsOf(series))?.date ?? [])
        .sort()[0];
}

/** The earliest first day among several countries and indicators. */
const firstOf = (market: Market, countries: readonly string[], wanted: readonly Indicator[]): string | undefined =>
  countries.flatMap((country) => wanted.flatMap((indicator) => firstDay(market, country, indicator) ?? [])).sort()[0];

const isKnown = (market: Market, country: string, indicator: Indicator, { date, by }: DaysAsked): boolean =>
  indicator === 'mpc'
    ? observationsOfGroup(market, country, 'mpc')('mpc_meeting').next(date, (meeting) => announcedOn(meeting) <= by) !==
      undefined
    : (firstDay(market, country, indicator) ?? '9999') <= by;

/**
 * The refusal when there is no data for a question.
 *
 * @param countries the country asked about, or every country
 * @returns `invalid_country` if the country has no records, `invalid_date` if records start later, otherwise
 *   `invalid_indicator` with the indicators that are known
 */
export function bankRefusal(
  market: Market,
  countries: readonly string[],
  { country, indicator }: RatesQuery,
  when: DaysAsked,
): ReturnType<typeof noData> {
  const of = country === undefined ? message('any_country') : countryTerm(country);
  if (country !== undefined && firstOf(market, countries, indicators) === undefined)
    return noData('invalid_country', message('bank_country_unknown', { country: of }));
  const figure = message(indicator === undefined ? 'bank_figure' : bankIndicatorTerms[indicator]);
  const first = firstOf(market, countries, indicator === undefined ? indicators : [indicator]);
  if (first !== undefined && first > when.by)
    return noData('invalid_date', message('figure_recorded_later', { figure, country: of, day: when.by, first }));
  const recorded = indicators.filter((one) => countries.some((code) => isKnown(market, code, one, when)));
  return noData(
    'invalid_indicator',
    message('sentences', {
      first:
        when.date === when.today
          ? message('figure_not_recorded', { figure, country: of })
          : message('figure_not_recorded_on', { figure, country: of, day: when.date }),
      second:
        recorded.length === 0
          ? message('records_start', { first: firstOf(market, countries, indicators)! })
          : message('indicators_recorded', { indicators: recorded }),
    }),
  );
}
