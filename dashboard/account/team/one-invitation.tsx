import { Button, Text } from '@fluentui/react-components';
import type { InvitationList } from '../../../src/contract/account-members';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange } from '../context';
import { say } from '../../../ui/language/say';

/**
 * Revokes an invitation.
 *
 * @param onDone goes back to the team and says what has changed
 */
export function OneInvitation({
  invitation: { id, email },
  onDone,
}: {
  readonly invitation: InvitationList['invitations'][number];
  readonly onDone: (said?: string) => void;
}) {
  const change = useChange();
  return (
    <>
      <div>
        <Button onClick={() => onDone()}>{say('back_to_team')}</Button>
      </div>
      <Section title={say('invitation_of', { email })}>
        <Text>{say('revoke_explained')}</Text>
        <Form
          secondary
          fields={[]}
          action={say('revoke_invitation')}
          onSend={async () => {
            await change('revokeInvitation', { id });
            onDone(say('invitation_revoked', { email }));
          }}
        />
      </Section>
    </>
  );
}
