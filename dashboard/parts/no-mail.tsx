import { legalPages } from '../../src/contract/legal';
import { Notice } from '../../ui/notices/notice';
import { TextLink } from './text-link';

const { address, title } = legalPages.support;

/** Says before a form that no email will come, and whom to ask. */
export function NoMail() {
  return (
    <Notice intent="warning">
      This server sends no email. The link goes to the log of the server. Before you go on, ask whoever runs this
      service to pass it on to you. Whom to ask:{' '}
      <TextLink inline to={address}>
        {title}
      </TextLink>
    </Notice>
  );
}
