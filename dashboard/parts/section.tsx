import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ViewHead } from '../../ui/frame/view-head';

const useStyles = makeStyles({
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', minInlineSize: 0 },
});

/** A part of a page under its own heading. */
export function Section({
  title,
  tools,
  children,
}: {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={title}>
      <ViewHead title={title} tools={tools} />
      {children}
    </section>
  );
}
