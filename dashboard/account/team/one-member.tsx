import { Button, Text } from '@fluentui/react-components';
import type { MemberList } from '../../../src/contract/account-members';
import type { Role } from '../../../src/contract/words/roles';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange, useMay } from '../context';
import { roleField } from '../role-field';
import { roleLabels } from '../words';

/**
 * Changes of one member.
 *
 * @param onDone goes back to the team and says what has changed
 */
export function OneMember({
  member: { id, name, email, role },
  onDone,
}: {
  readonly member: MemberList['members'][number];
  readonly onDone: (said?: string) => void;
}) {
  const change = useChange();
  const mayNameOwners = useMay('owners.write');
  return (
    <>
      <div>
        <Button onClick={() => onDone()}>Back to the team</Button>
      </div>
      <Section title={`Change the role of ${name}`}>
        <Text>{email}</Text>
        <Form
          fields={[roleField(mayNameOwners, role)]}
          action="Change the role"
          onSend={async (values) => {
            const chosen = values.role as Role;
            await change('changeMember', { id, role: chosen });
            onDone(`The role of ${name} is now ${roleLabels[chosen]}.`);
          }}
        />
      </Section>
      <Section title={`Remove ${name}`}>
        <Text>This person can no longer open the account. Keys that they made still work.</Text>
        <Form
          secondary
          fields={[]}
          action="Remove from the team"
          onSend={async () => {
            await change('removeMember', { id });
            onDone(`${name} is no longer a member.`);
          }}
        />
      </Section>
    </>
  );
}
