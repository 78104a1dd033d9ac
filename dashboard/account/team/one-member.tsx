import { Button, Text } from '@fluentui/react-components';
import type { MemberList } from '../../../src/contract/account-members';
import type { Role } from '../../../src/contract/words/roles';
import { Form } from '../../parts/form';
import { Section } from '../../parts/section';
import { useChange, useMay } from '../context';
import { roleField } from '../role-field';
import { roleLabels } from '../words';
import { say } from '../../../ui/language/say';

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
        <Button onClick={() => onDone()}>{say('back_to_team')}</Button>
      </div>
      <Section title={say('change_role_of', { name })}>
        <Text>{email}</Text>
        <Form
          fields={[roleField(mayNameOwners, role)]}
          action={say('change_role')}
          onSend={async (values) => {
            const chosen = values.role as Role;
            await change('changeMember', { id, role: chosen });
            onDone(say('role_changed', { name, role: roleLabels[chosen] }));
          }}
        />
      </Section>
      <Section title={say('remove_this', { name })}>
        <Text>{say('remove_explained')}</Text>
        <Form
          secondary
          fields={[]}
          action={say('remove_from_team')}
          onSend={async () => {
            await change('removeMember', { id });
            onDone(say('member_removed', { name }));
          }}
        />
      </Section>
    </>
  );
}
