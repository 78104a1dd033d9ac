import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { momentOut } from './day';
import { rowTruth, setTruth } from './meta';
import { EffectiveRates, SurchargeRate } from './corporate';
import { Bracket, BracketTables, taxTypes } from './tax';
import { StandardVatRate, VatComponents } from './vat';
import { cellStates, cellStateWords } from './words/cell-states';
import { payers } from './words/contributions';
import { lawPeriods } from './words/pay-periods';
import { vatCellNames } from './words/vat';
import { meaningsInWords } from './words/vocabulary';

export const CountryInfoQuery = z
  .object({
    country: CountryCode.optional(),
    type: choice('type', taxTypes).optional().describe('The law of this tax only.'),
  })
  .meta({ id: 'CountryInfoQuery', example: { country: 'KE' } });
export type CountryInfoQueryOutput = z.output<typeof CountryInfoQuery>;

const answered = z.array(z.enum(taxTypes)).describe('Tax types that need only country, amount and type.');
const rates = z.record(z.string(), z.number());
const state = z.enum(cellStates).describe(meaningsInWords(cellStateWords));
const stateOfEach = z.record(z.string(), state);

export const CountryInfo = z
  .object({
    country: z.object({ code: z.string(), name: z.string(), currency: z.string(), tax_types: answered }),
    income_tax: z
      .object({
        brackets: z
          .array(Bracket)
          .describe(
            'In the period of `period`. Where the size of the taxable income selects the whole set of brackets: the first of `tables`, for the smallest incomes.',
          ),
        tables: BracketTables.optional(),
        period: z.enum(lawPeriods),
        relief: z
          .object({
            consolidated: z.number().describe('The fixed amount of a year.'),
            percentage_of_gross: z
              .number()
              .describe('Percent of gross pay, or of what contributions leave of it where the law says so.'),
          })
          .describe(
            'What the law deducts from the income of the default employee, before limits. Where pay decides: the relief of the smallest pay. Contributions and credits are not part of it.',
          ),
        name: z.string().optional(),
        contributions: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            payer: z.enum(payers),
            kind: z.string(),
            rate: z.number().nullable(),
            ceiling: z.number().nullable(),
            period: z.enum(lawPeriods),
          }),
        ),
        ...setTruth,
      })
      .optional(),
    corporate_tax: z
      .object({
        standard_rate: z.number().describe('The rate of the tax itself in percent, without surcharges.'),
        ...EffectiveRates,
        surcharges: z.array(SurchargeRate).describe('Surcharges on profit, in addition to the standard rate.'),
        small_company_rate: z.number().optional(),
        small_company_threshold: z.number().optional(),
        brackets: z.array(Bracket).optional(),
        minimum_tax: z.string().optional(),
        sector_rates: z.array(z.object({ id: z.string(), sector: z.string(), rate: z.number() })),
        states: z.object({ standard_rate: state, small_company: state, minimum_tax: state }),
        ...setTruth,
      })
      .optional(),
    pension: z
      .object({ employee_rate: z.number(), employer_rate: z.number(), mandatory: z.boolean(), ...setTruth })
      .optional(),
    withholding_tax: z
      .object({
        resident: rates.describe(
          'Percent, by type of payment. 0 also where the law withholds nothing: see `states`. Absent where it depends on the size of the payment: see the tax law.',
        ),
        non_resident: rates,
        states: z.object({ resident: stateOfEach, non_resident: stateOfEach }),
        ...setTruth,
      })
      .optional(),
    capital_gains_tax: z
      .object({
        individual: z.string().optional(),
        company: z.string().optional(),
        states: z.object({ individual: state, company: state }),
        ...setTruth,
      })
      .optional(),
    vat: z
      .object({
        name: z.string(),
        standard_rate: StandardVatRate,
        components: VatComponents.optional(),
        reduced_rates: z.array(z.number()),
        categories: z.record(z.string(), z.object({ treatment: z.string(), rate: z.number() })),
        states: z.record(z.enum(vatCellNames), state),
        ...setTruth,
      })
      .optional(),
    tax_year: z.string(),
    last_updated: momentOut
      .optional()
      .describe('When the newest of these rules was last confirmed. Absent where none is recorded.'),
  })
  .meta({ id: 'CountryInfo' });
export type CountryInfo = z.infer<typeof CountryInfo>;

const CountryListItem = z
  .object({
    code: z.string(),
    name: z.string(),
    currency: z.string(),
    tax_types: answered,
    tax_year: z.string(),
    ...rowTruth,
  })
  .meta({ id: 'CountryListItem' });
export const CountryList = z
  .object({ countries: z.array(CountryListItem), count: z.number() })
  .meta({ id: 'CountryList' });
export type CountryList = z.infer<typeof CountryList>;
