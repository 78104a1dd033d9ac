import { makeStyles, tokens } from '@fluentui/react-components';
import { say } from '../language/say';

const useStyles = makeStyles({
  lines: { display: 'grid', rowGap: '14px', paddingBlock: '12px' },
  line: {
    blockSize: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { opacity: 0.4 } },
    animationDuration: '2s',
    animationTimingFunction: 'ease-in-out',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
});

/**
 * Grey lines in place of what is loading. A screen reader hears one word. They are part of what paints first, and so
 * lighter than those of Fluent.
 */
export function SkeletonLines({ count = 6 }: { readonly count?: number }) {
  const styles = useStyles();
  return (
    <div role="progressbar" aria-busy="true" aria-label={say('loading')} className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className={styles.line} style={{ inlineSize: `${[92, 76, 84, 64, 88, 70][line % 6]}%` }} />
      ))}
    </div>
  );
}
