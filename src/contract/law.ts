import { z } from 'zod';
import { LawAsks } from './asks';
import { EffectiveRates, SurchargeRate } from './corporate';
import { dayOut } from './day';
import { CitedSource, confirmationFields, rowTruth } from './meta';
import { Bracket, TaxRequest } from './tax';
import { StandardVatRate, VatComponents } from './vat';
import { cellStates, cellStateWords } from './words/cell-states';
import { bandMethods } from './words/band-methods';
import { payers } from './words/contributions';
import { companyMeasures, surchargeScopes, surchargeScopeWords } from './words/corporate';
import { meaningsInWords } from './words/vocabulary';
import { gainTreatments } from './words/gains';
import { lawPeriods } from './words/pay-periods';
import { payees } from './words/payees';
import { paymentTypes } from './words/payment-types';
import { residencies } from './words/residencies';
import { thresholdEnds, thresholdEndWords, thresholdPeriods } from './words/thresholds';
import { consumptionTaxes, vatCategories, vatCellNames, vatTreatments } from './words/vat';

const { country, tax_year, law_version, pay_date, currency } = TaxRequest.shape;

export const TaxLawQuery = z
  .object({ country, tax_year, law_version, pay_date, currency })
  .meta({ id: 'TaxLawQuery', example: { country: 'KE', tax_year: '2026' } });
export type TaxLawQuery = z.output<typeof TaxLawQuery>;

const percent = z.number().describe('Percent.');
const sources = z.array(CitedSource);
const rule = z.string().describe('The rule in words, with its amounts.');
const basis = z.enum(lawPeriods).describe('The period in which the law states these amounts.');

/** The dates, confidence and sources of a part of the law. */
const dated = {
  effective_from: dayOut.nullable().describe('First day. null where it could not be established.'),
  effective_to: dayOut.nullable().describe('Last day. null while in force.'),
  last_confirmed: dayOut.describe('The latest day on which a source states these rules.'),
  confirmed_by: confirmationFields.confirmed_by,
  confirmed_publishers: confirmationFields.confirmed_publishers,
  ...rowTruth,
  notices: z.array(z.string()),
  sources,
};
export const LawDates = z.object(dated).meta({ id: 'LawDates' });
export type LawDates = z.infer<typeof LawDates>;

/** What is known about one cell of the law. The evidence stands only where it differs from that of the whole part. */
export const LawCell = z
  .object({
    state: z.enum(cellStates).describe(meaningsInWords(cellStateWords)),
    note: z.string().optional(),
    last_confirmed: dated.last_confirmed.optional(),
    data_status: rowTruth.data_status.optional(),
    as_of: rowTruth.as_of.optional(),
    confidence: rowTruth.confidence.optional(),
    sources: sources.optional(),
  })
  .meta({
    id: 'LawCell',
    description: 'What is known about one cell. Dates, confidence and sources stand only where the cell has its own.',
  });
export type LawCell = z.infer<typeof LawCell>;

export const LawBracket = Bracket.extend({
  fixed: z.number().optional().describe('An amount that the bracket adds.'),
  subtract: z.number().optional().describe('An amount that is taken off rate × base.'),
}).meta({ id: 'LawBracket' });

export const LawItem = z
  .object({ id: z.string(), name: z.string(), rule, note: z.string().optional(), sources })
  .meta({ id: 'LawItem', description: 'A relief, credit, levy or limit, in the order of the law.' });
export type LawItem = z.infer<typeof LawItem>;

export const LawContribution = LawItem.extend({
  payer: z.enum(payers),
  kind: z.string(),
  deductible: z.boolean().describe('Whether it reduces taxable income.'),
  period: basis,
  rate: z
    .number()
    .nullable()
    .describe('Rate of its first charged bracket, percent. null where it is not a simple percentage.'),
  ceiling: z
    .number()
    .nullable()
    .describe('Pay above which nothing more is charged. null where there is no ceiling, or it is not a fixed amount.'),
  brackets: z.array(LawBracket).optional(),
  employer_rate: z
    .object({
      least: percent.describe(
        'The lowest rate. It is charged unless a request states that of the employer. 0: nothing is charged until then.',
      ),
      most: percent.optional().describe('The highest rate. Absent where the fund sets the rate of each employer.'),
      only: z.array(percent).optional().describe('The rates that there are. Absent where any rate between may be.'),
    })
    .optional()
    .describe('The range of the rate, where it depends on the activity of the employer: `employer.accident_rate`.'),
  from: dayOut.nullable(),
  to: dayOut.nullable(),
}).meta({ id: 'LawContribution' });
export type LawContribution = z.infer<typeof LawContribution>;

export const IncomeTaxLaw = z
  .object({
    name: z.string().describe('What the country calls the tax.'),
    currency: z.string(),
    period: basis,
    method: z.enum(bandMethods),
    method_in_words: z.string(),
    tables: z
      .array(
        z.object({
          up_to: z
            .number()
            .nullable()
            .describe('The largest taxable income to which this table applies. null for the last table.'),
          brackets: z.array(LawBracket),
        }),
      )
      .describe('One table, or several where the size of the income selects the whole set of brackets.'),
    scale_note: z.string().optional(),
    scale_sources: sources,
    other_scales: z
      .array(LawItem.extend({ brackets: z.array(LawBracket) }))
      .describe('Brackets for employees to whom the ordinary ones do not apply.'),
    pay_parts: z.array(LawItem).describe('How parts of pay are treated.'),
    benefits: z.array(LawItem).describe('How benefits in kind are valued.'),
    family: z.string().optional().describe('How the law counts the family, in words.'),
    reliefs: z.array(LawItem),
    credits: z.array(LawItem),
    surcharges: z.array(LawItem),
    limits: z.array(LawItem).describe('Exemption threshold, minimum tax, tax cap and rounding.'),
    not_covered: z.array(z.string()).describe('Rules of the law that answers do not take into account.'),
    not_computed: z.string().optional().describe('Why no tax is computed from this law.'),
    ...dated,
  })
  .meta({ id: 'IncomeTaxLaw' });
export type IncomeTaxLaw = z.infer<typeof IncomeTaxLaw>;

export const CorporateTaxLaw = z
  .object({
    rate: percent.describe('The rate of the tax itself in percent, without surcharges.'),
    ...EffectiveRates,
    rule,
    brackets: z.array(LawBracket).optional(),
    small_company: z
      .object({
        from: z.number().optional().describe('The turnover from which the rule applies.'),
        threshold: z.number(),
        measure: z.enum(companyMeasures),
        rate: percent.optional(),
        brackets: z.array(LawBracket).optional(),
        on: z.enum(companyMeasures).describe('What the rate is charged on.'),
        replaces_minimum: z.boolean().describe('false where the minimum tax is also due.'),
        rule,
      })
      .optional(),
    minimum_tax: z.string().optional(),
    surcharges: z.array(
      SurchargeRate.extend({
        rate: SurchargeRate.shape.rate.describe(
          'Percent of profit. null where it depends on the size of the profit, or is not charged by default.',
        ),
        applies: z.enum(surchargeScopes).describe(meaningsInWords(surchargeScopeWords)),
      }).meta({ id: 'LawSurcharge' }),
    ),
    sector_rates: z.array(
      z.object({
        id: z.string().describe('What a request sends as `sector`.'),
        sector: z.string(),
        rate: percent,
        note: z.string().optional(),
      }),
    ),
    cells: z.object({ standard_rate: LawCell, small_company: LawCell, minimum_tax: LawCell }),
    notes: z.array(z.string()),
    ...dated,
  })
  .meta({ id: 'CorporateTaxLaw' });
export type CorporateTaxLaw = z.infer<typeof CorporateTaxLaw>;

const withheld = z
  .number()
  .nullable()
  .describe(
    'Percent. 0 also where the law withholds nothing. null where it depends on the size of the payment, or could not be established: see `cells`.',
  );

export const WithholdingCellLaw = LawCell.extend({
  payment_type: z.enum(paymentTypes),
  residency: z.enum(residencies),
  rate: percent
    .nullable()
    .describe(
      'Percent, where the payee is not stated. null where the state is not `rate`, and where `brackets` say that it depends on the size of the payment.',
    ),
  brackets: z
    .array(LawBracket)
    .optional()
    .describe('Where the rate depends on the size of the payment: see `rule` for what the brackets count.'),
  inclusion_percent: percent
    .optional()
    .describe('The part of the payment to which `brackets` apply. Absent for all of it.'),
  rule,
  variants: z
    .array(
      z.object({
        payee: z.enum(payees),
        rate: percent.nullable().describe('Percent. null where the law withholds nothing.'),
        note: z.string().optional(),
      }),
    )
    .describe('The payees for which the law has a rate of its own.'),
  threshold: z
    .object({
      amount: z.number(),
      per: z.enum(thresholdPeriods),
      reached: z.enum(thresholdEnds).describe(meaningsInWords(thresholdEndWords)),
    })
    .optional()
    .describe('Below it, nothing is withheld. From there on, tax is withheld from the whole payment.'),
  final: z.boolean().optional().describe('true: a final tax. false: an advance. Absent where not established.'),
}).meta({ id: 'WithholdingCellLaw' });
export type WithholdingCellLaw = z.infer<typeof WithholdingCellLaw>;

export const WithholdingTaxLaw = z
  .object({
    rates: z.array(z.object({ payment_type: z.enum(paymentTypes), resident: withheld, non_resident: withheld })),
    cells: z
      .array(WithholdingCellLaw)
      .describe('Each payment to each residency. Types beside the main ones stand only where they are recorded.'),
    notes: z.array(z.string()),
    ...dated,
  })
  .meta({ id: 'WithholdingTaxLaw' });
export type WithholdingTaxLaw = z.infer<typeof WithholdingTaxLaw>;

export const GainLaw = z
  .object({
    treatment: z.enum(gainTreatments),
    rule,
    rate: percent.optional(),
    annual_exclusion: z.number().optional().describe('What is not taxed of the gains of a year together.'),
    inclusion_percent: percent.optional(),
    brackets: z.array(LawBracket).optional(),
  })
  .meta({ id: 'GainLaw' });
export type GainLaw = z.infer<typeof GainLaw>;
export const CapitalGainsTaxLaw = z
  .object({
    individual: GainLaw.nullable(),
    company: GainLaw.nullable().describe('null where it could not be established.'),
    cells: z.object({ individual: LawCell, company: LawCell }),
    notes: z.array(z.string()),
    ...dated,
  })
  .meta({ id: 'CapitalGainsTaxLaw' });
export type CapitalGainsTaxLaw = z.infer<typeof CapitalGainsTaxLaw>;

const appliesTo = z.array(z.object({ rate: percent, applies_to: z.string() }));
export const VatLaw = z
  .object({
    name: z.string(),
    kind: z.enum(consumptionTaxes).describe('`none`: the country levies no such tax.'),
    standard_rate: StandardVatRate,
    total_rate: StandardVatRate.describe('Same as `standard_rate`, under its earlier name.'),
    components: VatComponents.optional(),
    reduced: appliesTo,
    higher: appliesTo,
    categories: z.array(
      z.object({
        category: z.enum(vatCategories),
        treatment: z.enum(vatTreatments),
        rate: percent,
        note: z.string().optional(),
      }),
    ),
    cells: z
      .record(z.enum(vatCellNames), LawCell)
      .describe('What is known about the standard rate, the reduced rates and each category.'),
    registration_threshold: z
      .number()
      .nullable()
      .describe('Annual turnover above which a business must register. null where it could not be established.'),
    notes: z.array(z.string()),
    ...dated,
  })
  .meta({ id: 'VatLaw' });
export type VatLaw = z.infer<typeof VatLaw>;

export const TaxLaw = z
  .object({
    country: z.object({ code: z.string(), name: z.string(), currency: z.string() }),
    tax_year: z.string(),
    tax_year_from: dayOut,
    tax_year_to: dayOut,
    date: dayOut.describe(
      'The day whose law this is: today in the current tax year, otherwise the last day of the tax year.',
    ),
    tax_years: z.array(z.string()).describe('Tax years for which income tax is recorded, oldest first.'),
    currencies: z.array(z.string()).describe('Currencies of pay for which income tax is recorded.'),
    income_tax: IncomeTaxLaw.optional(),
    asks: LawAsks.optional(),
    contributions: z
      .object({
        employee: z.array(LawContribution),
        employer: z.array(LawContribution),
        optional: z
          .array(LawContribution)
          .describe('Recorded but not charged by default: voluntary, or for some employees only.'),
      })
      .optional()
      .describe('Social contributions and payroll charges. They are confirmed together with the income tax.'),
    corporate_tax: CorporateTaxLaw.optional(),
    withholding_tax: WithholdingTaxLaw.optional(),
    capital_gains_tax: CapitalGainsTaxLaw.optional(),
    vat: VatLaw.optional(),
    not_recorded: z.array(z.string()).describe('What this answer lacks, and why.'),
    upcoming: z.array(z.string()).describe('Changes that are announced, or enacted without a figure to record.'),
    doubts: z.array(z.string()).describe('Where sources disagree, and which one is followed and why.'),
  })
  .meta({ id: 'TaxLaw' });
export type TaxLaw = z.infer<typeof TaxLaw>;
