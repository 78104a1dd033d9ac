import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { browserCopy } from '../../ui/clipboard';
import { ViewHead } from '../../ui/frame/view-head';
import { say } from '../../ui/language/say';

const useStyles = makeStyles({
  box: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  text: {
    margin: 0,
    textAlign: 'start',
    padding: '12px',
    maxBlockSize: '260px',
    overflow: 'auto',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  wraps: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/**
 * A text to copy.
 *
 * @param wraps breaks long lines, for a text of one line
 */
export function CopyText({
  name,
  text,
  wraps = false,
}: {
  readonly name: string;
  readonly text: string;
  readonly wraps?: boolean;
}) {
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const copy = (): void =>
    void browserCopy({ text }).then(
      () => setSaid(say('text_copied')),
      () => setSaid(say('copy_by_hand')),
    );
  return (
    <div className={styles.box}>
      <ViewHead
        level={3}
        title={name}
        tools={
          <Button size="small" aria-label={say('copy_text_of', { name })} onClick={copy}>
            <span aria-live="polite">{said === '' ? say('copy_text') : said}</span>
          </Button>
        }
      />
      <pre
        // Code runs from left to right in every language. Fluent turns a style of this around.
        dir="ltr"
        className={wraps ? `${styles.text} ${styles.wraps}` : styles.text}
        tabIndex={0}
        role="region"
        aria-label={name}
      >
        {text}
      </pre>
    </div>
  );
}
