import type { Country } from '../schema';

/**
 * Every name of the law that a payslip or a tax answer may show as a line: contributions, minimum wages, income tax with
 * its reliefs, credits and levies, parts of pay, benefits in kind, levies on corporate tax, and taxes on sales. Each once.
 */
export function payslipNames({
  contributions,
  wages = [],
  income,
  pay = [],
  corporate,
  vat,
}: Country): readonly string[] {
  const lines = [
    ...contributions,
    ...wages,
    ...income.flatMap(({ name, family, deductions, other_scales: scales = [], credits, surcharges }) => [
      { name },
      { name: family?.name },
      ...[deductions, scales, credits, surcharges].flat(),
    ]),
    ...pay.flatMap(({ parts, benefits }) => [...parts, ...benefits]),
    ...corporate.flatMap(({ surcharges }) => surcharges),
    ...vat.flatMap(({ name, levies = [] }) => [{ name }, ...levies]),
  ];
  return [...new Set(lines.flatMap(({ name }) => name ?? []))];
}
