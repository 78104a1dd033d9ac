import type { ContributionLine, TaxRequest, TaxResult } from '../../contract/tax';
import type { Reference } from '../../reference';
import type { Context } from '../answer';
import { type Measured, measuredAt } from '../explain/measured';
import { partIn } from '../explain/slices';
import { requestOfPayslip } from '../income/calculate-income';
import { incomeQuestion } from '../income/income-question';
import { minorUnits, toMinor } from '../money';

/** A part of a base, and the rate in percent that is charged on it. */
interface ChargedPart {
  readonly base: number;
  readonly rate: number;
}

/** Who pays a contribution, and on what: no parts where the law has no rate, such as a fixed amount. */
export interface ChargedLine extends ContributionLine {
  readonly parts: readonly ChargedPart[];
}

/** The contributions of a payslip, with their bases. */
export interface Charged {
  readonly employee: readonly ChargedLine[];
  readonly employer: readonly ChargedLine[];
}

/** Parts with the same rate are one. */
function together(parts: readonly ChargedPart[]): readonly ChargedPart[] {
  const rates = new Map<number, number>();
  for (const { base, rate } of parts) rates.set(rate, (rates.get(rate) ?? 0) + base);
  return [...rates].map(([rate, base]) => ({ base, rate }));
}

/** The parts of the base of a contribution; none where something else than its rates decides the amount. */
function partsOf(measured: Measured, { id, amount }: ContributionLine, payer: 'employee' | 'employer', minor: number) {
  const found = measured.law.contributions.find(
    ({ contribution }) => contribution.id === id && contribution.payer === payer,
  );
  const { bands, method = 'marginal', formula, ...charge } = found?.rule ?? {};
  if (found === undefined || bands === undefined || formula !== undefined) return [];
  const parts = bands.flatMap((band) => {
    if (band.fixed !== undefined || band.subtract !== undefined) return [];
    const base = measured.onContributionBase(id, { ...found.rule, ...charge }, partIn(band, method));
    return base === undefined || base === 0 ? [] : [{ base, rate: band.rate }];
  });
  const due = parts.reduce((sum, { base, rate }) => sum + (base * rate) / 100, 0);
  // A minimum, a maximum or the rate of the employer's branch decides it otherwise. The law may round to whole units.
  return Math.abs(due - amount) <= Math.max(1, 2 / minor) ? together(parts) : [];
}

/**
 * The contributions of a payslip, each with the bases and rates that it comes from.
 *
 * @param request the question that the payslip answers; amounts in major units, in the pay period
 */
export function charged(reference: Reference, request: TaxRequest, data: TaxResult, context: Context): Charged {
  const country = reference.countries.get(request.country)!;
  const ofPayslip = requestOfPayslip(country, request, context);
  if (!ofPayslip.ok) return { employee: [], employer: [] };
  const question = incomeQuestion(country, ofPayslip.value.request, context, ofPayslip.value.time);
  if (!question.ok) return { employee: [], employer: [] };
  const minor = minorUnits(data.currency);
  const measured = measuredAt(question.value, toMinor(data.gross_amount, minor));
  const lines = (listed: readonly ContributionLine[] | undefined, payer: 'employee' | 'employer') =>
    (listed ?? []).map((line) => ({ ...line, parts: partsOf(measured, line, payer, minor) }));
  return {
    employee: lines(data.contributions, 'employee'),
    employer: lines(data.employer_contributions, 'employer'),
  };
}
