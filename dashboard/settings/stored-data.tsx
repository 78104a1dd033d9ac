import { storedOfPerson as stored } from '../../src/contract/words/stored-data';
import { propertyOf } from '../../src/contract/words/vocabulary';
import { labelsIn } from '../../ui/language/terms';
import { Form } from '../parts/form';
import { Table } from '../../ui/tables/table';
import { people } from '../service/people';
import { saveFile } from '../../ui/save-file';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

const whats = labelsIn('stored_what', propertyOf(stored, 'what'));
const whys = labelsIn('stored_why', propertyOf(stored, 'why'));
const untils = labelsIn('stored_until', propertyOf(stored, 'until'));

/** A row of the table, with the stored value where there is one to show. */
function row(part: keyof typeof stored, value?: string): readonly string[] {
  const what = whats[part];
  return [value === undefined ? what : say('stored_with_value', { what, value }), whys[part], untils[part]];
}

/** What is stored, why and for how long, and all of it as a file. */
export function StoredData({ me }: SectionProps) {
  return (
    <>
      <Table
        look="records"
        caption={say('section_stored')}
        columns={[say('stored_column_what'), say('stored_column_why'), say('stored_column_until')]}
        rows={[
          row('name', me.name),
          row('email', me.email),
          row('language'),
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
        action={say('download_my_data')}
        onSend={async () =>
          saveFile('my-data.json', 'application/json', JSON.stringify(await people.get('/me/data'), null, 2))
        }
      />
    </>
  );
}
