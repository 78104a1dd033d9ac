import { done, type Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { Period, TaxRequest } from '../../contract/tax';
import { type CircumstanceName, circumstanceNames, circumstanceWords } from '../../contract/words/circumstances';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { convertedAt, type RateUsed } from '../../truth/converted';
import { type AnswerMeta, metaOf } from '../../truth/evidence';
import type { Context } from '../answer';
import { rational } from '../exact/rational';
import { regimeNotices } from '../law/evidence';
import type { IncomeLaw } from '../law/income-law';
import { changeInYear } from './change-in-year';
import type { ExchangeRate } from './compile/income-scope';
import { incomeEvidence, incomeLawAsked, type IncomeLawAsked } from './income-law-asked';
import { type Payroll, payroll } from './payroll';
import { defaultProfile } from './profile';
import { readByLaw } from './read-by-law';
import { unusedCircumstances } from './unused-circumstances';

/** The law for a question, with what all its answers share, whoever the employee is. */
export interface LawQuestion {
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
  /** The circumstances that the law asks about. */
  readonly asks: readonly CircumstanceName[];
  readonly exchangeRate: ExchangeRate | undefined;
  /** The law prepared for the default employee. */
  readonly usual: Payroll;
}

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

/** The law that a request asks for. Amount, mode and the values of circumstances do not matter. */
export function lawQuestion(country: Country, request: TaxRequest, context: Context): Outcome<LawQuestion> {
  const asked = incomeLawAsked(country, request, context);
  if (!asked.ok) return asked;
  const { law, year, date, currency } = asked.value;
  const used = new Map<string, RateUsed>();
  const exchangeRate: ExchangeRate | undefined =
    context.exchangeRate &&
    ((from, to) => {
      const value = context.exchangeRate!(from, to, date);
      if (value !== undefined) used.set(from, value);
      return value && rational(value.rate);
    });
  const { period, include_pension: includePension } = request;
  const usual = payroll(law, currency, { ...defaultProfile, includePension }, period, exchangeRate);
  const read = readByLaw(law);
  return done({
    law,
    country: country.code,
    currency,
    period,
    includePension,
    taxYear: year.label,
    meta: incomeMeta(country, asked.value, usual, period, used),
    ignored: unusedCircumstances(country, request, law),
    asks: circumstanceNames.filter((name) => read.has(circumstanceWords[name].variable)),
    exchangeRate,
    usual,
  });
}
