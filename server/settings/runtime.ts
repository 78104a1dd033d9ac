import { z } from 'zod';
import { optionalText, text } from '../environment';

const number = (fallback: number, least: number, most: number, what: string) =>
  text(String(fallback))
    .refine((value) => Number(value) >= least && Number(value) <= most, {
      error: `must be a number from ${least} to ${most}: ${what}.`,
    })
    .transform(Number);

const whole = (fallback: number, most: number, what: string) =>
  number(fallback, 1, most, what).refine(Number.isInteger, { error: `must be a whole number: ${what}.` });

/** The environment variables of running the service where strangers reach it. */
export const operationVariables = {
  SVC_ANSWER_TIMEOUT: number(
    30,
    0.1,
    600,
    'how many seconds a caller may read nothing of an answer that waits',
  ).transform((value) => Math.round(value * 1_000)),
  SVC_UNREAD_MEGABYTES: whole(128, 65_536, 'how much memory may wait for callers who do not read their answers'),
  SVC_MAX_CONNECTIONS: whole(2_000, 1_000_000, 'how many connections may be open in all'),
  SVC_MAX_CONNECTIONS_PER_ADDRESS: whole(500, 1_000_000, 'how many connections may be open from one address'),
  SVC_OPEN_PER_MINUTE: whole(
    600,
    1_000_000,
    'how many pages, and requests without a valid key, one address may ask for in a minute',
  ),
  SVC_METRICS: text('private').pipe(
    z.enum(['private', 'open'], {
      error: 'must be private (this machine, or the token in SVC_METRICS_TOKEN) or open (everybody).',
    }),
  ),
  SVC_METRICS_TOKEN: optionalText.refine((value) => value === undefined || /^[\x21-\x7e]{16,}$/.test(value), {
    error: 'must have 16 letters, digits or signs at least, without blanks: what Prometheus sends as its bearer token.',
  }),
};

/** What keeps strangers from taking more than their share. */
export interface OperationConfig {
  /** How long a caller may read nothing of an answer that waits, in milliseconds. */
  readonly answerTimeout: number;
  /** What may wait for callers who do not read their answers, in bytes. */
  readonly mostUnread: number;
  readonly maxConnections: number;
  /** Proxies that are trusted may open more. */
  readonly maxConnectionsPerAddress: number;
  /** Pages, and requests without a valid key, that one address may ask for. */
  readonly openPerMinute: number;
  /** Who may read the metrics. */
  readonly metrics: 'private' | 'open';
  /** Who shows it may read the metrics from anywhere. */
  readonly metricsToken: string | undefined;
}

type Values = z.output<z.ZodObject<typeof operationVariables>>;

export const operationConfig = (values: Values): OperationConfig => ({
  answerTimeout: values.SVC_ANSWER_TIMEOUT,
  mostUnread: values.SVC_UNREAD_MEGABYTES * 2 ** 20,
  maxConnections: values.SVC_MAX_CONNECTIONS,
  maxConnectionsPerAddress: values.SVC_MAX_CONNECTIONS_PER_ADDRESS,
  openPerMinute: values.SVC_OPEN_PER_MINUTE,
  metrics: values.SVC_METRICS,
  metricsToken: values.SVC_METRICS_TOKEN,
});
