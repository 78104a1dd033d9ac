import type { ContributionLine, PayslipLine, TaxedBracket, TaxRequest, TaxResult } from '../../../contract/tax';
import { defined } from '../../../defined';
import { type Language, languages } from '../../../language/languages';
import { once } from '../../../once';
import { adjustmentNameIn, adjustmentNames, limitNames } from '../../../reference/words/limits';
import type { Line } from '../../law/line';
import type { LawQuestion } from '../law-question';
import { figureAt } from './figures';
import type { PayslipForm } from './form';
import type { Section } from './layout';

type Figures = readonly number[];

/** The adjustments that every payslip may have, with their names in a language. */
function ownNames(language: Language) {
  const named = (own: { readonly id: string; readonly name: string }) => ({
    ...own,
    name: adjustmentNameIn(language, own),
  });
  return { otherTables: named(adjustmentNames.otherTables), rounding: named(limitNames.rounding) };
}
type OwnNames = ReturnType<typeof ownNames>;
const ownNamesIn = Object.fromEntries(
  languages.map((language) => [language, once(() => ownNames(language))]),
) as Readonly<Record<Language, () => OwnNames>>;

function payslipLines(lines: readonly Line[], figures: Figures, section: Section): PayslipLine[] {
  const first = figureAt.lines + section.first;
  const written = new Array<PayslipLine>(lines.length);
  for (let i = 0; i < written.length; i++) {
    const { id, name } = lines[i]!;
    written[i] = { id, name, amount: figures[first + i]! };
  }
  return written;
}

/** The lines of contributions. Each also says what it is for. */
function contributionLines(lines: readonly Line[], figures: Figures, section: Section): ContributionLine[] {
  const first = figureAt.lines + section.first;
  const written = new Array<ContributionLine>(lines.length);
  for (let i = 0; i < written.length; i++) {
    const { id, name, kind } = lines[i]!;
    written[i] = { id, name, kind: kind!, amount: figures[first + i]! };
  }
  return written;
}

/**
 * What a cap and a minimum do to the tax, what is taxed by a table that the payslip does not show, and the difference
 * left by rounding each line separately.
 */
function adjustmentLines(
  { lines, layout, isBySeveralTables }: PayslipForm,
  figures: Figures,
  { otherTables, rounding }: OwnNames,
): PayslipLine[] {
  const written = payslipLines(lines.adjustments, figures, layout.sections.adjustments);
  if (isBySeveralTables) written.push({ ...otherTables, amount: figures[figureAt.otherTables]! });
  written.push({ ...rounding, amount: figures[figureAt.rounding]! });
  return written;
}

function taxedBrackets({ tables }: PayslipForm, table: number, figures: Figures): TaxedBracket[] {
  const { brackets, first } = tables[table]!;
  const written = new Array<TaxedBracket>(brackets.length);
  for (let i = 0; i < written.length; i++) {
    const { from, to, rate } = brackets[i]!;
    written[i] = { from, to, rate, tax: figures[figureAt.lines + first + i]! };
  }
  return written;
}

/**
 * A payslip with its figures. It uses loops and one plain literal, because a breakdown spends its time here. A spread
 * in the literal or a closure per line costs more than all the arithmetic.
 *
 * @param table index of the law's table that applies
 */
export function payslip(
  { country, language, currency, period, includePension, taxYear }: LawQuestion,
  form: PayslipForm,
  mode: TaxRequest['mode'],
  table: number,
  figures: Figures,
): TaxResult {
  const { lines, layout } = form;
  const { sections } = layout;
  const written = {
    country,
    currency,
    gross_amount: figures[figureAt.gross]!,
    tax_amount: figures[figureAt.tax]!,
    pension: figures[figureAt.pension]!,
    net_amount: figures[figureAt.net]!,
    effective_rate: figures[figureAt.effectiveRate]!,
    brackets: taxedBrackets(form, table, figures),
    type: 'income' as const,
    period,
    mode,
    tax_year: taxYear,
    include_pension: includePension,
    taxable_amount: figures[figureAt.lines + sections.taxable.first]!,
    contributions: contributionLines(lines.contributions, figures, sections.contributions),
    reliefs: payslipLines(lines.reliefs, figures, sections.reliefs),
    credits: payslipLines(lines.credits, figures, sections.credits),
    surcharges: payslipLines(lines.surcharges, figures, sections.surcharges),
    adjustments: adjustmentLines(form, figures, ownNamesIn[language]()),
    employer_contributions: contributionLines(lines.employer, figures, sections.employer),
    employer_cost: figures[figureAt.employerCost]!,
  };
  const slip = lines.contributions.length > 0 ? written : withoutPension(written);
  const whole = form.tables.length > 1 ? { ...slip, tables: scaleTables(form) } : slip;
  return form.isPlain ? whole : { ...whole, ...aboutEmployee(form, figures) };
}

/** The parts of pay with what of each is taxed and bears contributions. */
const partsOf = ({ lines, layout }: PayslipForm, figures: Figures): NonNullable<TaxResult['taxable_parts']> =>
  lines.parts.map(({ id, name, parts }, i) => {
    const first = figureAt.lines + layout.sections.parts.first + 3 * i;
    return {
      id,
      name,
      parts: [...parts],
      paid: figures[first]!,
      taxable: figures[first + 1]!,
      contributory: figures[first + 2]!,
    };
  });

/** What a payslip says about an employee who is not the usual one. */
function aboutEmployee(form: PayslipForm, figures: Figures): Partial<TaxResult> {
  const { lines, layout, family } = form;
  return {
    ...(lines.parts.length === 0 ? {} : { taxable_parts: partsOf(form, figures) }),
    ...(lines.benefits.length === 0
      ? {}
      : { benefits: payslipLines(lines.benefits, figures, layout.sections.benefits) }),
    ...defined({ family }),
  };
}

/** Every scale, if the size of the income selects one. */
const scaleTables = ({ tables }: PayslipForm): NonNullable<TaxResult['tables']> =>
  tables.map(({ limit, brackets }) => ({
    up_to: limit,
    brackets: brackets.map(({ from, to, rate }) => ({ from, to, rate })),
  }));

/** If the employee contributes nothing, `pension` is left out rather than 0. */
function withoutPension({ pension: _none, ...rest }: TaxResult): TaxResult {
  return rest;
}
