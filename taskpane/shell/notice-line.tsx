import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Dismiss16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { useDesk } from '../desk/desk';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlock: '6px',
    paddingInline: '12px 4px',
    ...typographyStyles.body1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  text: { flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  done: { color: tokens.colorStatusSuccessForeground1, flexShrink: 0 },
  failed: { color: tokens.colorStatusDangerForeground1, flexShrink: 0 },
  button: { flexShrink: 0, minInlineSize: 'auto' },
});

/** The outcome of the last action, with Undo. It is always in the page: screen readers announce its changes. */
export function NoticeLine() {
  const styles = useStyles();
  const { notice, canUndo, undo, tell } = useDesk();
  const Icon = notice?.ok === false ? ErrorCircle16Regular : CheckmarkCircle16Regular;
  return (
    <div role="status" aria-live="polite">
      {notice === undefined ? null : (
        <div className={styles.line}>
          <Icon className={mergeClasses(notice.ok ? styles.done : styles.failed)} aria-hidden />
          <span className={styles.text}>{notice.message}</span>
          {notice.ok && canUndo ? (
            <Button size="small" appearance="subtle" className={styles.button} onClick={() => void undo()}>
              {say('undo')}
            </Button>
          ) : null}
          <Button
            size="small"
            appearance="subtle"
            className={styles.button}
            icon={<Dismiss16Regular />}
            aria-label={say('dismiss_message')}
            onClick={() => tell(undefined)}
          />
        </div>
      )}
    </div>
  );
}
