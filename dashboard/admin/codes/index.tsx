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
import { say } from '../../../ui/language/say';

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
          tell(say('code_made', { name: made.name }));
        }}
      />
    );
  return (
    <Answered answer={answer}>
      {({ codes }) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          <Text>{say('what_codes_are')}</Text>
          {codes.length === 0 && <Text>{say('no_code_yet')}</Text>}
          {codes.map((code) => (
            <OneCode key={code.id} code={code} onDone={tell} />
          ))}
          <Section title={say('make_access_code')}>
            <Form<'name' | 'devices' | 'expires'>
              fields={[
                { name: 'name', label: say('field_name'), hint: say('code_given_to') },
                {
                  name: 'devices',
                  label: say('devices'),
                  hint: say('devices_hint'),
                  initial: '1',
                  errors: ['bad_request'],
                },
                lastDayField(say('code_last_day_hint')),
              ]}
              action={say('make_the_code')}
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
