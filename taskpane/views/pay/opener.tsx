import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  opener: {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '3px',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationStyle: 'solid' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/**
 * The name of a row, as a button that opens more about it.
 *
 * @param controls id of what it opens
 */
export function Opener({
  open,
  controls,
  onToggle,
  children,
}: {
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={open}
      {...(open ? { 'aria-controls': controls } : {})}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
