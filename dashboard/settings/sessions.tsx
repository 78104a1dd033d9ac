import { Text } from '@fluentui/react-components';
import { peoplePages } from '../../src/contract/people';
import { Form } from '../parts/form';
import { momentInWords } from '../parts/moments';
import { Table } from '../../ui/tables/table';
import { people } from '../service/people';
import { browserName } from './browser-name';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

/** Where the person is logged in, and the way out everywhere. */
export function Sessions({ me }: SectionProps) {
  return (
    <>
      <Table
        look="records"
        caption={say('section_sessions')}
        columns={[say('session_since'), say('session_browser'), say('session_address')]}
        rows={me.sessions.map(({ since, browser, address, current }) => [
          momentInWords(since),
          current ? say('session_this_one', { browser: browserName(browser) }) : browserName(browser),
          address ?? say('session_unknown'),
        ])}
      />
      <Text>{say('session_not_yours')}</Text>
      <Form
        secondary
        fields={[]}
        action={say('log_out_everywhere')}
        onSend={async () => {
          await people.post('/me/log-out-everywhere');
          location.assign(peoplePages.logIn);
        }}
      />
    </>
  );
}
