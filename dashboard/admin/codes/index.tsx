import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { AdminNewCode } from '../../../src/contract/admin-codes';
import { lastDayField, lastDayOf } from '../../account/last-day';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { askAdmin } from '../../service/admin';
import { useAdmin } from '../use-admin';
import { NewCode } from './new-code';
import { OneCode } from './one-code';

/** `/admin/codes` */
export default function Codes() {
  const answer = useAdmin('listCodes', {});
  const [said, setSaid] = useState<string | undefined>();
  const [made, setMade] = useState<AdminNewCode | undefined>();
  const tell = (sentence: string): void => {
    setSaid(sentence);
    answer.again();
  };
  if (made !== undefined)
    return (
      <NewCode
        made={made}
        onDone={() => {
          setMade(undefined);
          tell(`The access code ${made.name} is made.`);
        }}
      />
    );
  return (
    <Answered answer={answer}>
      {({ codes }) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          <Text>People need an access code to open the Excel add-in if the setting SVC_ADDIN_ACCESS is code.</Text>
          {codes.length === 0 && <Text>There is no access code yet.</Text>}
          {codes.map((code) => (
            <OneCode key={code.id} code={code} onDone={tell} />
          ))}
          <Section title="Make an access code">
            <Form<'name' | 'devices' | 'expires'>
              fields={[
                { name: 'name', label: 'Name', hint: 'The person or team it is given to.' },
                {
                  name: 'devices',
                  label: 'Devices',
                  hint: 'How many may use it. Each browser and each Excel is one.',
                  initial: '1',
                  errors: ['bad_request'],
                },
                lastDayField('Of the code and its devices. Empty: they work until you revoke them.'),
              ]}
              action="Make the code"
              onSend={async ({ name, devices, expires }) =>
                // The service refuses 0; without a number it would take its default.
                setMade(
                  await askAdmin('createCode', { name, devices: Number(devices) || 0, expires: lastDayOf(expires) }),
                )
              }
            />
          </Section>
        </>
      )}
    </Answered>
  );
}
