import { Text } from '@fluentui/react-components';
import { Answered } from '../parts/answered';
import { momentOr } from '../parts/moments';
import { Section } from '../parts/section';
import { Table } from '../../ui/tables/table';
import { TextLink } from '../parts/text-link';
import { useAdmin } from './use-admin';
import { say } from '../../ui/language/say';

/** `/admin`: the state of the data in short. */
export default function Data() {
  return (
    <Answered answer={useAdmin('getDataStatus', {})}>
      {({ kept, broken, quarantined, feeds }) => (
        <>
          <Text>{say('data_summary', { kept, broken, quarantined })}</Text>
          <TextLink to="/status">{say('all_series')}</TextLink>
          <Section title={say('addin_for_company')}>
            <Text>{say('addin_explained')}</Text>
            <TextLink to="/manifest.xml">{say('addin_manifest')}</TextLink>
            <TextLink to="/docs/company">{say('addin_whole_company')}</TextLink>
          </Section>
          <Section title={say('feeds')}>
            <Table
              look="records"
              caption={say('feeds')}
              columns={[say('feed'), say('admin_state'), say('feed_last_success'), say('feed_last_error')]}
              rows={feeds.map(({ title, on, failures, last_success, last_error }) => [
                title,
                on ? (failures > 0 ? say('feed_failed', { failures }) : say('feed_on')) : say('feed_off'),
                momentOr(last_success, say('never')),
                last_error ?? say('no_error'),
              ])}
            />
          </Section>
        </>
      )}
    </Answered>
  );
}
