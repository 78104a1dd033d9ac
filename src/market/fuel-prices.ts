import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, fail, type Outcome } from '../contract/error';
import { type FuelList, type FuelQuery, type FuelResult, type FuelType, fuelTypes } from '../contract/fuel';
import type { FuelCountry } from '../reference/market/schema';
import { daysSince } from './age';
import { asked } from './asked';
import { rateOn } from './exchange-rate';
import { confidenceOf } from '../truth/confidence';
import { convertedAt } from '../truth/converted';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import { asOf } from './history';
import type { Market } from './market';
import { figureIsOld } from './promise';
import { unknownCurrency } from './unknown-currency';

interface Found {
  readonly result: FuelResult;
  readonly facts: readonly Evidence[];
  readonly notices: readonly string[];
}

/**
 * As printed in the country's own currency; six significant digits after a conversion, because a litre is a small part
 * of a bitcoin.
 */
const shown = (value: number, rate: number): number => Number(rate === 1 ? value.toFixed(4) : value.toPrecision(6));

/** The prices of one country on a day; undefined where none is known by then. */
function pricesOf(
  market: Market,
  code: CountryCode,
  country: FuelCountry,
  query: FuelQuery,
  date: string,
  at: number,
): Found | undefined {
  const currency = query.currency ?? country.currency;
  const conversion = rateOn(market, country.currency, currency, date, at);
  if (conversion === undefined) return undefined;
  const { rate, evidence: rateEvidence } = conversion;
  const fuels: FuelResult['fuels'] = {};
  const dates: string[] = [];
  const facts: Evidence[] = [];
  const notices = [...(country.notices ?? [])];
  for (const fuel of query.fuel_type === undefined ? fuelTypes : [query.fuel_type]) {
    const series = country.fuels[fuel];
    const found = asOf(series?.prices, date);
    if (series === undefined || found === undefined) continue;
    const { current, previous } = found;
    // A price converted from a list in dollars and a price stated in the country are not measured alike: no change lies
    // between them.
    const comparable = previous !== undefined && (previous.from_usd === undefined) === (current.from_usd === undefined);
    fuels[fuel] = {
      price: shown(current.price * rate, rate),
      unit: series.unit,
      change: comparable ? shown(Number((current.price - previous.price).toFixed(4)) * rate, rate) : 0,
    };
    dates.push(current.date);
    const source = market.fuel.sources[current.source]!;
    const fact = {
      grade: marketGrade(figureIsOld('fuel_petrol', current.date, at)),
      confidence: confidenceOf(current.confidence, [source]),
      as_of: current.date,
      sources: [source],
    };
    facts.push(currency === country.currency ? fact : convertedAt(fact, [rateEvidence]));
    if (!comparable)
      notices.push(
        `${previous === undefined ? `The price of ${fuel} before ${current.date} is not known` : `The price of ${fuel} before ${current.date} was measured otherwise`}: its change is shown as 0.`,
      );
    if (current.precision !== undefined)
      notices.push(`The price of ${fuel} is dated only to the ${current.precision}.`);
  }
  if (dates.length === 0) return undefined;
  if (currency !== country.currency)
    notices.push(
      `Prices were converted from ${country.currency} at ${Number(rate.toPrecision(8))} ${currency}${rateEvidence.as_of === null ? ', a fixed parity' : `, the rate of ${rateEvidence.as_of}`}.`,
    );
  if (country.place !== undefined) notices.push(`Prices of ${country.place}.`);
  return {
    result: {
      country: code,
      country_name: countryNames[code],
      currency,
      fuels,
      updated: dates.reduce((a, b) => (a > b ? a : b)),
    },
    facts,
    notices,
  };
}

/** Why there is no price on a day: none was recorded by then, or no rate to the currency. */
function dateRefusal(
  market: Market,
  of: string,
  countries: readonly FuelCountry[],
  { fuel_type, currency }: FuelQuery,
  date: string,
): ReturnType<typeof fail> {
  const wanted = fuel_type === undefined ? fuelTypes : [fuel_type];
  const first = countries
    .flatMap(({ fuels }) => wanted.flatMap((fuel) => fuels[fuel]?.prices[0]?.date ?? []))
    .sort()[0];
  if (first === undefined || first > date)
    return fail(
      'invalid_date',
      `No ${fuel_type ?? 'fuel'} price of ${of} is recorded on or before ${date}${first === undefined ? '' : `: records start on ${first}`}.`,
    );
  return fail(
    'invalid_date',
    `No rate to ${currency} is recorded on or before ${date} for the prices of ${of}: the history of rates starts on ${market.dates[0]}. Without \`currency\` prices are in the local currency.`,
  );
}

/** What is to be said of prices that are older than promised. */
function ageNotices(found: readonly Found[], at: number): string[] {
  const [oldest] = found
    .flatMap(({ facts }) => facts.flatMap(({ grade, as_of }) => (grade === 'stale' && as_of !== null ? [as_of] : [])))
    .sort();
  return oldest === undefined
    ? []
    : [
        `The oldest price shown dates from ${oldest}, ${daysSince(oldest, at)} days before the day asked for, and is out of date.`,
      ];
}

/**
 * Pump prices of a country, or of all of them, on a day.
 *
 * @returns `invalid_country` where no price of the country is known, `invalid_fuel_type` where none of the fuel is,
 *   `invalid_currency`, `invalid_date`
 */
export function fuelPrices(
  market: Market,
  query: FuelQuery,
  now: number,
): Outcome<{ readonly data: FuelResult | FuelList; readonly meta: AnswerMeta }> {
  const when = asked(query, now);
  if (!when.ok) return when;
  const { by: date, at } = when.value;
  if (query.currency !== undefined && !market.currencies.has(query.currency))
    return fail('invalid_currency', unknownCurrency(market, query.currency));
  if (query.country !== undefined) {
    const country = market.fuel.countries[query.country];
    const name = countryNames[query.country];
    if (country === undefined)
      return fail(
        'invalid_country',
        `No fuel prices of ${name} are known. GET /api/fuel lists the countries with prices.`,
      );
    const recorded = fuelTypes.filter((fuel) => country.fuels[fuel] !== undefined);
    if (query.fuel_type !== undefined && country.fuels[query.fuel_type] === undefined)
      return fail(
        'invalid_fuel_type',
        `No price of ${query.fuel_type} in ${name} is known. Known there: ${recorded.join(', ')}.`,
      );
    const found = pricesOf(market, query.country, country, query, date, at);
    if (found === undefined) return dateRefusal(market, name, [country], query, date);
    return done({ data: found.result, meta: metaOf(found.facts, [...ageNotices([found], at), ...found.notices]) });
  }
  const all = countryCodes.flatMap((code) => {
    const country = market.fuel.countries[code];
    return (country && pricesOf(market, code, country, query, date, at)) ?? [];
  });
  if (all.length === 0) return dateRefusal(market, 'any country', Object.values(market.fuel.countries), query, date);
  const rows = all.map(({ facts }) => together(facts)!);
  const countries = all.map(({ result: { fuels, ...row } }, i) => {
    const { updated, ...start } = row;
    return {
      ...start,
      ...(Object.fromEntries(Object.entries(fuels).map(([fuel, { price }]) => [fuel, price])) as Partial<
        Record<FuelType, number>
      >),
      updated,
      ...truthOf(rows[i]!),
    };
  });
  const missing = countryCodes.filter((code) => !all.some(({ result }) => result.country === code));
  const converted =
    query.currency === undefined ? [] : [`Prices were converted to ${query.currency} at the newest rates by ${date}.`];
  return done({
    data: { countries, count: countries.length },
    meta: metaOfRows(rows, [
      ...ageNotices(all, at),
      ...converted,
      `Petrol, diesel and kerosene are per litre, LPG per kg. No prices are known of: ${missing.join(', ')}.`,
    ]),
  });
}
