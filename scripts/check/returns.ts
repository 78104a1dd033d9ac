import { payslipLines } from '../../src/engine/calendar/not-recorded';
import type { Country } from '../../src/reference/schema';

/** The lines of a country's payslip, and those that a recorded return or payment covers. */
export interface ReturnCoverage {
  readonly code: string;
  readonly lines: number;
  readonly covered: number;
  /** The ids of the contributions that no return or payment covers; `income-tax` stands for the tax. */
  readonly open: readonly string[];
}

/** How many lines of the payslips of a month a recorded return or payment covers. */
export const returnCoverage = (countries: readonly Country[], month: string): ReturnCoverage[] =>
  countries.map((country) => {
    const lines = payslipLines(country, month);
    const open = lines.flatMap(({ id, covered }) => (covered ? [] : [id]));
    return { code: country.code, lines: lines.length, covered: lines.length - open.length, open };
  });

/** The totals in one sentence. */
export function returnsLine(coverage: readonly ReturnCoverage[]): string {
  const sum = (count: (country: ReturnCoverage) => number): number =>
    coverage.reduce((total, country) => total + count(country), 0);
  const [lines, covered] = [sum(({ lines }) => lines), sum(({ covered }) => covered)];
  return `Returns: of ${lines} lines of the payslips of all countries, ${covered} (${Math.round((covered / lines) * 100)} %) are covered by a recorded return or payment.`;
}

/** The lines that no return or payment covers, one text line a country. */
export const openReturnLines = (coverage: readonly ReturnCoverage[]): string[] =>
  coverage.flatMap(({ code, lines, covered, open }) =>
    open.length === 0 ? [] : [`${code}  ${covered} of ${lines}: ${open.join(', ')}`],
  );
