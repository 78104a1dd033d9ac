import type { FilledReturn } from '../../contract/returns';
import { lastDayOfMonth } from '../../day';
import { message, type Message } from '../../language/message';
import { lawText, returnWord } from '../../language/terms';
import type { ReturnForm, ReturnRecord } from '../../reference/schema';
import { type AnswerMeta, evidenceOf, metaOf } from '../../truth/evidence';
import type { UnsaidAnswer } from '../answer';
import { returnFileName } from './file-name';
import type { FillableReturn, FilledRecord, Filling, FoundProblem } from './filling';
import { monthsOfReturn } from './months';
import { formFields, layoutEvidence } from './form-fields';

const columnsOf = ({ columns }: ReturnRecord) =>
  columns.map(({ id, title, required }) => ({ id, title: lawText(title), required: required === true }));

/** What a reader must know about a layout that is not the authority's own. */
function layoutNotices({ confidence, layout }: ReturnForm): readonly Message[] {
  const basis = returnWord(layout.basis);
  if (confidence === 'high') return [];
  return [message(confidence === 'medium' ? 'return_layout_not_official' : 'return_layout_not_confirmed', { basis })];
}

function totalsOf({ records, totals }: ReturnForm, sums: ReadonlyMap<string, number>) {
  const columns = records.flatMap((record) => record.columns);
  return totals.map((id) => ({
    column: id,
    title: lawText(columns.find((column) => column.id === id)!.title),
    amount: sums.get(id) ?? 0,
  }));
}

const problemOut = ({ row, column, kind, message: says }: FoundProblem) => ({
  row,
  column: column === null ? null : lawText(column.title),
  kind,
  message: says,
});

/** The record whose lines are the table: that of months where a return has one, else the first of employees. */
const mainOf = (records: readonly FilledRecord[]): FilledRecord =>
  records.find(({ record }) => record.each === 'month') ?? records.find(({ record }) => record.each === 'employee')!;

/**
 * The answer about a return whose rows were all added.
 *
 * @param metas the `meta` of payslips, of which it needs one for each law
 * @param notices what the payslips say
 */
export function filledReturn(
  { form, country, month, employer }: Filling,
  { records, problems, sums, notices: ofRows }: ReturnType<FillableReturn['end']>,
  metas: readonly AnswerMeta[],
  notices: readonly Message[],
): UnsaidAnswer<FilledReturn> {
  const main = mainOf(records);
  return {
    data: {
      ...formFields(form),
      month,
      months: [...monthsOfReturn(form, country, month)],
      file_name: returnFileName(form, month, employer),
      heading: form.confidence === 'low' ? message('return_heading') : null,
      columns: columnsOf(main.record),
      rows: main.lines,
      row_numbers: main.numbers,
      totals: totalsOf(form, sums),
      other_records: records
        .filter((one) => one !== main)
        .map(({ record, lines }) => ({ columns: columnsOf(record), rows: lines })),
      problems: problems.map(problemOut),
    },
    meta: metaOf(
      [layoutEvidence(form, country, lastDayOfMonth(month)), ...metas.flatMap((meta) => evidenceOf(meta) ?? [])],
      [...layoutNotices(form), message('return_not_stored'), ...ofRows, ...notices],
    ),
    unsaid: true,
  };
}
