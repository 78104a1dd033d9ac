import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '8px',
    minBlockSize: '32px',
  },
  // Takes several lines beside the actions. Those move below it only where its longest word has no room beside them.
  title: {
    ...typographyStyles.subtitle2,
    margin: 0,
    color: tokens.colorNeutralForeground1,
    flexGrow: 1,
    flexBasis: 0,
    minInlineSize: 'min-content',
  },
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
