import type { PayParts } from '../contract/employee';
import type { TaxResult } from '../contract/tax';
import type { PayPart } from '../contract/words/pay-parts';
import type { PayslipRow } from '../contract/payslips';
import type { Charged, ChargedLine } from '../engine/payslip/charged';
import { message, type Message, type Sentence } from '../language/message';
import type { Say } from '../language/said';
import { thousandths } from '../register/payslip-lines';
import { sumOf } from '../register/totals';
import type { Writing } from './numbers';
import type { PrintedLine } from './payslip-document';

/** An answer about the pay of a month, with the bases of its contributions. */
export interface MonthOfPayslip {
  readonly data: TaxResult;
  readonly charged: Charged;
}

type Column = 'base' | 'rate' | 'earned' | 'deducted' | 'charged';
type Cells = Partial<Readonly<Record<Column, number>>>;

/** Makes the lines of a payslip in a language. */
export function linePrinter(say: Say, { amount, rate }: Writing) {
  const print = (kind: PrintedLine['kind'], text: Sentence, cells: Cells): PrintedLine => {
    const cell = (column: Column, write = amount): string => {
      const value = cells[column];
      return value === undefined ? '' : write(value);
    };
    return {
      kind,
      text: say(text),
      base: cell('base'),
      rate: cell('rate', rate),
      earned: cell('earned'),
      deducted: cell('deducted'),
      charged: cell('charged'),
    };
  };
  return {
    heading: (text: Sentence) => print('heading', text, {}),
    line: (text: Sentence, cells: Cells) => print('line', text, cells),
    total: (text: Sentence, cells: Cells) => print('total', text, cells),
  };
}
type Printer = ReturnType<typeof linePrinter>;

/** Lines under a heading; nothing where there are none. */
const under = ({ heading }: Printer, text: Message, lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  lines.length === 0 ? [] : [heading(text), ...lines];

const sumOfLines = (lines: readonly { readonly amount: number }[]): number => sumOf(lines.map(({ amount }) => amount));

/** What a payslip calls parts that the law takes together: by their own name where one of them is paid. */
function nameOfParts(
  { name, parts }: { readonly name: string; readonly parts: readonly PayPart[] },
  pay: PayParts = {},
) {
  const [part, ...others] = parts.filter((one) => pay[one] !== undefined && pay[one] !== 0);
  return part === undefined || others.length > 0 ? name : message(`pay_part_${part}`);
}

/** Basic pay, the named parts of pay, and what is given in kind. */
function earned({ line, total }: Printer, data: TaxResult, pay: PayParts | undefined): readonly PrintedLine[] {
  const parts = data.taxable_parts ?? [];
  const basic = thousandths(data.gross_amount - parts.reduce((sum, { paid }) => sum + paid, 0));
  return [
    ...(basic === 0 ? [] : [line(message('payslip_basic_pay'), { earned: basic })]),
    ...parts.filter(({ paid }) => paid !== 0).map((part) => line(nameOfParts(part, pay), { earned: part.paid })),
    total(message('payslip_gross'), { earned: data.gross_amount }),
    ...(data.benefits ?? []).map(({ name, amount }) =>
      line(message('payslip_in_kind', { benefit: name }), { base: amount }),
    ),
  ];
}

/** A contribution: in one line where it has one base, or with a line for each of its bases. */
function contribution({ line }: Printer, column: 'deducted' | 'charged', { name, amount, parts }: ChargedLine) {
  const [part, ...others] = parts;
  if (part !== undefined && others.length === 0) return [line(name, { ...part, [column]: amount })];
  return [line(name, { [column]: amount }), ...parts.map((one) => line('', one))];
}

/** How the taxable income and the tax come about. The deductions of these lines add up to the tax. */
function taxed(printer: Printer, data: TaxResult): readonly PrintedLine[] {
  const { line } = printer;
  const { reliefs = [], credits = [], surcharges = [], adjustments = [], taxable_amount: base } = data;
  const adjusted = adjustments.filter(({ amount }) => amount !== 0);
  const taken = credits.filter(({ amount }) => amount !== 0);
  const added = surcharges.filter(({ amount }) => amount !== 0);
  const ofScale = thousandths(data.tax_amount + sumOfLines(taken) - sumOfLines(added) - sumOfLines(adjusted));
  const isScaleOnly = taken.length + added.length + adjusted.length === 0;
  return [
    ...reliefs
      .filter(({ amount }) => amount !== 0)
      .map(({ name, amount }) => line(message('payslip_relief', { name }), { base: -amount })),
    ...(base === undefined ? [] : [line(message('payslip_taxable'), { base })]),
    line(message(isScaleOnly ? 'payslip_tax' : 'payslip_tax_of_scale'), { deducted: ofScale }),
    ...taken.map(({ name, amount }) => line(message('payslip_credit', { name }), { deducted: -amount })),
    ...[...added, ...adjusted].map(({ name, amount }) => line(name, { deducted: amount })),
  ];
}

/**
 * The lines of a payslip in their order: earnings, contributions, tax, net pay, what is taken from it, and what the
 * employer pays. Earnings less deductions are net pay.
 */
export function printedLines(
  printer: Printer,
  { data, charged }: MonthOfPayslip,
  { deductions = [], pay }: Pick<PayslipRow, 'deductions' | 'pay'>,
): readonly PrintedLine[] {
  const { line, total } = printer;
  const employers = charged.employer.flatMap((one) => contribution(printer, 'charged', one));
  return [
    ...earned(printer, data, pay),
    ...under(
      printer,
      message('payslip_contributions'),
      charged.employee.flatMap((one) => contribution(printer, 'deducted', one)),
    ),
    ...under(printer, message('payslip_tax_heading'), taxed(printer, data)),
    total(message('payslip_totals'), {
      earned: data.gross_amount,
      deducted: thousandths(data.gross_amount - data.net_amount),
    }),
    total(message('payslip_net'), { earned: data.net_amount }),
    ...under(
      printer,
      message('payslip_from_net'),
      deductions.map(({ name, amount }) => line(name, { deducted: amount })),
    ),
    ...under(printer, message('payslip_employer_contributions'), [
      ...employers,
      ...(employers.length === 0 ? [] : [total(message('payslip_totals'), { charged: sumOfLines(charged.employer) })]),
    ]),
  ];
}

/** What is paid out: net pay less what is taken from it. */
export const paidOut = ({ net_amount: net }: TaxResult, { deductions = [] }: Pick<PayslipRow, 'deductions'>): number =>
  thousandths(net - sumOfLines(deductions));
