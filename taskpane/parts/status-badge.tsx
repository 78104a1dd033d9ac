import { Badge } from '@fluentui/react-components';
import { Clock12Regular, Warning12Regular } from '@fluentui/react-icons';
import type { DataStatus } from '../../src/contract/words/truth';
import { lawStatusLabels, statusLabels } from '../words/truth';

/** A mark for what is not current: law if `law` is set, else market figures. */
export function StatusBadge({
  status,
  law = false,
}: {
  readonly status: DataStatus | undefined;
  readonly law?: boolean;
}) {
  const label = status === undefined ? undefined : (law ? lawStatusLabels : statusLabels)[status];
  if (label === undefined) return null;
  return (
    <Badge
      appearance="tint"
      color={status === 'due' ? 'informative' : 'warning'}
      size="small"
      icon={status === 'due' ? <Clock12Regular /> : <Warning12Regular />}
    >
      {label}
    </Badge>
  );
}
