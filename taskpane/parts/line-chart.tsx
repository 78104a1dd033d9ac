import { type LineChartPoints, LineChart } from '@fluentui/react-charts';
import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useFigures } from './figures';

const legendHeight = 36;

const useStyles = makeStyles({ frame: { inlineSize: '100%', minInlineSize: 0, position: 'relative', margin: 0, '& text': { fontVariantNumeric: 'tabular-nums', fontWeight: '400 !important' } } });

/** The width that the layout gives, in CSS pixels. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

/**
 * Lines over a number or over days, as wide as there is room.
 *
 * @param summary what the picture shows, for those who cannot see it
 */
export default function Lines({
  title,
  summary,
  lines,
  height = 200,
  showY,
  showDay,
  leastY,
  mostY,
}: {
  readonly title: string;
  readonly summary: string;
  readonly lines: LineChartPoints[];
  readonly height?: number;
  readonly showY: (y: number) => string;
  readonly showDay?: (day: Date) => string;
  /** Where the vertical axis begins and ends; from 0 to the highest point when left out. */
  readonly leastY?: number;
  readonly mostY?: number;
}) {
  const styles = useStyles();
  const { hidden } = useFigures();
  const [frame, width] = useWidth();
  const whole = height + (lines.length > 1 ? legendHeight : 0);
  return (
    <figure className={styles.frame}>
      <figcaption className={hidden}>{summary}</figcaption>
      <div ref={frame} style={{ blockSize: whole }}>
        {width === 0 ? null : (
          <LineChart
            data={{ chartTitle: title, lineChartData: lines }}
            width={width}
            height={whole}
            hideLegend={lines.length < 2}
            margins={{ left: 44, right: 28, top: 8, bottom: 28 }}
            yAxisTickCount={4}
            xAxisTickCount={width < 420 ? 4 : 7}
            yAxisTickFormat={showY}
            {...(showDay === undefined ? {} : { customDateTimeFormatter: showDay })}
            roundedTicks
            {...(leastY === undefined ? {} : { yMinValue: leastY })}
            {...(mostY === undefined ? {} : { yMaxValue: mostY })}
            culture="en-GB"
          />
        )}
      </div>
    </figure>
  );
}
