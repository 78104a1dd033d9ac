import { Form } from '../parts/form';
import { Table } from '../parts/table';
import { people } from '../service/people';
import { saveFile } from '../service/save-file';
import type { SectionProps } from './settings';

/** What is stored, why and for how long, and all of it as a file. */
export function StoredData({ me }: SectionProps) {
  return (
    <>
      <Table
        name="What is stored about you"
        columns={['What', 'Why', 'Until']}
        rows={[
          [`Name: ${me.name}`, 'So that others in your team know you', 'You delete your account'],
          [`Email address: ${me.email}`, 'To log in, and to reach you', 'You delete your account'],
          ...(me.has_password
            ? [['Password, as a hash from which it cannot be worked out', 'To log in', 'You change it']]
            : []),
          ...(me.second_factor ? [['Second factor, encrypted', 'To log in', 'You switch it off']] : []),
          ['Address and browser of each log-in', 'So that you see where you are logged in', 'You log out, or 14 days'],
          ['Failed log-ins, without your name', 'To slow down guessing', 'One day'],
        ]}
      />
      <Form
        secondary
        fields={[]}
        action="Download my data"
        onSend={async () =>
          saveFile('my-data.json', 'application/json', JSON.stringify(await people.get('/me/data'), null, 2))
        }
      />
    </>
  );
}
