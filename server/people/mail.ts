import type { Logger } from 'pino';
import { productName } from '../../src/contract/product';
import { catalogOf } from '../../src/language/catalogs';
import type { Language } from '../../src/language/languages';
import { type Message, message } from '../../src/language/message';
import { say } from '../../src/language/say';
import type { PeopleConfig } from '../settings/people';
import { mailAsHtml } from './mail-html';

type LinkKind = 'verify' | 'exists' | 'link' | 'no_link' | 'reset';

/** The kinds of mail about an account. */
export type AccountMailKind = 'invitation' | 'plan_asked' | 'plan_to_decide' | 'plan_granted' | 'plan_refused';

/** To whom a mail goes, its link, and the language of its reader. */
interface Addressed {
  readonly to: string;
  readonly link: string;
  readonly language: Language;
}

/** A mail whose text names nothing but its link. */
export type LinkMail = Addressed & { readonly kind: LinkKind };

/** A mail to one person. The subject names nothing that anybody has typed. */
export type Mail = LinkMail | (Addressed & { readonly kind: AccountMailKind; readonly text: Message });

/** The longest time that a mail server may take, in milliseconds. */
const patience = 20_000;

/** The top-level domain of addresses that no mail reaches. */
const unreachable = '.localhost';

function contentOf(mail: Mail) {
  const { kind, link, language } = mail;
  const catalog = catalogOf(language);
  const sentence = 'text' in mail ? mail.text : message(`mail_${mail.kind}` as const, { product: productName, link });
  const text = say(sentence, catalog);
  return {
    subject: say(message(`mail_${kind}_subject` as const, { product: productName }), catalog),
    text: `${text}\n`,
    html: mailAsHtml(text, link, language),
    headers: { 'content-language': language },
  };
}

/**
 * Sends mails. Without a mail server, the link is written to the log, whatever its level.
 *
 * Sending goes on after the answer: its duration would show whether an address is known.
 */
export function createMailer(config: PeopleConfig['mail'], log: Logger) {
  const sending = new Set<Promise<void>>();
  // Whatever the level of the log, because nobody else has the link.
  const links = log.child({}, { level: 'info' });
  /** Does a mail reach this address? Otherwise its link is in the log. */
  const reaches = (email: string): boolean => config !== undefined && !email.endsWith(unreachable);

  async function deliver(mail: Mail): Promise<void> {
    if (config === undefined || !reaches(mail.to)) {
      links.info(
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
      await transport.sendMail({ from: config.from, to: { name: '', address: mail.to }, ...contentOf(mail) });
    } finally {
      transport.close();
    }
  }

  return {
    reaches,
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
