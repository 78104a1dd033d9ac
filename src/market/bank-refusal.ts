import { countryNames } from '../contract/countries';
import { fail } from '../contract/error';
import { type Indicator, indicators, type RatesQuery } from '../contract/rates';
import type { Asked } from './asked';
import { observationsOfGroup, seriesOfGroup } from './bank';
import type { Market } from './market';
import { meetingsIn, nextMeeting } from './meetings';

const inWords: Readonly<Record<Indicator, string>> = {
  policy_rate: 'policy rate',
  inflation: 'inflation',
  tbills: 'treasury bill yield',
  gdp: 'GDP growth',
  mpc: 'coming policy meeting',
};

/** The day from which on something of an indicator of a country is known; undefined where it never is. */
function firstDay(market: Market, country: string, indicator: Indicator): string | undefined {
  const observationsOf = observationsOfGroup(market, country, indicator);
  return indicator === 'mpc'
    ? meetingsIn(observationsOf('mpc_meeting'))
        .map(({ announced }) => announced)
        .sort()[0]
    : seriesOfGroup(indicator)
        .flatMap((series) => observationsOf(series)[0]?.date ?? [])
        .sort()[0];
}

/** The first day of some indicators of some countries. */
const firstOf = (market: Market, countries: readonly string[], wanted: readonly Indicator[]): string | undefined =>
  countries.flatMap((country) => wanted.flatMap((indicator) => firstDay(market, country, indicator) ?? [])).sort()[0];

const isKnown = (market: Market, country: string, indicator: Indicator, { date, by }: Asked): boolean =>
  indicator === 'mpc'
    ? nextMeeting(meetingsIn(observationsOfGroup(market, country, 'mpc')('mpc_meeting')), date, by) !== undefined
    : (firstDay(market, country, indicator) ?? '9999') <= by;

/**
 * Why nothing that is asked for is known.
 *
 * @param countries the country asked about, or every country
 * @returns `invalid_country` where nothing of the country is recorded, `invalid_date` where records start later,
 *   `invalid_indicator` with the indicators that are known
 */
export function bankRefusal(
  market: Market,
  countries: readonly string[],
  { country, indicator }: RatesQuery,
  when: Asked,
): ReturnType<typeof fail> {
  const of = country === undefined ? 'any country' : countryNames[country];
  if (country !== undefined && firstOf(market, countries, indicators) === undefined)
    return fail(
      'invalid_country',
      `No central bank figure of ${of} is recorded. GET /api/rates lists the countries with figures.`,
    );
  const none = `No ${indicator === undefined ? 'central bank figure' : inWords[indicator]} of ${of} is recorded`;
  const first = firstOf(market, countries, indicator === undefined ? indicators : [indicator]);
  if (first !== undefined && first > when.by)
    return fail('invalid_date', `${none} on or before ${when.by}: records start on ${first}.`);
  const known = indicators.filter((one) => countries.some((code) => isKnown(market, code, one, when)));
  const day = when.date === when.today ? '' : ` for ${when.date}`;
  return fail(
    'invalid_indicator',
    `${none}${day}. ${known.length === 0 ? `Records start on ${firstOf(market, countries, indicators)}` : `Recorded: ${known.join(', ')}`}.`,
  );
}
