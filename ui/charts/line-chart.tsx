import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { ChartFrame } from './chart-frame';
import { characterWidth, useElementWidth } from './element-width';
import { money } from '../words/numbers';
import { roundTicks } from '../../src/ticks';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ChartLine {
  readonly name: string;
  readonly colour: string;
  readonly dashed?: boolean;
  /** Stretches of the line. Nothing is drawn between two stretches, because there is no data. */
  readonly stretches: readonly (readonly Point[])[];
}

/** What the chart shows at the pointer. */
export interface Readout {
  readonly x: number;
  readonly lines: readonly string[];
}

const useStyles = makeStyles({
  plot: { position: 'relative', touchAction: 'pan-y' },
  svg: { display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  grid: { stroke: tokens.colorNeutralStroke3 },
  base: { stroke: tokens.colorNeutralStroke1 },
  pointer: { stroke: tokens.colorNeutralForeground3, strokeDasharray: '2 2' },
  horizontal: { position: 'relative', blockSize: '16px', marginBlockEnd: '4px' },
  mark: { position: 'absolute', insetBlockStart: 0 },
  readout: {
    ...typographyStyles.caption1,
    position: 'absolute',
    insetBlockStart: 0,
    pointerEvents: 'none',
    paddingBlock: '4px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow4,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  keep: { forcedColorAdjust: 'none' },
});

const dashes = (dashed: boolean) => (dashed ? { strokeDasharray: '5 3' } : {});

/** A line in the legend. */
function LineSign({ colour, dashed }: { readonly colour: string; readonly dashed: boolean }) {
  return (
    <svg className={useStyles().keep} width="20" height="4">
      <line x1="0" x2="20" y1="2" y2="2" stroke={colour} strokeWidth="2" {...dashes(dashed)} />
    </svg>
  );
}

const path = (points: readonly Point[], place: (point: Point) => Point): string =>
  points
    .map(place)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

/**
 * As many marks as have room for their labels. Labels at the ends are moved into the picture, so a label may be missing
 * its room; then there are fewer marks, evenly spaced, and none is left out between two others.
 *
 * @param most the most labels beside each other
 * @param labelAt where the label of a mark begins
 * @param widest width of a label
 */
function fittingMarks(
  marksOf: (most: number) => readonly number[],
  most: number,
  labelAt: (x: number) => number,
  widest: number,
): readonly number[] {
  const marks = marksOf(Math.max(2, most));
  const fits = marks.every((x, at) => at === 0 || labelAt(x) - labelAt(marks[at - 1]!) >= widest);
  return fits || most <= 2 ? marks : fittingMarks(marksOf, most - 1, labelAt, widest);
}

/**
 * Lines over a number or over days, as wide as the layout allows. Labels are text of the page beside the picture, which
 * never cuts them.
 *
 * @param title name of the picture
 * @param summary what the picture shows, in sentences, for screen readers
 * @param fromY highest start of the vertical axis; the axis ends at round numbers around the points
 * @param marksOf positions of the marks below the axis, at most as many as given
 * @param readoutAt what to show at a position of the pointer
 */
export function LineChart({
  title,
  summary,
  lines,
  fromX,
  toX,
  fromY,
  unit = '',
  marksOf,
  showX,
  readoutAt,
  height = 160,
}: {
  readonly title: string;
  readonly summary: ReactNode;
  readonly lines: readonly ChartLine[];
  readonly fromX: number;
  readonly toX: number;
  readonly fromY?: number;
  readonly unit?: string;
  readonly marksOf: (most: number) => readonly number[];
  readonly showX: (x: number) => string;
  readonly readoutAt: (x: number) => Readout | undefined;
  readonly height?: number;
}) {
  const styles = useStyles();
  const [plot, width] = useElementWidth<HTMLDivElement>();
  const [readout, setReadout] = useState<Readout | undefined>();
  const caption = useId();

  const ys = lines.flatMap(({ stretches }) => stretches.flat().map(({ y }) => y));
  const [lowest, highest] = [Math.min(...ys, fromY ?? Infinity), Math.max(...ys)];
  const { values, decimals } = roundTicks(lowest, highest > lowest ? highest : lowest + 1, 5);
  const [bottom, top] = [values[0]!, values.at(-1)!];
  const atX = (x: number): number => ((x - fromX) / (toX - fromX)) * width;
  const atY = (y: number): number => height - ((y - bottom) / (top - bottom)) * height;
  const place = ({ x, y }: Point): Point => ({ x: atX(x), y: atY(y) });

  const widest = Math.max(showX(fromX).length, showX(toX).length) * characterWidth;
  /** Where a label begins: centred below its mark, and inside the picture at both ends. */
  const labelAt = (x: number): number => Math.min(Math.max(atX(x) - widest / 2, 0), Math.max(0, width - widest));
  const marks = width === 0 ? [] : fittingMarks(marksOf, Math.floor(width / (widest + 12)), labelAt, widest);

  const point = ({ clientX }: PointerEvent): void => {
    const { left } = plot.current!.getBoundingClientRect();
    setReadout(readoutAt(fromX + ((clientX - left) / width) * (toX - fromX)));
  };
  const below = (
    <div className={styles.horizontal}>
      {marks.map((x) => (
        <span
          key={x}
          data-axis="x"
          className={styles.mark}
          style={{
            insetInlineStart: labelAt(x),
            inlineSize: widest,
            textAlign: labelAt(x) === 0 ? 'start' : labelAt(x) + widest >= width ? 'end' : 'center',
          }}
        >
          {showX(x)}
        </span>
      ))}
    </div>
  );
  return (
    <ChartFrame
      caption={caption}
      summary={summary}
      marks={values.map((value) => `${money(value, decimals)}${unit}`)}
      below={below}
      legend={lines.map(({ name, colour, dashed = false }) => ({
        name,
        sign: <LineSign colour={colour} dashed={dashed} />,
      }))}
    >
      <div
        ref={plot}
        className={styles.plot}
        style={{ blockSize: height }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setReadout(undefined)}
      >
        <svg
          role="img"
          aria-label={title}
          aria-describedby={caption}
          className={styles.svg}
          viewBox={`0 0 ${Math.max(1, width)} ${height}`}
          preserveAspectRatio="none"
        >
          {values.map((value) => (
            <line
              key={value}
              className={value === bottom ? styles.base : styles.grid}
              x1={0}
              x2={width}
              y1={atY(value)}
              y2={atY(value)}
            />
          ))}
          {lines.map(({ name, colour, dashed = false, stretches }) => (
            <g key={name} className={styles.keep}>
              <path
                data-line={name}
                d={stretches
                  .filter(({ length }) => length > 1)
                  .map((points) => path(points, place))
                  .join('')}
                fill="none"
                stroke={colour}
                strokeWidth={2}
                strokeLinejoin="round"
                {...dashes(dashed)}
              />
              {stretches
                .flatMap((points) => (points.length === 1 ? points : []))
                .map((point) => (
                  <circle key={point.x} cx={atX(point.x)} cy={atY(point.y)} r={1.5} fill={colour} />
                ))}
            </g>
          ))}
          {readout === undefined ? null : (
            <line className={styles.pointer} x1={atX(readout.x)} x2={atX(readout.x)} y1={0} y2={height} />
          )}
        </svg>
        {readout === undefined ? null : (
          <div
            className={styles.readout}
            aria-hidden
            style={atX(readout.x) < width / 2 ? { left: atX(readout.x) + 8 } : { right: width - atX(readout.x) + 8 }}
          >
            {readout.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
