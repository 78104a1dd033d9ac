import { done, fail, type Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { Period, TaxRequest } from '../../contract/tax';
import type { Country } from '../../reference/schema';
import type { TaxYear } from '../../reference/tax-year';
import type { Context } from '../answer';
import { rational } from '../exact/rational';
import { incomeCurrencies, incomeLawFor } from '../law/in-force';
import type { IncomeLaw } from '../law/income-law';
import type { ExchangeRate } from './compile/income-scope';
import { defaultProfile, type Profile } from './profile';
import { type Payroll, payroll } from './payroll';
import { createRecall, type Recall } from '../../recall';
import { convertedAt, type RateUsed } from '../../truth/converted';
import { type AnswerMeta, metaOf } from '../../truth/evidence';
import { type DayAsked, lawEvidence, type LawEvidence, regimeNotices } from '../law/evidence';
import { incomeSources } from '../law/income-sources';
import { unusedCircumstances } from './unused-circumstances';

/**
 * A question about income tax in which everything is settled but the amount and its direction: worked out once and
 * kept.
 */
export interface IncomeQuestion {
  readonly payroll: Payroll;
  readonly law: IncomeLaw;
  readonly country: string;
  readonly currency: string;
  readonly period: Period;
  readonly includePension: boolean;
  /** The tax year as the country names it. */
  readonly taxYear: string;
  readonly meta: AnswerMeta;
  /** Circumstances that were sent and that the law does not ask about. */
  readonly ignored: readonly Ignored[];
}

/** Places at which the questions about one country are kept: room for hundreds of them. */
const mostKept = 5_000;

/** By the world they were asked in, because the same world always answers the same. */
const kept = new WeakMap<Context, Map<Country, Recall<Outcome<IncomeQuestion>>>>();

const profileOf = (request: TaxRequest): Profile => ({
  includePension: request.include_pension,
  basic: request.basic ?? defaultProfile.basic,
  dependants: request.dependants ?? defaultProfile.dependants,
  age: request.age ?? defaultProfile.age,
});

interface AskedLaw extends DayAsked {
  readonly law: IncomeLaw;
  readonly currency: string;
  readonly year: TaxYear;
}

/** The law that a request asks for, where tax can be computed from it. */
function lawAsked(country: Country, request: TaxRequest, { today }: Context): Outcome<AskedLaw> {
  const currency = request.currency ?? country.currency;
  const currencies = incomeCurrencies(country);
  if (!currencies.includes(currency)) {
    return fail(
      'invalid_currency',
      `Income tax of ${country.name} is recorded for pay in ${currencies.join(' and ')}, not in ${currency}.`,
    );
  }
  const found = incomeLawFor(country, { ...request, today }, currency);
  if (!found.ok) return found;
  const { unusable } = found.value.law.regime;
  return unusable === undefined
    ? done({ ...found.value, currency })
    : fail('invalid_tax_type', `Income tax of ${country.name} cannot be computed: ${unusable}`);
}

const evidenceFor = (country: Country, asked: AskedLaw): LawEvidence =>
  lawEvidence(country, asked.law.regime, asked, 'income tax', incomeSources(asked.law));

/** What an income-tax answer rests on, or why there is none. */
export function incomeFacts(country: Country, request: TaxRequest, context: Context): Outcome<LawEvidence> {
  const asked = lawAsked(country, request, context);
  return asked.ok ? done(evidenceFor(country, asked.value)) : asked;
}

function prepare(country: Country, request: TaxRequest, context: Context): Outcome<IncomeQuestion> {
  const asked = lawAsked(country, request, context);
  if (!asked.ok) return asked;
  const { law, year, date, currency } = asked.value;
  const { exchangeRate } = context;
  const used = new Map<string, RateUsed>();
  const rate: ExchangeRate | undefined =
    exchangeRate &&
    ((from, to) => {
      const value = exchangeRate(from, to, date);
      if (value !== undefined) used.set(from, value);
      return value && rational(value.rate);
    });
  const ready = payroll(law, currency, profileOf(request), request.period, rate);
  return done({
    payroll: ready,
    law,
    country: country.code,
    currency,
    period: request.period,
    includePension: request.include_pension,
    taxYear: year.label,
    meta: incomeMeta(country, asked.value, ready, used),
    ignored: unusedCircumstances(country, request, law),
  });
}

/** How a ceiling in another currency was converted. */
function rateNotice(from: string, to: string, { rate, evidence: { as_of, grade } }: RateUsed): string {
  const dated =
    as_of === null ? 'a fixed parity' : `the rate of ${as_of}${grade === 'stale' ? ', which is out of date' : ''}`;
  return `A ceiling stated in ${from} was converted at ${Number(rate.toPrecision(8))} ${to} for 1 ${from}, ${dated}.`;
}

/** @param used the rates at which ceilings stated in other currencies were converted */
function incomeMeta(
  country: Country,
  asked: AskedLaw,
  ready: Payroll,
  used: ReadonlyMap<string, RateUsed>,
): AnswerMeta {
  const { law, currency } = asked;
  const evidence = evidenceFor(country, asked);
  return metaOf(
    [
      convertedAt(
        evidence,
        [...used.values()].map((one) => one.evidence),
      ),
    ],
    [
      ...evidence.notices,
      ...regimeNotices(country, law.regime),
      ...[...used].map(([from, one]) => rateNotice(from, currency, one)),
      ...ready.compiled.missingRates.map(
        (code) => `No exchange rate of ${code} is known for the day, so a ceiling stated in ${code} was not applied.`,
      ),
    ],
  );
}

/**
 * The question that a request asks, whatever its amount and mode.
 *
 * @returns the question, the same object while nothing that it depends on changes; `invalid_tax_year`, `invalid_date`,
 *   `invalid_currency` or `invalid_tax_type` where there is no law for it
 */
export function incomeQuestion(country: Country, request: TaxRequest, context: Context): Outcome<IncomeQuestion> {
  let countries = kept.get(context);
  if (countries === undefined) kept.set(context, (countries = new Map()));
  let recall = countries.get(country);
  if (recall === undefined || recall.isFull()) countries.set(country, (recall = createRecall(mostKept)));
  const { period, include_pension, tax_year, pay_date, currency, basic, dependants, age } = request;
  const place = recall.at(period, include_pension, tax_year, pay_date, currency, basic, dependants, age);
  return (place.kept ??= prepare(country, request, context));
}
