import { say } from '../../language/say';
import type { IncomeTaxLaw, LawContribution, LawItem } from '../../contract/law';
import type { Country, IncomeRegime } from '../../reference/schema';
import { regimeParts } from '../../reference/regime-parts';
import {
  contributionInWords,
  exemptionInWords,
  itemInWords,
  limitNames,
  methodInWords,
  notCoveredInWords,
  ruleInWords,
  taxableRoundingInWords,
  taxRoundingInWords,
} from '../../reference/words';
import { contributionRate } from '../law/contribution-rate';
import type { ContributionInForce } from '../law/income-law';
import { citedById } from '../../truth/cite';
import { regimeNotices } from '../law/evidence';
import { bracketsOf, datesOf, itemOf, type Shown } from './dates';

const items = (country: Country, list: IncomeRegime['surcharges']): LawItem[] =>
  list.map((item) => itemOf(country, item.id, item.name, itemInWords(item), item));

/** Thresholds, least and most, and rounding, where the law has them. */
function limitsOf(
  country: Country,
  { exemption, taxable_rounding, minimum_tax, tax_cap, tax_rounding }: IncomeRegime,
): LawItem[] {
  return [
    ...(exemption === undefined
      ? []
      : [itemOf(country, 'exemption', 'Exemption', exemptionInWords(exemption), exemption)]),
    ...(taxable_rounding === undefined
      ? []
      : [
          itemOf(
            country,
            'taxable-rounding',
            'Rounding of taxable income',
            taxableRoundingInWords(taxable_rounding),
            taxable_rounding,
          ),
        ]),
    ...(tax_cap === undefined
      ? []
      : [
          itemOf(country, limitNames.cap.id, limitNames.cap.name, ruleInWords(tax_cap.formula, tax_cap.basis), tax_cap),
        ]),
    ...(minimum_tax === undefined
      ? []
      : [
          itemOf(
            country,
            limitNames.minimum.id,
            limitNames.minimum.name,
            ruleInWords(minimum_tax.formula, minimum_tax.basis),
            minimum_tax,
          ),
        ]),
    ...(tax_rounding === undefined
      ? []
      : [itemOf(country, 'tax-rounding', 'Rounding of the tax', taxRoundingInWords(tax_rounding), tax_rounding)]),
  ];
}

/** Income tax on employment as a country's law has it. */
export function incomeTaxLaw(shown: Shown, regime: IncomeRegime): IncomeTaxLaw {
  const { country } = shown;
  const { basis, method, brackets, tables = [], note, sources } = regime.bands;
  const scales = brackets === undefined ? tables : [{ up_to: null, brackets }];
  return {
    name: regime.name ?? 'Income tax',
    currency: regime.currency ?? country.currency,
    period: basis,
    method,
    method_in_words: methodInWords(method),
    tables: scales.map((table) => ({ up_to: table.up_to, brackets: bracketsOf(table.brackets) })),
    ...(note === undefined ? {} : { scale_note: note }),
    scale_sources: citedById(country.sources, sources),
    reliefs: items(country, regime.deductions),
    credits: items(country, regime.credits),
    surcharges: items(country, regime.surcharges),
    limits: limitsOf(country, regime),
    not_covered: regime.not_covered.map(notCoveredInWords),
    ...(regime.unusable === undefined ? {} : { not_computed: regime.unusable }),
    ...datesOf(
      shown,
      regime,
      { parts: regimeParts(regime) },
      'income tax',
      regimeNotices(country, regime).map((notice) => say(notice)),
    ),
  };
}

/** A social contribution or payroll charge as it stands on a day. */
export function contributionLaw(country: Country, { contribution, rule }: ContributionInForce): LawContribution {
  const { id, name, payer, kind } = contribution;
  const notes = [contribution.note, rule.note].filter((note) => note !== undefined);
  return {
    ...itemOf(country, id, name, contributionInWords(rule), {
      ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
      sources: rule.sources,
    }),
    payer,
    kind,
    deductible: rule.deductible,
    period: rule.basis,
    ...contributionRate(rule),
    ...(rule.bands === undefined ? {} : { brackets: bracketsOf(rule.bands) }),
    from: rule.from,
    to: rule.to ?? null,
  };
}
