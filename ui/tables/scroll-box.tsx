import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../language/say';

const edge = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '28px',
  // Above the first column and the head of a table.
  zIndex: 2,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { background: 'none', inlineSize: 0 },
} as const;

const useStyles = makeStyles({
  frame: { position: 'relative', minInlineSize: 0 },
  box: {
    overflowX: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& tr > th:first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      paddingInlineEnd: '8px',
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  end: {
    ...edge,
    insetInlineEnd: 0,
    background: `linear-gradient(to right, transparent, ${tokens.colorNeutralShadowAmbient})`,
    borderRight: `2px solid ${tokens.colorNeutralStroke1}`,
  },
});

/**
 * Room for a table that may be wider than its place. Then it scrolls, by keyboard too, its first column stays in sight,
 * and a shade at the edge says that there is more. A narrower table is as it would be without the box.
 *
 * @param name of the table, for screen readers
 */
export function ScrollBox({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const measure = (): void => {
    const { scrollWidth, clientWidth, scrollLeft } = box.current!;
    setScrolls(scrollWidth > clientWidth + 1);
    setHasMore(scrollWidth - clientWidth - Math.abs(scrollLeft) > 1);
  };
  // Measured before the first paint, so that no page is wider for a moment.
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    for (const child of box.current!.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={mergeClasses(scrolls && styles.box)}
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': say('table_named', { name }) } : {})}
        onScroll={measure}
      >
        {children}
      </div>
      {hasMore ? <div className={styles.end} aria-hidden data-more /> : null}
    </div>
  );
}
