import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  track: { position: 'relative', blockSize: '4px', marginBlockStart: '3px', borderRadius: tokens.borderRadiusSmall, backgroundColor: tokens.colorNeutralBackground4, overflow: 'hidden', '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Canvas', outline: '1px solid CanvasText' } },
  fill: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, backgroundColor: tokens.colorBrandBackground2Pressed, '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
  negative: { backgroundColor: tokens.colorPaletteDarkOrangeBorder2 },
});

/** A bar that pictures the figure above it; the figure itself is what is read out. */
export function Bar({ value, largest }: { readonly value: number; readonly largest: number }) {
  const styles = useStyles();
  const width = largest > 0 ? Math.min(100, (Math.abs(value) / largest) * 100) : 0;
  return (
    <div className={styles.track} aria-hidden>
      <div className={mergeClasses(styles.fill, value < 0 && styles.negative)} style={{ inlineSize: `${width}%` }} />
    </div>
  );
}
