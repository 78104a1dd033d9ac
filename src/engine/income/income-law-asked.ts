import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { message } from '../../language/message';
import type { Country } from '../../reference/schema';
import type { TaxYear } from '../../reference/tax-year';
import type { Context } from '../answer';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import { currencyNotRecorded, incomeCurrencies, incomeLawFor } from '../law/in-force';
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
    : fail('invalid_tax_type', message('income_tax_not_computed', { country: country.name, reason: unusable }));
}

/**
 * What a payslip under this law rests on.
 *
 * @param used what of the law it uses; left out: all of it
 */
export const incomeEvidence = (country: Country, asked: IncomeLawAsked, used?: LawUsed): LawEvidence =>
  lawEvidence(country, asked.law.regime, asked, subjects.income, incomeSources(asked.law, used));

/** What the treatment of the pay rests on: the rules for its parts, its benefits and what is paid once. */
export function treatmentEvidence(country: Country, asked: IncomeLawAsked, { counts, bonus }: LawUsed): LawEvidence[] {
  const { pay } = asked.law;
  if (pay === undefined) return [];
  const rules = [...pay.parts, ...pay.benefits].filter(counts).map(({ sources }) => sources);
  const parts = pay.bonus !== undefined && bonus ? [...rules, pay.bonus.sources] : rules;
  if (parts.length === 0) return [];
  const fact = { ...pay, effective_from: pay.from, effective_to: pay.to };
  return [lawEvidence(country, fact, asked, subjects.pay, { parts })];
}

/** What an income-tax answer rests on, or why there is none. */
export function incomeFacts(country: Country, request: TaxRequest, context: Context): Outcome<LawEvidence> {
  const asked = incomeLawAsked(country, request, context);
  return asked.ok ? done(incomeEvidence(country, asked.value)) : asked;
}
