import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    minBlockSize: '32px',
  },
  title: { ...typographyStyles.subtitle2, margin: 0, color: tokens.colorNeutralForeground1 },
});

/** The title of a part of a view, with its actions at the right. */
export function ViewHead({
  title,
  tools,
  level = 2,
}: {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly level?: 2 | 3;
}) {
  const styles = useStyles();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{title}</Heading>
      {tools}
    </div>
  );
}
