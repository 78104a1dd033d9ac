import { labelsIn } from '../contract/labels';
import type { Language } from '../language/languages';
import { type Book, cell, fixed, formula, head, line, sheetNames } from './book';
import { checkSheet } from './closing-sheets';
import {
  dayFormat,
  detailBlock,
  employeeTable,
  firstDayBefore,
  labourSourceSheet,
  type LabourBookSettings,
  ruleOf,
} from './labour-sheets';

const places = 200;
const firstAt = 10;
const sumsAt = firstAt - 2;
const [countryCell, dayCell] = [fixed(3, 1), fixed(4, 1)];
const [startedAt, payAt, carriedAt, takenAt, yearAt, earnedAt, balanceAt, valueAt] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Days of leave of each employee: earned since the last anniversary, taken, left, and what the rest is worth. */
export function leaveBook(settings: LabourBookSettings & { readonly language: Language }): Book {
  const { words, taken, country, countryName, facts, pay, money, language, today } = settings;
  const names = sheetNames({ leave: words.leave_balances, checks: words.checks, sources: words.sources }, taken);
  const rule = ruleOf(facts, 'annual_leave');
  const details = detailBlock(5, 0, rule, ['category', 'days_per_month']);
  const group = rule.groups.length === 0 ? '' : fixed(5, 1);
  const table = employeeTable(names.leave, firstAt, places);
  const { input, there } = table;
  const filled = (row: number, what: string) => formula(`IF(${cell(row, startedAt)}="","",${what})`);
  const { employee } = labelsIn[language].table;
  return {
    sheets: [
      {
        name: names.leave,
        widths: [26, 16, 16, 16, 18, 18, 20, 16, 18],
        frozen: { rows: firstAt, columns: 1 },
        blocks: [
          ...head(`${words.leave_book}: ${countryName}`, words.leave_note),
          line(3, 0, [words.country], 'label'),
          line(3, 1, [country], 'input'),
          line(4, 0, [words.balance_day], 'label'),
          line(4, 1, [{ day: today }], 'input', dayFormat),
          ...details.blocks,
          { row: sumsAt, column: 0, rows: [[words.total]], look: 'total' },
          table.sums([carriedAt, takenAt, yearAt, earnedAt, balanceAt], '0.00'),
          table.sums([valueAt], money),
          table.headings([
            labelsIn[language].table.name,
            words.first_day,
            words.pay_of_month,
            words.days_carried,
            words.days_taken,
            words.days_a_year,
            words.days_earned,
            words.days_left,
            words.value_of_leave,
          ]),
          input(0, [[`${employee} A`], [`${employee} B`]]),
          input(startedAt, [[{ day: firstDayBefore(today, 3, 5) }], [{ day: firstDayBefore(today, 8, 2) }]], dayFormat),
          input(payAt, [[pay], [pay * 1.5]], money),
          input(carriedAt, [[2], [0]], '0.00'),
          input(takenAt, [[1], [0]], '0.00'),
          table.figures(
            yearAt,
            (row) => [
              filled(row, `SVC.LEAVEDAYS(${countryCell},${cell(row, startedAt)},${dayCell},${group})`),
              filled(row, `ROUND(${cell(row, yearAt)}*DATEDIF(${cell(row, startedAt)},${dayCell},"ym")/12,2)`),
              filled(row, `${cell(row, carriedAt)}+${cell(row, earnedAt)}-${cell(row, takenAt)}`),
            ],
            '0.00',
          ),
          table.figures(
            valueAt,
            (row) => [
              filled(
                row,
                `IF(${cell(row, balanceAt)}<=0,0,SVC.LEAVEPAY(${countryCell},${cell(row, payAt)},${cell(row, startedAt)},${dayCell},${cell(row, balanceAt)},${details.cells}))`,
              ),
            ],
            money,
          ),
        ],
      },
      checkSheet(names.checks, words, [
        {
          name: words.balance_adds_up,
          figure: `SUM(${there(carriedAt)})+SUM(${there(earnedAt)})-SUM(${there(takenAt)})`,
          compared: `SUM(${there(balanceAt)})`,
        },
        {
          name: words.everybody_has_leave,
          figure: `COUNT(${there(startedAt)})`,
          compared: `COUNT(${there(yearAt)})`,
        },
      ]),
      labourSourceSheet(names.sources, settings, ['annual_leave']),
    ],
  };
}
