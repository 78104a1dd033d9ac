import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Confidence, DataStatus } from '../../src/contract/words/truth';
import { statusLabels } from '../words/truth';
import { useFigures } from './figures';

const useStyles = makeStyles({ old: { color: tokens.colorStatusWarningForeground1 } });

/**
 * What a row of a list says of its own facts, below its date: its age where it is not current, and whether it is
 * uncertain.
 */
export function RowTruth({
  status,
  confidence,
}: {
  readonly status: DataStatus | null | undefined;
  readonly confidence: Confidence | null | undefined;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const age = status == null ? undefined : statusLabels[status];
  return (
    <>
      {age === undefined ? null : <div className={mergeClasses(quiet, status === 'stale' && styles.old)}>{age}</div>}
      {confidence === 'low' ? <div className={quiet}>Uncertain</div> : null}
    </>
  );
}
