import { Button } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  HourglassHalfRegular,
  LockClosedRegular,
  PlugDisconnectedRegular,
  WrenchRegular,
} from '@fluentui/react-icons';
import { Notice } from '../../ui/notices/notice';
import type { Problem } from '../service/problem';
import { StateCard } from '../../ui/notices/state-card';

/** Why there is no answer, and what the reader can do. */
export function ProblemCard({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  const retry = (
    <Button icon={<ArrowClockwiseRegular />} onClick={onRetry}>
      Try again
    </Button>
  );
  switch (problem.kind) {
    case 'offline':
      return (
        <StateCard announce icon={<PlugDisconnectedRegular />} title="No connection to the service" actions={retry}>
          {problem.message} The pane retries when the connection is back.
        </StateCard>
      );
    case 'quota':
      return (
        <StateCard announce tone="warning" icon={<HourglassHalfRegular />} title="Plan limit reached" actions={retry}>
          {problem.message} Figures already in the sheet stay.
        </StateCard>
      );
    case 'plan':
      return (
        <StateCard icon={<LockClosedRegular />} title="Not included in your plan">
          {problem.message}
        </StateCard>
      );
    case 'refused':
      return <Notice intent="warning">{problem.message}</Notice>;
    default:
      return (
        <StateCard
          announce
          tone="warning"
          icon={<WrenchRegular />}
          title="The service could not answer"
          actions={retry}
        >
          {problem.message}
        </StateCard>
      );
  }
}
