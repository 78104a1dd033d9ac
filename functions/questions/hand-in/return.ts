import type { FilledReturn } from '../../../src/contract/returns';
import type { RequestValue } from '../../../src/contract/details';
import { dayOfMoment } from '../../../src/day';
import { askReturn, type CellProgram } from '../../cell/cell-program';
import { CellError, type CellValue, wrong } from '../../cell/failure';
import { countryText, type Given, isUnset, textOf } from '../../cell/values';
import { words } from '../../cell/words';
import { type Employee, employeesOf } from './employees';
import { employerOf } from './employer';
import type { Person } from './people';
import { personFieldNames } from '../../../src/contract/words/return-fields';

/** The fields of pay that a row of a return takes. The law of the country and of the month hold for all rows. */
const payFields = ['amount', 'include_pension', 'employee', 'pay', 'in_kind', 'paid', 'year_to_date'] as const;

/** The id of a return, from its name with or without the country. */
function returnId(country: Given, form: Given): string {
  const text = textOf(form);
  if (text === '') throw wrong(words('return_form_missing'));
  const code = isUnset(country) ? '' : countryText(country);
  const [, ofCountry, rest] = /^([a-z]{2})-(.+)$/i.exec(text) ?? [];
  const name = (rest ?? text).toLowerCase().replace(/[\s_]+/g, '-');
  return `${code || (ofCountry ?? '').toUpperCase()}-${name}`;
}

const ofPerson = (person: Person): Person =>
  Object.fromEntries(Object.entries(person).filter(([name]) => (personFieldNames as readonly string[]).includes(name)));

/** A row as a return takes it. Why it takes none is an error of the row. */
export function returnRow(
  person: Person,
  pay: Readonly<Record<string, RequestValue>>,
): Readonly<Record<string, unknown>> {
  if (pay['mode'] === 'net_to_gross') throw wrong(words('return_of_gross_pay'));
  if (pay['period'] !== undefined && pay['period'] !== 'monthly') throw wrong(words('return_of_months'));
  const taken = payFields.flatMap((name) => (pay[name] === undefined ? [] : [[name, pay[name]]]));
  return { person: ofPerson(person), ...Object.fromEntries(taken) };
}

/** A row that is sent, or the error in its place. */
type Line = { readonly employee: Employee } & (
  | { readonly sent: Readonly<Record<string, unknown>> }
  | { readonly error: CellError }
);

function lineOf(employee: Employee): Line {
  if ('error' in employee) return { employee, error: employee.error };
  try {
    return { employee, sent: returnRow(employee.person, employee.pay) };
  } catch (error) {
    if (error instanceof CellError) return { employee, error };
    throw error;
  }
}

/** What is wrong with each row, and with the whole under `null`, in one sentence each. */
function problemsByRow({ problems }: FilledReturn): ReadonlyMap<number | null, string> {
  const found = new Map<number | null, string>();
  for (const { row, message } of problems) found.set(row, [found.get(row), message].filter(Boolean).join(' '));
  return found;
}

const sentenceOf = ({ sentence, code }: CellError): CellValue => (sentence === '' ? code : sentence);

/** The rows of the table: its heading if the layout is not confirmed, its titles, and a row for each employee. */
function tableOf(filled: FilledReturn, lines: readonly Line[]): CellValue[][] {
  const problems = problemsByRow(filled);
  const cells = new Map(filled.row_numbers.map((number, at) => [number, filled.rows[at]!]));
  const blank = filled.columns.map(() => '');
  let sent = 0;
  const rows = lines.flatMap((line): CellValue[][] => {
    if ('error' in line) return [[...blank, sentenceOf(line.error)]];
    sent += 1;
    const [found, problem] = [cells.get(sent), problems.get(sent) ?? ''];
    return found === undefined && problem === '' ? [] : [[...(found ?? blank).map((cell) => cell ?? ''), problem]];
  });
  const ofAll = problems.get(null);
  return [
    ...(filled.heading === null ? [] : [[filled.heading, ...blank]]),
    [...filled.columns.map(({ title }) => title), words('heading_to_correct')],
    ...rows,
    ...(ofAll === undefined ? [] : [[...blank, ofAll]]),
  ];
}

interface ReturnArguments {
  readonly country: Given;
  readonly form: Given;
  readonly table: unknown;
  readonly employer: unknown;
  /** What headings mean that are not understood: a range of two columns, a heading and its meaning. */
  readonly meanings?: unknown;
}

/**
 * The return of a month from a table of employees: its titles, a row for each employee, and beside it what the
 * authority would reject. What is wrong with the whole stands in a last row.
 *
 * @throws CellError if the headings, their meanings, the form or the employer are wrong
 */
export function* returnTable({
  country,
  form,
  table,
  employer,
  meanings,
}: ReturnArguments): CellProgram<CellValue[][]> {
  const { month = dayOfMoment(Date.now()).slice(0, 7), ...settings } = employerOf(employer);
  const id = returnId(country, form);
  const defaults = { country: id.slice(0, 2), period: undefined, payDate: undefined };
  const lines = employeesOf(table, meanings, defaults).employees.map(lineOf);
  const rows = lines.flatMap((line) => ('sent' in line ? [line.sent] : []));
  if (rows.length === 0) {
    const failed = lines.find((line): line is Extract<Line, { readonly error: unknown }> => 'error' in line);
    throw failed?.error ?? wrong(words('return_without_rows'));
  }
  return tableOf(yield* askReturn({ id, month, employer: settings, rows }), lines);
}
