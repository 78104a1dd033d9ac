import { say } from '../../ui/language/say';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Grade } from '../words/truth';
import { confidenceWords } from '../words/truth';
import { useFigures } from '../../ui/theme/figures';
import { StatusBadge } from './status-badge';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px' },
});

/** The grade of most rows of a table below it. A row says its own where it differs. */
export function GradeLine({
  grade: { status, confidence },
  law = false,
}: {
  readonly grade: Grade;
  readonly law?: boolean;
}) {
  const { line } = useStyles();
  const { quiet } = useFigures();
  const isPlain = (status == null || status === 'current') && confidence !== 'low';
  return isPlain ? null : (
    <div className={mergeClasses(quiet, line)}>
      {say('unless_a_row_differs')} <StatusBadge law={law} status={status} />
      {confidence === 'low' ? <span>{confidenceWords.low}</span> : null}
    </div>
  );
}
