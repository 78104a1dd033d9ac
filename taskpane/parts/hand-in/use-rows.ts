import { useQuery } from '@tanstack/react-query';
import type { EmployeeRow, RowsFor } from '../../../src/client/employee-rows';
import { readerLanguage } from '../../../ui/language/reader';
import { employeeRows } from '../../service/employee-rows';
import type { Problem } from '../../service/problem';
import type { EmployeeTable } from './table-source';

let tables = 0;
const numbers = new WeakMap<EmployeeTable, number>();

/** Names of people never become the key of a cached answer. */
function numberOf(table: EmployeeTable): number {
  const number = numbers.get(table) ?? (tables += 1);
  numbers.set(table, number);
  return number;
}

/** The rows of a table as a door of the service takes them. They are read on this computer. */
export function useRows(door: RowsFor, country: string, table: EmployeeTable | undefined) {
  const { data, error } = useQuery<readonly EmployeeRow[], Problem>({
    queryKey: [readerLanguage(), 'rows', door, country, table === undefined ? 0 : numberOf(table)],
    enabled: table !== undefined,
    gcTime: 0,
    queryFn: () => employeeRows({ for: door, country, table: table!.values, meanings: table!.meanings?.rows }),
  });
  return { rows: table === undefined ? undefined : data, problem: error ?? undefined };
}
