import { Button, Text } from '@fluentui/react-components';
import type { TokenList } from '../../../src/contract/account-tokens';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange } from '../context';
import { say } from '../../../ui/language/say';

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
        <Button onClick={() => onDone()}>{say('back_to_tokens')}</Button>
      </div>
      <Section title={say('revoke_this_token', { name })}>
        <Text>{say('revoke_token_explained')}</Text>
        <Form
          secondary
          fields={[]}
          action={say('revoke_token')}
          onSend={async () => {
            await change('revokeToken', { id });
            onDone(say('token_revoked', { name }));
          }}
        />
      </Section>
    </>
  );
}
