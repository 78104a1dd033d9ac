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
import { say } from '../../ui/language/say';

/** Why there is no answer, and what the reader can do. */
export function ProblemCard({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  const retry = (
    <Button icon={<ArrowClockwiseRegular />} onClick={onRetry}>
      {say('try_again')}
    </Button>
  );
  switch (problem.kind) {
    case 'offline':
      return (
        <StateCard
          announce
          icon={<PlugDisconnectedRegular />}
          title={say('no_connection_to_the_service')}
          actions={retry}
        >
          {say('offline_retries', { message: problem.message })}
        </StateCard>
      );
    case 'quota':
      return (
        <StateCard
          announce
          tone="warning"
          icon={<HourglassHalfRegular />}
          title={say('plan_limit_reached')}
          actions={retry}
        >
          {say('quota_figures_stay', { message: problem.message })}
        </StateCard>
      );
    case 'plan':
      return (
        <StateCard icon={<LockClosedRegular />} title={say('not_included_in_your_plan')}>
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
          title={say('the_service_could_not_answer')}
          actions={retry}
        >
          {problem.message}
        </StateCard>
      );
  }
}
