import { Text } from '@fluentui/react-components';
import { peoplePages } from '../../src/contract/people';
import { Form } from '../parts/form';
import { momentInWords } from '../parts/moments';
import { Table } from '../../ui/tables/table';
import { people } from '../service/people';
import { browserName } from './browser-name';
import type { SectionProps } from './settings';

/** Where the person is logged in, and the way out everywhere. */
export function Sessions({ me }: SectionProps) {
  return (
    <>
      <Table
        look="records"
        caption="Where you are logged in"
        columns={['Since', 'Browser', 'Address']}
        rows={me.sessions.map(({ since, browser, address, current }) => [
          momentInWords(since),
          `${browserName(browser)}${current ? ' (this one)' : ''}`,
          address ?? 'Unknown',
        ])}
      />
      <Text>Is there one that you do not recognise? Log out everywhere, then change your password.</Text>
      <Form
        secondary
        fields={[]}
        action="Log out everywhere"
        onSend={async () => {
          await people.post('/me/log-out-everywhere');
          location.assign(peoplePages.logIn);
        }}
      />
    </>
  );
}
