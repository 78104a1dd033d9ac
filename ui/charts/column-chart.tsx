import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { roundTicks } from '../../src/ticks';
import { ChartFrame } from './chart-frame';
import { money } from '../words/numbers';

const useStyles = makeStyles({
  svg: { display: 'block', inlineSize: '100%', blockSize: '160px', forcedColorAdjust: 'none', overflow: 'visible' },
  ends: { display: 'flex', justifyContent: 'space-between' },
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
  const caption = useId();
  const most = Math.max(1, ...columns.map((figures) => figures.reduce((sum, figure) => sum + figure, 0)));
  const { values } = roundTicks(0, Math.max(4, most), 5);
  const top = values.at(-1)!;
  return (
    <ChartFrame
      caption={caption}
      summary={summary}
      marks={values.map((value) => money(value))}
      below={
        <div className={styles.ends}>
          <bdi>{ends[0]}</bdi>
          <bdi>{ends[1]}</bdi>
        </div>
      }
      legend={layers.map(({ name, colour }) => ({
        name,
        sign: <span className={styles.dot} style={{ backgroundColor: colour }} />,
      }))}
    >
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
    </ChartFrame>
  );
}
