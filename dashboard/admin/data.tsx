import { Text } from '@fluentui/react-components';
import { Answered } from '../parts/answered';
import { momentOr } from '../parts/moments';
import { Section } from '../parts/section';
import { Table } from '../../ui/tables/table';
import { TextLink } from '../parts/text-link';
import { useAdmin } from './use-admin';

/** `/admin`: the state of the data in short. */
export default function Data() {
  return (
    <Answered answer={useAdmin('getDataStatus', {})}>
      {({ kept, broken, quarantined, feeds }) => (
        <>
          <Text>
            Series on schedule: {kept}. Overdue: {broken}. Observations held back for review: {quarantined}.
          </Text>
          <TextLink to="/status">All series and their sources</TextLink>
          <Section title="The add-in for your company">
            <Text>
              Load the manifest into the Microsoft 365 admin centre. The guide says how, and who may then use the
              add-in.
            </Text>
            <TextLink to="/manifest.xml">Manifest of the add-in</TextLink>
            <TextLink to="/docs/company">The add-in for a whole company</TextLink>
          </Section>
          <Section title="Feeds">
            <Table
              look="records"
              caption="Feeds"
              columns={['Feed', 'State', 'Last success', 'Last error']}
              rows={feeds.map(({ title, on, failures, last_success, last_error }) => [
                title,
                on ? (failures > 0 ? `Failed ${failures} times in a row` : 'On') : 'Off',
                momentOr(last_success, 'Never'),
                last_error ?? 'None',
              ])}
            />
          </Section>
        </>
      )}
    </Answered>
  );
}
