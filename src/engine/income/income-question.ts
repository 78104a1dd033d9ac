import { done, type Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { Period, TaxRequest } from '../../contract/tax';
import { circumstanceNames } from '../../contract/words/circumstances';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { convertedAt, type RateUsed } from '../../truth/converted';
import { type AnswerMeta, metaOf } from '../../truth/evidence';
import type { Context } from '../answer';
import { rational } from '../exact/rational';
import { keptQuestions } from '../kept-questions';
import { regimeNotices } from '../law/evidence';
import type { IncomeLaw } from '../law/income-law';
import { changeInYear } from './change-in-year';
import type { ExchangeRate } from './compile/income-scope';
import { incomeEvidence, incomeLawAsked, type IncomeLawAsked } from './income-law-asked';
import { type Payroll, payroll } from './payroll';
import { profileOf } from './profile';
import { unusedCircumstances } from './unused-circumstances';

/** An income-tax question with everything settled except the amount and its direction. It is prepared once and kept. */
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
  /** Circumstances in the request that the law does not ask about. */
  readonly ignored: readonly Ignored[];
}

/** Room for hundreds of questions about one country. */
const questions = keptQuestions<Outcome<IncomeQuestion>>(5_000);

/** How a ceiling in another currency was converted. */
function rateNotice(from: string, to: string, { rate, evidence: { as_of: day, grade } }: RateUsed): Message {
  const converted = { from, to, rate: Number(rate.toPrecision(8)) };
  if (day === null) return message('ceiling_converted_at_parity', converted);
  return message(grade === 'stale' ? 'ceiling_converted_at_old_rate' : 'ceiling_converted', { ...converted, day });
}

/** @param used the rates at which ceilings stated in other currencies were converted */
function incomeMeta(
  country: Country,
  asked: IncomeLawAsked,
  { compiled }: Payroll,
  period: Period,
  used: ReadonlyMap<string, RateUsed>,
): AnswerMeta {
  const { law, currency } = asked;
  const evidence = incomeEvidence(country, asked);
  const rates = [...used.values()].map((rate) => rate.evidence);
  return metaOf(
    [convertedAt(evidence, rates)],
    [
      ...evidence.notices,
      ...regimeNotices(country, law.regime),
      ...changeInYear(country, asked, period),
      ...[...used].map(([from, rate]) => rateNotice(from, currency, rate)),
      ...compiled.missingRates.map((code) => message('ceiling_not_applied', { currency: code })),
    ],
  );
}

function prepare(country: Country, request: TaxRequest, context: Context): Outcome<IncomeQuestion> {
  const asked = incomeLawAsked(country, request, context);
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
    meta: incomeMeta(country, asked.value, ready, request.period, used),
    ignored: unusedCircumstances(country, request, law),
  });
}

/**
 * The question that a request asks, whatever its amount and mode.
 *
 * @returns the question, the same object as long as nothing it depends on changes; `invalid_tax_year`, `invalid_date`,
 *   `invalid_currency` or `invalid_tax_type` if there is no law for it
 */
export function incomeQuestion(country: Country, request: TaxRequest, context: Context): Outcome<IncomeQuestion> {
  const { period, include_pension, tax_year, pay_date, currency } = request;
  const circumstances = circumstanceNames.map((name) => request[name]);
  const place = questions(context, country).at(period, include_pension, tax_year, pay_date, currency, ...circumstances);
  return (place.kept ??= prepare(country, request, context));
}
