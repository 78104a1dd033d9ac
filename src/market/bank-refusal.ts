import { countryNames } from '../contract/countries';
import { fail } from '../contract/error';
import { type Indicator, indicators, type RatesQuery } from '../contract/rates';
import type { BankFacts } from '../reference/market/schema';
import type { Asked } from './asked';
import { nextMeeting } from './meetings';

const inWords: Readonly<Record<Indicator, string>> = {
  policy_rate: 'policy rate',
  inflation: 'inflation',
  tbills: 'treasury bill yield',
  gdp: 'GDP growth',
  mpc: 'coming policy meeting',
};

/** The day from which on something of an indicator is known; undefined where it never is. */
const firstDay: Readonly<Record<Indicator, (facts: BankFacts) => string | undefined>> = {
  policy_rate: ({ policy_rate }) => policy_rate?.observations[0]?.date,
  inflation: ({ inflation }) => inflation?.[0]?.date,
  tbills: ({ tbills }) => tbills?.[0]?.date,
  gdp: ({ gdp_growth }) => gdp_growth?.[0]?.date,
  mpc: ({ meetings }) => meetings?.map(({ announced }) => announced).sort()[0],
};

/** The first day of some indicators of some banks. */
const firstOf = (banks: readonly BankFacts[], wanted: readonly Indicator[]): string | undefined =>
  banks.flatMap((facts) => wanted.flatMap((one) => firstDay[one](facts) ?? [])).sort()[0];

const isKnown = (facts: BankFacts, indicator: Indicator, { date, by }: Asked): boolean =>
  indicator === 'mpc'
    ? nextMeeting(facts.meetings, date, by) !== undefined
    : (firstOf([facts], [indicator]) ?? '9999') <= by;

/**
 * Why nothing that is asked for is known.
 *
 * @param banks what is recorded of the country, or of every country
 * @returns `invalid_country` where nothing of the country is recorded, `invalid_date` where records start later,
 *   `invalid_indicator` with the indicators that are known
 */
export function bankRefusal(
  banks: readonly BankFacts[],
  { country, indicator }: RatesQuery,
  when: Asked,
): ReturnType<typeof fail> {
  const of = country === undefined ? 'any country' : countryNames[country];
  if (country !== undefined && firstOf(banks, indicators) === undefined)
    return fail(
      'invalid_country',
      `No central bank figure of ${of} is recorded. GET /api/rates lists the countries with figures.`,
    );
  const none = `No ${indicator === undefined ? 'central bank figure' : inWords[indicator]} of ${of} is recorded`;
  const first = firstOf(banks, indicator === undefined ? indicators : [indicator]);
  if (first !== undefined && first > when.by)
    return fail('invalid_date', `${none} on or before ${when.by}: records start on ${first}.`);
  const known = indicators.filter((one) => banks.some((facts) => isKnown(facts, one, when)));
  const day = when.date === when.today ? '' : ` for ${when.date}`;
  return fail(
    'invalid_indicator',
    `${none}${day}. ${known.length === 0 ? `Records start on ${firstOf(banks, indicators)}` : `Recorded: ${known.join(', ')}`}.`,
  );
}
