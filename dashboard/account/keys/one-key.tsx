import { Button, Text } from '@fluentui/react-components';
import type { AccountKey } from '../../../src/contract/account-keys';
import { Confirmed } from '../../parts/confirmed';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import type { DataOf } from '../../service/account';
import { useChange } from '../context';
import { limitFields, limitsOf } from './key-fields';
import { say } from '../../../ui/language/say';

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
  const change = useChange();
  const { id, name, state } = stored;
  const isDisabled = state === 'disabled';
  return (
    <>
      <div>
        <Button onClick={() => onDone()}>{say('back_to_keys')}</Button>
      </div>
      <Section title={say('change_this', { name })}>
        <Form
          fields={limitFields(stored)}
          action={say('save_changes')}
          onSend={async (values) => {
            await change('changeKey', { id, ...limitsOf(values) });
            onDone(say('key_changed', { name: values.name }));
          }}
        />
      </Section>
      {state === 'active' && (
        <Section title={say('replace_it')}>
          <Text>{say('replace_explained')}</Text>
          <Form
            secondary
            fields={[{ name: 'overlap_days', type: 'number', label: say('both_keys_work'), initial: '1' }]}
            action={say('replace_key')}
            onSend={async ({ overlap_days }) =>
              onMade(await change('rotateKey', { id, overlap_days: overlap_days === '' ? -1 : Number(overlap_days) }))
            }
          />
        </Section>
      )}
      {(state === 'active' || isDisabled) && (
        <Section title={isDisabled ? say('enable_it') : say('disable_it')}>
          <Text>{isDisabled ? say('key_works_again') : say('key_is_refused')}</Text>
          <Form
            secondary
            fields={[]}
            action={isDisabled ? say('enable_key') : say('disable_key')}
            onSend={async () => {
              await change(isDisabled ? 'enableKey' : 'disableKey', { id });
              onDone(isDisabled ? say('key_enabled', { name }) : say('key_disabled', { name }));
            }}
          />
        </Section>
      )}
      <Section title={say('delete_it')}>
        <Text>{say('delete_explained')}</Text>
        <Confirmed
          action={say('delete_key')}
          question={say('delete_for_good', { name })}
          onSend={async () => {
            await change('deleteKey', { id });
            onDone(say('key_deleted', { name }));
          }}
        />
      </Section>
    </>
  );
}
