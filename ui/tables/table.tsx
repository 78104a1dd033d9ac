import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { latinInOrder } from '../../src/language/codes-in-order';
import { readerLanguage } from '../language/reader';
import { alwaysRight, useFigures } from '../theme/figures';
import { ScrollBox } from './scroll-box';

const useStyles = makeStyles({
  table: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    fontVariantNumeric: 'tabular-nums',
  },
  cell: {
    paddingLeft: 0,
    paddingRight: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    // A table scrolls before it breaks a word.
    overflowWrap: 'break-word',
  },
  head: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
    paddingBlock: '2px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  sentences: { minInlineSize: '180px' },
  figureHead: { textAlign: alwaysRight },
});

/** Facts stand close to each other, yet further than thousands do in «60 000». */
const useFacts = makeStyles({
  cell: { paddingBlock: '4px', verticalAlign: 'baseline' },
  gap: { paddingLeft: '12px' },
  head: {},
  row: {},
});

/** Records have cells of several lines, which keep room for whole words. */
const useRecords = makeStyles({
  cell: {
    paddingBlock: '6px',
    verticalAlign: 'top',
    borderBottomColor: tokens.colorNeutralStroke2,
    minInlineSize: '64px',
  },
  gap: { paddingLeft: '12px' },
  head: {},
  row: {},
});

/** Rows to compare with each other, below a heading that stays in sight. */
const useCompared = makeStyles({
  cell: { paddingBlock: '5px', verticalAlign: 'middle' },
  gap: { paddingLeft: '12px' },
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    paddingBlock: 0,
    verticalAlign: 'middle',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  row: { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
});

export type Direction = 'ascending' | 'descending';

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** Figures are aligned right. */
  readonly figure?: boolean;
  readonly width?: string | undefined;
  /** A column of sentences keeps room for some words, even where the table then scrolls. */
  readonly sentences?: boolean;
  /** Stands in the heading instead of the name, of a table that can be sorted. */
  readonly heading?: { readonly content: ReactNode; readonly sorted: Direction | 'none' };
}

/** What the rows of a table are, which sets the room around them. */
export type Look = 'facts' | 'records' | 'compared';

/** Text in Latin letters, such as a title of an authority, keeps its numbers and brackets in a table from right to left. */
const inOrder = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? latinInOrder(content, readerLanguage()) : content;

/**
 * A table. It scrolls sideways where there is no room for its columns.
 *
 * @param caption what the table shows, for screen readers
 * @param columns a name alone is a column of words
 * @param rows cells in the order of the columns; the first names the row
 * @param keyOf what stays with a row that changes its place; without it, rows keep their places
 */
export function Table({
  caption,
  columns,
  rows,
  keyOf = (row) => row,
  look = 'facts',
}: {
  readonly caption: string;
  readonly columns: readonly (string | Column)[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly keyOf?: (row: number) => string | number;
  readonly look?: Look;
}) {
  const styles = useStyles();
  const looks = { facts: useFacts(), records: useRecords(), compared: useCompared() }[look];
  const { hidden, number } = useFigures();
  const all = columns.map((column): Column => (typeof column === 'string' ? { name: column } : column));
  const cellAt = (at: number): string =>
    mergeClasses(styles.cell, looks.cell, at > 0 && looks.gap, all[at]?.figure === true && number);
  return (
    <ScrollBox name={caption}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            {all.map(({ name, figure = false, sentences = false, width, heading }, at) => (
              <th
                key={name}
                scope="col"
                aria-sort={heading?.sorted}
                className={mergeClasses(
                  styles.cell,
                  styles.head,
                  looks.head,
                  at > 0 && looks.gap,
                  figure && styles.figureHead,
                  sentences && styles.sentences,
                )}
                style={{ inlineSize: width }}
              >
                {heading?.content ?? inOrder(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={keyOf(row)} className={looks.row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row" className={cellAt(at)}>
                    {inOrder(cell)}
                  </th>
                ) : (
                  <td key={at} className={cellAt(at)}>
                    {inOrder(cell)}
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
