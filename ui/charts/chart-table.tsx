import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { type Column, Table } from '../tables/table';
import { MoreButton } from '../frame/more-button';
import { say } from '../language/say';

const useStyles = makeStyles({
  box: { maxBlockSize: '280px', overflowY: 'auto', overflowX: 'hidden' },
});

/** The figures of a chart as a table, shown on request. */
export function ChartTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: () => readonly (readonly ReactNode[])[];
}) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <>
      <MoreButton open={open} controls={table} onToggle={() => setOpen(!open)}>
        {open ? say('hide_the_table') : say('show_as_a_table')}
      </MoreButton>
      <div
        id={table}
        hidden={!open}
        className={styles.box}
        {...(open ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
      >
        {open ? <Table caption={caption} columns={columns} rows={rows()} /> : null}
      </div>
    </>
  );
}
