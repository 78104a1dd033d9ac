import { labelsIn } from '../contract/labels';
import type { Language } from '../language/languages';
import type { WorkbookWords } from '../language/en/workbooks';
import { type Book, cell, fixed, formula, head, line, sheetNames, text } from './book';
import { checkSheet } from './closing-sheets';
import type { OvertimeKind } from './labour-facts';
import {
  dayFormat,
  detailBlock,
  employeeTable,
  labourSourceSheet,
  type LabourBookSettings,
  ruleOf,
} from './labour-sheets';

const places = 100;
const firstAt = 9;
const sumsAt = firstAt - 2;
const countryCell = fixed(3, 1);
const firstHours = 3;

const nameOfKind: Readonly<Record<OvertimeKind, keyof WorkbookWords>> = {
  day: 'overtime_day',
  night: 'overtime_night',
  rest_day: 'overtime_rest_day',
  public_holiday: 'overtime_public_holiday',
  rest_day_night: 'overtime_rest_day_night',
  public_holiday_night: 'overtime_public_holiday_night',
};

/** Hours of overtime by employee and week, with their pay under the law. */
export function overtimeBook(settings: LabourBookSettings & { readonly language: Language }): Book {
  const { words, taken, country, countryName, facts, pay, money, language, today } = settings;
  const names = sheetNames({ overtime: words.overtime, checks: words.checks, sources: words.sources }, taken);
  const rule = ruleOf(facts, 'overtime');
  const kinds = rule.overtime;
  const details = detailBlock(4, 0, rule, ['category', 'hours_per_month']);
  const table = employeeTable(names.overtime, firstAt, places);
  const { input, there } = table;
  const amountAt = (at: number): number => firstHours + kinds.length + at;
  const totalAt = amountAt(kinds.length);
  const amount = (row: number, kind: OvertimeKind, at: number) =>
    formula(
      `IF(${cell(row, firstHours + at)}="","",SVC.OVERTIME(${countryCell},$${cell(row, 2)},${cell(row, firstHours + at)},${text(kind)},,$A$5:$B$${4 + details.rows}))`,
    );
  const examples = [4, 2, 3, 3, 1, 1];
  const { employee } = labelsIn[language].table;
  return {
    sheets: [
      {
        name: names.overtime,
        widths: [26, 16, 16, ...kinds.map(() => 18), ...kinds.map(() => 18), 18],
        frozen: { rows: firstAt, columns: 1 },
        blocks: [
          ...head(`${words.overtime_book}: ${countryName}`, words.overtime_note),
          line(3, 0, [words.country], 'label'),
          line(3, 1, [country], 'input'),
          ...details.blocks,
          { row: sumsAt, column: 0, rows: [[words.total]], look: 'total' },
          table.sums(
            [...kinds, ...kinds, ''].map((_, at) => firstHours + at),
            money,
          ),
          table.headings([
            labelsIn[language].table.name,
            words.week_of,
            words.pay_of_month,
            ...kinds.map((kind) => `${words.hours}: ${words[nameOfKind[kind]]}`),
            ...kinds.map((kind) => `${words.amount}: ${words[nameOfKind[kind]]}`),
            words.overtime_pay,
          ]),
          input(0, [[`${employee} A`], [`${employee} B`]]),
          input(1, [[{ day: today }], [{ day: today }]], dayFormat),
          input(2, [[pay], [pay * 1.5]], money),
          ...kinds.map((_, at) => input(firstHours + at, [[examples[at]!], ['']], '0.00')),
          table.figures(
            amountAt(0),
            (row) => [
              ...kinds.map((kind, at) => amount(row, kind, at)),
              formula(
                `IF(${cell(row, 2)}="","",SUM(${cell(row, amountAt(0))}:${cell(row, amountAt(kinds.length - 1))}))`,
              ),
            ],
            money,
          ),
        ],
      },
      checkSheet(names.checks, words, [
        {
          name: words.kinds_are_total,
          figure: kinds.map((_, at) => `SUM(${there(amountAt(at))})`).join('+'),
          compared: `SUM(${there(totalAt)})`,
        },
        {
          name: words.hours_have_pay,
          figure: kinds.map((_, at) => `COUNT(${there(firstHours + at)})`).join('+'),
          compared: kinds.map((_, at) => `COUNT(${there(amountAt(at))})`).join('+'),
        },
      ]),
      labourSourceSheet(names.sources, settings, ['overtime', 'hours']),
    ],
  };
}
