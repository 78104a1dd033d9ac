import type { LawAsks } from '../contract/asks';
import type { CountryCode } from '../contract/country-code';
import { columnLabel, type Language, labelsIn } from '../contract/labels';
import {
  area,
  type Block,
  type Book,
  type BookSettings,
  type BookSheet,
  cell,
  column,
  type Content,
  fixed,
  formula,
  head,
  line,
  on,
  sheetNames,
  text,
} from './book';
import { checkSheet, sourceSheet } from './closing-sheets';
import { employeeColumns } from './payroll-columns';

/** What a salary budget is made for. */
export interface BudgetSettings extends BookSettings {
  readonly country: CountryCode;
  readonly countryName: string;
  readonly language: Language;
  readonly asks: LawAsks;
  /** Gross pay of the examples, in the currency of the country. */
  readonly pay: number;
  /** Number format of its amounts. */
  readonly money: string;
  /** The two days whose law is compared; undefined for a law that is asked without a day. */
  readonly days: readonly [string, string] | undefined;
}

/** Rows for employees. */
const places = 200;

const figures = ['gross_amount', 'tax_amount', 'pension', 'net_amount', 'employer_cost'] as const;
const shown = text(figures.join(', '));
const net = figures.indexOf('net_amount');
const cost = figures.indexOf('employer_cost');

/** Where the tables lie: employees, the same with their raise, and both payrolls side by side. */
const tableAt = 9;
const comparedAt = 5;
const sumsAt = 4;

const countryCell = fixed(3, 1);
const dayCells = [fixed(4, 1), fixed(5, 1)] as const;
const raiseCell = fixed(6, 1);
const monthsCell = fixed(7, 1);

/** Columns of the comparison: both payrolls, then the differences in net pay and cost. */
const beforeAt = 1;
const afterAt = beforeAt + figures.length;
const netAt = afterAt + figures.length;
const costAt = netAt + 1;

const headings = ({ words, language, asks }: BudgetSettings): readonly string[] => [
  labelsIn[language].table.name,
  words.department,
  columnLabel('gross', language),
  ...employeeColumns(asks, language).map(({ heading }) => heading),
];

function employeesSheet(settings: BudgetSettings, name: string): BookSheet {
  const { words, language, asks, country, countryName, money, pay, days } = settings;
  const { employee } = labelsIn[language].table;
  const columns = employeeColumns(asks, language);
  const input = (at: number, rows: Block['rows'], further: Partial<Block> = {}): Block => ({
    row: tableAt + 1,
    column: at,
    rows,
    reach: { rows: places, columns: Math.max(1, rows[0]?.length ?? 1) },
    look: 'input',
    ...further,
  });
  return {
    name,
    widths: [24, 18, 16, ...columns.map(() => 16)],
    frozen: { rows: tableAt + 1, columns: 1 },
    blocks: [
      ...head(`${words.budget_book}: ${countryName}`, words.budget_note),
      column(
        3,
        0,
        [words.country, words.law_of_day, words.law_of_later_day, words.raise_in_percent, words.months_of_budget],
        'label',
      ),
      column(3, 1, [country], 'input'),
      column(
        4,
        1,
        (days ?? ['', '']).map((day): Content => (day === '' ? '' : { day })),
        'input',
        'yyyy-mm-dd',
      ),
      column(6, 1, [0, 12], 'input'),
      line(tableAt, 0, headings(settings), 'heading'),
      input(0, [
        [`${employee} A`, words.first_department],
        [`${employee} B`, words.second_department],
      ]),
      input(2, [[pay], [pay * 2]], { format: money }),
      ...columns.map(({ isAmount, choices }, at) =>
        input(3 + at, [], { ...(isAmount ? { format: money } : {}), ...(choices === undefined ? {} : { choices }) }),
      ),
    ],
  };
}

/** The table of employees with their raise. Its cells follow the first sheet. */
function raisedSheet(settings: BudgetSettings, name: string, employees: string): BookSheet {
  const { words, money } = settings;
  const titles = headings(settings);
  const raised = (row: number, at: number): Content => {
    const from = on(employees, cell(tableAt + 1 + row, at));
    return formula(
      at === 2 ? `IF(${from}="","",ROUND(${from}*(1+${on(employees, raiseCell)}/100),2))` : `IF(${from}="","",${from})`,
    );
  };
  return {
    name,
    widths: [24, 18, 16, ...titles.slice(3).map(() => 16)],
    frozen: { rows: 4, columns: 1 },
    blocks: [
      ...head(words.raised_pay, words.raised_pay_note),
      line(3, 0, titles, 'heading'),
      {
        row: 4,
        column: 0,
        rows: Array.from({ length: places }, (_, row) => titles.map((_title, at) => raised(row, at))),
        look: 'figure',
        format: money,
      },
    ],
  };
}

interface Tables {
  readonly employees: string;
  readonly before: string;
  readonly after: string;
}

/** Both payrolls side by side, row by row as in the table, with the differences in net pay and cost. */
function comparisonSheet(settings: BudgetSettings, name: string, { employees, before, after }: Tables): BookSheet {
  const { words, language, money } = settings;
  const named = [words.gross_pay, words.income_tax, words.contributions, words.net_pay, words.employer_cost];
  const dayOf = (at: 0 | 1): Content =>
    formula(`IF(${on(employees, dayCells[at])}="","–",${on(employees, dayCells[at])})`);
  const asked = (table: string, at: 0 | 1): Content =>
    formula(`SVC.PAYROLL(${on(employees, countryCell)},${table},${shown},,${on(employees, dayCells[at])})`);
  const spill = (at: number, content: Content): Block => ({
    row: comparedAt,
    column: at,
    rows: [[content]],
    reach: { rows: places, columns: figures.length },
    look: 'figure',
    format: money,
  });
  const rowNumbers = Array.from({ length: places }, (_, at) => comparedAt + at);
  const difference = (row: number, figure: number): Content => {
    const [was, is] = [cell(row, beforeAt + figure), cell(row, afterAt + figure)];
    return formula(`IF(${was}="","",IF(${is}="","",ROUND(${is}-${was},2)))`);
  };
  return {
    name,
    widths: [24],
    frozen: { rows: comparedAt, columns: 1 },
    blocks: [
      ...head(words.what_changes, words.what_changes_note),
      line(3, beforeAt, [dayOf(0)], 'label', 'yyyy-mm-dd'),
      line(3, afterAt, [dayOf(1)], 'label', 'yyyy-mm-dd'),
      line(3, netAt, [words.difference], 'label'),
      line(4, 0, [labelsIn[language].table.name, ...named, ...named, words.net_pay, words.employer_cost], 'heading'),
      column(
        comparedAt,
        0,
        rowNumbers.map((_, at) => {
          const from = on(employees, cell(tableAt + 1 + at, 0));
          return formula(`IF(${from}="","",${from})`);
        }),
        'label',
      ),
      spill(beforeAt, asked(before, 0)),
      spill(afterAt, asked(after, 1)),
      {
        row: comparedAt,
        column: netAt,
        rows: rowNumbers.map((row) => [difference(row, net), difference(row, cost)]),
        look: 'figure',
        format: money,
      },
    ],
  };
}

const under = (sheet: string, at: number): string => on(sheet, area(comparedAt, at, places, 1));

/** Sums of a month and of the months of the budget, and how many gain and lose. */
function budgetSheet({ words, money }: BudgetSettings, name: string, employees: string, compared: string): BookSheet {
  const named = [words.gross_pay, words.income_tax, words.contributions, words.net_pay, words.employer_cost];
  const months = on(employees, monthsCell);
  const row = (figure: number): readonly Content[] => {
    const at = sumsAt + figure;
    return [
      formula(`SUM(${under(compared, beforeAt + figure)})`),
      formula(`SUM(${under(compared, afterAt + figure)})`),
      formula(`${cell(at, 2)}-${cell(at, 1)}`),
      formula(`${cell(at, 1)}*${months}`),
      formula(`${cell(at, 2)}*${months}`),
      formula(`${cell(at, 5)}-${cell(at, 4)}`),
    ];
  };
  const counted = (sign: string): Content => formula(`COUNTIF(${under(compared, netAt)},"${sign}0")`);
  const peopleAt = sumsAt + figures.length + 1;
  return {
    name,
    widths: [30, 18, 18, 18, 20, 20, 20],
    blocks: [
      ...head(words.budget, words.budget_sums_note),
      line(
        3,
        0,
        [
          words.figure,
          `${words.a_month}: ${words.law_of_day}`,
          `${words.a_month}: ${words.law_of_later_day}`,
          words.difference,
          `${words.months_of_budget}: ${words.law_of_day}`,
          `${words.months_of_budget}: ${words.law_of_later_day}`,
          words.difference,
        ],
        'heading',
      ),
      column(sumsAt, 0, named, 'label'),
      { row: sumsAt, column: 1, rows: figures.map((_, figure) => row(figure)), look: 'figure', format: money },
      column(peopleAt, 0, [words.more_net_pay, words.less_net_pay, words.same_net_pay], 'label'),
      column(peopleAt, 1, [counted('>'), counted('<'), counted('=')], 'figure'),
    ],
  };
}

/** What changes for the same employees between the law of two days, and what their pay costs under the later one. */
export function budgetBook(settings: BudgetSettings): Book {
  const { words, taken } = settings;
  const names = sheetNames(
    {
      employees: words.employees,
      raised: words.raised_pay,
      compared: words.what_changes,
      budget: words.budget,
      checks: words.checks,
      sources: words.sources,
    },
    taken,
  );
  const width = headings(settings).length;
  const tables: Tables = {
    employees: names.employees,
    before: on(names.employees, area(tableAt, 0, places + 1, width)),
    after: on(names.raised, area(3, 0, places + 1, width)),
  };
  const sum = (figure: number, at: number): string => on(names.budget, cell(sumsAt + figure, at));
  const isRest = (at: number) => ({
    figure: `${sum(0, at)}-${sum(1, at)}-${sum(2, at)}`,
    compared: sum(net, at),
  });
  return {
    sheets: [
      employeesSheet(settings, names.employees),
      raisedSheet(settings, names.raised, names.employees),
      comparisonSheet(settings, names.compared, tables),
      budgetSheet(settings, names.budget, names.employees, names.compared),
      checkSheet(names.checks, words, [
        { name: `${words.net_is_rest}: ${words.law_of_day}`, ...isRest(1) },
        { name: `${words.net_is_rest}: ${words.law_of_later_day}`, ...isRest(2) },
        {
          name: words.difference_of_net_pay,
          figure: `SUM(${under(names.compared, netAt)})`,
          compared: `ROUND(${sum(net, 3)},2)`,
        },
        {
          name: words.difference_of_cost,
          figure: `SUM(${under(names.compared, costAt)})`,
          compared: `ROUND(${sum(cost, 3)},2)`,
        },
        {
          name: words.number_of_employees,
          figure: `COUNT(${under(names.compared, beforeAt)})`,
          compared: `COUNT(${under(names.compared, afterAt)})`,
        },
      ]),
      sourceSheet(names.sources, words, [
        { name: words.income_tax, of: 'PAYE', where: { cell: on(names.employees, countryCell) } },
      ]),
    ],
  };
}
