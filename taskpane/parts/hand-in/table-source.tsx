import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components';
import { TableSimpleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { say } from '../../../ui/language/say';
import { Notice } from '../../../ui/notices/notice';
import { useFigures } from '../../../ui/theme/figures';
import { useDesk } from '../../desk/desk';
import type { KeptMeanings, Outcome } from '../../sheet';
import type { Reference } from '../../words/formula';
import { pastedTable } from './pasted-table';

/** The table of employees that a view is about. */
export interface EmployeeTable {
  readonly values: readonly (readonly unknown[])[];
  /** Its cells in the workbook; undefined where it was pasted. */
  readonly reference: Reference | undefined;
  /** The first row with cells below the table, where an empty row ended it. */
  readonly rowBelow?: number | undefined;
  /** What the workbook keeps of the meanings of headings. */
  readonly meanings?: KeptMeanings | undefined;
}

const useStyles = makeStyles({
  start: { justifySelf: 'start' },
  text: { margin: 0 },
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Where the table of employees comes from: the selection in Excel, or cells that are pasted. */
export function TableSource({
  table,
  onTable,
}: {
  readonly table: EmployeeTable | undefined;
  readonly onTable: (table: EmployeeTable | undefined) => void;
}) {
  const styles = useStyles();
  const { quiet, tight } = useFigures();
  const { inExcel, readTable } = useDesk();
  const [refusal, setRefusal] = useState<Outcome | undefined>();

  async function read(): Promise<void> {
    const found = await readTable();
    if (found === undefined) return;
    if ('ok' in found) return setRefusal(found);
    setRefusal(undefined);
    const { values, cells, sheet, meanings, rowBelow } = found;
    onTable({ values, reference: { cells, sheet }, meanings, rowBelow });
  }

  const rows = table === undefined ? undefined : table.values.length - 1;
  return (
    <div className={tight}>
      {inExcel ? (
        <Button className={styles.start} icon={<TableSimpleRegular />} onClick={() => void read()}>
          {say('use_the_selected_table')}
        </Button>
      ) : (
        <Field className={styles.field} label={say('paste_the_table')} hint={say('paste_the_table_hint')}>
          <Textarea
            rows={3}
            onChange={(_, { value }) =>
              onTable(value.trim() === '' ? undefined : { values: pastedTable(value), reference: undefined })
            }
          />
        </Field>
      )}
      {refusal === undefined ? null : <Notice intent="warning">{refusal.message}</Notice>}
      <p className={`${quiet} ${styles.text}`} role="status">
        {table === undefined
          ? inExcel && say('no_table_yet')
          : table.reference === undefined
            ? say('rows_pasted', { rows: rows! })
            : say('rows_of_cells', { rows: rows!, cells: table.reference.cells })}
        {table?.meanings === undefined ? null : ` ${say('meanings_apply', { sheet: table.meanings.sheet })}`}
      </p>
      {table?.rowBelow === undefined ? null : (
        <Notice intent="warning">{say('rows_below_an_empty_one', { row: table.rowBelow })}</Notice>
      )}
    </div>
  );
}
