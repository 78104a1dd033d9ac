import type { PeopleChoices } from '../../src/contract/people';
import { say } from '../../ui/language/say';
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
    <Notice>{say('mail_on_its_way', { email })}</Notice>
  ) : (
    <Notice intent="warning">{say('mail_in_log', { email })}</Notice>
  );
}
