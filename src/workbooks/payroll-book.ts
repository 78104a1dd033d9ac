import type { LawAsks } from '../contract/asks';
import {
  employerSettingLabel,
  type EmployerSetting,
  type PeopleColumn,
  peopleColumnLabel,
} from '../contract/labels/people';
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
  lastNumber,
  line,
  on,
  sheetNames,
  text,
} from './book';
import { planOfCountry, plansOfAccounts } from '../reference/journal-plans';
import { checkSheet, sourceSheet } from './closing-sheets';
import { meaningCells, meaningsSheet } from './meanings-sheet';
import { employeeColumns } from './payroll-columns';

/** What a payroll book is made for. */
export interface PayrollSettings extends BookSettings {
  readonly country: CountryCode;
  readonly countryName: string;
  readonly language: Language;
  readonly asks: LawAsks;
  /** Gross pay of the examples, in the currency of the country. */
  readonly pay: number;
  /** Number format of its amounts. */
  readonly money: string;
  /** The pay date, YYYY-MM-DD; undefined for the law in force today. */
  readonly payDate: string | undefined;
  /** A return of the country; undefined where none is recorded. */
  readonly handIn: BookReturn | undefined;
  /** The sheet of the workbook that keeps what headings of other programs mean; undefined where there is none. */
  readonly keptMeanings: string | undefined;
}

/** A return, and what it reads beside the pay. */
export interface BookReturn {
  readonly id: string;
  readonly name: string;
  readonly person: readonly PeopleColumn[];
  readonly employer: readonly EmployerSetting[];
}

/** Rows for employees. Rows that are added between them belong to the table, too. */
const places = 500;

/** Columns of the table: tables of other programs have more than the law asks. */
const tableWidth = 60;

/** So many rows below the table are looked at for employees who are in no figure. */
const rowsBelow = 1_000;

/** The most lines of payslips for which sums and formats are prepared. */
const mostLines = 120;

/** The figures that the register begins with, by the names of their columns. */
const figures = ['gross_amount', 'tax_amount', 'pension', 'net_amount', 'employer_cost'] as const;
const shown = text([...figures, 'lines'].join(', '));

/** Where the settings of the employer begin on the sheet of the return. */
const settingsAt = 3;
/** Where the table of employees lies, and the register below its sums and headings. */
const employeesAt = 7;
const registerAt = 5;
const totalsAt = 3;

/** The columns of a journal by department. */
const journalColumns = 6;

const countryCell = fixed(3, 1);
const dateCell = fixed(4, 1);
const byCell = fixed(5, 1);

/** What the formulas of the other sheets read. */
interface Employees {
  /** The name of the sheet with the employees. */
  readonly sheet: string;
  /** Their table, with its headings. */
  readonly table: string;
  /** The cells with the meanings of headings. */
  readonly meanings: string;
}

/** A formula of a payroll function, whose last arguments are the pay date and the meanings of headings. */
const asked = (called: string, { sheet, table, meanings }: Employees, further: string): Content =>
  formula(`SVC.${called}(${on(sheet, countryCell)},${table},${further},,${on(sheet, dateCell)},${meanings})`);

/** Example employees: their names, departments and pay. */
const examples = ({ words, language, pay }: PayrollSettings): readonly (readonly [string, string, number])[] => {
  const { employee } = labelsIn[language].table;
  return [
    [`${employee} A`, words.first_department, pay],
    [`${employee} B`, words.second_department, pay * 2],
    [`${employee} C`, words.first_department, pay * 1.5],
  ];
};

function employeesSheet(settings: PayrollSettings, name: string): BookSheet {
  const { words, language, asks, country, countryName, money, payDate, handIn } = settings;
  const people = handIn?.person ?? [];
  const columns = employeeColumns(asks, language);
  const rows = examples(settings);
  const headings = [
    labelsIn[language].table.name,
    words.department,
    columnLabel('gross', language),
    ...columns.map(({ heading }) => heading),
    ...people.map((name) => peopleColumnLabel(name, language)),
  ];
  const input = (at: number, written: Block['rows'], further: Partial<Block> = {}): Block => ({
    row: employeesAt + 1,
    column: at,
    rows: written,
    reach: { rows: places, columns: Math.max(1, written[0]?.length ?? 1) },
    look: 'input',
    ...further,
  });
  return {
    name,
    widths: [24, 18, 16, ...columns.map(() => 16)],
    frozen: { rows: employeesAt + 1, columns: 1 },
    blocks: [
      ...head(`${words.payroll_book}: ${countryName}`, words.employees_note),
      column(3, 0, [words.country, words.pay_date, words.totals_by], 'label'),
      column(3, 1, [country], 'input'),
      column(4, 1, [payDate === undefined ? '' : { day: payDate }], 'input', 'yyyy-mm-dd'),
      {
        ...column(5, 1, [words.department], 'input'),
        choices: { row: employeesAt, column: 0, rows: 1, columns: tableWidth },
      },
      { ...line(employeesAt, 0, headings, 'heading'), reach: { rows: 1, columns: tableWidth } },
      input(
        0,
        rows.map(([employee, department]) => [employee, department]),
      ),
      input(
        2,
        rows.map(([, , pay]) => [pay]),
        { format: money },
      ),
      ...columns.map(({ isAmount, choices }, at) =>
        input(3 + at, [], { ...(isAmount ? { format: money } : {}), ...(choices === undefined ? {} : { choices }) }),
      ),
      // Identifiers keep their zeros as text.
      ...people.map((_, at) => input(3 + columns.length + at, [], { format: '@' })),
      input(headings.length, [], { reach: { rows: places, columns: tableWidth - headings.length } }),
    ],
  };
}

/** A register beside the names of its employees, with the sums of its columns above. */
function registerSheet({ words, money }: PayrollSettings, name: string, employees: Employees): BookSheet {
  const columns = figures.length + mostLines;
  const ask = (called: string): Content => asked(called, employees, shown);
  const first = (row: number): string => on(employees.sheet, cell(row, 0));
  return {
    name,
    widths: [24],
    frozen: { rows: registerAt, columns: 1 },
    blocks: [
      ...head(words.register, words.register_note),
      { row: 3, column: 0, rows: [[words.total]], look: 'total' },
      line(
        3,
        1,
        Array.from({ length: columns }, (_, at) =>
          formula(`IF(${cell(4, 1 + at)}="","",SUM(${area(registerAt, 1 + at, places, 1)}))`),
        ),
        'total',
        money,
      ),
      {
        row: 4,
        column: 0,
        rows: [[formula(first(employeesAt)), ask('PAYROLLCOLUMNS')]],
        reach: { rows: 1, columns: 1 + columns },
        look: 'heading',
      },
      column(
        registerAt,
        0,
        Array.from({ length: places }, (_, at) => {
          const from = first(employeesAt + 1 + at);
          return formula(`IF(${from}="","",${from})`);
        }),
        'label',
      ),
      {
        row: registerAt,
        column: 1,
        rows: [[ask('PAYROLL')]],
        reach: { rows: places, columns },
        look: 'figure',
        format: money,
      },
    ],
  };
}

function totalsSheet({ words, money }: PayrollSettings, name: string, employees: Employees): BookSheet {
  const columns = figures.length + mostLines;
  return {
    name,
    widths: [24, 14],
    frozen: { rows: totalsAt + 1, columns: 1 },
    blocks: [
      ...head(words.totals, words.totals_note),
      {
        row: totalsAt,
        column: 0,
        rows: [[asked('PAYROLLTOTALS', employees, `${on(employees.sheet, byCell)},${shown}`)]],
        reach: { rows: 1, columns },
        look: 'heading',
      },
      {
        row: totalsAt + 1,
        column: 2,
        rows: [],
        reach: { rows: places, columns },
        look: 'figure',
        format: money,
      },
    ],
  };
}

/** The accounting entries of the employees by department. */
function journalSheet({ words, money }: PayrollSettings, name: string, employees: Employees): BookSheet {
  return {
    name,
    widths: [20, 12, 44, 44, 16, 16],
    frozen: { rows: totalsAt + 1, columns: 1 },
    blocks: [
      ...head(words.journal, words.journal_note),
      {
        row: totalsAt,
        column: 0,
        rows: [[asked('JOURNAL', employees, `,${on(employees.sheet, byCell)}`)]],
        reach: { rows: 1, columns: journalColumns },
        look: 'heading',
      },
      {
        row: totalsAt + 1,
        column: journalColumns - 2,
        rows: [],
        reach: { rows: places, columns: 2 },
        look: 'figure',
        format: money,
      },
    ],
  };
}

/** A return of the month, below what it is told of the employer. */
function returnSheet(
  { words, language, country }: PayrollSettings,
  handIn: BookReturn,
  name: string,
  { sheet, table, meanings }: Employees,
): BookSheet {
  const day = on(sheet, dateCell);
  const settings: readonly EmployerSetting[] = ['month', ...handIn.employer];
  const told = area(settingsAt, 0, settings.length, 2);
  return {
    name,
    widths: [30, 24],
    blocks: [
      ...head(`${words.return}: ${handIn.name}`, words.return_note),
      column(
        settingsAt,
        0,
        settings.map((setting) => employerSettingLabel(setting, language)),
        'label',
      ),
      column(settingsAt, 1, [formula(`IF(${day}="","",${day})`)], 'figure', 'yyyy-mm'),
      ...(settings.length === 1
        ? []
        : [
            {
              row: settingsAt + 1,
              column: 1,
              rows: [],
              reach: { rows: settings.length - 1, columns: 1 },
              look: 'input',
              format: '@',
            } as const,
          ]),
      {
        row: settingsAt + settings.length + 1,
        column: 0,
        rows: [[formula(`SVC.RETURN(${text(country)},${text(handIn.id)},${table},${told},${meanings})`)]],
        look: 'figure',
      },
    ],
  };
}

/** Employees in, register, totals by department, checks and sources out. */
export function payrollBook(settings: PayrollSettings): Book {
  const { words, taken, asks, language, country, handIn, keptMeanings } = settings;
  const names = sheetNames(
    {
      employees: words.employees,
      register: words.register,
      totals: words.totals,
      journal: words.journal,
      return: words.return,
      meanings: words.meanings,
      checks: words.checks,
      sources: words.sources,
    },
    taken,
  );
  const employees: Employees = {
    sheet: names.employees,
    table: on(names.employees, area(employeesAt, 0, places + 1, tableWidth)),
    meanings: meaningCells(keptMeanings ?? names.meanings),
  };
  const { net_pay: netAccount, deductions: deductionAccount } = plansOfAccounts[planOfCountry(country)].accounts;
  const inJournal = (at: number): string => on(names.journal, area(totalsAt + 1, at, places, 1));
  const [debits, credits] = [inJournal(journalColumns - 2), inJournal(journalColumns - 1)];
  const credited = (account: string): string => `SUMIF(${inJournal(2)},${text(account)},${credits})`;
  const sum = (figure: number): string => on(names.register, cell(3, 1 + figure));
  const inTotals = (at: number): string => on(names.totals, area(totalsAt + 1, at, places, 1));
  const named = [words.gross_pay, words.income_tax, words.contributions, words.net_pay, words.employer_cost];
  const net = inTotals(2 + figures.indexOf('net_amount'));
  return {
    sheets: [
      employeesSheet(settings, names.employees),
      registerSheet(settings, names.register, employees),
      totalsSheet(settings, names.totals, employees),
      journalSheet(settings, names.journal, employees),
      ...(handIn === undefined ? [] : [returnSheet(settings, handIn, names.return, employees)]),
      ...(keptMeanings === undefined ? [meaningsSheet(names.meanings, { words, language, asks })] : []),
      checkSheet(names.checks, words, [
        ...named.map((name, figure) => ({ name, figure: sum(figure), compared: lastNumber(inTotals(2 + figure)) })),
        { name: words.departments_net, figure: sum(3), compared: `SUM(${net})-${lastNumber(net)}` },
        {
          name: words.number_of_employees,
          figure: `COUNT(${on(names.register, area(registerAt, 1, places, 1))})`,
          compared: lastNumber(inTotals(1)),
        },
        { name: words.journal_balances, figure: lastNumber(debits), compared: lastNumber(credits) },
        {
          name: words.journal_net,
          figure: sum(3),
          compared: `${credited(netAccount.name)}+${credited(deductionAccount.name)}`,
        },
        { name: words.net_is_rest, figure: `${sum(0)}-${sum(1)}-${sum(2)}`, compared: sum(3) },
        {
          name: words.rows_below,
          figure: `COUNTA(${on(names.employees, area(employeesAt + 1 + places, 0, rowsBelow, tableWidth))})`,
          compared: '0',
        },
      ]),
      sourceSheet(names.sources, words, [
        { name: words.income_tax, of: 'PAYE', where: { cell: on(names.employees, countryCell) } },
      ]),
    ],
    meanings: keptMeanings ?? names.meanings,
  };
}
