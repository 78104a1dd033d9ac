import type { ReturnEmployer, ReturnRow } from '../../contract/returns';
import type { TaxRequest } from '../../contract/tax';
import type { ReturnProblemKind } from '../../contract/words/return-fields';
import { defined } from '../../defined';
import { lastDayOfMonth } from '../../day';
import { done, type Failure, type Outcome } from '../../contract/error';
import { message, type Message } from '../../language/message';
import { lawText } from '../../language/terms';
import type { Country, CountryIdentifiers, ReturnColumn, ReturnForm, ReturnRecord } from '../../reference/schema';
import type { AnswerMeta } from '../../truth/evidence';
import type { Context } from '../answer';
import { calculateIncomeTax } from '../income/calculate-income';
import { type Cell, writeCell } from './cell';
import { type Employed, numberOf, type Place, type Raw, type Slip, valueOf } from './value';

/** What an authority would reject, and where. */
export interface FoundProblem {
  /** The row of the request, from 1; null for the whole return. */
  readonly row: number | null;
  readonly column: ReturnColumn | null;
  readonly kind: ReturnProblemKind;
  readonly message: Message;
}

/** What a return is filled with. */
export interface Filling {
  readonly form: ReturnForm;
  readonly identifiers: CountryIdentifiers | undefined;
  readonly country: Country;
  readonly month: string;
  readonly employer: ReturnEmployer;
  readonly context: Context;
}

/** A record of the form with its lines. */
export interface FilledRecord {
  readonly record: ReturnRecord;
  readonly lines: readonly (readonly Cell[])[];
  /** The row of the request of each line; none for records of the whole return. */
  readonly numbers: readonly number[];
}

/** A return whose rows are added one by one, so that its door may let others through between them. */
export interface FillableReturn {
  /** @returns the `meta` of the payslip; undefined where there is none */
  readonly add: (row: ReturnRow, number: number) => AnswerMeta | undefined;
  readonly addProblem: (problem: FoundProblem) => void;
  /** The records of the whole return come last, when all sums are known. */
  readonly end: () => {
    readonly records: readonly FilledRecord[];
    readonly problems: readonly FoundProblem[];
    readonly sums: ReadonlyMap<string, number>;
  };
}

/** Amounts agree where they differ by less than half of the smallest unit of any currency that has decimals. */
const agreeWithin = 0.005;

/** The payslip of a month without pay: nothing is owed on nothing. */
const withoutPay: Slip = { gross_amount: 0, taxable_amount: 0, tax_amount: 0, net_amount: 0 };

interface Paid {
  readonly slip: Slip;
  /** undefined where nothing was computed. */
  readonly meta: AnswerMeta | undefined;
}

/** The payslip of a row, by the law of the last day of the month. */
function payOf({ country, month, employer, context }: Filling, { person: _person, ...pay }: ReturnRow): Outcome<Paid> {
  if (pay.amount === 0) return done({ slip: withoutPay, meta: undefined });
  const { accident_rate, size, sector, payroll } = employer;
  const settings = defined({ accident_rate, size, sector, payroll });
  const request: TaxRequest = {
    ...pay,
    country: country.code as TaxRequest['country'],
    type: 'income',
    period: 'monthly',
    mode: 'gross_to_net',
    pay_date: lastDayOfMonth(month),
    ...(Object.keys(settings).length === 0 ? {} : { employer: settings }),
  };
  const answer = calculateIncomeTax(country, request, context);
  return answer.ok ? done({ slip: answer.value.data, meta: answer.value.meta }) : answer;
}

/** Prepares the table of a return. It knows the form as data, and no country. */
export function fillableReturn(filling: Filling): FillableReturn {
  const { form, identifiers, country, month, employer } = filling;
  const identifierOf = new Map(identifiers?.identifiers.map((identifier) => [identifier.id, identifier]));
  const lines = form.records.map((): (readonly Cell[])[] => []);
  const numbers = form.records.map((): number[] => []);
  const problems: FoundProblem[] = [];
  const sums = new Map<string, number>();
  const rows = new Map<string, number>();
  const seen = new Map<string, Set<Cell>>();

  function isRepeated({ id, format = {} }: ReturnColumn, cell: Cell): boolean {
    if (format.unique !== true || cell === null) return false;
    const known = seen.get(id) ?? new Set();
    seen.set(id, known);
    return known.size === known.add(cell).size;
  }

  /** @param read the columns of the employee or of the return so far, by id; it adds those of the record */
  function writeRecord(
    { columns }: ReturnRecord,
    employed: Employed | undefined,
    read: Map<string, Raw>,
  ): readonly Cell[] {
    const place: Place = { country, month, employer, employed, columns: read, sums, rows };
    const row = employed?.number ?? null;
    return columns.map((column) => {
      const raw = column.value === null ? undefined : valueOf(column.value, place);
      read.set(column.id, raw);
      const identifier = identifierOf.get(column.format?.identifier ?? '');
      const { cell, problems: found } = writeCell(raw, column, identifier);
      for (const problem of found) problems.push({ row, column, ...problem });
      if (isRepeated(column, cell))
        problems.push({
          row,
          column,
          kind: 'duplicate',
          message: message('return_duplicate', { column: lawText(column.title) }),
        });
      if (employed !== undefined) {
        sums.set(column.id, (sums.get(column.id) ?? 0) + numberOf(cell ?? undefined));
        rows.set(column.id, (rows.get(column.id) ?? 0) + 1);
      }
      return cell;
    });
  }

  function checkRow(employed: Employed, read: ReadonlyMap<string, Raw>): void {
    const place: Place = { country, month, employer, employed, columns: read, sums, rows };
    for (const { left, right, column: id, says } of form.checks) {
      if (Math.abs(numberOf(valueOf(left, place)) - numberOf(valueOf(right, place))) < agreeWithin) continue;
      const column = form.records.flatMap(({ columns }) => columns).find((one) => one.id === id) ?? null;
      problems.push({ row: employed.number, column, kind: 'does_not_agree', message: lawText(says) });
    }
  }

  const applies = ({ each, where }: ReturnRecord, { person }: ReturnRow): boolean =>
    each === 'employee' && (where === undefined || (person[where.person] === true) === where.is);

  const noPayslip = (number: number, { code }: Failure): FoundProblem => ({
    row: number,
    column: null,
    kind: 'payslip',
    message: message('return_payslip_failed', { code }),
  });

  return {
    add(row, number) {
      const paid = payOf(filling, row);
      if (!paid.ok) {
        problems.push(noPayslip(number, paid.failure));
        return undefined;
      }
      const { slip, meta } = paid.value;
      const employed: Employed = { number, row, slip };
      const read = new Map<string, Raw>();
      for (const [at, record] of form.records.entries())
        if (applies(record, row)) {
          lines[at]!.push(writeRecord(record, employed, read));
          numbers[at]!.push(number);
        }
      checkRow(employed, read);
      return meta;
    },
    addProblem: (problem) => void problems.push(problem),
    end() {
      for (const [at, record] of form.records.entries())
        if (record.each === 'return') lines[at]!.push(writeRecord(record, undefined, new Map()));
      return {
        records: form.records.map((record, at) => ({ record, lines: lines[at]!, numbers: numbers[at]! })),
        problems,
        sums: new Map([...sums].map(([id, sum]) => [id, Math.round(sum * 1_000) / 1_000])),
      };
    },
  };
}
