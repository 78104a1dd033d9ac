import type { MemberList } from '../../../src/contract/account-members';
import { momentInWords } from '../../parts/moments';
import { Table } from '../../../ui/tables/table';
import { useMay } from '../context';
import { NavLink } from '../nav-link';
import { roleLabels } from '../words';
import { memberAddress } from './address';
import { say } from '../../../ui/language/say';

type Member = MemberList['members'][number];

/** May the person change this member? Only owners change owners. */
export function useMayChange(): (member: Member) => boolean {
  const mayWrite = useMay('members.write');
  const mayNameOwners = useMay('owners.write');
  return ({ role }) => mayWrite && (role !== 'owner' || mayNameOwners);
}

/** Everybody in the account; a name leads to what can be done. */
export function MemberTable({ members }: Pick<MemberList, 'members'>) {
  const mayChange = useMayChange();
  return (
    <Table
      look="records"
      caption={say('members')}
      columns={[say('field_name'), say('field_email'), say('role_field'), say('member_since')]}
      rows={members.map((member) => [
        mayChange(member) ? <NavLink to={memberAddress(member.id)}>{member.name}</NavLink> : member.name,
        member.email,
        roleLabels[member.role],
        momentInWords(member.joined_at),
      ])}
    />
  );
}
