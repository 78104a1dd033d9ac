import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    rowGap: '8px',
    paddingBlock: '40px',
    paddingInline: '16px',
    marginInline: 'auto',
    maxInlineSize: '380px',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: '50%',
    fontSize: '28px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    marginBlockEnd: '4px',
  },
  warning: { color: tokens.colorStatusWarningForeground3, backgroundColor: tokens.colorStatusWarningBackground1 },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2, margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '8px' },
});

/** A card in place of a view's content: what has happened, and what the reader can do. */
export function StateCard({
  icon,
  title,
  children,
  actions,
  tone = 'calm',
  announce = false,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'calm' | 'warning';
  readonly announce?: boolean;
}) {
  const styles = useStyles();
  return (
    <div className={styles.card} role={announce ? 'alert' : undefined}>
      <div className={mergeClasses(styles.icon, tone === 'warning' && styles.warning)} aria-hidden>
        {icon}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
