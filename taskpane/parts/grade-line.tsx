import type { Grade } from '../words/truth';
import { confidenceWords } from '../words/truth';
import { useFigures } from './figures';
import { StatusBadge } from './status-badge';

/** The grade of most rows of a table below it. A row says its own where it differs. */
export function GradeLine({
  grade: { status, confidence },
  law = false,
}: {
  readonly grade: Grade;
  readonly law?: boolean;
}) {
  const { quiet } = useFigures();
  const isPlain = (status == null || status === 'current') && confidence !== 'low';
  return isPlain ? null : (
    <div className={quiet}>
      Unless a row says otherwise: <StatusBadge law={law} status={status} />
      {confidence === 'low' ? ` ${confidenceWords.low}` : ''}
    </div>
  );
}
