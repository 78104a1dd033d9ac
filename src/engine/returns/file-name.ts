import type { ReturnEmployer } from '../../contract/returns';
import type { ReturnEmployerField } from '../../contract/words/return-fields';
import { lastDayOfMonth } from '../../day';
import type { ReturnForm } from '../../reference/schema';

/**
 * The name of the file of a return.
 *
 * @param month YYYY-MM
 * @returns null where there is no file
 */
export function returnFileName({ id, file }: ReturnForm, month: string, employer: ReturnEmployer): string | null {
  if (file.kind === 'none') return null;
  const [year = '', monthOfYear = ''] = month.split('-');
  const name = file.name
    .replaceAll('{YYYY}', year)
    .replaceAll('{MM}', monthOfYear)
    .replaceAll('{last_day}', lastDayOfMonth(month).replaceAll('-', ''))
    .replace(/\{employer\.([a-z_]+)(?::(\d+))?\}/g, (_, field: string, most?: string) =>
      (employer[field as ReturnEmployerField] ?? '').replace(/[^A-Za-z0-9]/g, '').slice(0, Number(most ?? Infinity)),
    );
  // An employer without its number has no name of a file: it would begin with the point.
  return name.startsWith('.') ? `${id}${name}` : name;
}
