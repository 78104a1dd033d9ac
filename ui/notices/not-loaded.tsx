import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, WrenchRegular } from '@fluentui/react-icons';
import { StateCard } from './state-card';

/**
 * Stands in place of a part of the pane that broke, or whose code did not arrive.
 *
 * @param what the part, at the beginning of a sentence
 */
export function NotLoaded({ what }: { readonly what: string }) {
  return (
    <StateCard
      announce
      tone="warning"
      icon={<WrenchRegular />}
      title={`${what} did not load`}
      actions={
        <Button icon={<ArrowClockwiseRegular />} onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      Check the connection to the service and reload. Figures already in the sheet stay.
    </StateCard>
  );
}
