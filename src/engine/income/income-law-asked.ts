import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import { countryTerm, lawNote } from '../../language/terms';
import { ruleOn } from '../../reference/rule-on';
import type { Country, IncomeRegime } from '../../reference/schema';
import type { TaxYear } from '../../reference/tax-year';
import { commonSpan, type Span, spanAround } from '../../reference/span';
import type { Context } from '../answer';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import { contributionsFor, currencyNotRecorded, incomeCurrencies, incomeLawFor } from '../law/in-force';
import type { IncomeLaw } from '../law/income-law';
import { incomeSources, type LawUsed } from '../law/income-sources';
import { subjects } from '../law/subjects';

/** The law that answers an income-tax question. */
export interface IncomeLawAsked extends DayAsked {
  readonly law: IncomeLaw;
  readonly currency: string;
  readonly year: TaxYear;
}

/** The law that a request asks for, if tax can be computed from it. */
export function incomeLawAsked(country: Country, request: TaxRequest, { today }: Context): Outcome<IncomeLawAsked> {
  const currency = request.currency ?? country.currency;
  if (!incomeCurrencies(country).includes(currency)) return currencyNotRecorded(country, currency);
  const found = incomeLawFor(country, { ...request, today }, currency);
  if (!found.ok) return found;
  const { unusable } = found.value.law.regime;
  return unusable === undefined
    ? done({ ...found.value, currency })
    : fail(
        'invalid_tax_type',
        message('income_tax_not_computed', { country: countryTerm(country.code), reason: lawNote(unusable) }),
      );
}

/** The sources of the rules that treat the pay of a payslip: for its parts, its benefits and what is paid once. */
function treatmentSources({ pay }: IncomeLaw, { counts, once }: LawUsed): readonly (readonly string[])[] {
  if (pay === undefined) return [];
  const rules = [...pay.parts, ...pay.benefits].filter(counts).map(({ sources }) => sources);
  const { bonus } = pay;
  const byOwnRule = once.some(({ parts }) => bonus?.parts.some((part) => parts.includes(part)) === true);
  return bonus !== undefined && byOwnRule ? [...rules, bonus.sources] : rules;
}

/**
 * The days on which all rules that an answer uses apply together: the scale, the contributions, the wages that they name
 * and the treatment of the pay. A contribution that is not in force counts too: the law changes when it begins.
 */
function spanOfLaw(
  country: Country,
  { law, date, currency }: IncomeLawAsked,
  { effective_from: from, effective_to: to }: IncomeRegime,
  used: LawUsed | undefined,
): Span {
  const contributions = contributionsFor(country, currency)
    .filter((each) => ruleOn(each.dated, date) === undefined || used === undefined || used.counts(each))
    .map(({ dated }) => dated);
  const wages = [...law.wages.values()].map(({ wage }) => wage.dated);
  const treatment = used !== undefined && treatmentSources(law, used).length > 0 ? [country.pay ?? []] : [];
  const spans = [...contributions, ...wages, ...treatment].map((dated) => spanAround(dated, date));
  return commonSpan([{ from, to }, ...spans]);
}

/**
 * The regime with the days on which all of the law that an answer uses applies. The start stays unknown where that of the
 * regime is.
 *
 * @param used what of the law it uses; left out: all of it, whatever the pay
 */
export function regimeApplied(country: Country, asked: IncomeLawAsked, used?: LawUsed): IncomeRegime {
  const { regime } = asked.law;
  const { from, to } = spanOfLaw(country, asked, regime, used);
  return { ...regime, effective_from: regime.effective_from && from, effective_to: to };
}

/**
 * What a payslip under this law rests on.
 *
 * @param used what of the law it uses; left out: all of it
 */
export const incomeEvidence = (country: Country, asked: IncomeLawAsked, used?: LawUsed): LawEvidence =>
  lawEvidence(country, regimeApplied(country, asked, used), asked, subjects.income, incomeSources(asked.law, used));

/** What the treatment of the pay rests on: the rules for its parts, its benefits and what is paid once. */
export function treatmentEvidence(country: Country, asked: IncomeLawAsked, used: LawUsed): LawEvidence[] {
  const { pay } = asked.law;
  const parts = treatmentSources(asked.law, used);
  if (pay === undefined || parts.length === 0) return [];
  const fact = { ...pay, effective_from: pay.from, effective_to: spanAround(country.pay ?? [], asked.date).to };
  return [lawEvidence(country, fact, asked, subjects.pay, { parts })];
}

/** What an income-tax answer rests on, or why there is none. */
export function incomeFacts(country: Country, request: TaxRequest, context: Context): Outcome<LawEvidence> {
  const asked = incomeLawAsked(country, request, context);
  return asked.ok ? done(incomeEvidence(country, asked.value)) : asked;
}
