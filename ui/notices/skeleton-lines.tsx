import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { say } from '../language/say';

const useStyles = makeStyles({ lines: { display: 'grid', rowGap: '14px', paddingBlock: '12px' } });

/** Grey lines in place of what is loading. A screen reader hears one word. */
export function SkeletonLines({ count = 6 }: { readonly count?: number }) {
  const styles = useStyles();
  return (
    <Skeleton aria-label={say('loading')} className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        <SkeletonItem key={line} size={12} style={{ inlineSize: `${[92, 76, 84, 64, 88, 70][line % 6]}%` }} />
      ))}
    </Skeleton>
  );
}
