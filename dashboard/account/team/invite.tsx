import { useState } from 'react';
import type { NewInvitation } from '../../../src/contract/account-members';
import type { Role } from '../../../src/contract/words/roles';
import { CopyText } from '../../parts/copy-text';
import { fields } from '../../parts/fields';
import { Form } from '../../parts/form';
import { momentInWords } from '../../parts/moments';
import { Notice } from '../../../ui/notices/notice';
import { useChange, useMay } from '../context';
import { roleField } from '../role-field';
import { say } from '../../../ui/language/say';

/** What happens with a new invitation: it is mailed, or the person passes its link on. */
function Sent({ email, link, mailed, expires_at }: NewInvitation) {
  const until = momentInWords(expires_at);
  return mailed ? (
    <Notice>{say('invitation_mailed', { email, until })}</Notice>
  ) : (
    <>
      <Notice>{say('invitation_not_mailed', { email, until })}</Notice>
      <CopyText wraps name={say('link_of_invitation')} text={link} />
    </>
  );
}

/**
 * Invites a person by their address.
 *
 * @param onInvited is told of each invitation
 */
export function Invite({ onInvited }: { readonly onInvited: () => void }) {
  const change = useChange();
  const mayNameOwners = useMay('owners.write');
  const [invited, setInvited] = useState<NewInvitation | undefined>();
  return (
    <>
      {invited !== undefined && <Sent {...invited} />}
      <Form<'email' | 'role'>
        clears
        fields={[{ ...fields.email, autoComplete: 'off' }, roleField(mayNameOwners)]}
        action={say('invite')}
        onSend={async ({ email, role }) => {
          setInvited(undefined);
          setInvited(await change('invite', { email, role: role as Role }));
          onInvited();
        }}
      />
    </>
  );
}
