import { z } from 'zod';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import {
  addressSetting,
  choiceSetting,
  ConfigError,
  listSetting,
  numberSetting,
  optionalSetting,
  secondsSetting,
  settingHelp,
  type SettingHelp,
  textSetting,
} from './environment';
import { isPostgres } from './network/database-address';
import { type FeedConfig, feedConfig, feedVariables } from './settings/feeds';
import { type LawConfig, lawConfig, lawVariables } from './settings/laws';
import { type GatewayConfig, gatewayConfig, gatewayVariables } from './settings/gateway';
import { type PeopleConfig, peopleConfig, peopleVariables } from './settings/people';
import { type LawWatchConfig, lawWatchConfig, lawWatchVariables } from './settings/law-watch';
import { type OperationConfig, operationConfig, operationVariables } from './settings/runtime';
import { type WebhookConfig, webhookConfig, webhookVariables } from './settings/webhooks';
import { fromIssueText } from '../src/language/issue-text';
import { message } from '../src/language/message';
import { withoutEnd } from '../src/without-end';

export { ConfigError } from './environment';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const variables = {
  SVC_HOST: textSetting('127.0.0.1', 'Address that the server listens on. The default lets only this machine in.'),
  SVC_PORT: numberSetting(
    { fallback: 3000, least: 0, most: 65_535, whole: true },
    'Port that the server listens on. 0 picks a free one and prints it.',
  ),
  SVC_DATA_DIR: textSetting(
    '.data',
    'Directory of the database: keys, quotas and the history of figures. In a release the default is the data folder of the user.',
  ),
  SVC_LEGAL_DIR: optionalSetting(
    'Directory with privacy.md, terms.md and support.md, which /privacy, /terms and /support show. Empty: legal in SVC_DATA_DIR.',
  ),
  SVC_DATABASE_URL: optionalSetting(
    'Address of a PostgreSQL database (14 or newer), which several servers may share. Empty: SQLite in SVC_DATA_DIR. For example\npostgres://svc:secret@db.internal:5432/svc',
    isPostgres,
    message('setting_postgres'),
  ),
  SVC_WORKERS: optionalSetting(
    'Processes that share the port of this machine: a number, or auto for one a core. Limits per address and per session apply to each process separately. Empty: 1.',
    (value) => value === 'auto' || /^[1-9]\d{0,2}$/.test(value),
    message('setting_workers'),
  ),
  SVC_PUBLIC_URL: addressSetting('Address that callers use, where it differs from SVC_HOST and SVC_PORT.'),
  SVC_DOCS_URL: addressSetting('Address of the reference pages that errors link to, where another server has them.'),
  SVC_LOG_LEVEL: choiceSetting(logLevels, 'The least serious messages that are logged.', 'info'),
  SVC_PLANS_FILE: optionalSetting(
    'JSON file with the limits of plans, for example\n{ "free": { "per_month": 3000, "per_minute": 60 } }',
  ),
  SVC_FEEDS: choiceSetting(
    ['on', 'off'],
    'on: exchange rates and central bank figures are updated from their sources. Without internet access they stay as they are, and /status shows their age.',
  ),
  SVC_FEEDS_FILE: optionalSetting(
    'JSON file that changes sources: their address or hours, or whether they are on, for example\n{ "frankfurter": { "hosts": ["http://fx.internal:8080/v2"] }, "sarb": { "schedule": { "pattern": "0 18 * * 1-5", "timezone": "Africa/Johannesburg" } }, "bis": { "on": false } }',
  ),
  ...feedVariables,
  ...lawVariables,
  SVC_SPREAD_PERCENT: numberSetting(
    { fallback: 1, least: 0, most: 50, unit: 'percent' },
    'Difference between ask and bid where no source quotes them, in percent of the mid-market rate.',
  ),
  SVC_REQUEST_TIMEOUT: secondsSetting(
    { fallback: 30, least: 0.1, most: 600 },
    'Seconds that a caller may take to send a request; a third of them for the headers.',
  ),
  SVC_REQUEST_BUDGET: secondsSetting(
    { fallback: 10, least: 0.001, most: 600 },
    'Seconds of computing time for one request. Items of a batch beyond it are answered with budget_exceeded.',
  ),
  SVC_SESSION_PER_MINUTE: numberSetting(
    { fallback: 300_000, least: 1, most: 1_000_000_000, unit: 'calls', whole: true },
    'Calls that one session of the add-in may make in a minute.',
  ),
  SVC_STOP_GRACE: secondsSetting(
    { fallback: 1, least: 0, most: 300 },
    'Seconds for which the server still answers after SIGTERM or Ctrl+C, while /readyz says 503. Behind a load balancer: more than two of its checks. The process ends at most 9 seconds later.',
  ),
  ...operationVariables,
  SVC_CORS_ORIGINS: listSetting(
    'Web origins from which browsers may call, separated by commas. Empty: none.',
    (origin) => /^https?:\/\/[^\s/]+$/.test(origin),
    message('setting_origins'),
    (origin) => withoutEnd(origin, '/'),
  ),
  ...gatewayVariables,
  ...peopleVariables,
  ...webhookVariables,
  ...lawWatchVariables,
};

const Environment = z.object(variables);

/** Every setting with its help, in the order of `.env.example`. */
export const settings: readonly (readonly [name: string, help: SettingHelp])[] = Object.entries(variables).map(
  ([name, schema]) => [name, settingHelp.get(schema)!],
);

/** The configuration of a server. */
export interface Config extends FeedConfig, LawConfig, LawWatchConfig, GatewayConfig, OperationConfig, WebhookConfig {
  /** undefined: there are no accounts. */
  readonly people: PeopleConfig | undefined;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly dataDir: string;
  /** The directory of the pages that the operator fills in. */
  readonly legalDir: string;
  /** The address that callers use, where it differs from the bound one. */
  readonly publicUrl: string | undefined;
  /** The address of the reference pages, if another server has them. */
  readonly docsUrl: string | undefined;
  /** The address of a PostgreSQL database. undefined: SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Processes that serve. */
  readonly workers: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly plansFile: string | undefined;
  /** Does this process update figures from their sources? */
  readonly feeds: 'on' | 'off';
  /** The file with which a deployment changes the settings of feeds. */
  readonly feedsFile: string | undefined;
  /** The spread between bid and ask if no source quotes them, in percent of the mid-market rate. */
  readonly spreadPercent: number;
  /** How long a caller may take to send a request, headers and body together, in milliseconds. */
  readonly requestTimeout: number;
  /** The computing time allowed for one request, in milliseconds. */
  readonly requestBudget: number;
  /** Calls per minute allowed for one session of the add-in. */
  readonly sessionPerMinute: number;
  /** How long the server keeps answering after a stop signal, in milliseconds. */
  readonly stopGrace: number;
  /** Web origins that browsers may call from; none when empty. */
  readonly corsOrigins: readonly string[];
}

const aboutOf = (name: string): string => settings.find(([setting]) => setting === name)![1].about;

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with a sentence for each variable that is wrong: its name, what it must be and what it does
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path: [place], message: rule }) => {
        const name = String(place);
        return message('setting_wrong', { name, rule: fromIssueText(rule), help: aboutOf(name) });
      }),
    );
  const value = parsed.data;
  const gateway = gatewayConfig(value, value.SVC_HOST);
  return {
    ...gateway,
    people: peopleConfig(value, gateway),
    ...operationConfig(value),
    ...feedConfig(value),
    ...lawConfig(value),
    ...webhookConfig(value),
    ...lawWatchConfig(value, value.SVC_PUBLIC_URL),
    host: value.SVC_HOST,
    port: value.SVC_PORT,
    dataDir: resolve(value.SVC_DATA_DIR),
    legalDir: resolve(value.SVC_LEGAL_DIR ?? join(value.SVC_DATA_DIR, 'legal')),
    publicUrl: value.SVC_PUBLIC_URL,
    docsUrl: value.SVC_DOCS_URL,
    databaseUrl: value.SVC_DATABASE_URL,
    workers: value.SVC_WORKERS === 'auto' ? availableParallelism() : Number(value.SVC_WORKERS ?? 1),
    logLevel: value.SVC_LOG_LEVEL,
    plansFile: value.SVC_PLANS_FILE,
    feeds: value.SVC_FEEDS,
    feedsFile: value.SVC_FEEDS_FILE,
    spreadPercent: value.SVC_SPREAD_PERCENT,
    requestTimeout: value.SVC_REQUEST_TIMEOUT,
    requestBudget: value.SVC_REQUEST_BUDGET,
    sessionPerMinute: value.SVC_SESSION_PER_MINUTE,
    stopGrace: value.SVC_STOP_GRACE,
    corsOrigins: value.SVC_CORS_ORIGINS,
  };
}
