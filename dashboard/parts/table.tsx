import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  cell: {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '6px',
    paddingInlineEnd: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'break-word',
  },
});

/** A table of texts. */
export function Table({
  name,
  columns,
  rows,
}: {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  const styles = useStyles();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${name}, table`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={columns[column]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
