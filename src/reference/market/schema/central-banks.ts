import { z } from 'zod';
import { Confidence, IsoDate } from '../../schema/primitives';
import { Source } from '../../schema/source';
import { Precision } from './precision';

const percent = z.number().min(-100).max(1000);

const dated = {
  date: IsoDate.meta({
    description:
      'Day of the decision or of the auction, or the last day of the period that the figure is of; of a forecast, the day it was made.',
  }),
  precision: Precision.optional(),
  confidence: Confidence.optional(),
  source: z.string(),
  also: z
    .array(z.string())
    .optional()
    .meta({ description: 'Further sources, where one does not state the whole entry.' }),
};

/** Period of a statistic: `2026-08`, `2025-Q3` or `2025`. */
export const statisticPeriod = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])|-Q[1-4])?$/, 'a period is 2026-08, 2025-Q3 or 2025');
/** Growth may also cover several quarters together. */
export const growthPeriod = z
  .string()
  .regex(/^\d{4}(-Q[1-4](\/\d{4}-Q[1-4])?)?$/, 'a period of growth is 2025-Q3, 2025 or 2025-Q1/2025-Q3');

const statistic = {
  ...dated,
  period: statisticPeriod,
  basis: z.enum(['estimate', 'forecast']).optional().meta({ description: 'Left out where the figure is a result.' }),
  scope: z
    .string()
    .optional()
    .meta({ description: 'What the figure covers where that is not plainly the country: completes «is …».' }),
};

const PolicyRate = z.strictObject({ ...dated, value: percent });
const Inflation = z.strictObject({
  ...statistic,
  headline: percent.optional(),
  core: percent.optional(),
  food: percent.optional(),
});
const TreasuryBills = z.strictObject({
  ...dated,
  '91_day': percent.optional(),
  '182_day': percent.optional(),
  '364_day': percent.optional(),
});
const Growth = z.strictObject({ ...statistic, period: growthPeriod, value: percent });
const Meeting = z.strictObject({
  date: IsoDate,
  announced: IsoDate.meta({ description: 'From this day on the meeting was known.' }),
  source: z.string(),
});

/** How often a committee decides, if a source says so. */
const Rhythm = z.strictObject({ every_months: z.number().int().min(1).max(12), source: z.string() });

/** Facts recorded for a bank or country. Lists are in order of date. */
const facts = {
  policy_rate: z.strictObject({ name: z.string(), observations: z.array(PolicyRate).min(1) }).optional(),
  inflation: z.array(Inflation).min(1).optional(),
  tbills: z.array(TreasuryBills).min(1).optional(),
  gdp_growth: z.array(Growth).min(1).optional(),
  meetings: z.array(Meeting).min(1).optional(),
  meets: Rhythm.optional(),
  notices: z.array(z.string()).optional(),
};

/** The common central bank of several countries. Its facts apply to each of them. */
const Union = z.strictObject({ central_bank: z.string(), central_bank_abbr: z.string(), ...facts });
const BankCountry = z.union([
  z.strictObject({ union: z.string(), ...facts }),
  z.strictObject({ central_bank: z.string(), central_bank_abbr: z.string(), ...facts }),
]);
type BankCountry = z.infer<typeof BankCountry>;
export type BankFacts = Pick<
  z.infer<typeof Union>,
  'policy_rate' | 'inflation' | 'tbills' | 'gdp_growth' | 'meetings' | 'meets' | 'notices'
>;

/** A central bank, without its figures. */
export type BankRecord = Pick<z.infer<typeof Union>, 'central_bank' | 'central_bank_abbr' | 'meets' | 'notices'>;
/** A country with a common central bank, without its figures. */
export type MemberRecord = { readonly union: string } & Pick<BankRecord, 'meets' | 'notices'>;

export const CentralBankFile = z
  .strictObject({
    $schema: z.string().optional(),
    sources: z.record(z.string(), Source),
    unions: z.record(z.string(), Union),
    countries: z.record(z.string().regex(/^[A-Z]{2}$/), BankCountry),
  })
  .meta({ id: 'CentralBankFile' });
export type CentralBankFile = z.infer<typeof CentralBankFile>;
