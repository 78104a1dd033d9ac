import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { type FactColumn, FactTable } from '../parts/fact-table';

const useStyles = makeStyles({
  button: { justifySelf: 'start', marginInlineStart: '-8px' },
  box: { maxBlockSize: '280px', overflowY: 'auto', overflowX: 'hidden' },
});

/** The figures of a chart as a table, shown on request. */
export function ChartTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly FactColumn[];
  readonly rows: () => readonly (readonly ReactNode[])[];
}) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        className={styles.button}
        aria-expanded={open}
        aria-controls={table}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the table' : 'Show as a table'}
      </Button>
      <div
        id={table}
        hidden={!open}
        className={styles.box}
        {...(open ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
      >
        {open ? <FactTable caption={caption} columns={columns} rows={rows()} /> : null}
      </div>
    </>
  );
}
