import { z } from 'zod';
import { resolve } from 'node:path';
import { address, ConfigError, optionalText, text } from './environment';
import { type GatewayConfig, gatewayConfig, gatewayVariables } from './settings/gateway';
import { type OperationConfig, operationConfig, operationVariables } from './settings/runtime';

export { ConfigError } from './environment';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const Environment = z.object({
  ...gatewayVariables,
  ...operationVariables,
  SVC_HOST: text('127.0.0.1'),
  SVC_PORT: text('3000')
    .refine((value) => /^\d+$/.test(value) && Number(value) <= 65_535, {
      error: 'must be a port number from 0 to 65535; 0 picks a free one.',
    })
    .transform(Number),
  SVC_DATA_DIR: text('.data').transform((path) => resolve(path)),
  SVC_PUBLIC_URL: address('must be the address that callers use, starting with http:// or https://.'),
  SVC_DOCS_URL: address('must be an address starting with http:// or https://.'),
  SVC_DATABASE_URL: optionalText.refine((value) => value === undefined, {
    error: 'must be empty: the database is SQLite in the data directory.',
  }),
  SVC_LOG_LEVEL: text('info').pipe(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}.` })),
  SVC_PLANS_FILE: optionalText,
  SVC_FEEDS: text('on').pipe(z.enum(['on', 'off'], { error: 'must be on or off.' })),
  SVC_FEEDS_FILE: optionalText,
  SVC_SPREAD_PERCENT: text('1')
    .refine((value) => Number(value) >= 0 && Number(value) < 50, {
      error: 'must be a percentage from 0 to 50: the difference between ask and bid where no source quotes them.',
    })
    .transform(Number),
  SVC_REQUEST_TIMEOUT: text('30')
    .refine((value) => Number(value) >= 0.1 && Number(value) <= 600, {
      error:
        'must be a number of seconds from 0.1 to 600: how long a caller may take to send a request, a third of it for the headers.',
    })
    .transform((value) => Math.round(Number(value) * 1_000)),
  SVC_REQUEST_BUDGET: text('10')
    .refine((value) => Number(value) >= 0.001 && Number(value) <= 600, {
      error: 'must be a number of seconds from 0.001 to 600: how much computing one request may take.',
    })
    .transform((value) => Number(value) * 1_000),
  SVC_SESSION_PER_MINUTE: text('300000')
    .refine((value) => /^\d+$/.test(value) && Number(value) >= 1, {
      error: 'must be a whole number of 1 or more: the calls that one session of the add-in may make a minute.',
    })
    .transform(Number),
  SVC_STOP_GRACE: text('1')
    .refine((value) => Number(value) >= 0 && Number(value) <= 300, {
      error:
        'must be a number of seconds from 0 to 300: how long the server goes on answering after a signal to stop, while /readyz says that it is stopping.',
    })
    .transform((value) => Math.round(Number(value) * 1_000)),
  SVC_CORS_ORIGINS: text('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim().replace(/\/+$/, ''))
        .filter((origin) => origin !== ''),
    )
    .refine((origins) => origins.every((origin) => /^https?:\/\/[^\s/]+$/.test(origin)), {
      error:
        'must be web origins with commas between them, for example https://app.example.com,https://intranet.example.com; leave it empty to allow none.',
    }),
});

/** What the server is told by its environment. */
export interface Config extends GatewayConfig, OperationConfig {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly dataDir: string;
  /** The address callers use, where it is not the one that is bound. */
  readonly publicUrl: string | undefined;
  /** Where the reference pages are, if not on this server. */
  readonly docsUrl: string | undefined;
  /** Undefined: SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly plansFile: string | undefined;
  /** Does this process ask sources for new figures at their hours? */
  readonly feeds: 'on' | 'off';
  /** What a deployment changes of the sources. */
  readonly feedsFile: string | undefined;
  /** Between bid and ask where no source quotes them, in percent of the mid rate. */
  readonly spreadPercent: number;
  /** How long a caller may take to send a request, headers and body together, in milliseconds. */
  readonly requestTimeout: number;
  /** The computing time that one request may take, in milliseconds. */
  readonly requestBudget: number;
  /** Calls a minute that one session of the add-in may make. */
  readonly sessionPerMinute: number;
  /** How long the server goes on answering after a signal to stop, in milliseconds. */
  readonly stopGrace: number;
  /** Web origins that browsers may call from; none when empty. */
  readonly corsOrigins: readonly string[];
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with one sentence for each variable that is wrong, naming it
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  const value = parsed.data;
  return {
    ...gatewayConfig(value, value.SVC_HOST),
    ...operationConfig(value),
    host: value.SVC_HOST,
    port: value.SVC_PORT,
    dataDir: value.SVC_DATA_DIR,
    publicUrl: value.SVC_PUBLIC_URL,
    docsUrl: value.SVC_DOCS_URL,
    databaseUrl: value.SVC_DATABASE_URL,
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
