import { Button, makeStyles } from '@fluentui/react-components';
import type { FilledReturn } from '../../../src/contract/returns';
import { say } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { saveFile } from '../../../ui/save-file';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { money } from '../../../ui/words/numbers';
import { useDesk } from '../../desk/desk';
import type { EmployerBlock } from '../../parts/hand-in/employer-fields';
import { RowErrors, type RowSentence } from '../../parts/hand-in/row-errors';
import type { EmployeeTable } from '../../parts/hand-in/table-source';
import { useRows } from '../../parts/hand-in/use-rows';
import { useWork } from '../../parts/hand-in/use-work';
import { fileFrom } from '../../service/file';
import { problemOf } from '../../service/problem';
import { client } from '../../service/service';
import { ProblemCard } from '../../states/problem-card';
import { type Form, monthsOf, settingsOf } from './form-facts';
import { OtherRecords } from './other-records';
import { cellText, headerOf, mostShown, returnTable, sentencesOf } from './return-table';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0 },
});

/** A return that was filled, what the authority would reject, and what to do with it. */
export function ReturnSection({
  form,
  month,
  employer,
  table,
}: {
  readonly form: Form;
  readonly month: string;
  readonly employer: EmployerBlock;
  readonly table: EmployeeTable | undefined;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { inExcel, insertTable } = useDesk();
  const { rows, problem } = useRows('return', form.country, table);
  const read = rows?.flatMap((row) => ('row' in row ? [row] : [])) ?? [];
  const failed: readonly RowSentence[] =
    rows?.flatMap((row) => ('error' in row ? [{ number: row.number, message: row.error }] : [])) ?? [];
  const work = useWork<{ readonly filled: FilledReturn; readonly numbers: readonly number[] }>();
  const saving = useWork<string>();

  const settings = Object.fromEntries(
    settingsOf(form).flatMap((name) => (employer[name] === undefined ? [] : [[name, employer[name]]])),
  );
  const body = { month, employer: settings, rows: read.map(({ row }) => row) };
  const fill = () =>
    work.start(async (signal) => {
      const answer = await client.call('fillPayrollReturn', { id: form.id, ...body } as never, { signal });
      if (!answer.success) throw problemOf(answer.error);
      return { filled: answer.data, numbers: read.map(({ number }) => number) };
    });
  const save = () =>
    saving.start(async (signal) => {
      const path = `/api/v1/payroll/returns/${encodeURIComponent(form.id)}?format=file`;
      const file = await fileFrom({ path, body, signal });
      saveFile(file.name, file.type, file.content);
      return file.name;
    });

  const found = work.result;
  const sentences = [...failed, ...(found === undefined ? [] : sentencesOf(found.filled, found.numbers))];
  return (
    <div className={stack}>
      {problem === undefined ? null : <Notice intent="warning">{problem.message}</Notice>}
      <div className={styles.line}>
        <Button appearance="primary" disabled={read.length === 0 || work.isUnderWay} onClick={() => void fill()}>
          {say(monthsOf(form) === 1 ? 'check_the_return' : 'check_the_rows', { count: read.length })}
        </Button>
        {work.isUnderWay ? <Button onClick={work.cancel}>{say('cancel_making')}</Button> : null}
      </div>
      {work.problem === undefined ? null : <ProblemCard problem={work.problem} onRetry={() => void fill()} />}
      {found === undefined ? null : (
        <>
          <Notice intent={sentences.length === 0 ? 'success' : 'warning'}>
            {sentences.length === 0 ? say('nothing_to_correct') : say('to_correct', { count: sentences.length })}
            <RowErrors sentences={sentences} />
          </Notice>
          {found.filled.heading === null ? null : <strong>{found.filled.heading}</strong>}
          <Table
            caption={form.name}
            look="compared"
            columns={[say('row_of_the_sheet'), ...headerOf(found.filled.columns)]}
            rows={found.filled.rows
              .slice(0, mostShown)
              .map((row, at) => [found.numbers[found.filled.row_numbers[at]! - 1], ...row.map(cellText)])}
          />
          {found.filled.rows.length > mostShown ? (
            <p className={`${quiet} ${styles.text}`}>
              {say('first_rows_of_return', { shown: mostShown, count: found.filled.rows.length })}
            </p>
          ) : null}
          {found.filled.totals.length === 0 ? null : (
            <Table
              caption={say('totals_of_the_return')}
              columns={[say('column_of_the_return'), { name: say('total_of_column'), figure: true }]}
              rows={found.filled.totals.map(({ title, amount }) => [title, money(amount)])}
            />
          )}
          <OtherRecords records={found.filled.other_records} />
          <div className={styles.line}>
            <Button onClick={() => void insertTable(returnTable(found.filled, found.numbers, failed))}>
              {say(inExcel ? 'insert_the_return' : 'copy_the_return')}
            </Button>
            <Button
              appearance="primary"
              disabled={found.filled.file_name === null || saving.isUnderWay}
              onClick={() => void save()}
            >
              {say('save_the_file')}
            </Button>
          </div>
          {found.filled.file_name === null ? (
            <p className={`${quiet} ${styles.text}`}>{say('no_file_of_this_return')}</p>
          ) : null}
          {saving.problem === undefined ? null : <ProblemCard problem={saving.problem} onRetry={() => void save()} />}
          {saving.result === undefined ? null : <Notice>{say('file_saved', { name: saving.result })}</Notice>}
        </>
      )}
      <p className={`${quiet} ${styles.text}`}>{say('nothing_is_stored')}</p>
    </div>
  );
}
