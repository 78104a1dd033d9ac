import type { vatCategoryWords } from '../contract/words/vat';
import { message, type Sentence } from '../language/message';
import { exactNumber, joined, lawText, lawWord, ratePercent } from '../language/terms';
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
  limitsInWords,
  minimumTaxInWords,
  otherScaleInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../reference/words';

/** What a rule of law says: the name of each of its parts, and the part in words. A part left out is undefined. */
export type RuleInWords = readonly (readonly [part: Sentence, words: Sentence | undefined])[];

/** The scale of an income tax; for each income where it depends on the income. */
const scales = ({ brackets, tables = [] }: IncomeRegime['bands']): RuleInWords =>
  brackets === undefined
    ? tables.map(({ up_to, brackets: bands }) => [
        up_to === null
          ? message('law_part_rates_higher')
          : message('law_part_rates_up_to', { limit: exactNumber(up_to) }),
        bandsInWords(bands),
      ])
    : [[message('law_part_rates'), bandsInWords(brackets)]];

/** An income tax on employment in words. */
export const incomeInWords = (regime: IncomeRegime): RuleInWords => [
  ...scales(regime.bands),
  ...(regime.other_scales ?? []).map((scale) => [lawText(scale.name), otherScaleInWords(scale)] as const),
  ...[...regime.deductions, ...regime.credits, ...regime.surcharges].map(
    (item) => [lawText(item.name), itemInWords(item)] as const,
  ),
  [message('law_part_family'), regime.family && formulaInWords(regime.family.formula)],
  ...limitsInWords(regime).map(({ name, words }) => [name, words] as const),
];

/** A contribution or a payroll charge in words. */
export const contributionRuleInWords = (rule: ContributionRule): RuleInWords => [
  [message('law_part_rule'), contributionInWords(rule)],
];

const ratesInWords = (rates: VatRegime['higher'] = []): Sentence | undefined =>
  rates.length === 0
    ? undefined
    : joined(
        'joined_by_semicolon',
        rates.map(({ rate, applies_to }) =>
          message('law_part_rate_on', { rate: ratePercent(rate), supplies: lawWord(applies_to) }),
        ),
      );

/** A VAT or another tax on consumption in words. */
export const vatInWords = (regime: VatRegime): RuleInWords => [
  [message('law_part_standard_rate'), regime.standard === undefined ? undefined : ratePercent(regime.standard)],
  ...(regime.levies ?? []).map(({ name, percent: rate }) => [lawText(name), ratePercent(rate)] as const),
  [
    message('law_part_reduced_rates'),
    regime.reduced === undefined || isNone(regime.reduced) ? undefined : ratesInWords(regime.reduced),
  ],
  [message('law_part_higher_rates'), ratesInWords(regime.higher)],
  ...Object.entries(regime.categories).map(
    ([category, treated]) =>
      [
        message(`vat_category_${category as keyof typeof vatCategoryWords}`),
        treated &&
          joined('joined_by_space', [
            message(`vat_treatment_${treated.treatment}`),
            ...(treated.rate === undefined ? [] : [ratePercent(treated.rate)]),
          ]),
      ] as const,
  ),
  [
    message('law_part_threshold'),
    regime.registration_threshold === null ? undefined : exactNumber(regime.registration_threshold),
  ],
];

/** A tax on the profit of companies in words. */
export const corporateInWords = (regime: CorporateRegime): RuleInWords => [
  [message('law_part_rates'), profitRateInWords(regime)],
  [
    message('law_part_small_companies'),
    regime.small_company === undefined || isNone(regime.small_company)
      ? undefined
      : smallCompanyInWords(regime.small_company),
  ],
  [
    message('name_of_minimum_tax'),
    regime.minimum_tax === undefined || isNone(regime.minimum_tax) ? undefined : minimumTaxInWords(regime.minimum_tax),
  ],
  ...regime.surcharges.map((surcharge) => [lawText(surcharge.name), surchargeInWords(surcharge)] as const),
  ...regime.sector_rates.map(({ sector, rate }) => [lawWord(sector), ratePercent(rate)] as const),
];

/** Tax withheld from payments in words: a part for each type of payment and residency. */
export const paymentsInWords = (regime: WithholdingRegime): RuleInWords =>
  withholdingCells(regime).map(({ payment_type, residency, cell }) => [
    message(residency === 'resident' ? 'law_part_residents' : 'law_part_non_residents', {
      payment: message(`payment_type_${payment_type}`),
    }),
    cell && withholdingInWords(cell),
  ]);

/** Tax on capital gains in words. */
export const gainsInWords = ({ individual, company }: CapitalGainsRegime): RuleInWords => [
  [message('law_part_individuals'), individual && gainInWords(individual)],
  [message('law_part_companies'), company && gainInWords(company)],
];
