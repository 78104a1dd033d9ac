import type { PayrollFigure } from '../words/payroll-columns';
import { columnLabel, columnTexts } from './columns';
import {
  type AddedTo,
  addedTexts,
  besideDeductions,
  deductionTexts,
  quotientTexts,
  totalTexts,
} from './further-headings';
import { headingKey, wordsIn } from './heading-key';
import { type ColumnName, namesCalled } from './labels';
import { labelsIn, languages } from './languages';
import { daysWorked } from './days-worked';
import { besideThem, dateText, peopleTexts, phoneTexts, schemeTexts } from './passed-over';

/** What the heading of a column in a payroll table means. */
export type Meaning =
  | { readonly kind: 'states'; readonly name: ColumnName }
  /** A part of pay that is added to another column. */
  | { readonly kind: 'adds'; readonly name: AddedTo }
  /** Taken off net pay. */
  | { readonly kind: 'deducts' }
  /** Follows from marital status and children. */
  | { readonly kind: 'quotient' }
  /** Identifies somebody, is calculated anyway, or is for returns only. */
  | { readonly kind: 'passed' }
  /** A number to call, or an amount for calls. */
  | { readonly kind: 'phone' };

const entries = (texts: readonly string[], meaning: Meaning): (readonly [string, Meaning])[] =>
  texts.map((text) => [headingKey(text), meaning]);

/** What the law gives. Gross and net pay are figures of a payslip too, but in a table they state the pay. */
const given: readonly PayrollFigure[] = [
  ...(['taxable_amount', 'tax_amount', 'pension', 'employer_cost', 'effective_rate', 'paid_out'] as const),
];
const calculated = languages.flatMap((language) =>
  given.flatMap((name) => namesCalled(labelsIn[language].figures[name])),
);

/** Meanings by key. Where two agree, the later one holds. */
export const meaningsByKey: ReadonlyMap<string, Meaning> = new Map([
  ...entries(calculated, { kind: 'passed' }),
  ...entries(schemeTexts, { kind: 'passed' }),
  ...entries(peopleTexts, { kind: 'passed' }),
  ...entries(['days_worked', ...languages.flatMap((language) => namesCalled(daysWorked[language]))], {
    kind: 'passed',
  }),
  ...entries(quotientTexts, { kind: 'quotient' }),
  ...Object.entries(addedTexts).flatMap(([name, texts]) => entries(texts, { kind: 'adds', name: name as AddedTo })),
  ...columnTexts.map(([text, name]): readonly [string, Meaning] => [headingKey(text), { kind: 'states', name }]),
]);

/** The texts that are one word. */
const single = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map(wordsIn).flatMap((words) => (words.length === 1 ? words : [])));

/** Words that mean something in a heading of such words alone. */
export const headingWords = {
  phones: single(phoneTexts),
  people: single([...peopleTexts, ...schemeTexts, ...phoneTexts]),
  besidePeople: single(besideThem),
  deductions: single(deductionTexts),
  besideDeductions: single(besideDeductions),
  totals: single(totalTexts),
} as const;

export { dateText };

/** The heading for overtime pay by the keys of headings for its hours, in their language. */
export const overtimePayHeadings: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    namesCalled(labelsIn[language].columns.overtime_hours).map(
      (text) => [headingKey(text), columnLabel('overtime', language)] as const,
    ),
  ),
);

/** The keys of names of rows of sums. */
export const totalKeys: ReadonlySet<string> = new Set(totalTexts.map(headingKey));

/** Every word of a heading that is known. None of them is a misspelling. */
export const knownWords: ReadonlySet<string> = new Set([
  ...[...meaningsByKey.keys()].flatMap((key) => key.split(' ')),
  ...Object.values(headingWords).flatMap((words) => [...words]),
]);

/** The text that is shown for each key. Names of fields are not. */
export const textByKey: ReadonlyMap<string, string> = new Map(
  [...columnTexts.map(([text]) => text), ...Object.values(addedTexts).flat()]
    .filter((text) => !text.includes('_'))
    .reverse()
    .map((text) => [headingKey(text), text] as const),
);
