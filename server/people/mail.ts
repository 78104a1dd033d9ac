import type { Logger } from 'pino';
import { productName } from '../../src/contract/product';
import { type MessageCode, message } from '../../src/language/message';
import { say } from '../../src/language/say';
import type { PeopleConfig } from '../settings/people';

/** The kinds of mail. Each has a subject and a text with one link. */
export type MailKind = 'verify' | 'exists' | 'link' | 'no_link' | 'reset';

/** A mail to one person. */
export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly link: string;
}

/** The longest time that a mail server may take, in milliseconds. */
const patience = 20_000;

/** The top-level domain of addresses that no mail reaches. */
const unreachable = '.localhost';

const textsOf = ({ kind, link }: Mail): { readonly subject: string; readonly text: string } => {
  const [subject, text] = [`mail_${kind}_subject`, `mail_${kind}`] as const satisfies readonly MessageCode[];
  return {
    subject: say(message(subject, { product: productName })),
    text: `${say(message(text, { product: productName, link }))}\n`,
  };
};

/**
 * Sends mails. Without a mail server, the link is written to the log.
 *
 * Sending goes on after the answer: its duration would show whether an address is known.
 */
export function createMailer(config: PeopleConfig['mail'], log: Logger) {
  const sending = new Set<Promise<void>>();

  async function deliver(mail: Mail): Promise<void> {
    if (config === undefined || mail.to.endsWith(unreachable)) {
      log.info(
        { kind: mail.kind, to: mail.to, link: mail.link },
        'this link is not sent, because there is no mail server',
      );
      return;
    }
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: config.url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // As an object, an address cannot name several recipients.
      await transport.sendMail({ from: config.from, to: { name: '', address: mail.to }, ...textsOf(mail) });
    } finally {
      transport.close();
    }
  }

  return {
    /** Starts to send a mail. A failure is logged. */
    send(mail: Mail): void {
      const sent = deliver(mail)
        .catch((err: unknown) => log.error({ err, kind: mail.kind }, 'a mail was not sent; check SVC_SMTP_URL'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    /** Waits until everything is sent. */
    close: async (): Promise<void> => void (await Promise.all(sending)),
  };
}
export type Mailer = ReturnType<typeof createMailer>;
