import type { CitedSource } from '../../contract/meta';
import type { Confidence } from '../../contract/words/truth';
import recorded from './contents.json';

/** What a payslip must show and a question may leave out. */
export const payslipItems = [
  'employer_address',
  'employer_identifier',
  'number',
  'job',
  'classification',
  'born',
  'employee_identifier',
  'hours',
] as const;
export type PayslipItem = (typeof payslipItems)[number];

/** What the law of a country requires on a payslip. */
export interface PayslipContents {
  /** Where the law says it. */
  readonly article: string;
  /** Of what it requires, that which a question may leave out. Every payslip has the rest. */
  readonly requires: readonly PayslipItem[];
  readonly confidence: Confidence;
  readonly sources: readonly CitedSource[];
  readonly note?: string;
}

const contents = recorded as unknown as Readonly<Record<string, PayslipContents>>;

/** The countries whose provision is recorded. */
export const countriesWithContents: readonly string[] = Object.keys(contents);

/** What a payslip of a country must show; undefined where it is not established. */
export const payslipContents = (country: string): PayslipContents | undefined => contents[country];
