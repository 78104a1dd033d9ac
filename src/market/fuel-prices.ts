import { type CountryCode, countryCodes } from '../contract/country-code';
import { countryNames } from '../contract/countries';
import { done, fail, noData, type Outcome } from '../contract/error';
import { type FuelList, type FuelQuery, type FuelResult, type FuelType, fuelTypes } from '../contract/fuel';
import { message, type Message, type Sentence } from '../language/message';
import { countryTerm, exactNumber, lawNotes } from '../language/terms';
import { daysSince } from './age';
import { daysAsked, type DaysAsked } from './days-asked';
import { rateOn } from './exchange-rate';
import { confidenceOf } from '../truth/confidence';
import { convertedAt } from '../truth/converted';
import { type AnswerMeta, type Evidence, metaOf, metaOfRows, together, truthOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import { citedSources } from './cited-source';
import { fuelUnit, recordedFuels } from './fuels';
import { oldestOf } from './history';
import { localCurrency } from './local-currency';
import type { Market } from './market';
import { isOverdue } from './publishing';
import { remembered } from './remembered';
import { unknownCurrency } from './unknown-currency';

interface Found {
  readonly result: FuelResult;
  readonly facts: readonly Evidence[];
  readonly notices: readonly Message[];
}

/**
 * Four decimals in the country's own currency. Six significant digits after a conversion, because a litre costs a tiny
 * fraction of a bitcoin.
 */
const roundedPrice = (value: number, rate: number): number =>
  Number(rate === 1 ? value.toFixed(4) : value.toPrecision(6));

/** The prices of one country on a day; undefined if no price or no rate to the currency is known by then. */
function pricesOf(
  market: Market,
  code: CountryCode,
  query: FuelQuery,
  { by: date, moment }: DaysAsked,
): Found | undefined {
  const own = localCurrency(market, code);
  if (own === undefined) return undefined;
  const currency = query.currency ?? own;
  const conversion = rateOn(market, own, currency, date, moment);
  if (conversion === undefined) return undefined;
  const { rate, evidence: rateEvidence } = conversion;
  const record = market.fuel[code];
  const fuels: FuelResult['fuels'] = {};
  const dates: string[] = [];
  const facts: Evidence[] = [];
  const notices: Message[] = lawNotes(...(record?.notices ?? []));
  for (const fuel of query.fuel_type === undefined ? fuelTypes : [query.fuel_type]) {
    const series = `fuel_${fuel}` as const;
    const observations = market.observationsOf(series, code);
    const current = observations.newest(date);
    if (current === undefined) continue;
    const named = message(`fuel_series_${fuel}`);
    const previous = observations.newest(date, (earlier) => earlier.date < current.date);
    // A price converted from a list in dollars and a price stated locally are not comparable, so there is no change to
    // report.
    const comparable =
      previous !== undefined && (previous.convertedFromUsd === undefined) === (current.convertedFromUsd === undefined);
    fuels[fuel] = {
      price: roundedPrice(current.value * rate, rate),
      unit: fuelUnit(market, code, fuel),
      change: comparable ? roundedPrice(Number((current.value - previous.value).toFixed(4)) * rate, rate) : 0,
    };
    dates.push(current.date);
    const sources = citedSources(current);
    const fact = {
      grade: marketGrade(isOverdue(series, current, moment)),
      confidence: confidenceOf(current.confidence, sources),
      as_of: current.date,
      sources,
    };
    facts.push(currency === own ? fact : convertedAt(fact, [rateEvidence]));
    if (!comparable)
      notices.push(
        message(previous === undefined ? 'fuel_previous_unknown' : 'fuel_previous_differs', {
          fuel: named,
          day: current.date,
        }),
      );
    const precision = current.details?.precision;
    if (precision !== undefined) notices.push(message('fuel_date_inexact', { fuel: named, precision }));
  }
  if (dates.length === 0) return undefined;
  if (currency !== own) {
    const used = { from: own, rate: exactNumber(Number(rate.toPrecision(8))), to: currency };
    const day = rateEvidence.as_of;
    notices.push(
      day === null ? message('fuel_converted_at_parity', used) : message('fuel_converted', { ...used, day }),
    );
  }
  if (record?.place !== undefined) notices.push(message('fuel_of_place', { place: record.place }));
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

/** Ages are judged to the minute, so questions within a minute share an answer. */
const rememberedPrices = remembered<{ readonly prices: Found | undefined }>(2_000);

const pricesOnce = (market: Market, code: CountryCode, query: FuelQuery, when: DaysAsked): Found | undefined =>
  rememberedPrices(market, `${code} ${query.fuel_type} ${query.currency} ${when.by} ${when.moment}`, () => ({
    prices: pricesOf(market, code, query, when),
  })).prices;

/** The refusal for a day without a price: no price is recorded by then, or no rate to the currency. */
function dateRefusal(
  market: Market,
  country: Sentence,
  countries: readonly CountryCode[],
  { fuel_type, currency }: FuelQuery,
  date: string,
): ReturnType<typeof noData> {
  const wanted = fuel_type === undefined ? fuelTypes : [fuel_type];
  const first = countries
    .flatMap((code) => wanted.flatMap((fuel) => oldestOf(market.observationsOf(`fuel_${fuel}`, code))?.date ?? []))
    .sort()[0];
  if (first === undefined || first > date) {
    const missing = {
      fuel: message(fuel_type === undefined ? 'any_fuel' : `fuel_series_${fuel_type}`),
      country,
      day: date,
    };
    return noData(
      'invalid_date',
      first === undefined
        ? message('fuel_not_recorded', missing)
        : message('fuel_recorded_later', { ...missing, first }),
    );
  }
  return noData(
    'invalid_date',
    message('fuel_rate_not_recorded', {
      currency: currency!,
      day: date,
      country,
      first: oldestOf(market.quotationDays)!.date,
    }),
  );
}

/** The notice for prices older than promised. */
function ageNotices(found: readonly Found[], moment: number): Message[] {
  const [oldest] = found
    .flatMap(({ facts }) => facts.flatMap(({ grade, as_of }) => (grade === 'stale' && as_of !== null ? [as_of] : [])))
    .sort();
  return oldest === undefined ? [] : [message('fuel_out_of_date', { date: oldest, days: daysSince(oldest, moment) })];
}

/**
 * Pump prices of one country, or of all countries, on a day.
 *
 * @returns `invalid_country` if the country has no prices, `invalid_fuel_type` if it has none for the fuel,
 *   `invalid_currency`, `invalid_date`
 */
export function fuelPrices(
  market: Market,
  query: FuelQuery,
  now: number,
): Outcome<{ readonly data: FuelResult | FuelList; readonly meta: AnswerMeta }> {
  const when = daysAsked(query, now);
  if (!when.ok) return when;
  const { by: date, moment } = when.value;
  if (query.currency !== undefined && !market.currencies.has(query.currency))
    return fail('invalid_currency', unknownCurrency(market, query.currency));
  if (query.country !== undefined) {
    const name = countryTerm(query.country);
    const recorded = recordedFuels(market, query.country);
    if (recorded.length === 0) return noData('invalid_country', message('fuel_country_unknown', { country: name }));
    if (query.fuel_type !== undefined && !recorded.includes(query.fuel_type))
      return noData(
        'invalid_fuel_type',
        message('fuel_unknown_in_country', { fuel: query.fuel_type, country: name, fuels: recorded }),
      );
    const found = pricesOnce(market, query.country, query, when.value);
    if (found === undefined) return dateRefusal(market, name, [query.country], query, date);
    return done({ data: found.result, meta: metaOf(found.facts, [...ageNotices([found], moment), ...found.notices]) });
  }
  const all = countryCodes.flatMap((code) => pricesOnce(market, code, query, when.value) ?? []);
  if (all.length === 0) return dateRefusal(market, message('any_country'), countryCodes, query, date);
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
    query.currency === undefined ? [] : [message('fuel_list_converted', { currency: query.currency, day: date })];
  return done({
    data: { countries, count: countries.length },
    meta: metaOfRows(rows, [
      ...ageNotices(all, moment),
      ...converted,
      message('fuel_list_units', { countries: missing }),
    ]),
  });
}
