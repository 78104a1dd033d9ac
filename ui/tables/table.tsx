import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFigures } from '../theme/figures';
import { ScrollBox } from './scroll-box';

const useStyles = makeStyles({
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    paddingRight: 0,
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
    paddingBlock: '2px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: {
    paddingRight: 0,
    paddingBlock: '4px',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  figureHead: { textAlign: 'end' },
  first: { paddingLeft: 0 },
  gap: { paddingLeft: '8px' },
});

export interface FactColumn {
  readonly name: string;
  /** Figures are aligned right. */
  readonly figure?: boolean;
}

/**
 * A small table of facts, without sorting.
 *
 * @param caption what the table shows, for screen readers
 * @param rows cells in the order of the columns; the first names the row
 */
export function FactTable({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly FactColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  const styles = useStyles();
  const figures = useFigures();
  const gapOf = (column: number) => (column > 0 ? styles.gap : styles.first);
  const looks = (column: number) =>
    mergeClasses(styles.cell, gapOf(column), columns[column]?.figure === true && figures.number);
  return (
    <ScrollBox name={caption}>
      <table className={styles.table}>
        <caption className={figures.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, figure = false }, column) => (
              <th
                key={name}
                scope="col"
                className={mergeClasses(styles.head, gapOf(column), figure && styles.figureHead)}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={looks(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={looks(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
