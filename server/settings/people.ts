import type { z } from 'zod';
import { message } from '../../src/language/message';
import { choiceSetting, ConfigError, listSetting, optionalSetting } from '../environment';
import type { EntraConfig, GatewayConfig } from './gateway';

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/;

/** A mailbox, with or without a name before it. Line breaks would let somebody add headers. */
const mailbox = /^([^<>\r\n]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** The environment variables of accounts for people. */
export const peopleVariables = {
  SVC_ACCOUNTS: choiceSetting(
    ['off', 'on'],
    'on: people sign up at /signup and log in at /login. With SVC_UPSTREAM_URL they are always off.',
    'on',
  ),
  SVC_SIGN_UP: choiceSetting(
    ['open', 'closed'],
    'Who may make an account. open: everybody, or the domains in SVC_SIGN_UP_DOMAINS. closed: nobody new.',
  ),
  SVC_SIGN_UP_DOMAINS: listSetting(
    'Domains of the email addresses that may sign up, separated by commas. Empty: all.',
    (domain) => hostName.test(domain),
    message('setting_domains'),
    (domain) => domain.toLowerCase(),
  ),
  SVC_SMTP_URL: optionalSetting(
    'Mail server for links to confirm an address, log in or set a password. Empty: links are written to the log. For example\nsmtps://user:secret@mail.example.com:465',
    (value) => /^smtps?:\/\/[^\s/]+/.test(value),
    message('setting_smtp'),
  ),
  SVC_MAIL_FROM: optionalSetting(
    'Sender of these emails, for example\nSVC Finance Africa <accounts@example.com>',
    (value) => mailbox.test(value),
    message('setting_sender'),
  ),
  SVC_ADMINISTRATORS: listSetting(
    'Addresses of the people who administer the service, separated by commas. Only a confirmed address counts. On a machine of your own, whoever opened the first link administers it as well.',
    (address) => /^[^\s<>@]+@[^\s<>@]+$/.test(address),
    message('setting_emails'),
    (address) => address.toLowerCase(),
  ),
  SVC_ENTRA_CLIENT_SECRET: optionalSetting(
    'A client secret of SVC_ENTRA_CLIENT_ID. With it, people of SVC_ENTRA_TENANT may log in with Microsoft.',
  ),
};

/** How people sign in with Microsoft. */
interface MicrosoftConfig extends EntraConfig {
  readonly clientSecret: string;
}

/** The accounts of people. */
export interface PeopleConfig {
  readonly signUp: 'open' | 'closed';
  /** Domains whose people may sign up; all when empty. */
  readonly signUpDomains: readonly string[];
  /** Addresses of those who administer the service, in lower case. */
  readonly administrators: readonly string[];
  /** undefined: links are written to the log. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** undefined: nobody signs in with Microsoft. */
  readonly microsoft: MicrosoftConfig | undefined;
}

type Values = z.output<z.ZodObject<typeof peopleVariables>>;

function mailOf({ SVC_SMTP_URL: url, SVC_MAIL_FROM: from }: Values): PeopleConfig['mail'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError(message('smtp_without_sender'));
  return { url, from };
}

function microsoftOf(
  clientSecret: string | undefined,
  registration: EntraConfig | undefined,
): PeopleConfig['microsoft'] {
  if (clientSecret === undefined) return undefined;
  if (registration === undefined) throw new ConfigError(message('secret_without_registration'));
  return { ...registration, clientSecret };
}

/**
 * The accounts of people, from checked variables; undefined where there are none.
 *
 * @throws ConfigError with a sentence where variables contradict each other
 */
export function peopleConfig(
  values: Values,
  { upstream, registration }: Pick<GatewayConfig, 'upstream' | 'registration'>,
): PeopleConfig | undefined {
  if (values.SVC_ACCOUNTS === 'off' || upstream !== undefined) return undefined;
  return {
    signUp: values.SVC_SIGN_UP,
    signUpDomains: values.SVC_SIGN_UP_DOMAINS,
    administrators: values.SVC_ADMINISTRATORS,
    mail: mailOf(values),
    microsoft: microsoftOf(values.SVC_ENTRA_CLIENT_SECRET, registration),
  };
}
