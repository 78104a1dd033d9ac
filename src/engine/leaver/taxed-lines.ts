import { done, type Outcome } from '../../contract/error';
import type { Ignored } from '../../contract/ignored';
import type { PayParts } from '../../contract/employee';
import type { LeaverLine, LeaverRequest } from '../../contract/leaver';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message, type Sentence } from '../../language/message';
import { lawNote, lawNotes } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import { partInWords } from '../../reference/words';
import { tidy } from '../../tidy';
import type { AnswerMeta } from '../../truth/evidence';
import type { Context } from '../answer';
import { calculateIncomeTax } from '../income/calculate-income';
import { incomeLawAsked } from '../income/income-law-asked';
import { noPayAnswer } from '../income/no-pay';
import { amountOfPart } from '../income/part-sent';
import type { IncomeLaw } from '../law/income-law';
import { minorUnits, toMajor } from '../money';
import type { PaidPart } from '../part-month/paid-part';
import { regularPartsOf } from '../part-month/pay-of-part';
import { whenOf } from '../year/month-payslips';
import type { Due } from './due';

/** The lines of a leaver with their tax, and the payslip that they make together. */
export interface Taxed {
  readonly lines: readonly Unsaid<LeaverLine>[];
  readonly slip: TaxResult;
  readonly meta: AnswerMeta;
  readonly ignored: readonly Ignored[];
}

/** A payslip with what it says beside its figures. */
type Slip = Pick<Taxed, 'slip' | 'meta' | 'ignored'>;

const figures = ({ taxable_amount: taxable = 0, tax_amount: tax, pension: contributions = 0 }: TaxResult) => ({
  taxable,
  tax,
  contributions,
});
type Figures = ReturnType<typeof figures>;
const noFigures: Figures = { taxable: 0, tax: 0, contributions: 0 };

/** How the law treats the part of pay of a line, and what of that is open; nothing for regular pay. */
function treatmentOf({ pay, wages }: IncomeLaw, { part }: Due, { taxable_parts: parts = [] }: TaxResult): Sentence[] {
  const treated = parts.find((each) => part !== undefined && each.parts.includes(part));
  if (part === undefined || treated === undefined) return [];
  const rule = pay?.parts.find(({ id }) => id === treated.id);
  const open = (pay?.not_established ?? []).flatMap((each) =>
    typeof each === 'object' && each.parts.includes(part) ? [message('leaver_open', { text: lawNote(each.text) })] : [],
  );
  return rule === undefined
    ? [message('leaver_ordinary'), ...open]
    : [partInWords(rule, wages), ...lawNotes(rule.note), ...open];
}

/** The parts of pay of some lines beside the regular ones. Lines of one part are added. */
function partsOf(regular: PayParts, lines: readonly Due[]): PayParts {
  const parts: PayParts = { ...regular };
  for (const { part, amount } of lines)
    if (part !== undefined && amount > 0) parts[part] = tidy((parts[part] ? amountOfPart(parts[part]) : 0) + amount);
  return parts;
}

/**
 * What a leaver is paid, taxed as one payslip under the law of the last day. What a line adds to tax and contributions
 * is the difference between the payslips with it and without it and those below it, so the lines add up to the payslip.
 *
 * @param part the part of the last month that is paid
 */
export function taxedLines(
  country: Country,
  request: LeaverRequest,
  part: PaidPart,
  due: readonly Due[],
  context: Context,
): Outcome<Taxed> {
  const { ends, parts = {}, employee, employer, in_kind, paid, year_to_date, include_pension } = request;
  const year = taxYearOf(country.tax_year, ends).label;
  const plain: TaxRequest = {
    country: request.country,
    include_pension,
    employee,
    employer,
    in_kind,
    paid,
    year_to_date,
    worked: { days: part.days, of: part.of, amount_is: 'part' },
    tax_year: year,
    type: 'income',
    period: 'monthly',
    mode: 'gross_to_net',
    amount: request.pay,
  };
  const ofYear = incomeLawAsked(country, plain, context);
  if (!ofYear.ok) return ofYear;
  const { tax_year: _, ...timeless } = plain;
  const dated: TaxRequest = { ...timeless, ...whenOf(ofYear.value.law, year, ends) };
  const asked = incomeLawAsked(country, dated, context);
  if (!asked.ok) return asked;
  const { law, currency } = asked.value;
  const minor = minorUnits(currency);
  const whole = (amount: number): number => Math.round(amount * minor);
  const regular = regularPartsOf(parts, part.share, minor);

  const slipOf = (lines: readonly Due[]): Outcome<Slip> => {
    const gross = toMajor(
      lines.reduce((sum, { amount }) => sum + whole(amount), 0),
      minor,
    );
    if (gross === 0) {
      const { data: slip, meta } = noPayAnswer(
        country,
        dated,
        asked.value,
        message('month_without_pay', { month: ends.slice(0, 7) }),
      );
      return done({ slip, meta, ignored: [] });
    }
    const pay = partsOf(lines.some(({ kind, amount }) => kind === 'pay' && amount > 0) ? regular : {}, lines);
    const found = calculateIncomeTax(country, { ...dated, amount: gross, pay }, context);
    if (!found.ok) return found;
    const { data: slip, meta, ignored = [] } = found.value;
    return done({ slip, meta, ignored });
  };

  const lines: Unsaid<LeaverLine>[] = [];
  let before = noFigures;
  let last: Slip | undefined;
  for (const [i, line] of due.entries()) {
    // A line of nothing adds nothing.
    const found = line.amount === 0 && last !== undefined ? done(last) : slipOf(due.slice(0, i + 1));
    if (!found.ok) return found;
    last = found.value;
    const now = figures(last.slip);
    const added = (name: keyof Figures): number => toMajor(whole(now[name]) - whole(before[name]), minor);
    const [taxable, tax, contributions] = [added('taxable'), added('tax'), added('contributions')];
    before = now;
    lines.push({
      kind: line.kind,
      name: line.name,
      part: line.part ?? null,
      amount: line.amount,
      taxable,
      tax,
      contributions,
      net: toMajor(whole(line.amount) - whole(tax) - whole(contributions), minor),
      days: line.days ?? null,
      article: line.law.find(({ article }) => article !== null)?.article ?? null,
      steps: line.steps,
      treatment: line.amount === 0 ? [] : treatmentOf(law, line, last.slip),
    });
  }
  return done({ lines, ...last! });
}
