import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { addinAccess, type AddinAccess } from '../../src/contract';
import { message, type Message } from '../../src/language/message';
import { isAddressOrNetwork } from '../network/address-list';
import {
  addressSetting,
  choiceSetting,
  ConfigError,
  listSetting,
  optionalSetting,
  secondsSetting,
} from '../environment';
import { commandLine } from '../command-line';
import { isLoopback } from '../network/loopback';

const guidSetting = (rule: Message, about: string) =>
  optionalSetting(
    about,
    (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
    rule,
    (value) => value.toLowerCase(),
  );

/** The environment variables of the add-in's gateway. */
export const gatewayVariables = {
  SVC_ADDIN_ACCESS: choiceSetting(
    addinAccess,
    `Who may use the Excel add-in. local: this machine only. code: whoever has an access code, which \`${commandLine('access')} create\` makes. entra: Microsoft single sign-on.`,
  ),
  SVC_ENTRA_TENANT: guidSetting(
    message('setting_tenant'),
    'With entra, or SVC_ENTRA_CLIENT_SECRET: the directory of the app registration.',
  ),
  SVC_ENTRA_CLIENT_ID: guidSetting(
    message('setting_application'),
    'With entra, or SVC_ENTRA_CLIENT_SECRET: the application of the app registration.',
  ),
  SVC_ENTRA_AUTHORITY: addressSetting(
    'The sign-in service of Microsoft, where it is that of a sovereign cloud. Empty: https://login.microsoftonline.com.',
  ),
  SVC_UPSTREAM_URL: addressSetting('Address of another service that answers the add-in. Empty: this server answers.'),
  SVC_API_KEY: optionalSetting(
    'With SVC_UPSTREAM_URL: the key for that service. Without it: the key of this server that the calls of the add-in count towards; empty: the key of this machine.',
  ),
  SVC_UPSTREAM_TIMEOUT: secondsSetting(
    { fallback: 15, least: 0.1, most: 300 },
    'With SVC_UPSTREAM_URL: seconds that the other service may take to answer.',
  ),
  SVC_OFFICE_JS: choiceSetting(
    ['cdn', 'local'],
    'Where office.js comes from. cdn: Microsoft. local: this server, for closed networks.',
  ),
  SVC_TLS_CERT: optionalSetting('File of the certificate in PEM form, where the server itself speaks HTTPS.'),
  SVC_TLS_KEY: optionalSetting('File of the key of that certificate, in PEM form.'),
  SVC_TRUSTED_PROXIES: listSetting(
    'Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas.',
    isAddressOrNetwork,
    message('setting_networks'),
  ),
};

/** How Microsoft Entra signs people in. */
export interface EntraConfig {
  readonly tenant: string;
  readonly clientId: string;
  /** Address of the sign-in service. It differs in sovereign clouds. */
  readonly authority: string;
}

/** Another server that answers the add-in's calls. */
export interface UpstreamConfig {
  readonly url: string;
  readonly apiKey: string;
  /** The time limit for one answer, in milliseconds. */
  readonly timeout: number;
}

/** The configuration of the add-in's gateway. */
export interface GatewayConfig {
  readonly addinAccess: AddinAccess;
  /** The app registration in Microsoft Entra; undefined where none is named. */
  readonly registration: EntraConfig | undefined;
  /** undefined: people do not sign in to the add-in with Microsoft Entra. */
  readonly entra: EntraConfig | undefined;
  /** undefined: this server answers the calls itself. */
  readonly upstream: UpstreamConfig | undefined;
  /** The key that the add-in's calls count towards; undefined: this machine's own key. */
  readonly apiKey: string | undefined;
  readonly officeJs: 'cdn' | 'local';
  /** Certificate and key in PEM form; undefined: the server does not speak HTTPS itself. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
}

/** Is the way to this address safe from reading and tampering? It must use HTTPS or stay on this machine. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

type Values = z.output<z.ZodObject<typeof gatewayVariables>>;

/** The app registration; undefined where there is none. */
function registrationOf({
  SVC_ENTRA_TENANT: tenant,
  SVC_ENTRA_CLIENT_ID: clientId,
  SVC_ENTRA_AUTHORITY: authority = 'https://login.microsoftonline.com',
}: Values): EntraConfig | undefined {
  if (tenant === undefined || clientId === undefined) return undefined;
  if (!isSafe(authority)) throw new ConfigError(message('entra_authority_unsafe'));
  return { tenant, clientId, authority };
}

function entraOf({ SVC_ADDIN_ACCESS }: Values, registration: EntraConfig | undefined): EntraConfig | undefined {
  if (SVC_ADDIN_ACCESS !== 'entra') return undefined;
  if (registration === undefined) throw new ConfigError(message('entra_without_registration'));
  return registration;
}

function upstreamOf({
  SVC_UPSTREAM_URL: url,
  SVC_API_KEY: apiKey,
  SVC_UPSTREAM_TIMEOUT: timeout,
}: Values): UpstreamConfig | undefined {
  if (url === undefined) return undefined;
  if (apiKey === undefined) throw new ConfigError(message('upstream_without_key'));
  if (!isSafe(url)) throw new ConfigError(message('upstream_unsafe'));
  return { url, apiKey, timeout };
}

function tlsOf({ SVC_TLS_CERT: cert, SVC_TLS_KEY: key }: Values): GatewayConfig['tls'] {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new ConfigError(message('tls_files_together'));
  const read = (name: string, path: string): Buffer => {
    try {
      return readFileSync(path);
    } catch {
      throw new ConfigError(message('tls_file_unreadable', { name, file: path }));
    }
  };
  return { cert: read('SVC_TLS_CERT', cert), key: read('SVC_TLS_KEY', key) };
}

/**
 * The configuration of the add-in's gateway, from checked variables.
 *
 * @param host the address that the server is bound to
 * @throws ConfigError with a sentence where variables contradict each other
 */
export function gatewayConfig(values: Values, host: string): GatewayConfig {
  if (values.SVC_ADDIN_ACCESS === 'local' && !isLoopback(host))
    throw new ConfigError(message('host_open_to_all', { host }));
  const registration = registrationOf(values);
  return {
    addinAccess: values.SVC_ADDIN_ACCESS,
    registration,
    entra: entraOf(values, registration),
    upstream: upstreamOf(values),
    apiKey: values.SVC_API_KEY,
    officeJs: values.SVC_OFFICE_JS,
    tls: tlsOf(values),
    trustedProxies: values.SVC_TRUSTED_PROXIES,
  };
}
