import { Form } from '../../parts/form';
import { useAccount, useChange } from '../context';

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
      fields={[{ name: 'name', label: 'Name', hint: 'As everybody in the team sees it.', initial: account.name }]}
      action="Rename the account"
      onSend={async ({ name }) => {
        await change('changeAccount', { name });
        onDone('The account has a new name.');
      }}
    />
  );
}
