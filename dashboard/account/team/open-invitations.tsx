import { Text } from '@fluentui/react-components';
import type { InvitationList } from '../../../src/contract/account-members';
import { momentInWords } from '../../parts/moments';
import { Table } from '../../../ui/tables/table';
import { useMay } from '../context';
import { NavLink } from '../nav-link';
import { roleLabels } from '../words';
import { invitationAddress } from './address';

/** Invitations that nobody has accepted yet; an address leads to what can be done. */
export function OpenInvitations({ invitations }: Pick<InvitationList, 'invitations'>) {
  const mayWrite = useMay('members.write');
  if (invitations.length === 0) return <Text>There are none.</Text>;
  return (
    <Table
      look="records"
      caption="Open invitations"
      columns={['Email address', 'Role', 'Invited by', 'Works until']}
      rows={invitations.map(({ id, email, role, invited_by, expires_at }) => [
        mayWrite ? <NavLink to={invitationAddress(id)}>{email}</NavLink> : email,
        roleLabels[role],
        invited_by,
        momentInWords(expires_at),
      ])}
    />
  );
}
