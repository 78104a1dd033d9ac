import { defined } from '../../defined';
import { message } from '../../language/message';
import { lawName, lawNote, lawNoteIfAny, lawText } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { subjects } from '../law/subjects';
import type { IncomeTaxLaw, LawContribution, LawItem } from '../../contract/law';
import type { Country, IncomeRegime } from '../../reference/schema';
import type { Wages } from '../../reference/wages';
import {
  benefitInWords,
  contributionInWords,
  formulaInWords,
  itemInWords,
  limitsInWords,
  methodInWords,
  notCoveredInWords,
  otherScaleInWords,
  partInWords,
} from '../../reference/words';
import { regimeSources } from '../law/income-sources';
import { contributionRate } from '../law/contribution-rate';
import type { ContributionInForce, IncomeLaw } from '../law/income-law';
import { citedById } from '../../truth/cite';
import { regimeNotices } from '../law/evidence';
import { bracketsOf, datesOf, itemOf, type LawOnDay } from './dates';

const items = (country: Country, list: IncomeRegime['surcharges'], wages: Wages): Unsaid<LawItem>[] =>
  list.map((item) => itemOf(country, item.id, lawText(item.name), itemInWords(item, wages), item));

/** A country's income tax on employment. */
export function incomeTaxLaw(day: LawOnDay, law: IncomeLaw): Unsaid<IncomeTaxLaw> {
  const { country } = day;
  const { regime, wages } = law;
  const { basis, method, brackets, tables = [], note, sources } = regime.bands;
  const scales = brackets === undefined ? tables : [{ up_to: null, brackets }];
  return {
    name: regime.name === undefined ? message('name_of_income_tax') : lawText(regime.name),
    currency: regime.currency ?? country.currency,
    period: basis,
    method,
    method_in_words: methodInWords(method),
    tables: scales.map((table) => ({ up_to: table.up_to, brackets: bracketsOf(table.brackets) })),
    ...defined({ scale_note: lawNoteIfAny(note) }),
    scale_sources: citedById(country.sources, sources),
    other_scales: (regime.other_scales ?? []).map((scale) => ({
      ...itemOf(country, scale.id, lawText(scale.name), otherScaleInWords(scale, wages), scale),
      brackets: bracketsOf(scale.brackets),
    })),
    pay_parts: (law.pay?.parts ?? []).map((rule) =>
      itemOf(country, rule.id, lawText(rule.name), partInWords(rule, wages), rule),
    ),
    benefits: (law.pay?.benefits ?? []).map((rule) =>
      itemOf(country, rule.id, lawText(rule.name), benefitInWords(rule, wages), rule),
    ),
    ...defined({
      family:
        regime.family &&
        message('named_rule', {
          name: lawName(regime.family.name),
          rule: formulaInWords(regime.family.formula, wages),
        }),
    }),
    reliefs: items(country, regime.deductions, wages),
    credits: items(country, regime.credits, wages),
    surcharges: items(country, regime.surcharges, wages),
    limits: limitsInWords(regime, wages).map(({ id, name, rule, words }) => itemOf(country, id, name, words, rule)),
    not_covered: regime.not_covered.map((item) => lawNote(notCoveredInWords(item))),
    ...defined({ not_computed: lawNoteIfAny(regime.unusable) }),
    ...datesOf(day, regime, regimeSources(regime), subjects.income, regimeNotices(country, regime)),
  };
}

/** The rates of a contribution among which the employer has one. */
const rangeOf = ({ employer_rate: range }: ContributionInForce['rule']): LawContribution['employer_rate'] =>
  range && { least: range.least, ...defined({ most: range.most, only: range.only }) };

/** A social contribution or payroll charge on a given day. */
export function contributionLaw(
  country: Country,
  { contribution, rule }: ContributionInForce,
  { wages, pay }: Pick<IncomeLaw, 'wages' | 'pay'>,
): Unsaid<LawContribution> {
  const { id, name, payer, kind } = contribution;
  return {
    ...itemOf(
      country,
      id,
      lawText(name),
      contributionInWords(rule, wages, pay),
      { note: contribution.note, sources: rule.sources },
      rule.note,
    ),
    payer,
    kind,
    deductible: rule.deductible,
    period: rule.basis,
    ...contributionRate(rule, wages),
    ...defined({ brackets: rule.bands && bracketsOf(rule.bands), employer_rate: rangeOf(rule) }),
    from: rule.from,
    to: rule.to ?? null,
  };
}
