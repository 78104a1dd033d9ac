import type { PayslipRow, PayslipsRequest } from '../contract/payslips';
import { minorUnits } from '../engine/money';
import type { Language } from '../language/languages';
import { message, type Message } from '../language/message';
import type { Say } from '../language/said';
import { lawText } from '../language/terms';
import { type PayslipContents, payslipContents, type PayslipItem } from '../reference/payslip/contents';
import { thousandths } from '../register/payslip-lines';
import { writingIn, type Writing } from './numbers';
import { isolated, type LabelledFact, type PayslipDocument } from './payslip-document';
import { linePrinter, type MonthOfPayslip, paidOut, printedLines } from './payslip-lines';

/** What the payslips of one request have in common. */
export interface PayslipSetting {
  readonly request: Pick<PayslipsRequest, 'country' | 'employer' | 'month'>;
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

/** A line to fill in by hand: the law requires the fact, and it was not given. */
const blank = '.'.repeat(24);

/** Makes facts with their labels of those that are given, and of those that the law requires. */
const factsOf =
  (say: Say, contents: PayslipContents | undefined) =>
  (facts: readonly (readonly [Message, string | undefined, PayslipItem?])[]): readonly LabelledFact[] =>
    facts.flatMap(([label, value, item]) => {
      const isRequired = item !== undefined && contents?.requires.includes(item) === true;
      const text = value ?? (isRequired ? blank : undefined);
      return text === undefined ? [] : [{ label: labelled(say, label), value: text }];
    });
type MakeFacts = ReturnType<typeof factsOf>;

const written = <Value>(value: Value | undefined, write: (value: Value) => string): string | undefined =>
  value === undefined ? undefined : write(value);

function employeeFacts(row: PayslipRow, say: Say, writing: Writing, make: MakeFacts): readonly LabelledFact[] {
  const own = identified(say, row.identifiers);
  return [
    ...make([
      [message('payslip_number'), row.number, 'number'],
      [message('payslip_job'), row.job, 'job'],
      [message('payslip_classification'), row.classification, 'classification'],
      [message('payslip_department'), row.department],
    ]),
    ...(own.length > 0 ? own : make([[message('payslip_social_security'), undefined, 'employee_identifier']])),
    ...make([
      [message('payslip_born'), written(row.born, writing.day), 'born'],
      [message('payslip_started'), written(row.started, writing.day)],
      [message('payslip_hours'), written(row.hours, writing.number), 'hours'],
      [message('payslip_days'), written(row.days, writing.number)],
      [message('payslip_payment'), row.payment],
    ]),
  ];
}

/** Address and numbers of the employer, a line for each. */
function employerLines({ address = [], identifiers }: PayslipsRequest['employer'], say: Say, make: MakeFacts) {
  const own = identified(say, identifiers);
  const facts = own.length > 0 ? own : make([[message('payslip_social_security'), undefined, 'employer_identifier']]);
  const places = address.length > 0 ? [] : make([[message('payslip_address'), undefined, 'employer_address']]);
  return [...address, ...[...places, ...facts].map(({ label, value }) => `${label} ${isolated(value)}`)];
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
  const contents = payslipContents(request.country);
  const make = factsOf(say, contents);
  const heading = (code: 'line' | 'base' | 'rate' | 'earned' | 'deducted' | 'charged'): string =>
    say(message(`payslip_${code}`));
  return {
    employer: { name: request.employer.name, lines: employerLines(request.employer, say, make) },
    title: say(message('payslip_title')),
    about: [
      { label: labelled(say, message('payslip_month')), value: writing.month(request.month) },
      { label: labelled(say, message('payslip_pay_date')), value: writing.day(payDate) },
    ],
    employee: { name: row.name, facts: employeeFacts(row, say, writing, make) },
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
      ...(contents === undefined ? [] : [say(message('payslip_contents', { article: lawText(contents.article) }))]),
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
