import { useState } from 'react';
import { peoplePages } from '../../../src/contract/people';
import { Answered } from '../../parts/answered';
import { Notice } from '../../../ui/notices/notice';
import { Section } from '../../parts/section';
import { useOpen, useParameter } from '../../service/address';
import { useAccount, useMay, useOperation } from '../context';
import { AccountName } from './account-name';
import { Invite } from './invite';
import { MemberTable, useMayChange } from './member-table';
import { OneInvitation } from './one-invitation';
import { OneMember } from './one-member';
import { OpenInvitations } from './open-invitations';
import { say } from '../../../ui/language/say';

/** `/dashboard/team` */
export default function Team() {
  const { again } = useAccount();
  const members = useOperation('listMembers', {});
  const invitations = useOperation('listInvitations', {});
  const mayChange = useMayChange();
  const mayWrite = useMay('members.write');
  const mayRename = useMay('account.write');
  const [said, setSaid] = useState<string | undefined>();
  const open = useOpen();
  const chosenMember = useParameter('member');
  const chosenInvitation = useParameter('invitation');
  const toTeam = (sentence?: string): void => {
    setSaid(sentence);
    members.again();
    invitations.again();
    // The person may have changed their own role, or left.
    again();
    open(peoplePages.team);
  };
  const member = members.data?.members.find((one) => one.id === chosenMember && mayChange(one));
  if (member !== undefined) return <OneMember member={member} onDone={toTeam} />;
  const waiting = invitations.data?.invitations.filter(({ state }) => state === 'open') ?? [];
  const invitation = waiting.find(({ id }) => mayWrite && id === chosenInvitation);
  if (invitation !== undefined) return <OneInvitation invitation={invitation} onDone={toTeam} />;
  return (
    <>
      {said !== undefined && <Notice>{said}</Notice>}
      <Section title={say('members')}>
        <Answered answer={members}>{(list) => <MemberTable members={list.members} />}</Answered>
      </Section>
      {mayWrite && (
        <Section title={say('invite_somebody')}>
          <Invite onInvited={invitations.again} />
        </Section>
      )}
      <Section title={say('open_invitations')}>
        <Answered answer={invitations}>{() => <OpenInvitations invitations={waiting} />}</Answered>
      </Section>
      {mayRename && (
        <Section title={say('name_of_account')}>
          <AccountName onDone={toTeam} />
        </Section>
      )}
    </>
  );
}
