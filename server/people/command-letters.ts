import { pino } from 'pino';
import type { Config } from '../config';
import { addressOf } from '../network/address-of';
import { createMailer } from './mail';
import type { People } from './people';

/**
 * Writes mails about accounts from a command, with the settings of the server, which may be stopped; undefined where
 * there is no mail server.
 */
export function commandLetters(config: Config): Pick<People, 'write' | 'close'> | undefined {
  const mail = config.people?.mail;
  if (mail === undefined) return undefined;
  // Standard output is for what the command prints.
  const mailer = createMailer(mail, pino(pino.destination(2)));
  return {
    write({ kind, to, page, text }) {
      const link = `${addressOf(config, config.port)}${page}`;
      mailer.send({ kind, to, link, text: text(link) });
      return Promise.resolve({ link, mailed: mailer.reaches(to) });
    },
    close: mailer.close,
  };
}
