import { storedOfPerson as stored } from '../../src/contract/words/stored-data';
import { Form } from '../parts/form';
import { Table } from '../../ui/tables/table';
import { people } from '../service/people';
import { saveFile } from '../service/save-file';
import type { SectionProps } from './settings';

/** A row of the table, with the stored value where there is one to show. */
function row(part: keyof typeof stored, value?: string): readonly string[] {
  const { what, why, until } = stored[part];
  return [value === undefined ? what : `${what}: ${value}`, why, until];
}

/** What is stored, why and for how long, and all of it as a file. */
export function StoredData({ me }: SectionProps) {
  return (
    <>
      <Table
        look="records"
        caption="What is stored about you"
        columns={['What', 'Why', 'Until']}
        rows={[
          row('name', me.name),
          row('email', me.email),
          ...(me.has_password ? [row('password')] : []),
          ...(me.second_factor ? [row('second_factor')] : []),
          row('sessions'),
          row('attempts'),
          row('changes'),
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
