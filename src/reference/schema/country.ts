import { z } from 'zod';
import type { Language } from '../../language/languages';
import type { FactReadings } from '../../truth/reading';
import { CapitalGainsRegime } from './capital-gains';
import { Contribution } from './contribution';
import { CorporateRegime } from './corporate';
import { Filing } from './filing';
import { IncomeRegime } from './income';
import { Labour } from './labour';
import { NamesInOtherLanguages } from './names';
import { PartMonth } from './part-month';
import { PayTreatment } from './pay';
import { IsoDate } from './primitives';
import { Source } from './source';
import { VatRegime } from './vat';
import { Wage } from './wage';
import { WithholdingRegime } from './withholding';

const Currency = z.string().regex(/^[A-Z]{3}$/);

/** How a country names and dates its tax year. */
export const TaxYearRule = z
  .strictObject({
    starts: z
      .string()
      .regex(/^\d{2}-\d{2}$/)
      .meta({ description: 'First day of the tax year, MM-DD.' }),
    named_after: z
      .enum(['start', 'end'])
      .meta({ description: 'Which of its two calendar years a tax year of four digits means.' }),
    label: z
      .enum(['2026', '2026/27', '2026-2027'])
      .meta({ description: 'How the country writes the year that starts in 2026.' }),
    note: z.string().optional(),
  })
  .meta({ id: 'TaxYearRule' });
export type TaxYearRule = z.infer<typeof TaxYearRule>;

/** The last search for law that is newer than what a file records. */
export const LawSearch = z
  .strictObject({
    on: IsoDate.meta({ description: 'The day of the search.' }),
    for: z.string().min(1).meta({ description: 'What was searched for.' }),
    outcome: z.string().min(1).meta({ description: 'What was found, in one sentence.' }),
  })
  .meta({ id: 'LawSearch' });
export type LawSearch = z.infer<typeof LawSearch>;

/** The law of one country. Every fact has a date and sources; the newest comes first. */
export const Country = z
  .strictObject({
    $schema: z.string(),
    code: z.string().regex(/^[A-Z]{2}$/),
    name: z.string().min(1),
    currency: Currency.meta({ description: 'The currency in which the law states its amounts.' }),
    local_currency: Currency.optional().meta({
      description: 'Where the law is stated in a foreign currency: the country’s own.',
    }),
    tax_year: TaxYearRule,
    searched: LawSearch.optional().meta({ description: 'The last search for newer law on pay.' }),
    sources: z.record(z.string(), Source),
    contributions: z.array(Contribution),
    wages: z
      .array(Wage)
      .optional()
      .meta({ description: 'Wages that the law fixes. Rules name them where a limit is a multiple of a wage.' }),
    pay: z
      .array(PayTreatment)
      .optional()
      .meta({ description: 'How pay that is not basic pay is treated. Left out where nothing is established.' }),
    part_month: z.array(PartMonth).min(1).optional().meta({
      description: 'How a part of a month is paid, taxed and charged. Left out where nothing is established.',
    }),
    filing: z.array(Filing).optional().meta({ description: 'What an employer files and pays, and when.' }),
    labour: Labour.optional(),
    income: z.array(IncomeRegime).min(1),
    corporate: z.array(CorporateRegime),
    withholding: z.array(WithholdingRegime),
    capital_gains: z.array(CapitalGainsRegime),
    vat: z.array(VatRegime),
    names: NamesInOtherLanguages.optional(),
    upcoming: z
      .array(z.string())
      .meta({ description: 'Changes that are announced, or enacted without a figure that could be recorded.' }),
    doubts: z.array(z.string()).meta({ description: 'Where sources disagree, and which one was followed and why.' }),
  })
  .meta({ id: 'Country', title: 'Law of a country' });
export type Country = z.infer<typeof Country> & {
  /** The version of the law that this is part of. Files do not state it, because all countries have the same. */
  readonly law_version?: string;
  /** What reading its cited pages again came to; left out where none was read. */
  readonly readings?: FactReadings;
  /** The language of its names, where that is not the one in which they are recorded. */
  readonly language?: Language;
};
