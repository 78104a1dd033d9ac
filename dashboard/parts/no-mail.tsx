import { legalPages } from '../../src/contract/legal';
import { say } from '../../ui/language/say';
import { labelled } from '../../ui/language/terms';
import { Notice } from '../../ui/notices/notice';
import { TextLink } from './text-link';

const { address, title } = legalPages.support;

/** Says before a form that no email will come, and whom to ask. */
export function NoMail() {
  return (
    <Notice intent="warning">
      {say('no_mail')}{' '}
      <TextLink inline to={address}>
        {labelled('legal', 'support', title)}
      </TextLink>
    </Notice>
  );
}
