import type { EmployeeRow, RowsRequest } from '../src/client/employee-rows';
import { CellError } from './cell/failure';
import { isBlank, textOf } from './cell/values';
import { say, Words, words } from './cell/words';
import { catalogIn } from './excel/language';
import { type Employee, type Employees, employeesOf } from './questions/hand-in/employees';
import { payslipRow } from './questions/hand-in/payslip-row';
import { returnRow } from './questions/hand-in/return';
import { deductedIn } from './questions/payroll-table/paid-out';
import { columnAt } from './questions/payroll-table/totals';

/** What is said of unknown headings, for a reader who has no formula before them but the pane. */
const inPane = (said: string | Words): string | Words =>
  said instanceof Words && (said.code === 'heading_unknown' || said.code === 'headings_unknown')
    ? words('headings_unknown_in_pane', { headings: said.values['headings']! })
    : said;

type Read = Extract<Employee, { readonly pay: unknown }>;

/** How a row is read for a door. */
function readerOf({ for: door, by }: RowsRequest, found: Employees) {
  if (door === 'return') return ({ person, pay }: Read) => returnRow(person, pay);
  if (door === 'payslips') return ({ person, pay, row }: Read) => payslipRow(person, pay, { row, ...found });
  if (door === 'compare') return ({ pay: { type: _type, ...pay } }: Read) => pay;
  const at = by === undefined ? undefined : columnAt(by, found.headings);
  return ({ pay: { type: _type, ...pay }, row }: Read) => ({
    ...pay,
    deductions: deductedIn(found.deductions, row),
    ...(at === undefined || isBlank(row[at]) ? {} : { labels: { [by!]: textOf(row[at], 1_000) } }),
  });
}

/**
 * Reads a table of employees as a door of the service takes it, by the same rules as a formula. What cannot be read is
 * said in the language of the reader.
 *
 * @throws Error with a sentence if the headings are wrong
 */
export async function employeeRows(request: RowsRequest): Promise<readonly EmployeeRow[]> {
  const catalog = await catalogIn(request.language);
  const sentence = ({ sentence: said, code }: CellError): string => (said === '' ? code : say(inPane(said), catalog));
  try {
    const found = employeesOf(request.table, request.meanings, {
      country: request.country,
      period: undefined,
      payDate: undefined,
    });
    const read = readerOf(request, found);
    return found.employees.map((employee): EmployeeRow => {
      const { number, row } = employee;
      const name = row.find((cell): cell is string => typeof cell === 'string' && cell.trim() !== '');
      try {
        if ('error' in employee) throw employee.error;
        return { number, name, row: read(employee) };
      } catch (error) {
        if (error instanceof CellError) return { number, name, error: sentence(error) };
        throw error;
      }
    });
  } catch (error) {
    throw error instanceof CellError ? new Error(sentence(error)) : error;
  }
}
