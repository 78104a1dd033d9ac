import type { z } from 'zod';
import { message } from '../../src/language/message';
import { choiceSetting, numberSetting, optionalSetting, secondsSetting } from '../environment';

/** The settings that keep one caller from taking more than a fair share. */
export const operationVariables = {
  SVC_ANSWER_TIMEOUT: secondsSetting(
    { fallback: 30, least: 0.1, most: 600 },
    'Seconds for which a caller may stop reading an answer. After that the connection is closed.',
  ),
  SVC_UNREAD_MEGABYTES: numberSetting(
    { fallback: 128, least: 1, most: 65_536, unit: 'megabytes', whole: true },
    'Memory for answers that callers have not read yet, in MB. When it is full, the connections of callers who do not read are closed.',
  ),
  SVC_MAX_CONNECTIONS: numberSetting(
    { fallback: 2_000, least: 1, most: 1_000_000, unit: 'connections', whole: true },
    'Open connections in all. Idle ones are closed to make room for new ones.',
  ),
  SVC_MAX_CONNECTIONS_PER_ADDRESS: numberSetting(
    { fallback: 500, least: 1, most: 1_000_000, unit: 'connections', whole: true },
    'Open connections from one address. Proxies in SVC_TRUSTED_PROXIES may open more.',
  ),
  SVC_OPEN_PER_MINUTE: numberSetting(
    { fallback: 600, least: 1, most: 1_000_000, unit: 'requests', whole: true },
    'Requests without a valid key, pages included, that one address may make in a minute. Calls with a key are not counted here.',
  ),
  SVC_METRICS: choiceSetting(
    ['private', 'open'],
    'Who may read /metrics. private: programs on this machine, as long as only this machine reaches the server. open: everybody.',
  ),
  SVC_METRICS_TOKEN: optionalSetting(
    'Whoever sends this token as Authorization: Bearer may read /metrics from anywhere.',
    (value) => /^[\x21-\x7e]{16,}$/.test(value),
    message('setting_token'),
  ),
};

/** The limits that keep one caller from taking more than a fair share. */
export interface OperationConfig {
  /** How long a caller may stop reading an answer, in milliseconds. */
  readonly answerTimeout: number;
  /** Memory for answers that callers have not read yet, in bytes. */
  readonly mostUnread: number;
  readonly maxConnections: number;
  /** Trusted proxies may open more. */
  readonly maxConnectionsPerAddress: number;
  /** Requests without a valid key, including pages, that one address may make per minute. */
  readonly openPerMinute: number;
  /** Who may read the metrics. */
  readonly metrics: 'private' | 'open';
  /** A caller who sends this token may read the metrics from anywhere. */
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
