import { Button, Text } from '@fluentui/react-components';
import type { TokenList } from '../../../src/contract/account-tokens';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange } from '../context';

/**
 * Revokes a token.
 *
 * @param onDone goes back to the list and says what has changed
 */
export function OneToken({
  stored: { id, name },
  onDone,
}: {
  readonly stored: TokenList['tokens'][number];
  readonly onDone: (said?: string) => void;
}) {
  const change = useChange();
  return (
    <>
      <div>
        <Button onClick={() => onDone()}>Back to all tokens</Button>
      </div>
      <Section title={`Revoke ${name}`}>
        <Text>Programs that use the token are refused for good. Keys that they made still work.</Text>
        <Form
          secondary
          fields={[]}
          action="Revoke the token"
          onSend={async () => {
            await change('revokeToken', { id });
            onDone(`The token ${name} is revoked.`);
          }}
        />
      </Section>
    </>
  );
}
