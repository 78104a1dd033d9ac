import type { ReturnRow } from '../../contract/returns';
import type { ReturnProblemKind } from '../../contract/words/return-fields';
import { message, type Message } from '../../language/message';
import { lawText, returnWord } from '../../language/terms';
import type { CountryIdentifiers, ReturnColumn, ReturnForm, ReturnRecord } from '../../reference/schema';
import { tidy } from '../../tidy';
import type { AnswerMeta } from '../../truth/evidence';
import { type Cell, writeCell } from './cell';
import { byEmployee, type MonthRow, type MonthsOfEmployee } from './employees';
import { monthsOfReturn } from './months';
import { type PaidFor, paidMonths } from './paid-months';
import { type Employed, type MonthPaid, numberOf, type Place, type Raw, valueOf } from './value';

/** What an authority would reject, and where. */
export interface FoundProblem {
  /** The row of the request, from 1; null for the whole return. */
  readonly row: number | null;
  readonly column: ReturnColumn | null;
  readonly kind: ReturnProblemKind;
  readonly message: Message;
}

/** What a return is filled with. */
export interface Filling extends PaidFor {
  readonly form: ReturnForm;
  readonly identifiers: CountryIdentifiers | undefined;
  readonly month: string;
}

/** A record of the form with its lines. */
export interface FilledRecord {
  readonly record: ReturnRecord;
  readonly lines: readonly (readonly Cell[])[];
  /** The row of the request of each line; none for records of the whole return. */
  readonly numbers: readonly number[];
}

/** A return whose employees are added one by one, so that its door may let others through between them. */
export interface FillableReturn {
  /** Takes a row in. A row of a month that is not of the return is a problem. */
  readonly take: (row: ReturnRow, number: number) => void;
  /** The employees of the rows that were taken in, once all of them were. A row of an unclear employee is a problem. */
  readonly employees: () => readonly MonthsOfEmployee[];
  /** @returns the `meta` of the payslips */
  readonly add: (employee: MonthsOfEmployee) => readonly AnswerMeta[];
  readonly addProblem: (problem: FoundProblem) => void;
  /** The records of the whole return come last, when all sums are known. */
  readonly end: () => {
    readonly records: readonly FilledRecord[];
    readonly problems: readonly FoundProblem[];
    readonly sums: ReadonlyMap<string, number>;
    /** What a reader must know about how the return was filled. */
    readonly notices: readonly Message[];
  };
}

/** Amounts agree where they differ by less than half of the smallest unit of any currency that has decimals. */
const agreeWithin = 0.005;

/** The most rows that a notice names. */
const mostRowsNamed = 20;

/** In sums over months, each month rounds several amounts. */
const monthsAgreeWithin = 0.02;

/** A problem of a row that is of no column. */
const problemOfRow = (row: number, kind: ReturnProblemKind, why: Message): FoundProblem => ({
  row,
  column: null,
  kind,
  message: why,
});

/** Tax that was withheld and is not that of the payslip, and months that an employee has twice. */
const problemsOfMonths = (months: readonly MonthPaid[]): readonly FoundProblem[] =>
  months.flatMap(({ number, month, row, slip }, at) => {
    const { tax_withheld: withheld = slip.tax_amount } = row.person;
    const differs = Math.abs(withheld - slip.tax_amount) >= agreeWithin;
    const isTwice = at > 0 && months[at - 1]!.month === month;
    return [
      ...(differs ? [problemOfRow(number, 'does_not_agree', message('return_withheld_differs', { month }))] : []),
      ...(isTwice ? [problemOfRow(number, 'duplicate', message('return_month_twice', { month }))] : []),
    ];
  });

/** Prepares the table of a return. It knows the form as data, and no country. */
export function fillableReturn(filling: Filling): FillableReturn {
  const { form, identifiers, country, employer } = filling;
  const period = monthsOfReturn(form, country, filling.month);
  const month = period.at(-1)!;
  const identifierOf = new Map(identifiers?.identifiers.map((identifier) => [identifier.id, identifier]));
  const lines = form.records.map((): (readonly Cell[])[] => []);
  const numbers = form.records.map((): number[] => []);
  const problems: FoundProblem[] = [];
  const notices: Message[] = [];
  const taken: MonthRow[] = [];
  const sums = new Map<string, number>();
  const rows = new Map<string, number>();
  const seen = new Map<string, Set<Cell>>();
  let employees = 0;

  function isRepeated({ id, format = {} }: ReturnColumn, cell: Cell): boolean {
    if (format.unique !== true || cell === null) return false;
    const known = seen.get(id) ?? new Set();
    seen.set(id, known);
    return known.size === known.add(cell).size;
  }

  /**
   * @param row the row of the request that its problems name
   * @param read the columns of the employee or of the return so far, by id; it adds those of the record
   */
  function writeRecord(
    { columns }: ReturnRecord,
    place: Omit<Place, 'columns'>,
    row: number | null,
    read: Map<string, Raw>,
  ): readonly Cell[] {
    return columns.map((column) => {
      const raw = column.value === null ? undefined : valueOf(column.value, { ...place, columns: read });
      read.set(column.id, raw);
      const identifier = identifierOf.get(column.format?.identifier ?? '');
      const { cell, problems: found } = writeCell(raw, column, identifier, form.file.encoding);
      for (const problem of found) problems.push({ row, column, ...problem });
      if (isRepeated(column, cell))
        problems.push({
          row,
          column,
          kind: 'duplicate',
          message: message('return_duplicate', { column: lawText(column.title) }),
        });
      if (place.employed !== undefined) {
        sums.set(column.id, (sums.get(column.id) ?? 0) + numberOf(cell ?? undefined));
        rows.set(column.id, (rows.get(column.id) ?? 0) + 1);
      }
      return cell;
    });
  }

  const wholeReturn: Omit<Place, 'columns'> = { country, month, period, employer, employed: undefined, sums, rows };

  /** The lines of the months of an employee, and what their columns come to. */
  function writeMonths(at: number, record: ReturnRecord, employed: Employed): ReadonlyMap<string, number> {
    const before = new Map(sums);
    for (const paid of employed.months) {
      const place = { ...wholeReturn, month: paid.month, employed: { ...employed, months: [paid], latest: paid } };
      lines[at]!.push(writeRecord(record, place, paid.number, new Map()));
      numbers[at]!.push(paid.number);
    }
    return new Map(record.columns.map(({ id }) => [id, tidy((sums.get(id) ?? 0) - (before.get(id) ?? 0))] as const));
  }

  function checkEmployee(place: Omit<Place, 'columns'>, row: number, columns: ReadonlyMap<string, Raw>): void {
    const within = period.length === 1 ? agreeWithin : monthsAgreeWithin * place.employed!.months.length;
    for (const { left, right, column: id, says } of form.checks) {
      const [a, b] = [left, right].map((value) => numberOf(valueOf(value, { ...place, columns })));
      if (Math.abs(a! - b!) < within) continue;
      const column = form.records.flatMap(({ columns: all }) => all).find((one) => one.id === id) ?? null;
      problems.push({ row, column, kind: 'does_not_agree', message: returnWord(says) });
    }
  }

  /** Employees of several months. People of one name without a number are never taken for one silently. */
  function employeesOfMonths(): readonly MonthsOfEmployee[] {
    const { employees: people, toldByOrder, unclear } = byEmployee(taken);
    for (const { number } of unclear)
      problems.push(problemOfRow(number, 'missing', message('return_employee_unclear')));
    const first = toldByOrder.map(([one]) => String(one!.number)).slice(0, mostRowsNamed);
    if (first.length > 0) notices.push(message('return_namesakes_by_order', { rows: first }));
    return people;
  }

  const applies = ({ each, where }: ReturnRecord, { person }: ReturnRow): boolean =>
    each !== 'return' && (where === undefined || (person[where.person] === true) === where.is);

  return {
    take(row, number) {
      const stated = row.person.paid_on?.slice(0, 7) ?? filling.month;
      if (period.includes(stated)) taken.push({ row, number, month: stated });
      else
        problems.push(
          problemOfRow(number, 'malformed', message('return_month_outside', { first: period[0]!, last: month })),
        );
    },
    employees: () => (period.length === 1 ? taken.map((row) => [row]) : employeesOfMonths()),
    add(employee) {
      const { months, failures } = paidMonths(filling, employee);
      for (const { number, code } of failures)
        problems.push(problemOfRow(number, 'payslip', message('return_payslip_failed', { code })));
      const [first, latest] = [months[0], months.at(-1)];
      if (first === undefined || latest === undefined) return [];
      problems.push(...problemsOfMonths(months));
      const { number: row } = first;
      employees += 1;
      const running = period.length === 1 ? row : employees;
      let employed: Employed = { number: running, months, latest, ofMonths: new Map() };
      const read = new Map<string, Raw>();
      for (const [at, record] of form.records.entries()) {
        if (!applies(record, latest.row)) continue;
        if (record.each === 'month') employed = { ...employed, ofMonths: writeMonths(at, record, employed) };
        else {
          lines[at]!.push(writeRecord(record, { ...wholeReturn, employed }, row, read));
          numbers[at]!.push(row);
        }
      }
      checkEmployee({ ...wholeReturn, employed }, row, read);
      return months.flatMap(({ meta }) => meta ?? []);
    },
    addProblem: (problem) => void problems.push(problem),
    end() {
      for (const [at, record] of form.records.entries())
        if (record.each === 'return') lines[at]!.push(writeRecord(record, wholeReturn, null, new Map()));
      return {
        records: form.records.map((record, at) => ({ record, lines: lines[at]!, numbers: numbers[at]! })),
        problems: problems.toSorted((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity)),
        sums: new Map([...sums].map(([id, sum]) => [id, Math.round(sum * 1_000) / 1_000])),
        notices,
      };
    },
  };
}
