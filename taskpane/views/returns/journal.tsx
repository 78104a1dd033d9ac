import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { FunctionValue, ResultCell } from '../../../src/client/function-value';
import { tableHead } from '../../../src/contract/labels';
import { type JournalPlan, journalPlans, journalPlanWords } from '../../../src/contract/words/journal';
import { lastDayOfMonth } from '../../../src/day';
import { Choice, optionsOf } from '../../../ui/inputs/choice';
import { say } from '../../../ui/language/say';
import { ViewHead } from '../../../ui/frame/view-head';
import { Notice } from '../../../ui/notices/notice';
import { saveFile } from '../../../ui/save-file';
import { Table } from '../../../ui/tables/table';
import { useFigures } from '../../../ui/theme/figures';
import { monthInWords } from '../../../ui/words/dates';
import { decimalsOf, money } from '../../../ui/words/numbers';
import { useDesk } from '../../desk/desk';
import type { EmployeeTable } from '../../parts/hand-in/table-source';
import { useWork } from '../../parts/hand-in/use-work';
import { employeeRows } from '../../service/employee-rows';
import { fileFrom } from '../../service/file';
import { valueOfCall } from '../../service/function-value';
import { Problem } from '../../service/problem';
import { ProblemCard } from '../../states/problem-card';
import { formula } from '../../words/formula';

type PlanChoice = JournalPlan | 'of_country';

const useStyles = makeStyles({ line: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const textOf = (cell: ResultCell): string | number | boolean => ('value' in cell ? cell.value : cell.message);
/** A cell as text; a dash where nothing names the row. */
function shown(cell: ResultCell, at: number, decimals: number): string {
  const value = textOf(cell);
  return typeof value === 'number' ? money(value, decimals) : value === '' && at === 0 ? '–' : String(value);
}

/** The accounting entries of the table, by a plan of accounts and by a column. */
export function JournalSection({
  country,
  table,
  month,
}: {
  readonly country: string;
  readonly table: EmployeeTable | undefined;
  readonly month: string;
}) {
  const styles = useStyles();
  const { stack, choices } = useFigures();
  const { inExcel, insertTable, insertFormula } = useDesk();
  const [plan, setPlan] = useState<PlanChoice>('of_country');
  const [by, setBy] = useState('');
  const work = useWork<FunctionValue>();
  const saving = useWork<string>();
  const headings = tableHead(table?.values ?? [])
    .headings.map(String)
    .filter((text) => text.trim() !== '');
  const column = headings.includes(by) ? by : '';
  const chosen = plan === 'of_country' ? '' : plan;
  const plans: Readonly<Record<PlanChoice, string>> = {
    of_country: say('plan_of_the_country'),
    ...(Object.fromEntries(journalPlans.map((id) => [id, journalPlanWords[id].label])) as Record<JournalPlan, string>),
  };

  const make = () =>
    work.start(async (signal) => {
      const { values, meanings } = table!;
      const args = [country, values, chosen, column, undefined, undefined, meanings?.rows];
      const value = await valueOfCall('JOURNAL', args, signal);
      const [[first] = []] = value.rows;
      if (value.rows.length === 1 && first !== undefined && 'error' in first)
        throw new Problem('refused', first.message);
      return value;
    });

  const save = (format: 'csv' | 'quickbooks') =>
    saving.start(async (signal) => {
      const rows = await employeeRows({
        for: 'journal',
        country,
        table: table!.values,
        meanings: table!.meanings?.rows,
        ...(column === '' ? {} : { by: column }),
      });
      const body = {
        country,
        pay_date: lastDayOfMonth(month),
        ...(chosen === '' ? {} : { plan: chosen }),
        ...(column === '' ? {} : { by: column }),
        rows: rows.flatMap((row) => ('row' in row ? [row.row] : [])),
      };
      const file = await fileFrom({ path: `/api/v1/payroll/journal?format=${format}`, body, signal });
      saveFile(file.name, file.type, file.content);
      return file.name;
    });

  const [head, ...lines] = work.result?.rows ?? [];
  const decimals = decimalsOf(
    lines.flat().flatMap((cell) => (typeof textOf(cell) === 'number' ? [textOf(cell) as number] : [])),
  );
  return (
    <section className={stack} aria-label={say('journal')}>
      <ViewHead title={say('journal')} />
      <div className={choices}>
        <Choice label={say('plan_of_accounts')} options={optionsOf(plans)} value={plan} onChange={setPlan} />
        <Choice
          label={say('an_entry_for_each')}
          options={[{ key: '', name: say('one_entry') }, ...headings.map((text) => ({ key: text, name: text }))]}
          value={column}
          onChange={setBy}
        />
      </div>
      <div className={styles.line}>
        <Button disabled={table === undefined || work.isUnderWay} onClick={() => void make()}>
          {say('make_the_journal')}
        </Button>
        {work.isUnderWay ? <Button onClick={work.cancel}>{say('cancel_making')}</Button> : null}
      </div>
      {work.problem === undefined ? null : <ProblemCard problem={work.problem} onRetry={() => void make()} />}
      {head === undefined ? null : (
        <>
          <Table
            caption={say('journal')}
            look="compared"
            columns={head.map((cell, at) => ({ name: String(textOf(cell)), figure: at >= head.length - 2 }))}
            rows={lines.map((line) => line.map((cell, at) => shown(cell, at, decimals)))}
          />
          <div className={styles.line}>
            <Button
              onClick={() =>
                void insertTable({
                  title: `${say('journal')} · ${monthInWords(month)}`,
                  columns: head.map((cell) => String(textOf(cell))),
                  rows: lines.map((line) => line.map(textOf)),
                  source: say('journal_source'),
                })
              }
            >
              {say(inExcel ? 'insert_the_journal' : 'copy_the_journal')}
            </Button>
            {table?.reference === undefined ? null : (
              <Button
                onClick={() =>
                  void insertFormula(
                    formula(
                      'JOURNAL',
                      country,
                      table.reference,
                      chosen || undefined,
                      column || undefined,
                      undefined,
                      undefined,
                      table.meanings && { cells: table.meanings.cells },
                    ),
                  )
                }
              >
                {say('insert_formula', { name: 'JOURNAL' })}
              </Button>
            )}
            <Button disabled={saving.isUnderWay} onClick={() => void save('csv')}>
              {say('save_as_csv')}
            </Button>
            <Button disabled={saving.isUnderWay} onClick={() => void save('quickbooks')}>
              {say('save_for_quickbooks')}
            </Button>
          </div>
          {saving.problem === undefined ? null : (
            <ProblemCard problem={saving.problem} onRetry={() => void save('csv')} />
          )}
          {saving.result === undefined ? null : <Notice>{say('file_saved', { name: saving.result })}</Notice>}
        </>
      )}
    </section>
  );
}
