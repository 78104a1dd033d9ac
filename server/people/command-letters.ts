import { pino } from 'pino';
import { systemClock } from '../clock';
import type { Config } from '../config';
import { addressOf } from '../network/address-of';
import type { Store } from '../store/store';
import { createLetters, type Letters } from './letters';
import { createLimits } from './limits';
import { createMailer } from './mail';

/**
 * Writes mails about accounts from a command, with the settings of the server, which may be stopped; undefined where
 * there is no mail server.
 */
export function commandLetters(
  config: Config,
  store: Store,
): (Letters & { readonly close: () => Promise<void> }) | undefined {
  const mail = config.people?.mail;
  if (mail === undefined) return undefined;
  // Standard output is for what the command prints.
  const log = pino(pino.destination(2));
  const mailer = createMailer(mail, log);
  const linkTo = (page: string): string => `${addressOf(config, config.port)}${page}`;
  return {
    ...createLetters({ limits: createLimits(store, systemClock), mailer, log, linkTo, store }),
    close: mailer.close,
  };
}
