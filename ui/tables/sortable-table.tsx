import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useFigures } from '../theme/figures';
import { ScrollBox } from './scroll-box';

const useStyles = makeStyles({
  table: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
  },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    padding: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    textAlign: 'start',
  },
  sort: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 'none',
    paddingBlock: '6px',
    paddingInline: 0,
    minBlockSize: '28px',
    inlineSize: '100%',
    display: 'flex',
    alignItems: 'center',
    columnGap: '2px',
    cursor: 'pointer',
    textAlign: 'start',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  sorted: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  sortFigure: { justifyContent: 'flex-end', textAlign: 'end' },
  cell: {
    paddingLeft: 0,
    paddingRight: 0,
    paddingBlock: '5px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    verticalAlign: 'middle',
  },
  gap: { paddingLeft: '12px' },
  row: { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
});

export interface SortableColumn<Row> {
  readonly id: string;
  readonly name: string;
  /** The value to sort by. Rows without one come last in both directions. */
  readonly value: (row: Row) => string | number | undefined;
  readonly show: (row: Row) => ReactNode;
  readonly figure?: boolean;
  readonly width?: string;
  /** Direction of the first click. Figures start with the largest. */
  readonly first?: Direction;
}

export type Direction = 'ascending' | 'descending';
export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

function sorted<Row>(
  rows: readonly Row[],
  column: SortableColumn<Row> | undefined,
  direction: Direction,
): readonly Row[] {
  if (column === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [column.value(a), column.value(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * compared(left, right);
  });
}

export const useSorting = (column: string, direction: Direction) => useState<Sorting>({ column, direction });

/** A table that sorts by a click or the Enter key on a column heading. */
export function SortableTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
}: {
  readonly caption: string;
  readonly columns: readonly SortableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}) {
  const styles = useStyles();
  const figures = useFigures();
  const current = columns.find(({ id }) => id === sorting.column);
  const click = ({ id, figure, first }: SortableColumn<Row>): void => {
    const opposite = sorting.direction === 'ascending' ? 'descending' : 'ascending';
    onSort({
      column: id,
      direction: sorting.column === id ? opposite : (first ?? (figure === true ? 'descending' : 'ascending')),
    });
  };
  return (
    <ScrollBox name={caption}>
      <table className={styles.table}>
        <caption className={figures.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              const active = column.id === sorting.column;
              const Arrow = sorting.direction === 'ascending' ? ArrowUp12Regular : ArrowDown12Regular;
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={active ? sorting.direction : 'none'}
                  className={mergeClasses(styles.head, index > 0 && styles.gap)}
                  style={{ inlineSize: column.width }}
                >
                  <button
                    type="button"
                    className={mergeClasses(
                      styles.sort,
                      active && styles.sorted,
                      column.figure === true && styles.sortFigure,
                    )}
                    onClick={() => click(column)}
                  >
                    {column.name}
                    {active ? <Arrow aria-hidden /> : null}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, current, sorting.direction).map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column, index) => {
                const looks = mergeClasses(
                  styles.cell,
                  index > 0 && styles.gap,
                  column.figure === true && figures.number,
                );
                return index === 0 ? (
                  <th key={column.id} scope="row" className={looks}>
                    {column.show(row)}
                  </th>
                ) : (
                  <td key={column.id} className={looks}>
                    {column.show(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
