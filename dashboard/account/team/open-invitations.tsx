import { Text } from '@fluentui/react-components';
import type { InvitationList } from '../../../src/contract/account-members';
import { momentInWords } from '../../parts/moments';
import { Table } from '../../../ui/tables/table';
import { useMay } from '../context';
import { NavLink } from '../nav-link';
import { roleLabels } from '../words';
import { invitationAddress } from './address';
import { say } from '../../../ui/language/say';

/** Invitations that nobody has accepted yet; an address leads to what can be done. */
export function OpenInvitations({ invitations }: Pick<InvitationList, 'invitations'>) {
  const mayWrite = useMay('members.write');
  if (invitations.length === 0) return <Text>{say('no_invitations')}</Text>;
  return (
    <Table
      look="records"
      caption={say('open_invitations')}
      columns={[say('field_email'), say('role_field'), say('invited_by'), say('works_until')]}
      rows={invitations.map(({ id, email, role, invited_by, expires_at }) => [
        mayWrite ? <NavLink to={invitationAddress(id)}>{email}</NavLink> : email,
        roleLabels[role],
        invited_by,
        momentInWords(expires_at),
      ])}
    />
  );
}
