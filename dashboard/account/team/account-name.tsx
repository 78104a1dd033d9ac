import { Form } from '../../parts/form';
import { useAccount, useChange } from '../context';
import { say } from '../../../ui/language/say';

/**
 * Renames the account.
 *
 * @param onDone says what has changed
 */
export function AccountName({ onDone }: { readonly onDone: (said: string) => void }) {
  const { account } = useAccount();
  const change = useChange();
  return (
    <Form
      secondary
      fields={[{ name: 'name', label: say('field_name'), hint: say('name_as_team_sees'), initial: account.name }]}
      action={say('rename_account')}
      onSend={async ({ name }) => {
        await change('changeAccount', { name });
        onDone(say('account_renamed'));
      }}
    />
  );
}
