import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { AccountKey } from '../../../src/contract/account-keys';
import { peoplePages } from '../../../src/contract/people';
import { Answered } from '../../parts/answered';
import { Form } from '../../parts/form';
import { KeyHint } from '../../parts/key-hint';
import { momentInWords, momentOr } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import type { DataOf } from '../../service/account';
import { addressAbout, useOpen, useParameter } from '../../service/address';
import { useChange, useMay, useOperation } from '../context';
import { lastDayInWords } from '../last-day';
import { NavLink } from '../nav-link';
import { environmentLabels, keyStateLabels, operationName } from '../words';
import { environmentField, limitFields, limitsOf } from './key-fields';
import { NewKey } from './new-key';
import { OneKey } from './one-key';
import { listed, say } from '../../../ui/language/say';

const addressOf = (id: string): string => addressAbout(peoplePages.keys, 'key', id);

/** Every key; a name leads to what can be done with it. */
function KeyTable({ keys, mayWrite }: { readonly keys: readonly AccountKey[]; readonly mayWrite: boolean }) {
  return (
    <Table
      look="records"
      caption={say('page_keys')}
      columns={[
        say('field_name'),
        say('key_kind'),
        say('begins_with'),
        say('key_state'),
        say('last_day'),
        say('key_networks'),
        say('key_operations'),
        say('last_used'),
      ]}
      rows={keys.map((key) => [
        mayWrite ? <NavLink to={addressOf(key.id)}>{key.name}</NavLink> : key.name,
        environmentLabels[key.environment],
        <KeyHint key="hint" hint={key.hint} />,
        key.state === 'active' && key.replaced_at !== null
          ? say('active_until', { moment: momentInWords(key.replaced_at) })
          : keyStateLabels[key.state],
        lastDayInWords(key.expires_at),
        key.networks === null ? say('all_networks') : listed(key.networks),
        key.operations === null ? say('all_operations') : listed(key.operations.map(operationName)),
        momentOr(key.last_used_at, say('never')),
      ])}
    />
  );
}

/** `/dashboard/keys` */
export default function Keys() {
  const answer = useOperation('listKeys', {});
  const change = useChange();
  const mayWrite = useMay('keys.write');
  const [made, setMade] = useState<DataOf<'createKey'> | undefined>();
  const [said, setSaid] = useState<string | undefined>();
  const open = useOpen();
  const chosen = useParameter('key');
  const making = useParameter('new') !== undefined;
  const toList = (sentence?: string): void => {
    setMade(undefined);
    setSaid(sentence);
    answer.again();
    open(peoplePages.keys);
  };
  if (made !== undefined) return <NewKey made={made} onDone={() => toList()} />;
  return (
    <Answered answer={answer}>
      {({ keys }) => {
        const stored = keys.find(({ id }) => id === chosen);
        if (mayWrite && stored !== undefined) return <OneKey stored={stored} onMade={setMade} onDone={toList} />;
        if (mayWrite && making)
          return (
            <Section title={say('make_a_key')}>
              <Form
                fields={[environmentField(), ...limitFields()]}
                action={say('make_the_key')}
                onCancel={() => toList()}
                onSend={async ({ environment, ...limits }) =>
                  setMade(
                    await change('createKey', {
                      environment: environment as AccountKey['environment'],
                      ...limitsOf(limits),
                    }),
                  )
                }
              />
            </Section>
          );
        return (
          <>
            {said !== undefined && <Notice>{said}</Notice>}
            {mayWrite && (
              <div>
                <Button appearance="primary" onClick={() => open(`${peoplePages.keys}?new=live`)}>
                  {say('make_a_key')}
                </Button>
              </div>
            )}
            {keys.length === 0 ? <Text>{say('no_key_yet')}</Text> : <KeyTable keys={keys} mayWrite={mayWrite} />}
          </>
        );
      }}
    </Answered>
  );
}
