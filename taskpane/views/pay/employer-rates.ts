import type { InputOf } from '../../../src/client';
import type { TaxLaw } from '../../../src/contract/law';

/** The rate that was used of each contribution whose rate depends on the employer, by its id. */
export type EmployerRates = ReadonlyMap<string, number>;

/**
 * The rates of the employer in a payslip: what the reader stated, or the lowest of the law.
 *
 * @param law the law that the payslip was computed by, once it is known
 * @param asked the question that the payslip answers
 */
export const employerRates = (law: TaxLaw | undefined, asked: InputOf<'calculatePaye'>): EmployerRates =>
  new Map(
    (law?.contributions?.employer ?? []).flatMap(({ id, employer_rate: range }) =>
      range === undefined ? [] : [[id, asked.employee?.accident_rate || range.least] as const],
    ),
  );
