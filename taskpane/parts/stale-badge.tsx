import { Badge } from '@fluentui/react-components';
import { ClockAlarm16Regular } from '@fluentui/react-icons';

/** A plain mark on what is older than promised. */
export const StaleBadge = ({ label = 'Not current' }: { readonly label?: string }) => (
  <Badge appearance="tint" color="warning" size="small" icon={<ClockAlarm16Regular />}>
    {label}
  </Badge>
);
