import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { readerDirection } from '../language/reader';
import { useFigures } from '../theme/figures';

const useStyles = makeStyles({
  frame: {
    margin: 0,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    columnGap: '8px',
    rowGap: '4px',
  },
  label: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  vertical: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginBlock: '0 -8px',
    lineHeight: '16px',
  },
  /** The first label stands half above the picture. */
  picture: { marginBlockStart: '8px', minInlineSize: 0 },
  below: { gridColumn: '2' },
  legend: {
    ...typographyStyles.caption1,
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  entry: { display: 'flex', alignItems: 'center', columnGap: '6px' },
});

/**
 * The frame of a chart: what screen readers hear, the labels of the vertical axis, what stands below the picture, and
 * the legend. Labels are text of the page, which no picture cuts.
 *
 * @param caption id of the summary, by which the picture is described
 * @param summary what the picture shows, in sentences, for screen readers
 * @param marks labels of the vertical axis, evenly spaced, the lowest first
 * @param below what stands below the picture
 * @param legend a name and a sign for each part of the picture
 * @param children the picture
 */
export function ChartFrame({
  caption,
  summary,
  marks,
  below,
  legend,
  children,
}: {
  readonly caption: string;
  readonly summary: ReactNode;
  readonly marks: readonly string[];
  readonly below: ReactNode;
  readonly legend: readonly { readonly name: string; readonly sign: ReactNode }[];
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { hidden } = useFigures();
  return (
    <figure className={styles.frame} dir="ltr">
      <figcaption id={caption} className={hidden}>
        {summary}
      </figcaption>
      <div className={mergeClasses(styles.label, styles.vertical)} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} data-axis="y">
            {mark}
          </span>
        ))}
      </div>
      <div className={styles.picture}>{children}</div>
      <div className={mergeClasses(styles.label, styles.below)} aria-hidden>
        {below}
      </div>
      {legend.length < 2 ? null : (
        <ul className={styles.legend} dir={readerDirection()} aria-hidden>
          {legend.map(({ name, sign }) => (
            <li key={name} className={styles.entry}>
              {sign}
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
