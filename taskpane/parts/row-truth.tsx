import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Confidence, DataStatus } from '../../src/contract/words/truth';
import { lawStatusLabels, statusLabels } from '../words/truth';
import { useFigures } from './figures';

const useStyles = makeStyles({
  line: { whiteSpace: 'normal' },
  old: { color: tokens.colorStatusWarningForeground1 },
});

/**
 * Date and grade of one row of a table. The grade is named where it is not current, and where the fact is uncertain.
 *
 * @param dated the date in words
 * @param law is this a rule of law, and not a market figure?
 */
export function RowTruth({
  dated,
  status,
  confidence,
  law = false,
}: {
  readonly dated?: string | undefined;
  readonly status: DataStatus | null | undefined;
  readonly confidence: Confidence | null | undefined;
  readonly law?: boolean;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const age = status == null ? undefined : (law ? lawStatusLabels : statusLabels)[status];
  return (
    <>
      {dated === undefined ? null : <div className={quiet}>{dated}</div>}
      {age === undefined ? null : (
        <div className={mergeClasses(quiet, styles.line, status === 'stale' && styles.old)}>{age}</div>
      )}
      {confidence === 'low' ? <div className={quiet}>Uncertain</div> : null}
    </>
  );
}
