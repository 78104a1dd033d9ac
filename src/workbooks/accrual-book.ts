import { labelsIn } from '../contract/labels';
import type { EndReason } from '../contract/words/labour';
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
const firstAt = 12;
const sumsAt = firstAt - 2;
const [countryCell, dayCell, reasonCell] = [fixed(3, 1), fixed(4, 1), fixed(5, 1)];
const [startedAt, payAt, openingAt, yearsAt, dueAt, chargeAt] = [1, 2, 3, 4, 5, 6];

/** What a whole staff would be due if every employment ended on one day, and the change since the last provision. */
export function accrualBook(
  settings: LabourBookSettings & { readonly language: Language; readonly reasons: readonly EndReason[] },
): Book {
  const { words, taken, country, countryName, facts, pay, money, language, today, reasons } = settings;
  const names = sheetNames({ accrual: words.provision, checks: words.checks, sources: words.sources }, taken);
  const details = detailBlock(6, 0, ruleOf(facts, 'severance'), ['category', 'days_per_month', 'hours_per_month']);
  const table = employeeTable(names.accrual, firstAt, places);
  const { input, there } = table;
  const filled = (row: number, what: string) => formula(`IF(${cell(row, startedAt)}="","",${what})`);
  const { employee } = labelsIn[language].table;
  return {
    sheets: [
      {
        name: names.accrual,
        widths: [26, 16, 18, 18, 18, 20, 18],
        frozen: { rows: firstAt, columns: 1 },
        blocks: [
          ...head(`${words.accrual_book}: ${countryName}`, words.accrual_note),
          line(3, 0, [words.country], 'label'),
          line(3, 1, [country], 'input'),
          line(4, 0, [words.balance_day], 'label'),
          line(4, 1, [{ day: today }], 'input', dayFormat),
          line(5, 0, [words.reason], 'label'),
          { ...line(5, 1, ['dismissal'], 'input'), choices: reasons },
          ...details.blocks,
          { row: sumsAt, column: 0, rows: [[words.total]], look: 'total' },
          table.sums([payAt, openingAt], money),
          table.sums([dueAt, chargeAt], money),
          table.headings([
            labelsIn[language].table.name,
            words.first_day,
            words.pay_of_month,
            words.opening_provision,
            words.years_of_service,
            words.due_by_law,
            words.charge,
          ]),
          input(0, [[`${employee} A`], [`${employee} B`], [`${employee} C`]]),
          input(
            startedAt,
            [2, 6, 12].map((years) => [{ day: firstDayBefore(today, years, years) }]),
            dayFormat,
          ),
          input(payAt, [[pay], [pay * 1.5], [pay * 2]], money),
          input(openingAt, [[0], [0], [0]], money),
          table.figures(
            yearsAt,
            (row) => [filled(row, `ROUND(DATEDIF(${cell(row, startedAt)},${dayCell},"m")/12,2)`)],
            '0.00',
          ),
          table.figures(
            dueAt,
            (row) => [
              filled(
                row,
                `SVC.SEVERANCE(${countryCell},${cell(row, payAt)},${cell(row, startedAt)},${dayCell},${reasonCell},${details.cells})`,
              ),
              filled(row, `${cell(row, dueAt)}-${cell(row, openingAt)}`),
            ],
            money,
          ),
        ],
      },
      checkSheet(names.checks, words, [
        {
          name: words.charge_is_change,
          figure: `SUM(${there(dueAt)})-SUM(${there(openingAt)})`,
          compared: `SUM(${there(chargeAt)})`,
        },
        {
          name: words.everybody_has_provision,
          figure: `COUNT(${there(startedAt)})`,
          compared: `COUNT(${there(dueAt)})`,
        },
      ]),
      labourSourceSheet(names.sources, settings, ['severance', 'redundancy', 'gratuity', 'retirement']),
    ],
  };
}
