import { Button, Text } from '@fluentui/react-components';
import type { InvitationList } from '../../../src/contract/account-members';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange } from '../context';

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
        <Button onClick={() => onDone()}>Back to the team</Button>
      </div>
      <Section title={`Invitation of ${email}`}>
        <Text>The link stops working at once. You can invite the same address again.</Text>
        <Form
          secondary
          fields={[]}
          action="Revoke the invitation"
          onSend={async () => {
            await change('revokeInvitation', { id });
            onDone(`The invitation of ${email} is revoked.`);
          }}
        />
      </Section>
    </>
  );
}
