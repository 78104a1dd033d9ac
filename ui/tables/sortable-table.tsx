import { readerLanguage } from '../language/reader';
import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { alwaysRight } from '../theme/figures';
import { type Column, type Direction, Table } from './table';

const useStyles = makeStyles({
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
  sortFigure: { justifyContent: alwaysRight, textAlign: alwaysRight },
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

export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), readerLanguage());

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
  const current = columns.find(({ id }) => id === sorting.column);
  const click = ({ id, figure, first }: SortableColumn<Row>): void => {
    const opposite = sorting.direction === 'ascending' ? 'descending' : 'ascending';
    onSort({
      column: id,
      direction: sorting.column === id ? opposite : (first ?? (figure === true ? 'descending' : 'ascending')),
    });
  };
  const headed = (column: SortableColumn<Row>): Column => {
    const { name, figure = false, width } = column;
    const active = column === current;
    const Arrow = sorting.direction === 'ascending' ? ArrowUp12Regular : ArrowDown12Regular;
    const content = (
      <button
        type="button"
        className={mergeClasses(styles.sort, active && styles.sorted, figure && styles.sortFigure)}
        onClick={() => click(column)}
      >
        {name}
        {active ? <Arrow aria-hidden /> : null}
      </button>
    );
    return { name, figure, width, heading: { content, sorted: active ? sorting.direction : 'none' } };
  };
  const inOrder = sorted(rows, current, sorting.direction);
  return (
    <Table
      look="compared"
      caption={caption}
      columns={columns.map(headed)}
      rows={inOrder.map((row) => columns.map(({ show }) => show(row)))}
      keyOf={(at) => rowKey(inOrder[at]!)}
    />
  );
}
