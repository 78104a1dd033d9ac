import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, WrenchRegular } from '@fluentui/react-icons';
import { StateCard } from './state-card';
import { say } from '../language/say';

/**
 * Stands in place of a part of the pane that broke, or whose code did not arrive.
 *
 * @param what the part
 */
export function NotLoaded({ what }: { readonly what: 'pane' | 'view' }) {
  return (
    <StateCard
      announce
      tone="warning"
      icon={<WrenchRegular />}
      title={say('not_loaded', { what })}
      actions={
        <Button icon={<ArrowClockwiseRegular />} onClick={() => window.location.reload()}>
          {say('reload')}
        </Button>
      }
    >
      {say('check_the_connection_to_the_service')}
    </StateCard>
  );
}
