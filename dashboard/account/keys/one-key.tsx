import { Button, makeStyles, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { AccountKey } from '../../../src/contract/account-keys';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import type { DataOf } from '../../service/account';
import { useChange } from '../context';
import { limitFields, limitsOf } from './key-fields';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/**
 * Changes of one key.
 *
 * @param onMade shows a successor
 * @param onDone goes back to the list and says what has changed
 */
export function OneKey({
  stored,
  onMade,
  onDone,
}: {
  readonly stored: AccountKey;
  readonly onMade: (made: DataOf<'rotateKey'>) => void;
  readonly onDone: (said?: string) => void;
}) {
  const styles = useStyles();
  const change = useChange();
  const [deleting, setDeleting] = useState(false);
  const { id, name, state } = stored;
  const isDisabled = state === 'disabled';
  return (
    <>
      <div>
        <Button onClick={() => onDone()}>Back to all keys</Button>
      </div>
      <Section title={`Change ${name}`}>
        <Form
          fields={limitFields(stored)}
          action="Save the changes"
          onSend={async (values) => {
            await change('changeKey', { id, ...limitsOf(values) });
            onDone(`The key ${values.name} is changed.`);
          }}
        />
      </Section>
      {state === 'active' && (
        <Section title="Replace it">
          <Text>A new key with the same limits takes over. The old one works until the overlap ends.</Text>
          <Form
            secondary
            fields={[{ name: 'overlap_days', type: 'number', label: 'Days during which both keys work', initial: '1' }]}
            action="Replace the key"
            onSend={async ({ overlap_days }) =>
              onMade(await change('rotateKey', { id, overlap_days: overlap_days === '' ? -1 : Number(overlap_days) }))
            }
          />
        </Section>
      )}
      {(state === 'active' || isDisabled) && (
        <Section title={isDisabled ? 'Enable it' : 'Disable it'}>
          <Text>
            {isDisabled
              ? 'The key works again within a second.'
              : 'The key is refused within a second. You can enable it again.'}
          </Text>
          <Form
            secondary
            fields={[]}
            action={isDisabled ? 'Enable the key' : 'Disable the key'}
            onSend={async () => {
              await change(isDisabled ? 'enableKey' : 'disableKey', { id });
              onDone(`The key ${name} is ${isDisabled ? 'enabled' : 'disabled'}.`);
            }}
          />
        </Section>
      )}
      <Section title="Delete it">
        <Text>Programs that use the key are refused for good. Its usage and its entries in the audit trail stay.</Text>
        {deleting ? (
          <Form
            secondary
            fields={[]}
            action={`Delete ${name} for good`}
            onCancel={() => setDeleting(false)}
            onSend={async () => {
              await change('deleteKey', { id });
              onDone(`The key ${name} is deleted.`);
            }}
          />
        ) : (
          <div className={styles.row}>
            <Button onClick={() => setDeleting(true)}>Delete the key</Button>
          </div>
        )}
      </Section>
    </>
  );
}
