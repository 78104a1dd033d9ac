import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { productName } from '../../src/contract/product';
import { Foot } from './foot';
import { LanguageChoice } from './language-choice';
import { TextLink } from './text-link';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  page: {
    minBlockSize: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    columnGap: '16px',
    paddingBlock: '8px',
    paddingInline: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  mark: { display: 'block', inlineSize: '20px', blockSize: '20px' },
  name: { ...typographyStyles.body1Strong, flexGrow: 1, marginInlineStart: '-8px' },
  main: {
    boxSizing: 'border-box',
    marginInline: 'auto',
    inlineSize: '100%',
    maxInlineSize: '400px',
    paddingBlock: '32px',
    paddingInline: '16px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: '20px',
    overflowWrap: 'anywhere',
  },
  wide: { maxInlineSize: '1000px', rowGap: '32px', paddingBlock: '24px' },
  title: { ...typographyStyles.title2, margin: 0, outlineStyle: 'none' },
});

/** The look of the heading of a page. */
export const useHead = (): string => useStyles().title;

/**
 * The frame of a page.
 *
 * @param title of a page that sets no heading of its own
 * @param tools at the right of the head
 * @param wide for a page with sections
 * @param beside what stands beside the content, such as a navigation, and the look of the row with both
 */
export function Page({
  title,
  tools,
  wide = false,
  beside,
  children,
}: {
  readonly title?: string;
  readonly tools?: ReactNode;
  readonly wide?: boolean;
  readonly beside?: { readonly content: ReactNode; readonly row: string };
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
  const main = (
    <main className={mergeClasses(styles.main, wide && styles.wide)}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {children}
    </main>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <img className={styles.mark} src="/addin/assets/icon-64.png" alt="" />
        <span className={styles.name}>{productName}</span>
        {tools}
        <TextLink to="/docs">{say('documentation_link')}</TextLink>
      </header>
      {beside === undefined ? (
        main
      ) : (
        <div className={beside.row}>
          {beside.content}
          {main}
        </div>
      )}
      <Foot>{beside === undefined && <LanguageChoice />}</Foot>
    </div>
  );
}
