import { labelsIn } from '../contract/labels';
import type { Language } from '../language/languages';
import { area, type Block, type Book, cell, fixed, formula, head, line, on, sheetNames } from './book';
import { checkSheet } from './closing-sheets';
import {
  dayFormat,
  detailBlock,
  firstDayBefore,
  labourSourceSheet,
  type LabourBookSettings,
  ruleOf,
} from './labour-sheets';

const places = 200;
const headingsAt = 9;
const firstAt = headingsAt + 1;
const sumsAt = headingsAt - 1;
const [countryCell, dayCell] = [fixed(3, 1), fixed(4, 1)];
const [startedAt, payAt, carriedAt, takenAt, yearAt, earnedAt, balanceAt, valueAt] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Days of leave of each employee: earned since the last anniversary, taken, left, and what the rest is worth. */
export function leaveBook(settings: LabourBookSettings & { readonly language: Language }): Book {
  const { words, taken, country, countryName, facts, pay, money, language, today } = settings;
  const names = sheetNames({ leave: words.leave_balances, checks: words.checks, sources: words.sources }, taken);
  const rule = ruleOf(facts, 'annual_leave');
  const details = detailBlock(5, 0, rule, ['category', 'days_per_month']);
  const group = rule.groups.length === 0 ? '' : fixed(5, 1);
  const rows = Array.from({ length: places }, (_, place) => firstAt + place);
  const filled = (row: number, what: string) => formula(`IF(${cell(row, startedAt)}="","",${what})`);
  const columnOf = (at: number): string => area(firstAt, at, places, 1);
  const there = (at: number): string => on(names.leave, columnOf(at));
  const { employee } = labelsIn[language].table;
  const input = (at: number, written: Block['rows'], format?: string): Block => ({
    row: firstAt,
    column: at,
    rows: written,
    reach: { rows: places, columns: 1 },
    look: 'input',
    ...(format === undefined ? {} : { format }),
  });
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
          line(
            sumsAt,
            carriedAt,
            [carriedAt, takenAt, yearAt, earnedAt, balanceAt].map((at) => formula(`SUM(${columnOf(at)})`)),
            'total',
            '0.00',
          ),
          line(sumsAt, valueAt, [formula(`SUM(${columnOf(valueAt)})`)], 'total', money),
          line(
            headingsAt,
            0,
            [
              labelsIn[language].table.name,
              words.first_day,
              words.pay_of_month,
              words.days_carried,
              words.days_taken,
              words.days_a_year,
              words.days_earned,
              words.days_left,
              words.value_of_leave,
            ],
            'heading',
          ),
          input(0, [[`${employee} A`], [`${employee} B`]]),
          input(startedAt, [[{ day: firstDayBefore(today, 3, 5) }], [{ day: firstDayBefore(today, 8, 2) }]], dayFormat),
          input(payAt, [[pay], [pay * 1.5]], money),
          input(carriedAt, [[2], [0]], '0.00'),
          input(takenAt, [[1], [0]], '0.00'),
          {
            row: firstAt,
            column: yearAt,
            rows: rows.map((row) => [
              filled(row, `SVC.LEAVEDAYS(${countryCell},${cell(row, startedAt)},${dayCell},${group})`),
              filled(row, `ROUND(${cell(row, yearAt)}*DATEDIF(${cell(row, startedAt)},${dayCell},"ym")/12,2)`),
              filled(row, `${cell(row, carriedAt)}+${cell(row, earnedAt)}-${cell(row, takenAt)}`),
            ]),
            look: 'figure',
            format: '0.00',
          },
          {
            row: firstAt,
            column: valueAt,
            rows: rows.map((row) => [
              filled(
                row,
                `IF(${cell(row, balanceAt)}<=0,0,SVC.LEAVEPAY(${countryCell},${cell(row, payAt)},${cell(row, startedAt)},${dayCell},${cell(row, balanceAt)},${details.cells}))`,
              ),
            ]),
            look: 'figure',
            format: money,
          },
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
