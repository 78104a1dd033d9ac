import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { roundTicks } from '../../src/ticks';
import { useFigures } from '../theme/figures';
import { money } from '../words/numbers';

const useStyles = makeStyles({
  frame: { margin: 0, minInlineSize: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 8px' },
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
  },
  svg: { display: 'block', inlineSize: '100%', blockSize: '160px', forcedColorAdjust: 'none', marginBlock: '8px' },
  ends: { gridColumn: 2, display: 'flex', justifyContent: 'space-between' },
  legend: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: { display: 'flex', alignItems: 'center', columnGap: '6px' },
  dot: { inlineSize: '10px', blockSize: '10px', borderRadius: '2px', forcedColorAdjust: 'none' },
});

/** A part of every column. */
export interface Layer {
  readonly name: string;
  readonly colour: string;
}

/**
 * Columns side by side, each made of layers.
 *
 * @param title name of the picture
 * @param summary what it shows, in sentences, for screen readers
 * @param columns figures in the order of the layers, from the left
 * @param ends what stands below the first and the last column
 */
export function ColumnChart({
  title,
  summary,
  layers,
  columns,
  ends,
}: {
  readonly title: string;
  readonly summary: string;
  readonly layers: readonly Layer[];
  readonly columns: readonly (readonly number[])[];
  readonly ends: readonly [string, string];
}) {
  const styles = useStyles();
  const { hidden } = useFigures();
  const caption = useId();
  const most = Math.max(1, ...columns.map((figures) => figures.reduce((sum, figure) => sum + figure, 0)));
  const { values } = roundTicks(0, Math.max(4, most), 5);
  const top = values.at(-1)!;
  return (
    <figure className={styles.frame}>
      <figcaption id={caption} className={hidden}>
        {summary}
      </figcaption>
      <div className={mergeClasses(styles.label, styles.vertical)} aria-hidden>
        {values.map((value) => (
          <span key={value}>{money(value)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={title}
        aria-describedby={caption}
        className={styles.svg}
        viewBox={`0 0 ${columns.length} ${top}`}
        preserveAspectRatio="none"
      >
        {values.map((value) => (
          <line
            key={value}
            x1={0}
            x2={columns.length}
            y1={top - value}
            y2={top - value}
            stroke={tokens.colorNeutralStroke3}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {columns.map((figures, column) => {
          let below = 0;
          return figures.map((figure, layer) => {
            below += figure;
            return figure === 0 ? null : (
              <rect
                key={`${column}-${layer}`}
                x={column + 0.1}
                width={0.8}
                y={top - below}
                height={figure}
                fill={layers[layer]!.colour}
              />
            );
          });
        })}
      </svg>
      <div className={mergeClasses(styles.label, styles.ends)} aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <ul className={mergeClasses(styles.label, styles.legend)} aria-hidden>
        {layers.map(({ name, colour }) => (
          <li key={name} className={styles.entry}>
            <span className={styles.dot} style={{ backgroundColor: colour }} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
