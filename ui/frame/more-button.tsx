import { Button, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ button: { justifySelf: 'start', marginInlineStart: '-8px' } });

/**
 * A small button that shows and hides what is below it.
 *
 * @param controls id of what it shows
 */
export function MoreButton({
  open,
  controls,
  onToggle,
  children,
}: {
  readonly open: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: string;
}) {
  const styles = useStyles();
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.button}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
