import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Confidence, DataStatus } from '../../src/contract/words/truth';
import { confidenceWords, type Grade, lawStatusLabels, markOf, statusLabels } from '../words/truth';
import { useFigures } from '../../ui/theme/figures';

const useStyles = makeStyles({
  line: { whiteSpace: 'normal' },
  old: { color: tokens.colorStatusWarningForeground1 },
});

/**
 * Date and grade of one row of a table. The grade is named where it is not current, and where the fact is uncertain.
 *
 * @param dated the date in words
 * @param law is this a rule of law, and not a market figure?
 * @param usual the grade that the view states: a row says its own where it differs
 */
export function RowTruth({
  dated,
  status,
  confidence,
  law = false,
  usual,
}: {
  readonly dated?: string | undefined;
  readonly status: DataStatus | null | undefined;
  readonly confidence: Confidence | null | undefined;
  readonly law?: boolean;
  readonly usual?: Grade | undefined;
}) {
  const styles = useStyles();
  const { quiet } = useFigures();
  const age = markOf(status, law ? lawStatusLabels : statusLabels, usual?.status);
  return (
    <>
      {dated === undefined ? null : <div className={quiet}>{dated}</div>}
      {age === undefined ? null : (
        <div className={mergeClasses(quiet, styles.line, status === 'stale' && styles.old)}>{age}</div>
      )}
      {confidence === 'low' && usual?.confidence !== 'low' ? <div className={quiet}>{confidenceWords.low}</div> : null}
    </>
  );
}
