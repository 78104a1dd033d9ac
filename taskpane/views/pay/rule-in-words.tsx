import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useFigures } from '../../parts/figures';
import { SourceList } from '../../parts/sources';
import { sentence } from '../../words/labels';
import type { LineRule } from './line-rules';

const useStyles = makeStyles({
  rule: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground1, margin: 0, overflowWrap: 'anywhere' },
});

/** The rule behind a line in words, with its notes and sources. */
export function RuleInWords({ rule: { rule, notes, sources } }: { readonly rule: LineRule }) {
  const styles = useStyles();
  const { tight, quiet } = useFigures();
  return (
    <div className={tight}>
      <p className={styles.rule}>{sentence(rule)}</p>
      {notes.map((note) => (
        <p key={note} className={mergeClasses(styles.rule, quiet)}>
          {note}
        </p>
      ))}
      <SourceList sources={sources} />
    </div>
  );
}
