import { paymentTypeWords } from '../contract/words/payment-types';
import { vatCategoryWords } from '../contract/words/vat';
import {
  type CapitalGainsRegime,
  type ContributionRule,
  type CorporateRegime,
  type IncomeRegime,
  isNone,
  type VatRegime,
  type WithholdingRegime,
} from '../reference/schema';
import { withholdingCells } from '../reference/law-cells';
import {
  bandsInWords,
  contributionInWords,
  formulaInWords,
  gainInWords,
  itemInWords,
  limitNames,
  limitsInWords,
  minimumTaxInWords,
  numberInWords,
  otherScaleInWords,
  percentInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../reference/words';

/** What a rule of law says: the name of each of its parts, and the part in words. A part left out is undefined. */
export type RuleInWords = readonly (readonly [part: string, words: string | undefined])[];

/** The scale of an income tax; for each income where it depends on the income. */
const scales = ({ brackets, tables = [] }: IncomeRegime['bands']): RuleInWords =>
  brackets === undefined
    ? tables.map(({ up_to, brackets: bands }) => [
        up_to === null ? 'Rates for higher income' : `Rates for income up to ${numberInWords(up_to)}`,
        bandsInWords(bands),
      ])
    : [['Rates', bandsInWords(brackets)]];

/** An income tax on employment in words. */
export const incomeInWords = (regime: IncomeRegime): RuleInWords => [
  ...scales(regime.bands),
  ...(regime.other_scales ?? []).map((scale) => [scale.name, otherScaleInWords(scale)] as const),
  ...[...regime.deductions, ...regime.credits, ...regime.surcharges].map(
    (item) => [item.name, itemInWords(item)] as const,
  ),
  ['Family', regime.family && formulaInWords(regime.family.formula)],
  ...limitsInWords(regime).map(({ name, words }) => [name, words] as const),
];

/** A contribution or a payroll charge in words. */
export const contributionRuleInWords = (rule: ContributionRule): RuleInWords => [['Rule', contributionInWords(rule)]];

const ratesInWords = (rates: VatRegime['higher'] = []): string | undefined =>
  rates.length === 0
    ? undefined
    : rates.map(({ rate, applies_to }) => `${percentInWords(rate)} on ${applies_to}`).join('; ');

/** A VAT or another tax on consumption in words. */
export const vatInWords = (regime: VatRegime): RuleInWords => [
  ['Standard rate', regime.standard === undefined ? undefined : percentInWords(regime.standard)],
  ...(regime.levies ?? []).map(({ name, percent: rate }) => [name, percentInWords(rate)] as const),
  ['Reduced rates', regime.reduced === undefined || isNone(regime.reduced) ? undefined : ratesInWords(regime.reduced)],
  ['Higher rates', ratesInWords(regime.higher)],
  ...Object.entries(regime.categories).map(
    ([category, treated]) =>
      [
        vatCategoryWords[category as keyof typeof vatCategoryWords].label,
        treated && `${treated.treatment}${treated.rate === undefined ? '' : ` ${percentInWords(treated.rate)}`}`,
      ] as const,
  ),
  [
    'Registration threshold',
    regime.registration_threshold === null ? undefined : numberInWords(regime.registration_threshold),
  ],
];

/** A tax on the profit of companies in words. */
export const corporateInWords = (regime: CorporateRegime): RuleInWords => [
  ['Rates', profitRateInWords(regime)],
  [
    'Small companies',
    regime.small_company === undefined || isNone(regime.small_company)
      ? undefined
      : smallCompanyInWords(regime.small_company),
  ],
  [
    limitNames.minimum.name,
    regime.minimum_tax === undefined || isNone(regime.minimum_tax) ? undefined : minimumTaxInWords(regime.minimum_tax),
  ],
  ...regime.surcharges.map((surcharge) => [surcharge.name, surchargeInWords(surcharge)] as const),
  ...regime.sector_rates.map(({ sector, rate }) => [sector, percentInWords(rate)] as const),
];

/** Tax withheld from payments in words: a part for each type of payment and residency. */
export const paymentsInWords = (regime: WithholdingRegime): RuleInWords =>
  withholdingCells(regime).map(({ payment_type, residency, cell }) => [
    `${paymentTypeWords[payment_type].label}, ${residency === 'resident' ? 'residents' : 'non-residents'}`,
    cell && withholdingInWords(cell),
  ]);

/** Tax on capital gains in words. */
export const gainsInWords = ({ individual, company }: CapitalGainsRegime): RuleInWords => [
  ['Individuals', individual && gainInWords(individual)],
  ['Companies', company && gainInWords(company)],
];
