import type { Logger } from 'pino';
import type { Message } from '../../src/language/message';
import type { People } from '../store/people';
import type { Causer, Limits } from './limits';
import type { AccountMailKind, Mailer } from './mail';
import { mailLanguage } from './mail-language';

/** A mail about an account. */
interface AccountMail {
  readonly kind: AccountMailKind;
  readonly to: string;
  /** The page that its link opens. */
  readonly page: string;
  readonly token?: string;
  readonly text: (link: string) => Message;
}

/** Mails about accounts. */
export interface Letters {
  /**
   * Sends a mail about an account to somebody, with a link to a page. A mail tells of something that is done, so nothing
   * here fails: where there were too many mails, or nobody can count them, none is sent.
   *
   * @returns the link, and whether it is sent
   */
  write(mail: AccountMail, causer: Causer): Promise<{ readonly link: string; readonly mailed: boolean }>;
}

interface LetterParts {
  readonly limits: Pick<Limits, 'accountMail'>;
  readonly mailer: Pick<Mailer, 'send' | 'reaches'>;
  readonly log: Logger;
  /** The link to a page, with a token where it has one. */
  readonly linkTo: (page: string, token?: string) => string;
  readonly store: Pick<People, 'languagesOf'>;
}

export function createLetters({ limits, mailer, log, linkTo, store }: LetterParts): Letters {
  async function isAllowed({ kind, to }: AccountMail, causer: Causer): Promise<boolean> {
    try {
      if (await limits.accountMail(kind, to, causer)) return true;
      log.warn({ kind, account: causer.account }, 'a mail was not sent, because its sender or recipient had too many');
    } catch (err) {
      log.error({ err, kind }, 'a mail was not sent, because it could not be counted');
    }
    return false;
  }
  return {
    async write(mail, causer) {
      const { kind, to, page, token, text } = mail;
      const link = linkTo(page, token);
      if (!(await isAllowed(mail, causer))) return { link, mailed: false };
      mailer.send({ kind, to, link, language: await mailLanguage(store, to, causer.language), text: text(link) });
      return { link, mailed: mailer.reaches(to) };
    },
  };
}
