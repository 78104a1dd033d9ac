import { Text } from '@fluentui/react-components';
import { Answered } from '../parts/answered';
import { momentOr } from '../parts/moments';
import { Section } from '../parts/section';
import { Table } from '../../ui/tables/table';
import { TextLink } from '../parts/text-link';
import { useAdmin } from './use-admin';
import { say, sayings } from '../../ui/language/say';

/** What feeds are called, by name. */
const titles: Readonly<Record<string, string>> = sayings({
  bis: 'feed_title_bis',
  bna: 'feed_title_bna',
  bnr: 'feed_title_bnr',
  bob: 'feed_title_bob',
  cbg: 'feed_title_cbg',
  cbn: 'feed_title_cbn',
  'currency-api': 'feed_title_currency_api',
  frankfurter: 'feed_title_frankfurter',
  'fuel-kenya': 'feed_title_fuel_kenya',
  imf: 'feed_title_imf',
  nbe: 'feed_title_nbe',
  'sarb-fx': 'feed_title_sarb_fx',
  sarb: 'feed_title_sarb',
  'world-bank': 'feed_title_world_bank',
});

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
              rows={feeds.map(({ name, title, on, failures, last_success, last_error }) => [
                titles[name] ?? title,
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
