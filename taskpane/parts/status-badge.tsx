import { Badge } from '@fluentui/react-components';
import { CheckmarkCircle12Regular, Clock12Regular, Warning12Regular } from '@fluentui/react-icons';
import type { DataStatus } from '../../src/contract/words/truth';
import { lawStatusLabels, markOf, statusLabels } from '../words/truth';

const looks = {
  current: { color: 'success', icon: <CheckmarkCircle12Regular /> },
  due: { color: 'informative', icon: <Clock12Regular /> },
  stale: { color: 'warning', icon: <Warning12Regular /> },
  sample: { color: 'warning', icon: <Warning12Regular /> },
} as const;

/**
 * A mark for what is not current.
 *
 * @param law is this a rule of law, and not a market figure?
 * @param usual the age that the view states: a mark stands only where it differs
 */
export function StatusBadge({
  status,
  law = false,
  usual,
}: {
  readonly status: DataStatus | null | undefined;
  readonly law?: boolean;
  readonly usual?: DataStatus | null | undefined;
}) {
  const label = markOf(status, law ? lawStatusLabels : statusLabels, usual);
  if (status == null || label === undefined) return null;
  return (
    <Badge appearance="tint" size="small" {...looks[status]}>
      {label}
    </Badge>
  );
}
