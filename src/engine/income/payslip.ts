import type { ContributionLine, PayslipLine, TaxedBracket, TaxRequest, TaxResult } from '../../contract/tax';
import { limitNames } from '../../reference/words/limits';
import type { Line } from '../law/income';
import type { Payroll } from '../pay/payroll';
import { figureAt } from './figures';
import type { IncomeQuestion } from './income-question';

type Figures = readonly number[];

function shownLines(lines: readonly Line[], figures: Figures, at: number): PayslipLine[] {
  const shown = new Array<PayslipLine>(lines.length);
  for (let i = 0; i < shown.length; i++) {
    const { id, name } = lines[i]!;
    shown[i] = { id, name, amount: figures[at + i]! };
  }
  return shown;
}

/** The same for contributions, which also say what they are for. */
function shownContributions(lines: readonly Line[], figures: Figures, at: number): ContributionLine[] {
  const shown = new Array<ContributionLine>(lines.length);
  for (let i = 0; i < shown.length; i++) {
    const { id, name, kind } = lines[i]!;
    shown[i] = { id, name, kind: kind!, amount: figures[at + i]! };
  }
  return shown;
}

/** What a cap and a minimum do to the tax, and what rounding each line by itself leaves. */
function shownAdjustments(lines: readonly Line[], figures: Figures, at: number): PayslipLine[] {
  const shown = shownLines(lines, figures, at);
  const { id, name } = limitNames.rounding;
  shown.push({ id, name, amount: figures[figureAt.rounding]! });
  return shown;
}

function shownBrackets({ tables }: Payroll, table: number, figures: Figures): TaxedBracket[] {
  const { brackets, first } = tables[table]!;
  const shown = new Array<TaxedBracket>(brackets.length);
  for (let i = 0; i < shown.length; i++) {
    const { from, to, rate } = brackets[i]!;
    shown[i] = { from, to, rate, tax: figures[figureAt.lines + first + i]! };
  }
  return shown;
}

/** Where the taxable amount stands among the figures. */
const taxableAt = ({ compiled }: Payroll): number =>
  figureAt.lines + 1 + compiled.contributions.length + compiled.employer.length;

/** Which of the law's tables applies to the taxable amount. */
export function tableFor(payroll: Payroll, figures: Figures): number {
  if (payroll.tables.length === 1) return 0;
  const taxable = Math.round(figures[taxableAt(payroll)]! * payroll.minor);
  return payroll.tables.findIndex(({ upTo }) => taxable <= upTo);
}

/**
 * A payslip with its figures. Written with loops and one plain literal, because this is where a breakdown spends its
 * time: a spread in the literal or a closure
 * a line costs more than all of the arithmetic.
 *
 * @param table which of the law's tables applies
 */
export function payslip(
  { payroll, country, currency, period, includePension, taxYear }: IncomeQuestion,
  mode: TaxRequest['mode'],
  table: number,
  figures: Figures,
): TaxResult {
  const { compiled } = payroll;
  const contributionsAt = figureAt.lines + 1;
  const employerAt = contributionsAt + compiled.contributions.length;
  const taxable = taxableAt(payroll);
  const reliefsAt = taxable + 1;
  const creditsAt = reliefsAt + compiled.reliefs.length;
  const surchargesAt = creditsAt + compiled.credits.length;
  const adjustmentsAt = surchargesAt + compiled.surcharges.length;
  const shown = {
    country,
    currency,
    gross_amount: figures[figureAt.gross]!,
    tax_amount: figures[figureAt.tax]!,
    pension: figures[figureAt.pension]!,
    net_amount: figures[figureAt.net]!,
    effective_rate: figures[figureAt.effectiveRate]!,
    brackets: shownBrackets(payroll, table, figures),
    type: 'income' as const,
    period,
    mode,
    tax_year: taxYear,
    include_pension: includePension,
    taxable_amount: figures[taxable]!,
    contributions: shownContributions(compiled.contributions, figures, contributionsAt),
    reliefs: shownLines(compiled.reliefs, figures, reliefsAt),
    credits: shownLines(compiled.credits, figures, creditsAt),
    surcharges: shownLines(compiled.surcharges, figures, surchargesAt),
    adjustments: shownAdjustments(compiled.adjustments, figures, adjustmentsAt),
    employer_contributions: shownContributions(compiled.employer, figures, employerAt),
    employer_cost: figures[figureAt.employerCost]!,
  };
  const slip = compiled.contributions.length > 0 ? shown : withoutPension(shown);
  return payroll.tables.length > 1 ? { ...slip, tables: shownTables(payroll) } : slip;
}

/** Every scale, where the size of the income chooses one. */
const shownTables = ({ tables }: Payroll): NonNullable<TaxResult['tables']> =>
  tables.map(({ limit, brackets }) => ({
    up_to: limit,
    brackets: brackets.map(({ from, to, rate }) => ({ from, to, rate })),
  }));

/** Where the employee contributes nothing, `pension` is left out rather than nought. */
function withoutPension({ pension: _none, ...rest }: TaxResult): TaxResult {
  return rest;
}
