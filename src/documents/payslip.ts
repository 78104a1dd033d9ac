import type { PayslipRow, PayslipsRequest } from '../contract/payslips';
import { minorUnits } from '../engine/money';
import type { Language } from '../language/languages';
import { message, type Message } from '../language/message';
import type { Say } from '../language/said';
import { thousandths } from '../register/payslip-lines';
import { writingIn, type Writing } from './numbers';
import { isolated, type LabelledFact, type PayslipDocument } from './payslip-document';
import { linePrinter, type MonthOfPayslip, paidOut, printedLines } from './payslip-lines';

/** What the payslips of one request have in common. */
export interface PayslipSetting {
  readonly request: Pick<PayslipsRequest, 'employer' | 'month'>;
  /** The day of payment, YYYY-MM-DD. */
  readonly payDate: string;
  /** The version of the law. */
  readonly lawVersion: string;
  readonly language: Language;
  readonly say: Say;
}

/** Sentences of the answer that a payslip repeats. */
type Notices = readonly (string | Message)[];

const belowMinimumWage = (notices: Notices): readonly (string | Message)[] =>
  notices.filter((notice) => typeof notice === 'object' && notice.code === 'pay_below_minimum_wage');

const labelled = (say: Say, label: string | Message): string => say(message('payslip_label', { label }));

const identified = (say: Say, identifiers: PayslipRow['identifiers'] = []): readonly LabelledFact[] =>
  identifiers.map(({ name, value }) => ({ label: labelled(say, name), value }));

/** Facts that are given, with their labels. */
function given(say: Say, facts: readonly (readonly [Message, string | undefined])[]): readonly LabelledFact[] {
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label: labelled(say, label), value }]));
}

function employeeFacts(row: PayslipRow, say: Say, writing: Writing): readonly LabelledFact[] {
  const write = <Value>(value: Value | undefined, as: (value: Value) => string): string | undefined =>
    value === undefined ? undefined : as(value);
  return [
    ...given(say, [
      [message('payslip_number'), row.number],
      [message('payslip_job'), row.job],
      [message('payslip_classification'), row.classification],
      [message('payslip_department'), row.department],
    ]),
    ...identified(say, row.identifiers),
    ...given(say, [
      [message('payslip_born'), write(row.born, writing.day)],
      [message('payslip_started'), write(row.started, writing.day)],
      [message('payslip_hours'), write(row.hours, writing.number)],
      [message('payslip_days'), write(row.days, writing.number)],
      [message('payslip_payment'), row.payment],
    ]),
  ];
}

/** The sums of the tax year with this month; nothing where the earlier months are not given. */
function yearSoFar({ data }: MonthOfPayslip, { year_to_date: before }: PayslipRow, say: Say, { amount }: Writing) {
  if (before === undefined) return [];
  const sum = (label: Message, earlier: number | undefined, now: number | undefined): LabelledFact[] =>
    earlier === undefined || now === undefined
      ? []
      : [
          {
            label: labelled(say, message('payslip_so_far', { sum: label })),
            value: amount(thousandths(earlier + now)),
          },
        ];
  return [
    ...sum(message('payslip_gross'), before.gross, data.gross_amount),
    ...sum(message('payslip_taxable'), before.taxable, data.taxable_amount),
    ...sum(message('payslip_tax'), before.tax, data.tax_amount),
    ...sum(message('payslip_contributions_so_far'), before.contributions, data.pension ?? 0),
  ];
}

/** The name of a file of any system: letters, digits and a hyphen between. */
const fileNameOf = (parts: readonly string[]): string =>
  parts
    .join('-')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * A payslip in the words of its reader.
 *
 * @param place of its row, from 1
 */
export function payslipDocument(
  setting: PayslipSetting,
  row: PayslipRow,
  month: MonthOfPayslip & { readonly notices: Notices },
  place: number,
): PayslipDocument {
  const { request, payDate, lawVersion, language, say } = setting;
  const { data } = month;
  const writing = writingIn(language, Math.log10(minorUnits(data.currency)));
  const { name, address = [], identifiers = [] } = request.employer;
  const heading = (code: 'line' | 'base' | 'rate' | 'earned' | 'deducted' | 'charged'): string =>
    say(message(`payslip_${code}`));
  return {
    employer: {
      name,
      lines: [...address, ...identified(say, identifiers).map(({ label, value }) => `${label} ${isolated(value)}`)],
    },
    title: say(message('payslip_title')),
    about: [
      { label: labelled(say, message('payslip_month')), value: writing.month(request.month) },
      { label: labelled(say, message('payslip_pay_date')), value: writing.day(payDate) },
    ],
    employee: { name: row.name, facts: employeeFacts(row, say, writing) },
    headings: {
      text: heading('line'),
      base: heading('base'),
      rate: heading('rate'),
      earned: heading('earned'),
      deducted: heading('deducted'),
      charged: heading('charged'),
    },
    lines: printedLines(linePrinter(say, writing), month, row),
    paid: { label: say(message('payslip_paid_out')), value: `${writing.amount(paidOut(data, row))} ${data.currency}` },
    sums: [
      ...yearSoFar(month, row, say, writing),
      ...(data.employer_cost === undefined
        ? []
        : [{ label: labelled(say, message('payslip_employer_cost')), value: writing.amount(data.employer_cost) }]),
    ],
    notes: [
      ...belowMinimumWage(month.notices).map(say),
      say(message('payslip_amounts_in', { currency: data.currency })),
      say(message('payslip_law_used', { year: data.tax_year, version: lawVersion })),
    ],
    fileName: fileNameOf([
      say(message('payslip_file_name')),
      request.month,
      String(place).padStart(4, '0'),
      row.number ?? '',
      row.name,
    ]),
    password: row.password,
  };
}
