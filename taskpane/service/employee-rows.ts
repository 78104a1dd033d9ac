import { type EmployeeRow, type RowsRequest, rowsEvent } from '../../src/client/employee-rows';
import { readerLanguage } from '../../ui/language/reader';
import { say } from '../../ui/language/say';
import { Problem } from './problem';

/**
 * The employees of a table, read by the functions of the page as a formula reads them.
 *
 * @throws Problem with a sentence if the headings are wrong, or if the functions did not load
 */
export async function employeeRows(asked: Omit<RowsRequest, 'language' | 'answer'>): Promise<readonly EmployeeRow[]> {
  let answered: Promise<readonly EmployeeRow[]> | undefined;
  const request: RowsRequest = {
    ...asked,
    language: readerLanguage(),
    answer: (rows) => {
      answered = rows;
    },
  };
  window.dispatchEvent(new CustomEvent(rowsEvent, { detail: request }));
  if (answered === undefined) throw new Problem('broken', say('this_part_of_the_pane_did'));
  try {
    return await answered;
  } catch (thrown) {
    throw new Problem('refused', thrown instanceof Error ? thrown.message : String(thrown));
  }
}
