import type { PeopleChoices } from '../../src/contract/people';
import { useAnswer } from '../service/use-answer';
import { Notice } from '../../ui/notices/notice';

/**
 * Says where a link went. It reads the same whether the address has an account or not.
 *
 * @param email that was typed
 */
export function MailSent({ email }: { readonly email: string }) {
  const { data } = useAnswer<PeopleChoices>('/choices');
  if (data === undefined) return null;
  return data.mail ? (
    <Notice>
      If {email} can be used here, an email is on its way to it. Open the link in it. No email? Look in the spam folder,
      or ask again in a few minutes.
    </Notice>
  ) : (
    <Notice intent="warning">
      This server sends no email. If {email} can be used here, the link is in the log of the server, where whoever runs
      it can read it.
    </Notice>
  );
}
