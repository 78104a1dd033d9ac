import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFigures } from '../../ui/theme/figures';

const useStyles = makeStyles({
  // Shadows at the sides of a table that scrolls lie under its edge, and move away where it ends.
  scroll: {
    overflowX: 'auto',
    backgroundImage: [
      `linear-gradient(to right, ${tokens.colorNeutralBackground1} 40%, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralBackground1} 40%, transparent)`,
      `linear-gradient(to right, ${tokens.colorNeutralStrokeAccessible}, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralStrokeAccessible}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '48px 100%, 48px 100%, 12px 100%, 12px 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
  table: { inlineSize: '100%', borderCollapse: 'collapse', ...typographyStyles.body1 },
  head: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, verticalAlign: 'bottom' },
  cell: {
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: '6px',
    paddingInlineEnd: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'break-word',
    minInlineSize: '64px',
  },
});

/** A column of a table: its name, or also that it holds figures, which are aligned right. */
type Column = string | { readonly name: string; readonly figure: true };

/**
 * A table. It scrolls sideways where there is no room for its columns.
 *
 * @param rows cells in the order of the columns; the first names the row
 */
export function Table({
  name,
  columns,
  rows,
}: {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  const styles = useStyles();
  const { number } = useFigures();
  const look = (column: number): string => mergeClasses(styles.cell, typeof columns[column] === 'object' && number);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${name}, table`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={mergeClasses(look(at), styles.head)}>
                {typeof column === 'object' ? column.name : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={look(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={look(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
