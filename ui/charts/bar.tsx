import { makeStyles, tokens } from '@fluentui/react-components';
import { series } from '../theme/theme';
import { useTheme } from '../theme/use-theme';

const useStyles = makeStyles({
  track: {
    blockSize: '4px',
    marginBlockStart: '3px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStroke3,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  fill: { blockSize: '100%', opacity: 0.55 },
});

/** A bar that pictures the figure above it. Screen readers read only the figure. */
export function Bar({ value, largest }: { readonly value: number; readonly largest: number }) {
  const styles = useStyles();
  const { first, second } = series[useTheme()];
  const width = largest > 0 ? Math.min(100, (Math.abs(value) / largest) * 100) : 0;
  return (
    <div className={styles.track} aria-hidden>
      <div className={styles.fill} style={{ inlineSize: `${width}%`, backgroundColor: value < 0 ? second : first }} />
    </div>
  );
}
